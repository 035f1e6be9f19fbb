import { statusesAr } from '../../src/academy/frame/status-words.ts';
import { words } from '../../src/words.ts';
import { chooseMethod, fillDetails, goToTheBank, prefix, pressAtTheBank } from '../support/enrol.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { withStaffPage, payBackByCard } from '../support/staff-actions.ts';
import { consoleWords } from '../support/console-words.ts';
import { orderNumberOn } from '../support/order-number.ts';
import { asStaff, claimed } from '../support/prepared.ts';
import { consoleAt } from '../support/staff.ts';

for (const locale of languages('ar')) {
  const t = words[locale];

  test(`${locale}: refunds of an order are shown on its page accessibly @all`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    await page.goto(`${prefix(locale)}/courses/ecommerce-mastery-virtual/enrol`);
    await fillDetails(page, locale, newLearner());
    await chooseMethod(page, locale, 'card');
    await goToTheBank(page, locale);
    await pressAtTheBank(page, locale, 'approve');
    await page.getByRole('link', { name: t.payment.openOrder }).first().click();
    await expect(page).toHaveURL(/\/orders\/[\w-]+$/);
    const number = await orderNumberOn(page);
    await withStaffPage({ browser, baseURL, locale }, (staffPage) =>
      payBackByCard(staffPage, locale, number, { amount: '100,50', reason: 'One lesson was cut.' }),
    );
    await page.reload();
    await expect(page.getByText(t.orderRefunds.sent, { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
}

test('a learner asks for a refund in Arabic, staff pay it back, and the order shows it @all', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const order = await claimed(origin, { course: 'ecommerce-mastery-virtual' });
  const { ask, request, account } = words.ar.orderRefunds;
  const { requests, form, one } = consoleWords.en.refunds;
  await withStaffPage({ browser, baseURL }, async (staffPage) => {
    await asStaff(staffPage, origin, 'POST', `/orders/${order.number}/decision`, { decision: 'confirm' });
    await page.goto(`${prefix('ar')}${order.page}`);
    await page.getByRole('link', { name: request.button }).click();
    await expect(page.getByText(ask.access)).toBeVisible();
    await page.locator('[name=way][value=bank-transfer]').check();
    // On a wide screen nothing lies over the fields, also while they are filled in rightly.
    const isWide = (page.viewportSize()?.width ?? 0) >= 768;
    await expect(page.locator('.step-foot')).toHaveCSS('position', isWide ? 'static' : 'sticky');
    await page.getByLabel(account.rib).fill('007780000123456789012396');
    await expectAccessible(page);
    await page.locator('.step-foot button').click();
    await expect(page.getByText(request.now)).toBeVisible();
    await expectAccessible(page);

    await staffPage.goto(consoleAt('/refunds'));
    const asked = staffPage.getByRole('listitem').filter({ hasText: order.number });
    await expect(asked).toContainText('007 780');
    await expectAccessible(staffPage);
    await asked.getByRole('link', { name: requests.payBack }).click();
    // The form is filled from the request: nothing is typed again.
    await expect(staffPage.getByLabel(form.rib)).toHaveValue(/^007/);
    await staffPage.getByRole('button', { name: form.submit, exact: true }).click();
    await staffPage.getByRole('dialog').getByRole('button', { name: form.submit }).click();
    await staffPage.getByLabel(one.facts.proof).fill('VIR-2026-1');
    await staffPage.getByRole('button', { name: one.complete }).click();
    await expect(staffPage.getByText(one.completed)).toBeVisible();
    await staffPage.goto(consoleAt(`/orders/${order.number}/show`));
    await expect(
      staffPage.getByText(consoleWords.en.orders.statuses['paid-back'], { exact: true }).first(),
    ).toBeVisible();
  });

  await page.reload();
  await expect(page.getByText(statusesAr['paid-back'], { exact: true }).first()).toBeVisible();
});
