import { useRef } from 'react';
import { CardBack } from '../../cards/back.js';
import { GlassIcon, isGlass } from '../../cards/glasses.js';
import { LastCallCard, lastCallFace } from '../../cards/last-call-card.js';
import { lastCallName } from '../../cards/names.js';
import { useCardWords } from '../../cards/words/index.js';
import type { TableProps } from '../props.js';
import { useTableWords } from '../words/index.js';
import { type LastCallView, NONE } from './view.js';

/** The piles, what is to be matched, and which way round it goes. */
export function Middle({ view, props }: { readonly view: LastCallView; readonly props: TableProps }) {
  const words = useTableWords();
  const cards = useCardWords();
  const { play, moves, players, seat, mode, help } = props;
  const mayDraw = moves.includes('draw');
  const choosing =
    view.phase === 'pass' ? view.waiting.map((who) => (who === seat ? words.you : (players[who]?.name ?? ''))) : [];
  return (
    <section className="tt-middle" data-mode={mode} aria-label={words.lastCall.pile}>
      <div className="piles">
        <button
          type="button"
          className="pile-button laid"
          data-place="draw"
          data-move={mayDraw ? 'draw' : undefined}
          data-live={mayDraw}
          data-key="d"
          disabled={!mayDraw}
          aria-label={`${words.lastCall.drawPile(view.draw)}${mayDraw ? `. ${words.lastCall.draw}` : ''}`}
          onClick={() => play('draw')}
        >
          {view.draw > 0 ? <CardBack /> : <span className="no-card" />}
          <span className="pile-count" aria-hidden="true">
            {view.draw}
          </span>
        </button>
        <Pile view={view} help={help} />
        <div className="beside laid" data-place="beside">
          {view.beside.slice(-1).map((card) => (
            <LastCallCard key={card} card={card} label={words.lastCall.beside(lastCallName(card, cards))} />
          ))}
        </div>
      </div>
      <ul className="to-match">
        {view.rounds > 1 && <li>{words.lastCall.round(view.round, view.rounds)}</li>}
        <Direction way={view.direction} />
        <Matching view={view} />
        {view.owed > 0 && <li className="alarm">{words.lastCall.owed(view.owed)}</li>}
        {view.chaser !== NONE && <li className="alarm">{words.lastCall.chaserSuit(cards.suit(view.chaser))}</li>}
        {choosing.length > 0 && <li className="alarm">{words.lastCall.choosing(words.and(choosing))}</li>}
      </ul>
    </section>
  );
}

/** The top card, and under it the one before, so that a card can land on something. */
function Pile({ view, help }: { readonly view: LastCallView; readonly help: (card: string) => void }) {
  const words = useTableWords();
  const cards = useCardWords();
  const tops = useRef<{ now: string; before: string | undefined; nth: number }>({
    now: view.top,
    before: undefined,
    nth: 0,
  });
  if (tops.current.now !== view.top)
    tops.current = { now: view.top, before: tops.current.now, nth: tops.current.nth + 1 };
  const { now, before, nth } = tops.current;
  if (now === NONE) return <div className="laid pile" data-place="pile" />;
  const name = lastCallName(now, cards);
  return (
    <button
      type="button"
      className="pile-button laid pile"
      data-place="pile"
      aria-label={`${words.lastCall.pileTop(name)}. ${words.help}`}
      onClick={() => help(now)}
    >
      {before !== undefined && before !== NONE && (
        <span className="pile-under">
          <LastCallCard card={before} />
        </span>
      )}
      <span key={nth} className={nth > 0 ? 'pile-top lands' : 'pile-top'}>
        <LastCallCard card={now} />
      </span>
    </button>
  );
}

function Direction({ way }: { readonly way: LastCallView['direction'] }) {
  const words = useTableWords();
  return (
    <li className="direction" data-way={way}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M20 12a8 8 0 1 1-2.6-5.900M18 1v5.500h-5.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="unseen">{words.lastCall.direction(words.lastCall[way])}</span>
      <span className="direction-word" aria-hidden="true">
        {words.lastCall[way]}
      </span>
    </li>
  );
}

/** What the next card has to share with the top one, in words: nobody needs to see colours. */
function Matching({ view }: { readonly view: LastCallView }) {
  const words = useTableWords();
  const cards = useCardWords();
  const face = lastCallFace(view.top);
  const called = view.suit !== NONE && view.suit !== face.suit;
  return (
    <>
      {isGlass(view.suit) && (
        <li data-called={called}>
          <GlassIcon name={view.suit} icon />
          {called ? words.lastCall.nowSuit(cards.suit(view.suit)) : cards.suit(view.suit)}
        </li>
      )}
      {face.colour && <li>{cards.colour(face.colour)}</li>}
      {face.shape && !called && <li>{cards.shape(face.shape)}</li>}
    </>
  );
}
