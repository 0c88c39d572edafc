// No file over 400 lines; no function over 60, unless a comment above it that begins with "Long:" says why.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { ROOT, runGit } from './run.mjs';

const MOST_IN_FILE = 400;
const MOST_IN_FUNCTION = 60;

/** What is too long in a file, in a sentence each. */
export function tooLong(file, text) {
  const faults = [];
  const lines = text.split('\n').length - 1;
  if (lines > MOST_IN_FILE) faults.push(`${file} has ${lines} lines, of ${MOST_IN_FILE} that are read at one sitting`);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const length = lineAt(node.end) - lineAt(node.getStart()) + 1;
      if (length > MOST_IN_FUNCTION && !isExcused(node, text))
        faults.push(`${file}:${lineAt(node.getStart())} ${nameOf(node)} has ${length} lines, of ${MOST_IN_FUNCTION}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

const nameOf = (node) => node.name?.getText() ?? node.parent?.name?.getText() ?? 'a function';

/** Whether the comment above, or above what it is a part of, says why it is long. */
function isExcused(node, text) {
  for (let at = node; at && !ts.isSourceFile(at); at = at.parent) {
    const comments = ts.getLeadingCommentRanges(text, at.pos) ?? [];
    if (comments.some(({ pos, end }) => /\bLong: \S/.test(text.slice(pos, end)))) return true;
    if (at !== node && ts.isFunctionLike(at)) return false;
  }
  return false;
}

function main() {
  const files = runGit('ls-files', 'packages', 'scripts', 'examples')
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.\w+$|\.d\.ts$|\/e2e\/|\/tests\//.test(file));
  const faults = files.flatMap((file) => tooLong(file, readFileSync(join(ROOT, file), 'utf8')));
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
