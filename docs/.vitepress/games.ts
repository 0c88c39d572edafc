import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FACTS } from '../../packages/games/src/facts.js';
import type { HowToText, HowToTexts } from '../../packages/web/src/howto/texts.js';
import { drawCards, howToOf, pictureOf } from './cards.js';

type Language = 'en' | 'de';

const GAMES = Object.values(FACTS);
type Facts = (typeof GAMES)[number];
type CardsOf = Awaited<ReturnType<typeof drawCards>>;
const SOURCES = fileURLToPath(new URL('../../packages/games/src/', import.meta.url));

const WORDS = {
  en: {
    players: 'players',
    minutes: 'minutes',
    goal: 'The goal',
    cards: 'The cards',
    card: 'Card',
    printed: 'What is on it',
    turn: 'A turn',
    specials: 'Cards that do something',
    does: 'What it does',
    scoring: 'Scoring',
    tips: 'Tips',
    editions: 'The other edition',
    rules: 'Every rule, numbered',
  },
  de: {
    players: 'Spieler',
    minutes: 'Minuten',
    goal: 'Das Ziel',
    cards: 'Die Karten',
    card: 'Karte',
    printed: 'Was darauf steht',
    turn: 'Ein Zug',
    specials: 'Karten, die etwas tun',
    does: 'Was sie tut',
    scoring: 'Wertung',
    tips: 'Tipps',
    editions: 'Die andere Ausgabe',
    rules: 'Jede Regel, nummeriert',
  },
};

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
const section = (title: string, text: string): string => (text === '' ? '' : `## ${title}\n\n${text}\n`);

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** Draws a card on a page, with the looks of the site's style for it. */
type Draw = (card: string, ...looks: readonly string[]) => string;

/** One step of a turn: what is done, and the cards in groups, each with what is to be said of it. */
function step({ groups, text }: HowToText['turn'][number], draw: Draw): string {
  const cards = groups.map((group) =>
    group.cards.map((card) => draw(card, group.role === 'not' ? '.not' : '')).join(' '),
  );
  const captions = groups.map(({ caption }) => caption);
  return `${text}\n\n${table(captions, [cards])}\n`;
}

/** How to play a game, from the same texts as the sheet of the page, and with its cards. */
function howToPage(facts: Facts, howTo: HowToTexts, language: Language, cards: ReturnType<CardsOf>): string {
  const text: HowToText = howTo[language];
  const words = WORDS[language];
  const { min, max } = facts.players;
  const draw: Draw = (card, ...looks) =>
    `![${cards.get(card)?.name}](${pictureOf(language, facts.name, card)}){${['.card', ...looks].filter(Boolean).join(' ')}}`;
  const printed = text.anatomy.map(({ card, name, parts }) => [
    draw(card, '.large'),
    `**${name}.** ${parts.join('. ')}.`,
  ]);
  const specials = text.specials.map(({ card, text: own }) => {
    const known = cards.get(card);
    return [draw(card), `**${known?.name.split(',')[0]}.** ${own ?? known?.says}`];
  });
  return [
    `# ${facts.title[language]}\n`,
    `*${facts.tagline[language]}* ${min}–${max} ${words.players}, ${facts.minutes} ${words.minutes}.\n`,
    section(words.goal, text.goal),
    section(words.turn, text.turn.map((picture) => step(picture, draw)).join('\n')),
    section(words.cards, table([words.card, words.printed], printed)),
    section(words.specials, table([words.card, words.does], specials)),
    section(words.scoring, list(text.scoring)),
    section(words.tips, list(text.tips)),
    section(words.editions, list(text.editions ?? [])),
    `[${words.rules}](../rules/${facts.name})\n`,
  ].join('\n');
}

/** How to play and the rules of every game, by the path of their pages. A game may have no text that says how to play it. */
export async function gamePages(): Promise<Map<string, string>> {
  const cardsOf = await drawCards(GAMES.map(({ name }) => name));
  const pages = new Map<string, string>();
  for (const facts of GAMES) {
    const { name } = facts;
    const howTo = await howToOf(name);
    for (const language of ['en', 'de'] as const) {
      const folder = language === 'en' ? '' : `${language}/`;
      const rulesFile = language === 'en' ? 'RULES.md' : `RULES.${language}.md`;
      pages.set(`${folder}rules/${name}.md`, readFileSync(`${SOURCES}${name}/${rulesFile}`, 'utf8'));
      if (howTo) pages.set(`${folder}play/${name}.md`, howToPage(facts, howTo, language, cardsOf(language, name)));
    }
  }
  return pages;
}
