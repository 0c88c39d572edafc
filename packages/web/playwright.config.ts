import { defineConfig } from '@playwright/test';

/** Where the page is served while the tests run. (Firefox does not talk to 4190.) */
const PORT = Number(process.env.TAPROOM_E2E_PORT ?? 4180);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  // Generous: a busy machine should make the tests slow, not red. `test.slow()` triples it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env.TAPROOM_CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node --conditions=taproom:source --import tsx e2e/server.ts ${PORT}`,
    port: PORT,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
