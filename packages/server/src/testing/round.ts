import { Chance, type Game } from '@taproom/engine';
import { audit } from './audit.js';
import { seated } from './bar.js';
import type { Chain } from './chain.js';
import { drawHarm, FAULTS, type Fault, type Harm, harm } from './harm.js';
import { Onlooker } from './onlooker.js';
import { Person } from './person.js';
import { Regular } from './regular.js';

export interface RoundOptions {
  readonly seed: number;
  readonly round: number;
  /** The longest the database is away, in milliseconds. */
  readonly longest: number;
  readonly faults?: readonly Fault[];
  /** How long a round may take beyond its faults. */
  readonly limit: number;
}

const OF_THE_DATABASE: readonly Fault[] = ['restart', 'crash', 'away'];

/** What will go wrong in a round: each kind in turn, sometimes with another on top. */
function harmsOf({ seed, round, longest, faults = FAULTS }: RoundOptions, processes: number): readonly Harm[] {
  const chance = chanceOf(seed, round);
  const first = faults[(round + seed) % faults.length] as Fault;
  const second = faults[chance.below(faults.length)] as Fault;
  const both = chance.below(3) === 0 && !(OF_THE_DATABASE.includes(first) && OF_THE_DATABASE.includes(second));
  const harms = [drawHarm(chance, first, longest, processes)];
  if (both && second !== first) harms.push(drawHarm(chance, second, longest, processes));
  return harms;
}

// The same choices for the same seed and number, whichever rounds were played before.
const chanceOf = (seed: number, round: number) => Chance.fast(seed * 1_000_003 + round);

export interface Played {
  readonly harms: string;
  readonly acknowledged: number;
  readonly wrong: readonly string[];
  /** What each onlooker was told about the store. */
  readonly paused: readonly (readonly boolean[])[];
}

/**
 * One game of three people and a bot, played through all processes while something goes wrong; then everything anybody
 * was promised is held against the log. Ends in time, or says what it waited for.
 */
export async function playRound(chain: Chain, game: Game, options: RoundOptions): Promise<Played> {
  const harms = harmsOf(options, chain.size);
  const text = harms
    .map(({ fault, index, lasts }) => `${fault} ${index}${lasts > 0 ? ` ${lasts} ms` : ''}`)
    .join(' + ');
  const chance = chanceOf(options.seed, options.round + 500_000);
  const deadline = Date.now() + options.limit + harms.reduce((sum, { lasts }) => sum + lasts, 0);
  const late = () => Date.now() > deadline;

  const { table, tokens, people } = await seated(chain.url(chance.below(chain.size)), ['Ann', 'Bob', 'Cat'], {
    seats: 4,
  });
  for (const ask of [{ type: 'bot', level: 'weak' }, { type: 'start' }]) {
    const answer = await people[0]?.ask(ask);
    if (answer?.type !== 'done') throw new Error(`${ask.type}: ${answer?.says}`);
  }
  for (const person of people) person.cut();
  const regulars = tokens.map((token, seat) => new Regular(table, token, seat, chance, 120));
  const onlookers = Array.from({ length: chain.size }, (_, index) => new Onlooker(table, () => chain.url(index)));
  const watching = onlookers.map((onlooker) => onlooker.watch());
  const acknowledged = () => regulars.reduce((sum, { promised }) => sum + promised.acknowledged.size, 0);

  let healed = 0;
  const strike = async (what: Harm) => {
    // In the middle of the game, not before and not after.
    const after = chance.below(9);
    while (acknowledged() < after && !late()) await sleep(5);
    await harm(chain, what);
    healed += 1;
  };
  const play = async (regular: Regular) => {
    // After every cut through another process, as behind a load balancer.
    for (let place = chance.below(chain.size); ; place = (place + 1) % chain.size) {
      if ((await regular.play(chain.url(place), late)) === 'over') return;
      if (late()) return;
      await sleep(100);
    }
  };
  const harmed = Promise.all(harms.map(strike));
  await Promise.all(regulars.map(play));
  const wrong: string[] = [];
  if (late()) {
    const waiting = regulars.map(({ waitsFor }) => waitsFor).join('; ');
    wrong.push(`the game does not end (${healed} of ${harms.length} faults put right): ${waiting}`);
  }
  await harmed;
  const rows = await chain.store.read(table, 0);
  const last = rows.at(-1)?.version ?? 0;
  // Everybody ends where the log ends: those who watched all the time, and those who come now.
  // And has heard that the taps are open again, which a process with a dead connection finds out a little later.
  while (onlookers.some(({ version, paused }) => version < last || paused.at(-1)) && !late()) await sleep(20);
  wrong.push(...(await elsewhere(chain, last, { table, token: tokens[0] as string, regulars, onlookers })));
  for (const onlooker of onlookers) onlooker.stop();
  await Promise.all(watching);
  const everyone = [...regulars, ...onlookers].map(({ promised }) => promised);
  wrong.push(...audit(table, rows, everyone, () => game), ...chain.died.splice(0));
  return { harms: text, acknowledged: acknowledged(), wrong, paused: onlookers.map(({ paused }) => paused) };
}

interface Ended {
  readonly table: string;
  readonly token: string;
  readonly regulars: readonly Regular[];
  readonly onlookers: readonly Onlooker[];
}

/** Who did not end where the log ends: those who watched, those who played, and who comes to any process now. */
async function elsewhere(chain: Chain, last: number, { table, token, regulars, onlookers }: Ended): Promise<string[]> {
  const wrong: string[] = [];
  for (const [index, { version }] of onlookers.entries())
    if (version !== last) wrong.push(`who watches through process ${index} is at version ${version}, not ${last}`);
  for (const { seat, version } of regulars)
    if (version !== last) wrong.push(`seat ${seat} ended at version ${version}, not ${last}`);
  for (let index = 0; index < chain.size; index++) {
    const late = await Person.at(chain.url(index), { table, token });
    if (late.version !== last) wrong.push(`process ${index} shows version ${late.version}, not ${last}`);
    late.cut();
  }
  return wrong;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
