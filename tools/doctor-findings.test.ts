import { expect, test } from 'vitest';
import { hour, ofArchive, ofNames, ofSample, ofSpace } from './doctor-findings.ts';

test('a name that is nearly a setting, or begins like ours, is told; others are nobody’s matter', () => {
  const names = { PATH: '', HOME: '', HOSTNAME: '', MAIL: '', NODE_EXTRA_CA_CERTS: '', PORT: '3000' };
  expect(ofNames(names)).toEqual([]);
  const told = ofNames({ TRUSTED_PROXY_HOP: '1', SMTP_URI: 'x', STRIPE_KEY: 'x', LOG_LEVELS: 'info' });
  expect(told.map(({ state, text }) => `${state} ${text}`)).toEqual([
    'look TRUSTED_PROXY_HOP is no setting: is TRUSTED_PROXY_HOPS meant?',
    'look SMTP_URI is no setting: is SMTP_URL meant?',
    'look STRIPE_KEY is no setting: see docs/settings.md.',
    'look LOG_LEVELS is no setting: is LOG_LEVEL meant?',
  ]);
});

test.each([
  [{ free: 20 }, 'good'],
  [{ free: 8 }, 'look'],
  [{ free: 4 }, 'mend'],
])('of a disk of 100 GB %o free is %s', ({ free }, state) => {
  expect(ofSpace({ bavail: free, blocks: 100, bsize: 1024 ** 3 }).state).toBe(state);
});

test('what of the sample is still not sold is named, and nothing when all is the academy’s own', () => {
  const own = { settings: false, courses: 0, products: 0, consultations: 0 };
  expect(ofSample(own).state).toBe('good');
  const { state, text } = ofSample({ ...own, settings: true, courses: 8 });
  expect([state, text]).toEqual(['look', expect.stringContaining('the membership, 8 courses. Write')]);
});

test('half a gigabyte is too little, however large its share', () => {
  expect(ofSpace({ bavail: 4, blocks: 10, bsize: 1024 ** 3 / 10 }).state).toBe('mend');
});

test.each([
  [{ on: false }, 'look'],
  [{ failed: true }, 'mend'],
  [{ copied: null }, 'mend'],
  [{ copied: 9 * 24 * hour }, 'mend'],
  [{ copied: 'unseen' as const }, 'look'],
  [{ archived: null }, 'look'],
  [{ archived: 3 * hour }, 'look'],
  [{}, 'good'],
])('an archive with %o is %s', (given, state) => {
  const archive = { on: true, failed: false, archived: 60_000, copied: 20 * hour, ...given };
  expect(ofArchive(archive).state).toBe(state);
});
