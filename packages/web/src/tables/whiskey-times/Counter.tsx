import { useState } from 'react';
import { CardBack } from '../../cards/back.js';
import { useCardWords } from '../../cards/words/index.js';
import { Sheet } from '../../parts/Sheet.js';
import type { TableProps } from '../props.js';
import { useTableWords } from '../words/index.js';
import { AnyCard, cardName } from './AnyCard.js';
import type { Catalogue } from './catalogue.js';
import type { Looked } from './GuestSheet.js';
import { EMPTY, type WhiskeyView } from './view.js';

interface Props {
  readonly view: WhiskeyView;
  readonly props: TableProps;
  readonly cards: Catalogue;
  readonly onLook: (looked: Looked) => void;
}

/** The three markets with their decks, nearest the deck first, and what has been discarded. */
export function Counter({ view, props, cards, onLook }: Props) {
  const words = useTableWords();
  const spoken = useCardWords();
  const [open, setOpen] = useState(false);
  return (
    <section className="w-part w-counter" data-part="counter" id="w-part-counter" aria-label={words.whiskey.counter}>
      <section className="market" aria-label={words.whiskey.guestMarket}>
        <h3>{words.whiskey.guestMarket}</h3>
        <div className="market-row">
          <span className="slot deck" data-place="guest-deck">
            <CardBack of="guests" label={words.whiskey.guestDeck(view.guestDeck)} />
            <b aria-hidden="true">{view.guestDeck}</b>
          </span>
          {view.guestMarket.map((guest, i) => {
            const entry = cards.guest(guest);
            return entry ? (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a place of the market is its number.
                key={i}
                type="button"
                className="slot"
                data-place={`guest-market-${i + 1}`}
                aria-label={words.whiskey.look(entry.name)}
                onClick={() => onLook({ slug: guest, market: i + 1 })}
              >
                <AnyCard card={guest} cards={cards} />
              </button>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place of the market is its number.
              <NoCard key={i} place={`guest-market-${i + 1}`} />
            );
          })}
        </div>
      </section>
      <div className="market-pair">
        <TakeMarket kind="bottle" view={view} props={props} cards={cards} />
        <TakeMarket kind="resource" view={view} props={props} cards={cards} />
      </div>
      <button type="button" className="button discards-button" onClick={() => setOpen(true)}>
        {words.whiskey.discards}
      </button>
      {open && (
        <Sheet title={words.whiskey.discardsTitle} onClose={() => setOpen(false)}>
          {(
            [
              [words.whiskey.bottleMarket, view.bottleDiscard],
              [words.whiskey.resourceMarket, view.resourceDiscard],
              [words.whiskey.guests, view.guestDiscard],
            ] as const
          ).map(([title, pile]) => (
            <section key={title} className="discard-pile">
              <h3>{words.whiskey.discardPile(title, pile.length)}</h3>
              {pile.length === 0 && <p>{words.whiskey.nothingThere}</p>}
              <ul className="card-wall">
                {counted(pile).map(([card, count]) => (
                  <li key={card}>
                    <AnyCard card={card} cards={cards} label={cardName(card, cards, spoken)} />
                    {count > 1 && <b>×{count}</b>}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Sheet>
      )}
    </section>
  );
}

const counted = (cards: readonly string[]): [string, number][] => {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
};

function NoCard({ place }: { readonly place: string }) {
  const words = useTableWords();
  return (
    <span className="slot" data-place={place}>
      <span className="no-slot">
        <span className="unseen">{words.whiskey.emptyPlace}</span>
      </span>
    </span>
  );
}

/** A market one takes cards from. What can be taken stands out and says what it costs. */
function TakeMarket({ kind, view, props, cards }: Omit<Props, 'onLook'> & { readonly kind: 'bottle' | 'resource' }) {
  const words = useTableWords();
  const spoken = useCardWords();
  const { moves, play, help } = props;
  const bottles = kind === 'bottle';
  const slots = bottles ? view.bottleMarket : view.resourceMarket;
  const deckLine = `take ${kind} deck`;
  const deckSize = bottles ? view.bottleDeck : view.resourceDeck;
  const deckName = bottles ? words.whiskey.bottleDeck(deckSize) : words.whiskey.resourceDeck(deckSize);
  const title = bottles ? words.whiskey.bottleMarket : words.whiskey.resourceMarket;
  const mayDeck = moves.includes(deckLine);
  return (
    <section className="market" aria-label={title}>
      <h3>{title}</h3>
      <div className="market-row">
        <button
          type="button"
          className="slot deck"
          data-place={`${kind}-deck`}
          data-move={mayDeck ? deckLine : undefined}
          data-live={mayDeck}
          disabled={!mayDeck}
          aria-label={mayDeck ? words.whiskey.takeUnseen(deckName, bottles ? 2 : 1) : deckName}
          onClick={() => play(deckLine)}
        >
          <CardBack of={bottles ? 'bottles' : 'resources'} />
          <b aria-hidden="true">{deckSize}</b>
          {mayDeck && <Cost points={bottles ? 2 : 1} />}
        </button>
        {slots.map((card, i) => {
          const place = `${kind}-market-${i + 1}`;
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the market is its number.
          if (card === EMPTY) return <NoCard key={i} place={place} />;
          const line = `take ${kind} ${i + 1}`;
          const may = moves.includes(line);
          const cost = bottles || cards.resource(card)?.kind === 'green' ? 2 : 1;
          const name = cardName(card, cards, spoken);
          const height = bottles ? 1 : (view.stacks[i]?.length ?? 1);
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a place of the market is its number.
              key={i}
              type="button"
              className="slot"
              data-place={place}
              data-move={may ? line : undefined}
              data-live={may}
              aria-label={`${may ? words.whiskey.takeIt(name, cost) : name}${height > 1 ? `. ${words.whiskey.stackHeight(height)}` : ''}`}
              onClick={() => (may ? play(line) : help(card))}
            >
              <AnyCard card={card} cards={cards} />
              {height > 1 && <b aria-hidden="true">{height}</b>}
              {may && <Cost points={cost} />}
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** Draw points, as the dots they are paid with. */
function Cost({ points }: { readonly points: number }) {
  return (
    <span className="cost" aria-hidden="true">
      {'●'.repeat(points)}
    </span>
  );
}
