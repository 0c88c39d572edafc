import { keepsItsPromises } from '../testing/suite.js';
import { lastCall } from './index.js';
import { lastCallTrial } from './trial.js';

keepsItsPromises(lastCall, lastCallTrial, { beside: import.meta.url, effort: { games: 2, oneMoveIn: 20 } });
