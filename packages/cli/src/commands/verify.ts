import {
  fingerprintOf,
  formatProblem,
  type GameRecord,
  readRecord,
  replay,
  type SharedLuck,
  wrongLuck,
} from '@taproom/engine';
import { Command } from 'commander';
import { readText } from '../files.js';
import { gameNamed } from '../games.js';
import { Mistake, orMistake } from '../mistake.js';

export const verifyCommand = (): Command =>
  new Command('verify')
    .description('check that a finished game was dealt and played as it should be')
    .argument('<file or address>', 'a record, or the address of a finished table')
    .option('--fingerprint <hex>', 'as it was shown when the cards were dealt')
    .option('--promise <hex>', "the server's, as it was shown before anybody opened their luck")
    .action(async (from: string, flags: Shown) => {
      const record = (await recordFrom(from)) as Checkable;
      const game = gameNamed(record.game);
      const wrong = wrongSeed(record, flags) ?? wrongShare(record, flags);
      if (wrong !== undefined) return fail(wrong);
      const replayed = replay(game, record);
      if (!replayed.ok) return fail(`The game does not hold: ${formatProblem(replayed.problem)}`);
      const outcome = game.outcome(replayed.value);
      if (!outcome) return fail(`The record is cut off: after ${record.moves.length} moves the game is not over.`);
      console.log(`All ${record.moves.length} moves follow the rules from that deal.`);
      console.log(game.words.en.outcome(outcome, { names: record.players, seat: -1 }));
    });

/** What was written down while the game was young. */
interface Shown {
  readonly fingerprint?: string;
  readonly promise?: string;
}
type Checkable = GameRecord & { readonly fingerprint?: string; readonly luck?: SharedLuck };

function wrongSeed(record: Checkable, { fingerprint }: Shown): string | undefined {
  const found = fingerprintOf(record.seed);
  const shown = fingerprint ?? record.fingerprint;
  if (shown !== undefined && shown.toLowerCase() !== found)
    return `The seed is not the one that was promised: its fingerprint is ${found}, not ${shown}.`;
  console.log(
    fingerprint !== undefined
      ? 'The seed is the one whose fingerprint you were shown.'
      : `The fingerprint of its seed is ${found}. Without --fingerprint this only compares the record with itself: give the one you were shown.`,
  );
  return undefined;
}

/** Whether the seed comes from everybody's luck, where some was added. */
function wrongShare({ seed, luck }: Checkable, { promise }: Shown): string | undefined {
  if (!luck) {
    if (promise !== undefined) return 'The server promised a seed of its own, but the record has no luck of anybody.';
    console.log('The server alone picked the seed: nobody added luck of their own.');
    return undefined;
  }
  const promised = fingerprintOf(luck.server);
  if (promise !== undefined && promise.toLowerCase() !== promised)
    return `The server opened another seed than it promised: the fingerprint is ${promised}, not ${promise}.`;
  const wrong = wrongLuck(seed, luck);
  if (wrong !== undefined) return `The deal was picked: ${wrong}.`;
  const seats = (some: SharedLuck['seats']) => some.map(({ seat }) => `seat-${seat + 1}`).join(', ');
  const missing = luck.seats.filter(({ luck: opened }) => opened === undefined);
  const opened = luck.seats.filter(({ luck: own }) => own !== undefined);
  console.log(`The seed is mixed from the server's and the luck of ${seats(opened) || 'nobody'}.`);
  if (missing.length > 0) console.log(`Promised and not opened in time: ${seats(missing)}.`);
  return undefined;
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

/** From a file, from the address of a table, or from the address of its record. */
async function recordFrom(from: string): Promise<GameRecord> {
  if (!/^https?:\/\//.test(from)) return orMistake(readRecord(readText(from), from));
  const url = from.replace(/\/t\/([\w-]+).*$/, '/api/tables/$1/record');
  const answer = await fetch(url).catch(() => {
    throw new Mistake(`no server answers at ${from}`);
  });
  const text = await answer.text();
  if (!answer.ok) throw new Mistake(`${from}: ${saysIn(text) ?? `the server answered ${answer.status}`}`);
  return orMistake(readRecord(text, from));
}

function saysIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { says?: string }).says;
  } catch {
    return undefined;
  }
}
