import { Chance, formatProblem, readSetting } from '@taproom/engine';
import { describe, expect, test } from 'vitest';
import { FIRST_RED, GLASSES, GREEN_EFFECTS, MIXERS, PROFILES, RED_EFFECTS, REGIONS, TYPES } from './cards.js';
import { whiskeyTimes } from './index.js';
import { readCards } from './read-cards.js';
import { FILES, shippedCards } from './shipped.js';
import { spread } from './spread.js';

const cards = shippedCards();
const { guests, bottles, resources } = cards;

/** How often each value occurs. */
const tally = <Value>(values: readonly Value[]): Map<Value, number> => {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};
const between = (counts: Iterable<number>, least: number, most: number) => {
  for (const count of counts) {
    expect(count).toBeGreaterThanOrEqual(least);
    expect(count).toBeLessThanOrEqual(most);
  }
};

describe('the shipped cards', () => {
  test('D-5 bottles: 66, numbered from 1, by region as the rulebook lists them', () => {
    expect(bottles.map(({ number }) => number)).toEqual(Array.from({ length: 66 }, (_, i) => i + 1));
    const sizes = REGIONS.map((_, region) => bottles.filter((bottle) => bottle.region === region).length);
    expect(Object.fromEntries(REGIONS.map((name, region) => [name, sizes[region]]))).toEqual({
      speyside: 12,
      highlands: 10,
      islay: 8,
      lowlands: 6,
      campbeltown: 4,
      ireland: 10,
      bourbon: 8,
      tennessee: 4,
      rye: 4,
    });
    expect(new Set(bottles.map(({ name }) => name)).size).toBe(66);
    expect(new Set(bottles.map(({ note }) => note)).size).toBe(66);
  });

  test('D-6 resources: 116 cards, eight of each of the eleven things a recipe can ask for', () => {
    expect(resources.reduce((sum, { copies }) => sum + copies, 0)).toBe(116);
    expect([...cards.copies.subarray(0, GLASSES.length + MIXERS.length)]).toEqual(new Array(11).fill(8));
    expect(resources.filter(({ kind }) => kind === 'red')).toHaveLength(10);
    expect(resources.filter(({ kind }) => kind === 'green')).toHaveLength(10);
  });

  test('D-7 flavours: eight cards of seven profiles, Single Malt twice, and each profile on some bottle', () => {
    const flavours = resources.filter(({ kind }) => kind === 'flavour');
    expect(flavours.map(({ slug, copies }) => [slug, copies])).toEqual(
      PROFILES.map((profile) => [`flavour-${profile}`, profile === 'single-malt' ? 2 : 1]),
    );
    expect(new Set(bottles.flatMap(({ profiles }) => profiles)).size).toBe(PROFILES.length);
    expect(bottles.some(({ profiles }) => profiles.length === 4)).toBe(true);
  });

  test('D-8 guests: 75, each with a sentence of its own, spread over regions, glasses, ingredients and icons', () => {
    expect(guests).toHaveLength(75);
    expect(new Set(guests.map(({ about }) => about)).size).toBe(75);
    between(tally(guests.map(({ bottle }) => bottle)).values(), 1, 2);
    between(tally(guests.map(({ glass }) => glass)).values(), 18, 19);
    between(tally(guests.flatMap(({ ingredients }) => ingredients)).values(), 24, 30);
    between(tally(guests.map(({ marketIcon }) => marketIcon)).values(), 18, 19);
    between(tally(guests.map(({ guestIcon }) => guestIcon)).values(), 25, 25);
    for (const [region, count] of tally(guests.map(({ bottle }) => bottles[bottle]?.region ?? -1))) {
      const there = bottles.filter((bottle) => bottle.region === region).length;
      expect(count / there, REGIONS[region]).toBeGreaterThanOrEqual(0.8);
      expect(count / there, REGIONS[region]).toBeLessThanOrEqual(1.4);
    }
    expect(tally(guests.map(({ era }) => era)).size).toBe(5);
    between([guests.filter(({ companion }) => companion !== undefined).length], 33, 42);
  });

  test('D-8 harder recipes are worth more, and the better drink or gift more than the other', () => {
    for (const one of guests) {
      expect(one.perfect, one.slug).toBeGreaterThan(one.substitute);
      expect(one.giftPreferred, one.slug).toBeGreaterThan(one.giftRegion);
      for (const other of guests) {
        if (bottles[one.bottle]?.region !== bottles[other.bottle]?.region) continue;
        if (one.ingredients.length <= other.ingredients.length) continue;
        expect(one.perfect, `${one.slug}, ${other.slug}`).toBeGreaterThan(other.perfect);
        expect(one.substitute, `${one.slug}, ${other.slug}`).toBeGreaterThan(other.substitute);
      }
    }
  });

  test('D-8 everyone is long dead', () => {
    for (const { slug, lived } of guests) {
      const years = [...lived.matchAll(/\d+/g)].map(([year]) => Number(year));
      const death = lived.includes('BC') ? -Math.min(...years) : Math.max(...years);
      expect(death, slug).toBeLessThan(1940);
    }
  });

  test('D-9 every effect is on a card, guests are replaced by two, and three bonuses can be tucked', () => {
    const effects = tally(resources.map(({ effect }) => effect));
    for (const effect of [...RED_EFFECTS, ...GREEN_EFFECTS]) expect(effects.get(effect), effect).toBeGreaterThan(0);
    expect(effects.get('replace-guest')).toBeGreaterThanOrEqual(2);
    expect(effects.get('bonus')).toBeGreaterThanOrEqual(3);
  });

  test('the table of the spread', () => {
    const text = spread(cards);
    console.log(text);
    expect(text).toMatch(/resource cards +116/);
    expect(text).toMatch(/speyside +12 +14/);
    expect(text).toMatch(/ginger-ale +25 +8/);
    expect(text).toContain('37 guests name one');
  });
});

/** The first complaint about our cards with one of the files changed. */
function complaint(file: string, change: (text: string) => string): string {
  const changed = change(FILES[file] as string);
  expect(changed, 'the change must change something').not.toBe(FILES[file]);
  const read = readCards({ ...FILES, [file]: changed });
  return read.ok ? 'no complaint' : formatProblem(read.problem[0] as never);
}
const replacing = (from: string, to: string) => (text: string) => text.replace(from, to);

describe('a bad card file is answered with file, line, column and reason', () => {
  test.each([
    [
      'bottles.csv',
      '1,Strathmorrow 12,speyside',
      '1,Strathmorrow 12,speysdie',
      'bottles.csv:2:3: there is no region "speysdie"; there is',
    ],
    ['bottles.csv', '2,The Honeyed Alder', '1,The Honeyed Alder', 'bottles.csv:3:1: number 1 stands here twice'],
    ['bottles.csv', 'speyside,single-malt,"Honey', 'speyside,,"Honey', 'bottles.csv:2:4: a bottle has 1 to 4 profiles'],
    ['bottles.csv', 'number,name', 'number,title', 'bottles.csv:1: the column name is missing'],
    ['guests.csv', 'real one.,9,', 'real one.,99,', 'guests.csv:2:7: there is no bottle number "99" in bottles.csv'],
    ['guests.csv', 'copita,soda stones,', 'mug,soda stones,', 'guests.csv:2:8: there is no glass "mug"'],
    [
      'guests.csv',
      'copita,soda stones,',
      'copita,,',
      'guests.csv:2:9: a recipe has 1 to 4 ingredients, this one has 0',
    ],
    ['guests.csv', 'copita,soda stones,', 'copita,soda soda,', 'guests.csv:2:9: the ingredients must all be different'],
    [
      'guests.csv',
      'soda stones,11,6',
      'soda stones,11,11',
      'guests.csv:2:11: "11" must be a whole number from 1 to 10',
    ],
    [
      'guests.csv',
      '3,1,3,2,group:monarch',
      '3,1,5,2,group:monarch',
      'guests.csv:2:14: "5" must be a whole number from 1 to 4',
    ],
    [
      'guests.csv',
      '3,1,3,2,group:monarch',
      '3,1,3,4,group:monarch',
      'guests.csv:2:15: "4" must be a whole number from 1 to 3',
    ],
    [
      'guests.csv',
      'group:monarch',
      'group:astronaut',
      'guests.csv:2:16: no other guest belongs to the group "astronaut"',
    ],
    ['guests.csv', 'guest:diogenes', 'guest:diogeens', 'there is no other guest "diogeens" to keep company with'],
    ['guests.csv', 'guest:diogenes', 'diogenes', 'must be guest:ada-lovelace or group:american-president, or empty'],
    ['guests.csv', 'sappho,Sappho', 'hatshepsut,Sappho', 'guests.csv:3:1: "hatshepsut" stands here twice'],
    [
      'resources.csv',
      'ice,mixer,Ice,8',
      'ice,mixer,Ice,none',
      'resources.csv:7:4: "none" must be a whole number from 1 to 20',
    ],
    ['resources.csv', 'ice,mixer,Ice,8', 'slush,mixer,Slush,8', 'resources.csv:7:1: there is no mixer "slush"'],
    ['resources.csv', 'lose-glass,1', 'lose-glass,', 'resources.csv:22:6: "lose-glass" needs a number: how many?'],
    [
      'resources.csv',
      'Dropped Tray,1,lose-glass',
      'Dropped Tray,1,bonus',
      'resources.csv:22:5: there is no effect "bonus"',
    ],
    [
      'resources.csv',
      'tip-jar,green,The Tip Jar,1',
      'tip-jar,green,The Tip Jar,2',
      '"2" must be a whole number from 1 to 1',
    ],
  ])('%s: %s -> %s', (file, from, to, reason) => {
    expect(complaint(file, replacing(from, to))).toContain(reason);
  });

  test('lists that are too short to play with', () => {
    const head = (lines: number) => (text: string) => text.split('\n').slice(0, lines).join('\n');
    expect(complaint('bottles.csv', head(5))).toBe('bottles.csv:1: there are 4 bottles; the game needs 24 to 96');
    expect(complaint('guests.csv', head(9))).toContain('there are 8 guests; the game needs 40 to 128');
    expect(complaint('resources.csv', head(5))).toContain('must be in the deck: guests may ask for any of them');
  });

  test('a missing file', () => {
    const { 'guests.csv': _, ...rest } = FILES;
    const read = readCards(rest);
    expect(read.ok ? '' : read.problem.map(formatProblem)).toEqual(['guests.csv: this file is missing']);
  });

  test("a designer's change that breaks no rule is taken", () => {
    expect(complaint('guests.csv', replacing('soda stones,11,6', 'soda stones,20,9'))).toBe('no complaint');
    expect(complaint('resources.csv', replacing('ice,mixer,Ice,8', 'ice,mixer,Ice,9'))).toBe('no complaint');
  });
});

test('R3 no red event is dealt or laid out, and all of them are in the deck afterwards', () => {
  for (let seats = 2; seats <= 5; seats++) {
    const setting = readSetting(whiskeyTimes, { seats });
    if (!setting.ok) throw new Error('the shipped cards do not start');
    for (let seed = 0; seed < 50; seed++) {
      const table = whiskeyTimes.setup(setting.value, Chance.fast(seed));
      const deck = [...table.resourceDeck.subarray(0, table.resourceDeckSize)].filter((type) => type >= FIRST_RED);
      expect(deck).toHaveLength(10);
      expect(Math.max(...deck)).toBeLessThan(TYPES);
      expect(table.struck).toBe(255);
    }
  }
});

test('D-5 with 60 bottles the box has one of each of the six largest regions', () => {
  const setting = readSetting(whiskeyTimes, { seats: 4, options: { bottles: '60' } });
  if (!setting.ok) throw new Error('60 bottles do not start');
  for (let seed = 0; seed < 50; seed++) {
    const table = whiskeyTimes.setup(setting.value, Chance.fast(seed));
    const out = bottles.flatMap(({ region }, bottle) =>
      ((table.bottlesOut[bottle >> 5] ?? 0) >> (bottle & 31)) & 1 ? [REGIONS[region]] : [],
    );
    expect(out.sort()).toEqual(['bourbon', 'highlands', 'ireland', 'islay', 'lowlands', 'speyside']);
  }
});
