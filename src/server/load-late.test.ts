import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startForVisitors } from '../../tests/support/built-academy.ts';
import { everything } from '../../tests/support/extent.ts';

const src = path.join(import.meta.dirname, '..');

/** Imported at the start, where a setting asks for it, or in the browser. */
const elsewhere = [
  'browser/upload.ts',
  'learning/classroom/browser/auto.ts',
  'canvas-confetti',
  'gateways/stripe/stripe.ts',
  'nodemailer',
  'server/metrics.ts',
  'server/processes.ts',
  'server/start-server.ts',
  'server/traces.ts',
];

const importsIn = (file: string, written: RegExp): string[] =>
  [...readFileSync(path.join(src, file), 'utf8').matchAll(written)].map(([, name = '']) =>
    name.startsWith('.') ? path.join(path.dirname(file), name) : name,
  );

it('whatever a request imports at its first use is loaded ahead of it', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !/\.test\.tsx?$/.test(file));
  const imported = files.flatMap((file) => importsIn(file, /await import\(\s*'([^']+)'/g));
  const ahead = importsIn('server/start-server.ts', /=> import\('([^']+)'/g);
  expect([...new Set(imported)].sort()).toEqual([...ahead, ...elsewhere].sort());
});

it.runIf(everything)(
  'the library of the sign-in is loaded before anybody has signed in',
  async () => {
    const academy = await startForVisitors(path.join(src, '../tests/support/telling-loads.ts'));
    try {
      await new Promise<void>((resolve) => {
        academy.child.on('message', (loaded) => {
          if ((loaded as string[]).some((url) => /code-auth/.test(url))) resolve();
        });
        academy.child.send('what is loaded');
      });
    } finally {
      await academy.stop();
    }
  },
  180_000,
);
