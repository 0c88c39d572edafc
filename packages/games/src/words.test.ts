import { Chance, type Game, movesOf, readSetting, SPECTATOR, seatsIn } from '@taproom/engine';
import { describe, expect, test } from 'vitest';
import { FACTS, type GameName } from './facts.js';
import { games } from './index.js';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'];
/** Printed on the cards, or a name: the same in every language. */
const PRINTED =
  /\b(Last Call|My Shout|Take That|Switch It Up|About Face|Cheers|Chaser|Let's Get Wild|Pass the Bottle|Tough Break|Tell Me Your Woes|Trigger Troubles)\b/g;
/** Words that give away a sentence nobody translated. */
const ENGLISH = /\b(the|you|your|and|with|draws|plays|takes|cards|of|to)\b/;

/** As many of us as can play. */
function seatsAt({ name }: Game): number {
  const { min, max } = FACTS[name as GameName].players;
  return Math.max(min, Math.min(NAMES.length, max));
}

/** Random games, told in German as every seat and the spectators would read them. */
function* told(game: Game): Generator<{ english: string | undefined; german: string | undefined; about: string }> {
  const chance = Chance.fast(7);
  for (let round = 0; round < 4; round++) {
    const setting = readSetting(game, { seats: seatsAt(game) });
    if (!setting.ok) throw new Error(setting.problem[0]?.reason);
    const log: { type: string }[] = [];
    const table = game.setup(setting.value, Chance.fast(round), log);
    for (let moves = 0; moves < 400 && !game.outcome(table); moves++) {
      const [seat] = seatsIn(game.waitingFor(table)) as [number];
      const options = movesOf(game, table, seat);
      const move = options[chance.below(options.length)] as number;
      const line = game.notation.formatMove(move, setting.value);
      const reader = { names: NAMES, seat, setting: setting.value };
      yield { about: line, english: game.words.en.move(line, reader), german: game.words.de?.move(line, reader) };
      game.apply(table, seat, move, log);
    }
    for (const event of log) {
      for (const seat of [SPECTATOR, 0, 1]) {
        const shown = game.show(event, seat);
        const reader = { names: NAMES, seat, setting: setting.value };
        if (!shown) continue;
        yield {
          about: JSON.stringify(shown),
          english: game.words.en.event(shown, reader),
          german: game.words.de?.event(shown, reader),
        };
      }
    }
  }
}

describe.each(games.map((game) => ({ name: game.name, game })))('$name in German', ({ game }) => {
  test('says something wherever English does, and says it in German', () => {
    const setting = readSetting(game, { seats: seatsAt(game) });
    if (!setting.ok) throw new Error(setting.problem[0]?.reason);
    const cards = game.notation.cards(setting.value).map((card) => game.words.de?.card(card) ?? '');
    cards.sort((a, b) => b.length - a.length);
    const faults: string[] = [];
    let count = 0;
    for (const { english, german, about } of told(game)) {
      if ((german === undefined) !== (english === undefined)) faults.push(`${about}: ${english} / ${german}`);
      if (german === undefined) continue;
      count += 1;
      if (!ENGLISH.test(german)) continue;
      const rest = cards.reduce((text, name) => text.replaceAll(name, ''), german).replaceAll(PRINTED, '');
      if (ENGLISH.test(rest)) faults.push(`${about}: ${german}`);
    }
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });

  test('explains every option', () => {
    expect(Object.keys(game.words.de?.options ?? {}).sort()).toEqual(Object.keys(game.words.en.options).sort());
  });
});
