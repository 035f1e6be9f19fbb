import { expect, test } from 'vitest';
import { comesFromOurPages } from './security-headers.ts';

const forged = { headers: { origin: 'https://evil.example', host: 'evil.example' } };
const loopback = { headers: { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' } };

test('with a public address set, a Host that equals its Origin does not make another site ours', () => {
  for (const origin of [
    'https://academy.example',
    'http://academy.example:8080',
    'https://localhost.example',
  ])
    for (const asked of [forged, loopback]) expect(comesFromOurPages(asked, origin)).toBe(false);
});

test('on a local machine the same pages may have another host name', () => {
  expect(comesFromOurPages(loopback, 'http://localhost:3000')).toBe(true);
});
