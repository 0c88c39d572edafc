import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../run.mjs';

/** Whole functions and methods of these files, chosen at random until they make up that share: `file:from-to`. */
export function sampleOf(files, share, seed) {
  const functions = files.flatMap((file) => functionsIn(file));
  const random = randomFrom(seed);
  for (let i = functions.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [functions[i], functions[j]] = [functions[j], functions[i]];
  }
  const wanted = share * functions.reduce((sum, { lines }) => sum + lines, 0);
  const chosen = [];
  for (let lines = 0; lines < wanted; lines += chosen.at(-1).lines) chosen.push(functions[chosen.length]);
  return chosen.map(({ range }) => range).sort();
}

function functionsIn(file) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
  const found = [];
  const visit = (node) => {
    if (!ts.isFunctionLike(node) || !node.body) return ts.forEachChild(node, visit);
    const [from, to] = [lineAt(node.getStart()), lineAt(node.end)];
    found.push({ range: `${file}:${from}-${to}`, lines: to - from + 1 });
  };
  visit(source);
  return found;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
