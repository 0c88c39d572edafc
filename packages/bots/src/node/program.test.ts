import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Chance, firstOf, type Game, includes, movesOf, readSetting, type Setting } from '@taproom/engine';
import { games } from '@taproom/games';
import type { GameName } from '@taproom/games/facts';
import { type Schema, VIEW_SCHEMAS } from '@taproom/games/view-schemas';
import { afterAll, describe, expect, test } from 'vitest';
import { ProgramBot, wordsOf } from './program.js';
import { serveBot } from './serve.js';

const folder = mkdtempSync(join(tmpdir(), 'taproom-bots-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program in JavaScript that answers each question as told. */
function program(name: string, answer: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line);
  if (said.type === 'bye') break;
  if (said.type !== 'choose' && said.type !== 'interrupt') continue;
  ${answer}
}
process.exit(0);`,
  );
  return `"${process.execPath}" "${file}"`;
}

const FIRST = 'console.log(JSON.stringify({ id: said.id, move: said.type === "choose" ? said.moves[0] : null }));';
const EXAMPLE = fileURLToPath(new URL('../../../../examples/bot.py', import.meta.url));
const IN_PERL = fileURLToPath(new URL('../../../../examples/bot.pl', import.meta.url));
const hasPerl = spawnSync('perl', ['-MJSON::PP', '-e', '1']).status === 0;
const hasPython = spawnSync('python3', ['--version']).status === 0;

function settingFor(game: Game, seats: number): Setting {
  const setting = readSetting(game, { seats, options: game.name === 'with-friends' ? { rounds: 'quick' } : {} });
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  return setting.value;
}

/** Lets one program sit in every seat for so many decisions; returns what was reported. */
async function play(
  game: Game,
  command: string,
  decisions: number,
  milliseconds = 5000,
): Promise<{ troubles: string[]; over: boolean }> {
  const setting = settingFor(game, 3);
  const troubles: string[] = [];
  const bot = new ProgramBot(command, game, setting, (trouble) => troubles.push(trouble));
  const table = game.setup(setting, Chance.fast(4));
  const chance = Chance.fast(5);
  try {
    for (let made = 0; made < decisions && !game.outcome(table); made++) {
      const seat = firstOf(game.waitingFor(table));
      const moves = movesOf(game, table, seat);
      const move = await bot.choose(game.view(table, seat), moves, { milliseconds }, chance);
      expect(moves).toContain(move);
      game.apply(table, seat, move);
      for (let other = 0; other < 3 && !game.outcome(table); other++) {
        const others = movesOf(game, table, other);
        if (others.length === 0 || includes(game.waitingFor(table), other)) continue;
        const reaction = await bot.interrupt(game.view(table, other), others, { milliseconds }, chance);
        if (reaction !== undefined) game.apply(table, other, reaction);
      }
    }
  } finally {
    bot.close();
  }
  return { troubles, over: game.outcome(table) !== undefined };
}

describe('a bot in another language', () => {
  const all = games.map((game) => [game.name, game] as const);

  test.each(all)('one written in JavaScript plays %s', async (_, game) => {
    expect((await play(game, program('first', FIRST), 150)).troubles).toEqual([]);
  });

  test.skipIf(!hasPython).each(all)('examples/bot.py plays %s (skipped where there is no python3)', async (_, game) => {
    expect((await play(game, `python3 "${EXAMPLE}"`, 150)).troubles).toEqual([]);
  });

  test.skipIf(!hasPerl).each(all)('examples/bot.pl plays %s (skipped where there is no perl)', async (_, game) => {
    expect((await play(game, `perl "${IN_PERL}"`, 150)).troubles).toEqual([]);
  });

  /** A new game has a schema once `npm run view-schemas` has written it. */
  const described = all.filter(([name]) => VIEW_SCHEMAS[name as GameName]);

  test.each(described)('hello has the cards of %s, its card files and the schema of its view', async (_, game) => {
    const file = join(folder, `hello-${game.name}.json`);
    const keep = `console.log(JSON.stringify({ id: said.id, move: said.moves[0] }));`;
    const listening = program(`listening-${game.name}`, keep).replaceAll('"', '');
    const script = listening.split(' ')[1] as string;
    writeFileSync(
      script,
      readFileSync(script, 'utf8').replace(
        'const said = JSON.parse(line);',
        `const said = JSON.parse(line); if (said.type === 'hello') (await import('node:fs')).writeFileSync(${JSON.stringify(file)}, line);`,
      ),
    );
    await play(game, listening, 1);
    const hello = JSON.parse(readFileSync(file, 'utf8')) as { cards: string[]; files: object; schema: Schema };
    const setting = settingFor(game, 3);
    expect(hello.cards).toEqual(game.notation.cards(setting));
    expect(hello.files).toEqual(game.files);
    const view = game.view(game.setup(setting, Chance.fast(4)), 0);
    expect(Object.keys(hello.schema.properties as object)).toEqual(expect.arrayContaining(Object.keys(view)));
    expect(Object.keys(view)).toEqual(expect.arrayContaining(hello.schema.required as string[]));
  });

  const [game] = games as readonly [Game];

  test('one that crashes is reported once, and a stand-in plays on', async () => {
    const { troubles } = await play(game, program('crash', 'process.exit(3);'), 20);
    expect(troubles).toEqual([expect.stringContaining('has ended (exit code 3)')]);
  });

  test('one that does not exist is reported, and a stand-in plays on', async () => {
    expect((await play(game, 'no-such-program-anywhere', 10)).troubles).toEqual([
      expect.stringContaining('cannot be started'),
    ]);
  });

  test('one that answers nonsense is reported, a few times', async () => {
    const { troubles } = await play(
      game,
      program('nonsense', 'console.log(JSON.stringify({ id: said.id, move: "drink up" }));'),
      20,
    );
    expect(troubles).toHaveLength(5);
    expect(troubles[0]).toContain('"drink up", which is none of its moves');
  });

  test('one that does not speak JSON is reported', async () => {
    const { troubles } = await play(game, program('mumble', 'console.log("er");'), 3);
    expect(troubles[0]).toContain('not JSON: er');
  });

  test('one that is late is reported; its late answer is not taken for the next one', async () => {
    const late = program('late', `if (said.id > 1) await new Promise((done) => setTimeout(done, 700)); ${FIRST}`);
    const { troubles } = await play(game, late, 3, 20);
    expect(troubles[0]).toContain('did not answer within 20 ms');
  });

  test('a command line may have quotes', () => {
    expect(wordsOf(`python3 "my bots/a b.py" --level 'very good' x`)).toEqual([
      'python3',
      'my bots/a b.py',
      '--level',
      'very good',
      'x',
    ]);
  });
});

describe('one of ours as a program', () => {
  async function served(lines: readonly unknown[]): Promise<Record<string, unknown>[]> {
    const input = new PassThrough();
    const said: Record<string, unknown>[] = [];
    const served = serveBot('local', games, 1, input, (line) => said.push(JSON.parse(line)));
    for (const line of lines) input.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
    input.end();
    await served;
    return said;
  }

  test('says hello, chooses one of the moves it was given', async () => {
    const game = games.find(({ name }) => name === 'with-friends') as Game;
    const setting = settingFor(game, 3);
    const table = game.setup(setting, Chance.fast(1));
    const seat = firstOf(game.waitingFor(table));
    const moves = movesOf(game, table, seat).map((move) => game.notation.formatMove(move, setting));
    const said = await served([
      { type: 'hello', protocol: 1, game: game.name, seats: 3, options: { rounds: 'quick' } },
      { type: 'choose', id: 7, seat, view: game.view(table, seat), moves, milliseconds: 100 },
      { type: 'bye' },
    ]);
    expect(said[0]).toMatchObject({ ready: true, protocol: 1 });
    expect(said[1]).toMatchObject({ id: 7, move: expect.stringMatching(/^bid \d$/) });
  });

  test('answers what it does not understand with a sentence', async () => {
    const said = await served([
      '{',
      { type: 'choose', id: 1 },
      { type: 'hello', game: 'chess', seats: 2 },
      { type: 'cheers' },
    ]);
    expect(said.map(({ error }) => error)).toEqual([
      'that is not JSON',
      'nobody said hello',
      expect.stringContaining('there is no game "chess"'),
      expect.stringContaining('no line of the type "cheers"'),
    ]);
  });
});
