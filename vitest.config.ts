import { defineConfig } from 'vitest/config';
import { everything } from './tests/support/extent.ts';
import { testFiles, type Kind } from './tests/support/kinds.ts';

const globalSetups: Record<Kind, string[]> = {
  rules: [],
  services: ['tests/support/postgres.ts'],
  requests: ['tests/support/postgres.ts', 'tests/support/built-academy.ts'],
};

export default defineConfig({
  test: {
    projects: Object.entries(testFiles()).map(([name, include]) => ({
      test: {
        name,
        include,
        globalSetup: globalSetups[name as Kind],
        setupFiles: ['tests/support/steady-random.ts', 'tests/support/refusals.ts'],
        // Generous, to stop only what hangs: a busy machine is slow, most of all where whole academies die beside browsers.
        testTimeout: everything ? 600_000 : 180_000,
        hookTimeout: everything ? 600_000 : 300_000,
        // On a busy machine the library's one second may be too short.
        expect: { poll: { timeout: everything ? 60_000 : 15_000 } },
        pool: 'forks' as const,
        // Files share what they import: nothing is imported twice by a worker, and its database is used again.
        isolate: false,
      },
    })),
    maxWorkers: 2,
    // What one kind has transformed the others read.
    experimental: { fsModuleCache: true },
    slowTestThreshold: 10_000,
  },
});
