import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emailWords } from '../src/email-words.ts';
import { words } from '../src/words.ts';

const isWords = (file: string): boolean => /[./]words\.(en|ar)\.ts$/.test(file);
/** Words used by other words: a file of words without the names it exports. */
const sharedAmongWords = (text: string): string =>
  text.replace(/export const \w+|^\s*['\w-]+:/gm, '').replace(/'(?:[^'\\\n]|\\.)*'/g, '');
const code = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.') && file !== 'src/words.ts')
  .map((file) => [file, readFileSync(file, 'utf8')] as const)
  .map(([file, text]) => (isWords(file) ? sharedAmongWords(text) : text))
  .join('\n');
const namedInCode = new Set(code.match(/[\p{L}\p{N}_-]+/gu));
/** Keys that the code composes: `already-${state}`, `${type}Text`. */
const composed = [...code.matchAll(/[`]([\w-]*)\$\{[^`{}]+\}([\w-]*)[`]/g)]
  .map(([, before = '', after = '']) => [before, after] as const)
  .filter((ends) => ends.join('').length >= 4);
const isNamed = (key: string): boolean =>
  (key.match(/[\p{L}\p{N}_-]+/gu) ?? []).every((part) => namedInCode.has(part)) ||
  composed.some(([before, after]) => key.startsWith(before) && key.endsWith(after));

/** Paths whose last name that is no list index appears nowhere in the code. */
function unnamed(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => unnamed(each, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [
    ...(isNamed(key) ? [] : [`${path}.${key}`]),
    ...unnamed(each, `${path}.${key}`),
  ]);
}

test('every word is used somewhere in the code', () => {
  expect([...new Set(unnamed({ ...words.en, emails: emailWords.en }, 'words'))]).toEqual([]);
});
