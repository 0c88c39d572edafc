import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIN, buildCommand, ROOT } from './testing/command.js';

const RECORDS = join(ROOT, 'packages/games/src/last-call/records');
const DECK = join(ROOT, 'packages/games/src/two-game-deck/decks/standard.csv');
const SLOW = 120_000;

let folder = '';
beforeAll(() => {
  buildCommand();
  folder = mkdtempSync(join(tmpdir(), 'taproom-lab-'));
}, SLOW);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function taproom(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    cwd: folder,
    encoding: 'utf8',
    timeout: SLOW,
  });
  return { code: status, out: stdout, err: stderr };
}

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

describe('what is asked for wrongly is said in a sentence', () => {
  test.each<[string[], RegExp]>([
    [['compare', 'last-cal', 'sips=0'], /no game "last-cal"; did you mean "?last-call/],
    [['compare', 'last-call'], /missing required argument 'change'/],
    [['compare', 'last-call', 'zips=0'], /no "zips" to change in last-call; did you mean sips/],
    [['compare', 'last-call', 'sips'], /"sips" says no value; write sips=VALUE/],
    [['compare', 'last-call', 'sips=99'], /sips cannot be "99"; it is a whole number from 0 to 20/],
    [['compare', 'last-call', 'sips=3'], /A and B are the same \(sips=3\)/],
    [['compare', 'last-call', 'sips=1', 'sips=1'], /A and B are the same/],
    [['compare', 'last-call', 'players=three'], /players cannot be "three"/],
    [['compare', 'last-call', 'players=9'], /2 to 8 players, not 9/],
    [['compare', 'last-call', 'deck=nowhere.csv'], /nowhere\.csv: there is no such file/],
    [['compare', 'last-call', 'sips=0', '--smallest', '5'], /"5" is no amount; here it is per cent/],
    [['compare', 'last-call', 'sips=0', '--smallest', '-5%'], /"-5%" is no amount/],
    [['compare', 'last-call', 'sips=0', '--smallest', 'decisions=5%'], /"decisions=5%" is no amount; .*a number/],
    [['compare', 'last-call', 'sips=0', '--smallest', 'beers=5'], /no figure "beers"; there is decisions/],
    [['compare', 'last-call', 'sips=0', '--figures', 'beers'], /no figure "beers" of last-call/],
    [['compare', 'last-call', 'sips=0', '--bot', 'champion'], /no bot "champion" for last-call; there is random/],
    [['compare', 'last-call', 'sips=0', '--deals', '3'], /whole number, 20 or more/],
    [['probe', 'poker'], /no game "poker"/],
    [['probe', 'last-call', '--only', 'nver-call'], /no restriction "nver-call"; did you mean never-call/],
    [['probe', 'whiskey-times', '--only', 'never-trade'], /never-trade means nothing at this table; add --trading/],
    [['probe', 'last-call', '--players', '9'], /2 to 8 players, not 9/],
    [['probe', 'last-call', '--bot', 'champion'], /no bot "champion"/],
    [['probe', 'last-call', '--deals', 'many'], /whole number/],
    [['rerun'], /missing required argument 'records'/],
    [['rerun', RECORDS, '--with', 'zips=0'], /no "zips" to change/],
    [['rerun', RECORDS, '--with', 'sips=99'], /sips cannot be "99"/],
    [['rerun', RECORDS, '--with', 'players=3'], /players of a stored game cannot be changed/],
    [['rerun', '.'], /there are no \.json or \.jsonl files in this folder/],
  ])('%j', (args, reason) => {
    const { code, out, err } = taproom(...args);
    expect(err).toMatch(reason);
    expect(err + out).not.toMatch(/^\s+at /m);
    expect(code).toBe(2);
  });
});

test('help lists the three, and what there is to look at', () => {
  const { out } = taproom('--help');
  for (const command of ['compare', 'probe', 'rerun']) expect(out).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
  const help = taproom('compare', 'whiskey-times', '--help').out;
  expect(help).toMatch(/--smallest <effects>/);
  expect(help).toMatch(/^ {2}perfect +of them perfect$/m);
});

describe('compare', () => {
  const SMALL = ['compare', 'last-call', 'sips=0', '--players', '3', '--deals', '20'];

  test('says what differs and what does not, in the same bytes for any number of workers', () => {
    const { code, out } = taproom(...SMALL, '--figures', 'sips,choices', '--workers', '2');
    expect(code).toBe(0);
    expect(out).toContain('A  as-shipped\n  B  sips=0\n20 deals, each played both ways');
    expect(out).toMatch(/^sips +\d.* real \(p /m);
    expect(out).toMatch(/No detectable difference in choices/);
    expect(taproom(...SMALL, '--figures', 'sips,choices', '--workers', '0').out).toBe(out);
    expect(taproom(...SMALL, '--figures', 'sips,choices', '--seed', 'other').out).not.toBe(out);
  });

  test('for programs, with events, a deck of their own, and flags for both sides', () => {
    const deck = file('deck.csv', readFileSync(DECK, 'utf8'));
    const { code, out } = taproom(
      ...['compare', 'last-call', 'as-shipped', `deck=${deck} sips=1`, '--sips', '2', '--players', '3'],
      ...['--deals', '20', '--json', '--events', '--workers', '0'],
    );
    expect(code).toBe(0);
    const { a, b, comparison, findings } = JSON.parse(out);
    expect([a, b]).toEqual(['as-shipped', `deck=${deck} sips=1`]);
    expect([comparison.a.options.sips, comparison.b.options.sips]).toEqual([2, 1]);
    expect(Object.keys(comparison.b.files)).toHaveLength(1);
    const drew = findings.find(({ figure }: { figure: string }) => figure === 'event:drew');
    expect(drew.difference.count).toBe(20);
    expect(drew.b - drew.a).toBeCloseTo(drew.difference.mean, 9);
  });

  test('chooses the number of deals by the smallest effect', () => {
    const wanted = (smallest: string): number =>
      JSON.parse(
        taproom(
          'compare',
          'last-call',
          'sips=0',
          '--figures',
          'drawn',
          '--smallest',
          smallest,
          '--most',
          '20',
          '--json',
        ).out,
      ).wanted;
    const [coarse, fine] = [wanted('drawn=8'), wanted('drawn=4')];
    expect(fine / coarse).toBeGreaterThan(3);
    expect(fine / coarse).toBeLessThan(5);
  });

  test('Ctrl-C says what is known so far', async () => {
    const running = spawn(process.execPath, [BIN, 'compare', 'last-call', 'sips=0', '--deals', '20000'], {
      cwd: folder,
    });
    let [out, err] = ['', ''];
    running.stdout.on('data', (data) => (out += data));
    let isStopped = false;
    running.stderr.on('data', (data) => {
      err += data;
      if (!isStopped && /[1-9]\d+\/40000 games/.test(err)) isStopped = running.kill('SIGINT');
    });
    const code = await new Promise((resolve) => running.once('close', resolve));
    expect(code).toBe(130);
    expect(out).toMatch(/\d+ deals, each played both ways/);
    expect(err).toMatch(/stopped after \d+ of 20000 deals/);
  });
});

describe('probe', () => {
  const SMALL = ['probe', 'last-call', '--only', 'never-call,never-catch', '--players', '3', '--deals', '20'];

  test('says what a rule is worth, in the same bytes for any number of workers', () => {
    const { code, out } = taproom(...SMALL, '--workers', '2');
    expect(code).toBe(0);
    expect(out).toMatch(/^never-call +-\d.*costs wins$/m);
    expect(out).toMatch(/^never-catch .*it never came up$/m);
    expect(taproom(...SMALL, '--workers', '0').out).toBe(out);
  });

  test('for programs', () => {
    const { deals, worths } = JSON.parse(taproom(...SMALL, '--json', '--workers', '0').out);
    expect(deals).toBe(20);
    expect(worths.map(({ restriction }: { restriction: string }) => restriction)).toEqual([
      'never-call',
      'never-catch',
    ]);
  });

  test('help lists what can be done without', () => {
    expect(taproom('probe', 'with-friends', '--help').out).toMatch(/always-zero +always bids nothing/);
  });
});

test('howlers: the worst are records in a folder that need not be there', () => {
  const { code, out, err } = taproom(
    ...['howlers', 'last-call', '--level', 'random', '--games', '2', '--looked', '4'],
    ...['--depth', '16', '--workers', '0', '--out', 'new/howlers'],
  );
  expect(code, err).toBe(0);
  const written = readdirSync(join(folder, 'new/howlers'));
  expect(written.length).toBeGreaterThan(0);
  expect(out).toMatch(/to open one: .* replay --open new\/howlers\/howler-1\.json/);
  const shown = taproom('replay', `new/howlers/${written[0]}`, '--open');
  expect(shown.code, shown.err).toBe(0);
  expect(shown.out).toContain('The record ends here');
});

describe('review', () => {
  const record = join(RECORDS, '2-plain.json');

  test('the same record and depth give the same review, however many work at it; its page says in words what its pictures show', () => {
    const alone = taproom('review', record, '--json', '--depth', '8', '--workers', '0', '--html', 'review.html');
    expect(alone.code, alone.err).toBe(0);
    expect(taproom('review', record, '--json', '--depth', '8', '--workers', '2').out).toBe(alone.out);
    const { accounts, moments } = JSON.parse(alone.out) as { accounts: object[]; moments: object[] };
    expect([accounts.length, moments.length]).toEqual([2, 3]);
    const page = readFileSync(join(folder, 'review.html'), 'utf8');
    const said = [...page.matchAll(/<figcaption>(.*?)<\/figcaption>/g)].map(([, text]) => text as string);
    expect(said).toHaveLength(3);
    for (const text of said) expect(page).toContain(`${text}" font-family`);
  });

  test('a game that is not over is refused in a sentence', () => {
    const { moves, ...rest } = JSON.parse(readFileSync(record, 'utf8')) as { moves: string[] };
    const short = file('short.json', JSON.stringify({ ...rest, moves: moves.slice(0, 4) }));
    const { code, err } = taproom('review', short);
    expect(code).not.toBe(0);
    expect(err).toContain(`${short}: this game is not over`);
    expect(err).not.toMatch(/at .*\.js:/);
  });

  test('a page that has nowhere to go is refused before the review is made', () => {
    const { code, err } = taproom('review', record, '--html', join('nowhere', 'review.html'));
    expect(code).toBe(2);
    expect(err).toMatch(/^nowhere\/review\.html: there is no folder .*nowhere to write it into\n$/);
  });
});

describe('rerun', () => {
  const stored = (): Record<string, unknown> => JSON.parse(readFileSync(join(RECORDS, '2-plain.json'), 'utf8'));

  test('stored games that still hold', () => {
    const { code, out } = taproom('rerun', RECORDS);
    expect(out).toMatch(/\.json: the same \(last-call, \d+ moves\)/);
    expect(out).toMatch(/^\d+ the same, 0 otherwise\.$/m);
    expect(code).toBe(0);
  });

  test('older rules, a move that is no longer possible, lines of an export, and what cannot be read', () => {
    const record = stored();
    const moves = [...(record.moves as string[])];
    moves[2] = 'seat-1: play moonshine';
    const old = JSON.stringify({ ...record, rulesVersion: 0 });
    const broken = JSON.stringify({ ...record, moves });
    const all = file('all.jsonl', `${old}\n${broken}\n{"game":\n`);
    const { code, out } = taproom('rerun', all, 'nowhere.json');
    expect(out).toMatch(/^all\.jsonl:1: the same .*played by version 0 of the rules/m);
    expect(out).toMatch(/^all\.jsonl:2: otherwise from move 3 \("seat-1: play moonshine"\) on: /m);
    expect(out).toMatch(/^all\.jsonl:3: this is not a record/m);
    expect(out).toMatch(/^nowhere\.json: there is no such file/m);
    expect(out).toMatch(/1 the same, 1 otherwise, 2 cannot be read\./);
    expect(code).toBe(2);
    const sound = taproom('rerun', file('two.jsonl', `${old}\n${broken}\n`), '--quiet', '--json');
    expect(sound.code).toBe(1);
    expect(
      sound.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).status),
    ).toEqual(['same', 'otherwise']);
  });

  test('other rules', () => {
    const { code, out } = taproom('rerun', RECORDS, '--with', 'sips=0', '--quiet');
    expect(out).toMatch(/otherwise from move \d+ \("seat-\d: sip"\) on: refused: glass-is-empty/);
    expect(code).toBe(1);
  });
});
