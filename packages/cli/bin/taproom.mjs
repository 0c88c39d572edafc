#!/usr/bin/env node
try {
  await import('../dist/main.js');
} catch (error) {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error('taproom is not built yet: run `npm run build` first.');
  process.exitCode = 2;
}
