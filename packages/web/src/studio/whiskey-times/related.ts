import type { Cells, Related, Relation } from '../entry.js';
import type { CardSet } from '../set/set.js';
import { cellsOf } from '../sheet/sheet.js';

export const GUESTS = 'guests.csv';
export const BOTTLES = 'bottles.csv';
export const RESOURCES = 'resources.csv';

interface Card extends Related {
  readonly cells: Cells;
}

function cardsIn(set: CardSet, file: string): Card[] {
  const sheet = set.sheets[file];
  return (sheet?.rows ?? []).map((_, row) => {
    const cells = cellsOf(sheet as NonNullable<typeof sheet>, row);
    return { name: cells.name ?? '', file, row, cells };
  });
}

const wordsIn = (cell: string | undefined): string[] => (cell ?? '').split(/\s+/).filter((word) => word !== '');

/** `bottle` says a number and `companion` a code; people know names. */
export function sayOf(set: CardSet, column: string, value: string): string | undefined {
  if (column === 'bottle') return cardsIn(set, BOTTLES).find(({ cells }) => cells.number === value)?.name;
  const [kind, word] = value.split(':');
  if (column !== 'companion') return undefined;
  return kind === 'guest' ? cardsIn(set, GUESTS).find(({ cells }) => cells.slug === word)?.name : word;
}

export const regionOfBottle = (set: CardSet, number: string): string =>
  cardsIn(set, BOTTLES).find(({ cells }) => cells.number === number)?.cells.region ?? '';

/** Whether a guest names another as company, by name or by group. */
function names({ companion = '' }: Cells, other: Cells): boolean {
  const [kind, word] = companion.split(':');
  if (kind === 'guest') return other.slug === word;
  return kind === 'group' && wordsIn(other.groups).includes(word ?? '');
}

function ofGuest(set: CardSet, guest: Card): Relation[] {
  const guests = cardsIn(set, GUESTS).filter(({ row }) => row !== guest.row);
  const { cells } = guest;
  const wanted = [cells.glass, ...wordsIn(cells.ingredients)];
  return [
    { why: 'wants', cards: cardsIn(set, BOTTLES).filter((bottle) => bottle.cells.number === cells.bottle) },
    { why: 'needs', cards: cardsIn(set, RESOURCES).filter((one) => wanted.includes(one.cells.slug)) },
    { why: 'names', cards: guests.filter((other) => names(cells, other.cells)) },
    { why: 'namedBy', cards: guests.filter((other) => names(other.cells, cells)) },
    ...wordsIn(cells.groups).map((group) => ({
      why: 'group',
      about: group,
      cards: guests.filter((other) => wordsIn(other.cells.groups).includes(group)),
    })),
    { why: 'sameBottle', cards: guests.filter((other) => other.cells.bottle === cells.bottle) },
  ];
}

function ofBottle(set: CardSet, bottle: Card): Relation[] {
  const guests = cardsIn(set, GUESTS);
  const { number, region = '', profiles } = bottle.cells;
  const flavours = wordsIn(profiles).map((profile) => `flavour-${profile}`);
  return [
    { why: 'askedBy', cards: guests.filter(({ cells }) => cells.bottle === number) },
    {
      why: 'regionAskedBy',
      about: region,
      cards: guests.filter(
        ({ cells }) => cells.bottle !== number && regionOfBottle(set, cells.bottle ?? '') === region,
      ),
    },
    { why: 'flavours', cards: cardsIn(set, RESOURCES).filter(({ cells }) => flavours.includes(cells.slug ?? '')) },
  ];
}

function ofResource(set: CardSet, { row, cells }: Card): Relation[] {
  const { slug = '', kind, effect } = cells;
  if (kind === 'green' || kind === 'red') {
    const alike = cardsIn(set, RESOURCES).filter((other) => other.row !== row && other.cells.effect === effect);
    return [{ why: 'sameEffect', about: effect ?? '', cards: alike }];
  }
  if (kind === 'flavour') {
    const profile = slug.replace(/^flavour-/, '');
    return [
      { why: 'fits', cards: cardsIn(set, BOTTLES).filter((one) => wordsIn(one.cells.profiles).includes(profile)) },
    ];
  }
  const askers = cardsIn(set, GUESTS).filter(
    (guest) => guest.cells.glass === slug || wordsIn(guest.cells.ingredients).includes(slug),
  );
  return [{ why: 'askedBy', cards: askers }];
}

/** Which cards a card has to do with: who asks for it, who names whom, who is in its groups. */
export function relatedTo(set: CardSet, file: string, row: number): Relation[] {
  const card = cardsIn(set, file)[row];
  if (!card) return [];
  const found = file === GUESTS ? ofGuest(set, card) : file === BOTTLES ? ofBottle(set, card) : ofResource(set, card);
  return found.filter(({ cards }) => cards.length > 0);
}
