import { RESERVED_OPTIONS } from '@taproom/engine';
import { games } from '@taproom/games';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { program } from './program.js';

const all = (command: Command): Command[] => [command, ...command.commands.flatMap(all)];

test('a flag that a command for one game has of its own is reserved, so that no option can be captured by it', async () => {
  const ofGames = all(await program()).filter((command) => games.some(({ name }) => name === command.name()));
  expect(ofGames.length).toBeGreaterThan(games.length);
  for (const command of ofGames) {
    const options = games.find(({ name }) => name === command.name())?.options.map(({ name }) => name) ?? [];
    const own = command.options
      .map(({ long }) => (long ?? '').replace(/^--/, ''))
      .filter((flag) => !options.includes(flag));
    expect(
      own.filter((flag) => !RESERVED_OPTIONS.includes(flag)),
      `${command.parent?.name()} ${command.name()}`,
    ).toEqual([]);
  }
});
