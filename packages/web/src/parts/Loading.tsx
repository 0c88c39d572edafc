import { useLocation } from 'wouter';
import { usePageWords } from '../words/index.js';
import { TableSkeleton } from './Skeleton.js';

/** Something is on its way; where a table will be, its places are drawn already. */
export function Loading({ label }: { label?: string }) {
  const t = usePageWords();
  const [path] = useLocation();
  if (!label && path.startsWith('/local/')) return <TableSkeleton />;
  return (
    <main className="page">
      <p className="content dim" role="status">
        {label ?? t.loading}
      </p>
    </main>
  );
}
