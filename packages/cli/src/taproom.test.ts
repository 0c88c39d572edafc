import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { closingTime } from '@taproom/games/closing-time';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { run } from './run.js';
import { BIN, buildCommand, ROOT } from './testing/command.js';

const SCENARIOS = join(ROOT, 'packages/games/src/closing-time/scenarios');
const GAME = 'closing-time';

let folder = '';
beforeAll(() => {
  buildCommand();
  folder = mkdtempSync(join(tmpdir(), 'taproom-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The command as people start it: a process of its own. */
function taproom(args: readonly string[], input = ''): Said {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, XDG_DATA_HOME: folder },
  });
  return { code: status, out: stdout, err: stderr };
}

/** The same without a process, for what reads no input: it says and ends as the process would. */
async function said(args: readonly string[]): Promise<Said> {
  const heard = { out: '', err: '' };
  const hear = (to: 'out' | 'err') => (text: unknown) => {
    heard[to] += String(text);
    return true;
  };
  const line = (to: 'out' | 'err') => (text: unknown) => void hear(to)(`${text}\n`);
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(hear('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(hear('err')),
    vi.spyOn(console, 'log').mockImplementation(line('out')),
    vi.spyOn(console, 'error').mockImplementation(line('err')),
  ];
  try {
    const mistake = await run(args);
    return { code: mistake ?? Number(process.exitCode ?? 0), ...heard };
  } finally {
    process.exitCode = undefined;
    for (const spy of spies) spy.mockRestore();
  }
}

/** Exit code 2, one sentence on standard error that says `reason`, and never a stack trace. */
async function mistaken(args: readonly string[], reason: RegExp): Promise<void> {
  const { code, out, err } = await said(args);
  expect(err).toMatch(reason);
  expect(err + out).not.toMatch(/^\s+at /m);
  expect(code).toBe(2);
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** The first choice again and again, which is always a legal one. */
const FIRST_CHOICES = '1\n'.repeat(5000);

describe('help', () => {
  test('lists every command, and each has its own', async () => {
    const { code, out } = taproom(['--help']);
    expect(code).toBe(0);
    for (const command of ['play', 'learn', 'replay', 'rules', 'deck', 'scenario', 'conform', 'bench']) {
      expect(out).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
      const help = await said([command, '--help']);
      expect(help.code).toBe(0);
      expect(help.out).toContain(`Usage: taproom ${command}`);
    }
  });

  test('every option of a game is a flag with its range and default', async () => {
    const { out } = await said(['play', GAME, '--help']);
    expect(out.replace(/\s+/g, ' ')).toMatch(
      /--sips <number> .*a whole number from 0 to 20, or bottomless; 3 by default/,
    );
    expect(out).toContain('--deck <file>');
  });

  test('rules are shown', async () => {
    expect((await said(['rules', GAME])).out).toMatch(/R1\b/);
  });

  test('says which taproom it is', async () => {
    expect((await said(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('two editions are shown side by side', async () => {
    const { out } = await said(['rules', 'diff', 'closing-time', 'last-call']);
    expect(out).toMatch(/A drawn card .* ends the turn, whatever it is .* may be played at once/);
  });
});

describe('mistakes on the command line', () => {
  test.each<[string[], RegExp]>([
    [['plya'], /unknown command 'plya'[\s\S]*Did you mean play/],
    [['play', 'closing-tmie'], /no game "closing-tmie"; did you mean "closing-time"/],
    [['play', GAME, '--plyers', '3'], /unknown option '--plyers'[\s\S]*--players/],
    [['play', GAME, '--players', 'three'], /whole number/],
    [['play', GAME, '--players', '9'], /2 to 8 players, not 9/],
    [['play', GAME, '--sips', '99'], /sips cannot be "99"; it is a whole number from 0 to 20, or bottomless/],
    [['play', GAME, '--first', 'Zed'], /first cannot be "Zed"/],
    [['play', GAME, '--names', 'Ann,Ann'], /two players are called Ann/],
    [['play', GAME, '--names', 'Ann,,Bob'], /list with commas/],
    [['play', GAME, '--names', 'Ann Lee,Bob'], /"Ann Lee" cannot be a name/],
    [['play', GAME, '--names', 'Ann,Bob,Cat', '--players', '2'], /3 names for 2 players/],
    [['play', GAME, '--bots', 'clever'], /no bot called "clever"; there is random, /],
    [['play', GAME, '--bots', 'random,local'], /2 bots for 3 seats/],
    [['play', GAME, '--deck', 'nowhere.csv'], /nowhere\.csv: there is no such file/],
    [['play', GAME, '--deck', '.'], /folder, not a file/],
    [['play', 'whiskey-times', '--cards', 'third'], /third: there is no such folder; editions of ours are second/],
    [['play', GAME, '--record', 'no/such/folder.json'], /no\/such\/folder\.json: there is no such file/],
    [['rules', 'poker'], /the games are .*closing-time/],
    [['rules'], /missing required argument 'game'/],
    [['rules', 'diff', 'closing-time', 'with-friends'], /with-friends has no other edition/],
    [['bench', 'poker'], /no game "poker"/],
    [['conform', GAME], /--players/],
    [['conform', GAME, '--players', '3', '--option', 'sips'], /NAME=VALUE/],
    [['conform', GAME, '--players', '3', '--option', 'zips=1'], /no option "zips"/],
    [['replay', 'nowhere.json'], /nowhere\.json: there is no such file/],
    [['serve', '--port', '99999'], /whole number from 0 to 65535/],
    [['serve', '--web', 'nowhere'], /there is no page in nowhere/],
    [['export', '--data', 'nowhere'], /there are no tables in nowhere/],
  ])('%j', (args, reason) => mistaken(args, reason));
});

describe('a server that cannot start', () => {
  test.each([
    [
      'a directory that is a file',
      ['--data', 'a-file'],
      /a-file is a file, not a directory; choose another with --data/,
    ],
    ['a database that is none', ['--data', 'no-database'], /taproom\.db is not a database; move it away/],
    ['a port that is taken', ['--data', 'fresh', '--port', '%'], /^Port \d+ is taken.*--port \d+ is free\.$/m],
  ])('%s: one sentence, exit code 1, and nothing stays', async (_what, args, reason) => {
    file('a-file', '');
    mkdirSync(join(folder, 'no-database'), { recursive: true });
    file('no-database/taproom.db', 'a shopping list\n'.repeat(500));
    const listener = createServer().listen(0);
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    const flags = ['--port', '0', '--no-open', ...args].map((arg) => (arg === '%' ? `${port}` : arg));
    const { code, out, err } = taproom(['serve', ...flags]);
    listener.close();
    expect([code, out, err.trim().split('\n').length]).toEqual([1, '', 1]);
    expect(err).toMatch(reason);
  });
});

describe('a deck of their own', () => {
  const HEADING = 'copies,kind,suit,colour,shape\n';
  test.each<[string, string, RegExp]>([
    ['has no column for the shape', 'copies,kind,suit,colour\n1,standard,wine,red\n', /deck\.csv:1.*shape/],
    ['has an unknown suit', `${HEADING}1,standard,whine,red,star\n`, /deck\.csv:2:3: .*"whine".*wine/],
    ['has a cell too few', `${HEADING}40,standard,wine,red,star\n1,standard,wine\n`, /deck\.csv:3:/],
    ['has copies that are no number', `${HEADING}many,standard,wine,red,star\n`, /deck\.csv:2:1: .*whole number/],
    ['has too few cards', `${HEADING}20,standard,wine,red,star\n`, /deck\.csv:1:1: .*20/],
    ['shows no suit', `${HEADING}60,cheers,,red,\n`, /deck\.csv:\d+:\d+: .*suit/],
    ['is empty', '', /deck\.csv:1:1: the file is empty/],
    ['is no CSV', `${HEADING}1,"standard,wine,red,star\n`, /deck\.csv:2:1: this is not CSV/],
  ])('that %s starts nothing', async (_what, text, reason) => {
    await mistaken(['play', GAME, '--players', '4', '--deck', file('deck.csv', text)], reason);
  });

  test('that is sound is played with, and its record replays', async () => {
    const suits = ['wine', 'rocks', 'cocktail', 'neat', 'beer'];
    const deck = file('deck.csv', HEADING + suits.map((suit) => `12,standard,${suit},red,star\n`).join(''));
    expect((await said(['deck', GAME, deck])).out).toMatch(/good for 2 to [78] players; it has 5 different cards/);
    expect(taproom(['play', GAME, '--deck', deck, '--record', 'own.json'], FIRST_CHOICES).code).toBe(0);
    expect((await said(['replay', join(folder, 'own.json')])).code).toBe(0);
  });
});

test('`hint` at a table says what the Landlord would do, and is no move', () => {
  const { out, err } = taproom(['play', 'with-friends', '--seed', 'short', '--first', 'You'], 'hint\n');
  expect(out).toMatch(/> hint\n(Bid|The Landlord would)/);
  expect(err).not.toMatch(/not possible/);
});

describe('lessons through a pipe', () => {
  test('are taken to the end, and a wrong answer is told why and taken again', () => {
    const answers = 'play wine/lime/meeple\nsing\nplay beer/red/circle\n1\ndraw\n';
    const { code, out } = taproom(['learn', GAME, '1'], answers);
    expect(out).toMatch(/That goes too, Wine on Wine/);
    expect(out).toMatch(/there is no move "sing"/);
    expect(out).toMatch(/Otis played Let's Get Wild as Cocktail/);
    expect(out).toMatch(/Lesson over/);
    expect(code).toBe(0);
  });

  test('give a hint to whoever asks, and it is the answer', () => {
    const { code, out } = taproom(['learn', GAME, '1'], 'hint\nplay beer/red/circle\nhint\n1\ndraw\n');
    expect(out).toMatch(/> hint\n\| .*red circle/i);
    expect(code).toBe(0);
  });

  test('that end too early say how to go on', () => {
    const { code, err } = taproom(['learn', GAME, '01-your-turn'], 'draw\n');
    expect(code).toBe(2);
    expect(err).toMatch(/Once more: \S.*taproom.* learn closing-time 01-your-turn/);
  });

  test('are listed', async () => {
    expect((await said(['learn'])).out).toMatch(/03-mixers +Mixers\. One card, two pictures\./);
    await mistaken(['learn', GAME, '99-nothing'], /no lesson "99-nothing"/);
  });
});

describe('play through a pipe', () => {
  test('a whole game, whose record replays to the same end', async () => {
    const played = taproom(
      ['play', GAME, '--seed', 'friday', '--names', 'Ann,Bob,Cat', '--record', 'friday.json'],
      FIRST_CHOICES,
    );
    expect(played.code).toBe(0);
    expect(played.out).toContain('not a terminal');
    const last = played.out.trim().split('\n').at(-1) as string;
    const replayed = await said(['replay', join(folder, 'friday.json'), '--as', 'Ann']);
    expect(replayed.out.trim().split('\n').at(-1)).toBe(last);
    const again = taproom(
      ['play', GAME, '--seed', 'friday', '--names', 'Ann,Bob,Cat', '--record', 'again.json'],
      FIRST_CHOICES,
    );
    expect(again.out).toBe(played.out);
    expect(readFileSync(join(folder, 'again.json'))).toEqual(readFileSync(join(folder, 'friday.json')));
  });

  test('bots alone', () => {
    const { code, out } = taproom(['play', GAME, '--watch', '--bots', 'random,local', '--players', '2']);
    expect(code).toBe(0);
    expect(out).not.toMatch(/\byou\b/i);
  });

  test('moves in notation, and a sentence for those that cannot be made', () => {
    const { code, out, err } = taproom(
      ['play', GAME, '--seed', 'x', '--first', 'You', '--players', '2'],
      'daw\n999\ncatch Bea\ndraw\n',
    );
    expect(err).toMatch(/"daw" is not possible: /);
    expect(err).toMatch(/"999" is not possible: there is no choice 999; the choices are 1 to /);
    expect(err).toMatch(/"catch Bea" is not possible: /);
    expect(out).toContain('> draw');
    expect(code).toBe(2);
  });

  test('when the moves run out, the game is kept, can be looked at and gone on with', () => {
    rmSync(join(folder, 'taproom'), { recursive: true, force: true });
    const { code, err } = taproom(['play', GAME, '--seed', 'short', '--first', 'You'], 'draw\n');
    expect(code).toBe(0);
    expect(err).toMatch(/taproom(\.mjs)? play --resume/);
    expect(taproom(['replay']).out).toContain('The record ends here');
    expect(taproom(['replay', '--open']).out).toMatch(/^ {2}Ann: .+ \| /m);
    const { out } = taproom(['play', '--resume'], FIRST_CHOICES);
    expect(out).toMatch(/won/);
    const nothing = taproom(['play', '--resume']);
    expect([nothing.code, nothing.err]).toEqual([2, expect.stringMatching(/no game to go on with/)]);
  });

  test('what cannot be gone on with is said', async () => {
    await mistaken(['play', '--resume', 'nowhere.json'], /nowhere\.json: there is no such file/);
    const record = { game: GAME, rulesVersion: 2, players: ['Ann', 'Bob'], options: {}, seed: 's', moves: [] };
    await mistaken(['play', '--resume', file('plain.json', JSON.stringify(record))], /does not say who played/);
    const kept = { ...record, seating: ['human', 'local'], moves: ['seat-1: dance'] };
    await mistaken(
      ['play', '--resume', file('odd.json', JSON.stringify(kept))],
      /odd\.json: move 1 \("seat-1: dance"\)/,
    );
  });

  test('Ctrl-C keeps the game', async () => {
    const env = { ...process.env, XDG_DATA_HOME: folder };
    const game = spawn(process.execPath, [BIN, 'play', GAME, '--seed', 'gone', '--first', 'You'], { cwd: folder, env });
    game.stdout.once('data', () => game.kill('SIGINT'));
    const code = await new Promise((resolve) => game.once('close', resolve));
    expect(code).toBe(130);
    expect(taproom(['replay']).out).toContain('The record ends here');
  });

  test('what can be asked besides a move', () => {
    const { out } = taproom(['play', GAME, '--seed', 'ask', '--first', 'You', '--players', '2'], 'help\nhint\nrules\n');
    expect(out).toContain('what the Landlord would do');
    expect(out).toMatch(/The Landlord would: |: .*\.$/m);
    expect(out).toMatch(/^· R1\b/m);
  });
});

test('a program plays a whole game in JSON', async () => {
  const game = spawn(process.execPath, [BIN, 'play', GAME, '--json', '--seed', 'robot'], { cwd: folder });
  const types = new Set<string>();
  for await (const line of createInterface({ input: game.stdout })) {
    const said = JSON.parse(line);
    if (types.size === 0) game.stdin.write('nonsense\n');
    types.add(said.type);
    if (said.type === 'decision') game.stdin.write(`${said.moves[0]}\n`);
    if (said.type === 'offer') game.stdin.write('wait\n');
    if (said.type === 'over') {
      expect(said.outcome.places).toContain(1);
      game.stdin.end();
    }
  }
  expect([...types]).toEqual(expect.arrayContaining(['events', 'decision', 'refused', 'over']));
});

describe('replay', () => {
  const record = (changed: object): string => {
    const sound = {
      game: GAME,
      rulesVersion: closingTime.rulesVersion,
      players: ['Ann', 'Bob'],
      options: { first: [0] },
      seed: 'r',
      moves: ['seat-1: draw'],
    };
    return file('record.json', JSON.stringify({ ...sound, ...changed }));
  };
  test.each<[string, object, RegExp]>([
    ['an unknown game', { game: 'poker' }, /no game "poker"/],
    ['another version of the rules', { rulesVersion: 99 }, /record\.json: .*version 99 of the rules/],
    ['a move that is none', { moves: ['seat-1: dance'] }, /record\.json: move 1 \("seat-1: dance"\)/],
    ['a move out of turn', { moves: ['seat-2: draw'] }, /record\.json: move 1 .*refused/],
    ['a seat that is not there', { moves: ['seat-7: draw'] }, /no seat "seat-7"/],
    ['moves that are no list', { moves: 'draw' }, /"moves" must be a list/],
    ['an option that is none', { options: { zips: 3 } }, /no option "zips"/],
    ['one player', { players: ['Ann'] }, /2 to 8 players, not 1/],
  ])('%s', (_what, changed, reason) => mistaken(['replay', record(changed)], reason));

  test('a file that is no record', async () => {
    await mistaken(['replay', file('no.json', '{ "game": ')], /no\.json: this is not a record/);
    await mistaken(['replay', record({}), '--as', 'Zed'], /nobody called "Zed" played; the players were Ann, Bob/);
  });

  test('for programs: a line of JSON a step', async () => {
    const steps = (await said(['replay', record({}), '--json'])).out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(steps.map(({ line }) => line)).toEqual(['deal', 'draw']);
  });
});

describe('scenario', () => {
  const scenario = (steps: string, given = ''): string =>
    file('s.yaml', `title: t\ngame: ${GAME}\nrules: [R5]\nplayers: [Ann, Bob]\nfirst: Ann\n${given}steps:\n${steps}`);

  test('those we ship hold', async () => {
    const files = readdirSync(SCENARIOS)
      .slice(0, 5)
      .map((name) => join(SCENARIOS, name));
    const { code, out } = await said(['scenario', ...files]);
    expect(out).toContain('5 hold, 0 fail');
    expect(code).toBe(0);
  });

  test('one that does not hold names file, line, step, expected and found, and ends with 1', async () => {
    const { code, out } = await said(['scenario', scenario('  - Ann: draw\n  - expect: { waiting: [Ann] }\n')]);
    expect(out).toMatch(/s\.yaml:8: step 2: expected waiting \["Ann"\], found \["Bob"\]/);
    expect(code).toBe(1);
  });

  test.each<[string, () => string, RegExp]>([
    ['bad YAML', () => file('s.yaml', 'title: [t\n'), /s\.yaml:\d+:\d+: this is not YAML/],
    ['no such file', () => 'nowhere.yaml', /nowhere\.yaml: there is no such file/],
    [
      'an unknown game',
      () => file('s.yaml', 'title: t\ngame: poker\nrules: [R1]\nplayers: [A, B]\nsteps: []\n'),
      /no game "poker"/,
    ],
    [
      'an unknown card',
      () => scenario('  - Ann: draw\n', 'given: { top: wine/red/moon }\n'),
      /s\.yaml:\d+: given: .*wine\/red\/moon/,
    ],
    [
      'a given that the deck cannot fill',
      () => scenario('  - Ann: draw\n', 'given: { hands: { Ann: [cheers, cheers, cheers, cheers, cheers] } }\n'),
      /s\.yaml:\d+: given: .*cheers/,
    ],
    ['a move that is none', () => scenario('  - Ann: dance\n'), /s\.yaml:7: step 1: "dance"/],
    ['an unknown expectation', () => scenario('  - expect: { wating: [Ann] }\n'), /did you mean "waiting"/],
  ])('%s ends with 2', async (_what, name, reason) => {
    const { code, out, err } = await said(['scenario', name()]);
    expect(out).toMatch(reason);
    expect(out + err).not.toMatch(/^\s+at /m);
    expect(code).toBe(2);
  });
});

test('conform plays one game against every promise', async () => {
  const { code, out } = await said(['conform', GAME, '--players', '3', '--seed', '7', '--option', 'sips=0']);
  expect(out).toMatch(/kept every promise in \d+ moves/);
  expect(code).toBe(0);
});

test('bench measures three ways to play', () => {
  const { game, players, ways } = JSON.parse(taproom(['bench', GAME, '--quick', '--json']).out);
  expect([game, players, ways.length]).toEqual([GAME, 4, 3]);
  for (const { perSecond } of ways) expect(perSecond).toBeGreaterThan(0);
});

test('nothing is left behind where nothing was asked for', () => {
  expect(taproom(['play', GAME, '--watch', '--seed', 'clean']).code).toBe(0);
  expect(readdirSync(folder).filter((name) => name.includes('clean'))).toEqual([]);
  const games = join(folder, 'taproom/games');
  expect(existsSync(games) ? readdirSync(games).filter((name) => name.includes('clean')) : []).toEqual([]);
});
