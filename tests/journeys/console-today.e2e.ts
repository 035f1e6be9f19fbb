import type { Page } from '@playwright/test';
import type { TodayAnswer } from '../../api/staff/today.ts';
import { orders as ordersAr } from '../../console/src/words/orders/ar.ts';
import { orders } from '../../console/src/words/orders/en.ts';
import { today as todayAr } from '../../console/src/words/today/ar.ts';
import { today } from '../../console/src/words/today/en.ts';
import { words } from '../../content/words.ts';
import { chooseMethod, fillDetails } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test, watch } from '../support/journey.ts';
import { orderNumberOn } from '../support/order-number.ts';
import { expectFits } from '../support/settle-down.ts';
import { officeAt, officeOf } from '../support/staff.ts';

/** A course paid at an agency, whose code the buyer sent; ends on the page of her order. */
async function claim(page: Page): Promise<string> {
  const say = words.en;
  await page.goto('/courses/ecommerce-mastery/enrol');
  await fillDetails(page, 'en', newLearner());
  await chooseMethod(page, 'en', 'cash');
  await page.getByLabel(say.enrol.cash.code).fill(`TODAY${Date.now()}`);
  await page.getByRole('button', { name: say.enrol.cash.submit }).click();
  await expect(page.getByText(say.order.standings['Paid - WafaCash'].title).first()).toBeVisible();
  return orderNumberOn(page);
}

/** A whole number with its noun, whatever the number is now: other journeys are at work. */
const counted = (say: (n: number) => string): RegExp =>
  new RegExp([1, 2, 3, 11, 100].map((n) => `^${say(n).replace(/\d+/, '\\d+')}$`).join('|'));

test('an owner sees since when a transfer waits, reaches it, and finds what came in among the sales', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const number = await claim(page);
  const context = await officeOf(browser, baseURL);
  const desk = await context.newPage();
  const faults = watch(desk, test.info());
  await desk.goto(officeAt());
  await expect(desk.getByRole('heading', { level: 1, name: today.title })).toBeVisible();
  const waiting = desk.getByRole('listitem').filter({
    has: desk.getByRole('heading', { name: counted(today.waits.errands.claims) }),
  });
  await expect(waiting.getByText(/^Oldest: .+ · Promised by .+$/)).toBeVisible();
  await expect(desk.getByRole('heading', { name: today.samples.title })).toBeVisible();
  await expectFits(desk);
  await expectAccessible(desk);

  await waiting.getByRole('listitem').first().getByRole('link').click();
  await expect(desk).toHaveURL(/\/orders\/[\w-]+\/show$/);
  await desk.goBack();
  await waiting.getByRole('link', { name: today.waits.go.claims }).click();
  await expect(desk).toHaveURL(/\/claims$/);

  const confirmed = await desk.request.post(`/api/staff/orders/${number}/decision`, {
    data: { decision: 'confirm' },
    headers: { origin: baseURL ?? '' },
  });
  expect(confirmed.status()).toBe(200);
  await desk.goto(officeAt());
  const sales = desk.getByRole('region', { name: today.sales.title });
  await expect(sales.getByRole('img', { name: /^Payments that came in/ })).toBeVisible();
  await sales.getByText(today.sales.table).click();
  const days = sales.getByRole('table', { name: /^Payments that came in/ }).getByRole('row');
  // A heading and thirty days; the last of them is today.
  await expect(days).toHaveCount(31);
  await expect(days.last().getByRole('cell').first()).not.toHaveText('0');
  await expect(sales.getByRole('rowheader', { name: orders.kinds.course })).toBeVisible();
  const funnel = desk.getByRole('region', { name: today.funnel.title });
  await expect(funnel.getByRole('heading', { level: 4 }).first()).toBeVisible();
  await expectAccessible(desk);
  expect(faults).toEqual([]);
  await context.close();
});

test('ar: the first page of the office is read from the right, for a year too', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await claim(page);
  const context = await officeOf(browser, baseURL);
  await context.addInitScript(() => localStorage.setItem('derb-office-language', 'ar'));
  const desk = await context.newPage();
  const faults = watch(desk, test.info());
  await desk.goto(officeAt());
  await expect(desk.getByRole('heading', { level: 1, name: todayAr.title })).toBeVisible();
  await expect(desk.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(
    desk.getByRole('heading', { name: counted(todayAr.waits.errands.claims) }).first(),
  ).toBeVisible();
  const year = desk.getByRole('button', { name: todayAr.period.choices[365] });
  await year.click();
  await expect(year).toHaveAttribute('aria-pressed', 'true');
  await expect(desk.getByText(todayAr.sales.erased)).toBeVisible();
  const funnel = desk.getByRole('region', { name: todayAr.funnel.title });
  await expect(
    funnel.getByRole('heading', { level: 4, name: ordersAr.methods['WafaCash / Cash Plus'] }),
  ).toBeVisible();
  await expectFits(desk);
  await expectAccessible(desk);
  expect(faults).toEqual([]);
  await context.close();
});

test('a moderator sees the reports that wait, and nothing of money', async ({ browser, baseURL }) => {
  const context = await officeOf(browser, baseURL);
  const desk = await context.newPage();
  const faults = watch(desk, test.info());
  // What the wire answers each role is asked of it by itself; here it is a moderator's.
  await desk.route('**/api/staff/session', (route) =>
    route.fulfill({
      json: { email: 'moderator@derb.example', role: 'moderator', expert: null, may: ['mayModerate'] },
    }),
  );
  const since = new Date(Date.now() - 3 * 3_600_000).toISOString();
  const errand = { kind: 'reports' as const, count: 2, oldest: since, dueAt: null, isLate: false };
  await desk.route('**/api/staff/today', (route) =>
    route.fulfill({
      json: {
        errands: [{ ...errand, first: [{ id: 'post 1', label: 'selling', since, pool: null }] }],
        samples: [],
        closedWays: [],
      } satisfies TodayAnswer,
    }),
  );
  const asked: string[] = [];
  desk.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await desk.goto(officeAt());
  const waiting = desk.getByRole('region', { name: today.waits.title });
  await expect(waiting.getByRole('heading', { level: 3 })).toHaveText([today.waits.errands.reports(2)]);
  await expect(waiting.getByText(today.waits.reasons['selling'] ?? '')).toBeVisible();
  await expect(waiting.getByRole('link', { name: today.waits.go.reports })).toHaveAttribute(
    'href',
    officeAt('/reports'),
  );
  await expect(desk.getByRole('region', { name: today.sales.title })).toHaveCount(0);
  expect(asked.filter((address) => address.startsWith('/api/staff/today'))).toEqual(['/api/staff/today']);
  await expectAccessible(desk);

  await desk.route('**/api/staff/today', (route) =>
    route.fulfill({ json: { errands: [], samples: [], closedWays: [] } }),
  );
  await desk.reload();
  await expect(waiting.getByText(today.waits.none)).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();
});
