// What a release says of itself: what changed, and which rules and protocols it speaks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const HEAD = '## Unreleased';

/** The part of the changelog that has not been released; empty when there is none. */
export function unreleased(changelog) {
  const start = changelog.indexOf(HEAD);
  if (start < 0) return '';
  const rest = changelog.slice(start + HEAD.length);
  const end = rest.search(/\n## /);
  return (end < 0 ? rest : rest.slice(0, end)).trim();
}

/** The changelog with what was unreleased under the name of this release, and room for what comes next. */
export const released = (changelog, version, day) => changelog.replace(HEAD, `${HEAD}\n\n## ${version} (${day})`);

const numberIn = (root, file, pattern) => {
  const [, number] = pattern.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  if (number === undefined) throw new Error(`${file} does not say ${pattern}`);
  return Number(number);
};

/** `rulesVersion` of every game, and the versions of both protocols. Records, clients and bots go by these, not by ours. */
export function spoken(root, games) {
  const rules = games.map(
    (game) => `${game} ${numberIn(root, `packages/games/src/${game}/index.ts`, /rulesVersion: (\d+)/)}`,
  );
  const current = numberIn(root, 'packages/protocol/src/version.ts', /\bPROTOCOL = (\d+)/);
  const oldest = numberIn(root, 'packages/protocol/src/version.ts', /OLDEST_PROTOCOL = (\d+)/);
  const bots = numberIn(root, 'packages/bots/src/protocol.ts', /PROTOCOL = (\d+)/);
  return [
    `Rules (\`rulesVersion\`): ${rules.join(', ')}.`,
    `Protocol: ${current}, and servers still speak ${oldest}. Protocol of bots in other languages: ${bots}.`,
  ].join('\n');
}

export const notesOf = (version, what, changes) => `# Taproom ${version}\n\n${what}\n\n${changes}\n`;
