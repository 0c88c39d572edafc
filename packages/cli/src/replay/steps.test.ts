import { expect, test } from 'vitest';
import { PretendTerminal } from '../testing/pretend-terminal.js';
import { withArrows } from './steps.js';

const table = () => Array.from({ length: 30 }, (_, line) => `line ${line + 1} of the table`).join('\n');
const MOMENTS = ['Ann sits down.', 'Bob plays wine/red/star.'].map((sentence, index) => ({
  title: `move ${index} of 1`,
  table,
  log: [sentence],
}));

test('what happened is on the screen however tall the table is, and all of the table can be read', async () => {
  const terminal = new PretendTerminal(60, 20);
  const over = withArrows(MOMENTS, 'Bob wins.', terminal);
  expect(terminal.shown).toHaveLength(20);
  expect(terminal.text).toContain('Ann sits down.');
  terminal.press('right');
  expect(terminal.text).toMatch(/Bob plays wine\/red\/star\.[\s\S]*Bob wins\.[\s\S]*line 1 of/);
  terminal.press('pagedown', 'pagedown');
  expect(terminal.text).toContain('line 30 of');
  terminal.press('pageup', 'pageup');
  expect(terminal.text).toContain('line 1 of');
  terminal.resize(100, 60);
  expect(terminal.text).toContain('line 30 of');
  expect(terminal.text).not.toContain('PgDn');
  terminal.press('q');
  await over;
});
