import {
  type AnyTable,
  type AnyView,
  attemptAll,
  Chance,
  type Game,
  linesOf,
  readSetting,
  type Setting,
  type Words,
} from '@taproom/engine';
import type { SheddingView } from '@taproom/games/shedding';
import type { WhiskeyView } from '@taproom/games/whiskey-times';
import type { WithFriendsView } from '@taproom/games/with-friends';
import { type Example, movesIn } from './examples.js';
import type { FactWords } from './facts.js';

/** What lies somewhere on a table, as a row of cards or a few words. */
export interface Row {
  readonly label: string;
  readonly cards: readonly string[];
  readonly text?: string;
}

export interface ToldStep {
  readonly player: string;
  readonly move: string;
  /** Not something done, but what could be done now, or could not. */
  readonly could?: 'may' | 'may-not';
  /** Why it is not allowed, in the rules' words. */
  readonly refused?: string;
}

/** An example played through: the table before, who does what, the table after. */
export interface Story {
  readonly before: readonly Row[];
  readonly steps: readonly ToldStep[];
  readonly after: readonly Row[];
}

interface Telling {
  readonly game: Game;
  readonly words: Words;
  readonly facts: FactWords;
}

/** Plays an example by the rules and says what can be seen; undefined for one that never gets a table. */
export function storyOf(example: Example, { game, words, facts }: Telling): Story | undefined {
  const { players, given = {}, steps = [], options = {}, first, files, seed = 1 } = example;
  const setting = readSetting(game, {
    seats: players.length,
    options: first === undefined ? options : { ...options, first },
    names: players,
    ...(files && { files }),
  });
  if (!setting.ok) return undefined;
  const arranged = game.arrange(setting.value, given, players, Chance.secret(`scenario ${seed}`));
  if (!arranged.ok) return undefined;
  const rows = (table: AnyTable): Row[] => rowsOf(example, game, table, facts, words);
  let table: AnyTable = arranged.value;
  const before = rows(table);
  const told: ToldStep[] = [];
  for (const step of steps) {
    told.push(...couldBeDone(step.expect, setting.value, words));
    const made = movesIn(step, players);
    if (!made) continue;
    const seat = players.indexOf(made.player);
    const reader = { names: players, seat: -1, setting: setting.value };
    const moves = game.notation.parseMove(made.line, setting.value, players);
    const after = moves.ok ? attemptAll(game, table, seat, moves.value) : undefined;
    const move = words.move(made.line, reader);
    if (!moves.ok || !after) continue;
    if (after.ok) table = after.value.table;
    const about = {
      setting: setting.value,
      view: game.view(table, seat),
      moves: linesOf(game, table, seat),
      names: players,
      seat,
    };
    told.push({
      player: made.player,
      move,
      ...(!after.ok && { refused: words.refusal(after.problem, { ...about, move: moves.value[0] as number }) }),
    });
  }
  return { before, steps: told, after: rows(table) };
}

/** What an example expects somebody to be able to do, or not. */
function couldBeDone(expected: unknown, setting: Setting, words: Words): ToldStep[] {
  const reader = { names: [], seat: -1, setting };
  return (['may', 'may-not'] as const).flatMap((could) => {
    const bySeat = ((expected ?? {}) as Readonly<Record<string, unknown>>)[could] ?? {};
    return Object.entries(bySeat as object).map(([player, lines]) => ({
      player,
      could,
      move: (Array.isArray(lines) ? lines : [lines]).map((line) => words.move(String(line), reader)).join(' · '),
    }));
  });
}

/** More cards than this in a hand that nobody laid out are only counted. */
const MANY = 8;

function rowsOf(example: Example, game: Game, table: AnyTable, facts: FactWords, words: Words): Row[] {
  const views = example.players.map((_, seat) => game.view(table, seat));
  const [view] = views;
  if (!view) return [];
  const hands = views.flatMap((each, seat) => handRow(example, each, example.players[seat] ?? '', facts));
  if (game.name === 'with-friends') return [...friendsRows(view as WithFriendsView, facts, example), ...hands];
  if (game.name === 'whiskey-times') return [...whiskeyRows(views as WhiskeyView[], example, facts), ...hands];
  return [...sheddingRows(view as SheddingView, facts, words), ...hands];
}

function handRow(example: Example, view: AnyView, player: string, facts: FactWords): Row[] {
  const { hand = [] } = view as { hand?: readonly string[] };
  const given = (example.given?.hands as Readonly<Record<string, unknown>> | undefined)?.[player];
  const label = `${facts.part(player)}`;
  if (given === undefined && hand.length > MANY) return [{ label, cards: [], text: String(hand.length) }];
  return given === undefined && hand.length === 0 ? [] : [{ label, cards: hand }];
}

function sheddingRows({ top, suit, owed, chaser, beside }: SheddingView, facts: FactWords, words: Words): Row[] {
  const declared = suit !== 'none' && !top.split('/').includes(suit);
  return [
    { label: facts.part('top'), cards: top === 'none' ? [] : [top], ...(declared && { text: facts.value(suit) }) },
    ...(beside.length > 0 ? [{ label: facts.part('beside'), cards: beside }] : []),
    ...(owed > 0 ? [{ label: facts.part('owed'), cards: [], text: String(owed) }] : []),
    ...(chaser !== 'none' ? [{ label: words.card('chaser'), cards: [], text: facts.value(chaser) }] : []),
  ];
}

function friendsRows(
  { turnedUp, trick, bids, tricks, scores }: WithFriendsView,
  facts: FactWords,
  { players }: Example,
): Row[] {
  const bySeat = (numbers: readonly (number | null)[]): string =>
    numbers.flatMap((n, seat) => (n === null ? [] : [`${facts.part(players[seat] ?? '')} ${n}`])).join(', ');
  return [
    { label: facts.part('trump'), cards: [turnedUp] },
    ...(trick.length > 0 ? [{ label: facts.part('trick'), cards: trick }] : []),
    ...(bids.some((bid) => bid !== null) ? [{ label: facts.part('bids'), cards: [], text: bySeat(bids) }] : []),
    ...(tricks.some((n) => n > 0) ? [{ label: facts.part('tricks'), cards: [], text: bySeat(tricks) }] : []),
    ...(scores.some((n) => n > 0) ? [{ label: facts.part('scores'), cards: [], text: bySeat(scores) }] : []),
  ];
}

const MARKETS = [
  ['guest-market', 'guestMarket'],
  ['bottle-market', 'bottleMarket'],
  ['resource-market', 'resourceMarket'],
] as const;

function whiskeyRows(views: readonly WhiskeyView[], { given = {}, players }: Example, facts: FactWords): Row[] {
  const [view] = views;
  if (!view) return [];
  const markets = MARKETS.filter(([name]) => name in given).map(([name, field]) => ({
    label: facts.part(name),
    cards: view[field].filter((card) => card !== 'empty'),
  }));
  const named = (given.guests ?? {}) as Readonly<Record<string, unknown>>;
  const guests = views.flatMap((each, seat) => {
    const player = players[seat] ?? '';
    if (!(player in named)) return [];
    const cards = (each.guests[seat] ?? [])
      .map((text) => text.replace('face-down ', ''))
      .filter((text) => text !== 'empty');
    const tokens = each.tokens[seat] ?? 0;
    return [
      {
        label: `${facts.part('guests')}: ${facts.part(player)}`,
        cards,
        ...(tokens > 0 && { text: `${facts.part('tokens')}: ${tokens}` }),
      },
    ];
  });
  return [...markets, ...guests];
}
