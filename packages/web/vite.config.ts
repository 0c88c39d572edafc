import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.js';
import { firstTimers } from './build/first-timers.js';
import { front } from './build/front.js';
import { icons } from './build/icons.js';
import { scenarios } from './build/scenarios.js';
import { serviceWorker } from './build/service-worker.js';

/** Where the server listens while the page is developed with `vite`. */
const SERVER = process.env.TAPROOM_SERVER ?? 'http://127.0.0.1:8080';

/**
 * What is always wanted together travels together: on a slow line a dozen small files cost more than one of their size.
 * What only one game needs stays with the game, and what draws cards for paper with the print shop.
 */
const TOGETHER = [
  {
    name: 'house',
    priority: 3,
    test: /node_modules\/(?!react-dom\/(server|cjs\/react-dom-server))(react|react-dom|scheduler|wouter|zustand)\/|web\/src\/(parts\/(?!Qr|Avatar)|settings\/|device\/|words\/(?!de))|web\/src\/(App|main|games|outside|entries|pages\/(HomePage|local\.)|play\/prepare|online\/keys|setup\/useGames?)|games\/src\/(names|lazy|facts|[a-z-]+\/facts)\.ts|engine\/src\/(result|seats|index)|client\/src\/(http|keys|index)|preload-helper|rolldown\/runtime/,
  },
  {
    name: 'table',
    priority: 2,
    test: /web\/src\/(cards\/(back|stock|stock-card|glasses|ink|lettering|colours|names|friends-card|last-call-card|drawings|shapes)\.|tables\/(tables\.css|props))|(?<!pdfkit\/)node_modules\/(@noble|motion|motion-dom|motion-utils|framer-motion)\/|packages\/engine\/src\/(?!lesson)|games\/src\/two-game-deck\/|web\/src\/(frame|sound|tables\/(parts|words)|cards\/words)\/|web\/src\/play\/(local|start)|web\/src\/pages\/LocalPage/,
  },
  {
    name: 'shedding',
    priority: 1,
    test: /games\/src\/shedding\/(?!explain|lessons|trial)|web\/src\/tables\/shedding\//,
  },
  {
    name: 'whiskey',
    priority: 1,
    test: /games\/src\/whiskey-times\/(?!explain|german|lessons|puzzles|trial)|web\/src\/(tables\/whiskey-times\/(?!Breakdown)|cards\/(whiskey-cards|portrait|wardrobe|ingredients|occasions|bottle))/,
  },
  {
    name: 'friends',
    priority: 1,
    test: /games\/src\/with-friends\/(?!explain|german|lessons|puzzles|trial)|web\/src\/tables\/with-friends\/(?!Breakdown)/,
  },
];

export default defineConfig({
  plugins: [react(), scenarios(), icons(), front(), firstTimers(), serviceWorker(), compress()],
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
