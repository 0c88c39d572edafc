import { useLocation } from 'wouter';
import { usePageWords } from '../words/index.js';
import { TableSkeleton } from './Skeleton.js';

/** A part of a page is on its way. */
export function Loading({ label }: { label?: string }) {
  const t = usePageWords();
  return (
    <p className="content dim" role="status">
      {label ?? t.loading}
    </p>
  );
}

/** A whole page is on its way; where a table will be, its places are drawn already. */
export function LoadingPage({ label }: { label?: string }) {
  const [path] = useLocation();
  if (!label && path.startsWith('/local/')) return <TableSkeleton />;
  return (
    <main className="page">
      <Loading {...(label && { label })} />
    </main>
  );
}
