import { LEVELS } from '@taproom/bots';
import { serveBot } from '@taproom/bots/node';
import { Command, Option } from 'commander';
import { wholeNumber } from '../flags.js';
import { allGames } from '../games.js';

export const botServeCommand = (): Command =>
  new Command('bot-serve')
    .description('one of our bots as a program: JSON lines in, moves out')
    .addOption(new Option('--level <name>', 'which one').choices(['random', ...LEVELS]).default('landlord'))
    .option('--seed <number>', 'its luck', wholeNumber(0), 1)
    .addHelpText(
      'after',
      `
It speaks the protocol of docs/bot-protocol.md, the same that a bot of yours in any language would. It ends with its input.

  taproom arena with-friends --bots "run:python3 mybot.py" --against "run:npx taproom bot-serve --level local"`,
    )
    .action(async (flags: { level: string; seed: number }) => {
      await serveBot(flags.level, allGames(), flags.seed, process.stdin, (line) => process.stdout.write(`${line}\n`));
    });
