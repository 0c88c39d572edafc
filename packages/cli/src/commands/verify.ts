import { fingerprintOf, formatProblem, type GameRecord, readRecord, replay } from '@taproom/engine';
import { Command } from 'commander';
import { readText } from '../files.js';
import { gameNamed } from '../games.js';
import { Mistake, orMistake } from '../mistake.js';

export const verifyCommand = (): Command =>
  new Command('verify')
    .description('check that a finished game was dealt and played as it should be')
    .argument('<file or address>', 'a record, or the address of a finished table')
    .option('--fingerprint <hex>', 'as it was shown when the cards were dealt')
    .action(async (from: string, { fingerprint }: { fingerprint?: string }) => {
      const record = await recordFrom(from);
      const game = gameNamed(record.game);
      const shown = fingerprint ?? (record as { fingerprint?: string }).fingerprint;
      const found = fingerprintOf(record.seed);
      if (shown === undefined) console.log(`The fingerprint of its seed is ${found}.`);
      else if (shown.toLowerCase() !== found)
        return fail(`The seed is not the one that was promised: its fingerprint is ${found}, not ${shown}.`);
      else console.log('The seed is the one whose fingerprint was shown before the deal.');
      const replayed = replay(game, record);
      if (!replayed.ok) return fail(`The game does not hold: ${formatProblem(replayed.problem)}`);
      const outcome = game.outcome(replayed.value);
      console.log(`All ${record.moves.length} moves follow the rules from that deal.`);
      console.log(
        outcome ? game.words.en.outcome(outcome, { names: record.players, seat: -1 }) : 'The game was not over.',
      );
    });

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
