import type { AnyView, Words } from '@taproom/engine';
import type { Example } from './examples.js';
import type { FactWords } from './facts.js';

/** What lies somewhere on a table, as a row of cards or a few words. */
export interface Row {
  readonly label: string;
  readonly cards: readonly string[];
  readonly text?: string;
}

interface About {
  readonly example: Example;
  readonly facts: FactWords;
  readonly words: Words;
}

/** What lies on the table of a worked example besides the hands, from what each of its players sees. */
export type RowsOf = (views: readonly AnyView[], about: About) => Row[];
