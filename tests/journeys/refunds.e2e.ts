import type { Page } from '@playwright/test';
import { words } from '../../content/words.ts';
import { locales, type Locale } from '../../domain/people/locale.ts';
import { chooseMethod, fillDetails, goToTheBank, prefix, pressAtTheBank } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { orderNumberOn } from '../support/order-number.ts';
import { officeOf, staffState } from '../support/staff.ts';

/** A course paid by card at the practice bank; ends on the order's own page. */
async function payByCard(page: Page, locale: Locale): Promise<string> {
  await page.goto(`${prefix(locale)}/courses/ecommerce-mastery-virtual/enrol`);
  await fillDetails(page, locale, newLearner());
  await chooseMethod(page, locale, 'card');
  await goToTheBank(page, locale);
  await pressAtTheBank(page, locale, 'approve');
  await expect(page.getByText(/DERB-[A-Z0-9-]+/).first()).toBeVisible();
  const number = await orderNumberOn(page);
  await page.locator('main a[href*="/orders/"]').first().click();
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/);
  return number;
}

for (const locale of locales) {
  const say = words[locale];
  const { form, list, refund, ways, states } = say.staffRefunds;
  const office = `${prefix(locale)}/staff`;

  test(`${locale}: a card order is paid back in part and then wholly; the buyer sees it and has her papers`, async ({
    page,
    browser,
    baseURL,
  }) => {
    // A payment, two refunds, and the office and the buyer in turn.
    test.slow();
    test.info().annotations.push({ type: 'expects-4xx' });
    const number = await payByCard(page, locale);
    const context = await officeOf(browser, baseURL);
    const desk = await context.newPage();
    await desk.goto(`${office}/orders/${number}`);
    await desk.getByRole('link', { name: say.staffRefunds.order.payBack }).click();
    await expectAccessible(desk);

    await desk.getByRole('radio', { name: new RegExp(`^${form.part}`) }).check();
    await desk.getByLabel(form.amount).fill('12345');
    await desk.getByRole('button', { name: form.submit, exact: true }).click();
    await expect(desk.getByText(form.fieldProblems.amount)).toBeVisible();
    await expect(desk.getByText(form.fieldProblems.reason)).toBeVisible();
    await expectAccessible(desk);
    await desk.getByLabel(form.amount).fill('100,50');
    await desk.getByLabel(form.reason).fill('One lesson was cut.');
    await desk.getByRole('button', { name: form.submit, exact: true }).click();
    await expect(desk.getByText(states.done).first()).toBeVisible();
    await expectAccessible(desk);

    await page.reload();
    await expect(page.getByText(/DERB-[A-Z0-9-]+/).first()).toBeVisible();
    await expect(page.getByText(say.orderRefunds.sent, { exact: true })).toBeVisible();
    await expectAccessible(page);

    await desk.goto(`${office}/orders/${number}/refund`);
    await desk.getByLabel(form.reason).fill('She asked for it.');
    await desk.getByRole('button', { name: form.submit, exact: true }).click();
    await expect(desk.getByText(states.done).first()).toBeVisible();
    await desk.goto(`${office}/refunds`);
    await expect(desk.getByText(number).first()).toBeVisible();
    await expectAccessible(desk);
    await context.close();

    await page.reload();
    await expect(page.getByRole('heading', { name: say.orderRefunds.allDone.title })).toBeVisible();
    await expect(page.getByText(/DERB-[A-Z0-9-]+/)).toHaveCount(0);
    const notes = page.getByRole('link', { name: say.orderRefunds.creditNote });
    await expect(notes).toHaveCount(2);
    const papers = [`${page.url()}/receipt.pdf`, await notes.first().getAttribute('href')];
    for (const address of papers) {
      const answer = await page.request.get(address ?? '');
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toBe('application/pdf');
      expect(answer.headers()['cache-control']).toContain('no-store');
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    }
    const strange = await page.request.get(`${page.url()}/credit-notes/CN-2020-0001.pdf`);
    expect(strange.status()).toBe(404);
  });

  test(`${locale}: a cash order is paid back at an agency, by steps, without script`, async ({
    page,
    browser,
    baseURL,
  }) => {
    // Step by step, the office and the buyer in turn.
    test.slow();
    test.info().annotations.push({ type: 'expects-4xx' });
    await page.goto(`${prefix(locale)}/courses/ecommerce-mastery/enrol`);
    await fillDetails(page, locale, newLearner());
    await chooseMethod(page, locale, 'cash');
    await page.getByLabel(say.enrol.cash.code).fill(`CASH${Date.now()}`);
    await page.getByRole('button', { name: say.enrol.cash.submit }).click();
    await expect(page.getByText(say.order.standings['Paid - WafaCash'].title).first()).toBeVisible();
    const number = await orderNumberOn(page);

    const context = await browser.newContext({
      baseURL,
      storageState: staffState,
      viewport: { width: 390, height: 800 },
      javaScriptEnabled: false,
    });
    const desk = await context.newPage();
    await desk.goto(`${office}/orders/${number}`);
    await desk.getByLabel(say.staff.order.arrivedCash).check();
    await desk.getByRole('button', { name: say.staff.order.confirm }).click();
    await expect(desk.getByText(say.staff.order.confirmed)).toBeVisible();
    await desk.goto(`${office}/orders/${number}/refund`);
    await desk.getByLabel(form.reason).fill('She asked for it.');
    await desk.getByRole('radio', { name: new RegExp(`^${form.ways['bank-transfer'].title}`) }).check();
    await desk.getByLabel(form.rib).fill('007 780 0001234567890123 45');
    await desk.getByRole('button', { name: form.submit, exact: true }).click();
    await expect(desk.getByText(say.common.fieldProblems['rib-invalid'])).toBeVisible();
    await desk.getByRole('radio', { name: new RegExp(`^${form.ways['cash-agency'].title}`) }).check();
    await desk.getByRole('button', { name: form.submit, exact: true }).click();
    await expect(desk.getByText(ways['cash-agency'], { exact: true }).first()).toBeVisible();
    await expect(desk.getByRole('heading', { name: refund.stepsTitle })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { name: say.orderRefunds.someDecided.title })).toBeVisible();
    await expectAccessible(page);

    await desk.getByRole('button', { name: refund.complete }).click();
    await expect(desk.getByText(form.fieldProblems.proof)).toBeVisible();
    await desk.getByLabel(refund.proof).fill('WC-998-123');
    await desk.getByRole('button', { name: refund.complete }).click();
    await expect(desk.getByText(refund.doneNow)).toBeVisible();
    await desk.locator('summary').filter({ hasText: refund.correct }).click();
    await desk.getByLabel(refund.proof).fill('WC-998-124');
    await desk.getByRole('button', { name: refund.correct }).click();
    await expect(desk.getByText(refund.correctedNow)).toBeVisible();
    await desk.goto(`${office}/refunds`);
    await expect(desk.getByRole('heading', { name: list.doneTitle })).toBeVisible();
    await context.close();

    await page.reload();
    await expect(page.getByText('WC-998-124')).toBeVisible();
    await expect(page.getByRole('heading', { name: say.orderRefunds.allDone.title })).toBeVisible();
  });
}
