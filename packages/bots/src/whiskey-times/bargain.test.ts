import { Chance, firstOf, type Move, readSetting } from '@taproom/engine';
import { whiskeyMoves as m, whiskeyTable as t, whiskeyTimes } from '@taproom/games/whiskey-times';
import { expect, test } from 'vitest';
import { netsFrom } from '../mind.js';
import { seatBot } from '../registry.js';
import { craft } from './craft.js';
import { UNIT } from './features.js';
import type { WhiskeyJudge } from './judge.js';
import { WORTHWHILE } from './offers.js';

const OFFERS = 8;

test('what a Regular offers is worth it by its own judgement, should it be taken', () => {
  const read = readSetting(whiskeyTimes, { seats: 4, options: { trading: true } });
  const nets = netsFrom(craft as never, craft.weights);
  if (!read.ok || !nets.ok) throw new Error('four can trade');
  const setting = read.value;
  const bot = seatBot('regular', whiskeyTimes as never, setting);
  if (!bot.ok) throw new Error(bot.problem);
  const judge = craft.judge(setting, nets.value) as WhiskeyJudge;
  const before = whiskeyTimes.blank(setting as never);
  const after = whiskeyTimes.blank(setting as never);
  const moves: Move[] = [];
  let offers = 0;
  for (let seed = 1; offers < OFFERS; seed++) {
    const chance = Chance.fast(seed);
    const table = whiskeyTimes.setup(setting as never, Chance.fast(seed));
    while (!table.over) {
      const seat = firstOf(whiskeyTimes.waitingFor(table));
      const legal = moves.slice(0, whiskeyTimes.legalMoves(table, seat, moves));
      const move = bot.value.choose(whiskeyTimes.view(table, seat), legal, {}, chance) as Move;
      if (m.kindOf(move) === m.OFFER) before.copy(table);
      whiskeyTimes.apply(table, seat, move);
      if (m.kindOf(move) !== m.PROPOSE_KIND) continue;
      after.copy(table);
      whiskeyTimes.apply(after, table.offeredTo[seat] as number, m.accept(seat));
      const gain = (judge.value(after, seat) - judge.value(before, seat)) * UNIT;
      expect(gain, `seed ${seed}`).toBeGreaterThan(WORTHWHILE - 0.01);
      offers++;
    }
  }
});

test('who did not serve makes offers too, to whoever did, card by card while there is time', () => {
  const read = readSetting(whiskeyTimes, { seats: 4, options: { trading: true } });
  if (!read.ok) throw new Error('four can trade');
  const setting = read.value;
  const bot = seatBot('regular', whiskeyTimes as never, setting);
  if (!bot.ok) throw new Error(bot.problem);
  const moves: Move[] = [];
  let offers = 0;
  for (let seed = 1; offers < OFFERS / 2; seed++) {
    const chance = Chance.fast(seed);
    const table = whiskeyTimes.setup(setting as never, Chance.fast(seed));
    while (!table.over) {
      const waited = firstOf(whiskeyTimes.waitingFor(table));
      // Whoever served is a slow person: the others have their say first.
      const others = table.what === t.TRADING ? [0, 1, 2, 3].filter((seat) => seat !== waited) : [];
      const said = others.flatMap((seat) => {
        const legal = moves.slice(0, whiskeyTimes.legalMoves(table, seat, moves));
        const move = bot.value.interrupt?.(whiskeyTimes.view(table, seat), legal, {}, chance) as Move | undefined;
        return move === undefined ? [] : [{ seat, move }];
      })[0];
      if (!said) {
        const legal = moves.slice(0, whiskeyTimes.legalMoves(table, waited, moves));
        whiskeyTimes.apply(
          table,
          waited,
          bot.value.choose(whiskeyTimes.view(table, waited), legal, {}, chance) as Move,
        );
        continue;
      }
      const { seat, move } = said;
      expect(whiskeyTimes.refuse(table, seat, move), `seed ${seed}`).toBeUndefined();
      whiskeyTimes.apply(table, seat, move);
      if (m.kindOf(move) !== m.PROPOSE_KIND || seat === table.turn) continue;
      expect(table.offeredTo[seat]).toBe(table.turn);
      offers++;
    }
  }
});
