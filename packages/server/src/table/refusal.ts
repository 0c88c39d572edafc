import { no } from '@taproom/engine';
import { REFUSALS, type RefusalName } from '../words/en.js';

/** Why something did not happen: a word for programs, a sentence for people. */
export interface Refusal {
  readonly name: string;
  readonly says: string;
}

export const refused = (name: RefusalName, says: string = REFUSALS[name]) => no<Refusal>({ name, says });
