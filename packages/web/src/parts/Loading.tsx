import { usePageWords } from '../words/index.js';

export function Loading({ label }: { label?: string }) {
  const t = usePageWords();
  return (
    <main className="page">
      <p className="content dim" role="status">
        {label ?? t.loading}
      </p>
    </main>
  );
}
