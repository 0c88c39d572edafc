import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.js';
import { icons } from './build/icons.js';
import { scenarios } from './build/scenarios.js';
import { serviceWorker } from './build/service-worker.js';

/** Where the server listens while the page is developed with `vite`. */
const SERVER = process.env.TAPROOM_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react(), scenarios(), icons(), serviceWorker(), compress()],
  // The sources of every package, so that the page can be developed before anything is built.
  resolve: { conditions: ['taproom:source', 'module', 'browser', 'import', 'default'] },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
  server: { port: 5173, proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
});
