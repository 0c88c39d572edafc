// npm run release: everything of a release but the last step, and says what that is. What it makes lies in release/.
//   versions by the changesets, notes, a clean build, the check of the packages, tarballs, an SBOM and the licences
// `npm run release -- --as-it-is` takes the versions as they stand and touches no file of the repository.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, buildPage } from './build.mjs';
import { licences } from './licences.mjs';
import { packagesIn } from './packages.mjs';
import { notesOf, released, spoken, unreleased } from './release-notes.mjs';
import { ROOT, run, runNpm, runNpmQuietly } from './run.mjs';
import { sbomOf } from './sbom.mjs';
import { buildSite } from './site.mjs';

const RELEASE = join(ROOT, 'release');
const CHANGELOG = join(ROOT, 'CHANGELOG.md');
const asItIs = process.argv.includes('--as-it-is');

function must(code, what) {
  if (code === 0) return;
  console.error(`${what} failed; nothing is released`);
  process.exit(1);
}

async function newVersions() {
  const waiting = readdirSync(join(ROOT, '.changeset')).filter((file) => file.endsWith('.md') && file !== 'README.md');
  if (waiting.length === 0) {
    console.error('there is no changeset: `npx changeset` writes one, `npm run release -- --as-it-is` does without');
    process.exit(2);
  }
  must(await run('node_modules/@changesets/cli/bin.js', 'version'), 'changeset version');
  must(
    await runNpm('install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'),
    'npm install',
  );
}

/** What npm has under our names already. Whether it is ours, only its owner knows. */
async function namesTaken(packages) {
  const found = [];
  for (const { name, folder } of packages) {
    const { code, output } = await runNpmQuietly('view', name, 'version', 'description', '--json');
    if (code === 0 && output.trim() !== '') found.push({ name, folder, ...JSON.parse(output) });
  }
  return found.map(
    ({ name, folder, version, description }) =>
      `\nnpm has ${name} ${version} already ("${description}"). Unless it is yours, nobody lets you publish there:
ask for the name (\`npm owner ls ${name}\`), or give ${folder}/package.json another.`,
  );
}

if (!asItIs) await newVersions();
const packages = packagesIn(ROOT);
const [{ version }] = packages;
console.log(`Taproom ${version}`);
rmSync(RELEASE, { recursive: true, force: true });
mkdirSync(RELEASE);

// What was deleted from the sources must not be published from an old build.
for (const { folder } of packages) {
  rmSync(join(ROOT, folder, 'dist'), { recursive: true, force: true });
  rmSync(join(ROOT, folder, 'tsconfig.tsbuildinfo'), { force: true });
}
for (const step of [build, buildPage, buildSite]) {
  const { code, output, errors } = await step();
  if (code !== 0) console.error(output + errors);
  must(code, step.name);
}
process.env.TAPROOM_TARBALLS = RELEASE;
must(await run('scripts/check-packages.mjs'), 'the check of the packages');

const changelog = readFileSync(CHANGELOG, 'utf8');
const games = readdirSync(join(ROOT, 'packages/games/src')).filter((name) =>
  existsSync(join(ROOT, 'packages/games/src', name, 'facts.ts')),
);
writeFileSync(join(RELEASE, 'NOTES.md'), notesOf(version, spoken(ROOT, games), unreleased(changelog)));
if (!asItIs) writeFileSync(CHANGELOG, released(changelog, version, new Date().toISOString().slice(0, 10)));
writeFileSync(join(RELEASE, 'sbom.cdx.json'), sbomOf(RELEASE, packages));
writeFileSync(join(RELEASE, 'LICENCES.txt'), `${licences()}\n`);

console.log(`
release/ has the tarballs, NOTES.md, sbom.cdx.json and LICENCES.txt. Read the notes. Then the last step, which only you can do:

  git commit -am "Taproom ${version}" && git tag v${version} && git push --follow-tags
${packages.map(({ name }) => `  npm publish ./release/${name.replace('@', '').replace('/', '-')}-${version}.tgz`).join('\n')}

npm publishes with provenance where it runs in a CI that can vouch for it (GitHub Actions, GitLab) and each package.json names
that repository; elsewhere add --provenance=false.`);
for (const each of await namesTaken(packages)) console.log(each);
