import { DEFAULT_LEVEL, LEVELS } from '@taproom/bots';
import { type GameRecord, newSeed, type Options } from '@taproom/engine';
import { keep, type LocalGame, type LocalPlayer, newId } from '../device/games.js';
import { loadGame, usualPlayers } from '../games.js';
import { GLASSES } from '../parts/Avatar.js';
import { useSettings } from '../settings/settings.js';
import { dealIn } from './deal.js';

/** Regulars of the house. Bots borrow their names. */
const REGULARS = ['Mabel', 'Otis', 'Wren', 'Gus', 'Pearl', 'Rufus', 'Ivy', 'Basil', 'Dot', 'Moss', 'Hattie', 'Cole'];

/** Bot names for a table, none that a person there has. */
export function regulars(count: number, taken: readonly string[] = []): string[] {
  const free = REGULARS.filter((name) => !taken.includes(name));
  const start = Math.floor(Math.random() * free.length);
  return Array.from({ length: count }, (_, i) => free[(start + i) % free.length] as string);
}

export interface LocalWish {
  readonly game: string;
  readonly players: readonly LocalPlayer[];
  readonly options: Options;
  readonly files?: GameRecord['files'];
  /** The deal somebody asked for; a fresh shuffle when left out or empty. */
  readonly seed?: string;
}

/** Lays a new game on this device and says where it is. */
export async function startLocal({ game: name, players, options, files, seed }: LocalWish): Promise<string> {
  const game = await loadGame(name);
  const record: GameRecord = {
    game: name,
    rulesVersion: game.rulesVersion,
    players: players.map((player) => player.name),
    options,
    ...(files && Object.keys(files).length > 0 && { files }),
    seed: seed || newSeed(),
    moves: [],
  };
  const saved: LocalGame = { id: newId(), record, players, at: Date.now() };
  keep(saved);
  return saved.id;
}

/** The levels of bot, weakest first; one that a game does not have is played by the best it has. */
export const BOT_LEVELS: readonly string[] = ['random', ...LEVELS];

/** The level somebody gets who did not choose. */
export const USUAL_LEVEL: string = DEFAULT_LEVEL;

/** You and as many bots as there are other seats. */
export function youAndBots(you: string, seats: number): LocalPlayer[] {
  const { name: called, glass } = useSettings.getState();
  const own = called || you;
  const glasses = GLASSES.filter((other) => other !== glass);
  const bots = regulars(seats - 1, [own]).map((bot, i) => ({
    name: bot,
    glass: glasses[i % glasses.length] as string,
    bot: USUAL_LEVEL,
  }));
  return [{ name: own, glass }, ...bots];
}

/** You against bots, as the rulebook has it, with the deal the address asks for, if it does. */
export const playBots = (name: string, you: string): Promise<string> =>
  startLocal({
    game: name,
    players: youAndBots(you, usualPlayers(name)),
    options: {},
    seed: dealIn(location.search).seed,
  });

/** The same people and house rules, a fresh shuffle. */
export const rematch = ({ record, players }: LocalGame): Promise<string> =>
  startLocal({ game: record.game, players, options: record.options, ...(record.files && { files: record.files }) });

/** A game that has begun, from there on against bots: whoever sits in `seat` is the person on this device. */
export async function playFrom(record: GameRecord, seat: number): Promise<string> {
  const { name, glass } = useSettings.getState();
  const glasses = [glass, ...GLASSES.filter((other) => other !== glass)];
  const players = record.players.map((player, at): LocalPlayer => {
    const own = glasses[(at - seat + record.players.length) % glasses.length] as string;
    return at === seat ? { name: name || player, glass: own } : { name: player, glass: own, bot: USUAL_LEVEL };
  });
  const saved: LocalGame = {
    id: newId(),
    record: { ...record, players: players.map((one) => one.name) },
    players,
    at: Date.now(),
  };
  keep(saved);
  return saved.id;
}
