import { locales, pathIn } from '../../domain/people/locale.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { expectFits } from '../support/settle-down.ts';

for (const locale of locales) {
  test(`${locale}: on a wide page the contents stand beside the text and stay in sight`, async ({ page }) => {
    await page.goto(pathIn(locale, '/blog/english-twenty-minutes-a-day'));
    const contents = page.locator('.contents-aside');
    await expect(contents.getByRole('link')).not.toHaveCount(0);
    await contents.getByRole('link').last().click();
    await expect(page.locator(':target')).toBeInViewport();
    await expect(contents).toBeInViewport();
    await expectAccessible(page);
  });

  test(`${locale}: the list on a wide page is whole`, async ({ page }) => {
    await page.goto(pathIn(locale, '/blog'));
    await expectAccessible(page);
    await expectFits(page);
  });
}
