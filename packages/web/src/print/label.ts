import type PDFDocument from 'pdfkit';
import { GOLD, INK, PAPER } from '../cards/stock.js';
import { backDrawing } from './cards.js';
import { CARD_FONT, draw } from './draw.js';
import { PAPERS, type Paper, points } from './layout.js';
import { TEXT_FONT } from './reference.js';
import { newPage } from './sheets.js';

/** The front of a box that a deck of poker cards fits into, in millimetres. */
export const LABEL = { width: 70, height: 95 } as const;

export interface LabelText {
  readonly title: string;
  /** What this set is called, and that it is not the shipped game. */
  readonly subtitle: string;
  readonly tagline: string;
  readonly small: string;
}

/** A label for the box, to be cut out. */
export function boxLabel(
  doc: PDFDocument,
  paper: Paper,
  back: Parameters<typeof backDrawing>[0],
  text: LabelText,
): void {
  newPage(doc, paper);
  const [width, height] = [points(LABEL.width), points(LABEL.height)];
  const inner = width - points(12);
  doc.save().translate((points(PAPERS[paper].width) - width) / 2, points(30));
  doc.rect(0, 0, width, height).fill(PAPER);
  doc.lineWidth(points(0.1)).rect(0, 0, width, height).stroke(INK);
  doc
    .lineWidth(points(0.8))
    .rect(points(3), points(3), width - points(6), height - points(6))
    .stroke(GOLD);
  doc
    .save()
    .translate(width / 2 - points(12), points(52))
    .scale(points(24) / 100, points(24) / 100);
  draw(doc, backDrawing(back));
  doc.restore();
  const centred = (font: string, size: number, words: string, y: number) =>
    doc.font(font).fontSize(size).fillColor(INK).text(words, points(6), points(y), { width: inner, align: 'center' });
  centred(CARD_FONT, 20, text.title, 10);
  centred(CARD_FONT, 11, text.subtitle, 32);
  centred(TEXT_FONT, 9, text.tagline, 39);
  centred(TEXT_FONT, 7, text.small, 88);
  doc.restore();
}
