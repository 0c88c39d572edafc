import { defineConfig } from 'vitest/config';

/** Tests read the sources of every package: no build is needed to run them. */
const conditions = ['taproom:source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    globalSetup: ['scripts/embed.mjs'],
    // Every core: nobody works beside them, and vitest leaves one free by itself, which of two is half.
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    coverage: { include: ['packages/*/src/**'], exclude: ['**/*.test.ts', '**/*.gen.ts'] },
  },
});
