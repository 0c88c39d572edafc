import type { CSSProperties } from 'react';
import './cards.css';
import './plain-face.css';

/** A card without a picture: its words in print and down its spine, with a stripe in a colour that all cards of its kind share. */
export function PlainFace({ card, says }: { readonly card: string; readonly says: string }) {
  const longest = Math.max(...says.split(/[\s-]+/).map((word) => word.length));
  return (
    <span
      className="card plain-face"
      data-face={card}
      style={{ '--hue': hueOf(card), '--longest': Math.max(2, longest) } as CSSProperties}
    >
      <b data-long={says.length > 2} aria-hidden="true">
        {says}
      </b>
      <span>{says}</span>
    </span>
  );
}

/** Cards that begin with the same word look related: `wine-7` and `wine-mixer`. Plain numbers are one family. */
function hueOf(card: string): number {
  const [family = ''] = card.split(/[^a-z]/i, 1);
  let sum = 0;
  for (const letter of family) sum = (sum * 31 + letter.charCodeAt(0)) % 360;
  return family === '' ? PAPER : sum;
}

const PAPER = 38;
