import { run } from './run.js';

// Whoever reads our output may stop early, as `head` does; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = (await run(process.argv.slice(2))) ?? process.exitCode;
