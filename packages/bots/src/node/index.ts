export { type Outside, takeIn, takeInAll } from './outside.js';
export { PROGRAM, ProgramBot } from './program.js';
export { serveBot } from './serve.js';
