import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.js';
import { icons } from './build/icons.js';
import { scenarios } from './build/scenarios.js';
import { serviceWorker } from './build/service-worker.js';

/** Where the server listens while the page is developed with `vite`. */
const SERVER = process.env.TAPROOM_SERVER ?? 'http://127.0.0.1:8080';

/**
 * What is always wanted together travels together: on a slow line a dozen small files cost more than one of their size.
 * What only one game needs stays with the game.
 */
const TOGETHER = [
  {
    name: 'house',
    priority: 2,
    test: /node_modules\/(react|react-dom|scheduler|wouter|zustand)\/|web\/src\/(parts\/(?!Qr|Avatar)|settings\/|device\/|words\/(?!de))|web\/src\/(App|main|games|outside|entries|pages\/HomePage|play\/prepare|online\/keys|setup\/useGames?)|games\/src\/(names|lazy|facts|[a-z-]+\/facts)\.ts|engine\/src\/(result|seats|index)|client\/src\/(http|keys|index)|preload-helper|rolldown\/runtime/,
  },
  {
    name: 'table',
    priority: 1,
    test: /node_modules\/(@noble|csv-parse|motion|motion-dom|motion-utils|framer-motion)\/|packages\/engine\/src\/|web\/src\/(frame|sound|tables\/(parts|words)|cards\/words)\/|web\/src\/play\/(local|start)|web\/src\/pages\/LocalPage/,
  },
];

export default defineConfig({
  plugins: [react(), scenarios(), icons(), serviceWorker(), compress()],
  // The sources of every package, so that the page can be developed before anything is built.
  resolve: {
    conditions: ['taproom:source', 'module', 'browser', 'import', 'default'],
    // Our React has what this library would bring along for older ones.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
  worker: { format: 'es' },
  server: { port: 5173, proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
});
