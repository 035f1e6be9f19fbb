import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lockFiles, missingFrom, uncheckedIn } from './complete-lock.ts';

test('a missing platform package is found, with its platform', () => {
  const packages = {
    'node_modules/tool': {
      optionalDependencies: { '@tool/linux-arm64-musl': '1.0.0', '@tool/linux-x64-gnu': '1.0.0' },
    },
    'node_modules/@tool/linux-x64-gnu': { version: '1.0.0' },
  };
  expect(missingFrom({ packages })).toEqual({
    'node_modules/@tool/linux-arm64-musl': {
      version: '1.0.0',
      optional: true,
      cpu: ['arm64'],
      os: ['linux'],
      libc: ['musl'],
    },
  });
});

test('a package without a checksum is found, wherever it lies, unless it comes with the project or inside another', () => {
  const packages = {
    '': {},
    icons: { version: '9.5.0' },
    'node_modules/icons': { link: true },
    'node_modules/fine': { version: '1.0.0', integrity: 'sha512-…' },
    'node_modules/inside': { version: '1.0.0', inBundle: true },
    'node_modules/bare': { version: '1.0.0', optional: true },
    'node_modules/fine/node_modules/@some/bare': { version: '2.0.0' },
  };
  expect(uncheckedIn({ packages })).toEqual([
    'node_modules/bare',
    'node_modules/fine/node_modules/@some/bare',
  ]);
});

test.each(lockFiles)(
  '%s is complete, so that `npm ci` accepts it, and has a checksum of everything',
  (file) => {
    const lock = JSON.parse(readFileSync(file, 'utf8'));
    expect({ missing: missingFrom(lock), unchecked: uncheckedIn(lock) }).toEqual({
      missing: {},
      unchecked: [],
    });
  },
);
