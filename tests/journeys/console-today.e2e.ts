import { orders } from '../../console/src/words/orders/en.ts';
import { today } from '../../console/src/words/frame/en.ts';
import { test } from '../support/at-the-console.ts';
import { expect, expectAccessible } from '../support/journey.ts';
import { asStaff, claimed } from '../support/prepared.ts';
import { expectFits } from '../support/settle-down.ts';
import { consoleAt } from '../support/staff.ts';

/** A number with its noun, whatever the number is: other tests run meanwhile. */
const counted = (t: (n: number) => string): RegExp =>
  new RegExp([1, 2, 3, 11, 100].map((n) => `^${t(n).replace(/\d+/, '\\d+')}$`).join('|'));

test('an owner sees since when a transfer waits, reaches it, and finds what came in among the sales', async ({
  page,
  origin,
}) => {
  const { number } = await claimed(origin, { code: `TODAY${Date.now()}` });
  await page.goto(consoleAt());
  await expect(page.getByRole('heading', { level: 1, name: today.title })).toBeVisible();
  const waiting = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: counted(today.waits.tasks.claims) }),
  });
  await expect(waiting.getByText(/^Oldest: .+ · Due by .+$/)).toBeVisible();
  await waiting.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/orders\/[\w-]+\/show$/);
  await page.goBack();
  await waiting.getByRole('link', { name: today.waits.go.claims }).click();
  await expect(page).toHaveURL(/\/claims$/);

  await asStaff(page, origin, 'POST', `/orders/${number}/decision`, { decision: 'confirm' });
  await page.goto(consoleAt());
  const sales = page.getByRole('region', { name: today.sales.title });
  await expect(sales.getByRole('img', { name: /^Payments and refunds/ })).toBeVisible();
  await sales.getByText(today.sales.table).click();
  const days = sales.getByRole('table', { name: /^Payments and refunds/ }).getByRole('row');
  // A heading and thirty days; the last is today.
  await expect(days).toHaveCount(31);
  await expect(days.last().getByRole('cell').first()).not.toHaveText('0');
  await expect(sales.getByRole('rowheader', { name: orders.kinds.course })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  const year = page.getByRole('button', { name: today.period.choices[365] });
  await year.click();
  await expect(year).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(today.sales.erased)).toBeVisible();
  const funnel = page.getByRole('region', { name: today.funnel.title });
  await expect(
    funnel.getByRole('heading', { level: 4, name: orders.methods['WafaCash / Cash Plus'] }),
  ).toBeVisible();
  await expectFits(page);
});
