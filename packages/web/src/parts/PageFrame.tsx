import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { usePageWords } from '../words/index.js';
import { Icon } from './Icon.js';

/** The frame of every page but the table: the name of the house, the way to rules and settings. */
export function PageFrame({
  title,
  children,
  narrow = false,
  front = false,
}: {
  title?: string;
  children: ReactNode;
  narrow?: boolean;
  front?: boolean;
}) {
  const t = usePageWords();
  const online = useOnline();
  useEffect(() => {
    document.title = title ? `${title} · ${t.name}` : t.name;
  }, [title, t]);
  return (
    <div className="page">
      <header>
        <nav className="top" aria-label={t.name}>
          {front ? (
            <span className="name" />
          ) : (
            <Link className="name" href="/">
              <img src="/icon.svg" width={30} height={30} alt="" />
              {t.name}
            </Link>
          )}
          <Link className="icon-button" href="/rules" aria-label={t.rules.title}>
            <Icon name="rules" />
          </Link>
          <Link className="icon-button" href="/settings" aria-label={t.settings.title}>
            <Icon name="settings" />
          </Link>
        </nav>
        {!online && (
          <p className="offline" role="status">
            {t.offline}
          </p>
        )}
      </header>
      <main className={narrow ? 'content narrow' : 'content'}>
        {title && !front && <h1>{title}</h1>}
        {children}
      </main>
    </div>
  );
}

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
