import type { Message, RemoteTable } from '@taproom/client';

/** What can be typed at a table elsewhere besides a move. */
export const WISHES: readonly string[] = [
  '/sit NAME           sit down under this name',
  '/bot LEVEL          a bot for the next open seat; /clear SEAT sends one away',
  '/start              deal the cards',
  '/say WORDS          say something to the table',
  '/undo               ask for your last move back; the others say /agree or /decline',
  '/leave, /back       let a bot play for you for a while, and take the seat again',
  '/rematch            the same table once more',
  '/who                who is here',
  '/hint               what the Landlord would do, where the host allows it',
  '/quit               leave; your seat is kept, and the same command comes back to it',
];

/** The message that a line beginning with a slash stands for; undefined when it stands for none. */
export function messageFor(typed: string, { undo }: RemoteTable): Message | undefined {
  const [word, ...rest] = typed.slice(1).split(/\s+/);
  const text = rest.join(' ');
  switch (word) {
    case 'sit':
      return { type: 'sit', name: text };
    case 'bot':
      return { type: 'bot', level: text || 'regular' };
    case 'clear':
      return { type: 'clear', seat: Number(text) - 1 };
    case 'say':
      return { type: 'chat', text };
    case 'agree':
    case 'decline':
      return { type: word, to: undo?.to ?? 0 };
    case 'start':
    case 'leave':
    case 'back':
    case 'rematch':
    case 'undo':
      return { type: word };
    default:
      return undefined;
  }
}

/** Who is at the table, in a sentence. */
export const whoIsHere = ({ here, watching, lobby }: RemoteTable): string =>
  `Here: ${here.map((seat) => lobby?.seats[seat]?.name).join(', ') || 'nobody'}; watching: ${watching}.`;

/** The seats of a lobby: `1 Ann, 2 (open)`. */
export const seatsOf = ({ lobby }: RemoteTable): string =>
  (lobby?.seats ?? []).map(({ name, kind }, seat) => `${seat + 1} ${kind === 'open' ? '(open)' : name}`).join(', ');
