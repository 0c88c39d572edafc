import { type Game, no, type Problem, type Words } from '@taproom/engine';
import type { RefusalName } from '../words/en.js';

/** What the sentence about some refusals needs besides their name. Plain data: it travels. */
export interface Particulars {
  readonly 'not-a-move': { readonly problem: string };
  readonly malformed: { readonly problem: string };
  readonly 'setting-unfit': { readonly problems: readonly Problem[] };
  readonly 'no-such-bot': { readonly level: string; readonly levels: readonly string[] };
  readonly 'no-such-game': { readonly game: string };
  readonly 'no-such-file': { readonly file: string; readonly files: readonly string[] };
  readonly 'files-too-big': { readonly bytes: number; readonly most: number };
}

/**
 * Why something did not happen: a name, and what the sentence needs. It is worded where it is shown, in the language of
 * whoever is shown it (words/say-refusal.ts).
 */
export interface Refusal {
  readonly name: string;
  readonly about?: Particulars[keyof Particulars];
  /** The rules refused: the game, and what its words ask for. Never leaves the server. */
  readonly rules?: { readonly game: Game; readonly context: Parameters<Words['refusal']>[1] };
}

export function refused<Name extends RefusalName>(
  name: Name,
  ...about: Name extends keyof Particulars ? [Particulars[Name]?] : []
) {
  const [particulars] = about;
  return no<Refusal>({ name, ...(particulars && { about: particulars }) });
}
