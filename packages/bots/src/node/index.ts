export { type Outside, takeIn, takeInAll } from './outside.js';
export { ProgramBot } from './program.js';
export { serveBot } from './serve.js';
