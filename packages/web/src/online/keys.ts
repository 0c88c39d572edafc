import { type Kept, Keys } from '@taproom/client';

const SHELF = 'taproom:tables';

/** The keys to seats elsewhere that this device holds. They never leave it, except to the server they are for. */
export const keys = new Keys({
  read: () => {
    try {
      return localStorage.getItem(SHELF);
    } catch {
      return null;
    }
  },
  write: (text) => {
    try {
      localStorage.setItem(SHELF, text);
    } catch {
      // A browser that keeps nothing loses the seat with the page; the game goes on with a bot.
    }
  },
});

/** The seats at tables of this server, newest first. */
export const seatsElsewhere = (): Kept[] =>
  keys.all().filter(({ server, token }) => server === location.origin && token !== undefined);
