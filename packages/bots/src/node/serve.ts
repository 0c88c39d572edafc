import { createInterface } from 'node:readline';
import { Chance, type Game, type Move, readSetting, type Setting } from '@taproom/engine';
import type { Bot } from '../bot.js';
import { PROTOCOL } from '../protocol.js';
import { seatBot } from '../registry.js';

interface Asked {
  readonly type?: unknown;
  readonly id?: unknown;
  readonly game?: unknown;
  readonly seats?: unknown;
  readonly options?: unknown;
  readonly view?: unknown;
  readonly moves?: unknown;
  readonly milliseconds?: unknown;
}

/** One of our bots as a program: the other end of the protocol. Answers every line, also one it does not understand. */
export async function serveBot(
  kind: string,
  games: readonly Game[],
  seed: number,
  input: NodeJS.ReadableStream,
  say: (line: string) => void,
): Promise<void> {
  const chance = Chance.fast(seed);
  let table: { game: Game; setting: Setting; bot: Bot } | undefined;
  for await (const text of createInterface({ input })) {
    if (text.trim() === '') continue;
    let asked: Asked;
    try {
      asked = JSON.parse(text) as Asked;
    } catch {
      say(JSON.stringify({ error: 'that is not JSON' }));
      continue;
    }
    if (asked.type === 'bye') return;
    if (asked.type === 'hello') {
      const seated = sit(kind, games, asked);
      table = typeof seated === 'string' ? undefined : seated;
      say(
        JSON.stringify(
          typeof seated === 'string' ? { error: seated } : { ready: true, protocol: PROTOCOL, name: kind },
        ),
      );
    } else if (asked.type === 'choose' || asked.type === 'interrupt') {
      say(JSON.stringify({ id: asked.id, ...(table ? answer(table, asked, chance) : { error: 'nobody said hello' }) }));
    } else
      say(
        JSON.stringify({
          error: `there is no line of the type ${JSON.stringify(asked.type)}; there is hello, choose, interrupt and bye`,
        }),
      );
  }
}

function sit(
  kind: string,
  games: readonly Game[],
  { game: name, seats, options }: Asked,
): { game: Game; setting: Setting; bot: Bot } | string {
  const game = games.find((each) => each.name === name);
  if (!game) return `there is no game ${JSON.stringify(name)}; there is ${games.map((each) => each.name).join(', ')}`;
  const setting = readSetting(game, { seats: Number(seats), options: (options ?? {}) as Record<string, unknown> });
  if (!setting.ok) return setting.problem[0]?.reason ?? 'that table cannot be opened';
  const bot = seatBot(kind, game, setting.value);
  return bot.ok ? { game, setting: setting.value, bot: bot.value } : bot.problem;
}

function answer(
  { game, setting, bot }: { game: Game; setting: Setting; bot: Bot },
  asked: Asked,
  chance: Chance,
): { move: string | null } | { error: string } {
  if (!Array.isArray(asked.moves) || asked.moves.length === 0 || typeof asked.view !== 'object' || asked.view === null)
    return { error: 'a question has a view and moves' };
  const moves: Move[] = [];
  for (const text of asked.moves) {
    const parsed = game.notation.parseMove(String(text), setting);
    if (!parsed.ok) return { error: parsed.problem };
    if (parsed.value.length !== 1) return { error: `"${text}" is more than one move` };
    moves.push(parsed.value[0] as Move);
  }
  const budget = typeof asked.milliseconds === 'number' ? { milliseconds: asked.milliseconds } : {};
  const move =
    asked.type === 'choose'
      ? bot.choose(asked.view as never, moves, budget, chance)
      : bot.interrupt?.(asked.view as never, moves, budget, chance);
  return { move: move === undefined ? null : game.notation.formatMove(move, setting) };
}
