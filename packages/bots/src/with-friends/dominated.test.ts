import { Chance, type Move, movesOf, readSetting } from '@taproom/engine';
import { BIDDING, faceOf, strengthOf, suitOf, type WithFriendsTable, withFriends } from '@taproom/games/with-friends';
import { describe, expect, test } from 'vitest';
import { seatBot } from '../registry.js';

/** Decisions that are watched: of a Regular, who is quick, as many as of a Landlord with `TAPROOM_DECISIONS=10000`. */
const WATCHED = [
  ['regular', 10_000],
  ['landlord', Number(process.env.TAPROOM_DECISIONS ?? 240)],
] as const;

/**
 * Written apart from dominated.ts: played, this card does worse than another, whatever the others hold. Who wants no more tricks
 * keeps the lower of two cards of a suit that both lose now; who wants all of them keeps the higher of two that both win now.
 */
function doesWorse(table: WithFriendsTable, seat: number, move: Move, legal: readonly Move[]): boolean {
  const wants = table.bidOf(seat) - table.tricksOf(seat);
  const strength = (one: Move): number => strengthOf(table, faceOf(one), suitOf(table, faceOf(one)));
  const rank = (one: Move): number => table.slotOf(faceOf(one));
  const alike = legal.filter((one) => suitOf(table, faceOf(one)) === suitOf(table, faceOf(move)) && rank(one) < 65);
  if (rank(move) >= 65) return false;
  if (wants === 0) return table.laid > 0 && alike.some((one) => rank(one) > rank(move) && strength(one) < table.best);
  if (wants !== table.cardsLeft(seat) || table.laid < table.seats - 1) return false;
  return alike.some((one) => rank(one) < rank(move) && strength(one) >= table.best);
}

describe.each(WATCHED)('%s', (kind, decisions) => {
  test(`never plays a card that another beats whatever the others hold, in ${decisions} decisions`, () => {
    const setting = readSetting(withFriends, { seats: 4 });
    if (!setting.ok) throw new Error(JSON.stringify(setting.problem));
    const bot = seatBot(kind, withFriends as never, setting.value);
    if (!bot.ok) throw new Error(bot.problem);
    let [made, tempted] = [0, 0];
    for (let seed = 1; made < decisions; seed++) {
      const chance = Chance.fast(seed);
      const table = withFriends.setup(setting.value, Chance.fast(seed));
      while (withFriends.outcome(table) === undefined && made < decisions) {
        const seat = table.turn;
        const legal = movesOf(withFriends as never, table as never, seat);
        const move =
          legal.length === 1
            ? (legal[0] as Move)
            : bot.value.choose(withFriends.view(table, seat), legal, { iterations: 2 }, chance);
        if (table.phase !== BIDDING && legal.length > 1) {
          made++;
          if (legal.some((one) => doesWorse(table, seat, one, legal))) tempted++;
          expect(doesWorse(table, seat, move, legal), `seed ${seed}`).toBe(false);
        }
        withFriends.apply(table, seat, move);
      }
    }
    expect(tempted).toBeGreaterThan(decisions / 40);
  });
});
