import { Link } from 'wouter';
import { PageFrame } from '../parts/PageFrame.js';
import { usePageWords } from '../words/index.js';

export function NotFoundPage() {
  const t = usePageWords();
  return (
    <PageFrame title="404" narrow>
      <p>{t.notFound}</p>
      <p>
        <Link className="button primary" href="/">
          {t.home}
        </Link>
      </p>
    </PageFrame>
  );
}
