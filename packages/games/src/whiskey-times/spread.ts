import { type Cards, ERAS, GLASSES, MIXERS, PROFILES, REGIONS } from './cards.js';

/** Widths of the columns. */
const NAME = 22;
const FIGURE = 9;

/** How evenly the cards are spread: one line a fact, for designers who change them (D-5 to D-9). */
export function spread(cards: Cards): string {
  const { guests, bottles, resources } = cards;
  const guestsWith = (test: (guest: Cards['guests'][number]) => boolean): number => guests.filter(test).length;
  const groups = [...new Set(guests.flatMap((guest) => guest.groups))].sort();
  return [
    line('guests', guests.length),
    line('bottles', bottles.length),
    line(
      'resource cards',
      resources.reduce((sum, { copies }) => sum + copies, 0),
    ),
    '',
    heading('region', 'bottles', 'guests'),
    ...REGIONS.map((name, region) =>
      row(
        name,
        bottles.filter((bottle) => bottle.region === region).length,
        guestsWith(({ bottle }) => bottles[bottle]?.region === region),
      ),
    ),
    '',
    heading('profile', 'bottles', 'cards'),
    ...PROFILES.map((name, profile) =>
      row(
        name,
        bottles.filter(({ profiles }) => profiles.includes(profile)).length,
        resources.find(({ slug }) => slug === `flavour-${name}`)?.copies ?? 0,
      ),
    ),
    '',
    heading('asked for', 'guests', 'cards'),
    ...[...GLASSES, ...MIXERS].map((name, type) =>
      row(
        name,
        guestsWith(({ glass, ingredients }) => glass === type || ingredients.includes(type)),
        cards.copies[type] ?? 0,
      ),
    ),
    '',
    `${heading('ingredients', 'guests', 'perfect')}  substitute          gift`,
    ...[1, 2, 3, 4].map((count) => pointsRow(cards, count)),
    '',
    `market icon  ${[0, 1, 2, 3].map((icon) => guestsWith(({ marketIcon }) => marketIcon === icon)).join(' / ')}`,
    `guest icon   ${[0, 1, 2].map((icon) => guestsWith(({ guestIcon }) => guestIcon === icon)).join(' / ')}`,
    `eras         ${ERAS.map((era) => `${era} ${guestsWith((guest) => guest.era === era)}`).join(', ')}`,
    `groups       ${groups.map((group) => `${group} ${guestsWith((guest) => guest.groups.includes(group))}`).join(', ')}`,
    `companions   ${guestsWith(({ companion }) => companion !== undefined)} guests name one; ${pairs(cards)} pairs pay`,
    `favourites   ${favourites(cards)}`,
    `red events   ${effects(cards, 'red')}`,
    `green events ${effects(cards, 'green')}`,
  ].join('\n');
}

const heading = (name: string, first: string, second: string): string =>
  `${name.padEnd(NAME)}${first.padStart(FIGURE)}${second.padStart(FIGURE)}`;
const line = (name: string, count: number): string => `${name.padEnd(NAME)}${String(count).padStart(FIGURE)}`;
const row = (name: string, first: number, second: number): string => heading(name, String(first), String(second));

function pointsRow({ guests }: Cards, count: number): string {
  const some = guests.filter(({ ingredients }) => ingredients.length === count);
  const range = (of: (guest: Cards['guests'][number]) => number): string => {
    const points = some.map(of);
    return points.length === 0 ? '-' : `${Math.min(...points)}-${Math.max(...points)}`;
  };
  return [
    String(count).padEnd(NAME),
    String(some.length).padStart(FIGURE),
    range(({ perfect }) => perfect).padStart(FIGURE),
    range(({ substitute }) => substitute).padStart(12),
    `${range(({ giftPreferred }) => giftPreferred)} / ${range(({ giftRegion }) => giftRegion)}`.padStart(14),
  ].join('');
}

/** Pairs of guests who pay when one player has served both (WT-13). */
const pairs = ({ pays }: Cards): number => pays.reduce((sum, one) => sum + one, 0) / 2;

function favourites({ guests, bottles }: Cards): string {
  const wanted = bottles.map((_, bottle) => guests.filter((guest) => guest.bottle === bottle).length);
  return [0, 1, 2, 3]
    .map((times) => ({ times, count: wanted.filter((n) => (times < 3 ? n === times : n >= 3)).length }))
    .filter(({ count }) => count > 0)
    .map(({ times, count }) => `${count} bottles preferred by ${times < 3 ? times : '3 or more'}`)
    .join(', ');
}

function effects({ resources }: Cards, kind: 'red' | 'green'): string {
  const counts = new Map<string, number>();
  for (const card of resources)
    if (card.kind === kind) counts.set(String(card.effect), (counts.get(String(card.effect)) ?? 0) + 1);
  return [...counts].map(([effect, count]) => `${effect} ${count}`).join(', ');
}
