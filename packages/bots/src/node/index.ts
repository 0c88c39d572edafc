export { ProgramBot } from './program.js';
export { serveBot } from './serve.js';
