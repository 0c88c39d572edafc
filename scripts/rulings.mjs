// How rulings are recognised: by the prefixes that the games name in their facts.ts, and those that belong to no single game.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** C is for conventions that all games follow, D for the deck that two games share. */
const SHARED = ['C', 'D'];

/** @returns every prefix of a ruling there is under `root` */
export function rulingPrefixes(root) {
  const games = join(root, 'packages', 'games', 'src');
  const facts = existsSync(games) ? readdirSync(games).map((folder) => join(games, folder, 'facts.ts')) : [];
  const own = facts
    .filter((file) => existsSync(file))
    .flatMap((file) => /rulingPrefix: '([A-Z]+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? []);
  return [...SHARED, ...own];
}
