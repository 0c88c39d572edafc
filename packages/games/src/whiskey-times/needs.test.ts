import { attempt, Chance, movesOf, readSetting } from '@taproom/engine';
import { describe, expect, test } from 'vitest';
import { fillingOf, readWhiskeyCards, recipeOf, whiskeyTimes } from './index.js';

const read = readWhiskeyCards(whiskeyTimes.files);
if (!read.ok) throw new Error('the cards we ship cannot be read');
const cards = read.value;
const ADA = 'ada-lovelace';
const EVERYTHING = ['bottle-44', 'rocks', 'soda', 'lime', 'cola', 'stones'];

describe('R25 a recipe against a hand', () => {
  test('everything there: nothing missing', () => {
    expect(recipeOf(cards, ADA, EVERYTHING)).toMatchObject({ preferred: true, missing: 0 });
  });

  test('each card that is missing is counted, and is what fills it', () => {
    for (const card of EVERYTHING) {
      const rest = EVERYTHING.filter((one) => one !== card);
      expect(recipeOf(cards, ADA, rest)?.missing).toBe(1);
      expect(fillingOf(cards, ADA, rest, card)).toBe(card === 'bottle-44' ? 'favourite' : 'missing');
      expect(fillingOf(cards, ADA, EVERYTHING, card)).toBeUndefined();
    }
  });

  test('another bottle of the region stands in; with it only the favourite still fills something', () => {
    const { preferred, regionOf, texts } = cards;
    const favourite = preferred[texts.guests.get(ADA) as number] as number;
    const [other, third] = texts.bottle.filter(
      (_, bottle) => bottle !== favourite && regionOf[bottle] === regionOf[favourite],
    ) as [string, string];
    expect(recipeOf(cards, ADA, [other])).toMatchObject({ preferred: false, substitutes: [other] });
    expect(fillingOf(cards, ADA, [], other)).toBe('missing');
    expect(fillingOf(cards, ADA, [other], third)).toBeUndefined();
    expect(fillingOf(cards, ADA, [other], 'bottle-44')).toBe('favourite');
  });

  test('R31 a wild mixer stands in for one ingredient only', () => {
    expect(recipeOf(cards, ADA, ['bottle-44', 'rocks', 'whats-in-the-cupboard'])?.missing).toBe(3);
    const { needs } = recipeOf(cards, ADA, ['bottle-44', 'any-old-jar', 'whats-in-the-cupboard', 'cola']) ?? {
      needs: [],
    };
    const has = Object.fromEntries(needs.map(({ card, has }) => [card, has]));
    expect(has).toEqual({
      'bottle-44': 'yes',
      rocks: 'stands-in',
      soda: 'stands-in',
      lime: 'no',
      cola: 'yes',
      stones: 'no',
    });
    expect(fillingOf(cards, ADA, ['bottle-44', 'rocks'], 'whats-in-the-cupboard')).toBe('stands-in');
    expect(fillingOf(cards, ADA, EVERYTHING, 'whats-in-the-cupboard')).toBeUndefined();
  });
});

test('a recipe lacks nothing exactly when the rules let the guest be served', () => {
  const setting = readSetting(whiskeyTimes, { seats: 2, options: {} });
  if (!setting.ok) throw new Error('no setting');
  let agreed = 0;
  for (let seed = 1; seed <= 4; seed++) {
    let table = whiskeyTimes.setup(setting.value, Chance.fast(seed));
    const luck = Chance.fast(seed);
    for (let step = 0; step < 400 && !whiskeyTimes.outcome(table); step++) {
      const seat = whiskeyTimes.view(table, 0).waiting[0] as number;
      const moves = movesOf(whiskeyTimes, table, seat);
      const view = whiskeyTimes.view(table, seat);
      if (view.phase === 'act' && seat === view.turn) {
        const lines = moves.map((move) => whiskeyTimes.notation.formatMove(move, setting.value));
        view.guests[seat]?.forEach((text, i) => {
          if (view.served[seat]?.[i]) return;
          const guest = text.replace('face-down ', '');
          const ready = recipeOf(cards, guest, view.hand)?.missing === 0;
          const may = lines.some((line) => line.startsWith(`serve guest ${i + 1} `));
          expect(ready, `${guest} with ${view.hand.join(' ')}, seed ${seed}`).toBe(may);
          if (ready) agreed += 1;
        });
      }
      const made = attempt(whiskeyTimes, table, seat, moves[luck.below(moves.length)] as number);
      if (!made.ok) throw new Error(made.problem);
      table = made.value.table;
    }
  }
  expect(agreed).toBeGreaterThan(0);
});
