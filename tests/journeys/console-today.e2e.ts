import { orders } from '../../console/src/words/orders/en.ts';
import { nav, today } from '../../console/src/words/frame/en.ts';
import { figures } from '../../console/src/words/money/en.ts';
import { test } from '../support/at-the-console.ts';
import { expect, expectGood } from '../support/journey.ts';
import { asStaff, claimed } from '../support/prepared.ts';
import { expectFits } from '../support/settle-down.ts';
import { consoleAt } from '../support/staff.ts';

/** A number with its noun, whatever the number is: other tests run meanwhile. */
const counted = (t: (n: number) => string): RegExp =>
  new RegExp([1, 2, 3, 11, 100].map((n) => `^${t(n).replace(/\d+/, '\\d+')}$`).join('|'));

test('an owner sees since when a transfer waits, reaches it, and finds what came in among the sales @all', async ({
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
  const sums = page.getByRole('region', { name: today.figures.title });
  await expect(sums.getByRole('term')).toHaveCount(4);
  await expectGood(page);
  await sums.getByRole('link', { name: today.figures.all }).click();
  await expect(page.getByRole('heading', { level: 1, name: nav.pages.figures })).toBeVisible();
  await expect(page.getByRole('img', { name: figures.chart })).toBeVisible();
  await page.getByText(figures.byDay, { exact: true }).first().click();
  const days = page.getByRole('table', { name: figures.byDay });
  // Days with money, the last is today.
  await expect(days.getByRole('row').last().getByRole('cell').first()).not.toHaveText('0');
  const items = page.getByRole('table', { name: figures.byItem });
  await expect(items.getByText(orders.kinds.course).first()).toBeVisible();
  await expectGood(page);
  const year = page.getByRole('button', { name: figures.days.choices[365] ?? '' });
  await year.click();
  await expect(year).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(figures.byWeek, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('table', { name: figures.funnel })).toBeVisible();
  const methods = page.getByRole('table', { name: figures.paidByMethod });
  await expect(
    methods.getByRole('rowheader', { name: orders.methods['WafaCash / Cash Plus'] }),
  ).toBeVisible();
  await page.getByRole('button', { name: figures.take(figures.byMethod) }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem').last().click();
  expect((await download).suggestedFilename()).toMatch(/^by-method-.+\.csv$/);
  await page.getByLabel(figures.days.to, { exact: true }).fill('2020-01-01');
  await page.getByRole('button', { name: figures.days.show }).click();
  await expect(page.getByText(figures.days.wrong)).toBeVisible();
  await expectFits(page);
});
