import type { Page } from '@playwright/test';
import { desk as deskAr } from '../../console/src/words/desk/ar.ts';
import { desk as deskEn } from '../../console/src/words/desk/en.ts';
import { refunds as refundsAr } from '../../console/src/words/refunds/ar.ts';
import { refunds as refundsEn } from '../../console/src/words/refunds/en.ts';
import type { Locale } from '../../domain/people/locale.ts';
import { atTheConsole, widths } from '../support/at-the-console.ts';
import { chooseMethod, fillDetails, goToTheBank, prefix, pressAtTheBank } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { letterTo } from '../support/letters.ts';
import { orderNumberOn } from '../support/order-number.ts';
import { expectFits } from '../support/settle-down.ts';
import { officeAt } from '../support/staff.ts';

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

/** The whole amount, as it was paid at an agency, typed on the page of its order and not sent yet. */
async function fillPayment(
  desk: Page,
  { record }: typeof deskEn,
  { reference, reason }: { reference: string; reason: string },
): Promise<void> {
  const order = await desk.request.get(`/api/staff/orders/${/orders\/([\w-]+)/.exec(desk.url())?.[1]}`);
  const { amountCentimes } = (await order.json()) as { amountCentimes: number };
  await desk.getByRole('button', { name: record.open }).click();
  await desk.getByLabel(record.amount).fill(String(amountCentimes / 100));
  await desk.getByLabel(record.paidBy).click();
  await desk.getByRole('option', { name: record.ways.cash }).click();
  await desk.getByLabel(record.reference, { exact: false }).first().fill(reference);
  await desk.getByLabel(record.reason).fill(reason);
}

for (const width of widths)
  test(`${width} px: a part of a card payment goes back, and both the order and the list of refunds show it`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    // An amount that is no amount is refused.
    test.info().annotations.push({ type: 'expects-4xx' });
    const { form, states, ofOrder } = refundsEn;
    const number = await payByCard(page, 'en');
    const { desk, office, faults } = await atTheConsole({ browser, baseURL }, { width });
    await desk.goto(officeAt(`/orders/${number}/show`));
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
    // Asked once: the sum as the server read it, whose, and where it goes.
    const question = desk.getByRole('dialog', { name: /100\.50/ });
    await expect(question.getByText(number)).toBeVisible();
    await expect(question.getByText(/card she paid with/)).toBeVisible();
    await expectAccessible(desk);
    await expectFits(desk);
    await question.getByRole('button', { name: form.sure.submit }).click();
    await expect(desk).toHaveURL(/\/refunds\/[\w-]+\/show$/);
    await expect(desk.getByText('100.50').first()).toBeVisible();
    await expectAccessible(desk);

    await desk.goto(officeAt(`/orders/${number}/show`));
    await expect(desk.getByRole('heading', { name: ofOrder.title })).toBeVisible();
    await expect(async () => {
      await desk.goto(officeAt('/refunds'));
      const line = desk.getByRole('listitem').filter({ hasText: number });
      await expect(line.getByText(states.done)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expectAccessible(desk);
    expect(faults).toEqual([]);
    await office.close();
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
  const { desk, office } = await atTheConsole({ browser, baseURL });
  const address = officeAt(`/orders/${number}/show`);
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

  const second = await office.newPage();
  for (const one of [desk, second]) {
    await one.goto(address);
    await fillPayment(one, deskEn, { reference: 'Slip 12', reason: 'Paid at the open day.' });
  }
  await desk.getByRole('button', { name: record.submit }).click();
  await expect(desk.getByText(record.done)).toBeVisible();
  await second.getByRole('button', { name: record.submit }).click();
  await expect(second.getByText(/owner@derb\.example was first/)).toBeVisible();
  await office.close();
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
  const { desk, office } = await atTheConsole({ browser, baseURL }, { language: 'ar' });
  await desk.goto(officeAt(`/orders/${number}/show`));
  await fillPayment(desk, deskAr, { reference: 'وصل 12', reason: 'أدّت المبلغ في اليوم المفتوح.' });
  await desk.getByRole('button', { name: deskAr.record.submit }).click();
  await expect(desk.getByText(deskAr.record.done)).toBeVisible();

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
  await expectAccessible(desk);
  await desk.getByRole('button', { name: form.sure.submit }).click();
  await expect(desk.getByRole('heading', { name: one.stepsTitle })).toBeVisible();
  await expectAccessible(desk);
  await office.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { amount, name, rib } = one.copy;
  const copied = async (button: string) => {
    await desk.getByRole('button', { name: button }).click();
    return desk.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied(amount)).toMatch(/^\d+,\d\d$/);
  expect(await copied(name)).toMatch(/\S \S/);
  await expect(desk.getByRole('button', { name: rib })).toHaveCount(0);
  await desk.getByLabel(one.proof).fill('WC-998-123');
  await desk.getByRole('button', { name: one.complete }).click();
  await expect(desk.getByText(one.completed)).toBeVisible();
  await expect(desk.getByRole('button', { name: amount })).toHaveCount(0);
  await desk.getByRole('button', { name: one.correct }).click();
  await expectAccessible(desk);
  await office.close();
});
