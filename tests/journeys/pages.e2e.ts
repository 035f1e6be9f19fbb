import { directionOf, locales, pathIn } from '../../domain/people/locale.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { expectFits } from '../support/settle-down.ts';
import { addressesIn, publicPaths } from '../support/site.ts';

for (const locale of locales) {
  for (const path of publicPaths) {
    const address = pathIn(locale, path);

    test(`${address} is whole: language, direction, one heading, description, both languages, nothing wider than the smallest phone, axe clean`, async ({
      page,
    }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(locale));
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page).toHaveTitle(/.+ \| .+|Derb|درب/);
      expect(
        (await page.locator('meta[name="description"]').getAttribute('content'))?.length,
      ).toBeGreaterThan(20);
      // A page that search engines leave out names no twin either.
      if ((await page.locator('meta[name="robots"][content*="noindex"]').count()) === 0) {
        await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveAttribute(
          'href',
          new RegExp(`${pathIn('en', path)}$`),
        );
        await expect(page.locator('link[rel="alternate"][hreflang="ar"]')).toHaveAttribute(
          'href',
          new RegExp(`${pathIn('ar', path)}$`),
        );
      }
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 640 });
        await expectFits(page, `at ${width}`);
      }
      await expectAccessible(page);
    });
  }

  test(`${locale}: no link on any page leads nowhere`, async ({ request }) => {
    // Every address of the site, one after the other.
    test.slow();
    const seen = new Set<string>();
    const queue = addressesIn(locale);
    const dead: string[] = [];
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      if (seen.has(next)) continue;
      seen.add(next);
      // Our own links lead straight to the page: one that is sent on is out of date.
      const answer = await request.get(next, { maxRedirects: 0 });
      // A page of one's own asks first who is there; the switch of languages leads to both its pages.
      const asksWho = /^(?:\/ar)?\/clarity-login\?next=/.test(answer.headers()['location'] ?? '');
      if (answer.status() >= 300 && !asksWho) dead.push(`${answer.status()} ${next}`);
      if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
      const html = await answer.text();
      for (const [, href] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)[^"]*"/g))
        if (href && !seen.has(href)) queue.push(href);
      for (const [, source] of html.matchAll(/ (?:src|poster)="(\/[^"?#]+)/g))
        if (source && !seen.has(source)) queue.push(source);
      // What only machines follow: icons, the manifest, feeds, pictures for messengers.
      for (const [, file] of html.matchAll(/<link [^>]*href="(\/[^"?#]+)/g))
        if (file && !seen.has(file)) queue.push(file);
      for (const [, picture] of html.matchAll(/property="og:image" content="https?:\/\/[^/]+(\/[^"?#]+)/g))
        if (picture && !seen.has(picture)) queue.push(picture);
    }
    expect(dead).toEqual([]);
    expect(seen.size).toBeGreaterThan(publicPaths.length);
    const kinds = [/^\/social\/.+\.png$/, /\/calendar\.ics$/, /\/feed\.xml$/, /\/manifest\.webmanifest$/];
    for (const kind of kinds)
      expect(
        [...seen].some((path) => kind.test(path)),
        String(kind),
      ).toBe(true);
  });

  test(`${locale}: an address that leads nowhere is a 404 page with a way home`, async ({ page }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    const answer = await page.goto(pathIn(locale, '/nothing-here'));
    expect(answer?.status()).toBe(404);
    await expect(page.locator('main a[href]').first()).toBeVisible();
    await expectAccessible(page);
  });
}
