export { openSqlite } from './store/sqlite.js';
