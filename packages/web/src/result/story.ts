import {
  type AnyView,
  type Game,
  type GameRecord,
  type Outcome,
  parseStep,
  replay,
  type Seat,
  SPECTATOR,
} from '@taproom/engine';

/** How a game went, read from its record. Everything counts moves from 1; 0 is the deal. */
export interface Story {
  /** What the players were measured by: fewest cards, or most points. */
  readonly by: 'cards' | 'scores';
  /** For each move, each seat's standing. */
  readonly series: readonly (readonly number[])[];
  readonly leadChanges: number;
  /** Who was alone in front for longest, and for how much of the game, in percent. */
  readonly longest?: { readonly seat: Seat; readonly share: number };
  /** The largest step of anybody: cards picked up, or points won. */
  readonly swing?: { readonly seat: Seat; readonly amount: number; readonly move: number };
  /** When the winner went ahead for good. */
  readonly turning?: { readonly seat: Seat; readonly move: number };
  /** Who moved last, and the card they played, if it was one. */
  readonly last?: { readonly seat: Seat; readonly card?: string };
}

/** The story of a record; undefined when it cannot be replayed or the game keeps no standing. */
export function storyOf(game: Game, record: GameRecord, outcome: Outcome): Story | undefined {
  const views: AnyView[] = [];
  const played = replay(game, record, ({ table }) => views.push(game.view(table, SPECTATOR)));
  if (!played.ok) return undefined;
  const scores = numbersOf(views, 'scores');
  const by = scores?.some((row) => row.some((score) => score !== 0)) ? 'scores' : 'cards';
  const series = by === 'scores' ? scores : (numbersOf(views, 'handSizes') ?? numbersOf(views, 'hands'));
  if (!series) return undefined;
  return { by, series, ...leadsOf(series, by, outcome), ...swingOf(series), ...lastOf(record) };
}

function numbersOf(views: readonly AnyView[], field: string): number[][] | undefined {
  const rows = views.map((view) => (view as unknown as Record<string, unknown>)[field]);
  return rows.every((row) => Array.isArray(row) && row.every((item) => typeof item === 'number'))
    ? (rows as number[][])
    : undefined;
}

/** Who is alone in front; undefined for a tie. */
function leaderOf(row: readonly number[], by: Story['by']): Seat | undefined {
  const best = by === 'cards' ? Math.min(...row) : Math.max(...row);
  const first = row.indexOf(best);
  return row.lastIndexOf(best) === first ? first : undefined;
}

function leadsOf(
  series: readonly (readonly number[])[],
  by: Story['by'],
  outcome: Outcome,
): Pick<Story, 'leadChanges' | 'longest' | 'turning'> {
  const ahead = new Map<Seat, number>();
  let leader: Seat | undefined;
  let leadChanges = 0;
  let since = 0;
  series.forEach((row, move) => {
    const now = leaderOf(row, by);
    if (now === undefined) return;
    ahead.set(now, (ahead.get(now) ?? 0) + 1);
    if (now === leader) return;
    if (leader !== undefined) leadChanges += 1;
    leader = now;
    since = move;
  });
  const [longest] = [...ahead].sort((a, b) => b[1] - a[1]);
  return {
    leadChanges,
    ...(longest && { longest: { seat: longest[0], share: Math.round((100 * longest[1]) / series.length) } }),
    ...(leader !== undefined &&
      outcome.places[leader] === 1 &&
      since > 0 && { turning: { seat: leader, move: since } }),
  };
}

function swingOf(series: readonly (readonly number[])[]): Pick<Story, 'swing'> {
  let swing: Story['swing'];
  series.forEach((row, move) => {
    const before = series[move - 1];
    if (!before) return;
    row.forEach((value, seat) => {
      const amount = value - (before[seat] as number);
      if (amount >= 2 && amount > (swing?.amount ?? 0)) swing = { seat, amount, move };
    });
  });
  return swing ? { swing } : {};
}

function lastOf(record: GameRecord): Pick<Story, 'last'> {
  const text = record.moves.at(-1);
  const step = text === undefined ? undefined : parseStep(text, record.players.length);
  if (!step?.ok) return {};
  const [verb, card] = step.value.line.split(' ');
  return { last: { seat: step.value.seat, ...(verb === 'play' && card && { card }) } };
}
