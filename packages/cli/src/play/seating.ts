import { botsFor, DEFAULT_LEVEL } from '@taproom/bots';
import { PROGRAM } from '@taproom/bots/node';
import type { Game } from '@taproom/engine';
import { usualPlayers } from '../games.js';
import { Mistake } from '../mistake.js';

const NAMES = ['Ann', 'Bea', 'Cal', 'Dot', 'Eli', 'Fay', 'Gus', 'Hal'];

/** The flags that say who plays. */
export interface SeatFlags {
  readonly players?: number;
  readonly names?: readonly string[];
  readonly bots?: readonly string[];
  /** A program that plays all seats but the human's. */
  readonly bot?: string;
  readonly watch?: true;
}

/** The names at the table, by seat: those given, then ours. */
export function namesFrom(game: Game, flags: SeatFlags): readonly string[] {
  const { names = [] } = flags;
  const players = flags.players ?? (names.length > 0 ? names.length : usualPlayers(game));
  if (names.length > players)
    throw new Mistake(`${names.length} names for ${players} players; give as many names as players, or fewer`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Mistake(`two players are called ${twice}; every name must be different`);
  const odd = names.find((name) => !/^[\p{L}\p{N}_.'-]+$/u.test(name) || /^seat-\d+$/.test(name));
  if (odd !== undefined)
    throw new Mistake(`"${odd}" cannot be a name here; a name is one word of letters and digits, such as Ann`);
  const you = flags.watch || names.length > 0 ? [] : ['You'];
  const spare = [...you, ...NAMES].filter((name) => !names.includes(name));
  return Array.from({ length: players }, (_, seat) => names[seat] ?? spare[seat - names.length] ?? `P${seat + 1}`);
}

/** The seat of whoever sits before the screen. */
export const HUMAN = 'human';

/** Who decides for each seat: the human sits first, unless only bots play. */
export function kindsFrom(game: Game, flags: SeatFlags, names: readonly string[]): string[] {
  const first = flags.watch ? 0 : 1;
  const seats = names.length - first;
  if (flags.bot !== undefined && flags.bots) throw new Mistake('--bot and --bots both say who plays; give one of them');
  const kinds = flags.bots ?? [flags.bot === undefined ? usualBot(game) : `${PROGRAM}${flags.bot}`];
  if (kinds.length !== 1 && kinds.length !== seats) {
    throw new Mistake(`${kinds.length} bots for ${seats} seats; name one kind for all of them, or one for each seat`);
  }
  return names.map((_, index) => (index < first ? HUMAN : (kinds[index - first] ?? (kinds[0] as string))));
}

export const usualBot = (game: Game): string => (botsFor(game).includes(DEFAULT_LEVEL) ? DEFAULT_LEVEL : 'random');
