/**
 * What the staff may write and leave out: titles that are too long, nobody drawn, nothing announced, a film that is not
 * there, a record without its translation, and lists with nothing on them. Every page of it looks meant.
 */
import type { Page } from '@playwright/test';
import { directionOf, locales, pathIn, type Locale } from '../../domain/people/locale.ts';
import { edgeRecords, editions, noRecords, only } from '../support/edge-records.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { boxAtRest, expectFits } from '../support/settle-down.ts';
import type { Running } from '../support/start-built.ts';
import { startWith } from '../support/start-with.ts';

// One after the other: each worker would start academies of its own.
test.describe.configure({ mode: 'default' });

const lists = ['/', '/courses', '/workshops', '/tools', '/blog', '/consultation', '/careers', '/about'];
const kinds = ['courses', 'workshops', 'products', 'blog', 'careers', 'consultation'] as const;
const items = kinds.flatMap((kind) => editions.map((edition) => `/${kind}/${edition}`));
const forms = [
  '/courses/long/waitlist',
  '/courses/unbroken/enrol',
  '/workshops/unbroken/apply',
  '/products/unbroken/access',
];

/** On a small phone, a phone and a desk: nothing wider than the screen, no list without a line, no word of a machine. */
async function expectMeant(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(200);
  await expect(page.locator('h1')).toHaveCount(1);
  for (const width of [1280, 320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expectFits(page, `at ${width}`);
  }
  expect(await page.locator('main').innerText()).not.toMatch(
    /\b(null|undefined|NaN)\b|\[object|\{\w+\}|\(\)|«»|“”/,
  );
  await expect(page.locator('main :is(ul, ol, dl):not(:has(> *))')).toHaveCount(0);
  await expect(page.locator('main :is(h1, h2, h3, h4, dd):empty')).toHaveCount(0);
  await expectAccessible(page);
}

let running: Running;

test.describe('records at the edges', () => {
  test.beforeAll(async () => {
    running = await startWith(edgeRecords, { welcomeVideoUrl: null });
  });
  test.afterAll(() => running.stop());

  for (const locale of locales) {
    for (const path of [...lists, ...items, ...forms]) {
      const address = pathIn(locale, path);
      test(`${address} looks meant`, async ({ page }) => {
        // The still of its film is not there either.
        if (path === '/courses/unbroken') test.info().annotations.push({ type: 'expects-4xx' });
        await expectMeant(page, running.origin + address);
      });
    }

    const other: Locale = locale === 'en' ? 'ar' : 'en';

    test(`${locale}: the page of what is written in the other language only says so, and is told in that language`, async ({
      page,
    }) => {
      for (const kind of kinds) {
        await page.goto(running.origin + pathIn(locale, `/${kind}/${only[other]}`));
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('.untranslated')).toBeVisible();
        const told = page.locator('.in-its-language');
        await expect(told).toHaveAttribute('lang', other);
        await expect(told).toHaveAttribute('dir', directionOf(other));
        await expect(told.locator('main h1')).toBeVisible();
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
        await expect(page.locator('link[rel="canonical"], link[hreflang]')).toHaveCount(0);
        await expectAccessible(page);
      }
    });

    test(`${locale}: what is written in this language only has its page to itself`, async ({ page }) => {
      for (const kind of kinds) {
        const path = pathIn(locale, `/${kind}/${only[locale]}`);
        await page.goto(running.origin + path);
        await expect(page.locator('.untranslated')).toHaveCount(0);
        await expect(page.locator(`link[hreflang="${locale}"]`)).toHaveAttribute(
          'href',
          new RegExp(`${path}$`),
        );
        await expect(page.locator(`link[hreflang="${other}"]`)).toHaveCount(0);
      }
    });

    test(`${locale}: lists say in which language a title is that is not translated`, async ({ page }) => {
      for (const list of lists.slice(1, 7)) {
        await page.goto(running.origin + pathIn(locale, list));
        const title = page.locator(`main :is(h2, h3) bdi[lang="${other}"]`).first();
        await expect(title).toHaveAttribute('dir', directionOf(other));
      }
    });

    test(`${locale}: a film that does not come says so in its place, and can be asked for again`, async ({
      page,
    }) => {
      test.info().annotations.push({ type: 'expects-4xx' });
      await page.goto(running.origin + pathIn(locale, '/courses/unbroken'));
      const frame = page.locator('[data-video-frame]');
      const before = await boxAtRest(frame);
      await frame.locator('a').click();
      await expect(frame.getByRole('alert')).toBeVisible();
      await expect(frame.getByRole('link')).toHaveAttribute('href', /\/media\/not-there\.mp4$/);
      const after = await boxAtRest(frame);
      expect(after.height).toBe(before.height);
      await frame.getByRole('button').click();
      await expect(frame.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('search engines and feeds are told of pages in the language they are written in', async ({
    request,
  }) => {
    const sitemap = await (await request.get(`${running.origin}/sitemap.xml`)).text();
    for (const kind of kinds) {
      expect(sitemap).toContain(`/${kind}/${only.en}</loc>`);
      expect(sitemap).not.toContain(`/ar/${kind}/${only.en}<`);
      expect(sitemap).toContain(`/ar/${kind}/${only.ar}</loc>`);
    }
    const feed = await (await request.get(`${running.origin}/ar/blog/feed.xml`)).text();
    expect(feed).toContain(only.ar);
    expect(feed).not.toContain(only.en);
  });
});

test.describe('an academy with nothing in it yet', () => {
  test.beforeAll(async () => {
    running = await startWith(noRecords);
  });
  test.afterAll(() => running.stop());

  for (const locale of locales) {
    for (const path of lists) {
      const address = pathIn(locale, path);
      test(`${address} looks meant without a single record`, async ({ page }) => {
        await expectMeant(page, running.origin + address);
        await expect(page.locator('main a[href]').first()).toBeVisible();
      });
    }
  }
});
