import { defineConfig } from '@playwright/test';
import { everything } from './tests/support/extent.ts';
import { chromiumArguments, chromiumPath } from './tests/support/programs.ts';

const port = Number(process.env['TEST_PORT'] || 3411);

/** E2e tests run against the built product on a fresh data folder, in Debian's Chromium. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // What is tagged @all runs in the exhaustive run alone, in Arabic; that takes in English what every run walks through in Arabic.
  grepInvert: everything ? [/\ben: .*@all\b/, /\bar: (?!.*@all\b)/] : /@all\b/,
  // The other lane runs on the same cores: what hangs is stopped, what is slow is not.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
    // Nobody reads the trace of a green run, and it costs a third of it: `npm run journeys -- --trace on` for one that fails.
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    // What is looked for and not there ends its test then, not at the end of its time.
    actionTimeout: 60_000,
  },
  projects: [
    { name: 'office', testMatch: '**/*.setup.ts' },
    {
      name: 'phone',
      dependencies: ['office'],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      testIgnore: '**/*.wide.e2e.ts',
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, testMatch: '**/*.wide.e2e.ts' },
  ],
  webServer: {
    command: 'node tests/support/start-for-journeys.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/readyz`,
    // It may have to build first, on a busy machine.
    timeout: 300_000,
    // So that it ends by itself, and its folder goes with it.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  },
});
