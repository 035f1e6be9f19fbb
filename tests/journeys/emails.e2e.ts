/** With larger text set on the phone every page fits the screen, and the other language is in the menu. */
import type { Page } from '@playwright/test';
import { pathIn, readingOrder } from '../../src/platform/i18n/locale.ts';
import { everything, languages } from '../support/extent.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { boxAtRest, expectFits } from '../support/settle-down.ts';
import { publicPaths } from '../support/site.ts';

/** In pixels; an Arabic page's are a little larger. */
const emailsOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

for (const locale of languages('ar')) {
  test(`${locale}: whatever the text size, no page is wider than the phone, and the menu holds the other languages @all`, async ({
    page,
  }) => {
    // Every page of the site, one after the other.
    test.setTimeout(300_000);
    const session = await page.context().newCDPSession(page);
    for (const path of publicPaths) {
      await page.goto(pathIn(locale, path));
      for (const size of everything ? [20, 24, 32] : [32]) {
        // The browser's own setting, which 1rem follows; 16 is what most people have.
        await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
        await expect.poll(async () => Math.abs((await emailsOf(page)) - size)).toBeLessThanOrEqual(2);
        await expectFits(page, `${pathIn(locale, path)} in ${size} px`);
      }
    }
    await page.goto(pathIn(locale, '/about'));
    await expect(page.locator('.bar-narrow > [data-languages]')).toBeHidden();
    await page.locator('.mobile-menu summary').click();
    await expectAccessible(page);
    const [, other = locale] = readingOrder(locale);
    await page.locator(`.mobile-panel [data-language][lang=${other}]`).click();
    await expect(page).toHaveURL(pathIn(other, '/about'));
  });

  test(`${locale}: on the smallest phone the button at the foot of a course fits`, async ({ page }) => {
    for (const width of [320, 360])
      for (const slug of ['fashion-business-masterclass', 'english-mastery']) {
        await page.setViewportSize({ width, height: 640 });
        await page.goto(pathIn(locale, `/courses/${slug}`));
        const button = await boxAtRest(page.locator('.action-bar .button'));
        expect(button.x, `${slug} at ${width}`).toBeGreaterThanOrEqual(16);
        expect(button.x + button.width, `${slug} at ${width}`).toBeLessThanOrEqual(width - 16);
      }
  });
}
