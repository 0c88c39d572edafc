// A game's German says no more and no less than its English: RULES.de.md has the same rules in the same order, each with the
// same rulings and the same words in `code`, and every scenario has a German title.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const RULE = /^(?:[-*] )?\*\*(R\d+[a-z]?)\*\*([\s\S]*?)(?=^(?:[-*] )?\*\*R\d|^#|(?![\s\S]))/gm;
const CODE = /`[^`]+`/g;

/** Number and citations of each rule, in the order of the file. */
const rulesOf = (text, ruling) =>
  [...text.matchAll(RULE)].map(([, id, body]) => ({
    id,
    rulings: [...new Set(body.match(ruling))].sort().join(', '),
    codes: [...new Set(body.match(CODE))].sort().join(', '),
  }));

function problemsOfRules(name, english, german, prefixes) {
  const ruling = new RegExp(`\\b(?:${prefixes.join('|')})-\\d+\\b`, 'g');
  const [there, here] = [rulesOf(english, ruling), rulesOf(german, ruling)];
  const [ids, said] = [there, here].map((rules) => rules.map(({ id }) => id));
  const problems = [
    ...ids.filter((id) => !said.includes(id)).map((id) => `${name}: RULES.de.md lacks ${id}`),
    ...said.filter((id) => !ids.includes(id)).map((id) => `${name}: RULES.de.md has ${id}, which RULES.md has not`),
  ];
  if (problems.length > 0) return problems;
  if (ids.join() !== said.join()) return [`${name}: the rules of RULES.de.md stand in another order than in RULES.md`];
  return there.flatMap(({ id, rulings, codes }, i) => [
    ...(rulings === here[i].rulings
      ? []
      : [`${name}: ${id} cites ${rulings || 'no ruling'} in RULES.md, ${here[i].rulings || 'none'} in RULES.de.md`]),
    ...(codes === here[i].codes
      ? []
      : [`${name}: ${id} names ${codes || 'nothing'} in RULES.md, ${here[i].codes || 'nothing'} in RULES.de.md`]),
  ]);
}

function problemsOfTitles(name, titles, scenarios) {
  const known = Object.keys(titles);
  return [
    ...scenarios
      .filter((scenario) => typeof titles[scenario] !== 'string' || titles[scenario].trim() === '')
      .map((scenario) => `${name}: ${scenario}.yaml has no title in words/scenarios.de.json`),
    ...known
      .filter((scenario) => !scenarios.includes(scenario))
      .map((scenario) => `${name}: words/scenarios.de.json has ${scenario}, which is no scenario`),
  ];
}

/** @returns the problems with the German of a game's folder; `scenarios` are its files, `prefixes` those of rulings */
export function problemsInGerman(folder, scenarios, prefixes) {
  const name = basename(folder);
  const [rules, titles] = ['RULES.de.md', 'words/scenarios.de.json'].map((file) => join(folder, file));
  const missing = [rules, titles]
    .filter((file) => !existsSync(file))
    .map((file) => `${name}: ${basename(file)} is missing`);
  if (missing.length > 0) return missing;
  const names = scenarios.map((file) => basename(file).replace(/\.ya?ml$/, ''));
  return [
    ...problemsOfRules(name, readFileSync(join(folder, 'RULES.md'), 'utf8'), readFileSync(rules, 'utf8'), prefixes),
    ...problemsOfTitles(name, JSON.parse(readFileSync(titles, 'utf8')), names),
  ];
}
