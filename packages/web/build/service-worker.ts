import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));
const SOURCE = fileURLToPath(new URL('../src/offline/sw.js', import.meta.url));

/** Writes /sw.js with the list of everything that was built, so that every game can be played without a network. */
export function serviceWorker(): Plugin {
  return {
    name: 'taproom-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((file) => file !== 'index.html' && !file.endsWith('.map'));
      const fixed = readdirSync(PUBLIC);
      const files = ['/', ...[...built, ...fixed].sort().map((file) => `/${file}`)];
      const hash = createHash('sha256');
      for (const [name, item] of Object.entries(bundle).sort(([a], [b]) => a.localeCompare(b))) {
        hash.update(name).update(item.type === 'chunk' ? item.code : item.source);
      }
      for (const file of fixed) hash.update(readFileSync(`${PUBLIC}/${file}`));
      const source = readFileSync(SOURCE, 'utf8')
        .replace("'BUILD'", JSON.stringify(hash.digest('hex').slice(0, 16)))
        .replace("['FILES']", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
