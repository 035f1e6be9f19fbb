/** An order's page, and refunds. */
import type { Page } from '@playwright/test';
import { orderPage, orders } from '../../console/src/words/orders/en.ts';
import { orderPage as deskFr, orders as ordersFr } from '../../console/src/words/orders/fr.ts';
import { common } from '../../console/src/words/frame/en.ts';
import { common as commonFr } from '../../console/src/words/frame/fr.ts';
import { refunds } from '../../console/src/words/money/en.ts';
import { refunds as refundsFr } from '../../console/src/words/money/fr.ts';
import { words as site } from '../../src/words.ts';
import { test } from '../support/at-the-console.ts';
import { expect, expectAccessible, expectGood } from '../support/journey.ts';
import { asStaff, claimed, ordered } from '../support/prepared.ts';
import { expectFits } from '../support/settle-down.ts';
import { consoleAt } from '../support/staff.ts';
import { emailTo, newLearner } from '../support/visits.ts';

const showOf = (number: string): string => consoleAt(`/orders/${number}/show`);

/** The full amount, paid at an agency, typed on the order's page and not sent yet. */
async function fillPayment(
  page: Page,
  {
    record,
    method,
    common: shared,
  }: Pick<typeof orderPage, 'record'> & { method: string; common: { reason: string } },
  { cash, amount, reference, reason }: Record<'cash' | 'amount' | 'reference' | 'reason', string>,
): Promise<void> {
  await page.getByRole('button', { name: record.open }).click();
  await page.getByLabel(record.amount).fill(amount);
  await page.getByLabel(method).click();
  await page.getByRole('option', { name: cash, exact: true }).click();
  await page.getByRole('dialog').getByLabel(record.reference, { exact: false }).first().fill(reference);
  await page.getByRole('textbox', { name: shared.reason }).fill(reason);
}

async function amountOf(page: Page, origin: string, number: string): Promise<string> {
  const order = await asStaff<{ amountCentimes: number }>(page, origin, 'GET', `/orders/${number}`);
  return String(order.amountCentimes / 100);
}

test('a claim is refused with a reason, a note kept, a wrong address corrected; of two who record the payment one was first @all', async ({
  page,
  origin,
  context,
}) => {
  test.info().annotations.push({ type: 'expects-4xx' });
  const { note, email, record } = orderPage;
  const { number, visitor, page: theirs } = await claimed(origin, { code: `REFUSE${Date.now()}` });
  const reason = '<b>Not found</b> & not "received"';
  await page.goto(showOf(number));
  const asked = page.getByRole('region', { name: orders.claim.title });
  await asked.getByRole('button', { name: orders.claim.refuse, exact: true }).click();
  // A ready reason is there, and the e-mail that it makes.
  await expect(asked.getByLabel(orders.claim.reason)).toHaveValue(/no transfer with this code/);
  await asked.getByRole('button', { name: orders.claim.ready.amount }).click();
  await asked.getByText(orders.claim.email).click();
  await expect(asked.getByText(/a photo of your slip on the page of your order/).last()).toBeVisible();
  await asked.getByLabel(orders.claim.reason).fill('');
  await asked.getByRole('button', { name: orders.claim.refuseSend }).click();
  await expect(page.getByText(common.faults['reason-required'] ?? '')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: common.cancel, exact: true }).click();
  await asked.getByRole('button', { name: orders.claim.refuse, exact: true }).click();
  await asked.getByLabel(orders.claim.reason).fill(reason);
  await asked.getByRole('button', { name: orders.claim.refuseSend }).click();
  await expect(page.getByText(orders.claim.refused)).toBeVisible();
  await expect(page.getByText(orders.statuses['Rejected'], { exact: true }).first()).toBeVisible();
  await expect(page.getByText(reason).first()).toBeVisible();
  await expectFits(page);

  const { text } = await visitor.open(theirs);
  expect(text).toContain(site.en.order.statuses['Rejected'].title);
  expect(text).toContain(reason);

  await page.getByLabel(note.field).fill('<b>She called</b>: a letter is missing.');
  await page.getByRole('button', { name: note.submit }).click();
  await expect(page.getByText('<b>She called</b>: a letter is missing.')).toBeVisible();

  const right = newLearner().email;
  await page.getByRole('button', { name: email.open }).click();
  await page.getByLabel(email.field).fill('nobody');
  await page.getByRole('button', { name: email.submit }).click();
  await expect(page.getByText('Check the address')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(email.field).fill(right);
  await page.getByRole('button', { name: email.submit }).click();
  await expect(page.getByText(email.done(right))).toBeVisible();
  await emailTo(visitor, right, number.toUpperCase());

  const amount = await amountOf(page, origin, number);
  const second = await context.newPage();
  for (const one of [page, second]) {
    await one.goto(showOf(number));
    const cash = orders.methods.Cash;
    await fillPayment(
      one,
      { ...orderPage, method: orders.method, common },
      {
        cash,
        amount,
        reference: 'Slip 12',
        reason: 'Paid at the open day.',
      },
    );
  }
  await page.getByRole('button', { name: record.submit }).click();
  await expect(page.getByText(record.done)).toBeVisible();
  await second.getByRole('button', { name: record.submit }).click();
  await expect(second.getByText(/owner@derb\.example was first/)).toBeVisible();
});

test('a part of a card payment goes back, and both the order and the list of refunds show it', async ({
  page,
  origin,
}) => {
  // What is no amount is refused.
  test.info().annotations.push({ type: 'expects-4xx' });
  const { form, states, ofOrder } = refunds;
  const { number } = await ordered(origin, 'Card');
  await page.goto(showOf(number));
  await page.getByRole('link', { name: ofOrder.payBack }).click();
  await expect(page.getByText(form.promised)).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(`^${form.part}`) }).check();
  await page.getByLabel(form.amount).fill('12345');
  await page.getByRole('button', { name: form.submit, exact: true }).click();
  await expect(page.getByText('Type an amount that is left to refund')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(form.amount).fill('100,50');
  await page.getByRole('textbox', { name: form.reason }).fill('One lesson was cut.');
  await page.getByRole('button', { name: form.submit, exact: true }).click();
  // The confirmation shows the amount as the server read it, the recipient, and the way.
  const question = page.getByRole('dialog', { name: /100\.50/ });
  await expect(question.getByText(number)).toBeVisible();
  await expect(question.getByText(/^To the card/)).toBeVisible();
  await expectGood(page);
  await question.getByRole('button', { name: form.submit }).click();
  await expect(page).toHaveURL(/\/refunds\/[\w-]+\/show$/);
  await expect(page.getByText('100.50').first()).toBeVisible();

  await page.goto(showOf(number));
  await expect(page.getByRole('heading', { name: ofOrder.title })).toBeVisible();
  await expect(async () => {
    await page.goto(consoleAt(`/refunds?filter=${encodeURIComponent('{"show":"done"}')}`));
    const line = page.getByRole('listitem').filter({ hasText: number });
    await expect(line.getByText(states.done)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(page);
});

test.describe('in French', () => {
  test.use({ language: 'fr' });
  test('a payment that was recorded by hand goes back at an agency, by its steps @all', async ({
    page,
    origin,
    context,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    const { form, one, ofOrder, ways } = refundsFr;
    const { number } = await ordered(origin, 'Bank Transfer');
    const amount = await amountOf(page, origin, number);
    await page.goto(showOf(number));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const cash = ordersFr.methods.Cash;
    await fillPayment(
      page,
      { ...deskFr, method: ordersFr.method, common: commonFr },
      {
        cash,
        amount,
        reference: 'Reçu 12',
        reason: 'Payé aux portes ouvertes.',
      },
    );
    await page.getByRole('button', { name: deskFr.record.submit }).click();
    await expect(page.getByText(deskFr.record.done)).toBeVisible();

    await page.getByRole('link', { name: ofOrder.payBack }).click();
    await page.getByRole('textbox', { name: form.reason }).fill('Elle l’a demandé.');
    await page.getByRole('radio', { name: new RegExp(`^${ways['bank-transfer']}`) }).check();
    await page.getByLabel(form.rib).fill('007 780 0001234567890123 45');
    await page.getByRole('button', { name: form.submit, exact: true }).click();
    await expect(page.getByLabel(form.rib)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await page.getByRole('radio', { name: new RegExp(`^${ways['cash-agency']}`) }).check();
    await page.getByRole('button', { name: form.submit, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: form.submit }).click();
    await expect(page.getByRole('heading', { name: one.stepsTitle })).toBeVisible();
    await expectGood(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = async (button: string) => {
      await page.getByRole('button', { name: button }).click();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copied(one.copy.amount)).toMatch(/^\d+,\d\d$/);
    expect(await copied(one.copy.name)).toMatch(/\S \S/);
    await expect(page.getByRole('button', { name: one.copy.rib })).toHaveCount(0);
    await page.getByLabel(one.facts.proof).fill('WC-998-123');
    await page.getByRole('button', { name: one.complete }).click();
    await expect(page.getByText(one.completed)).toBeVisible();
    await expect(page.getByRole('button', { name: one.copy.amount })).toHaveCount(0);
    await page.getByRole('button', { name: one.correct }).click();
    await expectAccessible(page);
  });
});
