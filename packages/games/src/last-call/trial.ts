import { LAST_CALL } from '../shedding/edition.js';
import { trialOf } from '../shedding/trial.js';

export const trial = trialOf(LAST_CALL);
