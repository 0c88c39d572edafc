import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { type Game, readSetting } from '@taproom/engine';
import { Command } from 'commander';
import { FULL, type Measured, measure, QUICK } from '../bench/measure.js';
import { waysToPlay } from '../bench/ways.js';
import { wholeNumber } from '../flags.js';
import { allGames, gameNamed, usualPlayers } from '../games.js';
import { orMistake } from '../mistake.js';
import { pad } from '../paint.js';

interface Flags {
  readonly players?: number;
  readonly quick?: true;
  readonly json?: true;
}

interface Report {
  readonly game: string;
  readonly players: number;
  readonly ways: readonly Measured[];
}

export const benchCommand = (): Command =>
  new Command('bench')
    .description('measure decisions per second on one thread (a minute a game)')
    .argument('[game]', 'one game; all of them by default')
    .option('--players <number>', 'how many play (4 where the game allows it)', wholeNumber(1))
    .option('--quick', 'a smoke test: a second a game, and figures that mean nothing')
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      `
Every figure is the median of five samples of three seconds, after a warm-up: decisions per second of CPU time
(which a busy machine disturbs least), on the clock, and bytes allocated for each decision.`,
    )
    .action((name: string | undefined, flags: Flags) => {
      const reports =
        name === undefined
          ? allGames().map((game) => inItsOwnProcess(game, flags))
          : [benchGame(gameNamed(name), flags)];
      if (flags.json)
        console.log(JSON.stringify(name === undefined ? { machine: machine(), games: reports } : reports[0]));
      else print(reports);
    });

const machine = (): string => `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, node ${process.version}`;

/** Each game gets a process of its own: what the compiler learnt from one would slow the next. */
function inItsOwnProcess(game: Game, { players, quick }: Flags): Report {
  const flags = [...(players === undefined ? [] : ['--players', String(players)]), ...(quick ? ['--quick'] : [])];
  const args = [process.argv[1] as string, 'bench', game.name, '--json', ...flags];
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`the bench of ${game.name} ended with ${status}`);
  return JSON.parse(stdout) as Report;
}

function benchGame(game: Game, { players, quick }: Flags): Report {
  const seats = players ?? usualPlayers(game);
  const setting = orMistake(readSetting(game, { seats }));
  const effort = quick ? QUICK : FULL;
  const ways = Object.entries(waysToPlay(game, setting)).map(([name, play]) => measure(name, play, effort));
  return { game: game.name, players: seats, ways };
}

function print(reports: readonly Report[]): void {
  console.log(`${machine()}\n`);
  for (const { game, players, ways } of reports) {
    console.log(`${pad(`${game}, ${players} players`, 44)} M decisions/s: CPU   clock   bytes each`);
    for (const { name, perCpuSecond, perSecond, bytesPerDecision } of ways) {
      const figures = [
        millions(perCpuSecond).padStart(20),
        millions(perSecond).padStart(7),
        bytesPerDecision.toFixed(1).padStart(12),
      ];
      console.log(`  ${pad(name, 43)}${figures.join(' ')}`);
    }
    console.log();
  }
}

const millions = (number: number): string => (number / 1e6).toFixed(2);
