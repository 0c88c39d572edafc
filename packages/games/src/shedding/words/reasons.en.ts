import type { Reader, WhyGood } from '@taproom/engine';

const cards = (n: number): string => (n === 1 ? 'one card' : `${n} cards`);

/** Why a move is a good one. Each ends a sentence that began with the move. */
const REASONS: Readonly<Record<string, (about: WhyGood['about'], name: (seat: number) => string) => string>> = {
  'goes-out': () => 'it is your last card, and that is the round',
  calls: () => 'the call is due, and silence can cost you cards',
  'hits-leader': ({ seat, left }, name) =>
    `${name(Number(seat))} is down to ${cards(Number(left))}, and this one is aimed at them`,
  hits: ({ seat }, name) => `${name(Number(seat))} has to deal with it`,
  'turns-away': ({ seat, left }, name) =>
    `${name(Number(seat))} is down to ${cards(Number(left))} and would be next; now play goes the other way`,
  'keeps-wild': () => 'the wild can wait until nothing else goes',
  'avoids-break': () => 'a Tough Break costs a handful of cards, and this does not',
  'follows-up': ({ cards: n }) => `${n === 1 ? 'another card of yours goes' : `${n} of your other cards go`} on it`,
  declares: ({ suit, held }) => `you hold ${held} more of ${capital(String(suit))}`,
  sips: () => 'a sip of anything is lighter than two cards',
  'passes-burden': () => 'a Tough Break is best enjoyed by somebody else',
  'passes-stiff': () => 'it goes on fewer cards than anything else you could pass, so it is the hardest to be rid of',
  'passes-misfit': () => 'it does not go on the pile, and what you keep might',
  starves: ({ seat, left }, name) =>
    `${name(Number(seat))} is next with ${cards(Number(left))}, and what you know of that hand does not go on it`,
  sheds: () => 'every card played is a card fewer',
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const reason = ({ name, about }: WhyGood, { names }: Reader): string | undefined =>
  REASONS[name]?.(about, (seat) => names[seat] ?? `Seat ${seat + 1}`);
