/** Files for machines, read by a browser's own parser. */
import { locales, pathIn } from '../../domain/people/locale.ts';
import { expect, test } from '../support/journey.ts';

test('sitemap and feeds are XML that a browser can read', async ({ page, request }) => {
  await page.goto('/privacy-policy');
  for (const path of ['/sitemap.xml', ...locales.map((locale) => pathIn(locale, '/blog/feed.xml'))]) {
    const answer = await request.get(path);
    expect(answer.headers()['content-type'], path).toMatch(/xml/);
    const fault = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent,
      await answer.text(),
    );
    expect(fault, path).toBeUndefined();
  }
});

test('robots.txt leads to the sitemap and keeps machines out of orders', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  for (const path of ['/orders/', '/ar/orders/', '/staff', '/downloads/'])
    expect(text).toContain(`Disallow: ${path}\n`);
});

test('the browser takes the manifest of each language', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(pathIn(locale, '/'));
    const client = await page.context().newCDPSession(page);
    const { url, errors } = await client.send('Page.getAppManifest');
    expect(new URL(url).pathname).toBe(pathIn(locale, '/manifest.webmanifest'));
    expect(errors).toEqual([]);
  }
});
