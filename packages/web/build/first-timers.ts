import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';
import { chunksFor, chunksIn, holding, namesIn } from './chunks.js';

/** What is there for those who are new: lessons, cards in words, notes, hints, how to play, puzzles. */
const FOR_FIRST_TIMERS =
  /\/web\/src\/(lesson|explain|hint|howto|puzzle)\/|\/games\/src\/[\w-]+\/(explain|lessons)|\/engine\/src\/lesson/;
/** So much of it, gzipped, may come to everybody's table before anybody asked for it. */
const LIMIT = 20 * 1024;

/** Fails the build when those who know the games have to fetch too much of what is there for those who do not. */
export function firstTimers(): Plugin {
  return {
    name: 'taproom-first-timers',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      for (const game of namesIn(chunksIn(bundle), /\/games\/src\/([\w-]+)\/facts\.ts$/)) {
        const { front, table } = chunksFor(game, bundle);
        const folders = namesIn(table, /\/games\/src\/([\w-]+)\//);
        // Cards in words are fetched as soon as the table is drawn.
        const explained = folders.flatMap(
          (folder) => holding(bundle, new RegExp(`/${folder}/explain/index\\.ts$`)) ?? [],
        );
        const chunks = new Set([...front, ...table, ...explained]);
        const modules = [...chunks].flatMap((chunk) => Object.entries(chunk.modules));
        const code = modules.flatMap(([id, module]) => (FOR_FIRST_TIMERS.test(id) && module.code ? [module.code] : []));
        const small = await Promise.all(code.map((part) => transform(part, { minify: true })));
        const bytes = gzipSync(small.map((part) => part.code).join('\n')).length;
        const said = `${game}: ${(bytes / 1024).toFixed(1)} KB for first-timers come to every table (limit ${LIMIT / 1024} KB)`;
        if (bytes === 0) this.error(`${said}: nothing was measured`);
        if (bytes > LIMIT) this.error(said);
        this.info(said);
      }
    },
  };
}
