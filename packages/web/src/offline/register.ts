/**
 * How long after the page is there it begins to store what is needed without a network. Whoever wants to play first should
 * not share a slow line with games that they may play tomorrow.
 */
const LATER = 6000;

/** Lets the page be loaded without a network. Only in the built page: while developing, nothing should be cached. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    setTimeout(() => {
      // A browser that refuses (private mode, plain http) still plays; it only cannot start without a network.
      navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    }, LATER);
  });
}
