import { useCallback, useEffect, useRef, useState } from 'react';
import { CardLanguage, cardWords } from '../../cards/words/index.js';
import { Flights } from '../parts/Flights.js';
import { useKeptFocus } from '../parts/focus.js';
import type { TableProps } from '../props.js';
import '../tables.css';
import '../parts/own.css';
import { TableLanguage, tableWords } from '../words/index.js';
import { AnyCard, cardName } from './AnyCard.js';
import { Counter } from './Counter.js';
import { catalogueOf } from './catalogue.js';
import { GuestSheet, type Looked } from './GuestSheet.js';
import { Guests } from './Guests.js';
import { Mine } from './Mine.js';
import { flightsOf, soundOf } from './moving.js';
import { Others } from './Others.js';
import type { WhiskeyView } from './view.js';
import './whiskey.css';

const TABS = ['counter', 'guests', 'others'] as const;
type Tab = (typeof TABS)[number];

/** Which part of the table a phone shows when the turn comes to this. */
const TAB_FOR: Readonly<Record<string, Tab>> = { draw: 'counter', act: 'guests', limit: 'guests', replace: 'counter' };

/** The table of Whiskey Times, with all its variants: everything at once where there is room, three tabs on phones. */
export function WhiskeyTable(props: TableProps) {
  const { language, players, seat, mode, news, reducedMotion, sound, setting } = props;
  const view = props.view as WhiskeyView;
  const words = tableWords(language);
  const spoken = cardWords(language);
  const cards = catalogueOf(setting, props.words);
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root, view);
  const mine = view.waiting.includes(seat);
  // Whoever only watches has no guests of their own, and no tab for them.
  const seated = seat >= 0 && mode !== 'screen';
  const tabs = seated ? TABS : TABS.filter((name) => name !== 'guests');
  const [tab, setTab] = useState<Tab>(mine ? (TAB_FOR[view.phase] ?? 'guests') : seated ? 'guests' : 'counter');
  const [looked, setLooked] = useState<Looked>();
  const flights = useCallback((events: typeof news.events) => flightsOf(events, seat), [seat]);
  useEffect(() => {
    const name = soundOf(news.events);
    if (name) sound(name);
  }, [news, sound]);
  useEffect(() => {
    const next = mine ? TAB_FOR[view.phase] : undefined;
    if (next) setTab(next);
  }, [mine, view.phase]);

  return (
    <TableLanguage value={words}>
      <CardLanguage value={spoken}>
        <div className="tt whiskey" data-mode={mode} data-tab={tab} ref={root}>
          <div className="w-head">
            <ul className="facts">
              {view.phase === 'draw' && !mine && <li className="loud">{words.whiskey.drawPoints(view.points)}</li>}
              {view.struck && <li className="alarm">{words.whiskey.struck(cardName(view.struck, cards, spoken))}</li>}
              {view.endedBy !== null && (
                <li className="alarm">{words.whiskey.endNear(players[view.endedBy]?.name ?? '')}</li>
              )}
            </ul>
            <div className="w-tabs" role="tablist" aria-label={words.whiskey.tabs}>
              {tabs.map((name) => (
                <button
                  key={name}
                  type="button"
                  role="tab"
                  id={`w-tab-${name}`}
                  aria-selected={tab === name}
                  aria-controls={`w-part-${name}`}
                  onClick={() => setTab(name)}
                >
                  {words.whiskey[name]}
                </button>
              ))}
            </div>
          </div>
          <div className="w-board">
            <Counter view={view} props={props} cards={cards} onLook={setLooked} />
            {seated && <Guests view={view} props={props} cards={cards} onLook={setLooked} />}
            <Others view={view} props={props} cards={cards} onLook={setLooked} />
          </div>
          {seated && <Mine view={view} props={props} cards={cards} />}
          <Flights
            root={root}
            news={news}
            flightsOf={flights}
            draw={(card) => <AnyCard card={card} cards={cards} />}
            still={reducedMotion}
          />
        </div>
        {looked && (
          <GuestSheet looked={looked} view={view} props={props} cards={cards} onClose={() => setLooked(undefined)} />
        )}
      </CardLanguage>
    </TableLanguage>
  );
}
