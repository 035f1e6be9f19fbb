import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { products } from '../products.ts';

const files = products.flatMap(({ slug, files }) =>
  files === null ? [] : Object.values(files).map((file) => ({ slug, ...file })),
);
const read = (path: string): Buffer => readFileSync(new URL(path, import.meta.url));

/** The type of a file by its first bytes. */
const beginnings: Record<string, string> = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'PK\x03\x04',
  'application/pdf': '%PDF-',
  'text/html': '<!doctype html>',
};

test('every product has its file, in both languages', () => {
  expect(products.filter(({ files }) => files === null).map(({ slug }) => slug)).toEqual([]);
});

test('every file of a product exists, with its size and type, small enough for prepaid data', () => {
  for (const { path, slug, name, type, bytes } of files) {
    expect(path).toBe(`${slug}/${name}`);
    expect(statSync(new URL(path, import.meta.url)).size).toBe(bytes);
    expect(
      read(path)
        .toString('latin1')
        .startsWith(beginnings[type] ?? 'unknown'),
    ).toBe(true);
    expect(bytes).toBeLessThan(400 * 1024);
  }
});

test('delivered files load nothing from other servers', () => {
  const page = read('productivity-tracker-app/three-things.html').toString();
  expect(page).not.toMatch(/\b(?:src|href|url)\s*[=(]\s*["']?https?:/);
  expect(page).not.toContain('fetch(');
});
