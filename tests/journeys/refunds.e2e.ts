import type { Page } from '@playwright/test';
import { words } from '../../content/words.ts';
import { locales, type Locale } from '../../domain/people/locale.ts';
import { chooseMethod, fillDetails, goToTheBank, prefix, pressAtTheBank } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { atTheDesk, confirmClaim, openOrder, payBackByCard } from '../support/office-deeds.ts';
import { officeWords } from '../support/office-words.ts';
import { orderNumberOn } from '../support/order-number.ts';
import { officeAt } from '../support/staff.ts';

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
  const { form, one, states } = officeWords[locale].refunds;

  test(`${locale}: a card order is paid back in part and then wholly; the buyer sees it and has her papers`, async ({
    page,
    browser,
    baseURL,
  }) => {
    // A payment, two refunds, and the office and the buyer in turn.
    test.slow();
    const number = await payByCard(page, locale);
    await atTheDesk({ browser, baseURL, locale }, (desk) =>
      payBackByCard(desk, locale, number, { amount: '100,50', reason: 'One lesson was cut.' }),
    );

    await page.reload();
    await expect(page.getByText(/DERB-[A-Z0-9-]+/).first()).toBeVisible();
    await expect(page.getByText(say.orderRefunds.sent, { exact: true })).toBeVisible();
    await expectAccessible(page);

    await atTheDesk({ browser, baseURL, locale }, (desk) => payBackByCard(desk, locale, number));

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

  test(`${locale}: a cash order is paid back at an agency, by steps, and its number is corrected`, async ({
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

    await atTheDesk({ browser, baseURL, locale }, async (desk) => {
      await openOrder(desk, number);
      await confirmClaim(desk, locale);
      await desk.goto(officeAt(`/orders/${number}/refund`));
      await desk.getByRole('textbox', { name: form.reason }).fill('She asked for it.');
      const { ways } = officeWords[locale].refunds;
      await desk.getByRole('radio', { name: new RegExp(`^${ways['cash-agency']}`) }).check();
      await desk.getByRole('button', { name: form.submit, exact: true }).click();
      await desk.getByRole('button', { name: form.sure.submit }).click();
      await expect(desk.getByRole('heading', { name: one.stepsTitle })).toBeVisible();

      await page.reload();
      await expect(page.getByRole('heading', { name: say.orderRefunds.someDecided.title })).toBeVisible();
      await expectAccessible(page);

      await desk.getByRole('button', { name: one.complete }).click();
      await expect(desk.getByRole('textbox', { name: one.proof })).toHaveAttribute('aria-invalid', 'true');
      await desk.getByRole('textbox', { name: one.proof }).fill('WC-998-123');
      await desk.getByRole('button', { name: one.complete }).click();
      await expect(desk.getByText(one.completed)).toBeVisible();
      await desk.getByRole('button', { name: one.correct, exact: true }).click();
      await desk.getByRole('textbox', { name: one.proof }).fill('WC-998-124');
      await desk.getByRole('button', { name: one.correctSubmit }).click();
      await expect(desk.getByText(one.corrected)).toBeVisible();
      await desk.goto(officeAt('/refunds'));
      const line = desk.getByRole('listitem').filter({ hasText: number });
      await expect(line.getByText(states.done, { exact: true })).toBeVisible();
    });

    await page.reload();
    await expect(page.getByText('WC-998-124')).toBeVisible();
    await expect(page.getByRole('heading', { name: say.orderRefunds.allDone.title })).toBeVisible();
  });
}
