import { usePageWords } from '../words/index.js';

const HAND = 7;

/** A table before its cards are there: the same places, empty, so that nothing jumps when they come. */
export function TableSkeleton() {
  const t = usePageWords();
  return (
    <div className="skeleton" role="status">
      <span className="unseen">{t.loading}</span>
      <div className="skeleton-head" />
      <div className="skeleton-felt" />
      <div className="skeleton-hand">
        {Array.from({ length: HAND }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seven alike.
          <span key={card} className="skeleton-card" />
        ))}
      </div>
    </div>
  );
}
