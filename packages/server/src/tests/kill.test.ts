import { Chance } from '@taproom/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.js';
import { audit } from '../testing/audit.js';
import { folder, removeFolder, seated } from '../testing/bar.js';
import { bundle, type Child, start } from '../testing/child.js';
import { Regular } from '../testing/regular.js';
import { anyToy } from '../testing/toy.js';

const KILLS = Number(process.env.TAPROOM_KILLS ?? 12);
const SEED = Number(process.env.TAPROOM_KILL_SEED ?? 1);
const data = folder();
let program: string;
beforeAll(async () => {
  program = await bundle('killable');
});
afterAll(() => removeFolder(data));

/** A new table with three regulars, dealt. */
async function sitDown(url: string, chance: Chance): Promise<Regular[]> {
  const { table, tokens, people } = await seated(url, ['Ann', 'Bob', 'Cat']);
  await people[0]?.ask({ type: 'start' });
  for (const person of people) person.cut();
  return tokens.map((token, seat) => new Regular(table, token, seat, chance));
}

test(
  `kill -9 at ${KILLS} points of play (seed ${SEED}): no acknowledged move is lost, none is made twice`,
  async () => {
    const chance = Chance.fast(SEED);
    const everyone: Regular[] = [];
    let regulars: Regular[] = [];
    let child: Child | undefined;
    for (let kill = 0; kill < KILLS; kill++) {
      // Half die between two steps of a move, half at any moment, inside a commit for instance.
      const atStep = chance.below(2) === 0;
      child = await start(program, [data], atStep ? { KILL_AT: String(1 + chance.below(60)) } : {});
      const { url } = child;
      if (regulars.length === 0) regulars = await sitDown(url, chance).catch(() => []);
      everyone.push(...regulars.filter((regular) => !everyone.includes(regular)));
      const timer = atStep ? undefined : setTimeout(() => child?.process.kill('SIGKILL'), chance.below(120));
      // A game may end before the steps are used up; then the next one begins on the same server.
      for (
        let games = 0;
        games < 8 && regulars.length > 0 && child.process.exitCode === null && child.process.signalCode === null;
        games++
      ) {
        const ends = await Promise.all(regulars.map((regular) => regular.play(url, () => false)));
        if (ends.some((end) => end !== 'over')) break;
        regulars = await sitDown(url, chance).catch(() => []);
        everyone.push(...regulars);
      }
      clearTimeout(timer);
      child.process.kill('SIGKILL');
      await child.gone;
    }
    // One last time, nobody is killed, and everyone plays to the end.
    child = await start(program, [data]);
    const { url } = child;
    await Promise.all(regulars.map((regular) => regular.play(url, () => false)));
    child.process.kill('SIGTERM');
    await child.gone;

    const store = await openSqlite(data);
    const faults: string[] = [];
    for (const table of new Set(everyone.map((regular) => regular.table))) {
      const promised = everyone.filter((regular) => regular.table === table).map((regular) => regular.promised);
      faults.push(...audit(table, await store.read(table, 0), promised, () => anyToy));
    }
    await store.close();
    const acknowledged = everyone.reduce((sum, { promised }) => sum + promised.acknowledged.size, 0);
    expect(faults).toEqual([]);
    expect(acknowledged).toBeGreaterThan(KILLS);
  },
  Math.max(900_000, KILLS * 20_000),
);
