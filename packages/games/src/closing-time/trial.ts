import { CLOSING_TIME } from '../shedding/edition.js';
import { trialOf } from '../shedding/trial.js';

export const trial = trialOf(CLOSING_TIME);
