import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type BackName, CardBack } from '../cards/back.js';
import { CardLanguage, cardWords } from '../cards/words/index.js';
import type { Reading, StudioEntry } from '../studio/entry.js';
import type { CardSet } from '../studio/set/set.js';
import { cellsOf } from '../studio/sheet/sheet.js';
import { type Drawn, readMarkup } from './markup.js';

/** One card to print: its face and which back it has. Copies stand in the list as often as they are printed. */
export interface Piece {
  readonly face: Drawn;
  readonly back: BackName;
}

/** A card as React draws it, without the outline that shows its edge on a screen: on paper the knife makes the edge. */
function drawingOf(card: ReactNode, language: string): Drawn {
  const [drawn] = readMarkup(renderToStaticMarkup(<CardLanguage value={cardWords(language)}>{card}</CardLanguage>));
  if (!drawn) throw new Error('this card has no drawing');
  const [, ...printed] = drawn.children;
  return { ...drawn, children: printed };
}

export const backDrawing = (back: BackName): Drawn => drawingOf(<CardBack of={back} />, 'en');

/** Every card of a set, as often as it is in the box, in the order of its files. */
export function piecesOf(set: CardSet, entry: StudioEntry, reading: Reading): Piece[] {
  return Object.entries(set.sheets).flatMap(([file, sheet]) =>
    sheet.rows.flatMap((_, row) => {
      const cells = cellsOf(sheet, row);
      const copies = Number(cells.copies ?? 1);
      if (copies === 0) return [];
      const piece = {
        face: drawingOf(entry.draw(set, file, cells, reading), reading.language),
        back: entry.backOf(file),
      };
      return Array.from({ length: copies }, () => piece);
    }),
  );
}
