/** A course is bought in instalments, on a phone, by card: the first at once, the second early. */
import { words } from '../../src/words.ts';
import { chooseMethod, fillDetails, goToTheBank, prefix, pressAtTheBank } from '../support/enrol.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, newLearner, test, expectGood } from '../support/journey.ts';
import { withStaffPage, openOrder } from '../support/staff-actions.ts';
import { consoleWords } from '../support/console-words.ts';
import { orderNumberOn } from '../support/order-number.ts';

for (const locale of languages('ar')) {
  const t = words[locale];
  const { page: plan, panel } = t.instalments;

  test(`${locale}: a course is paid in instalments, and staff see the plan beside the order @all`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    await page.goto(`${prefix(locale)}/courses/ecommerce-mastery/enrol`);
    await fillDetails(page, locale, newLearner());
    await page.locator('input[name=pay][value=parts]').check();
    await page.getByText(t.instalments.choice.details).click();
    await page.locator('input[name=paymentOption][value^=Wafa]').check();
    await expect(page.getByText(t.enrol.method.cashMore.bring)).toBeVisible();
    await expectGood(page);
    await chooseMethod(page, locale, 'card');
    await goToTheBank(page, locale);
    await pressAtTheBank(page, locale, 'approve');
    await page.getByRole('link', { name: t.payment.openOrder }).click();
    await expect(page.getByText(t.order.access.classroom.title, { exact: true })).toBeVisible();
    await expectAccessible(page);
    const number = await orderNumberOn(page);

    await page.getByRole('link', { name: panel.seeAndPay }).click();
    await expect(page.getByRole('heading', { name: plan.list })).toBeVisible();
    await expectGood(page);
    await page.locator('button[name=part]').click();
    await chooseMethod(page, locale, 'card');
    await goToTheBank(page, locale);
    await pressAtTheBank(page, locale, 'approve');
    await expect(page.getByText(t.payment.kinds.instalment.paidText)).toBeVisible();
    await page.getByRole('link', { name: t.payment.openOrder }).click();
    await expect(page.getByRole('heading', { name: t.order.kinds.instalment.access.title })).toBeVisible();
    await expectAccessible(page);

    await withStaffPage({ browser, baseURL, locale }, async (staffPage) => {
      await openOrder(staffPage, number);
      await expect(
        staffPage.getByRole('heading', { name: consoleWords[locale].orderPage.plan.title }),
      ).toBeVisible();
      await expectAccessible(staffPage);
    });
  });
}
