import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';
import { createServer, type Plugin } from 'vite';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const PLACE = '<!-- front -->';

/**
 * Writes the front page into index.html as it looks to somebody new, so that a slow phone need not wait for scripts to show it and
 * to answer a finger (public/door.js). Every play button says which files its game needs.
 */
export function front(): Plugin {
  return {
    name: 'taproom-front',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
        const markup = (await rendered()).replace(/data-play="([^"]+)"/g, (play, game: string) => {
          const needs = needsOf(game, bundle ?? {});
          return `${play} data-needs="${needs.join(' ')}"`;
        });
        // The server's CSP forbids styles in markup.
        if (/\sstyle="/.test(markup)) throw new Error('the front page has a style attribute');
        return html.replace(PLACE, () => markup);
      },
    },
  };
}

async function rendered(): Promise<string> {
  const conditions = ['taproom:source', 'module', 'node', 'import', 'default'];
  const server = await createServer({
    root: WEB,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [react()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions } },
  });
  try {
    const { front } = (await server.ssrLoadModule('/src/front.tsx')) as { front(): string };
    return front();
  } finally {
    await server.close();
  }
}

/** Every file that has to be there before the table of a game can be drawn, besides those of the front page. */
function needsOf(game: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  function take(chunk: Rolldown.OutputChunk | undefined, found: Set<Rolldown.OutputChunk>): void {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) {
      take(
        chunks.find(({ fileName }) => fileName === name),
        found,
      );
    }
  }
  const holding = (module: RegExp) => chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
  const own = new Set<Rolldown.OutputChunk>();
  for (const chunk of chunks) if (chunk.isEntry) take(chunk, own);
  const needed = new Set<Rolldown.OutputChunk>();
  const others = () => [...needed].filter((chunk) => !own.has(chunk));
  take(holding(new RegExp(`/games/src/${game}/index\\.ts$`)), needed);
  // Its table has a folder named like the game, or like what the game is made of.
  const modules = others().flatMap(({ moduleIds }) => moduleIds);
  for (const folder of new Set(modules.map((id) => /\/games\/src\/([\w-]+)\//.exec(id)?.[1])))
    take(holding(new RegExp(`/web/src/tables/${folder}/\\w+Table\\.tsx$`)), needed);
  take(holding(/\/web\/src\/pages\/LocalPage\.tsx$/), needed);
  take(holding(/\/web\/src\/play\/start\.ts$/), needed);
  return others().flatMap(({ fileName, viteMetadata }) =>
    [fileName, ...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
  );
}
