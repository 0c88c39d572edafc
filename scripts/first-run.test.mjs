import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run.mjs';

/** What a script imports before its first line runs, itself or through another. */
function importedBy(file, found = new Set()) {
  for (const [, from] of readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^;]*?['"]([^'"]+)['"];/gm)) {
    if (found.has(from)) continue;
    found.add(from);
    if (from.startsWith('.')) importedBy(join(dirname(file), from), found);
  }
  return found;
}

test.each(['start.mjs', 'test.mjs'])('%s needs nothing that it has yet to install', (script) => {
  const imported = [...importedBy(join(ROOT, 'scripts', script))];
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((from) => !/^(\.|node:)/.test(from))).toEqual([]);
});
