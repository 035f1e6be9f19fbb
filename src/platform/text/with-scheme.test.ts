import { expect, test } from 'vitest';
import { withScheme } from './typed-text.ts';

test('an address without its beginning is completed', () => {
  for (const typed of [
    'linkedin.com/in/layla',
    'www.derb.example',
    'درب.example/ص',
    'derb.example:8443/a',
    'a.example?b=c',
  ])
    expect(withScheme(typed)).toBe(`https://${typed}`);
  expect(withScheme('//derb.example/a')).toBe('https://derb.example/a');
});

test('what has a beginning, and what is no address, stays as it was typed', () => {
  for (const typed of [
    '',
    'https://derb.example',
    'http://derb.example',
    'javascript:alert(1)',
    'mailto:a@b.example',
    'layla@gmail.com',
    'my work',
    '/path/file.pdf',
    'ok',
  ])
    expect(withScheme(typed)).toBe(typed);
});
