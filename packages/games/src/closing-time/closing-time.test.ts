import { keepsItsPromises } from '../testing/suite.js';
import { closingTime } from './index.js';
import { closingTimeTrial } from './trial.js';

keepsItsPromises(closingTime, closingTimeTrial, { beside: import.meta.url, effort: { games: 1, oneMoveIn: 25 } });
