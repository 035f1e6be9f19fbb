import { beforeAll, expect, it } from 'vitest';
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';
import { aForm, someDetails } from '../../../tests/support/builders.ts';
import { appForAll } from '../../../tests/support/open-test-app.ts';
import type { DoneOf } from '../../../console/src/api.ts';
import { figureTables } from './sum-sheets.ts';
import { allowed } from '../../../tests/support/sure.ts';

let finance: string;
let support: string;
const test = appForAll();
beforeAll(async () => {
  finance = await test.enterConsole('finance@example.com', 'finance');
  support = await test.enterConsole('support@example.com', 'support');
  const item = { kind: 'course' as const, slug: 'ecommerce-mastery-virtual' };
  allowed(await test.app.academy.placeOrder(aForm({ item, details: someDetails({}) })));
}, 120_000);

const ask = (address: string, cookie = finance) => test.ask(`/api/staff/${address}`, { cookie });
const to = dateInMorocco(new Date());
const period = (days: number) => `from=${addDays(to, 1 - days)}&to=${to}`;

it('shows the same days in every table, and an order among the steps before a payment', async () => {
  const figures = (await (await ask(`figures?${period(90)}`)).json()) as DoneOf<'GET figures'>;
  expect(figures.days).toEqual({ from: addDays(to, -89), to });
  expect([figures.spans[0]?.from, figures.spans.at(-1)?.to]).toEqual([figures.days.from, to]);
  const { offers } = (await (
    await ask(`figures/funnel?${period(90)}`)
  ).json()) as DoneOf<'GET figures/funnel'>;
  expect(offers).toMatchObject([{ slug: 'ecommerce-mastery-virtual', orders: 1, paid: 0 }]);
  expect((await ask('figures/groups')).status).toBe(200);
});

it('exports each table as CSV and as a workbook', async () => {
  for (const table of figureTables) {
    const csv = await ask(`exports/figures?${period(30)}&table=${table}&format=csv-semicolon&locale=ar`);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect((await csv.text()).split('\r\n').length, table).toBeGreaterThan(1);
    const book = await ask(`exports/figures?${period(30)}&table=${table}&format=xlsx`);
    expect(book.headers.get('content-type')).toContain('spreadsheetml');
  }
});

it('refuses days that are none, too many or in the wrong order, and whoever may not see sales', async () => {
  for (const wrong of [`from=${to}&to=${addDays(to, -1)}`, period(732), 'from=2026-02-30&to=2026-03-01', ''])
    for (const address of ['figures', 'figures/funnel'])
      expect((await ask(`${address}?${wrong}`)).status, `${address} ${wrong}`).toBe(422);
  for (const address of [
    'figures?',
    'figures/funnel?',
    'figures/groups?',
    'exports/figures?table=spans&format=xlsx&',
  ])
    expect((await ask(`${address}${period(30)}`, support)).status).toBe(403);
});
