import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

export const chunksIn = (bundle: Rolldown.OutputBundle): Chunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** The chunk that holds a module. */
export const holding = (bundle: Rolldown.OutputBundle, module: RegExp): Chunk | undefined =>
  chunksIn(bundle).find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));

/** The names that this finds in the modules of chunks, each once. */
export const namesIn = (chunks: readonly Chunk[], module: RegExp): string[] => [
  ...new Set(chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => module.exec(id)?.[1] ?? []))),
];

/** What the front page is made of, and what has to come besides before the table of a game can be drawn. */
export function chunksFor(game: string, bundle: Rolldown.OutputBundle): { front: Chunk[]; table: Chunk[] } {
  const chunks = chunksIn(bundle);
  function take(chunk: Chunk | undefined, found: Set<Chunk>): void {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) {
      take(
        chunks.find(({ fileName }) => fileName === name),
        found,
      );
    }
  }
  const front = new Set<Chunk>();
  for (const chunk of chunks) if (chunk.isEntry) take(chunk, front);
  const needed = new Set<Chunk>();
  const others = () => [...needed].filter((chunk) => !front.has(chunk));
  take(holding(bundle, new RegExp(`/games/src/${game}/index\\.ts$`)), needed);
  // Its table has a folder named like the game, or like what the game is made of.
  for (const folder of namesIn(others(), /\/games\/src\/([\w-]+)\//))
    take(holding(bundle, new RegExp(`/web/src/tables/${folder}/\\w+Table\\.tsx$`)), needed);
  take(holding(bundle, /\/web\/src\/pages\/LocalPage\.tsx$/), needed);
  take(holding(bundle, /\/web\/src\/play\/start\.ts$/), needed);
  return { front: [...front], table: others() };
}
