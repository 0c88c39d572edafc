export { type Conformed, commandFor, conformGame, conformOnce, type Effort } from './conform.js';
export { Coverage } from './coverage.js';
export { BrokenPromise } from './promise.js';
