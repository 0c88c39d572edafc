import {
  arranged,
  type Chance,
  type Given,
  GivenReader,
  Misgiven,
  orMisgiven,
  type Result,
  type Setting,
  textsIn,
} from '@taproom/engine';
import type { Cards, Face } from './cards.js';
import { notation } from './notation.js';
import { roundsOf } from './options.js';
import { firstSeat } from './rules.js';
import { Table } from './table.js';

/**
 * The table a scenario describes, at the start of a round: `hands` by player, as many cards each as there are rounds left.
 * Who is not mentioned is dealt at random.
 */
export function arrange(
  setting: Setting<Cards>,
  given: Given,
  names: readonly string[],
  chance: Chance,
): Result<Table, string> {
  return arranged(() => {
    const reader = new GivenReader(given, names, setting.seats, ['hands']);
    const table = new Table(setting);
    table.chance.copy(chance);
    const free = [...setting.cards.copies];
    const hands = reader.bySeat('hands', (value, player) =>
      textsIn(`the hand of ${player}`, value).map((text) => {
        const face = orMisgiven(notation.parseCard(text, setting), `the hand of ${player}`);
        if (free[face] === 0) throw new Misgiven(`there are not so many cards "${text}"`);
        (free[face] as number)--;
        return face;
      }),
    );
    const [size = roundsOf(setting), ...others] = new Set([...hands.values()].map(({ length }) => length));
    if (others.length > 0 || size > roundsOf(setting)) throw new Misgiven('everyone holds a card for each round left');
    const rest = free.flatMap((copies, face) => new Array<Face>(copies).fill(face));
    table.chance.shuffle(rest, rest.length);
    for (let seat = 0; seat < table.seats; seat++)
      for (const face of hands.get(seat) ?? rest.splice(0, size)) table.give(seat, face);
    for (const face of rest) (table.undealt[face] as number)++;
    table.round = roundsOf(setting) - size + 1;
    table.starter = firstSeat(table);
    table.turn = table.starter;
    return table;
  });
}
