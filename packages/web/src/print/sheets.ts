import type PDFDocument from 'pdfkit';
import { PAPER } from '../cards/stock.js';
import { backDrawing, type Piece } from './cards.js';
import { draw } from './draw.js';
import { BLEED, behind, CARD, marksOn, ON_A_PAGE, PAPERS, type Paper, points, type Spot, spotsOn } from './layout.js';
import type { Drawn } from './markup.js';

/** How wide our drawings are in their own units. */
const UNITS = 100;

export function newPage(doc: PDFDocument, paper: Paper): void {
  const { width, height } = PAPERS[paper];
  doc.addPage({ size: [points(width), points(height)], margin: 0 });
}

/** One card: paper to beyond the cut, then the drawing at its true size. */
function card(doc: PDFDocument, { x, y }: Spot, drawn: Drawn): void {
  const bleed = points(BLEED);
  const [width, height] = [points(CARD.width), points(CARD.height)];
  doc.save().translate(points(x), points(y));
  doc.rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed).fill(PAPER);
  doc.save().scale(width / UNITS, width / UNITS);
  draw(doc, drawn);
  doc.restore().restore();
}

function marks(doc: PDFDocument, paper: Paper): void {
  doc.save().lineWidth(points(0.1));
  for (const { from, to } of marksOn(paper))
    doc.moveTo(points(from.x), points(from.y)).lineTo(points(to.x), points(to.y)).stroke('#000000');
  doc.restore();
}

/** Sheets of nine cards, each followed by its backs for printing on both sides, turned over the long edge. */
export function cardSheets(doc: PDFDocument, paper: Paper, pieces: readonly Piece[]): void {
  const spots = spotsOn(paper);
  const backs = new Map<string, Drawn>();
  for (let first = 0; first < pieces.length; first += ON_A_PAGE) {
    const page = pieces.slice(first, first + ON_A_PAGE);
    newPage(doc, paper);
    for (const [place, { face }] of page.entries()) card(doc, spots[place] as Spot, face);
    marks(doc, paper);
    newPage(doc, paper);
    for (const [place, { back }] of page.entries()) {
      const drawn = backs.get(back) ?? backDrawing(back);
      backs.set(back, drawn);
      card(doc, spots[behind(place)] as Spot, drawn);
    }
    marks(doc, paper);
  }
}
