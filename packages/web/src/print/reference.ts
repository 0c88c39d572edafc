import type PDFDocument from 'pdfkit';
import type { HowToText } from '../howto/texts.js';
import { CARD_FONT } from './draw.js';
import { PAPERS, type Paper, points } from './layout.js';
import { newPage } from './sheets.js';

/** The typeface for reading, under this name in the document. */
export const TEXT_FONT = 'text';
const MARGIN = 18;
const INK = '#2a1d16';

/** What stands above the parts of the quick reference. */
export interface ReferenceWords {
  readonly turn: string;
  readonly specials: string;
  readonly scoring: string;
  readonly tips: string;
}

/** The quick reference: the how-to of the game in words, on a sheet or two. */
export function quickReference(
  doc: PDFDocument,
  paper: Paper,
  title: string,
  howTo: HowToText,
  words: ReferenceWords,
  named: (card: string) => string,
): void {
  const width = points(PAPERS[paper].width - 2 * MARGIN);
  const bottom = points(PAPERS[paper].height - MARGIN);
  let y = bottom;
  const line = (font: string, size: number, text: string, space: number): void => {
    doc.font(font).fontSize(size);
    const height = doc.heightOfString(text, { width });
    if (y + space + height > bottom) {
      newPage(doc, paper);
      y = points(MARGIN) - space;
    }
    y += space;
    doc.fillColor(INK).text(text, points(MARGIN), y, { width });
    y += height;
  };
  const part = (heading: string, texts: readonly string[]): void => {
    if (texts.length === 0) return;
    line(CARD_FONT, 14, heading, 14);
    for (const text of texts) line(TEXT_FONT, 10, text, 5);
  };
  line(CARD_FONT, 24, title, 0);
  line(TEXT_FONT, 11, howTo.goal, 8);
  part(
    words.turn,
    howTo.turn.map(({ text }) => text),
  );
  part(
    words.specials,
    howTo.specials.flatMap(({ card, text }) => (text === undefined ? [] : [`${named(card)}: ${text}`])),
  );
  part(words.scoring, howTo.scoring);
  part(words.tips, howTo.tips);
}
