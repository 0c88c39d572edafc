import { closingTime } from '@taproom/games/closing-time';
import { FACTS } from '@taproom/games/facts';
import { whiskeyTimes } from '@taproom/games/whiskey-times';
import { describe, expect, test } from 'vitest';
import { howTo } from '../howto/texts/whiskey-times.js';
import { type CardSet, shippedSet } from '../studio/set/set.js';
import { studio as shedding } from '../studio/shedding/entry.js';
import { studio as whiskey } from '../studio/whiskey-times/entry.js';
import textFont from '../style/fonts/figtree.ttf?inline';
import cardFont from '../style/fonts/patua-one.ttf?inline';
import { draw } from './draw.js';
import { printed } from './index.js';
import { LABEL } from './label.js';
import { BLEED, behind, CARD, marksOn, PAPERS, spotsOn } from './layout.js';

/** The bytes behind a data address. */
const bytesOf = (address: string): Uint8Array =>
  Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
const fonts = { cards: bytesOf(cardFont), text: bytesOf(textFont) };

/** A few cards of every file: enough for a page that is full and one that is not. */
function fewOf(set: CardSet): CardSet {
  const few = Object.entries(set.sheets).map(([file, { columns, rows }]) => [
    file,
    { columns, rows: rows.slice(0, 3) },
  ]);
  return { ...set, sheets: Object.fromEntries(few) };
}

const job = {
  game: whiskeyTimes,
  facts: FACTS['whiskey-times'],
  set: fewOf(shippedSet(whiskeyTimes, '')),
  entry: whiskey,
  howTo: howTo.en,
  language: 'en',
  paper: 'a4',
  fonts,
} as const;

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
const MM = 25.4 / 72;

/** Every rectangle of paper that a card is drawn on, in millimetres, as the PDF itself says. */
function papersIn(text: string): { width: number; height: number }[] {
  return [...text.matchAll(/([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) re\n\/DeviceRGB cs\n0.97[\d. ]+ scn\nf/g)].map(
    ([, , , width, height]) => ({ width: Number(width) * MM, height: Number(height) * MM }),
  );
}

test('cards are poker cards to a tenth of a millimetre, on both papers, with their marks', () => {
  for (const paper of ['a4', 'letter'] as const) {
    const spots = spotsOn(paper);
    for (const { x, y } of spots) {
      expect(x - BLEED).toBeGreaterThan(0);
      expect(y - BLEED).toBeGreaterThan(0);
      expect(x + CARD.width + BLEED).toBeLessThan(PAPERS[paper].width);
      expect(y + CARD.height + BLEED).toBeLessThan(PAPERS[paper].height);
    }
    const across = marksOn(paper).filter(({ from, to }) => from.x === to.x);
    expect([...new Set(across.map(({ from }) => from.x))]).toHaveLength(6);
  }
});

test('the back of a card lies behind it when the sheet is turned over its long edge', () => {
  const spots = spotsOn('a4');
  for (const [place, { x, y }] of spots.entries()) {
    const back = spots[behind(place)];
    expect(back?.y).toBe(y);
    expect(PAPERS.a4.width - ((back?.x ?? 0) + CARD.width)).toBeCloseTo(x, 6);
  }
});

describe('a whole game on paper', () => {
  test('has a page of fronts and one of backs for every nine cards, the reference and a label, fonts inside', async () => {
    const bytes = await printed({ ...job, compress: false });
    const text = latin(bytes);
    const cards = Object.values(job.set.sheets).reduce(
      (sum, { columns, rows }) =>
        sum + rows.reduce((count, row) => count + Number(row[columns.indexOf('copies')] ?? 1), 0),
      0,
    );
    const pages = text.match(/\/Type \/Page\n/g)?.length ?? 0;
    expect(pages).toBe(2 * Math.ceil(cards / 9) + 2);
    expect(text).toContain('/MediaBox [0 0 595.27');
    expect(text.match(/\/FontFile2/g)?.length).toBe(2);
    expect(text).not.toContain('/Subtype /Image');
    const [label, ...papers] = papersIn(text).reverse();
    expect(label?.width).toBeCloseTo(LABEL.width, 1);
    expect(papers).toHaveLength(2 * cards);
    for (const { width, height } of papers) {
      expect(Math.abs(width - 2 * BLEED - 63.5)).toBeLessThan(0.1);
      expect(Math.abs(height - 2 * BLEED - 88.9)).toBeLessThan(0.1);
    }
  });

  test('is the same bytes each time', async () => {
    const set = fewOf(shippedSet(closingTime, ''));
    const deck = { ...job, game: closingTime, facts: FACTS['closing-time'], set, entry: shedding, howTo: undefined };
    expect(latin(await printed(deck))).toBe(latin(await printed(deck)));
  });
});

test('a drawing that paper cannot have is refused, never left out', () => {
  const doc = { save: () => doc, restore: () => doc } as never;
  expect(() => draw(doc, { name: 'image', attributes: {}, children: [] })).toThrow('without <image>');
});
