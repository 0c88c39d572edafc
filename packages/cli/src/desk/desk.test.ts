import { describe, expect, test } from 'vitest';
import { widthOf } from '../paint.js';
import { ENTER, PretendTerminal } from '../testing/pretend-terminal.js';
import { Desk } from './desk.js';
import { helpText } from './help.js';
import type { MenuItem } from './menu.js';
import type { Answer } from './prompt.js';
import type { DeskQuestion } from './question.js';
import type { Key } from './terminal.js';

const DOWN = { name: 'down' };
const UP = { name: 'up' };
const ESC = { name: 'escape' };
const CTRL_C = { name: 'c', ctrl: true };
const CTRL_Z = { name: 'z', ctrl: true };

const item = (text: string, label: string): MenuItem => ({ line: text, label, ink: '' });
const FEW = [
  item('play wine/red/star', 'Play red star, Wine'),
  item('play wine/red/star calling last-call', 'Play red star, Wine, calling last call'),
  item('draw', 'Draw a card'),
];
/** As many as Whiskey Times has in the middle of an evening. */
const MANY = [
  ...['bottle 1', 'bottle 2', 'resource 1'].map((what) => item(`take ${what}`, `Take ${what}`)),
  ...[1, 2, 3].flatMap((guest) =>
    [1, 2, 3, 4].flatMap((slot) =>
      Array.from({ length: 10 }, (_, pair) =>
        item(
          `swap guest ${guest} for market ${slot} with pair-${pair}`,
          `Swap guest ${guest} for ${slot}, paying ${pair}`,
        ),
      ),
    ),
  ),
  item('done', 'Done'),
];

const asking = (items: readonly MenuItem[], more: Partial<DeskQuestion> = {}): DeskQuestion => ({
  message: 'Match Wine, or draw.',
  items,
  stuck: [{ cards: ['navy tree, Beer'], reason: 'it matches nothing' }],
  problemWith: (typed) =>
    typed === 'draw + draw' || items.some((each) => each.line === typed) ? undefined : 'no such move',
  ...more,
});

function deskAt(columns = 80, rows = 24) {
  const terminal = new PretendTerminal(columns, rows);
  const gone = { times: 0 };
  const shelf = {
    help: { title: 'Help', text: helpText },
    rules: { title: 'Rules', text: () => ['R1 One.', 'R2 Two.'] },
  };
  const desk = new Desk(terminal, shelf, () => {
    gone.times += 1;
  });
  desk.show(() => ['The table', 'Your hand: wine/red/star']);
  return { terminal, desk, gone };
}

async function answerTo(items: readonly MenuItem[], keys: readonly (string | Partial<Key>)[]): Promise<Answer> {
  const { terminal, desk } = deskAt();
  const answer = desk.ask(asking(items));
  terminal.press(...keys);
  return await answer;
}

describe('a move is chosen', () => {
  test.each<[string, (string | Partial<Key>)[], string]>([
    ['by Enter: the first', [ENTER], 'play wine/red/star'],
    ['with the arrows', [DOWN, DOWN, UP, ENTER], 'play wine/red/star calling last-call'],
    ['by its number', ['3', ENTER], 'draw'],
    ['by a word of its label', [...'card', ENTER], 'draw'],
    ['as whole notation, which means just that', [...'play wine/red/star', ENTER], 'play wine/red/star'],
    ['as a line of several moves that is not listed', [...'draw + draw', ENTER], 'draw + draw'],
  ])('%s', async (_how, keys, chosen) => {
    expect(await answerTo(FEW, keys)).toEqual({ kind: 'line', line: chosen });
  });

  test('out of many, through groups: what to do, to what, and at last how', async () => {
    const { terminal, desk } = deskAt();
    const answer = desk.ask(asking(MANY));
    expect(terminal.text).toContain('Swap guest … (120)');
    expect(terminal.text).toContain('Done');
    terminal.press(DOWN, ENTER);
    expect(terminal.text).toContain('Swap guest 2 for … (40)');
    terminal.press('2', ENTER);
    terminal.press('3', ENTER);
    terminal.press('4', ENTER);
    expect(await answer).toEqual({ kind: 'line', line: 'swap guest 2 for market 3 with pair-3' });
  });

  test('out of many, by typing what it is about', async () => {
    const keys = [...'guest 3 market 4 pair-9'];
    expect(await answerTo(MANY, [...keys, ENTER])).toEqual({
      kind: 'line',
      line: 'swap guest 3 for market 4 with pair-9',
    });
  });
});

test.each([
  ['wat', 'wat'],
  ['/wat', '/watch'],
])('where a name is asked for, "%s" is taken as %s', async (typed, taken) => {
  const { terminal, desk } = deskAt();
  const watch = [item('/watch', 'Only watch')];
  const answer = desk.ask(asking(watch, { takesWords: true, problemWith: () => undefined }));
  terminal.press(...typed, ENTER);
  expect(await answer).toEqual({ kind: 'line', line: taken });
});

describe('what cannot be done', () => {
  test('is said, takes nothing, and leaves the line free for the next try', async () => {
    const { terminal, desk } = deskAt();
    const answer = desk.ask(asking(FEW));
    terminal.press(...'zzz', ENTER);
    expect(terminal.text).toContain('"zzz" is not possible: no such move');
    expect(terminal.text).not.toContain('> zzz');
    terminal.press('9', ENTER);
    expect(terminal.text).toContain('there is no choice 9; the choices are 1 to 3');
    terminal.press(...'navy', ENTER);
    expect(terminal.text).toContain('navy tree, Beer: it matches nothing');
    terminal.press('3', ENTER);
    expect(await answer).toEqual({ kind: 'line', line: 'draw' });
  });
});

describe('leaving', () => {
  test('Esc never leaves: it goes back, and says what does', async () => {
    const { terminal, desk } = deskAt();
    const answer = desk.ask(asking(MANY));
    terminal.press(DOWN, ENTER, ESC, ESC, ESC, ESC);
    expect(terminal.text).toContain('Ctrl-C leaves the table; everything is kept.');
    terminal.press(...'done', ENTER);
    expect(await answer).toEqual({ kind: 'line', line: 'done' });
  });

  test('Ctrl-C asks first; anything but yes stays', async () => {
    const { terminal, desk } = deskAt();
    const answer = desk.ask(asking(FEW));
    terminal.press(CTRL_C);
    expect(terminal.text).toContain('Leave the table?');
    terminal.press(ESC);
    expect(terminal.text).not.toContain('Leave the table?');
    terminal.press(...'leave', ENTER, ENTER);
    expect(await answer).toEqual({ kind: 'left' });
  });

  test('works while nothing is asked, and Ctrl-Z sleeps at any time', () => {
    const { terminal, gone } = deskAt();
    terminal.press(CTRL_Z, CTRL_C, ENTER);
    expect(terminal.suspended).toBe(1);
    expect(gone.times).toBe(1);
  });
});

describe('reading', () => {
  test.each([
    ['help', 'it never leaves the table'],
    ['rules', 'R2 Two.'],
    ['log', 'Ann bids 2.'],
    ['table', 'The whole table'],
  ])('%s is a word away, and Esc comes back to the question', (word, found) => {
    const { terminal, desk } = deskAt();
    desk.tell(['Ann bids 2.']);
    void desk.ask(asking(FEW));
    terminal.press(...word, ENTER);
    expect(terminal.text).toContain(found);
    terminal.press(ESC);
    expect(terminal.text).toContain('Match Wine, or draw.');
  });

  test('the log is scrolled back with the page keys, and all of it is kept', () => {
    const { terminal, desk } = deskAt();
    desk.tell(Array.from({ length: 200 }, (_, move) => `Move ${move}.`));
    void desk.ask(asking(FEW));
    expect(terminal.text).toContain('Move 199.');
    for (let page = 0; page < 60; page++) terminal.press({ name: 'pageup' });
    expect(terminal.text).toContain('Move 0.');
    for (let page = 0; page < 60; page++) terminal.press({ name: 'pagedown' });
    expect(terminal.text).toContain('Move 199.');
  });

  test('a hint comes when it is asked for', async () => {
    const { terminal, desk } = deskAt();
    void desk.ask(asking(FEW, { hint: () => 'Keep the wild.' }));
    terminal.press(...'hint', ENTER);
    expect(terminal.text).toContain('The Landlord thinks');
    await new Promise(setImmediate);
    expect(terminal.text).toContain('Keep the wild.');
  });
});

test('every screen fits its window, from 60x20 to 200x60, also when the window changes', () => {
  const { terminal, desk } = deskAt();
  desk.show((columns) => Array.from({ length: 14 }, () => 'x'.repeat(columns)));
  desk.tell(Array.from({ length: 30 }, (_, move) => `Move ${move}: ${'words and '.repeat(12)}words.`));
  void desk.ask(asking(MANY));
  for (const keys of [[], [DOWN], [ENTER], [...'?'], [CTRL_C]]) {
    terminal.press(...keys);
    for (let columns = 60; columns <= 200; columns += 20) {
      for (let rows = 20; rows <= 60; rows += 10) {
        terminal.resize(columns, rows);
        expect(terminal.shown.length).toBeLessThanOrEqual(rows);
        expect(Math.max(...terminal.shown.map(widthOf))).toBeLessThanOrEqual(columns);
      }
    }
  }
});
