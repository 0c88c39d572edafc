import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../parts/Icon.js';
import { Sheet } from '../parts/Sheet.js';
import type { DrawnTable } from '../play/session.js';
import { usePageWords } from '../words/index.js';

/** Settings, the fingerprint of the deal, the way out, and what the page adds. */
export function MenuSheet({ state, children, onClose }: { state: DrawnTable; children: ReactNode; onClose(): void }) {
  const t = usePageWords();
  return (
    <Sheet title={t.table.menu} side onClose={onClose}>
      <div className="row">
        <Link className="button" href="/settings">
          <Icon name="settings" /> {t.settings.title}
        </Link>
        <button
          type="button"
          className="button"
          onClick={() => void document.documentElement.requestFullscreen?.().catch(() => undefined)}
        >
          <Icon name="screen" /> {t.table.fullscreen}
        </button>
      </div>
      {children}
      {state.fingerprint && (
        <details className="stack">
          <summary>{t.table.aboutDeal}</summary>
          <h3>{t.table.fingerprint}</h3>
          <p className="mono small">{state.fingerprint}</p>
          <p className="dim small">{t.table.fingerprintHint}</p>
        </details>
      )}
      <p>
        <Link className="button" href="/">
          <Icon name="home" /> {t.table.leave}
        </Link>
      </p>
      {state.connection === 'local' && <p className="dim small">{t.table.leaveHint}</p>}
    </Sheet>
  );
}
