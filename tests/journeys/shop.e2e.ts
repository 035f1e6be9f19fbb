import { products } from '../../content/sample/products.ts';
import { words } from '../../src/words.ts';
import { pathIn } from '../../src/platform/i18n/locale.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { emailTo } from '../support/emails.ts';

for (const locale of languages('ar')) {
  const { access, download, product: productWords, shop } = words[locale];
  const calendar = products.find(({ slug }) => slug === 'social-content-calendar');

  test(`${locale}: the shop answers every choice at once; a free file is asked for in the dialog and saved from the e-mail`, async ({
    page,
  }) => {
    // Filters are shown from 15 products on, and to whoever comes by the address of a choice.
    await page.goto(pathIn(locale, '/tools'));
    const cards = page.locator('[data-results] article');
    // One lies open above them.
    const listed = products.length - 1;
    await expect(cards).toHaveCount(listed);
    await expect(page.getByText(shop.filters.freeOnly, { exact: true })).toHaveCount(0);
    await page.goto(pathIn(locale, '/tools?featured=yes'));
    await page.getByText(shop.filters.featuredOnly, { exact: true }).click();
    await page.getByText(shop.filters.freeOnly, { exact: true }).click();
    await expect(cards).toHaveCount(2);
    await expect(page).toHaveURL(/free=yes/);
    await page.getByText(shop.categories.Software, { exact: true }).first().click();
    await expect(page.getByText(shop.results.empty)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: shop.results.showAll }).click();
    await expect(cards).toHaveCount(listed);

    const { email } = newLearner();
    await page.goto(pathIn(locale, '/products/social-content-calendar'));
    const bar = page.getByRole('complementary', { name: productWords.bar });
    await bar.getByRole('link', { name: productWords.getFree }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(access.email).fill(email);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: access.submit.free }).click();
    await expect(dialog.getByText(access.sent.title)).toBeVisible();
    const html = await emailTo(page, email, '/downloads/');
    await page.goto(/href="[^"]*?(\/(?:ar\/)?downloads\/[^"/]+)"/.exec(html)?.[1] ?? '');
    await expect(page.getByRole('heading', { level: 1, name: download.heading })).toBeVisible();
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: download.download }).click();
    expect((await saved).suggestedFilename()).toBe(calendar?.files?.[locale]?.name);
  });
}
