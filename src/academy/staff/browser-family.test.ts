import { expect, test } from 'vitest';
import { browserFamily } from './browser-family.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet, Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    'Safari, macOS',
  ],
  ['curl/8.14.1', null],
  ['', null],
])('%s is %s', (text, family) => {
  expect(browserFamily(text)).toBe(family);
});

test('a request without a user agent has no browser family', () => {
  expect(browserFamily(null)).toBeNull();
});

test('the name never contains text from the user agent', () => {
  forAll(fc.string(), (text) => {
    const family = browserFamily(`Firefox/${text} (${text})`);
    expect(family).toMatch(/^[A-Za-z ]+(, (Android|iPhone|iPad|Windows|macOS|ChromeOS|Linux))?$/);
  });
});
