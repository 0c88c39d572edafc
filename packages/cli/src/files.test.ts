import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './files.js';

test('a folder is made with those it is in', () => {
  const top = mkdtempSync(join(tmpdir(), 'taproom-files-'));
  makeFolder(join(top, 'a', 'b'));
  makeFolder(join(top, 'a', 'b'));
  expect(existsSync(join(top, 'a', 'b'))).toBe(true);
  writeFileSync(join(top, 'file'), '');
  for (const taken of [join(top, 'file'), join(top, 'file', 'c')])
    expect(() => makeFolder(taken)).toThrow(/EEXIST|ENOTDIR/);
  rmSync(top, { recursive: true });
});

test.skipIf(process.platform !== 'linux')('where none can be made, that is an error and no endless try', () => {
  expect(() => makeFolder('/proc/nowhere/taproom')).toThrow(/ENOENT/);
});
