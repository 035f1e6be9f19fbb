import { locales, pathIn } from '../../domain/people/locale.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { expectFits } from '../support/settle-down.ts';

const paths = ['/community', '/community/clarity-details', '/community/accountability-details', '/about'];

for (const locale of locales) {
  test.describe(`${pathIn(locale, '/community')} without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('says what joining costs, who can be asked, and leads to the checkout', async ({ page }) => {
      await page.goto(pathIn(locale, '/community'));
      const price = page.locator('#price');
      await expect(price).toContainText('49');
      await expect(price.locator('a[href^="https://wa.me/"]')).toBeVisible();
      await expect(price.locator(`a[href="${pathIn(locale, '/clarity-login')}"]`)).toBeVisible();
      await price.locator(`a[href="${pathIn(locale, '/checkout/membership')}"]`).click();
      await expect(page).toHaveURL(new RegExp(pathIn(locale, '/checkout/membership')));
    });

    test('answers its questions where they stand', async ({ page }) => {
      await page.goto(pathIn(locale, '/community'));
      const question = page.locator('.question').nth(2);
      await expect(question.locator('p')).toBeHidden();
      await question.locator('summary').click();
      // The days of the one refund policy, not a number of this page's own.
      await expect(question.locator('p')).toContainText('30');
    });

    test('opens both doors to the details, and each leads back', async ({ page }) => {
      for (const path of paths.slice(1, 3)) {
        await page.goto(pathIn(locale, '/community'));
        await page.locator(`.detail-door[href="${pathIn(locale, path)}"]`).click();
        await expect(page).toHaveURL(new RegExp(`${pathIn(locale, path)}$`));
        await page.locator('main a').first().click();
        await expect(page).toHaveURL(new RegExp(`${pathIn(locale, '/community')}$`));
      }
    });

    test('a door of the lane leads to its day', async ({ page }) => {
      await page.goto(pathIn(locale, '/community/clarity-details'));
      await expect(page.locator('.sprint-door')).toHaveCount(15);
      await expect(page.locator('.sprint-day')).toHaveCount(15);
      await page.locator('.sprint-door').nth(11).click();
      await expect(page.locator('#day-12')).toBeInViewport();
    });
  });

  for (const path of ['/', ...paths]) {
    const address = pathIn(locale, path);

    test(`${address}: every question open is still in order, and nothing is wider than 320 pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address);
      await page
        .locator('details.question')
        .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
      await expect(page.locator('main')).not.toContainText(/\{\w+\}/);
      await expectFits(page);
      await expectAccessible(page);
    });
  }
}
