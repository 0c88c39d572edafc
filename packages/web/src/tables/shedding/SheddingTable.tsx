import { useCallback, useRef } from 'react';
import { CardBack } from '../../cards/back.js';
import { LastCallCard } from '../../cards/last-call-card.js';
import { CardLanguage, cardWordsAt } from '../../cards/words/index.js';
import { useActs } from '../parts/acts.js';
import { Flights } from '../parts/Flights.js';
import { useKeptFocus } from '../parts/focus.js';
import { Ring } from '../parts/Ring.js';
import { useSounds } from '../parts/sounds.js';
import type { TableProps } from '../props.js';
import '../tables.css';
import '../parts/own.css';
import { TableLanguage, tableWords, useTableWords } from '../words/index.js';
import './shedding.css';
import { Count, Drink } from './Drink.js';
import { Middle } from './Middle.js';
import { Mine } from './Mine.js';
import { actsIn, flightsOf, soundOf } from './moving.js';
import type { LastCallView } from './view.js';

const drawCard = (card: string) => (card === 'back' ? <CardBack /> : <LastCallCard card={card} />);

/** From here on a phone needs the room for the hand. */
const FULL_HAND = 14;

/** The table of Closing Time: Last Call, and of the Last Call of the two-game deck. */
export function SheddingTable(props: TableProps) {
  const { language, players, seat, setting, mode, news, outcome, reducedMotion, sound } = props;
  const view = props.view as LastCallView;
  const words = tableWords(language);
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root, view);
  const acts = useActs(news, actsIn);
  const flights = useCallback((events: typeof news.events) => flightsOf(events, seat), [seat]);
  useSounds(news, soundOf, sound);

  // Where forgetting costs two cards by itself, nobody has to be watched.
  const canCatch =
    !outcome && mode !== 'screen' && mode !== 'replay' && seat >= 0 && setting.options['last-call'] !== 'automatic';
  // Everybody heard who called and who did not.
  const isWatched = (who: number): boolean => canCatch && who !== seat && view.offences.includes(who);
  return (
    <TableLanguage value={words}>
      <CardLanguage value={cardWordsAt(language, setting)}>
        <div
          className="tt last-call"
          data-mode={mode}
          data-full={view.hand.length > FULL_HAND}
          data-ring={mode === 'hand' ? undefined : players.length > 6 && mode !== 'screen' ? 'wide' : 'any'}
          ref={root}
        >
          <Ring
            players={players}
            seat={seat}
            mode={mode}
            waiting={view.waiting}
            acts={acts}
            draw={drawCard}
            hidden={(who) => mode === 'hand' && !isWatched(who)}
            mark={(who) => (view.wins[who] ? '★'.repeat(Math.min(5, view.wins[who])) : undefined)}
            about={(who) => (
              <>
                <Count cards={view.hands[who] as number} />
                <Drink left={view.sips[who]} full={setting.options.sips} />
              </>
            )}
            below={(who) => isWatched(who) && <CatchButton who={who} props={props} />}
          />
          <Middle view={view} props={props} />
          {mode !== 'screen' && seat >= 0 && <Mine view={view} props={props} />}
          <Flights root={root} news={news} flightsOf={flights} draw={drawCard} still={reducedMotion} />
        </div>
      </CardLanguage>
    </TableLanguage>
  );
}

/** Whoever has one card and did not call can be caught. */
function CatchButton({ who, props: { play, players } }: { readonly who: number; readonly props: TableProps }) {
  const { lastCall: words } = useTableWords();
  const line = `catch seat-${who + 1}`;
  return (
    <button
      type="button"
      className="button catch"
      data-move={line}
      data-key="c"
      aria-label={words.catchLong(players[who]?.name ?? '')}
      onClick={() => play(line)}
    >
      {words.catch}
    </button>
  );
}
