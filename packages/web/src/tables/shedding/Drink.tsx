import { GlassIcon } from '../../cards/glasses.js';
import { useTableWords } from '../words/index.js';

/** A seat's glass, as full as it is. */
export function Drink({
  left,
  full,
  large = false,
}: {
  readonly left: number | 'bottomless' | undefined;
  readonly full: unknown;
  readonly large?: boolean;
}) {
  const words = useTableWords();
  if (left === undefined) return null;
  const level = left === 'bottomless' ? 1 : typeof full === 'number' && full > 0 ? left / full : 0;
  return (
    <span className="drink" data-large={large}>
      <GlassIcon key={left} name="beer" level={level} icon />
      <span aria-hidden="true">{left === 'bottomless' ? '∞' : left}</span>
      <span className="unseen">{left === 'bottomless' ? words.lastCall.bottomless : words.lastCall.sips(left)}</span>
    </span>
  );
}

/** How many cards somebody holds. One is worth shouting about. */
export function Count({ cards }: { readonly cards: number }) {
  const words = useTableWords();
  return (
    <span className="count" data-one={cards === 1}>
      <svg viewBox="0 0 16 20" aria-hidden="true" focusable="false">
        <rect x="1" y="1" width="11" height="15" rx="2" fill="currentColor" opacity=".55" />
        <rect x="4" y="4" width="11" height="15" rx="2" fill="currentColor" />
      </svg>
      <span className="count-number" aria-hidden="true">
        {cards}
      </span>
      <span className="count-words">{cards === 1 ? words.lastCall.oneCard : words.cards(cards)}</span>
    </span>
  );
}
