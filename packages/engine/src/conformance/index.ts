export { type Conformed, commandFor, conformGame, conformOnce, type Effort } from './conform.js';
export { Coverage } from './coverage.js';
export { conformMoves } from './numbers.js';
export { BrokenPromise } from './promise.js';
