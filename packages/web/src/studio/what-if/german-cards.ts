import type { Phrases } from '@taproom/protocol';

/** What a deck is sorted by, and into what, as card files and reports write it. */
const SORTS: Readonly<Record<string, string>> = {
  suit: 'Sorte',
  colour: 'Farbe',
  shape: 'Form',
  kind: 'Art',
  number: 'Zahl',
  'era of guests': 'Zeit der Gäste',
  'region of guests': 'Region der Gäste',
  'glass of guests': 'Glas der Gäste',
  'cost of guests': 'Kosten der Gäste',
  'region of bottles': 'Region der Flaschen',
};

/** Groups that are called the same in both languages are left out. */
const GROUPS: Readonly<Record<string, string>> = {
  wine: 'Wein',
  rocks: 'Tumbler',
  beer: 'Bier',
  red: 'Rot',
  orange: 'Orange',
  yellow: 'Gelb',
  lime: 'Limette',
  green: 'Grün',
  'light-blue': 'Hellblau',
  navy: 'Dunkelblau',
  purple: 'Violett',
  pink: 'Rosa',
  brown: 'Braun',
  cross: 'Kreuz',
  house: 'Haus',
  star: 'Stern',
  sword: 'Schwert',
  circle: 'Kreis',
  tree: 'Baum',
  square: 'Quadrat',
  triangle: 'Dreieck',
  pentagram: 'Pentagramm',
  diamond: 'Raute',
  shield: 'Schild',
  standard: 'gewöhnliche',
  'bar card': 'Barkarte',
  guest: 'Gast',
  bottle: 'Flasche',
  glass: 'Glas',
  flavour: 'Aroma',
  ancient: 'Antike',
  medieval: 'Mittelalter',
  'early-modern': 'frühe Neuzeit',
  revolutions: 'Zeit der Revolutionen',
  modern: 'Moderne',
  ireland: 'Irland',
};

/** Kinds of card keep the names that are printed on them. */
const PRINTED = [
  'take-that',
  'switch-it-up',
  'about-face',
  'lets-get-wild',
  'pass-the-bottle',
  'tough-break',
  'my-shout',
  'tell-me-your-woes',
  'trigger-troubles',
];

const spaced = (slug: string): string => slug.replaceAll('-', ' ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const titled = (slug: string): string => spaced(slug).replace(/\b[a-z]/g, (first) => first.toUpperCase());

/** Alone, as a row of a chart, and with a number behind it, as in a list. */
const named = (slug: string, german: string): [string, string][] =>
  [slug, capital(spaced(slug)), titled(slug)].flatMap((english): [string, string][] => [
    [english, german],
    [`${english} {count}`, `${german} {count}`],
  ]);

const WORDS: Phrases = [
  ...Object.entries(SORTS),
  ...Object.entries(GROUPS).flatMap(([slug, german]) => named(slug, german)),
  ...PRINTED.flatMap((slug) => named(slug, titled(slug))),
];

/** A sentence at the end, and one that another follows. */
const ended = (english: string, german: string): Phrases => [
  [`${english}.`, `${german}.`],
  [english, german],
];

/** What the lab says of the cards of one game. Names of single cards are put in by whoever reads it out. */
export const CARD_PHRASES: Phrases = [
  // What it is worth to have a card
  ['Which cards help, which hurt?', 'Welche Karten helfen, welche schaden?'],
  [
    'How much more or less often those win who had a card at least once. What is marked real allows for having asked about every card.',
    'Wie viel öfter oder seltener gewinnt, wer eine Karte mindestens einmal hatte. Was kein Zufall heißt, hält auch stand, weil nach jeder Karte gefragt wurde.',
  ],
  [
    'How many points a hand earns in its round when it has a card, against other hands of the same size. What is marked real allows for having asked about every card.',
    'Wie viele Punkte eine Hand in ihrer Runde bringt, wenn sie eine Karte hat, verglichen mit anderen gleich großen. Was kein Zufall heißt, hält auch stand, weil nach jeder Karte gefragt wurde.',
  ],
  ['All {count} {had} were too rare to judge.', '{had}: alle {count} zu selten für ein Urteil.'],
  [
    '{said}. Players chose this, so it may be a sign of how they stood rather than its cause. {count} more were too rare to judge.',
    '{said}. Das war ihre Wahl: Es kann ein Zeichen dafür sein, wie sie standen, statt der Grund. {count} weitere waren zu selten für ein Urteil.',
  ],
  [
    '{said}. Players chose this, so it may be a sign of how they stood rather than its cause.',
    '{said}. Das war ihre Wahl: Es kann ein Zeichen dafür sein, wie sie standen, statt der Grund.',
  ],
  ['{said}. {count} more were too rare to judge.', '{said}. {count} weitere waren zu selten für ein Urteil.'],
  ...ended(
    'Of {count} {had}, none makes a difference that up to {hands} hands with it could show',
    '{had}: Von {count} macht keine einen Unterschied, den bis zu {hands} Hände damit zeigen könnten',
  ),
  ...ended(
    'Of {count} {had}, one makes a real difference: {list}',
    '{had}: Von {count} macht eine einen Unterschied, der kein Zufall ist: {list}',
  ),
  ...ended(
    'Of {count} {had}, {some} make a real difference: {list}',
    '{had}: Von {count} machen {some} einen Unterschied, der kein Zufall ist: {list}',
  ),
  ['most for {good}; against {bad}', 'am meisten dafür {good}; dagegen {bad}'],
  ['most for {good}', 'am meisten dafür {good}'],
  ['against {bad}', 'dagegen {bad}'],
  ['cards and kinds of card to be dealt at the start', 'Anfangs bekommene Karten und Kartenarten'],
  ['cards and kinds of card to play', 'Gespielte Karten und Kartenarten'],
  ['cards and kinds of card to draw', 'Gezogene Karten und Kartenarten'],
  ['cards to be dealt', 'Karten auf der Hand'],
  ['trumps', 'Trümpfe'],
  ['guests to be dealt at the start', 'Anfangs bekommene Gäste'],
  ['guests to have served', 'Bewirtete Gäste'],
  ['bottles to be dealt at the start', 'Anfangs bekommene Flaschen'],
  ['bottles to take', 'Später genommene Flaschen'],
  ['red events to be struck by', 'Rote Ereignisse, die treffen'],
  ['green events to be dealt or to draw unseen', 'Grüne Ereignisse durch Zufall'],
  ['green events to use', 'Genutzte grüne Ereignisse'],
  ['Dealt at the start', 'Anfangs bekommen'],
  ['Played, against others who played as many cards', 'Gespielt, verglichen mit allen, die so viele Karten spielten'],
  ['Drawn, against others who drew as many cards', 'Gezogen, verglichen mit allen, die so viele zogen'],
  ['Dealt this card', 'Diese Karte auf der Hand'],
  ['When this is trump', 'Wenn das Trumpf ist'],
  ['points of win rate more or less than others', 'Siege von hundert mehr oder weniger als andere'],
  ['points more or less than others', 'Punkte mehr oder weniger als andere'],
  [
    'points a round more or less than other hands of the same size',
    'Punkte je Runde mehr oder weniger als andere gleich große Hände',
  ],
  ['as all', 'wie alle'],
  ['as others', 'wie andere'],

  // Where cards come from
  ['Where do cards come from, and where do they go?', 'Woher kommen Karten, und wohin gehen sie?'],
  [
    'These games have no points: whoever gets rid of the cards wins. So this is about where cards come from and what is played.',
    'Hier gibt es keine Punkte: Wer die Karten loswird, gewinnt. Also geht es darum, woher Karten kommen und was gespielt wird.',
  ],
  [
    "{count} cards are drawn in a round; {share} of them because a player could not or would not play, the rest are somebody's doing.",
    'In einer Runde werden {count} Karten gezogen; {share} davon, weil jemand nicht spielen konnte oder wollte, am Rest ist jemand schuld.',
  ],
  [
    'Take That is answered with Take That far enough for four cards or more in {share} of the rounds.',
    'Take That wird in {share} der Runden so oft mit Take That beantwortet, dass es vier Karten oder mehr kostet.',
  ],
  ['Why cards are drawn', 'Warum Karten gezogen werden'],
  ['What is played', 'Was gespielt wird'],
  ['cards a round', 'Karten je Runde'],
  ['Turn', 'Am Zug'],
  ['Tough breaks called in', 'Auf der Hand gebliebene Tough Breaks'],
  ['Shout not called', 'Vergessenes My Shout'],
  ['Last call', 'Vergessener Last Call'],
  ['How much is sipped?', 'Wie viel wird genippt?'],
  [
    'Sips of all players together, of whatever is in their glasses.',
    'Schlucke aller zusammen, von was immer im Glas ist.',
  ],
  [
    '{count} sips a game; none at all in {share} of the games.',
    '{count} Schlucke je Spiel; in {share} der Spiele gar keiner.',
  ],
  ['Sips a game', 'Schlucke je Spiel'],
  ['sips', 'Schlucke'],

  // Bids
  ['Are bids met?', 'Gehen Ansagen auf?'],
  [
    'How often players win exactly as many tricks as they said: by the size of the round, by the order of bidding, by trump, by the bid itself.',
    'Wie oft jemand genau so viele Stiche macht wie angesagt: nach Größe der Runde, Reihenfolge der Ansagen, Trumpf und Höhe der Ansage.',
  ],
  ['{share} of all bids are met.', '{share} aller Ansagen gehen auf.'],
  [
    '{cause} makes no difference that {count} bids of each could show.',
    '{cause} macht keinen Unterschied, den je {count} Ansagen zeigen könnten.',
  ],
  ['{cause} matters: {list}.', '{cause} zählt: {list}.'],
  ['The size of the round', 'Die Größe der Runde'],
  ['The order of bidding', 'Die Reihenfolge der Ansagen'],
  ['Which suit is trump', 'Welche Sorte Trumpf ist'],
  ['How much is bid', 'Wie viel angesagt wird'],
  ['By cards in hand', 'Nach Karten auf der Hand'],
  ['By order of bidding', 'Nach Reihenfolge der Ansagen'],
  ['By trump', 'Nach Trumpf'],
  ['By the number bid', 'Nach Höhe der Ansage'],
  ['bids met, with 95% intervals', 'aufgegangene Ansagen, mit Spannen zu 95 %'],
  ['all bids', 'alle Ansagen'],
  ['Dealer, bids last', 'Gibt, sagt zuletzt an'],
  ['Bids {nth}', 'Sagt als {nth} an'],
  ['No Trumps', 'Ohne Trumpf'],
  ['How far off?', 'Wie weit daneben?'],
  ['tricks won beyond the bid (0: met)', 'Stiche über der Ansage (0: aufgegangen)'],
  [
    '{points} points a player and match; {share} of them for being right, the rest for tricks.',
    '{points} Punkte je Person und Match; {share} davon für richtige Ansagen, der Rest für Stiche.',
  ],
  ['Where do points come from?', 'Woher kommen Punkte?'],
  [
    'What a player scores in a match on average, and for what.',
    'Was jemand in einem Match im Schnitt erzielt, und wofür.',
  ],
  ['Points by source', 'Punkte nach Herkunft'],
  ['points a player and match', 'Punkte je Person und Match'],
  ['Ten for a bid that was met', 'Zehn für jede Ansage, die aufging'],
  ['Tricks of bids that were met', 'Stiche von Ansagen, die aufgingen'],

  // Guests
  ['Which guests are too good, and who is never served?', 'Welche Gäste sind zu gut, und wer geht leer aus?'],
  [
    'How often a guest who sits down in front of somebody gets a drink, and how often those win who have them.',
    'Wie oft ein Gast, der sich bei jemandem hinsetzt, etwas zu trinken bekommt, und wie oft gewinnt, wer ihn hat.',
  ],
  [
    '{share} of the guests who sit down are served, most often {most}, least often {least}.',
    '{share} der Gäste, die sich hinsetzen, werden bewirtet, am häufigsten {most}, am seltensten {least}.',
  ],
  [
    'Most for the effort, in points for each draw point of the drink: {most}; least: {least}.',
    'Am meisten für den Aufwand, in Punkten je Ziehpunkt des Getränks: {most}; am wenigsten: {least}.',
  ],
  ['Never served: {list}.', 'Nie bewirtet: {list}.'],
  ['Never sat down at all: {list}.', 'Nie am Tisch: {list}.'],
  ['Who gets a drink?', 'Wer bekommt etwas?'],
  ['served, of the times a guest sat down', 'bewirtet, von allen Malen, die jemand am Tisch saß'],
  ['all guests', 'alle Gäste'],
  ['Value for effort', 'Ertrag für den Aufwand'],
  [
    'points each time they sat down, for each draw point that their drink takes',
    'Punkte je Besuch und Ziehpunkt des Getränks',
  ],
  [
    'Served at the end, against others who served as many',
    'Am Ende bewirtet, verglichen mit allen mit so vielen Gästen',
  ],
  ['Do companions meet?', 'Finden sich Begleiter?'],
  [
    'How often a served guest sits with someone they drink with, which is worth points for each pair.',
    'Wie oft ein bewirteter Gast jemanden neben sich hat, mit dem er gern trinkt; jedes Paar bringt Punkte.',
  ],
  ['A served guest finds {count} companions on average.', 'Ein bewirteter Gast findet im Schnitt {count} Begleiter.'],
  [
    'They name a companion and never once drank with one: {list}.',
    'Sie nennen jemanden und tranken kein einziges Mal zusammen: {list}.',
  ],
  ['Companions found', 'Gefundene Begleiter'],
  ['companions for each time a guest was served', 'Begleiter je Bewirtung'],

  // Bottles
  ['Which bottles are good to have?', 'Welche Flaschen hat man gern?'],
  [
    'What becomes of bottles, and how often those win who had one.',
    'Was aus Flaschen wird, und wie oft gewinnt, wer eine hatte.',
  ],
  ['Of all bottles that are used, {list}.', 'Von allen gebrauchten Flaschen: {list}.'],
  ['{share} are poured as the preferred bottle', '{share} als Lieblingsflasche eingeschenkt'],
  ['{share} are poured as a substitute', '{share} als Ersatz eingeschenkt'],
  ['{share} are given to a guest', '{share} einem Gast geschenkt'],
  ['{share} are paid for another guest', '{share} für einen anderen Gast bezahlt'],
  ['{share} are thrown away', '{share} weggeworfen'],
  ["{some} of the {all} bottles are nobody's favourite.", '{some} der {all} Flaschen sind niemandes Lieblingsflasche.'],
  ['What becomes of a bottle', 'Was aus einer Flasche wird'],
  ['share of bottles used', 'Anteil der gebrauchten Flaschen'],
  ['Poured as the preferred bottle', 'Als Lieblingsflasche eingeschenkt'],
  ['Poured as a substitute', 'Als Ersatz eingeschenkt'],
  ['Given to a guest', 'Einem Gast geschenkt'],
  ['Paid for another guest', 'Für einen anderen Gast bezahlt'],
  ['Thrown away', 'Weggeworfen'],
  ['Poured', 'Eingeschenkt'],
  ['drinks a game', 'Getränke je Spiel'],
  ['Taken later, against others who took as many', 'Später genommen, verglichen mit allen, die so viele nahmen'],

  // Events
  ['What do events and flavours do?', 'Was bewirken Ereignisse und Aromen?'],
  [
    'How often each event happens and each flavour is used, and how often those win whom it happened to.',
    'Wie oft jedes Ereignis eintritt und jedes Aroma genutzt wird, und wie oft gewinnt, wen es traf.',
  ],
  ['Red events that strike', 'Rote Ereignisse, die treffen'],
  ['Green events that are used', 'Grüne Ereignisse, die genutzt werden'],
  ['times a game', 'Mal je Spiel'],
  ['Struck by it, against others struck as often', 'Getroffen, verglichen mit allen, die es so oft traf'],
  ['Got it by chance, against others who got as many', 'Durch Zufall bekommen, verglichen mit allen mit so vielen'],
  ['Used it, against others who used as many', 'Genutzt, verglichen mit allen, die so viele nutzten'],
  ['Flavours under a drink', 'Aromen unter einem Getränk'],
  [
    'What a host has at the end of an evening on average, and for what; and how many drinks are served.',
    'Was jemand am Ende des Abends im Schnitt hat, und wofür; und wie viele Getränke serviert werden.',
  ],
  ['{points} points a player; {share} of them from {source}.', '{points} Punkte je Person; {share} davon: {source}.'],
  [
    '{count} drinks are served in an evening, all players together.',
    'An einem Abend werden {count} Getränke serviert, alle zusammen.',
  ],
  ['points a player', 'Punkte je Person'],
  ['Perfect drinks', 'Perfekte Getränke'],
  ['perfect drinks', 'perfekte Getränke'],
  ['Substitutes', 'Ersatz'],
  ['substitutes', 'Ersatz'],
  ['flavours under a drink', 'Aromen unter einem Getränk'],
  ['Bonus cards under a drink', 'Bonuskarten unter einem Getränk'],
  ['bonus cards under a drink', 'Bonuskarten unter einem Getränk'],
  ['Tokens, mostly for gifts', 'Marken, meist für Geschenke'],
  ['tokens, mostly for gifts', 'Marken, meist für Geschenke'],
  ['Companions', 'Begleiter'],
  ['companions', 'Begleiter'],

  // Sorts of cards
  [
    'Is one suit, colour, kind or price better than another?',
    'Ist eine Sorte, Farbe, Art oder ein Preis besser als andere?',
  ],
  [
    'What the deck is made of, and what a card of each sort is worth on average to whoever is dealt it.',
    'Woraus das Deck besteht, und was eine Karte jeder Sorte im Schnitt wert ist, wenn man sie bekommt.',
  ],
  [
    'No special card has the {by} {group}; every other {by} has some.',
    'Keine besondere Karte hat {by} {group}; sonst gibt es überall welche.',
  ],
  ['{title}: no difference that was found.', '{title}: kein Unterschied, der sich zeigte.'],
  ['{title}, these differ: {list}.', '{title}: Diese weichen ab: {list}.'],
  ['A card dealt, by {by}', 'Eine Karte anfangs, nach {by}'],
  ['By {by}: {list}.', 'Nach {by}: {list}.'],

  ...WORDS,
  // Lists, and what stands in brackets behind a name
  ['{list} and {last}', '{list} und {last}'],
  ['{one}, {rest}', '{one}, {rest}'],
  ['{what} ({points} points more)', '{what} ({points} Punkte mehr)'],
  ['{what} ({points} points less)', '{what} ({points} Punkte weniger)'],
  ['{what} ({points} points)', '{what} ({points} Punkte)'],
  ['{what} ({count} special)', '{what} ({count} besondere)'],
  ['{cost} draw points {count}', '{cost} Ziehpunkte {count}'],
  ['{count} draw points', '{count} Ziehpunkte'],
  ['Bid {tricks} {share}', 'Ansage {tricks} {share}'],
  ['Bid {tricks}', 'Ansage {tricks}'],
  ['{count} cards {share}', '{count} Karten {share}'],
  ['{count} cards', '{count} Karten'],
  ['Any {kind}', '{kind}, gleich welche'],
];
