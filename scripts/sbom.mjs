// What we ship, as an SBOM (CycloneDX): the packages with the libraries that npm installs with them, and what is bundled into the page.
// npm makes it for a folder that has just these: in the repository itself the tools that only build would be among them.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled } from './licences.mjs';

/** `tarballs` is the folder with our packages as they are published. */
export function sbomOf(tarballs, packages) {
  const work = mkdtempSync(join(tmpdir(), 'taproom-sbom-'));
  // npm calls the whole by the name of its folder.
  const folder = join(work, 'taproom-release');
  mkdirSync(folder);
  const npm = (...args) =>
    execFileSync('npm', [...args, '--package-lock-only', '--loglevel=error'], { cwd: folder, encoding: 'utf8' });
  const [{ version }] = packages;
  const files = readdirSync(tarballs);
  const tarballOf = (name) =>
    files.find((file) => file === `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  const ours = packages.map(({ name }) => [name, `file:${join(tarballs, tarballOf(name))}`]);
  const dependencies = { ...bundled(), ...Object.fromEntries(ours) };
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'taproom-release', version, dependencies }));
    npm('install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund');
    return npm('sbom', '--sbom-format', 'cyclonedx').replaceAll(`file:${tarballs}/`, '');
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
