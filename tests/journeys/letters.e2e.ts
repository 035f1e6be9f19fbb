/** Who sets her phone to larger letters reads every page whole: nothing beside the screen, the other language in the menu. */
import type { Page } from '@playwright/test';
import { locales, pathIn } from '../../domain/people/locale.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { boxAtRest, expectFits } from '../support/settle-down.ts';
import { publicPaths } from '../support/site.ts';

/** The browser's own setting, which 1rem follows; 16 is what most people have. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

for (const locale of locales)
  for (const size of [20, 24, 32]) {
    test(`${locale}: with letters of ${size} px no page is wider than the phone`, async ({ page }) => {
      // Every page of the site, one after the other.
      test.slow();
      await setLetters(page, size);
      for (const path of publicPaths) {
        await page.goto(pathIn(locale, path));
        await expectFits(page, pathIn(locale, path));
      }
    });
  }

for (const locale of locales)
  test(`${locale}: with letters twice as large the menu holds the other language`, async ({ page }) => {
    await setLetters(page, 32);
    await page.goto(pathIn(locale, '/about'));
    await expect(page.locator('.bar-narrow > [data-language]')).toBeHidden();
    await page.locator('.mobile-menu summary').click();
    await expectAccessible(page);
    await page.locator('.mobile-panel [data-language]').click();
    await expect(page).toHaveURL(pathIn(locale === 'en' ? 'ar' : 'en', '/about'));
  });

for (const locale of locales)
  test(`${locale}: on the smallest phone the button at the foot of a course stands whole`, async ({
    page,
  }) => {
    for (const width of [320, 360])
      for (const slug of ['fashion-business-masterclass', 'english-mastery']) {
        await page.setViewportSize({ width, height: 640 });
        await page.goto(pathIn(locale, `/courses/${slug}`));
        const button = await boxAtRest(page.locator('.action-bar .button'));
        expect(button.x, `${slug} at ${width}`).toBeGreaterThanOrEqual(16);
        expect(button.x + button.width, `${slug} at ${width}`).toBeLessThanOrEqual(width - 16);
      }
  });
