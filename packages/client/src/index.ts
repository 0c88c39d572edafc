export { filesOf, findTable, openTable, openTables, recordOf } from './http.js';
export { inMemory, type Kept, Keys, type Shelf } from './keys.js';
export { type Call, callTable, type Socket } from './line.js';
export type { Answer, ClockState, LogLine, Message, RemoteTable, TableLine } from './state.js';
