import {
  type AnyEvent,
  type CardFiles,
  type Game,
  type GameRecord,
  type Outcome,
  type Problem,
  type Result,
  replay,
  type Step,
} from '@taproom/engine';

/** What became of a stored game. Moves count from 1; 0 is the deal. */
export type Rerun =
  | { readonly status: 'same'; readonly moves: number; readonly outcome?: Outcome }
  | { readonly status: 'otherwise'; readonly move: number; readonly line: string; readonly why: string }
  | { readonly status: 'unreadable'; readonly why: string };

/** Rules to try instead of those the record names. */
export interface Changes {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly files?: CardFiles;
}

/** What a record may say beside its moves: a server's has the time it was over, others how it ended. */
type Stored = GameRecord & { readonly finished?: unknown; readonly outcome?: Pick<Outcome, 'places' | 'scores'> };

/**
 * Plays a stored game again by today's rules, whatever rules it was played by. It goes otherwise when a move is no longer
 * possible, when it used to be over and is not, or when its end is not the one the record tells.
 */
export function rerun(game: Game, record: Stored): Rerun {
  const again = played(game, record);
  if (!again.result.ok) return brokenBy(record, again.result.problem);
  const outcome = game.outcome((again.steps.at(-1) as Step).table);
  const end = { move: record.moves.length, line: record.moves.at(-1) ?? 'deal' };
  if (record.finished !== undefined && !outcome)
    return { status: 'otherwise', ...end, why: 'the game was over then, and goes on today' };
  if (record.outcome && outcome && !isAlike(pick(record.outcome), pick(outcome)))
    return { status: 'otherwise', ...end, why: `it ended ${told(record.outcome)} then, ${told(outcome)} today` };
  return { status: 'same', moves: record.moves.length, ...(outcome && { outcome }) };
}

/** The same moves under other rules: where does something else happen than by the rules of the record? */
export function rerunWith(game: Game, record: Stored, { options, files }: Changes): Rerun {
  const before = played(game, record);
  if (!before.result.ok) return brokenBy(record, before.result.problem);
  const changed = {
    ...record,
    options: { ...record.options, ...(options as GameRecord['options']) },
    ...((record.files || files) && { files: { ...record.files, ...files } }),
  };
  const after = played(game, changed);
  for (const [index, step] of after.steps.entries()) {
    const { line, events } = before.steps[index] as Step;
    if (isAlike(events, step.events)) continue;
    const was = firstDifference(events, step.events);
    return { status: 'otherwise', move: index, line: lineOf(record, index, line), why: was };
  }
  if (!after.result.ok) return brokenBy(record, after.result.problem);
  const [then, now] = [before, after].map(({ steps }) => game.outcome((steps.at(-1) as Step).table));
  if (isAlike(then, now)) return { status: 'same', moves: record.moves.length, ...(now && { outcome: now }) };
  const ends = [then, now].map((outcome) => (outcome ? told(outcome) : 'not yet'));
  const why = `it ends ${ends[0]} by its own rules, ${ends[1]} by these`;
  return { status: 'otherwise', move: record.moves.length, line: record.moves.at(-1) ?? 'deal', why };
}

function played(game: Game, record: Stored): { result: Result<unknown, Problem>; steps: Step[] } {
  const steps: Step[] = [];
  // The version is what may differ: today's rules say whether they still agree.
  const result = replay(game, { ...record, rulesVersion: game.rulesVersion }, (step) => steps.push(step as Step));
  return { result, steps };
}

/** A problem with a line is about that move, unless it is about a line of a card file; others are about the whole record. */
function brokenBy(record: Stored, { file, line, reason }: Problem): Rerun {
  if (line === undefined || file !== undefined) return { status: 'unreadable', why: reason };
  const why = reason.replace(/^move \d+ \(".*?"\): /, '');
  return { status: 'otherwise', move: line, line: lineOf(record, line, ''), why };
}

const lineOf = (record: Stored, move: number, fallback: string): string => record.moves[move - 1] ?? fallback;

const isAlike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const pick = ({ places, scores }: Pick<Outcome, 'places' | 'scores'>) => ({ places, scores });
const told = ({ places, scores }: Pick<Outcome, 'places' | 'scores'>): string => {
  const winners = places.flatMap((place, seat) => (place === 1 ? [`seat-${seat + 1}`] : []));
  return `with ${winners.join(' and ')} first (${scores.join(', ')})`;
};

function firstDifference(before: readonly AnyEvent[], after: readonly AnyEvent[]): string {
  const at = before.findIndex((event, i) => !isAlike(event, after[i]));
  const index = at < 0 ? before.length : at;
  const name = (event: AnyEvent | undefined): string => (event ? JSON.stringify(event) : 'nothing more');
  return `by its own rules ${name(before[index])}, by these ${name(after[index])}`;
}
