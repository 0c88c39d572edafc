import { Chance, linesOf, readSetting, type Setting } from '@taproom/engine';
import { games } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { entryOf } from '../entries.js';
import type { HowToText } from './texts.js';

const cardsIn = ({ anatomy, turn, specials }: HowToText): string[] => [
  ...anatomy.map(({ card }) => card),
  ...turn.flatMap(({ groups }) => groups.flatMap(({ cards }) => cards)),
  ...specials.map(({ card }) => card),
];

/** The others show their rules instead. */
const WITH_SHEETS = games.filter(({ name }) => entryOf(name).howTo);

describe.each(WITH_SHEETS.map((game) => ({ name: game.name, game })))('how to play $name', ({ game, name }) => {
  const setting = readSetting(game, { seats: 4 });
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);

  test('shows cards that there are, the same in both languages', async () => {
    const texts = (await entryOf(name).howTo?.())?.howTo;
    if (!texts) throw new Error('there is no page');
    const known = new Set(game.notation.cards(setting.value));
    const unknown = cardsIn(texts.en).filter((card) => !known.has(card));
    expect(unknown).toEqual([]);
    expect(cardsIn(texts.de)).toEqual(cardsIn(texts.en));
    for (const part of ['scoring', 'tips'] as const) expect(texts.de[part].length).toBe(texts.en[part].length);
  });

  test('what is said to go on a card goes, and what is crossed out does not', async () => {
    const texts = (await entryOf(name).howTo?.())?.howTo;
    for (const { groups } of texts?.en.turn ?? []) {
      const [top] = groups.find(({ role }) => role === 'top')?.cards ?? [];
      for (const { cards, role } of groups) {
        if (top === undefined || role === undefined || role === 'top') continue;
        for (const card of cards)
          expect(goesOn(game, setting.value, top, card), `${card} on ${top}`).toBe(role === 'goes');
      }
    }
  });
});

/** Asks the rules, at a table laid out for it. */
function goesOn(game: (typeof games)[number], setting: Setting, top: string, card: string): boolean {
  const given = {
    top,
    ...(top === 'lets-get-wild' && { suit: 'beer' }),
    hands: { Ann: [card, 'tough-break'] },
  };
  const { players, first } = { players: ['Ann', 'Bob', 'Cat', 'Dan'], first: 'Ann' };
  const opened = readSetting(game, { seats: setting.seats, options: { first }, names: players });
  if (!opened.ok) throw new Error(opened.problem[0]?.reason);
  const table = game.arrange(opened.value, given, players, Chance.fast(1));
  if (!table.ok) throw new Error(table.problem);
  return linesOf(game, table.value, 0).some((line) => line.split(' ')[1] === card);
}
