import type { Game, GameRecord } from '@taproom/engine';
import { gameNamed } from '@taproom/games';
import { type Rerun, rerun, rerunWith } from '@taproom/lab';
import { Command } from 'commander';
import { changesFrom } from '../compare/side.js';
import { Mistake } from '../mistake.js';
import { type Found, recordsIn } from '../rerun/records.js';

interface Flags {
  readonly with?: string;
  readonly json?: true;
  readonly quiet?: true;
}

export const rerunCommand = (): Command =>
  new Command('rerun')
    .description("play stored games again by today's rules, and say which would have gone otherwise")
    .argument('<records...>', 'records, files of `taproom export` (.jsonl), or folders with such files')
    .option('--with <changes>', 'by other rules still: "sips=0 deck=FILE", compared with the rules of each record')
    .option('--quiet', 'say nothing of those that are the same')
    .option('--json', 'for programs: one JSON object for each record')
    .addHelpText(
      'after',
      `
A record is its deal and its moves. It went the same when every move is still possible and the end is the one it tells;
otherwise the first move is named at which it differs. Records of older rules are what this is for.

  taproom rerun friday.json saturday.json
  taproom export --out all.jsonl && taproom rerun all.jsonl --quiet
  taproom rerun all.jsonl --with sips=0

Exit codes: 0 all are the same, 1 some went otherwise, 2 some cannot be read.`,
    )
    .action(async (paths: string[], flags: Flags) => {
      const count = { same: 0, otherwise: 0, unreadable: 0 };
      for await (const found of recordsIn(paths)) {
        const result = resultOf(found, flags);
        count[result.status]++;
        if (flags.json) console.log(JSON.stringify({ where: found.where, ...about(found), ...result }));
        else if (result.status !== 'same' || !flags.quiet) console.log(lineOf(found, result));
      }
      const { same, otherwise, unreadable } = count;
      const rest = unreadable === 0 ? '' : `, ${unreadable} cannot be read`;
      const summary = `${same} the same, ${otherwise} otherwise${rest}.`;
      if (flags.json) console.error(summary);
      else console.log(summary);
      process.exitCode = unreadable > 0 ? 2 : otherwise > 0 ? 1 : 0;
    });

function resultOf({ record, why }: Found, flags: Flags): Rerun {
  if (!record) return { status: 'unreadable', why: why as string };
  const game = gameNamed(record.game);
  if (!game) return { status: 'unreadable', why: `there is no game "${record.game}"` };
  if (flags.with === undefined) return rerun(game, record);
  return rerunWith(game, record, changesOf(game, flags.with));
}

/** Every record of a game is changed alike, so the words and the files are read once. */
const read = new Map<string, ReturnType<typeof changesFrom>>();
function changesOf(game: Game, text: string): ReturnType<typeof changesFrom> {
  const changes = read.get(game.name) ?? changesFrom(game, text);
  if (changes.seats !== undefined)
    throw new Mistake('the players of a stored game cannot be changed; leave out players=');
  read.set(game.name, changes);
  return changes;
}

const about = ({ record }: Found): Partial<Pick<GameRecord, 'game' | 'rulesVersion'>> =>
  record ? { game: record.game, rulesVersion: record.rulesVersion } : {};

function lineOf({ where, record }: Found, result: Rerun): string {
  const version = record && gameNamed(record.game)?.rulesVersion;
  const then =
    record && version !== record.rulesVersion ? `, played by version ${record.rulesVersion} of the rules` : '';
  switch (result.status) {
    case 'same':
      return `${where}: the same (${record?.game}, ${result.moves} moves${result.outcome ? '' : ', not over'}${then})`;
    case 'otherwise': {
      const at = result.move === 0 ? 'from the deal on' : `from move ${result.move} ("${result.line}") on`;
      return `${where}: otherwise ${at}: ${result.why} (${record?.game}${then})`;
    }
    case 'unreadable':
      return `${where}: ${result.why}`;
  }
}
