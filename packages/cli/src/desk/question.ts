import type { Stuck } from '../play/screen.js';
import type { MenuItem } from './menu.js';

/** What somebody at a terminal is asked. */
export interface DeskQuestion {
  /** What can be done, in a sentence. */
  readonly message: string;
  /** What was wrong with the answer before. */
  readonly note?: string;
  readonly items: readonly MenuItem[];
  readonly stuck: readonly Stuck[];
  /** Whether words are an answer of their own, as a name is: then they choose no item that happens to have their letters. */
  readonly takesWords?: boolean;
  /** Why a typed line cannot be done; undefined when it can. */
  problemWith(line: string): string | undefined;
  /** What somebody who knows would do; missing where nobody may be asked. */
  hint?(): string;
}
