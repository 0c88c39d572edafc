/** What a game from outside brings: `taproom --with examples/high-card play high-card`. Only `facts` and `game` must be there. */
export { explained } from './explain/index.js';
export { facts } from './facts.js';
export { highCard as game } from './index.js';
export { sensible as sense } from './sensible.js';
export { trial } from './trial.js';
