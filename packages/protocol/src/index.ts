export { CODE_LENGTH, CODE_LETTERS, formatLink, parseLink, readCode, type TableLink } from './code.js';
export { describe } from './describe.js';
export { FROM_CLIENT, type FromClient, fromClient, type Hello } from './from-client.js';
export { ENTRIES, FROM_SERVER, type FromServer, fromServer, type Told } from './from-server.js';
export { HTTP, type Opened, type OpenTable, openTable, type PublicRecord, type TableSummary } from './http.js';
export { type Language, LIMITS, REACTIONS, type Reaction } from './limits.js';
export type { ChatLine, Clock, Lobby, SeatState, UndoState } from './parts.js';
export { readFromClient, readFromServer, readWith } from './read.js';
export { OLDEST_PROTOCOL, PROTOCOL } from './version.js';
