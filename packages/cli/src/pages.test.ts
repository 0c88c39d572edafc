import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { closingTime } from '@taproom/games/closing-time';
import { type Command, CommanderError } from 'commander';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { splitWith } from './outside/split.js';
import { takeInGuests } from './outside/with.js';
import { program } from './program.js';
import { run } from './run.js';
import { ROOT } from './testing/command.js';

/** The pages that tell people what to type; a README of the libraries has code, which `npm run check:packages` runs. */
const PAGES = ['README.md', ...pagesIn('docs'), ...pagesIn('packages/cli', 1), ...pagesIn('examples')];
/** These end by themselves within a second, and are run. */
const RUNS = new Set(['deck', 'rules', 'scenario']);
/** These are asked what they would cost, which reads all they are told; the rest is read, flags and arguments. */
const ASKED = new Set(['compare', 'sweep', 'simulate', 'arena']);
vi.mock('@taproom/lab', async (load) => ({
  ...(await load<object>()),
  costOf: () => Promise.resolve({ seconds: 1, tried: 1 }),
}));

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-pages-'));
  writeFileSync(join(folder, 'my-deck.csv'), closingTime.files['deck.csv'] ?? '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function pagesIn(where: string, deep = 9): string[] {
  return readdirSync(join(ROOT, where), { withFileTypes: true }).flatMap((entry) => {
    const path = `${where}/${entry.name}`;
    if (entry.isDirectory())
      return deep > 1 && !/node_modules|dist|^\./.test(entry.name) ? pagesIn(path, deep - 1) : [];
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

/** What stands for something of the reader's own, and what stands there in a test. */
const STAND_INS: Readonly<Record<string, () => string>> = {
  GAME: () => 'closing-time',
  N: () => '4',
  D: () => '20',
  FILE: () => join(ROOT, 'packages/games/src/closing-time/records/2-plain.json'),
  FOLDER: () => join(ROOT, 'packages/games/src/whiskey-times/cards'),
  'my-deck.csv': () => join(folder, 'my-deck.csv'),
  'cards.pdf': () => join(folder, 'cards.pdf'),
};

/** The words of a command as a shell would give them. */
function wordsOf(line: string): string[] {
  const [command = ''] = line.split(/ {2,}| #/);
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].flatMap(([, quoted, plain = '']) => {
    if (quoted !== undefined) return [quoted];
    if (!plain.includes('*')) return [STAND_INS[plain]?.() ?? plain];
    const where = plain.slice(0, plain.lastIndexOf('/'));
    return readdirSync(join(ROOT, where))
      .filter((name) => name.endsWith(plain.slice(plain.lastIndexOf('.'))))
      .map((name) => `${where}/${name}`);
  });
}

/** Every command in a code block of the pages, once, with the first page that has it. */
function commandsOfPages(): (readonly [line: string, page: string])[] {
  const found = new Map<string, string>();
  for (const page of PAGES) {
    let fenced = false;
    for (const line of readFileSync(join(ROOT, page), 'utf8').split('\n')) {
      if (/^ *```/.test(line)) fenced = !fenced;
      const [, command] =
        /^(?:npx )?taproom (.+)$/.exec(fenced ? line : /^ {4,}\S/.test(line) ? line.trim() : '') ?? [];
      if (command !== undefined && !found.has(command)) found.set(command, relative(ROOT, join(ROOT, page)));
    }
  }
  return [...found];
}

/** Reads the line as the command would, flags, their values and arguments, and does nothing. */
async function understood(words: readonly string[]): Promise<void> {
  const { paths, rest } = splitWith(words);
  if (paths.length > 0) await takeInGuests(paths);
  const taproom = await program(rest[0]);
  const calm = (command: Command): void => {
    command.action(() => {});
    command.commands.forEach(calm);
  };
  calm(taproom);
  await taproom.parseAsync(rest, { from: 'user' }).catch((error: unknown) => {
    if (!(error instanceof CommanderError && error.exitCode === 0)) throw error;
  });
}

describe('what the pages tell people to type', () => {
  const commands = commandsOfPages();

  test('is found', () => expect(commands.length).toBeGreaterThan(40));

  test.each(commands)('%s (%s)', async (line) => {
    const words = wordsOf(line);
    const [command = ''] = splitWith(words).rest;
    const said: string[] = [];
    const hear = (text: unknown) => said.push(String(text)) > 0;
    const spies = [
      vi.spyOn(process.stdout, 'write').mockImplementation(hear),
      vi.spyOn(process.stderr, 'write').mockImplementation(hear),
      vi.spyOn(console, 'log').mockImplementation(hear),
      vi.spyOn(console, 'error').mockImplementation(hear),
    ];
    try {
      await understood(words);
      const isAsked = ASKED.has(command) && !words.includes('--queue');
      if (!RUNS.has(command) && !isAsked) return;
      const code = await run(isAsked ? [...words, '--cost'] : words);
      expect(code ?? process.exitCode ?? 0, said.join('\n')).toBe(0);
    } finally {
      process.exitCode = undefined;
      for (const spy of spies) spy.mockRestore();
    }
  });
});
