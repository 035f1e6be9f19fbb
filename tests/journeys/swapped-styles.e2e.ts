/** What is put into a page out of another one looks as it does there: its styles come along, whatever the page had before. */
import { words } from '../../src/words.ts';
import { pathIn } from '../../src/platform/i18n/locale.ts';
import { languages } from '../support/extent.ts';
import { expect, test } from '../support/journey.ts';
import { looksOf } from '../support/looks.ts';

for (const locale of languages('ar')) {
  const at = (path: string) => pathIn(locale, path);

  test(`${locale}: courses that are found while one types look as on a page of their own`, async ({
    page,
  }) => {
    await page.goto(at('/courses?q=zzzz'));
    await expect(page.getByText(words[locale].courses.results.empty)).toBeVisible();
    await page.getByRole('searchbox').fill('UGC');
    const results = page.locator('[data-results]');
    await expect(results.getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL(/\?q=UGC$/);
    const swapped = await looksOf(results);
    await page.reload();
    expect(await looksOf(results)).toEqual(swapped);
  });

  test(`${locale}: a form looks in a dialog as it does on its page`, async ({ page }) => {
    const form = at('/courses/french-course/waitlist');
    await page.goto(at('/courses/french-course'));
    await page.locator(`a[data-dialog][href="${form}"]:visible`).first().click();
    const inDialog = page.locator('dialog[open] [data-step] form');
    await expect(inDialog).toBeVisible();
    const swapped = await looksOf(inDialog);
    await page.goto(form);
    expect(await looksOf(page.locator('main [data-step] form'))).toEqual(swapped);
  });
}
