/** Feeds and other files for programs, read by a browser's own parser. */
import { locales, pathIn } from '../../src/platform/i18n/locale.ts';
import { expect, test } from '../support/journey.ts';

test('sitemap and feeds are XML that a browser can read, and so is the manifest of each language @all', async ({
  page,
  request,
}) => {
  await page.goto('/privacy-policy');
  for (const path of ['/sitemap.xml', ...locales.map((locale) => pathIn(locale, '/blog/feed.xml'))]) {
    const text = await (await request.get(path)).text();
    const fault = await page.evaluate(
      (xml) =>
        new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent,
      text,
    );
    expect(fault, path).toBeUndefined();
  }
  for (const locale of locales) {
    await page.goto(pathIn(locale, '/'));
    const client = await page.context().newCDPSession(page);
    const { url, errors } = await client.send('Page.getAppManifest');
    expect(new URL(url).pathname).toBe(pathIn(locale, '/manifest.webmanifest'));
    expect(errors).toEqual([]);
  }
});
