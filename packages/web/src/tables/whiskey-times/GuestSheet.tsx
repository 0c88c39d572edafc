import type { Setting } from '@taproom/engine';
import { gainOf, recipeOf, type WhiskeyCards } from '@taproom/games/whiskey-times';
import { useState } from 'react';
import { useCardWords } from '../../cards/words/index.js';
import { Sheet } from '../../parts/Sheet.js';
import type { TableProps } from '../props.js';
import { useTableWords } from '../words/index.js';
import { AnyCard, cardName } from './AnyCard.js';
import type { Catalogue, GuestEntry } from './catalogue.js';
import {
  freeExtras,
  giftsOf,
  neededExtras,
  type Serving,
  servingsOf,
  servingWith,
  swapsOf,
  swapWith,
} from './compose.js';
import { RecipeList } from './Guests.js';
import './sheets.css';
import type { WhiskeyView } from './view.js';

/** A guest somebody wants a closer look at: one of the viewer's own, of the market, or another's. Places count from 1. */
export interface Looked {
  readonly slug: string;
  readonly place?: number;
  readonly market?: number;
  /** What is to be done with them; left out, everything that can be. */
  readonly act?: Act;
}

export type Act = 'serve' | 'gift' | 'swap';

interface Props {
  readonly looked: Looked;
  readonly view: WhiskeyView;
  readonly props: TableProps;
  readonly cards: Catalogue;
  readonly onClose: () => void;
}

/** All about a guest, and what can be done with them now. */
export function GuestSheet({ looked, view, props, cards, onClose }: Props) {
  const words = useTableWords();
  const guest = cards.guest(looked.slug);
  if (!guest) return null;
  const { moves, play } = props;
  const send = (line: string) => {
    onClose();
    play(line);
  };
  const gain = (line: string): number => gainOf(props.setting as Setting<WhiskeyCards>, view, line);
  const { place, act } = looked;
  const shows = (one: Act): boolean => act === undefined || act === one;
  const recipe = recipeOf(props.setting.cards as WhiskeyCards, guest.slug, view.hand);
  const served = place !== undefined && view.served[props.seat]?.[place - 1];
  const cheap = moves.flatMap((line) => /^play (\S+) guest /.exec(line)?.[1] ?? []);
  return (
    <Sheet title={guest.name} onClose={onClose}>
      <div className="guest-sheet">
        <div className="guest-portrait">
          <AnyCard card={guest.slug} cards={cards} />
        </div>
        <div className="guest-about">
          <p>
            <small>{words.whiskey.lived(guest.lived)}</small> {guest.about}
          </p>
          {!served && recipe && <RecipeList guest={guest} recipe={recipe} cards={cards} />}
        </div>
      </div>
      {place !== undefined && (
        <>
          {shows('serve') && (
            <ServePanel guest={guest} servings={servingsOf(moves, place)} cards={cards} send={send} gain={gain} />
          )}
          {shows('gift') && <GiftPanel gifts={giftsOf(moves, place)} cards={cards} send={send} gain={gain} />}
          {shows('swap') && (
            <SwapPanel title={words.whiskey.swap} swaps={swapsOf(moves, place)} view={view} cards={cards} send={send} />
          )}
          {[...new Set(shows('swap') ? cheap : [])].map((event) => (
            <SwapPanel
              key={event}
              title={words.whiskey.swapCheap(cards.resource(event)?.name ?? event)}
              swaps={swapsOf(moves, place, event)}
              view={view}
              cards={cards}
              send={send}
            />
          ))}
        </>
      )}
      <div className="guest-details">
        <p>{words.whiskey.worth(guest.perfect, guest.substitute)}</p>
        <p>{words.whiskey.giftWorth(guest.giftPreferred, guest.giftRegion)}</p>
        <p>{words.whiskey.icons(guest.marketIcon, guest.guestIcon)}</p>
        {guest.companion !== undefined && <p>{words.whiskey.companion(companionName(guest.companion, words))}</p>}
      </div>
    </Sheet>
  );
}

const companionName = (companion: string, words: ReturnType<typeof useTableWords>): string =>
  companion.startsWith('group:') ? words.whiskey.anyInGroup(companion.slice(6)) : companion;

interface PanelProps {
  readonly guest: GuestEntry;
  readonly cards: Catalogue;
  readonly send: (line: string) => void;
  /** What a line pays at once, as the rules count it: with what is tucked, and with companions. */
  readonly gain: (line: string) => number;
}

/** A drink: the bottle, and the cards that may go with it. Everything offered is one of the legal lines. */
function ServePanel({ guest, servings, cards, send, gain }: PanelProps & { readonly servings: readonly Serving[] }) {
  const words = useTableWords();
  const spoken = useCardWords();
  const bottles = [...new Set(servings.map(({ bottle }) => bottle))];
  const favourite = `bottle-${guest.bottle}`;
  const [bottle, setBottle] = useState(bottles.includes(favourite) ? favourite : bottles[0]);
  const ways = servings.filter((serving) => serving.bottle === bottle);
  const [needed, free] = [neededExtras(ways), freeExtras(ways)];
  const [left, setLeft] = useState<readonly string[]>([]);
  if (bottle === undefined) return null;
  const extras = [...needed, ...free.filter((card) => !left.includes(card))];
  const line = servingWith(servings, bottle, extras)?.line;
  const toggle = (card: string) => setLeft(left.includes(card) ? left.filter((one) => one !== card) : [...left, card]);
  return (
    <section className="do-panel">
      <h3>{words.whiskey.serve}</h3>
      {bottles.length > 1 && (
        <Choice
          title={words.whiskey.withBottle}
          options={bottles}
          chosen={[bottle]}
          cards={cards}
          onPress={setBottle}
        />
      )}
      {needed.length + free.length > 0 && (
        <Choice
          title={words.whiskey.withExtras}
          options={[...needed, ...free]}
          chosen={extras}
          fixed={needed}
          cards={cards}
          onPress={toggle}
        />
      )}
      <button
        type="button"
        className="button primary wide"
        data-move={line}
        disabled={line === undefined}
        onClick={() => line && send(line)}
      >
        {words.whiskey.serveNow(
          `${cardName(bottle, cards, spoken)}: ${words.whiskey.pointsLong(line === undefined ? 0 : gain(line))}`,
        )}
      </button>
    </section>
  );
}

function GiftPanel({
  gifts,
  cards,
  send,
  gain,
}: Omit<PanelProps, 'guest'> & { readonly gifts: readonly { line: string; bottle: string }[] }) {
  const words = useTableWords();
  const spoken = useCardWords();
  if (gifts.length === 0) return null;
  return (
    <section className="do-panel">
      <h3>{words.whiskey.gift}</h3>
      {gifts.map(({ line, bottle }) => (
        <button key={line} type="button" className="button wide" data-move={line} onClick={() => send(line)}>
          {words.whiskey.giftFor(cardName(bottle, cards, spoken), gain(line))}
        </button>
      ))}
    </section>
  );
}

interface SwapProps {
  readonly title: string;
  readonly swaps: ReturnType<typeof swapsOf>;
  readonly view: WhiskeyView;
  readonly cards: Catalogue;
  readonly send: (line: string) => void;
}

/** A swap: who comes, and which bottles pay for it. */
function SwapPanel({ title, swaps, view, cards, send }: SwapProps) {
  const words = useTableWords();
  const [target, setTarget] = useState<string>();
  const [paid, setPaid] = useState<readonly string[]>([]);
  const price = swaps[0]?.bottles.length ?? 0;
  if (price === 0) return null;
  const targets = [...new Set(swaps.map((swap) => swap.target))];
  const bottles = [...new Set(swaps.flatMap((swap) => swap.bottles))];
  const line = target && swapWith(swaps, target, paid)?.line;
  const pay = (bottle: string) =>
    setPaid(paid.includes(bottle) ? paid.filter((one) => one !== bottle) : [...paid, bottle].slice(-price));
  const nameOf = (one: string): string =>
    one === 'deck'
      ? words.whiskey.swapDeck
      : (cards.guest(view.guestMarket[Number(one.slice(7)) - 1] ?? '')?.name ?? one);
  return (
    <section className="do-panel">
      <h3>{title}</h3>
      <p>{words.whiskey.swapWhich}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form. */}
      <div className="choice-row" role="group" aria-label={words.whiskey.swapWhich}>
        {targets.map((one) => (
          <button
            key={one}
            type="button"
            className="button"
            aria-pressed={one === target}
            data-target={one}
            onClick={() => setTarget(one)}
          >
            {nameOf(one)}
          </button>
        ))}
      </div>
      <Choice title={words.whiskey.swapPay(price)} options={bottles} chosen={paid} cards={cards} onPress={pay} />
      <button
        type="button"
        className="button primary wide"
        data-move={line}
        disabled={!line}
        onClick={() => line && send(line)}
      >
        {line ? words.whiskey.swapNow : words.whiskey.swapHint}
      </button>
    </section>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly options: readonly string[];
  readonly chosen: readonly string[];
  readonly fixed?: readonly string[];
  readonly cards: Catalogue;
  readonly onPress: (card: string) => void;
}

/** Cards to pick from. Picked ones are lifted and ticked; those that must come along cannot be put back. */
export function Choice({ title, options, chosen, fixed = [], cards, onPress }: ChoiceProps) {
  const words = useTableWords();
  const spoken = useCardWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form.
    <div role="group" aria-label={title}>
      <p>{title}</p>
      <div className="pick-row">
        {options.map((card) => (
          <button
            key={card}
            type="button"
            className="pick"
            data-pick={card}
            aria-pressed={chosen.includes(card)}
            aria-label={`${cardName(card, cards, spoken)}${fixed.includes(card) ? `, ${words.whiskey.needed}` : ''}`}
            disabled={fixed.includes(card)}
            onClick={() => onPress(card)}
          >
            <AnyCard card={card} cards={cards} />
          </button>
        ))}
      </div>
    </div>
  );
}
