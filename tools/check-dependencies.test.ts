import { expect, test } from 'vitest';
import { licenceFaults, weaknessesIn } from './check-dependencies.ts';

const of = (license?: string, more: object = {}, name = 'some') =>
  licenceFaults({ packages: { '': { license: 'GPL-3.0' }, [`node_modules/${name}`]: { license, ...more } } });

test('what is delivered is under a licence that goes with MIT', () => {
  for (const licence of ['MIT', 'MIT AND ISC', '(MPL-2.0 OR Apache-2.0)']) expect(of(licence)).toEqual([]);
  for (const licence of ['GPL-3.0-only', 'MIT AND GPL-2.0', 'SEE LICENSE IN x', 'LGPL-3.0-or-later'])
    expect(of(licence)).toEqual([`some: ${licence} is not among those that go with MIT.`]);
  expect(of(undefined)).toEqual(['some: no licence is not among those that go with MIT.']);
  expect(of('GPL-3.0-only', { dev: true })).toEqual([]);
});

test('an exception is for one package under one licence', () => {
  expect(of('Apache-2.0 AND LGPL-3.0-or-later', {}, '@img/sharp-win32-x64')).toEqual([]);
  expect(of('AGPL-3.0-only', {}, '@img/sharp-win32-x64')).toHaveLength(1);
  expect(of('MPL-2.0', {}, 'nested/node_modules/lightningcss')).toEqual([]);
});

test('serious weaknesses are counted; without a count from the registry it is said why, and never that there are none', () => {
  const answer = (high: number, critical: number) =>
    JSON.stringify({ metadata: { vulnerabilities: { low: 9, high, critical } } });
  expect([weaknessesIn(answer(0, 0)), weaknessesIn(answer(2, 1))]).toEqual([0, 3]);
  for (const none of ['', 'not json', '{}', '[]', 'null', '{"metadata":{"vulnerabilities":{"high":0}}}'])
    expect(weaknessesIn(none)).toBe('no answer');
  expect(weaknessesIn('{"message":"405 Method Not Allowed","error":{}}')).toBe('405 Method Not Allowed');
});
