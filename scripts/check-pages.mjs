// A page that names a file, an npm script or a `taproom` command or flag names one that exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SKIPPED = new Set(['node_modules', '.git', 'coverage', 'test-results', 'dist']);

function filesUnder(folder, root = folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesUnder(path, root);
    return [relative(root, path).replaceAll('\\', '/')];
  });
}

/** The pages that people read to find their way; not those that docs/.vitepress/pages.ts makes of others. */
const isPage = (file) =>
  /^(README|ARCHITECTURE|CONTRIBUTING)\.md$|^docs\/(?!(?:de\/)?(?:play|rules)\/|repository\/)(.*\/)?[^/]+\.md$|^(packages|examples)\/[^/]+\/README\.md$/.test(
    file,
  );

/** `src/table.ts`, `docs/`, `RULES.md`: a word that can only be a file or a folder of ours. */
const FILE =
  /^(?:\.\/)?(?:[\w.-]+\/)*[\w.-]*\.(?:ts|tsx|mjs|js|json|md|csv|yaml|py|css|conf|service|timer)$|^(?:packages|docs|scripts|examples|deploy)\/[\w./-]*$/;
/** What people and programs make, and names that stand for any. */
const MADE =
  /(^|\/)(my-|deck\.csv$|report\.|unfinished\.|mybot|mine|your|NAME|NN-|game\.taproom)|\.gen\.|\.taproom\.json$|weights\.json$|^(dist|release)\//;

const codeIn = (text) => [
  ...[...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code),
  ...text.split('\n').filter((line) => /^ {4,}\S/.test(line) || /^(npx |npm |taproom )/.test(line)),
];

function missingFiles(page, text, all, root) {
  // A package speaks of its own files.
  const own = /^(?:packages|examples)\/[^/]+\//.exec(page)?.[0];
  const files = own ? all.filter((file) => file.startsWith(own)) : all;
  const exists = (path) =>
    existsSync(join(root, path)) ||
    existsSync(join(root, dirname(page), path)) ||
    // `server/net/connection.ts` is short for where the sources of that package are.
    existsSync(join(root, path.replace(/^([\w-]+)\//, 'packages/$1/src/'))) ||
    files.some((file) => file === path || file.endsWith(`/${path}`) || file.includes(`/${path.replace(/\/$/, '')}/`));
  const words = codeIn(text).flatMap((code) => code.split(/[\s,;:()"']+/));
  const named = words.filter((word) => FILE.test(word) && !MADE.test(word));
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link]) => link);
  return [
    ...[...new Set(named)].filter((path) => !exists(path)).map((path) => `${page} names ${path}, which is not there`),
    ...links
      // `/rulings` is a page of the site, whose build looks for those.
      .filter((link) => !/^([a-z]+:|\/)/.test(link) && !existsSync(join(root, dirname(page), link)))
      .map((link) => `${page} links to ${link}, which is not there`),
  ];
}

function missingScripts(page, text, scripts) {
  const named = [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name]) => name);
  return [...new Set(named)]
    .filter((name) => !scripts.has(name))
    .map((name) => `${page} says \`npm run ${name}\`, which is no script`);
}

/** `commands` has the flags of each command, `--with` and `--help` among them. */
function missingFlags(page, text, commands) {
  const spoken = codeIn(text).map((code) => code.trim());
  const lines = spoken.flatMap((code) => [
    ...code.matchAll(/(?:^|npx )taproom ((?:--with \S+ )*)([a-z][a-z-]*)(?=$|[\s`])([^|#]*)/g),
  ]);
  return lines.flatMap(([, , command, rest]) => {
    const flags = commands.get(command);
    if (!flags) return [`${page} says \`taproom ${command}\`, which is no command`];
    return [...rest.matchAll(/(?<=\s)--([a-z][a-z-]*)/g)]
      .map(([, flag]) => flag)
      .filter((flag) => !flags.has(flag))
      .map((flag) => `${page} says \`taproom ${command} --${flag}\`, which is no flag of it`);
  });
}

/** All problems of the pages under `root`; `commands` as the `taproom` command knows them. */
export function checkPages(root, commands) {
  const files = filesUnder(root);
  const scripts = new Set(
    files
      .filter((file) => /^(packages\/[^/]+\/)?package\.json$/.test(file))
      .flatMap((file) => Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')).scripts ?? {})),
  );
  return files.filter(isPage).flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    return [
      ...missingFiles(page, text, files, root),
      ...missingScripts(page, text, scripts),
      ...missingFlags(page, text, commands),
    ];
  });
}

/** Every command with its flags; those of a game's own command count for the command. */
async function commandsOfTaproom() {
  const { program } = await import(pathToFileURL(join(ROOT, 'packages/cli/dist/program.js')).href);
  const flagsOf = (command) => [
    ...command.options.flatMap(({ long }) => [long.replace(/^--(no-)?/, ''), long.replace(/^--/, '')]),
    ...command.commands.flatMap(flagsOf),
  ];
  return new Map((await program()).commands.map((each) => [each.name(), new Set([...flagsOf(each), 'help'])]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = checkPages(ROOT, await commandsOfTaproom());
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log('every file, script, command and flag that a page names is there');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
