import type { Facts, Game } from '@taproom/engine';
import PDFDocument from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import type { HowToText } from '../howto/texts.js';
import type { StudioEntry } from '../studio/entry.js';
import { differencesOf } from '../studio/set/differences.js';
import { type CardSet, shippedSet } from '../studio/set/set.js';
import type { PageLanguage } from '../tables/props.js';
import { piecesOf } from './cards.js';
import { CARD_FONT } from './draw.js';
import { boxLabel } from './label.js';
import type { Paper } from './layout.js';
import { quickReference, TEXT_FONT } from './reference.js';
import { cardSheets } from './sheets.js';
import { PRINT_WORDS } from './words.js';

/** What is printed, on what, for whom. */
export interface PrintJob {
  readonly game: Game;
  readonly facts: Facts;
  readonly set: CardSet;
  readonly entry: StudioEntry;
  readonly howTo: HowToText | undefined;
  readonly language: PageLanguage;
  readonly paper: Paper;
  /** TrueType: the cards' typeface and the one for reading. */
  readonly fonts: { readonly cards: Uint8Array; readonly text: Uint8Array };
  /** Only these parts; everything when left out. */
  readonly parts?: readonly PrintPart[];
  /** Left readable for tests. */
  readonly compress?: boolean;
}

export const PARTS = ['cards', 'reference', 'label'] as const;
export type PrintPart = (typeof PARTS)[number];

/** A game on paper: card sheets with their backs, the quick reference and a label for the box. */
export async function printed(job: PrintJob): Promise<Uint8Array<ArrayBuffer>> {
  const { game, facts, set, entry, howTo, language, paper, fonts, parts = PARTS, compress = true } = job;
  const words = game.words[language] ?? game.words.en;
  const said = PRINT_WORDS[language];
  const title = facts.title[language];
  const info = { Title: set.title || title, Creator: 'Taproom', CreationDate: new Date(0) };
  const doc = new PDFDocument({ autoFirstPage: false, compress, font: fonts.text, info });
  doc.registerFont(CARD_FONT, fonts.cards).registerFont(TEXT_FONT, fonts.text);
  const bytes = toBytes(doc);
  const pieces = piecesOf(set, entry, { language, words, english: game.words.en });
  if (parts.includes('cards')) cardSheets(doc, paper, pieces);
  if (parts.includes('reference') && howTo) quickReference(doc, paper, title, howTo, said, (card) => words.card(card));
  const [first] = pieces;
  if (parts.includes('label') && first) {
    const count = differencesOf(shippedSet(game, ''), set).length;
    boxLabel(doc, paper, first.back, {
      title,
      subtitle: set.title,
      tagline: facts.tagline[language],
      small: said.small(facts, pieces.length, count),
    });
  }
  doc.end();
  return await bytes;
}
