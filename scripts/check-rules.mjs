// Every rule of every RULES.md is cited in that game's code and in one of its scenarios, every ruling of docs/rulings.md
// in some scenario, and nothing cites a rule or ruling that does not exist. What is written is also written in German.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseDocument } from 'yaml';
import { problemsInGerman } from './check-german.mjs';
import { rulingPrefixes } from './rulings.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RULE_WRITTEN = /\*\*(R\d+[a-z]?)\*\*/g;
const RULE_CITED = /\b(R\d+[a-z]?)\b/g;

const ids = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);
const read = (file) => readFileSync(file, 'utf8');

function filesUnder(folder, wanted) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && wanted.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const codeOf = (folder) => filesUnder(folder, /\.ts$/).filter((file) => !/\.(test|gen)\.ts$/.test(file));

/** The `rules:` list of a scenario; what else is wrong with the file, the scenario runner says. */
function rulesOf(file) {
  const document = parseDocument(read(file));
  const rules = document.errors.length === 0 ? document.toJS()?.rules : undefined;
  return Array.isArray(rules) ? rules.map(String) : [];
}

const hasRules = (folder) => existsSync(join(folder, 'RULES.md'));
const rulesIn = (folder) => ids(read(join(folder, 'RULES.md')), RULE_WRITTEN);
const citedIn = (folder) => codeOf(folder).flatMap((file) => ids(read(file), RULE_CITED));

/** The folders beside a game, without rules of their own, whose code it imports: games that are nearly alike share it. */
function sharedBy(folder) {
  const names = codeOf(folder).flatMap((file) => ids(read(file), /from '(?:\.\.\/)+([\w-]+)\//g));
  return [...new Set(names)]
    .map((name) => join(folder, '..', name))
    .filter((other) => existsSync(other) && !hasRules(other));
}

/** @returns the problems of one game's folder: what is written, coded and played must be the same set of rules */
function problemsOfGame(folder, prefixes) {
  const name = basename(folder);
  const scenarios = filesUnder(join(folder, 'scenarios'), /\.ya?ml$/);
  const written = rulesIn(folder);
  const known = new Set(written);
  const own = new Set(citedIn(folder));
  const coded = new Set([...own, ...sharedBy(folder).flatMap(citedIn)]);
  const played = new Set(scenarios.flatMap(rulesOf).filter((id) => /^R\d/.test(id)));
  const twice = written.filter((id, index) => written.indexOf(id) !== index);
  return [
    ...(known.size === 0 ? [`${name}/RULES.md has no rule (a rule begins with **R1**)`] : []),
    ...twice.map((id) => `${name}: ${id} stands twice in RULES.md`),
    ...[...known].filter((id) => !coded.has(id)).map((id) => `${name}: ${id} is cited in no code`),
    ...[...known].filter((id) => !played.has(id)).map((id) => `${name}: ${id} has no scenario`),
    ...[...own].filter((id) => !known.has(id)).map((id) => `${name}: the code cites ${id}, which is not in RULES.md`),
    ...[...played]
      .filter((id) => !known.has(id))
      .map((id) => `${name}: a scenario cites ${id}, which is not in RULES.md`),
    ...scenarios
      .filter((file) => rulesOf(file).length === 0)
      .map((file) => `${relative(folder, file)} of ${name} lists no rules`),
    ...problemsInGerman(folder, scenarios, prefixes),
  ];
}

/** @returns the problems of a folder without rules of its own: what it cites must be a rule of a game that uses it */
function problemsOfShared(folder, games) {
  const name = basename(folder);
  const users = games.filter((game) => sharedBy(game).includes(folder));
  const known = new Set(users.flatMap(rulesIn));
  if (users.length === 0) return existsSync(join(folder, 'rules.ts')) ? [`${name} has rules.ts but no RULES.md`] : [];
  return [...new Set(citedIn(folder))]
    .filter((id) => !known.has(id))
    .map((id) => `${name}: the code cites ${id}, which is in no RULES.md of the games that use it`);
}

/** @returns the problems with docs/rulings.md: each ruling has a scenario, and each citation a ruling */
function problemsOfRulings(root, folders, prefixes) {
  const id = `(?:${prefixes.join('|')})-\\d+`;
  const [written, cited] = [new RegExp(`\\*\\*(${id})\\b`, 'g'), new RegExp(`\\b(${id})\\b`, 'g')];
  const file = join(root, 'docs', 'rulings.md');
  const known = new Set(existsSync(file) ? ids(read(file), written) : []);
  const scenarios = folders.flatMap((folder) => filesUnder(join(folder, 'scenarios'), /\.ya?ml$/));
  const played = new Set(scenarios.flatMap(rulesOf));
  const texts = folders.flatMap((folder) => [...codeOf(folder), ...filesUnder(folder, /^RULES(\.de)?\.md$/)]);
  const citing = [...texts, ...scenarios];
  const unknown = citing.flatMap((source) =>
    [...new Set(ids(read(source), cited))]
      .filter((id) => !known.has(id))
      .map((id) => `${relative(root, source)} cites ${id}, which is not in docs/rulings.md`),
  );
  return [...[...known].filter((id) => !played.has(id)).map((id) => `ruling ${id} has no scenario`), ...unknown];
}

/** All problems under `root`, and how many games were looked at. */
export function checkRules(root = ROOT) {
  const parent = join(root, 'packages', 'games', 'src');
  const entries = existsSync(parent) ? readdirSync(parent, { withFileTypes: true }) : [];
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(parent, entry.name))
    .sort();
  const games = folders.filter(hasRules);
  const prefixes = rulingPrefixes(root);
  const problems = [
    ...games.flatMap((game) => problemsOfGame(game, prefixes)),
    ...folders.filter((folder) => !hasRules(folder)).flatMap((folder) => problemsOfShared(folder, games)),
    ...problemsOfRulings(root, folders, prefixes),
  ];
  if (games.length === 0) problems.push('no game with a RULES.md was found under packages/games/src');
  return { problems, games: games.length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { problems, games } = checkRules();
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`the rules of ${games} games are written in two languages, coded and played`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
