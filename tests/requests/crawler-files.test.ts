/** Feeds and other files for programs. */
import { expect, it } from 'vitest';
import { locales, pathIn } from '../../src/platform/i18n/locale.ts';
import { newVisitor } from '../support/visitor.ts';

it.each(['/sitemap.xml', ...locales.map((locale) => pathIn(locale, '/blog/feed.xml'))])(
  '%s is XML',
  async (path) => {
    const answer = await newVisitor().ask(path);
    expect(answer.headers.get('content-type')).toMatch(/xml/);
    expect(await answer.text()).toMatch(/^<\?xml version="1.0"/);
  },
);

it('a program that asks for /favicon.ico gets an icon that it may keep', async () => {
  const answer = await newVisitor().ask('/favicon.ico');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  // ICONDIR with one picture.
  expect([...new Uint8Array(await answer.arrayBuffer())].slice(0, 6)).toEqual([0, 0, 1, 0, 1, 0]);
});

it('robots.txt leads to the sitemap and keeps machines out of orders', async () => {
  const text = await (await newVisitor().ask('/robots.txt')).text();
  expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  for (const path of ['/orders/', '/ar/orders/', '/staff', '/downloads/'])
    expect(text).toContain(`Disallow: ${path}\n`);
});
