export { humanPace, noPace, type Pace } from './bots/pace.js';
export { BotPool } from './bots/pool.js';
export type { Task, Thinker } from './bots/thinker.js';
export { STEPS, type Step } from './house.js';
export { type Limits, type Server, type ServerOptions, startServer } from './server.js';
export { openSqlite } from './store/sqlite.js';
export type { LogRow, Store, TableRow } from './store/store.js';
export { publicRecord } from './table/public-record.js';
export { realTime, type Time } from './time.js';
