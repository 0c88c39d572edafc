import { useCallback, useRef, useState } from 'react';
import { CardBack } from '../../cards/back.js';
import { FriendsCard } from '../../cards/friends-card.js';
import { CardLanguage, cardWordsAt } from '../../cards/words/index.js';
import { Sheet } from '../../parts/Sheet.js';
import type { Act } from '../parts/acts.js';
import { Flights } from '../parts/Flights.js';
import { useKeptFocus } from '../parts/focus.js';
import { Ring } from '../parts/Ring.js';
import { useSounds } from '../parts/sounds.js';
import type { TableProps } from '../props.js';
import '../tables.css';
import '../parts/own.css';
import { TableLanguage, tableWords, useTableWords } from '../words/index.js';
import { Mine } from './Mine.js';
import { flightsOf, soundOf, useLastTrick } from './moving.js';
import { RoundSummary } from './RoundSummary.js';
import { ScoreSheet, SheetButton } from './ScoreSheet.js';
import { Tally } from './Tally.js';
import { Facts, Trick } from './Trick.js';
import { bidOver, type FriendsView } from './view.js';
import './round-summary.css';
import './with-friends.css';
import './screen.css';

const drawCard = (card: string) => (card === 'back' ? <CardBack of="friends" /> : <FriendsCard card={card} />);

/** What everybody did last lies before them: it is the trick. */
const NO_ACTS: ReadonlyMap<number, Act> = new Map();

/** The table of With Friends Like These, in all its variants. */
export function FriendsTable(props: TableProps) {
  const { language, players, seat, mode, news, reducedMotion, sound, setting } = props;
  const view = props.view as FriendsView;
  const words = tableWords(language);
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root, view);
  const [sheet, setSheet] = useState(false);
  const last = useLastTrick(view, news);
  const flights = useCallback((events: typeof news.events) => flightsOf(events, seat), [seat]);
  useSounds(news, soundOf, sound);
  const wide = players.length > 6 && mode !== 'screen';
  // Who only watches sees all of them: with somebody below the trick too, a ring has no room for it.
  const isWatching = seat < 0 && mode !== 'screen';
  return (
    <TableLanguage value={words}>
      <CardLanguage value={cardWordsAt(language, setting)}>
        <div
          className="tt friends"
          data-mode={mode}
          data-ring={mode === 'hand' || isWatching ? undefined : wide ? 'wide' : 'any'}
          ref={root}
        >
          <Facts view={view} />
          <Ring
            players={players}
            seat={seat}
            mode={mode}
            waiting={view.waiting}
            acts={NO_ACTS}
            draw={drawCard}
            hidden={() => mode === 'hand'}
            mark={(who) => view.dealer === who && <abbr title={words.friends.dealer}>{words.friends.dealerMark}</abbr>}
            about={(who) => <AboutSeat who={who} view={view} players={players} />}
          />
          <Trick view={view} props={props} last={last} />
          {mode !== 'screen' && seat >= 0 && <Mine view={view} props={props} onSheet={() => setSheet(true)} />}
          {mode !== 'screen' && seat < 0 && (
            <p className="own-tally">
              <SheetButton onOpen={() => setSheet(true)} />
            </p>
          )}
          <RoundSummary props={props} last={last} />
          <Flights root={root} news={news} flightsOf={flights} draw={drawCard} still={reducedMotion} />
        </div>
        {sheet && (
          <Sheet title={words.friends.sheet} onClose={() => setSheet(false)}>
            <ScoreSheet view={view} players={players} />
          </Sheet>
        )}
      </CardLanguage>
    </TableLanguage>
  );
}

interface AboutSeatProps {
  readonly who: number;
  readonly view: FriendsView;
  readonly players: TableProps['players'];
}

/** What everybody sees of a player: bid and tricks, points, and whose hand they play. */
function AboutSeat({ who, view, players }: AboutSeatProps) {
  const { friends: words } = useTableWords();
  const playsFor = view.playsFor[who] ?? who;
  return (
    <>
      <Tally won={view.tricks[who] ?? 0} bid={bidOver(view, who)} playing={view.phase === 'playing'} />
      <span>{words.points(view.scores[who] ?? 0)}</span>
      {view.phase === 'playing' && playsFor !== who && <span>{words.playsFor(players[playsFor]?.name ?? '')}</span>}
    </>
  );
}
