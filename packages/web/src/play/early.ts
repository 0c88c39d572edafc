/** The game whose button was pressed before the page's scripts were there; `public/door.js` wrote it down. */
export const earlyWish = (): string | undefined => globalThis.document?.documentElement.dataset.wish;

/** It is being seen to. */
export function forgetWish(): void {
  delete document.documentElement.dataset.wish;
}
