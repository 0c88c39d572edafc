import { keepsItsPromises } from '../testing/suite.js';
import { closingTime } from './index.js';
import { trial } from './trial.js';

keepsItsPromises(closingTime, trial, { beside: import.meta.url, effort: { games: 1, oneMoveIn: 25 } });
