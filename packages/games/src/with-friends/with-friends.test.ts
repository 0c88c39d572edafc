import { conformGame } from '@taproom/engine/conformance';
import { expect, test } from 'vitest';
import { withFriends } from './index.js';
import { trial } from './trial.js';

test('keeps the promises of every game', () => {
  const { games, moves, coverage } = conformGame(withFriends as never, trial as never, { games: 1, oneMoveIn: 20 });
  console.log(`${games} games, ${moves} moves\n${coverage.table()}`);
  expect(games).toBe(trial.settings.length);
});
