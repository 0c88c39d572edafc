import type { PageLanguage } from '../tables/props.js';

/** What the scenarios call the parts of a table, and the words they use there, for people. */
export interface FactWords {
  /** `bottle-market` is "bottle market". */
  part(name: string): string;
  /** `face-down` is "face down"; a word that nobody explained stays as it is. */
  value(word: string): string;
}

/** `hand-sizes` and `noToughBreak` as words. */
const spaced = (word: string): string =>
  word.replaceAll('-', ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Where the word of a scenario file is short for something. */
const EN_PARTS: Readonly<Record<string, string>> = { top: 'on the pile', trick: 'in the trick', owed: 'to be taken' };

const EN: FactWords = { part: (name) => EN_PARTS[name] ?? spaced(name), value: spaced };

const PARTS: Readonly<Record<string, string>> = {
  // Last Call
  top: 'oben liegt',
  direction: 'Richtung',
  draw: 'Nachziehstapel',
  discard: 'Ablage',
  beside: 'neben dem Stapel',
  sips: 'Schlucke',
  wins: 'gewonnene Runden',
  suit: 'Glas',
  chaser: 'Chaser-Glas',
  owed: 'noch fällig',
  passing: 'gibt weiter',
  chosen: 'haben gewählt',
  offences: 'fehlender Last Call',
  'last-cards': 'spielte die vorletzte Karte',
  stuck: 'konnten nicht',
  noToughBreak: 'ohne Tough Break',
  lacks: 'hat nicht',
  drawn: 'gezogen',
  // With Friends
  dealer: 'es gibt',
  trump: 'Trumpf',
  bids: 'Ansagen',
  tricks: 'Stiche',
  trick: 'im Stich',
  led: 'ausgespielt',
  leader: 'spielt aus',
  winning: 'vorn',
  winner: 'holt',
  voids: 'kann nicht bedienen',
  played: 'gespielt',
  'hand-sizes': 'Karten auf der Hand',
  'turned-up': 'aufgedeckt',
  'plays-for': 'spielt für',
  passed: 'weitergegeben',
  sheet: 'Punktezettel',
  rounds: 'Runden',
  // Whiskey Times
  guests: 'Gäste',
  'guest-market': 'Gästemarkt',
  'guest-deck': 'Gästestapel',
  'guest-discard': 'Ablage der Gäste',
  'bottle-market': 'Flaschenmarkt',
  'bottle-deck': 'Flaschenstapel',
  'bottle-discard': 'Ablage der Flaschen',
  'resource-market': 'Zutatenmarkt',
  'resource-deck': 'Zutatenstapel',
  'resource-discard': 'Ablage der Zutaten',
  'bottle-counts': 'Flaschen auf der Hand',
  'bottles-out': 'Flaschen in der Schachtel',
  'guests-out': 'Gäste in der Schachtel',
  'drawn-guest': 'gezogener Gast',
  served: 'bedient',
  tucked: 'darunter',
  tokens: 'Marken',
  points: 'Punkte',
  debt: 'verlorene Ziehpunkte',
  struck: 'trifft',
  looked: 'angesehen',
  'looked-count': 'angesehene Flaschen',
  placing: 'noch zu verteilen',
  stacks: 'Marktplätze',
  quiet: 'Züge ohne neue Flasche',
  ending: 'Ende',
  'ended-by': 'eingeläutet von',
  offers: 'Angebote',
  give: 'gibt',
  get: 'will',
  to: 'an',
  state: 'Stand',
  // alle
  You: 'Du',
  phase: 'jetzt',
  round: 'Runde',
  turn: 'am Zug',
  waiting: 'wir warten auf',
  hand: 'Hand',
  hands: 'Hände',
  cards: 'Karten',
  known: 'bekannt',
  sees: 'sieht',
  moves: 'Züge',
  may: 'darf',
  'may-not': 'darf nicht',
  over: 'vorbei',
  winners: 'gewonnen',
  scores: 'Punkte',
};

const VALUES: Readonly<Record<string, string>> = {
  You: 'Du',
  none: 'nichts',
  end: 'und Schluss',
  empty: 'leer',
  hidden: 'verdeckt',
  'face-down': 'verdeckt',
  true: 'ja',
  false: 'nein',
  clockwise: 'im Uhrzeigersinn',
  anticlockwise: 'gegen den Uhrzeigersinn',
  bottomless: 'bodenlos',
  perfect: 'perfekt',
  substitute: 'Ersatz',
  'all-served': 'alle bedient',
  'no-bottles': 'keine Flaschen mehr',
  'not-yet': 'noch nicht',
  open: 'offen',
  draft: 'im Entstehen',
  // Gläser
  wine: 'Wein',
  rocks: 'Tumbler',
  beer: 'Bier',
  neat: 'Neat',
  copita: 'Copita',
  cocktail: 'Cocktail',
  highball: 'Highball',
  // Was gerade zu tun ist
  play: 'spielen',
  pass: 'weitergeben',
  drawn: 'spielen oder behalten',
  declare: 'wünschen',
  'answer-chaser': 'dem Chaser antworten',
  'answer-cheers': 'auf Cheers antworten',
  'answer-take-that': 'auf Take That antworten',
  bidding: 'ansagen',
  playing: 'spielen',
  over: 'vorbei',
  draw: 'ziehen',
  act: 'Aktionen',
  give: 'geben',
  lose: 'verlieren',
  caught: 'erwischt',
  limit: 'ablegen',
  stack: 'auf den Markt legen',
  blind: 'behalten oder abweisen',
  replace: 'wer kommt stattdessen',
  choose: 'aussuchen',
  trade: 'handeln',
};

const DE: FactWords = { part: (name) => PARTS[name] ?? spaced(name), value: (word) => VALUES[word] ?? spaced(word) };

export const factWords = (language: PageLanguage): FactWords => (language === 'de' ? DE : EN);
