import { expect, test } from 'vitest';
import { comesFromOurPages } from './security-headers.ts';

const forged = { headers: { origin: 'https://evil.example', host: 'evil.example' } };
const loopback = { headers: { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' } };

test('where the public has an address of ours, a Host that agrees with its Origin makes no other site ours', () => {
  for (const origin of [
    'https://academy.example',
    'http://academy.example:8080',
    'https://localhost.example',
  ])
    for (const asked of [forged, loopback]) expect(comesFromOurPages(asked, origin)).toBe(false);
});

test('on a machine of one’s own the same pages may be reached by another name', () => {
  expect(comesFromOurPages(loopback, 'http://localhost:3000')).toBe(true);
});
