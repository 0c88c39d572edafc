/** What a legal `play` line says. */
export interface Play {
  readonly line: string;
  readonly card: string;
  readonly suit: string | undefined;
  readonly calls: readonly string[];
}

/** Reads the `play` lines among the legal moves. */
export function playsIn(moves: readonly string[]): Play[] {
  return moves.filter((line) => line.startsWith('play ')).map(readPlay);
}

function readPlay(line: string): Play {
  const [, card = '', ...rest] = line.split(' ');
  const calls: string[] = [];
  let suit: string | undefined;
  for (let i = 0; i < rest.length; i += 2) {
    if (rest[i] === 'as') suit = rest[i + 1];
    if (rest[i] === 'calling') calls.push(rest[i + 1] as string);
  }
  return { line, card, suit, calls };
}

/** The line that plays a card as it is meant, whether it is legal or not. */
export const playLine = (card: string, suit: string | undefined, calls: readonly string[]): string =>
  [
    `play ${card}`,
    ...(suit ? [`as ${suit}`] : []),
    ...CALLS.filter((call) => calls.includes(call)).map((call) => `calling ${call}`),
  ].join(' ');

/** In the order notation writes them. */
export const CALLS = ['last-call', 'my-shout'] as const;

/** The suits a card can be declared as; empty when it needs none. */
export function suitsFor(plays: readonly Play[], card: string): string[] {
  const suits = plays.flatMap((play) => (play.card === card && play.suit ? [play.suit] : []));
  return [...new Set(suits)];
}

/** Cards that can be played or passed now. */
export function playableCards(moves: readonly string[]): ReadonlySet<string> {
  return new Set(
    moves.flatMap((line) => {
      const [verb, card] = line.split(' ');
      return (verb === 'play' || verb === 'pass') && card ? [card] : [];
    }),
  );
}
