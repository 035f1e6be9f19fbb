import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingFrom } from './complete-lock.ts';

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

test('the lock file of this project is complete, so that `npm ci` accepts it', () => {
  expect(missingFrom(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual({});
});
