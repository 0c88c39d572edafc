import { declarable } from '@taproom/games/shedding';
import { useState } from 'react';
import { GlassIcon, type GlassName } from '../../cards/glasses.js';
import { LastCallCard } from '../../cards/last-call-card.js';
import { lastCallName } from '../../cards/names.js';
import { useCardWords } from '../../cards/words/index.js';
import { useExplanation } from '../parts/Explain.js';
import { Hand, type HandCard, keyed } from '../parts/Hand.js';
import type { TableProps } from '../props.js';
import { useTableWords } from '../words/index.js';
import { Calls, isDue } from './Calls.js';
import { playableCards, playLine, playsIn, suitsFor } from './compose.js';
import { Drink } from './Drink.js';
import { ORDERS, type Order, sorted } from './sort.js';
import { type LastCallView, NONE, nextSeat } from './view.js';

const drawCard = (card: string) => <LastCallCard card={card} />;

/** What is chosen and called, and what pressing cards and calls does. */
function useChoosing(view: LastCallView, props: TableProps) {
  const words = useTableWords();
  const { moves, play, whyNot, pending, say } = props;
  const [order, setOrder] = useState<Order>('suit');
  const [picked, setPicked] = useState<string>();
  const [pressed, setPressed] = useState<readonly string[]>([]);
  // What was called for a turn that is over is forgotten with it.
  const calls = pressed.filter((call) => isDue(moves, call));
  const [why, explain] = useExplanation(say, view);
  const hand = keyed(sorted(view.hand, order));
  const chosen = hand.find(({ key }) => key === picked);
  const playable = playableCards(moves);
  const passing = view.phase === 'pass';
  const suits = chosen && !passing ? suitsFor(playsIn(moves), chosen.card) : [];
  const lineOf = (card: string, suit?: string): string => (passing ? `pass ${card}` : playLine(card, suit, calls));
  const send = (line: string) => {
    const problem = moves.includes(line) ? undefined : (whyNot(line) ?? undefined);
    if (problem !== undefined) return explain(problem);
    setPicked(undefined);
    setPressed([]);
    explain(undefined);
    play(line);
  };
  const press = ({ key, card }: HandCard) => {
    if (pending) return;
    if (!playable.has(card)) {
      setPicked(undefined);
      return explain(reasonFor(card, props, view) ?? words.notYourTurn);
    }
    explain(undefined);
    if (picked !== key) return setPicked(key);
    if (suits.length === 0) send(lineOf(card));
  };
  const toggle = (call: string) => {
    if (!isDue(moves, call))
      return explain(call === 'last-call' ? words.lastCall.lastCallHint : words.lastCall.myShoutHint);
    setPressed(calls.includes(call) ? calls.filter((one) => one !== call) : [...calls, call]);
  };
  return { order, setOrder, calls, why, hand, chosen, playable, passing, suits, lineOf, send, press, toggle };
}

/** The viewer's own side: what can be done now, the calls, the hand. Nothing here ever covers a call. */
export function Mine({ view, props }: { readonly view: LastCallView; readonly props: TableProps }) {
  const words = useTableWords();
  const cards = useCardWords();
  const { moves, prompt, mode, seat, setting } = props;
  const choosing = useChoosing(view, props);
  const { order, setOrder, calls, why, hand, chosen, playable, passing, send, press, toggle } = choosing;
  const idle = mode === 'replay';
  // Nothing looks forbidden to whoever may not do anything yet.
  const isAsked = moves.length > 0 || (props.pending && view.waiting.includes(seat));
  const nameOf = ({ card }: HandCard): string => {
    const name = lastCallName(card, cards);
    return moves.length === 0 ? name : playable.has(card) ? words.cardPlayable(name) : words.cardNot(name);
  };
  return (
    <section className="tt-own" aria-label={words.yourHand(view.hand.length)}>
      <div className="prompt">
        <p className="tell" data-why={why !== undefined}>
          {why ?? (chosen && !passing ? (props.hint(chosen.card) ?? prompt) : prompt)}
        </p>
        <div className="acts">
          {!idle && chosen && <Chosen card={chosen.card} choosing={choosing} view={view} props={props} />}
          {!idle && <Actions view={view} props={props} send={send} />}
        </div>
      </div>
      <div className="own-left calls">
        {!idle && <Calls view={view} moves={moves} armed={calls} onPress={toggle} />}
        {!idle && setting.options['last-call'] !== 'automatic' && view.offences.includes(seat) && (
          <button
            type="button"
            className="button own-up"
            data-move="own-up"
            aria-label={words.lastCall.ownUpLong}
            onClick={() => send('own-up')}
          >
            {words.lastCall.ownUp}
          </button>
        )}
      </div>
      <div className="own-right">
        <Drink left={view.sips[seat]} full={setting.options.sips} large />
        <Sorter order={order} onOrder={setOrder} />
      </div>
      <Hand
        label={words.yourHand(view.hand.length)}
        cards={hand}
        draw={drawCard}
        name={nameOf}
        playable={isAsked ? ({ card }) => playable.has(card) : undefined}
        selected={chosen ? [chosen.key] : passed(hand, view.passing)}
        onPress={press}
        idle={idle}
        fills={mode === 'hand'}
      />
    </section>
  );
}

interface ChosenProps {
  readonly card: string;
  readonly choosing: ReturnType<typeof useChoosing>;
  readonly view: LastCallView;
  readonly props: TableProps;
}

/** What can be done with the chosen card: name a suit with it, play it, or pass it on. */
function Chosen({ card, choosing, view, props: { seat, players } }: ChosenProps) {
  const words = useTableWords();
  const name = lastCallName(card, useCardWords());
  const { suits, playable, passing, lineOf, send } = choosing;
  const receiver = players[nextSeat(seat, players.length, view.direction)]?.name ?? '';
  if (suits.length > 0)
    return <SuitRow suits={suits} onPick={(suit) => send(lineOf(card, suit))} lineOf={(suit) => lineOf(card, suit)} />;
  if (!playable.has(card)) return null;
  return (
    <button type="button" className="button primary" data-move={lineOf(card)} onClick={() => send(lineOf(card))}>
      {passing ? words.lastCall.pass(name, receiver) : words.play(name)}
    </button>
  );
}

const nextOrder = (order: Order): Order => ORDERS[(ORDERS.indexOf(order) + 1) % ORDERS.length] as Order;

/** Says how the hand is sorted, and what a press would do. */
function Sorter({ order, onOrder }: { readonly order: Order; readonly onOrder: (order: Order) => void }) {
  const { lastCall: words } = useTableWords();
  const next = nextOrder(order);
  return (
    <button type="button" className="button sorter" data-key="s" onClick={() => onOrder(next)}>
      <span aria-hidden="true">⇅ </span>
      <span className="sorter-long">{words.sortedBy[order]}</span>
      <span className="sorter-short" aria-hidden="true">
        {words.order[order]}
      </span>
      <span className="unseen">: {words.sortBy[next]}</span>
    </button>
  );
}

/** The card already chosen to be passed stays lifted. */
const passed = (hand: readonly HandCard[], card: string): string[] => {
  const found = card === NONE ? undefined : hand.find((item) => item.card === card);
  return found ? [found.key] : [];
};

/** A card that declares is asked about with a suit, so that the answer is about the card and not about the missing word. */
function reasonFor(card: string, { whyNot, moves, setting }: TableProps, view: LastCallView): string | undefined {
  if (view.phase === 'pass') return whyNot(`pass ${card}`);
  if (moves.length === 0 && !view.waiting.includes(view.viewer)) return whyNot(`play ${card}`);
  const [suit] = declarable(card, setting);
  return whyNot(suit === undefined ? `play ${card}` : `play ${card} as ${suit}`);
}

interface SuitRowProps {
  readonly suits: readonly string[];
  readonly onPick: (suit: string) => void;
  readonly lineOf: (suit: string) => string;
}

function SuitRow({ suits, onPick, lineOf }: SuitRowProps) {
  const words = useTableWords();
  const cards = useCardWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form.
    <div className="suit-row" role="group" aria-label={words.lastCall.declare}>
      {suits.map((suit) => (
        <button
          key={suit}
          type="button"
          className="suit"
          data-move={lineOf(suit)}
          aria-label={words.lastCall.declareAs(cards.suit(suit))}
          onClick={() => onPick(suit)}
        >
          <GlassIcon name={suit as GlassName} icon />
          <span aria-hidden="true">{cards.suit(suit)}</span>
        </button>
      ))}
    </div>
  );
}

/** Everything that can be done without a card. */
function Actions({
  view,
  props,
  send,
}: {
  readonly view: LastCallView;
  readonly props: TableProps;
  readonly send: (line: string) => void;
}) {
  const words = useTableWords();
  const { moves, words: game, names, seat, setting } = props;
  const declared = moves.flatMap((line) => (line.startsWith('declare ') ? [line.slice(8)] : []));
  const texts: Readonly<Record<string, string>> = {
    draw: view.draw === 0 && view.stuck > 0 ? words.lastCall.drawNothing : words.lastCall.draw,
    keep: words.lastCall.keep,
    take: words.lastCall.take(view.owed),
    'draw-three': words.lastCall.drawThree,
    sip: words.lastCall.sip,
    'draw-two': words.lastCall.drawTwo,
  };
  const lines = moves.filter((line) => !/^(play|pass|catch|declare) /.test(line) && line !== 'own-up');
  return (
    <>
      {declared.length > 0 && (
        <SuitRow suits={declared} onPick={(suit) => send(`declare ${suit}`)} lineOf={(suit) => `declare ${suit}`} />
      )}
      {lines.map((line) => (
        <button
          key={line}
          type="button"
          className={line === 'sip' ? 'button primary' : 'button'}
          data-move={line}
          onClick={() => send(line)}
        >
          {texts[line] ?? game.move(line, { names, seat, setting })}
        </button>
      ))}
    </>
  );
}
