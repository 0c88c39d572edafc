import { useState } from 'react';
import { useCardWords } from '../../cards/words/index.js';
import { useExplanation } from '../parts/Explain.js';
import { Hand, type HandCard, keyed } from '../parts/Hand.js';
import type { TableProps } from '../props.js';
import { useTableWords } from '../words/index.js';
import { AnyCard, cardName } from './AnyCard.js';
import type { Catalogue } from './catalogue.js';
import { linesFor, pointedSlot } from './compose.js';
import { sorted } from './sort.js';
import { Trade } from './Trade.js';
import { lyingGuest, type WhiskeyView } from './view.js';

interface Props {
  readonly view: WhiskeyView;
  readonly props: TableProps;
  readonly cards: Catalogue;
}
interface MineProps extends Props {
  /** The line that would take the card lifted from a market. */
  readonly lifted: string | undefined;
  readonly onPutBack: () => void;
}

/** Phases that ask for a card of the hand, and the verb they ask with. */
const VERBS: Readonly<Record<string, string>> = { limit: 'discard', caught: 'discard', lose: 'discard', give: 'give' };

/** Which card is chosen, and what pressing one does. */
function useChoosing({ view, props, cards }: Props, onPutBack: () => void) {
  const { moves, play, whyNot, seat, pending, say } = props;
  const [picked, setPicked] = useState<string>();
  const [why, explain] = useExplanation(say, view);
  const hand = keyed(sorted(view.hand, cards));
  const chosen = hand.find(({ key }) => key === picked);
  const usable = (card: string): boolean => linesFor(moves, card).length > 0;
  const send = (line: string) => {
    setPicked(undefined);
    explain(undefined);
    play(line);
  };
  const press = ({ key, card }: HandCard) => {
    if (pending) return;
    const verb = VERBS[view.phase];
    if (verb && view.waiting.includes(seat) && !usable(card)) {
      setPicked(undefined);
      return explain(whyNot(`${verb} ${card}`));
    }
    explain(undefined);
    onPutBack();
    if (picked !== key) return setPicked(key);
    const [line, ...more] = linesFor(moves, card);
    if (line !== undefined && more.length === 0) send(line);
    else setPicked(undefined);
  };
  return { hand, chosen, usable, why, send, press };
}

/** The viewer's own side: what is asked now, and the hand. */
export function Mine({ view, props, cards, lifted, onPutBack }: MineProps) {
  const words = useTableWords();
  const spoken = useCardWords();
  const { mode } = props;
  const { hand, chosen, usable, why, send, press } = useChoosing({ view, props, cards }, onPutBack);
  const idle = mode === 'replay';
  const someUsable = hand.some(({ card }) => usable(card));
  const name = ({ card }: HandCard): string => {
    const said = cardName(card, cards, spoken);
    return !someUsable ? said : usable(card) ? words.cardPlayable(said) : words.cardNot(said);
  };
  return (
    <section className="tt-own" aria-label={words.yourHand(view.hand.length)}>
      <div className="prompt">
        <p className="tell" data-why={why !== undefined}>
          {why ??
            (lifted !== undefined
              ? aboutLifted(lifted, view, props, words)
              : ((chosen && props.hint(chosen.card)) ?? props.prompt))}
        </p>
        <div className="acts">
          {!idle && lifted !== undefined && (
            <>
              <button type="button" className="button primary" data-move={lifted} onClick={() => send(lifted)}>
                {words.whiskey.take}
              </button>
              <button type="button" className="button" data-key="Escape" onClick={onPutBack}>
                {words.whiskey.putBack}
              </button>
            </>
          )}
          {!idle && lifted === undefined && chosen && (
            <CardActs card={chosen.card} props={props} cards={cards} send={send} />
          )}
          {!idle && lifted === undefined && <Decisions view={view} props={props} cards={cards} send={send} />}
        </div>
      </div>
      {!idle && view.phase === 'trade' && <Trade view={view} props={props} cards={cards} />}
      <Hand
        label={words.yourHand(view.hand.length)}
        cards={hand}
        draw={(card) => <AnyCard card={card} cards={cards} />}
        name={name}
        playable={someUsable && view.phase !== 'act' ? ({ card }) => usable(card) : undefined}
        selected={chosen ? [chosen.key] : []}
        onPress={press}
        idle={idle}
        fills={mode === 'hand'}
        share={0.105}
      />
    </section>
  );
}

type Words = ReturnType<typeof useTableWords>;

/** What the card lifted from a market is, and for whom; the top of a deck is anybody's guess. */
function aboutLifted(line: string, view: WhiskeyView, props: TableProps, words: Words): string {
  const [, kind, slot] = line.split(' ');
  const card = (kind === 'bottle' ? view.bottleMarket : view.resourceMarket)[Number(slot) - 1];
  return card === undefined ? words.whiskey.unseen : (props.hint(card) ?? props.prompt);
}

interface ActsProps extends Props {
  readonly send: (line: string) => void;
}

/** What can be done with the chosen card. */
function CardActs({ card, props, cards, send }: Omit<ActsProps, 'view'> & { readonly card: string }) {
  const words = useTableWords();
  const spoken = useCardWords();
  const { moves, players, seat } = props;
  const name = cardName(card, cards, spoken);
  const left = players[(seat + 1) % players.length]?.name ?? '';
  // A cheap swap is chosen at the guest it concerns.
  const lines = linesFor(moves, card).filter((line) => !line.includes(' guest '));
  return lines.map((line) => (
    <button key={line} type="button" className="button primary" data-move={line} onClick={() => send(line)}>
      {textOf(line, name, left, words, cards, spoken)}
    </button>
  ));
}

function textOf(
  line: string,
  name: string,
  left: string,
  words: Words,
  cards: Catalogue,
  spoken: ReturnType<typeof useCardWords>,
): string {
  const [verb, , third, fourth] = line.split(' ');
  if (verb === 'give') return words.whiskey.give(name, left);
  if (verb === 'discard')
    return third === 'onto' ? words.whiskey.discardOnto(name, Number(fourth)) : words.whiskey.discard(name);
  return third ? words.whiskey.fetch(cardName(third, cards, spoken)) : words.whiskey.playEvent(name);
}

/** Decisions that are not about a card of the hand. */
function Decisions({ view, props, cards, send }: ActsProps) {
  const words = useTableWords();
  const spoken = useCardWords();
  const { moves } = props;
  const slot = pointedSlot(view.agenda);
  const pointed = slot === undefined ? undefined : cards.guest(view.guestMarket[slot - 1] ?? '');
  const drawn = view.drawnGuest === null ? undefined : cards.guest(lyingGuest(view.drawnGuest).slug ?? '');
  const texts: Readonly<Record<string, string>> = {
    done: words.whiskey.done[view.phase] ?? words.whiskey.done.act ?? '',
    keep: words.whiskey.keepGuest(drawn?.name ?? ''),
    reject: words.whiskey.rejectGuest,
    'replace from deck': words.whiskey.replaceDeck,
    'replace from market': words.whiskey.replaceMarket(pointed?.name ?? ''),
  };
  const lines = moves.filter(
    (line) => line in texts || line.startsWith('choose ') || (view.phase === 'stack' && line.startsWith('discard ')),
  );
  const shown = [...(drawn ? [drawn.slug] : []), ...view.looked];
  return (
    <>
      {shown.length > 0 && (
        <span className="shown-cards">
          {shown.map((card) => (
            <AnyCard key={card} card={card} cards={cards} label={cardName(card, cards, spoken)} />
          ))}
        </span>
      )}
      {lines.map((line) => (
        <button
          key={line}
          type="button"
          className={line === 'done' ? 'button' : 'button primary'}
          data-move={line}
          data-key={line === 'done' ? 'e' : undefined}
          onClick={() => send(line)}
        >
          {texts[line] ??
            (line.startsWith('choose ')
              ? words.whiskey.chooseBottle(cardName(line.slice(7), cards, spoken))
              : textOf(line, cardName(line.split(' ')[1] ?? '', cards, spoken), '', words, cards, spoken))}
        </button>
      ))}
    </>
  );
}
