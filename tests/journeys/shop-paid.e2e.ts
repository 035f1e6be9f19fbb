/** A product of the shop is bought on a phone, by card in the dialog over its page, downloaded, and renewed. */
import { readFile } from 'node:fs/promises';
import { products } from '../../content/sample/products.ts';
import { inAllLanguages } from '../../src/platform/records/record.ts';
import { words } from '../../src/words.ts';
import { chooseMethod, goToTheBank, prefix, pressAtTheBank } from '../support/enrol.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, newLearner, test, expectGood } from '../support/journey.ts';
import { withStaffPage, openOrder } from '../support/staff-actions.ts';
import { consoleWords } from '../support/console-words.ts';
import { orderNumberOn } from '../support/order-number.ts';

const slug = 'freelance-ebook';
const book = products.find((one) => one.slug === slug);

for (const locale of languages('ar')) {
  const t = words[locale];
  const { details, product } = t.enrol;

  test(`${locale}: bought by card in the dialog over its page, saved on the phone as it was made, and granted again by staff @all`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    await page.goto(`${prefix(locale)}/products/${slug}`);
    await page
      .getByRole('complementary', { name: t.product.bar })
      .getByRole('link', { name: t.product.getPaid })
      .click();
    await expect(page.getByRole('dialog').getByText(product.details.emailHint)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(product.details.name, { exact: true }).fill(locale === 'ar' ? 'سلمى' : 'Salma');
    await page.getByRole('textbox', { name: details.email }).fill(newLearner().email);
    await page.getByLabel(details.isSixteen).check();
    await page.getByLabel(product.details.agreesToStart).check();
    await page.getByRole('button', { name: details.submit }).click();
    await chooseMethod(page, locale, 'card');
    await goToTheBank(page, locale);
    await pressAtTheBank(page, locale, 'approve');
    await expect(page.getByText(t.payment.kinds.product.paidText)).toBeVisible();
    await expectGood(page);
    const saved = page.waitForEvent('download');
    await page.locator('section[aria-labelledby="files-title"] a[href$="/file"]').first().click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(inAllLanguages(book?.files)?.[locale]?.name);
    const shipped = await readFile(`content/sample/downloads/${inAllLanguages(book?.files)?.[locale]?.path}`);
    expect(shipped.equals(await readFile(await file.path()))).toBe(true);
    await page.getByRole('link', { name: t.payment.openOrder }).click();
    await expect(page.getByRole('link', { name: t.order.actions.shop })).toBeVisible();
    await expectAccessible(page);
    const number = await orderNumberOn(page);
    await withStaffPage({ browser, baseURL, locale }, async (staffPage) => {
      const { files } = consoleWords[locale].orderPage;
      await openOrder(staffPage, number);
      await expect(staffPage.getByRole('heading', { name: files.title })).toBeVisible();
      await expectAccessible(staffPage);
      await staffPage.getByRole('button', { name: files.renew }).click();
      await staffPage.getByRole('button', { name: files.submit }).click();
      await expect(staffPage.getByText(files.done)).toBeVisible();
    });
  });
}
