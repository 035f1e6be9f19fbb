/** On a wide page without script: the More menu opens, and the contents stand beside the text. */
import { words } from '../../content/words.ts';
import { locales, pathIn } from '../../domain/people/locale.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

for (const locale of locales) {
  test(`${locale}: a page of law shows its contents beside the text, and its More menu opens`, async ({
    page,
  }) => {
    await page.goto(pathIn(locale, '/terms-and-conditions'));
    const contents = page.getByRole('navigation', { name: words[locale].legal.contents });
    for (const { heading } of words[locale].termsAndConditions.sections)
      await expect(contents.getByRole('link', { name: heading, exact: true })).toBeVisible();
    await page.locator('details.more > summary').click();
    await expect(
      page.locator('.more-list').getByRole('link', { name: words[locale].common.navigation.contact }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test(`${locale}: on paper a page of law is its text alone`, async ({ page }) => {
    await page.goto(pathIn(locale, '/privacy-policy'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.legal-text')).toBeVisible();
    for (const part of ['.bar', '.footer', '.chat', '.legal-contents'])
      await expect(page.locator(part)).toBeHidden();
  });
}
