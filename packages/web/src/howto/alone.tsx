import { gameNamed } from '@taproom/games';
import { renderToStaticMarkup } from 'react-dom/server';
import { patternsIn } from '../cards/ink.js';
import { CardLanguage, cardWords } from '../cards/words/index.js';
import { entryOf } from '../entries.js';
import { type Drawn, readMarkup } from '../print/markup.js';
import { openingOf, sentenceOf } from './opening.js';
import type { HowToText, HowToTexts } from './texts.js';

/** A card for readers who do not have our page before them. */
export interface CardAlone {
  readonly name: string;
  /** What it does, in a sentence. */
  readonly says: string;
  readonly drawing: Drawn;
  /** What it is printed with, as SVG. */
  readonly inks: string;
}

/** How to play a game, where somebody has written it down. */
export const howToAlone = async (name: string): Promise<HowToTexts | undefined> =>
  (await entryOf(name).howTo?.())?.howTo;

/** Every card that the how-to-play page of a game shows, by its notation; none where a game has no such page, or no pictures. */
export async function cardsAlone(name: string, language: 'en' | 'de'): Promise<Map<string, CardAlone>> {
  const entry = entryOf(name);
  const game = gameNamed(name);
  if (!game || !entry.howTo || !entry.explained || !entry.face) return new Map();
  const asked = openingOf(game);
  if (!asked) throw new Error(`${name} has no table to begin with`);
  const [{ howTo }, { explained }, Face] = await Promise.all([entry.howTo(), entry.explained(), entry.face()]);
  const { setting } = asked;
  const words = game.words[language] ?? game.words.en;
  const drawn = (card: string): CardAlone => {
    const markup = renderToStaticMarkup(
      <CardLanguage value={cardWords(language)}>
        <Face card={card} setting={setting} words={words} />
      </CardLanguage>,
    );
    const [drawing] = readMarkup(markup);
    if (!drawing) throw new Error(`${card} of ${name} has no drawing`);
    const says = sentenceOf(explained[language].sheet(card, asked));
    return { name: words.card(card, setting), says, drawing, inks: patternsIn(markup) };
  };
  return new Map(cardsIn(howTo[language]).map((card) => [card, drawn(card)]));
}

const cardsIn = ({ turn, anatomy, specials }: HowToText): string[] => [
  ...new Set([
    ...turn.flatMap(({ groups }) => groups.flatMap(({ cards }) => cards)),
    ...[...anatomy, ...specials].map(({ card }) => card),
  ]),
];
