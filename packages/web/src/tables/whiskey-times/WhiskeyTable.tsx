import { type ReactNode, useCallback, useRef, useState } from 'react';
import { CardLanguage, cardWords } from '../../cards/words/index.js';
import { useActs } from '../parts/acts.js';
import { Flights } from '../parts/Flights.js';
import { useKeptFocus } from '../parts/focus.js';
import { Ring } from '../parts/Ring.js';
import { useSounds } from '../parts/sounds.js';
import type { TableProps } from '../props.js';
import '../tables.css';
import '../parts/own.css';
import { TableLanguage, tableWords, useTableWords } from '../words/index.js';
import { AnyCard } from './AnyCard.js';
import { type Catalogue, catalogueOf } from './catalogue.js';
import { GuestSheet, type Looked } from './GuestSheet.js';
import { Guests } from './Guests.js';
import { Markets } from './Markets.js';
import { Mine } from './Mine.js';
import { actsIn, flightsOf, soundOf } from './moving.js';
import { Others } from './Others.js';
import { Outside } from './Outside.js';
import { Pages } from './Pages.js';
import type { WhiskeyView } from './view.js';
import './whiskey.css';

/** The table of Whiskey Times, with all its variants: everything at once where there is room, two pages to swipe on phones. */
export function WhiskeyTable(props: TableProps) {
  const { language, seat, mode, moves, news, reducedMotion, sound, setting, play } = props;
  const view = props.view as WhiskeyView;
  const words = tableWords(language);
  const spoken = cardWords(language);
  const cards = catalogueOf(setting, props.words);
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root, view);
  const seated = seat >= 0 && mode !== 'screen';
  const [looked, setLooked] = useState<Looked>();
  const [picked, setPicked] = useState<string>();
  const lifted = picked !== undefined && moves.includes(picked) ? picked : undefined;
  const lift = (line: string) => {
    setPicked(lifted === line ? undefined : line);
    if (lifted === line) play(line);
  };
  const acts = useActs(news, actsIn);
  const flights = useCallback((events: typeof news.events) => flightsOf(events, seat), [seat]);
  useSounds(news, soundOf, sound);
  const draw = (card: string) => <AnyCard card={card} cards={cards} />;
  const common = { view, props, cards };
  return (
    <TableLanguage value={words}>
      <CardLanguage value={spoken}>
        <div className="tt whiskey" data-mode={mode} data-watching={!seated && mode !== 'screen'} ref={root}>
          <Head {...common} acts={acts} draw={draw} />
          <Pages
            bar={
              mode !== 'hand' && (
                <>
                  <Markets {...common} lifted={lifted} onLift={lift} />
                  {seated && <Guests {...common} onLook={setLooked} />}
                </>
              )
            }
            room={
              mode !== 'hand' && (
                <>
                  <Outside {...common} onLook={setLooked} />
                  <Others {...common} acts={acts} draw={draw} onLook={setLooked} />
                </>
              )
            }
          />
          {seated && <Mine {...common} lifted={lifted} onPutBack={() => setPicked(undefined)} />}
          <Flights root={root} news={news} flightsOf={flights} draw={draw} still={reducedMotion} />
        </div>
        {looked && (
          <GuestSheet looked={looked} view={view} props={props} cards={cards} onClose={() => setLooked(undefined)} />
        )}
      </CardLanguage>
    </TableLanguage>
  );
}

interface HeadProps {
  readonly view: WhiskeyView;
  readonly props: TableProps;
  readonly cards: Catalogue;
  readonly acts: ReturnType<typeof useActs>;
  readonly draw: (card: string) => ReactNode;
}

/** Where the evening is, and who sits at the table. */
function Head({ view, props: { players, seat, mode }, cards, acts, draw }: HeadProps) {
  const words = useTableWords();
  const struck = view.struck === null ? undefined : cards.resource(view.struck)?.name;
  return (
    <div className="w-head">
      <Facts view={view} seat={seat} players={players} struck={struck} />
      {seat >= 0 && mode !== 'screen' && (
        <Ring
          players={players}
          seat={seat}
          mode={mode}
          waiting={view.waiting}
          acts={acts}
          draw={draw}
          about={(who) => (
            <>
              <span>{words.whiskey.points(view.scores[who] ?? 0)}</span>
              <span className="w-held">{words.cards(view.handSizes[who] ?? 0)}</span>
            </>
          )}
        />
      )}
    </div>
  );
}

interface FactsProps {
  readonly view: WhiskeyView;
  readonly seat: number;
  readonly players: TableProps['players'];
  readonly struck: string | undefined;
}

/** What everybody has to know just now. */
function Facts({ view, seat, players, struck }: FactsProps) {
  const { whiskey: words } = useTableWords();
  const mine = view.waiting.includes(seat);
  return (
    <ul className="facts">
      {view.phase === 'draw' && !mine && <li className="loud">{words.drawPoints(view.points)}</li>}
      {struck && <li className="alarm">{words.struck(struck)}</li>}
      {view.endedBy !== null && <li className="alarm">{words.endNear(players[view.endedBy]?.name ?? '')}</li>}
    </ul>
  );
}
