import type { Game, Options } from '@taproom/engine';
import { entryOf } from '../entries.js';
import type { Restriction } from './restriction.js';

export const restrictionsOf = ({ name }: Pick<Game, 'name'>): readonly Restriction[] =>
  entryOf(name).restrictions ?? [];

/** Whether it means anything at a table with these options. */
export const isMeant = ({ needs = {} }: Restriction, options: Options): boolean =>
  Object.entries(needs).every(([name, value]) => options[name] === value);
