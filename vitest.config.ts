import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'build/**', 'console/**', 'data/**'],
    globalSetup: ['tests/support/postgres.ts'],
    setupFiles: ['tests/support/steady-dice.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What is waited for comes when the machine gets round to it: the library's one second is over sooner on a busy one.
    expect: { poll: { timeout: 15_000 } },
    pool: 'forks',
    maxWorkers: 2,
  },
});
