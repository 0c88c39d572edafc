import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spellings, withEntry, withRow, wrongName } from './new-game.mjs';
import { ROOT } from './run.mjs';

const NAME = 'quick-draw';
/** A busy machine takes its time. */
const PATIENCE = 600_000;

test('a name is spelled in every way it is written, with a prefix of rulings that nobody has', () => {
  expect(spellings('quick-draw')).toEqual({
    kebab: 'quick-draw',
    camel: 'quickDraw',
    pascal: 'QuickDraw',
    title: 'Quick Draw',
    prefix: 'QD',
  });
  expect(spellings('darts').prefix).toBe('DA');
  expect(spellings('wild-tricks', ['WT']).prefix).toBe('WI');
});

test('an entry goes to the end of the table, whatever stands around it', () => {
  const text = "const A: Record<GameName, X> = {\n  'a': {\n    b: 1,\n  },\n};\n\nconst B = {\n};\n";
  expect(withEntry(text, 'c', '2', ['import c;'])).toBe(
    "import c;\nconst A: Record<GameName, X> = {\n  'a': {\n    b: 1,\n  },\n  'c': 2,\n};\n\nconst B = {\n};\n",
  );
});

test('a row goes to the end of the table of games', () => {
  const text = 'a\n\n| `game` | `seats` | x |\n| --- | --- | --- |\n| `a` | 2 | y |\n\n| other |\n';
  expect(withRow(text, 'c')).toMatch(/\| `a` \| 2 \| y \|\n\| `c` \| 2 to 6 \| .* \|\n\n\| other \|\n$/);
});

test.each([
  [undefined, /npm run new-game my-game/],
  ['My Game', /lower case with hyphens/],
  ['last-call', /is there already/],
])('%s is no name for a new game, in a sentence', (name, why) => {
  expect(wrongName(name)).toMatch(why);
});

/** The steps of CONTRIBUTING.md, in a copy of this repository. */
describe('a new game', { timeout: PATIENCE }, () => {
  const copy = mkdtempSync(join(tmpdir(), 'taproom-new-game-'));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  function run(script, args, { input = '', env = {} } = {}) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      cwd: copy,
      input,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', VITEST: undefined, ...env },
    });
    return { code: status, out: stdout, said: `${stdout}${stderr}` };
  }
  const taproom = (...args) => run('packages/cli/bin/taproom.mjs', args);

  beforeAll(() => {
    copyRepository(copy);
    const made = run('scripts/new-game.mjs', [NAME]);
    expect(made.said).toContain(`${NAME} is on the table`);
  }, PATIENCE);

  test('passes the checks of rules, format and unused code', () => {
    expect(run('scripts/check-rules.mjs', []).said).toContain('the rules of');
    const paths = ['games', 'bots', 'lab', 'cli', 'web'].map((name) => `packages/${name}/src`);
    const biome = run('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', ...paths]);
    expect(biome.code, biome.said).toBe(0);
    const knip = run('node_modules/knip/bin/knip.js', ['--no-progress']);
    expect(knip.code, knip.said).toBe(0);
  });

  test('keeps its promises: scenarios, golden records, lessons, words in two languages, bots', () => {
    const records = readdirSync(join(copy, 'packages/games/src', NAME, 'records'));
    expect(records).toHaveLength(2);
    const record = readFileSync(join(copy, 'packages/games/src', NAME, 'records', records[0]), 'utf8');
    expect(JSON.parse(record)).toMatchObject({ end: { outcome: { reason: 'all-cards-laid' } } });
    const tests = run('node_modules/vitest/vitest.mjs', [
      'run',
      `packages/games/src/${NAME}/`,
      'packages/games/src/entries.test.ts',
      'packages/games/src/lessons.test.ts',
      'packages/games/src/words.test.ts',
      // What looks over all games, and must have nothing against one that has no more than this.
      'packages/lab/src/deck/composition.test.ts',
      'packages/server/src/tests/docs.test.ts',
      'packages/web/src/howto',
      'packages/web/src/rules',
    ]);
    expect(tests.code, tests.said).toBe(0);
    expect(tests.said).toContain(`${NAME}.test.ts`);
  });

  test('is played in the terminal, measured, and held to the rules', () => {
    const moves = '1\n'.repeat(9);
    const played = run('packages/cli/bin/taproom.mjs', ['play', NAME, '--players', '2', '--seed', 'a'], {
      input: moves,
    });
    expect(played.said).toMatch(/won with \d points|share the win/);
    expect(taproom('conform', NAME, '--players', '3').said).toContain('kept every promise');
    const report = taproom(
      'simulate',
      NAME,
      '--games',
      '20',
      '--ladder',
      '2',
      '--iterations',
      '1',
      '--workers',
      '0',
      '--out',
      'report',
    );
    expect(report.said).toContain('Does it matter who begins?');
    expect(existsSync(join(copy, 'report/report.html'))).toBe(true);
    expect(taproom('arena', NAME, '--bots', 'local', '--against', 'random', '--deals', '4').code).toBe(0);
  });

  test('is played in the browser against bots, on the plain table', async () => {
    const built = run('node_modules/vite/bin/vite.js', ['build', 'packages/web', '--logLevel', 'error']);
    expect(built.code, built.said).toBe(0);
    const serving = ['packages/cli/bin/taproom.mjs', 'serve', '--port', '0', '--data', 'data', '--log', 'error'];
    const server = spawn(process.execPath, serving, { cwd: copy });
    try {
      const address = await new Promise((resolve, reject) => {
        let said = '';
        const hear = (data) => {
          said += data;
          const found = /http:\/\/localhost:\d+/.exec(said);
          if (found) resolve(found[0]);
        };
        server.stdout.on('data', hear);
        server.stderr.on('data', hear);
        server.once('exit', () => reject(new Error(said)));
      });
      const tried = run('packages/web/scripts/try-game.mjs', [address, 'Quick Draw']);
      expect(tried.said).toContain('Quick Draw was played to its end in a browser');
    } finally {
      server.kill('SIGTERM');
    }
  });
});

/** Every file of the repository with what is built of it, and the libraries of this one. */
function copyRepository(to) {
  const skip = new Set(['node_modules', '.git', 'coverage', 'test-results', 'site', 'release']);
  const folders = (from, into) => {
    mkdirSync(into, { recursive: true });
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      if (skip.has(entry.name)) continue;
      const [source, target] = [join(from, entry.name), join(into, entry.name)];
      if (entry.isDirectory()) folders(source, target);
      // What was built keeps its age, so that only what is new is built again.
      else if (entry.isFile()) cpSync(source, target, { preserveTimestamps: true });
    }
  };
  folders(ROOT, to);
  const libraries = join(to, 'node_modules');
  mkdirSync(join(libraries, '@taproom'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@taproom') symlinkSync(join(ROOT, 'node_modules', name), join(libraries, name));
  }
  for (const name of readdirSync(join(ROOT, 'packages')))
    symlinkSync(join(to, 'packages', name), join(libraries, '@taproom', name));
}
