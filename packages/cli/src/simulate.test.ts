import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIN, buildCommand } from './testing/command.js';

const SLOW = 300_000;

let folder = '';
beforeAll(() => {
  buildCommand();
  folder = mkdtempSync(join(tmpdir(), 'taproom-simulate-'));
}, SLOW);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function simulate(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, 'simulate', ...args], {
    cwd: folder,
    encoding: 'utf8',
    timeout: SLOW,
  });
  return { code: status, out: stdout, err: stderr };
}

const written = (...path: string[]): string => readFileSync(join(folder, ...path), 'utf8');

describe('what is asked for wrongly is said in a sentence', () => {
  test.each([
    [['no-such-game'], /there is no game "no-such-game"/],
    [['last-call', '--players', '9'], /is for 2 to 8 players, not 9/],
    [['last-call', '--games', '0'], /It must be a whole number, 1 or more/],
    [['last-call', '--games', 'many'], /It must be a whole number/],
    [['last-call', '--bots', 'champion'], /there is no bot "champion" for last-call; there is random, tourist/],
    [['last-call', '--bots', 'local,local'], /names 2 bots for 4 players; name one for all, or one for each/],
    [['last-call', '--sips', 'gallons'], /option sips cannot be "gallons"/],
    [['last-call', '--deck', 'nowhere.csv'], /nowhere.csv: there is no such file/],
    [['last-call', '--json', '--csv'], /cannot be used with/],
    [['last-call', '--games', '1', '--out', 'taken'], /taken: this folder cannot be made/],
  ])('%j', (args, reason) => {
    writeFileSync(join(folder, 'taken'), 'a file');
    const { code, out, err } = simulate(...args);
    expect(err).toMatch(reason);
    expect(err + out).not.toMatch(/^\s+at /m);
    expect(code).toBe(2);
  });
});

describe('a report', () => {
  const small = ['with-friends', '--players', '3', '--rounds', 'quick', '--games', '6', '--ladder', '2'];

  test(
    'has the same bytes whatever the number of workers, and says how to make it again',
    () => {
      const alone = simulate(...small, '--iterations', '1', '--workers', '0', '--out', 'alone');
      const two = simulate(...small, '--iterations', '1', '--workers', '2', '--out', 'two', '--json');
      expect([alone.code, two.code]).toEqual([0, 0]);
      expect(written('two', 'report.html')).toBe(written('alone', 'report.html'));
      expect(written('two', 'report.json')).toBe(written('alone', 'report.json'));
      expect(two.out).toBe(written('two', 'report.json'));
      expect(existsSync(join(folder, 'two', 'unfinished.json'))).toBe(false);
      expect(alone.out).toMatch(/Does it matter who begins\?/);
      expect(alone.out).toMatch(/How much does skill count\?/);
      expect(written('alone', 'report.html')).toContain(
        'taproom simulate with-friends --players 3 --games 6 --bots local --seed taproom --iterations 1 --rounds quick --ladder 2',
      );
    },
    SLOW,
  );

  test(
    'is kept when it is interrupted, and is the same in the end',
    async () => {
      const games = ['with-friends', '--players', '3', '--rounds', 'quick', '--games', '24000', '--bots', 'random'];
      const args = [...games, '--no-ladder', '--workers', '1'];
      expect(simulate(...args, '--out', 'whole').code).toBe(0);

      const child = spawn(process.execPath, [BIN, 'simulate', ...args, '--out', 'parts'], { cwd: folder });
      let err = '';
      child.stderr.on('data', (text: Buffer) => {
        if (err === '') child.kill('SIGINT');
        err += String(text);
      });
      const code = await new Promise((resolve) => child.once('close', resolve));
      expect(err).toMatch(/stopped after \d+ of 24000 games; the same command with --resume goes on/);
      expect(code).toBe(130);
      // The report of a run that was stopped names the command that gives these bytes.
      const command = /<code>taproom simulate (.*?)<\/code>/.exec(written('parts', 'report.html'))?.[1] ?? '';
      expect(command).not.toContain('--games 24000');
      expect(simulate(...command.split(' '), '--out', 'smaller').code).toBe(0);
      for (const file of ['report.html', 'report.json']) expect(written('smaller', file)).toBe(written('parts', file));

      expect(simulate(...args, '--out', 'parts').err).toMatch(/unfinished here; add --resume to go on/);
      expect(simulate(...args, '--resume', '--out', 'parts').code).toBe(0);
      expect(written('parts', 'report.html')).toBe(written('whole', 'report.html'));
      expect(written('parts', 'report.json')).toBe(written('whole', 'report.json'));
    },
    SLOW,
  );
});
