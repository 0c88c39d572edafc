import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { askForLine } from './prompt.js';
import type { Question } from './screen.js';

const QUESTION: Question = {
  view: { viewer: 0, waiting: [0] },
  turn: 'Play, or draw.',
  choices: [
    { move: 1, line: 'play wine/red/star', label: 'Play the red star', ink: 'red' },
    { move: 2, line: 'play wine/red/star calling last-call', label: 'Play the red star, calling', ink: 'red' },
    { move: 3, line: 'draw', label: 'Draw a card', ink: '' },
  ],
  stuck: [{ cards: ['navy tree'], reason: 'it matches nothing' }],
  read: (line) => {
    const choice = QUESTION.choices.find((each) => each.line === line);
    if (choice) return { moves: [choice.move] };
    return line === 'draw + draw' ? { moves: [3, 3] } : { problem: `"${line}" cannot be done` };
  },
};

const [DOWN, ENTER, CTRL_C, BACKSPACE] = ['\x1b[B', '\r', '\x03', '\x7f'];

/** Presses the keys one after the other, and gives the answer and all that was on the screen. */
async function press(...keys: string[]): Promise<{ answer: string | undefined; screen: string }> {
  const input = new PassThrough();
  const output = new PassThrough();
  let screen = '';
  output.on('data', (data) => {
    screen += data;
  });
  const extra = [{ line: 'wait', label: 'Let it go', ink: '' }];
  const asked = askForLine({ message: 'Your move', question: QUESTION, extra, rows: 12, input, output });
  for (const key of keys) {
    input.write(key);
    await pause(5);
  }
  return { answer: await asked, screen };
}

test.each<[string, string[], string | undefined]>([
  ['Enter takes the first', [ENTER], 'wait'],
  ['arrows', [DOWN, DOWN, ENTER], 'play wine/red/star calling last-call'],
  ['a number', ['4', ENTER], 'draw'],
  ['a word of the label', [...'card', ENTER], 'draw'],
  ['whole notation means just that', [...'play wine/red/star', ENTER], 'play wine/red/star'],
  ['a line of several moves that is not listed', [...'draw + draw', ENTER], 'draw + draw'],
  ['Ctrl-C leaves', [CTRL_C], undefined],
])('%s', async (_what, keys, answer) => {
  expect((await press(...keys)).answer).toBe(answer);
});

test('shows the choices, and why the other cards cannot be played', async () => {
  const { screen } = await press(ENTER);
  expect(screen).toContain('Draw a card');
  expect(screen).toContain('navy tree: it matches nothing');
});

test('a part of the name of a card tells why it cannot be played', async () => {
  const { answer, screen } = await press(...'navy', ENTER, CTRL_C);
  expect(screen.match(/navy tree: it matches nothing/g)?.length).toBeGreaterThan(1);
  expect(answer).toBeUndefined();
});

test('what cannot be done is said, and Enter does not take it', async () => {
  const { answer, screen } = await press('z', ENTER, BACKSPACE, '9', ENTER, BACKSPACE, '2', ENTER);
  expect(screen).toContain('"z" cannot be done');
  expect(screen).toContain('there is no choice 9; the choices are 1 to 4');
  expect(answer).toBe('play wine/red/star');
});
