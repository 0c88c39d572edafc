import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { transform } from 'esbuild';
import type { Rolldown } from 'vite';
import { createServer, type Plugin } from 'vite';
import { chunksFor } from './chunks.js';

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
        return (await withFirstLines(html, bundle ?? {})).replace(PLACE, () => markup);
      },
    },
  };
}

const DOOR = '<script src="/door.js"></script>';

/**
 * What the first paint waits for comes with the page itself: asking for it would take another trip to the server and back.
 * The server's CSP lets it through by its fingerprint.
 */
async function withFirstLines(html: string, bundle: Rolldown.OutputBundle): Promise<string> {
  const [link = '', file = ''] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(html) ?? [];
  const sheet = bundle[file];
  if (sheet?.type !== 'asset' || !html.includes(DOOR)) throw new Error('index.html has no style, or no door');
  const { code } = await transform(`${readFileSync(`${WEB}public/door.js`, 'utf8')}\n${switchedOff(`/${file}`)}`, {
    minify: true,
  });
  return html
    .replace(link, '')
    .replace(DOOR, () => `<style>${String(sheet.source).trim()}</style><script>${code.trim()}</script>`);
}

/**
 * A link to the style that stands in the page, switched off, for Vite: it looks there for what is loaded already before it fetches
 * a chunk's styles. Laid by script, because a browser that reads ahead fetches what is linked in markup, switched off or not.
 */
const switchedOff = (file: string): string =>
  `{ const link = document.createElement('link'); link.rel = 'stylesheet'; link.disabled = true; link.href = '${file}'; document.head.append(link); }`;

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
  return chunksFor(game, bundle).table.flatMap(({ fileName, viteMetadata }) =>
    [fileName, ...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
  );
}
