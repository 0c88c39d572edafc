import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { facts as closingTime } from '../../packages/games/src/closing-time/facts.js';
import { facts as lastCall } from '../../packages/games/src/last-call/facts.js';
import { facts as whiskeyTimes } from '../../packages/games/src/whiskey-times/facts.js';
import { facts as withFriends } from '../../packages/games/src/with-friends/facts.js';
import { howTo as closingTimeHowTo } from '../../packages/web/src/howto/texts/closing-time.js';
import { howTo as lastCallHowTo } from '../../packages/web/src/howto/texts/last-call.js';
import { howTo as whiskeyTimesHowTo } from '../../packages/web/src/howto/texts/whiskey-times.js';
import { howTo as withFriendsHowTo } from '../../packages/web/src/howto/texts/with-friends.js';
import type { HowToText } from '../../packages/web/src/howto/texts.js';

type Language = 'en' | 'de';

const GAMES = [
  { facts: closingTime, howTo: closingTimeHowTo },
  { facts: lastCall, howTo: lastCallHowTo },
  { facts: withFriends, howTo: withFriendsHowTo },
  { facts: whiskeyTimes, howTo: whiskeyTimesHowTo },
];
const SOURCES = fileURLToPath(new URL('../../packages/games/src/', import.meta.url));

const WORDS = {
  en: {
    players: 'players',
    minutes: 'minutes',
    goal: 'The goal',
    cards: 'The cards',
    turn: 'A turn',
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
    turn: 'Ein Zug',
    scoring: 'Wertung',
    tips: 'Tipps',
    editions: 'Die andere Ausgabe',
    rules: 'Jede Regel, nummeriert',
  },
};

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
const section = (title: string, text: string): string => (text === '' ? '' : `## ${title}\n\n${text}\n`);

/** How to play a game, from the same texts as the sheet of the page. */
function howToPage({ facts, howTo }: (typeof GAMES)[number], language: Language): string {
  const text: HowToText = howTo[language];
  const words = WORDS[language];
  const { min, max } = facts.players;
  const captions = ({ groups, text: said }: HowToText['turn'][number]): string =>
    `${said}\n${groups.map(({ cards, caption }) => `   - ${cards.map((card) => `\`${card}\``).join(' ')}: ${caption}`).join('\n')}`;
  return [
    `# ${facts.title[language]}\n`,
    `*${facts.tagline[language]}* ${min}–${max} ${words.players}, ${facts.minutes} ${words.minutes}.\n`,
    section(words.goal, text.goal),
    section(words.cards, list(text.anatomy.map(({ name, parts }) => `**${name}.** ${parts.join('. ')}.`))),
    section(words.turn, text.turn.map((picture, index) => `${index + 1}. ${captions(picture)}`).join('\n')),
    section(words.scoring, list(text.scoring)),
    section(words.tips, list(text.tips)),
    section(words.editions, list(text.editions ?? [])),
    `[${words.rules}](../rules/${facts.name})\n`,
  ].join('\n');
}

/** How to play and the rules of every game, by the path of their pages. */
export function gamePages(language: Language): Map<string, string> {
  const folder = language === 'en' ? '' : `${language}/`;
  const rulesFile = language === 'en' ? 'RULES.md' : `RULES.${language}.md`;
  return new Map(
    GAMES.flatMap((game) => {
      const { name } = game.facts;
      return [
        [`${folder}play/${name}.md`, howToPage(game, language)],
        [`${folder}rules/${name}.md`, readFileSync(`${SOURCES}${name}/${rulesFile}`, 'utf8')],
      ] as const;
    }),
  );
}
