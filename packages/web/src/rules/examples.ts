import { entryOf } from '../entries.js';

/** A scenario of a game, as the build read it from its YAML file. */
export interface Example {
  readonly file: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly players: readonly string[];
  readonly given?: Readonly<Record<string, unknown>>;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly first?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly seed?: string | number;
  readonly steps?: readonly Readonly<Record<string, unknown>>[];
}

/** The worked examples of a game that have at least one move in them. */
export async function examplesOf(game: string): Promise<readonly Example[]> {
  const loaded = await entryOf(game).examples?.();
  return (loaded?.scenarios ?? []).filter(
    ({ steps, players }) => Array.isArray(players) && steps?.some((step) => movesIn(step, players)),
  );
}

/** The player and the line of a step that is a move. */
export function movesIn(
  step: Readonly<Record<string, unknown>>,
  players: readonly string[],
): { player: string; line: string } | undefined {
  const player = players.find((name) => typeof step[name] === 'string');
  return player === undefined ? undefined : { player, line: step[player] as string };
}
