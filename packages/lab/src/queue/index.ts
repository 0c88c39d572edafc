// Sharing work over machines. Apart from the rest, so that nobody loads a database driver who does not ask for one.
export { type Asking, queueCrew } from './asking.js';
export { fingerprint } from './fingerprint.js';
export type { Presence } from './house.js';
export { work } from './working.js';
