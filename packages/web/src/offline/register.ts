/** Lets the page be loaded without a network. Only in the built page: while developing, nothing should be cached. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // A browser that refuses (private mode, plain http) still plays; it only cannot start without a network.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}
