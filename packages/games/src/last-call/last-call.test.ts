import { keepsItsPromises } from '../testing/suite.js';
import { lastCall } from './index.js';
import { trial } from './trial.js';

keepsItsPromises(lastCall, trial, { beside: import.meta.url, effort: { games: 2, oneMoveIn: 20 } });
