import { type CardFiles, columnOf, no, ok, type Problem, type Result, type Row, readCsv } from '@taproom/engine';
import {
  type BottleCard,
  type Cards,
  type Companion,
  compile,
  ERAS,
  FIRST_FLAVOUR,
  FIRST_GREEN,
  FIRST_MIXER,
  FIRST_RED,
  type German,
  GLASSES,
  GREEN_EFFECTS,
  type GreenEffect,
  type GuestCard,
  MIXERS,
  MOST_BOTTLES,
  MOST_GREENS,
  MOST_GUESTS,
  MOST_PROFILES,
  MOST_REDS,
  PROFILES,
  RED_EFFECTS,
  REGIONS,
  type RedEffect,
  type ResourceCard,
  type ResourceKind,
} from './cards.js';

export const GUEST_COLUMNS = [
  'slug',
  'name',
  'lived',
  'era',
  'groups',
  'about',
  'bottle',
  'glass',
  'ingredients',
  'perfect',
  'substitute',
  'gift-preferred',
  'gift-region',
  'market-icon',
  'guest-icon',
  'companion',
] as const;
export const BOTTLE_COLUMNS = ['number', 'name', 'region', 'profiles', 'note'] as const;
export const RESOURCE_COLUMNS = ['slug', 'kind', 'name', 'copies', 'effect', 'amount', 'text'] as const;

const GUESTS = 'guests.csv';
const BOTTLES = 'bottles.csv';
const RESOURCES = 'resources.csv';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const KINDS = ['glass', 'mixer', 'flavour', 'green', 'red'] as const;
const MOST_COPIES = 20;
const MOST_POINTS = 99;
/** What five players with four guests each need: their chairs, the market, the ten left out, and some to come. */
const FEWEST_GUESTS = 40;
/** What five players need to begin: ten dealt, two in the market, and a deck to play with. */
const FEWEST_BOTTLES = 24;
/** Five opening hands of six, the largest market, and a deck. */
const FEWEST_RESOURCES = 60;
const MOST_RESOURCES = 200;

/**
 * Reads the three card lists. A designer may change names, numbers, points and texts; what the rules need must hold:
 * everything a guest asks for exists, icons point at chairs there are, and events do something we know.
 */
export function readCards(files: CardFiles): Result<Cards, readonly Problem[]> {
  const problems: Problem[] = [];
  const bottles = bottlesIn(new Sheet(files, BOTTLES, BOTTLE_COLUMNS, problems));
  const resources = resourcesIn(new Sheet(files, RESOURCES, RESOURCE_COLUMNS, problems));
  const guests = guestsIn(new Sheet(files, GUESTS, GUEST_COLUMNS, problems), bottles);
  if (problems.length === 0) uniqueAcross(guests, resources, problems);
  return problems.length > 0 ? no(problems) : ok(compile(guests, bottles, resources));
}

/** A card file with a place to put complaints about it. */
class Sheet {
  readonly rows: readonly Row[];

  constructor(
    files: CardFiles,
    readonly file: string,
    columns: readonly string[],
    readonly problems: Problem[],
  ) {
    const text = files[file];
    const read = text === undefined ? no([{ file, reason: 'this file is missing' }]) : readCsv(file, text, columns);
    this.rows = read.ok ? read.value : [];
    if (!read.ok) problems.push(...read.problem);
  }

  wrong(row: Row, column: string, reason: string): void {
    this.problems.push({ file: this.file, line: row.line, column: columnOf(row, column), reason });
  }

  /** About the file as a whole. */
  short(reason: string): void {
    if (this.rows.length > 0) this.problems.push({ file: this.file, line: 1, reason });
  }

  text(row: Row, column: string): string {
    const text = row.cells[column] ?? '';
    if (text === '') this.wrong(row, column, `"${column}" must not be empty`);
    return text;
  }

  slug(row: Row, taken: Set<string>): string {
    const slug = this.text(row, 'slug');
    if (slug !== '' && !SLUG.test(slug))
      this.wrong(row, 'slug', `"${slug}" must be lower-case words joined by "-", such as ada-lovelace`);
    if (taken.has(slug)) this.wrong(row, 'slug', `"${slug}" stands here twice; every card needs a name of its own`);
    taken.add(slug);
    return slug;
  }

  number(row: Row, column: string, min: number, max: number): number {
    const text = row.cells[column] ?? '';
    const number = Number(text);
    if (text !== '' && Number.isInteger(number) && number >= min && number <= max) return number;
    this.wrong(row, column, `"${text}" must be a whole number from ${min} to ${max}`);
    return min;
  }

  word<Word extends string>(row: Row, column: string, known: readonly Word[]): Word {
    const text = row.cells[column] ?? '';
    const word = known.find((one) => one === text);
    if (word === undefined) this.wrong(row, column, `there is no ${column} "${text}"; there is ${known.join(', ')}`);
    return word ?? (known[0] as Word);
  }

  /** Different words in one cell, separated by spaces. */
  words(row: Row, column: string, known?: readonly string[]): string[] {
    const words = (row.cells[column] ?? '').split(/\s+/).filter((word) => word !== '');
    for (const word of words) {
      if (known && !known.includes(word))
        this.wrong(row, column, `there is no "${word}" among the ${column}; there is ${known.join(', ')}`);
      else if (!SLUG.test(word)) this.wrong(row, column, `"${word}" must be lower-case words joined by "-"`);
    }
    if (new Set(words).size < words.length) this.wrong(row, column, `the ${column} must all be different`);
    return words.filter((word) => !known || known.includes(word));
  }
}

function bottlesIn(sheet: Sheet): BottleCard[] {
  const taken = new Set<number>();
  const bottles = sheet.rows.map((row): BottleCard => {
    const number = sheet.number(row, 'number', 1, 999);
    if (taken.has(number)) sheet.wrong(row, 'number', `number ${number} stands here twice; every bottle has its own`);
    taken.add(number);
    const profiles = sheet.words(row, 'profiles', PROFILES);
    if (profiles.length < 1 || profiles.length > MOST_PROFILES)
      sheet.wrong(row, 'profiles', `a bottle has 1 to ${MOST_PROFILES} profiles out of ${PROFILES.join(', ')}`);
    return {
      number,
      name: sheet.text(row, 'name'),
      region: REGIONS.indexOf(sheet.word(row, 'region', REGIONS)),
      profiles: profiles.map((profile) => (PROFILES as readonly string[]).indexOf(profile)),
      note: sheet.text(row, 'note'),
      ...germanIn(row, 'note'),
    };
  });
  if (bottles.length < FEWEST_BOTTLES || bottles.length > MOST_BOTTLES)
    sheet.short(`there are ${bottles.length} bottles; the game needs ${FEWEST_BOTTLES} to ${MOST_BOTTLES}`);
  return bottles;
}

function resourcesIn(sheet: Sheet): ResourceCard[] {
  const taken = new Set<string>();
  const count: Record<'green' | 'red', number> = { green: 0, red: 0 };
  const resources = sheet.rows.map((row): ResourceCard => {
    const kind = sheet.word(row, 'kind', KINDS);
    const slug = sheet.slug(row, taken);
    const event = kind === 'green' || kind === 'red';
    return {
      type: event ? (kind === 'red' ? FIRST_RED : FIRST_GREEN) + count[kind]++ : plainType(sheet, row, kind, slug),
      slug,
      kind,
      name: sheet.text(row, 'name'),
      // Events are known by their slug, and tucked ones by a bit: there is one of each.
      copies: sheet.number(row, 'copies', 1, event ? 1 : MOST_COPIES),
      effect: event ? effectOf(sheet, row, kind) : undefined,
      amount: event && row.cells.amount !== '' ? sheet.number(row, 'amount', 1, 9) : 0,
      text: sheet.text(row, 'text'),
      ...germanIn(row, 'text'),
    };
  });
  if (count.green > MOST_GREENS) sheet.short(`there are ${count.green} green events; ${MOST_GREENS} is the most`);
  if (count.red > MOST_REDS) sheet.short(`there are ${count.red} red events; ${MOST_REDS} is the most`);
  const needed = [...GLASSES, ...MIXERS].filter((slug) => !taken.has(slug));
  if (needed.length > 0) sheet.short(`${needed.join(', ')} must be in the deck: guests may ask for any of them`);
  const size = resources.reduce((sum, { copies }) => sum + copies, 0);
  if (size < FEWEST_RESOURCES || size > MOST_RESOURCES)
    sheet.short(`the copies add up to ${size}; the deck needs ${FEWEST_RESOURCES} to ${MOST_RESOURCES} cards`);
  return resources;
}

function plainType(sheet: Sheet, row: Row, kind: ResourceKind, slug: string): number {
  const [first, known]: [number, readonly string[]] =
    kind === 'glass'
      ? [0, GLASSES]
      : kind === 'mixer'
        ? [FIRST_MIXER, MIXERS]
        : [FIRST_FLAVOUR, PROFILES.map((profile) => `flavour-${profile}`)];
  const index = known.indexOf(slug);
  if (index < 0) sheet.wrong(row, 'slug', `there is no ${kind} "${slug}"; there is ${known.join(', ')}`);
  return first + Math.max(0, index);
}

/** Effects that do nothing unless the card says how many. */
const COUNTED: readonly string[] = [
  'lose-glass',
  'lose-bottle',
  'lose-resources',
  'lose-tokens',
  'lose-draw-points',
  'bonus',
  'draw-resources',
  'choose-bottle',
  'gain-tokens',
];

function effectOf(sheet: Sheet, row: Row, kind: 'green' | 'red'): RedEffect | GreenEffect {
  const effect: RedEffect | GreenEffect =
    kind === 'red' ? sheet.word(row, 'effect', RED_EFFECTS) : sheet.word(row, 'effect', GREEN_EFFECTS);
  if (COUNTED.includes(effect) && row.cells.amount === '')
    sheet.wrong(row, 'amount', `"${effect}" needs a number: how many?`);
  if (effect === 'choose-bottle' && Number(row.cells.amount) > 4)
    sheet.wrong(row, 'amount', '"choose-bottle" looks at 4 bottles at most');
  return effect;
}

function guestsIn(sheet: Sheet, bottles: readonly BottleCard[]): GuestCard[] {
  const taken = new Set<string>();
  const guests = sheet.rows.map((row): GuestCard => {
    const perfect = sheet.number(row, 'perfect', 2, MOST_POINTS);
    const giftPreferred = sheet.number(row, 'gift-preferred', 1, MOST_POINTS);
    const ingredients = sheet.words(row, 'ingredients', MIXERS);
    if (ingredients.length < 1 || ingredients.length > 4)
      sheet.wrong(row, 'ingredients', `a recipe has 1 to 4 ingredients, this one has ${ingredients.length}`);
    return {
      slug: sheet.slug(row, taken),
      name: sheet.text(row, 'name'),
      lived: sheet.text(row, 'lived'),
      era: sheet.word(row, 'era', ERAS),
      groups: sheet.words(row, 'groups'),
      about: sheet.text(row, 'about'),
      bottle: bottleOf(sheet, row, bottles),
      glass: GLASSES.indexOf(sheet.word(row, 'glass', GLASSES)),
      ingredients: ingredients.map((mixer) => FIRST_MIXER + (MIXERS as readonly string[]).indexOf(mixer)),
      perfect,
      substitute: sheet.number(row, 'substitute', 1, perfect - 1),
      giftPreferred,
      giftRegion: sheet.number(row, 'gift-region', 0, giftPreferred),
      marketIcon: sheet.number(row, 'market-icon', 1, 4) - 1,
      guestIcon: sheet.number(row, 'guest-icon', 1, 3) - 1,
      companion: companionOf(sheet, row),
      ...germanIn(row, 'about'),
    };
  });
  if (guests.length < FEWEST_GUESTS || guests.length > MOST_GUESTS)
    sheet.short(`there are ${guests.length} guests; the game needs ${FEWEST_GUESTS} to ${MOST_GUESTS}`);
  companionsExist(sheet, guests);
  return guests;
}

/** A set may say its names and sentences in German too, in columns beside the English ones. */
function germanIn({ cells }: Row, column: string): { readonly german?: German } {
  const german = { name: cells['name-de'] ?? '', sentence: cells[`${column}-de`] ?? '' };
  return german.name === '' && german.sentence === '' ? {} : { german };
}

function bottleOf(sheet: Sheet, row: Row, bottles: readonly BottleCard[]): number {
  const index = bottles.findIndex(({ number }) => String(number) === row.cells.bottle);
  // When the bottles could not be read, their file has been complained about already.
  if (index < 0 && bottles.length > 0)
    sheet.wrong(row, 'bottle', `there is no bottle number "${row.cells.bottle}" in ${BOTTLES}`);
  return Math.max(0, index);
}

function companionOf(sheet: Sheet, row: Row): Companion | undefined {
  const text = row.cells.companion ?? '';
  if (text === '') return undefined;
  const [kind, slug = ''] = text.split(':');
  if (kind === 'guest' && SLUG.test(slug)) return { guest: slug };
  if (kind === 'group' && SLUG.test(slug)) return { group: slug };
  sheet.wrong(row, 'companion', `"${text}" must be guest:ada-lovelace or group:american-president, or empty`);
  return undefined;
}

function companionsExist(sheet: Sheet, guests: readonly GuestCard[]): void {
  guests.forEach((guest, index) => {
    const { companion } = guest;
    if (companion === undefined) return;
    const others = guests.filter((other) => other !== guest);
    const exists =
      'guest' in companion
        ? others.some(({ slug }) => slug === companion.guest)
        : others.some(({ groups }) => groups.includes(companion.group));
    if (exists) return;
    const reason =
      'guest' in companion
        ? `there is no other guest "${companion.guest}" to keep company with`
        : `no other guest belongs to the group "${companion.group}"`;
    sheet.wrong(sheet.rows[index] as Row, 'companion', reason);
  });
}

/** Guests and resources share one notation, so no name may mean two cards. */
function uniqueAcross(guests: readonly GuestCard[], resources: readonly ResourceCard[], problems: Problem[]): void {
  const slugs = new Set(resources.map(({ slug }) => slug));
  const both = guests.filter(({ slug }) => slugs.has(slug) || /^bottle-\d+$/.test(slug));
  for (const { slug } of both) problems.push({ file: GUESTS, reason: `"${slug}" is the name of another card too` });
}
