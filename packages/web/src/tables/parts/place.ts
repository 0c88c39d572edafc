/**
 * Where things lie. Every pile, seat and market of a table carries its place as `data-place`: cards fly between places, lessons
 * point at them, and the keyboard finds back to them. Numbers count from 1, as everywhere in notation.
 */
export const seatPlace = (seat: number): string => `seat-${seat + 1}`;

/** Where the cards of a seat are: the viewer's own in the hand, everybody else's with them. */
export const holdingPlace = (seat: number | undefined, viewer: number): string =>
  seat === viewer || seat === undefined ? 'hand' : seatPlace(seat);

/** What carries this place, inside `root`. */
export const placeIn = (root: ParentNode, place: string): HTMLElement | undefined =>
  firstSeen(root, `[data-place="${CSS.escape(place)}"]`);

/**
 * What a lesson means: a place, a card in notation wherever it is drawn, or the button of a move. A move whose button is not there yet is
 * found by what has to be touched first: the call, the guest, the card.
 */
export function pointedAt(root: ParentNode, at: string): HTMLElement | undefined {
  const front = root.querySelector<HTMLElement>('dialog[open]');
  if (at.startsWith('button '))
    return buttonOf(front ?? root, at.slice(7)) ?? (front ? undefined : nextFor(root, at.slice(7)));
  return placeIn(root, at) ?? cardIn(root, at) ?? placeIn(root, 'hand');
}

const cardIn = (root: ParentNode, card: string): HTMLElement | undefined => {
  const name = CSS.escape(card);
  return firstSeen(root, `.hand-card[data-card="${name}"]`) ?? firstSeen(root, `[data-face="${name}"]`);
};

/** The button that makes the move, or in a sheet the next thing to choose for it. */
const buttonOf = (root: ParentNode, line: string): HTMLElement | undefined =>
  firstSeen(root, `[data-move="${CSS.escape(line)}"]`) ??
  [...root.querySelectorAll<HTMLElement>('[data-target], [data-pick]')].find(
    ({ dataset, ariaPressed }) =>
      ariaPressed === 'false' && ` ${line} `.includes(` ${dataset.pick ?? dataset.target?.replace('-', ' ')} `),
  );

function nextFor(root: ParentNode, line: string): HTMLElement | undefined {
  const calls = [...line.matchAll(/calling (\S+)/g)].map(([, call]) => `[data-call="${call}"][aria-pressed="false"]`);
  const call = calls.map((selector) => firstSeen(root, selector)).find((found) => found !== undefined);
  if (call) return call;
  const market = /^take (bottle|resource) (\S+)/.exec(line);
  if (market) return placeIn(root, market[2] === 'deck' ? `${market[1]}-deck` : `${market[1]}-market-${market[2]}`);
  const partner = /^offer seat-(\d+)/.exec(line)?.[1];
  const asked = partner && firstSeen(root, `[data-partner="${Number(partner) - 1}"]`);
  if (asked) return asked;
  const guest = /^serve guest (\d)|guest (\d)/.exec(line);
  const serving = guest?.[1] && firstSeen(root, `[data-serve="${guest[1]}"]`);
  if (serving) return serving;
  if (guest) return placeIn(root, `guest-${guest[1] ?? guest[2]}`);
  const seat = /\b(seat-\d+)\b/.exec(line)?.[1];
  const card = line
    .split(' ')
    .slice(1)
    .map((word) => firstSeen(root, `.hand-card[data-card="${CSS.escape(word)}"]`))
    .find((found) => found !== undefined);
  if (card) return card;
  return seat === undefined ? placeIn(root, 'hand') : placeIn(root, seat);
}

/** The first that can be seen; else the first there is, which may lie behind a tab. */
function firstSeen(root: ParentNode, selector: string): HTMLElement | undefined {
  const found = [...root.querySelectorAll<HTMLElement>(selector)];
  return found.find(isSeen) ?? found[0];
}

export const isSeen = (element: Element): boolean => element.getClientRects().length > 0;
