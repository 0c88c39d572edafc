import { usePageWords } from '../words/index.js';

export function Loading() {
  const t = usePageWords();
  return (
    <main className="page">
      <p className="content dim" role="status">
        {t.loading}
      </p>
    </main>
  );
}
