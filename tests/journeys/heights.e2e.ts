/** How tall pages are on a phone of 360 px, in Arabic: what is longer is read by nobody. */
import type { Page } from '@playwright/test';
import { posts } from '../../content/sample/posts.ts';
import { pathIn } from '../../src/platform/i18n/locale.ts';
import { expect, test } from '../support/journey.ts';

const newestPost = posts.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn))[0]?.slug ?? '';

/** In pixels, the footer included. */
const budgets: Record<string, number> = {
  '/': 5_000,
  '/courses/ecommerce-mastery': 5_500,
  '/courses/english-mastery': 5_500,
  '/courses/ecommerce-mastery-virtual': 7_600,
  '/community': 6_000,
  '/community/clarity-details': 6_000,
  '/community/accountability-details': 6_000,
  [`/blog/${newestPost}`]: 7_700,
  '/blog': 3_500,
  '/host-course': 4_500,
  '/support': 5_000,
};

const footers = { '/': 520, '/courses/ecommerce-mastery/enrol': 70, '/clarity-login': 70 };

/** Opens a page in our letters: fetched by a first visit, they are there at once at the second. */
async function openInOurs(page: Page, path: string): Promise<void> {
  await page.goto(pathIn('ar', path));
  await page.evaluate(() =>
    Promise.all(['ا', 'a'].map((letter) => document.fonts.load('700 1em "Readex Pro"', letter))),
  );
  await page.goto(pathIn('ar', path));
}

test('no page and no footer is taller than it may be', async ({ page }) => {
  for (const [path, most] of Object.entries(budgets)) {
    await openInOurs(page, path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, path).toBeLessThanOrEqual(most);
  }
  for (const [path, most] of Object.entries(footers)) {
    await openInOurs(page, path);
    const box = await page.getByRole('contentinfo').boundingBox();
    expect.soft(box?.height, `the footer of ${path}`).toBeLessThanOrEqual(most);
  }
});

for (const path of ['/', '/courses/ecommerce-mastery'])
  test(`the heading of ${path} breaks in the phone’s own letters where it breaks in ours`, async ({
    page,
  }) => {
    test.info().annotations.push({ type: 'expects-no-answer' });
    const heightOfHeading = async () => (await page.locator('h1').boundingBox())?.height;
    await openInOurs(page, path);
    const ours = await heightOfHeading();
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto(pathIn('ar', path));
    expect(await heightOfHeading()).toBe(ours);
  });
