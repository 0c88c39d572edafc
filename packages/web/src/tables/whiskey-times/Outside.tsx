import { useState } from 'react';
import { CardBack } from '../../cards/back.js';
import { useCardWords } from '../../cards/words/index.js';
import { Sheet } from '../../parts/Sheet.js';
import type { TableProps } from '../props.js';
import { useTableWords } from '../words/index.js';
import { AnyCard, cardName } from './AnyCard.js';
import type { Catalogue } from './catalogue.js';
import type { Looked } from './GuestSheet.js';
import { NoCard } from './Markets.js';
import type { WhiskeyView } from './view.js';

interface Props {
  readonly view: WhiskeyView;
  readonly props: TableProps;
  readonly cards: Catalogue;
  readonly onLook: (looked: Looked) => void;
}

/** The guests who wait to be asked in, and what has been discarded. */
export function Outside({ view, cards, onLook }: Props) {
  const words = useTableWords();
  const [open, setOpen] = useState(false);
  return (
    <section className="w-part w-outside market" aria-label={words.whiskey.guestMarket} data-place="guest-market">
      <div className="market-head">
        <h2>{words.whiskey.guestMarket}</h2>
        <button type="button" className="button discards-button" data-key="x" onClick={() => setOpen(true)}>
          {words.whiskey.discards}
        </button>
      </div>
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
              data-card={guest}
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
      {open && <Discards view={view} cards={cards} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Discards({ view, cards, onClose }: Pick<Props, 'view' | 'cards'> & { readonly onClose: () => void }) {
  const words = useTableWords();
  const spoken = useCardWords();
  const piles = [
    [words.whiskey.bottleMarket, view.bottleDiscard],
    [words.whiskey.resourceMarket, view.resourceDiscard],
    [words.whiskey.guests, view.guestDiscard],
  ] as const;
  return (
    <Sheet title={words.whiskey.discardsTitle} onClose={onClose}>
      {piles.map(([title, pile]) => (
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
  );
}

const counted = (cards: readonly string[]): [string, number][] => {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
};
