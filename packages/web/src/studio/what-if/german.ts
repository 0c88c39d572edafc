import type { Game, Setting, Words } from '@taproom/engine';
import type { Figure, Section } from '@taproom/lab/browser';
import { type Phrases, translator } from '@taproom/protocol';
import { CARD_PHRASES } from './german-cards.js';

/** What the lab's report says of any game, in German. The lab speaks English, as the terminal prints it. */
const PHRASES: Phrases = [
  // Who begins
  ['Does it matter who begins?', 'Kommt es darauf an, wer anfängt?'],
  [
    'How often each player wins, counted from whoever makes the first decision; a shared win counts in part.',
    'Wie oft jeder Platz gewinnt, gezählt ab der ersten Entscheidung; ein geteilter Sieg zählt zum Teil.',
  ],
  [
    'The {nth} player wins {share} of the games, {points} points {more} often than fair: real.',
    'Wer als {nth} dran ist, gewinnt {share} der Spiele, {points} Punkte {more} als gerecht: kein Zufall.',
  ],
  ['more', 'öfter'],
  ['less', 'seltener'],
  ['first', 'Erstes'],
  ['second', 'Zweites'],
  ['third', 'Drittes'],
  ['fourth', 'Viertes'],
  ['fifth', 'Fünftes'],
  ['sixth', 'Sechstes'],
  ['seventh', 'Siebtes'],
  ['eighth', 'Achtes'],
  [
    'Who begins makes no difference that {games} games could show. One of {points} points or more would have been found nine times in ten.',
    'Wer anfängt, macht keinen Unterschied, den {games} Spiele zeigen könnten. Einer von {points} Punkten oder mehr wäre in neun von zehn Fällen aufgefallen.',
  ],
  [
    'Who begins makes no difference that {games} games could show.',
    'Wer anfängt, macht keinen Unterschied, den {games} Spiele zeigen könnten.',
  ],
  ['Games won, by order of play', 'Siege nach der Reihenfolge'],
  ['games won, with 95% intervals', 'Siege, mit Spannen zu 95 %'],
  ['Begins', 'Fängt an'],
  ['Acts {nth}', 'Ist als {nth} dran'],
  ['fair', 'gerecht'],

  // How long
  ['How long does it take?', 'Wie lange dauert es?'],
  [
    'Turns, decisions and minutes of a game. A minute is a guess: {choice} seconds for a choice, {forced} for a move without one, {deal} to shuffle and deal.',
    'Züge, Entscheidungen und Minuten eines Spiels. Die Minuten sind geschätzt: {choice} Sekunden für eine Wahl, {forced} für einen Zug ohne, {deal} zum Mischen und Geben.',
  ],
  [
    'A game takes about {minutes} minutes; four in five take {from} to {to} minutes.',
    'Ein Spiel dauert etwa {minutes} Minuten; vier von fünf dauern {from} bis {to} Minuten.',
  ],
  [
    'That is {turns} turns, and always {decisions} decisions.',
    'Das sind {turns} Züge und immer {decisions} Entscheidungen.',
  ],
  [
    'That is {turns} turns and {decisions} decisions (four in five games: {from} to {to} decisions).',
    'Das sind {turns} Züge und {decisions} Entscheidungen (vier von fünf Spielen: {from} bis {to}).',
  ],
  ['Minutes a game', 'Minuten je Spiel'],
  ['estimated minutes', 'geschätzte Minuten'],
  ['Decisions a game', 'Entscheidungen je Spiel'],
  ['decisions of all players together', 'Entscheidungen aller zusammen'],
  ['Turns a game', 'Züge je Spiel'],
  ['turns', 'Züge'],

  // Does it stay open
  ['Does it stay open?', 'Bleibt es spannend?'],
  [
    'Who is ahead as the game goes on, and whether they win. In the lead is whoever has the {lead}.',
    'Wer im Lauf des Spiels vorn liegt, und ob sie gewinnen. Vorn liegt: {lead}.',
  ],
  [
    'fewest cards in hand (rounds won first, in a match of several)',
    'die wenigsten Karten auf der Hand (in einem Match zuerst die gewonnenen Runden)',
  ],
  ['most points on the score sheet', 'die meisten Punkte auf dem Block'],
  ['most points so far, served drinks and tokens together', 'bisher die meisten Punkte, Getränke und Marken zusammen'],
  ['The lead changes {times} times a game.', 'Die Führung wechselt {times}-mal im Spiel.'],
  [
    'Whoever leads at half-time wins {share} of the games; by luck it would be {luck}.',
    'Wer zur Halbzeit führt, gewinnt {share} der Spiele; durch Glück allein wären es {luck}.',
  ],
  [
    'In {share} of the games the winner was last at half-time.',
    'In {share} der Spiele gewinnt, wer zur Halbzeit Letztes war.',
  ],
  [
    'The winner is ahead for good before half-time in {early} of the games, and only in the last tenth or with the last move in {late}.',
    'In {early} der Spiele ist es vor der Halbzeit entschieden, in {late} erst im letzten Zehntel oder mit dem letzten Zug.',
  ],
  ['Since when was the winner ahead for good?', 'Seit wann war es entschieden?'],
  ['part of the game that was over by then', 'so viel des Spiels war da vorbei'],
  ['The leader goes on to win', 'Wer führt, gewinnt'],
  ['games won by the leader of that moment', 'Siege derer, die da führten'],
  ['Comebacks: the winner was last', 'Aufgeholt: vom letzten Platz zum Sieg'],
  ['games won from the last place', 'Siege vom letzten Platz aus'],
  ['After a quarter of the game', 'Nach einem Viertel'],
  ['At half-time', 'Zur Halbzeit'],
  ['After three quarters', 'Nach drei Vierteln'],
  ['luck alone', 'nur Glück'],
  ['never', 'nie'],

  // Skill
  ['How much does skill count?', 'Wie viel zählt Können?'],
  [
    'One player of each kind, from the weakest to the strongest, alone among Locals: {deals} deals each, played in every seat. If only luck counted, all would win {par}.',
    'Je eine Art, von der schwächsten zur stärksten, allein unter Nachbarinnen: je {deals} Blätter, auf jedem Platz gespielt. Zählte nur Glück, gewännen alle {par}.',
  ],
  [
    '{who}: {share}, no difference from a Local that so few games could show.',
    '{who}: {share}, kein Unterschied zu einer Nachbarin, den so wenige Spiele zeigen könnten.',
  ],
  [
    '{who}: {share} ({low} to {high}), {times} times its share.',
    '{who}: {share} ({low} bis {high}), das {times}-fache des Anteils.',
  ],
  [
    '{who}: {share} ({low} to {high}), less than its share.',
    '{who}: {share} ({low} bis {high}), weniger als der Anteil.',
  ],
  ['Games won among Locals', 'Siege unter Nachbarinnen'],
  // As the page calls its bots.
  ['Random', 'Angeheitert'],
  ['Regular', 'Stammgast'],
  ['Landlord', 'Wirt'],
  ...CARD_PHRASES,
];

const inGerman = translator(PHRASES);

/** What every card is called in English, and in German. */
export type CardNames = ReadonlyMap<string, string>;

/** The names of a table's cards. Reports leave out what stands in brackets behind a bottle. */
export function cardNames(game: Game, words: Words, setting: Setting): CardNames {
  const bare = (name: string): string => name.replace(/ \([^)]*\)$/, '');
  const both = game.notation
    .cards(setting)
    .map((card) => [game.words.en.card(card, setting), words.card(card, setting)]);
  return new Map(
    both.flatMap(([english = '', german = '']) => [
      [english, german],
      [bare(english), bare(german)],
    ]),
  );
}

/** 1,234.5 as 1.234,5. */
const withCommas = (text: string): string => text.replace(/(?<=\d)[.,](?=\d)/g, (mark) => (mark === '.' ? ',' : '.'));

const HELD = /\[(\d+)\]/g;
const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');

/** Puts a text into German. Names of cards are held back meanwhile: they may have commas, and words that mean something else. */
function speaker(names: CardNames): (text: string) => string {
  const english = [...names.keys()].sort((a, b) => b.length - a.length);
  const printed = new RegExp(`(?<![\\p{L}\\d])(?:${english.map(escaped).join('|')})(?![\\p{L}\\d])`, 'gu');
  const places = new Map(english.map((name, place) => [name, place]));
  return (text) => {
    const held = english.length === 0 ? text : text.replace(printed, (name) => `[${places.get(name)}]`);
    const said = withCommas(inGerman(held));
    return said.replace(HELD, (_, place: string) => names.get(english[Number(place)] as string) ?? '');
  };
}

/** Puts sections into German, with the names of their game's cards. */
export function germanSections(sections: readonly Section[], names: CardNames): Section[] {
  const say = speaker(names);
  return sections.map((section) => ({
    ...section,
    title: say(section.title),
    says: say(section.says),
    findings: section.findings.map((finding) => ({ ...finding, text: say(finding.text) })),
    figures: section.figures.map((figure) => germanFigure(figure, say)),
  }));
}

function germanFigure(figure: Figure, say: (text: string) => string): Figure {
  const said = { title: say(figure.title), axis: say(figure.axis) };
  if (figure.kind === 'histogram') return { ...figure, ...said };
  const labelled = <Row extends { readonly label: string }>(row: Row): Row => ({ ...row, label: say(row.label) });
  if (figure.kind === 'bars') return { ...figure, ...said, rows: figure.rows.map(labelled) };
  return { ...figure, ...said, expectedSays: say(figure.expectedSays), rows: figure.rows.map(labelled) };
}

/** What the lab draws into a chart of its own accord: numbers, and whether chance is ruled out. */
export const germanDrawing = (svg: string): string =>
  svg.replace(/>([^<]+)</g, (_, words: string) => `>${withCommas(words).replace(/ real$/, ' echt')}<`);
