import type { Explaining, Setting, Words } from '@taproom/engine';
import { GAME_NAMES, type GameName, isGameName } from '@taproom/games/facts';
import { type ComponentType, lazy } from 'react';
import type { HowToTexts } from './howto/texts.js';
import { type Soon, soon } from './parts/soon.js';
import type { Example } from './rules/examples.js';
import type { RowsOf } from './rules/rows.js';
import type { StudioEntry } from './studio/entry.js';
import type { BreakdownProps, GameTable, TableProps } from './tables/props.js';

/** What only those fetch who read German. */
export interface German {
  readonly rules: string;
  readonly titles: Readonly<Record<string, string>>;
}

/** A card away from its table, drawn from its notation. */
export interface FaceProps {
  readonly card: string;
  readonly setting: Setting;
  readonly words: Words;
  readonly label?: string;
}

/** What a game has on the page besides its rules. Each loader is a chunk of its own, fetched when somebody needs it. */
export interface WebEntry {
  /** The pub sign on the front page; `parts/Sign.tsx` draws it. */
  readonly sign: string;
  /** The table; without one of its own, the plain table is drawn from view and words. */
  table?(): Promise<GameTable>;
  /** Any of its cards; without one they are told in words. */
  face?(): Promise<ComponentType<FaceProps>>;
  /** What editions of one game in several manuals have in common. */
  readonly family?: string;
  /** What it says to those who are new to it: cards in words, notes. */
  explained?(): Promise<{ readonly explained: Explaining }>;
  /** How to play it, on a sheet or two. */
  howTo?(): Promise<{ readonly howTo: HowToTexts }>;
  /** What the scores of a finished game are made of. Without one the places say it all. */
  breakdown?(): Promise<ComponentType<BreakdownProps>>;
  /** How the studio draws its rows, and what it knows of them. */
  studio?(): Promise<{ readonly studio: StudioEntry }>;
  german?(): Promise<{ readonly german: German }>;
  examples?(): Promise<{ readonly scenarios: readonly Example[] }>;
  /** What lies on the table in an example; without it the hands are shown. */
  rows?(): Promise<{ readonly rows: RowsOf }>;
}

const sheddingStudio = () => import('./studio/shedding/entry.js');
const sheddingRows = () => import('./tables/shedding/rows.js');
const sheddingFace = () => import('./cards/last-call-card.js').then((m) => m.LastCallCard);
const sheddingTable = () => import('./tables/shedding/SheddingTable.js').then((m) => m.SheddingTable);

const ENTRIES: Readonly<Record<GameName, WebEntry>> = {
  'closing-time': {
    sign: 'bell',
    table: sheddingTable,
    face: sheddingFace,
    family: 'shedding',
    explained: () => import('@taproom/games/shedding/explain'),
    howTo: () => import('./howto/texts/closing-time.js'),
    studio: sheddingStudio,
    german: () => import('@taproom/games/closing-time/german'),
    examples: () => import('virtual:scenarios/closing-time'),
    rows: sheddingRows,
  },
  'last-call': {
    sign: 'clock',
    table: sheddingTable,
    face: sheddingFace,
    family: 'shedding',
    explained: () => import('@taproom/games/shedding/explain'),
    howTo: () => import('./howto/texts/last-call.js'),
    studio: sheddingStudio,
    german: () => import('@taproom/games/last-call/german'),
    examples: () => import('virtual:scenarios/last-call'),
    rows: sheddingRows,
  },
  'with-friends': {
    sign: 'coupes',
    table: () => import('./tables/with-friends/FriendsTable.js').then((m) => m.FriendsTable),
    face: () => import('./cards/friends-card.js').then((m) => m.FriendsCard),
    breakdown: () => import('./tables/with-friends/Breakdown.js').then((m) => m.Breakdown),
    explained: () => import('@taproom/games/with-friends/explain'),
    howTo: () => import('./howto/texts/with-friends.js'),
    studio: () => import('./studio/with-friends/entry.js'),
    german: () => import('@taproom/games/with-friends/german'),
    examples: () => import('virtual:scenarios/with-friends'),
    rows: () => import('./tables/with-friends/rows.js'),
  },
  'whiskey-times': {
    sign: 'cask',
    table: () => import('./tables/whiskey-times/WhiskeyTable.js').then((m) => m.WhiskeyTable),
    face: () => import('./tables/whiskey-times/AloneCard.js').then((m) => m.AloneCard),
    breakdown: () => import('./tables/whiskey-times/Breakdown.js').then((m) => m.Breakdown),
    explained: () => import('@taproom/games/whiskey-times/explain'),
    howTo: () => import('./howto/texts/whiskey-times.js'),
    studio: () => import('./studio/whiskey-times/entry.js'),
    german: () => import('@taproom/games/whiskey-times/german'),
    examples: () => import('virtual:scenarios/whiskey-times'),
    rows: () => import('./tables/whiskey-times/rows.js'),
  },
};

/** The sign of a game that has none of its own. */
const PLAIN: WebEntry = { sign: 'mat' };

export const entryOf = (game: string): WebEntry => (isGameName(game) ? ENTRIES[game] : PLAIN);

/** What a game shares with its other editions; itself where it has none. */
export const familyOf = (game: string): string => entryOf(game).family ?? game;

/** The same game in another manual. */
export const otherEditionOf = (game: string): GameName | undefined =>
  GAME_NAMES.find((other) => other !== game && familyOf(other) === familyOf(game));

const made = new Map<string, Soon<TableProps>>();

/** The table of a game; one that has none of its own is drawn from view and words. */
const loadTable = (game: string): Promise<GameTable> =>
  entryOf(game).table?.() ?? import('./tables/plain/PlainTable.js').then((m) => m.PlainTable);

/** The component that draws this game. The same one each time, so that React keeps its state. */
export function tableOf(game: string): Soon<TableProps> {
  const known = made.get(game) ?? soon(() => loadTable(game));
  made.set(game, known);
  return known;
}

/** Components that are fetched when they are first drawn. The same one for the same game, so that React keeps its state. */
function fetched<Props>(what: (entry: WebEntry) => (() => Promise<ComponentType<Props>>) | undefined) {
  const made = new Map<string, ComponentType<Props>>();
  return (game: string): ComponentType<Props> | undefined => {
    const load = what(entryOf(game));
    if (!load) return undefined;
    const known = made.get(game) ?? lazy(async () => ({ default: await load() }));
    made.set(game, known);
    return known;
  };
}

/** What takes the scores of this game apart, if anything does. */
export const breakdownOf = fetched<BreakdownProps>(({ breakdown }) => breakdown);

/** What draws the cards of this game, if it has pictures of them. */
export const faceOf = fetched<FaceProps>(({ face }) => face);
