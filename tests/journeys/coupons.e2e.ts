import { words } from '../../src/words.ts';
import { fillDetails, prefix } from '../support/enrol.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { withStaffPage } from '../support/staff-actions.ts';
import { consoleWords } from '../support/console-words.ts';
import { consoleAt } from '../support/staff.ts';

for (const locale of languages('ar')) {
  const t = words[locale];
  const { box } = t.coupon;

  test(`${locale}: a coupon lowers the shown price, after a wrong one, and the order names it`, async ({
    page,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    const field = page.getByLabel(box.label, { exact: true });
    const apply = page.getByRole('button', { name: box.apply, exact: true });
    const name = page.getByLabel(t.enrol.details.name);
    // No campaign runs for it.
    await page.goto(`${prefix(locale)}/courses/ecommerce-mastery/enrol`);
    await name.fill('Salma Alaoui');
    await page.getByText(box.question).click();
    await field.fill('NO SUCH CODE');
    await apply.click();
    await expect(page.getByText(t.common.fieldProblems['coupon-unknown'])).toBeVisible();
    await expect(name).toHaveValue('Salma Alaoui');
    await field.fill('derb 10');
    await apply.click();
    await expect(page.getByRole('status').filter({ hasText: box.applied })).toBeVisible();
    await expectAccessible(page);
    await fillDetails(page, locale, newLearner());
    await expect(page).toHaveURL(/\/method$/);
    await expect(page.getByText('DERB10').first()).toBeVisible();
  });
}

for (const locale of languages('en'))
  test(`${locale}: staff make a coupon, see what is wrong with it, and close it @all`, async ({
    browser,
    baseURL,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    const { coupons } = consoleWords[locale];
    const code = `ONE${locale.toUpperCase()}${Date.now().toString(36).toUpperCase()}`;
    await withStaffPage({ browser, baseURL, locale }, async (staffPage) => {
      const card = staffPage
        .getByRole('listitem')
        .filter({ has: staffPage.getByRole('heading', { name: code }) });
      await staffPage.goto(consoleAt('/coupons'));
      await staffPage.getByRole('button', { name: coupons.open }).click();
      const form = staffPage.getByRole('form', { name: coupons.open });
      await expect(form.getByRole('textbox', { name: coupons.code })).toBeFocused();
      await form.getByRole('textbox', { name: coupons.code }).fill(code);
      await form.getByRole('textbox', { name: coupons.value }).fill('0');
      await form.getByRole('textbox', { name: coupons.mostUses }).fill('1');
      await form.getByRole('button', { name: coupons.make }).click();
      await expect(form.getByText(coupons.faults['coupon-value'] ?? '')).toBeVisible();
      await expectAccessible(staffPage);
      await form.getByRole('textbox', { name: coupons.value }).fill('25');
      await form.getByRole('button', { name: coupons.make }).click();
      await expect(staffPage.getByText(coupons.made(code))).toBeVisible();
      await expect(staffPage.getByRole('button', { name: coupons.open })).toBeFocused();
      await expect(card).toContainText(coupons.statuses.running);
      await expectAccessible(staffPage);
      await card.getByRole('button', { name: coupons.close(code) }).click();
      const asked = staffPage.getByRole('dialog');
      await expect(asked.getByText(coupons.sure)).toBeVisible();
      await asked.getByRole('button', { name: coupons.go }).click();
      await expect(staffPage.getByText(coupons.closed)).toBeVisible();
      await expect(card).toContainText(coupons.statuses.closed);
    });
  });
