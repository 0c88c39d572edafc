// Runs first in the single executable: unpacks what this version brought, once, and hands over to the command.
const { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { homedir } = require('node:os');
const { dirname, join } = require('node:path');
const { getAsset, getRawAsset } = require('node:sea');
const { brotliDecompressSync } = require('node:zlib');

const house = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'taproom', getAsset('stamp', 'utf8'));
/** Only a module that lies in a file may import others. */
const DOOR = 'module.exports = (file) => import(require("node:url").pathToFileURL(file).href);\n';

/** One after the other: node's own way of making parents never ends where nothing can be made, as in /proc. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function unpack(folder) {
  const block = brotliDecompressSync(Buffer.from(getRawAsset('house')));
  const end = block.indexOf('\n');
  let at = end + 1;
  for (const { path, size, mode } of JSON.parse(block.toString('utf8', 0, end))) {
    const file = join(folder, path);
    makeFolder(dirname(file));
    writeFileSync(file, block.subarray(at, at + size), { mode });
    at += size;
  }
  writeFileSync(join(folder, 'door.cjs'), DOOR);
}

/** Whole or not at all; whoever started at the same moment may have been first. */
function unpackOnce() {
  if (existsSync(house)) return;
  const half = `${house}.${process.pid}`;
  try {
    unpack(half);
    renameSync(half, house);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(house)) throw error;
  }
}

try {
  unpackOnce();
} catch (error) {
  console.error(
    `taproom unpacks itself into ${house}, and cannot: ${error.message}. XDG_CACHE_HOME names another place.`,
  );
  process.exit(1);
}
// A part of the product that starts another with "this node" finds one.
const isScript = /\.[cm]?js$/.test(process.argv[2] ?? '');
const [script] = isScript ? process.argv.splice(2, 1) : [join(house, 'node_modules/taproom/bin/taproom.mjs')];
process.argv[1] = script;
createRequire(join(house, 'door.cjs'))('./door.cjs')(script);
