export { filesOf, findTable, openTable, openTables, recordOf } from './http.js';
export { inMemory, type Kept, Keys, type Shelf } from './keys.js';
export { type Call, callTable } from './line.js';
export type { Socket } from './phone.js';
export type { Answer, ClockState, LogLine, Message, RemoteTable, TableLine } from './state.js';
