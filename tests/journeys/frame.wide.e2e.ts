/** The bar of every page on a wide screen. */
import { words } from '../../content/words.ts';
import { locales, pathIn } from '../../domain/people/locale.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

for (const locale of locales) {
  const { navigation } = words[locale].common;

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled });

      test('the More menu opens, and a press beside it closes it', async ({ page }) => {
        await page.goto(pathIn(locale, '/terms-and-conditions'));
        const more = page.locator('.more');
        await more.locator('summary').click();
        for (const name of ['hostCourse', 'contact', 'blog', 'about', 'careers'] as const)
          await expect(more.getByRole('link', { name: navigation[name], exact: true })).toBeVisible();
        await page.mouse.click(640, 700);
        await expect(more).not.toHaveAttribute('open');
      });

      test('the bar’s own links work while the menu is open', async ({ page }) => {
        await page.goto(pathIn(locale, '/terms-and-conditions'));
        await page.locator('.more summary').click();
        await page.locator('.bar-wide').getByRole('link', { name: navigation.courses, exact: true }).click();
        await expect(page).toHaveURL(pathIn(locale, '/courses'));
        await expect(page.locator('.bar-wide [aria-current="page"]')).toHaveText(navigation.courses);
      });

      test('the bar draws its line after ten pixels of scrolling, not before', async ({ page }) => {
        await page.goto(pathIn(locale, '/terms-and-conditions'));
        const bar = page.locator('.bar');
        await expect(bar).toHaveCSS('box-shadow', /rgba\([^)]*, 0\)|none/);
        await page.mouse.move(640, 400);
        await page.mouse.wheel(0, 60);
        await expect(bar).toHaveCSS('box-shadow', /rgba\(29, 27, 46, 0\.35\)/);
      });
    });
  }

  test(`${locale}: the open menu is reached and left by the keyboard, and is accessible`, async ({
    page,
  }) => {
    await page.goto(pathIn(locale, '/contact'));
    const more = page.locator('.more');
    await more.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(more.getByRole('link', { name: navigation.shop })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(more).not.toHaveAttribute('open');
    await expect(more.locator('summary')).toBeFocused();
  });
}
