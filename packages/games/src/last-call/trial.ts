import { LAST_CALL } from '../shedding/edition.js';
import { trialOf } from '../shedding/trial.js';

export const lastCallTrial = trialOf(LAST_CALL);
