/** A legal way to serve a guest: with which bottle, and what goes under or stands in. */
export interface Serving {
  readonly line: string;
  readonly bottle: string;
  readonly extras: readonly string[];
}

/** The ways to serve the guest at a place, counted from 1. */
export function servingsOf(moves: readonly string[], place: number): Serving[] {
  const start = `serve guest ${place} with `;
  return moves
    .filter((line) => line.startsWith(start))
    .map((line) => {
      const [bottle = '', ...extras] = line.slice(start.length).split(' ');
      return { line, bottle, extras };
    });
}

/** Cards that every way to serve with this bottle needs: those that stand in for something missing. */
export function neededExtras(servings: readonly Serving[]): string[] {
  const [first, ...others] = servings;
  return (first?.extras ?? []).filter((card) => others.every(({ extras }) => extras.includes(card)));
}

/** Cards that can be added, but need not. */
export function freeExtras(servings: readonly Serving[]): string[] {
  const needed = neededExtras(servings);
  return [...new Set(servings.flatMap(({ extras }) => extras))].filter((card) => !needed.includes(card));
}

/** The way to serve with exactly these cards. */
export const servingWith = (
  servings: readonly Serving[],
  bottle: string,
  extras: readonly string[],
): Serving | undefined =>
  servings.find(
    (serving) =>
      serving.bottle === bottle &&
      serving.extras.length === extras.length &&
      serving.extras.every((card) => extras.includes(card)),
  );

/** A legal gift. */
export function giftsOf(moves: readonly string[], place: number): { readonly line: string; readonly bottle: string }[] {
  const start = `gift guest ${place} `;
  return moves.filter((line) => line.startsWith(start)).map((line) => ({ line, bottle: line.slice(start.length) }));
}

/** A legal swap of the guest at a place; `target` is `market 3` or `deck`. With `event` it is the cheap one. */
export interface Swap {
  readonly line: string;
  readonly target: string;
  readonly bottles: readonly string[];
}

export function swapsOf(moves: readonly string[], place: number, event?: string): Swap[] {
  const start = event ? `play ${event} guest ${place} for ` : `swap guest ${place} for `;
  return moves.flatMap((line) => {
    if (!line.startsWith(start)) return [];
    const [target, bottles] = line.slice(start.length).split(' with ');
    return [{ line, target: target ?? '', bottles: (bottles ?? '').split(' ') }];
  });
}

/** Whether the guest at a place can be swapped at all, cheaply or not. */
export const swapsAt = (moves: readonly string[], place: number): boolean =>
  moves.some((line) => line.startsWith(`swap guest ${place} `) || cheapSwap(line)?.startsWith(`guest ${place} `));

const cheapSwap = (line: string): string | undefined => /^play \S+ (guest .*)/.exec(line)?.[1];

export const swapWith = (swaps: readonly Swap[], target: string, bottles: readonly string[]): Swap | undefined =>
  swaps.find(
    (swap) =>
      swap.target === target &&
      swap.bottles.length === bottles.length &&
      swap.bottles.every((bottle) => bottles.includes(bottle)),
  );

/** What can be done with a card of the hand in a line of its own: discard it, give it away, play it. */
export const linesFor = (moves: readonly string[], card: string): string[] =>
  moves.filter((line) => {
    const [verb, what] = line.split(' ');
    return what === card && (verb === 'discard' || verb === 'give' || verb === 'play');
  });

/** A whole offer in one line. */
export const offerLine = (seat: number, give: readonly string[], get: readonly string[]): string =>
  `offer seat-${seat + 1} ${give.join(' ')} for ${get.join(' ')}`;

/** The market place (from 1) to which a dismissed guest's icon points, from the agenda's `replace 9`. */
export function pointedSlot(agenda: readonly string[]): number | undefined {
  const about = agenda.at(-1)?.match(/^replace(?: (\d+))?$/);
  return about ? (Number(about[1] ?? 0) >> 2) + 1 : undefined;
}
