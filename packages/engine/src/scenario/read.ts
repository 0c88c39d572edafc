import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml';
import type { CardFiles } from '../game.js';
import { Malformed, wellFormed } from '../malformed.js';
import { no, type Problem, type Result } from '../result.js';

/** A scenario file as written: form checked, meaning not yet. */
export interface Scenario {
  readonly file: string;
  readonly title: string;
  readonly game: string;
  readonly rules: readonly string[];
  readonly players: readonly string[];
  readonly first?: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly files?: CardFiles;
  readonly seed: string;
  readonly given: Readonly<Record<string, unknown>>;
  /** Instead of steps: why this table cannot be opened (a part of the sentence). */
  readonly cannotStart?: string;
  readonly steps: readonly ScenarioStep[];
  /** Where `given` stands, for messages. */
  readonly givenLine: number;
}

export type ScenarioStep =
  | { readonly line: number; readonly player: string; readonly move: string; readonly refused?: string }
  | { readonly line: number; readonly expect: Readonly<Record<string, unknown>> };

const KEYS = [
  'title',
  'game',
  'rules',
  'players',
  'first',
  'options',
  'files',
  'seed',
  'given',
  'cannot-start',
  'steps',
] as const;

export function readScenario(text: string, file: string): Result<Scenario, readonly Problem[]> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    return no(
      document.errors.map(({ message, pos }) => {
        const { line, col } = lines.linePos(pos[0]);
        return { file, line, column: col, reason: `this is not YAML: ${message}` };
      }),
    );
  }
  return wellFormed(() => new Reader(file, lines).scenario(document.contents));
}

class Reader {
  constructor(
    private readonly file: string,
    private readonly lines: LineCounter,
  ) {}

  scenario(root: unknown): Scenario {
    if (!isMap(root)) throw this.wrong(undefined, `a scenario is a map with ${KEYS.join(', ')}`);
    for (const { key } of root.items) {
      const name = isScalar(key) ? String(key.value) : '';
      if (!(KEYS as readonly string[]).includes(name)) {
        throw this.wrong(key, `there is no "${name}" in a scenario; it knows ${KEYS.join(', ')}`);
      }
    }
    const given = root.get('given', true);
    const first = this.optionalText(root, 'first');
    const files = this.map(root, 'files') as CardFiles;
    const cannotStart = this.optionalText(root, 'cannot-start');
    const steps = this.steps(root, cannotStart !== undefined);
    return {
      file: this.file,
      title: this.text(root, 'title'),
      game: this.text(root, 'game'),
      rules: this.texts(root, 'rules'),
      players: this.texts(root, 'players'),
      ...(first !== undefined && { first }),
      options: this.map(root, 'options'),
      ...(Object.keys(files).length > 0 && { files }),
      seed: String(isScalar(root.get('seed', true)) ? root.get('seed') : 1),
      given: this.map(root, 'given'),
      ...(cannotStart !== undefined && { cannotStart }),
      steps,
      givenLine: this.lineOf(given ?? root),
    };
  }

  private steps(root: YAMLMap, mayBeMissing: boolean): ScenarioStep[] {
    const steps = root.get('steps', true);
    if (steps === undefined && mayBeMissing) return [];
    if (!isSeq(steps)) throw this.wrong(steps ?? root, '"steps" must be a list of moves and expectations');
    return steps.items.map((item) => this.step(item));
  }

  private step(item: unknown): ScenarioStep {
    const line = this.lineOf(item);
    if (!isMap(item)) throw this.wrong(item, 'a step is "Ann: play ..." or "expect: { ... }"');
    const fields = item.toJSON() as Record<string, unknown>;
    const { expect, refused, ...moves } = fields;
    const players = Object.keys(moves);
    if (expect !== undefined) {
      if (players.length > 0 || refused !== undefined || !isObject(expect)) {
        throw this.wrong(item, '"expect" stands alone in its step and is a map');
      }
      return { line, expect };
    }
    const [player] = players;
    if (player === undefined || players.length > 1) throw this.wrong(item, 'a step has exactly one player who moves');
    const move = moves[player];
    if (typeof move !== 'string') throw this.wrong(item, `what ${player} does must be a line of notation`);
    return { line, player, move, ...(refused !== undefined && { refused: String(refused) }) };
  }

  private text(root: YAMLMap, key: string): string {
    const value = this.optionalText(root, key);
    if (value === undefined) throw this.wrong(root.get(key, true) ?? root, `"${key}" must be there, as text`);
    return value;
  }

  private optionalText(root: YAMLMap, key: string): string | undefined {
    const value: unknown = root.get(key);
    return value === undefined || value === null || typeof value === 'object' ? undefined : String(value);
  }

  private texts(root: YAMLMap, key: string): string[] {
    const value = root.get(key, true);
    if (!isSeq(value)) throw this.wrong(value ?? root, `"${key}" must be a list`);
    return (value.toJSON() as unknown[]).map(String);
  }

  private map(root: YAMLMap, key: string): Record<string, unknown> {
    const value = root.get(key, true);
    if (value === undefined || (isScalar(value) && value.value === null)) return {};
    if (!isMap(value)) throw this.wrong(value, `"${key}" must be a map`);
    return value.toJSON() as Record<string, unknown>;
  }

  private lineOf(node: unknown): number {
    const range = (node as Node | undefined)?.range;
    return range ? this.lines.linePos(range[0]).line : 1;
  }

  private wrong(node: unknown, reason: string): Malformed {
    const range = (node as Node | undefined)?.range;
    const place = range ? this.lines.linePos(range[0]) : { line: 1, col: 1 };
    return new Malformed({ file: this.file, line: place.line, column: place.col, reason });
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
