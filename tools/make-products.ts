/**
 * Makes the files that the sample academy's shop hands over: `npm run make-products`. Their words stand in
 * content/sample/product-files; what comes out is committed under content/sample/downloads, with the list of it (files.ts).
 * Needs Chromium, which prints the e-book. A file that comes out as it was is left alone.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import type { Localised } from '../domain/catalogue/course.ts';
import type { ProductFile } from '../domain/catalogue/product.ts';
import { productFiles } from './products/product-files.ts';

const downloads = new URL('../content/sample/downloads/', import.meta.url);

const listed: Record<string, Partial<Localised<ProductFile>>> = {};
for (const { slug, locales, name, type, body } of await productFiles()) {
  const path = `${slug}/${name}`;
  mkdirSync(new URL(`${slug}/`, downloads), { recursive: true });
  const same = existsSync(new URL(path, downloads)) && readFileSync(new URL(path, downloads)).equals(body);
  if (!same) writeFileSync(new URL(path, downloads), body);
  process.stdout.write(`${path} ${body.length} bytes${same ? ', as it was' : ''}\n`);
  for (const locale of locales) (listed[slug] ??= {})[locale] = { name, path, type, bytes: body.length };
}

const text = `/** The files of the shop, as tools/make-products.ts made them. */
import type { Localised } from '../../../domain/catalogue/course.ts';
import type { ProductFile } from '../../../domain/catalogue/product.ts';

export const productFiles = ${JSON.stringify(listed)} satisfies Record<string, Localised<ProductFile>>;
`;
writeFileSync(
  new URL('files.ts', downloads),
  (await format('files.ts', text, { singleQuote: true, printWidth: 110, trailingComma: 'all' })).code,
);
