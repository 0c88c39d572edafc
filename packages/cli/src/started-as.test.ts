import { expect, test } from 'vitest';
import { startedAs } from './started-as.js';

const from = (execPath: string, argv0: string, script: string, env: Record<string, string> = {}): string =>
  startedAs({ execPath, argv0, argv: [execPath, script], env, cwd: () => '/home/ann/taproom' });

test('what we suggest begins with what was typed', () => {
  expect(from('/home/ann/taproom-linux-x64', './taproom-linux-x64', '/cache/taproom.mjs')).toBe('./taproom-linux-x64');
  expect(from('/usr/bin/node', 'node', '/usr/local/bin/taproom')).toBe('taproom');
  expect(from('/usr/bin/node', 'node', '/app/node_modules/taproom/bin/taproom.mjs')).toBe('taproom');
  expect(from('/usr/bin/node', 'node', '/tmp/_npx/1/node_modules/.bin/taproom', { npm_command: 'exec' })).toBe(
    'npx taproom',
  );
  expect(
    from('/usr/bin/node', 'node', '/home/ann/taproom/packages/cli/bin/taproom.mjs', { npm_command: 'start' }),
  ).toBe('npx taproom');
  expect(from('/usr/bin/node', 'node', '/home/ann/taproom/packages/cli/bin/taproom.mjs')).toBe(
    'node packages/cli/bin/taproom.mjs',
  );
});
