import { keepsItsPromises } from '../testing/suite.js';
import { withFriends } from './index.js';
import { trial } from './trial.js';

keepsItsPromises(withFriends, trial, { beside: import.meta.url, effort: { games: 1, oneMoveIn: 20 } });
