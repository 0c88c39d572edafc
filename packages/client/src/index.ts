export { type ConnectTo, connectToTable } from './connection.js';
export { filesOf, findTable, openTable, openTables, recordOf } from './http.js';
export { inMemory, type Kept, Keys, type Shelf } from './keys.js';
export type { Socket } from './reconnecting-socket.js';
export type { Answer, ClockState, LogLine, Message, RemoteTable, TableConnection } from './state.js';
