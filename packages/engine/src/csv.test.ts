import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { Chance } from './chance.js';
import { formatCells, readCells, readCsv } from './csv.js';

/** What files of cards are made of, and what goes wrong in them. */
const PARTS = ['a', 'b', '"', '""', ',', ',', ' ', '\t', '#', '\n', '\n', 'x y', '"q"', '"a,b"', 'é', "'"];
const TEXTS = 1500;

/** The cells of each line below the heading as a library reads them; undefined for what is no CSV, or has a line too long or too short. */
function asTheLibrary(text: string): readonly string[][] | undefined {
  try {
    const comments = { comment: '#', comment_no_infix: true };
    const all = parse(text, { bom: true, trim: true, skip_empty_lines: true, relax_column_count: true, ...comments });
    const [heading, ...body] = all as string[][];
    return heading?.length === 2 && body.every(({ length }) => length === 2) ? body : undefined;
  } catch {
    return undefined;
  }
}

test.each([
  ['\n', ''],
  ['\r\n', ''],
  ['\n', '\uFEFF'],
])('a file is read as the library reads it, with %j at the end of lines and %j before them', (end, mark) => {
  const chance = Chance.fast(1);
  const outcomes = new Set<boolean>();
  for (let i = 0; i < TEXTS; i++) {
    const parts = Array.from({ length: chance.below(14) }, () => PARTS[chance.below(PARTS.length)]);
    const text = `${mark}a,b\n${parts.join('')}`.replaceAll('\n', end);
    const read = readCsv('deck.csv', text, ['a']);
    const cells = read.ok ? read.value.map((row) => Object.values(row.cells)) : undefined;
    // A line ends in one way inside a cell, however the file ends its lines.
    const expected = asTheLibrary(text)?.map((line) => line.map((cell) => cell.replaceAll('\r\n', '\n')));
    expect(cells, JSON.stringify(text)).toEqual(expected);
    outcomes.add(read.ok);
  }
  expect(outcomes.size).toBe(2);
});

test('what is no CSV is said with its line and cell', () => {
  const said = (text: string): string => {
    const read = readCsv('deck.csv', `a,b\n1,2\n${text}`, ['a']);
    return read.ok ? 'fine' : read.problem.map(({ line, reason }) => `${line}: ${reason}`).join(' ');
  };
  expect(said('1,"2\n3,4\n')).toBe('3: this is not CSV: the quote of cell 2 is never closed');
  expect(said('"1"2,3\n')).toBe('3: this is not CSV: something follows the closing quote of cell 1');
  expect(said('"1\n2",3\n4,5"6\n')).toBe('5: this is not CSV: there is a quote in the middle of cell 2');
});

test('cells are copied from a spreadsheet and back, and as CSV', () => {
  const rows = [
    ['a', ' b ', ''],
    ['say "hm"', 'two\nlines', 'tab\there, and a comma'],
  ];
  for (const delimiter of [',', '\t'] as const)
    expect(readCells(formatCells(rows, delimiter), delimiter)).toEqual(rows);
  // A spreadsheet does not quote a quote that stands inside.
  expect(readCells('5" pint\tone\r\n', '\t')).toEqual([['5" pint', 'one']]);
  expect(readCells('a,"b', ',')).toBeUndefined();
});

test('cells may be quoted, hold quotes and commas, and span lines; comments and empty lines do not count', () => {
  const text = '# Mine\n\nname, note\n one ,"says ""hm"", twice"\n"two","first\nsecond"\n  # over\n';
  expect(readCsv('deck.csv', text, ['name'])).toEqual({
    ok: true,
    value: [
      { line: 4, cells: { name: 'one', note: 'says "hm", twice' } },
      { line: 5, cells: { name: 'two', note: 'first\nsecond' } },
    ],
  });
});

test('no line is slow to read, however odd', () => {
  const spaces = ' '.repeat(50_000);
  for (const line of [
    `${spaces}x"y`,
    `${spaces}"a"b`,
    `x${spaces}"`,
    `"${'""'.repeat(50_000)}`,
    spaces.replaceAll(' ', ', '),
  ])
    expect(readCsv('cards.csv', `a,b\n${line}\n`, ['a']).ok).toBe(false);
});
