import type { Browser, Page } from '@playwright/test';
import { words } from '../../content/words.ts';
import { desk as deskEn } from '../../console/src/words/desk/en.ts';
import { refunds as refundsAr } from '../../console/src/words/refunds/ar.ts';
import { refunds as refundsEn } from '../../console/src/words/refunds/en.ts';
import type { Locale } from '../../domain/people/locale.ts';
import { chooseMethod, fillDetails, goToTheBank, prefix, pressAtTheBank } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { letterTo } from '../support/letters.ts';
import { orderNumberOn } from '../support/order-number.ts';
import { officeOf } from '../support/staff.ts';

async function begin(page: Page, locale: Locale, method: 'card' | 'bank'): Promise<string> {
  const learner = newLearner();
  await page.goto(`${prefix(locale)}/courses/ecommerce-mastery-virtual/enrol`);
  await fillDetails(page, locale, learner);
  await chooseMethod(page, locale, method);
  return learner.email;
}

async function payByCard(page: Page, locale: Locale): Promise<string> {
  await begin(page, locale, 'card');
  await goToTheBank(page, locale);
  await pressAtTheBank(page, locale, 'approve');
  await expect(page.getByText(/DERB-[A-Z0-9-]+/).first()).toBeVisible();
  return orderNumberOn(page);
}

/** The console in a language, as she chose it on this browser before. */
async function consoleIn(browser: Browser, baseURL: string | undefined, language: 'en' | 'ar') {
  const context = await officeOf(browser, baseURL);
  await context.addInitScript((chosen) => localStorage.setItem('derb-office-language', chosen), language);
  return { context, desk: await context.newPage() };
}

test('a part of a card payment goes back, and both the order and the list of refunds show it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { form, states, ofOrder } = refundsEn;
  const number = await payByCard(page, 'en');
  const { context, desk } = await consoleIn(browser, baseURL, 'en');
  await desk.goto(`/console/orders/${number}/show`);
  await desk.getByRole('link', { name: ofOrder.payBack }).click();
  await expect(desk.getByText(form.promised)).toBeVisible();
  await expectAccessible(desk);

  await desk.getByRole('radio', { name: new RegExp(`^${form.part}`) }).check();
  await desk.getByLabel(form.amount).fill('12345');
  await desk.getByRole('button', { name: form.submit, exact: true }).click();
  await expect(desk.getByText('Type an amount that can still be paid back')).toBeVisible();
  await desk.getByLabel(form.amount).fill('100,50');
  await desk.getByLabel(form.reason).fill('One lesson was cut.');
  await desk.getByRole('button', { name: form.submit, exact: true }).click();
  await expect(desk).toHaveURL(/\/refunds\/[\w-]+\/show$/);
  await expect(desk.getByText('100.50').first()).toBeVisible();
  await expectAccessible(desk);

  await desk.goto(`/console/orders/${number}/show`);
  await expect(desk.getByRole('heading', { name: ofOrder.title })).toBeVisible();
  await expect(async () => {
    await desk.goto('/console/refunds');
    const line = desk.getByRole('listitem').filter({ hasText: number });
    await expect(line.getByText(states.done)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(desk);
  await context.close();
});

test('a note is kept and a wrong address corrected; the second colleague is told who recorded the payment', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { note, email, record } = deskEn;
  await begin(page, 'en', 'bank');
  const number = await orderNumberOn(page);
  const { context, desk } = await consoleIn(browser, baseURL, 'en');
  const address = `/console/orders/${number}/show`;
  await desk.goto(address);
  await desk.getByLabel(note.field).fill('<b>She called</b>: a letter is missing.');
  await desk.getByRole('button', { name: note.submit }).click();
  await expect(desk.getByText('<b>She called</b>: a letter is missing.')).toBeVisible();

  const right = newLearner().email;
  await desk.getByRole('button', { name: email.open }).click();
  await desk.getByLabel(email.field).fill('nobody');
  await desk.getByRole('button', { name: email.submit }).click();
  await expect(desk.getByText('Check the address')).toBeVisible();
  await expectAccessible(desk);
  await desk.getByLabel(email.field).fill(right);
  await desk.getByRole('button', { name: email.submit }).click();
  await expect(desk.getByText(email.done(right))).toBeVisible();
  await letterTo(page, right, number);

  const second = await context.newPage();
  const fill = async (one: Page) => {
    await one.goto(address);
    const expects = one.getByText(/^The order expects/);
    await one.getByRole('button', { name: record.open }).click();
    await one.getByLabel(record.amount).fill((await expects.innerText()).replace(/[^\d.]|\.$/g, ''));
    await one.getByLabel(record.paidBy).click();
    await one.getByRole('option', { name: record.ways.cash }).click();
    await one.getByLabel(record.reference, { exact: false }).first().fill('Slip 12');
    await one.getByLabel(record.reason).fill('Paid at the open day.');
  };
  await fill(desk);
  await fill(second);
  await desk.getByRole('button', { name: record.submit }).click();
  await expect(desk.getByText(record.done)).toBeVisible();
  await second.getByRole('button', { name: record.submit }).click();
  await expect(second.getByText(/owner@derb\.example was first/)).toBeVisible();
  await context.close();
});

test('in Arabic: a payment that was recorded by hand goes back at an agency, by its steps', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { form, one, ofOrder, ways } = refundsAr;
  await begin(page, 'ar', 'bank');
  const number = await orderNumberOn(page);
  const { context, desk } = await consoleIn(browser, baseURL, 'ar');
  const amount = words.ar.staffTransfers.record;
  await desk.goto(`/ar/staff/orders/${number}/record-payment`);
  const expects = desk.locator('dd').last();
  await desk.getByLabel(amount.amount).fill((await expects.innerText()).replace(/[^\d.]/g, ''));
  await desk.getByLabel(amount.paidBy).selectOption('cash');
  await desk.getByLabel(amount.reference).fill('وصل 12');
  await desk.getByLabel(amount.reason).fill('أدّت المبلغ في اليوم المفتوح.');
  await desk.getByRole('button', { name: amount.submit }).click();
  await expect(desk.getByText(amount.done)).toBeVisible();

  await desk.goto(`/console/orders/${number}/show`);
  await expect(desk.getByRole('link', { name: ofOrder.payBack })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('link', { name: ofOrder.payBack }).click();
  await desk.getByLabel(form.reason).fill('طلبت ذلك.');
  await desk.getByRole('radio', { name: new RegExp(`^${ways['bank-transfer']}`) }).check();
  await desk.getByLabel(form.rib).fill('007 780 0001234567890123 45');
  await desk.getByRole('button', { name: form.submit, exact: true }).click();
  await expect(desk.getByText('راجعي أرقامه', { exact: false })).toBeVisible();
  await desk.getByRole('radio', { name: new RegExp(`^${ways['cash-agency']}`) }).check();
  await desk.getByRole('button', { name: form.submit, exact: true }).click();
  await expect(desk.getByRole('heading', { name: one.stepsTitle })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByLabel(one.proof).fill('WC-998-123');
  await desk.getByRole('button', { name: one.complete }).click();
  await expect(desk.getByText(one.completed)).toBeVisible();
  await desk.getByRole('button', { name: one.correct }).click();
  await expectAccessible(desk);
  await context.close();
});
