import { CardBack } from '../../cards/back.js';
import { useCardWords } from '../../cards/words/index.js';
import type { TableProps } from '../props.js';
import { useTableWords } from '../words/index.js';
import { AnyCard, cardName } from './AnyCard.js';
import type { Catalogue } from './catalogue.js';
import './markets.css';
import { EMPTY, type WhiskeyView } from './view.js';
import { shortName, wantedBy } from './wanted.js';

interface Props {
  readonly view: WhiskeyView;
  readonly props: TableProps;
  readonly cards: Catalogue;
  /** The line of the card that was picked up to look at and not yet taken. */
  readonly lifted: string | undefined;
  readonly onLift: (line: string) => void;
}

/** Bottles and resources to take. What a guest of the viewer's lacks glows and says whose it would be. */
export function Markets(props: Props) {
  const words = useTableWords();
  return (
    <section className="w-part w-markets" aria-label={words.whiskey.counter}>
      <TakeMarket kind="bottle" {...props} />
      <TakeMarket kind="resource" {...props} />
    </section>
  );
}

export function NoCard({ place }: { readonly place: string }) {
  const words = useTableWords();
  return (
    <span className="slot" data-place={place}>
      <span className="no-slot">
        <span className="unseen">{words.whiskey.emptyPlace}</span>
      </span>
    </span>
  );
}

type MarketProps = Props & { readonly kind: 'bottle' | 'resource' };

function TakeMarket({ kind, ...rest }: MarketProps) {
  const words = useTableWords();
  const { view } = rest;
  const slots = kind === 'bottle' ? view.bottleMarket : view.resourceMarket;
  const title = kind === 'bottle' ? words.whiskey.bottleMarket : words.whiskey.resourceMarket;
  return (
    <section className="market" aria-label={title} data-place={`${kind}-market`}>
      <h2>{title}</h2>
      <div className="market-row">
        <Deck kind={kind} {...rest} />
        {slots.map((card, i) =>
          card === EMPTY ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place of the market is its number.
            <NoCard key={i} place={`${kind}-market-${i + 1}`} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place of the market is its number.
            <Slot key={i} kind={kind} card={card} slot={i} {...rest} />
          ),
        )}
      </div>
    </section>
  );
}

function Deck({ kind, view, props, lifted, onLift }: MarketProps) {
  const words = useTableWords();
  const bottles = kind === 'bottle';
  const line = `take ${kind} deck`;
  const size = bottles ? view.bottleDeck : view.resourceDeck;
  const name = bottles ? words.whiskey.bottleDeck(size) : words.whiskey.resourceDeck(size);
  const may = props.moves.includes(line);
  return (
    <button
      type="button"
      className="slot deck"
      data-place={`${kind}-deck`}
      data-live={may}
      data-playable={may || undefined}
      data-key={bottles ? 'b' : 'r'}
      aria-pressed={lifted === line}
      disabled={!may}
      aria-label={may ? words.whiskey.takeUnseen(name, bottles ? 2 : 1) : name}
      onClick={() => onLift(line)}
    >
      <CardBack of={bottles ? 'bottles' : 'resources'} />
      <b aria-hidden="true">{size}</b>
      {may && <Cost points={bottles ? 2 : 1} />}
    </button>
  );
}

/** A card of the market. The first press lifts it, so that a slip of the finger is put back; the second takes it. */
function Slot({
  kind,
  card,
  slot,
  view,
  props,
  cards,
  lifted,
  onLift,
}: MarketProps & { readonly card: string; readonly slot: number }) {
  const words = useTableWords();
  const spoken = useCardWords();
  const line = `take ${kind} ${slot + 1}`;
  const may = props.moves.includes(line);
  const cost = kind === 'bottle' || cards.resource(card)?.kind === 'green' ? 2 : 1;
  const name = cardName(card, cards, spoken);
  const height = kind === 'bottle' ? 1 : (view.stacks[slot]?.length ?? 1);
  const wanting = wantedBy(card, view, props, cards);
  const whose = wanting.length > 0 ? words.whiskey.wantedBy(words.and(wanting.map(({ guest }) => guest.name))) : '';
  const label = [
    may ? words.whiskey.takeIt(name, cost) : name,
    whose,
    height > 1 ? words.whiskey.stackHeight(height) : '',
  ];
  return (
    <button
      type="button"
      className="slot"
      data-place={`${kind}-market-${slot + 1}`}
      data-card={card}
      data-live={may}
      data-playable={may || undefined}
      data-wanted={wanting[0]?.how}
      aria-pressed={lifted === line}
      aria-label={label.filter((part) => part !== '').join('. ')}
      onClick={() => (may ? onLift(line) : props.help(card))}
    >
      <AnyCard card={card} cards={cards} />
      {height > 1 && <b aria-hidden="true">{height}</b>}
      {may && <Cost points={cost} />}
      {wanting.length > 0 && (
        <span className="slot-for" aria-hidden="true">
          {wanting[0]?.how === 'favourite' && '★ '}
          {wanting.slice(0, 1).map(({ guest }) => shortName(guest))}
          {wanting.length > 1 && ` +${wanting.length - 1}`}
        </span>
      )}
    </button>
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
