import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';
import { aForm, someDetails } from '../../../tests/support/builders.ts';
import { appForAll } from '../../../tests/support/open-test-app.ts';
import type { DoneOf } from '../../../console/src/api.ts';
import { allowed } from '../../../tests/support/sure.ts';

type MonthAnswer = DoneOf<'GET months/{month}'>;
type MonthSumsRow = DoneOf<'GET months/{month}'>['inAll'];

let owner: string;
let support: string;

const test = appForAll();
beforeAll(async () => {
  owner = await test.enterConsole('owner@example.com', 'owner');
  support = await test.enterConsole('support@example.com', 'support');
  for (const name of ['=HYPERLINK("x")', 'سلمى العلوي']) await placed(name);
}, 300_000);

async function placed(name: string): Promise<{ token: string; number: string }> {
  const email = `${Buffer.from(name).toString('hex').slice(0, 12)}@example.com`;
  const item = { kind: 'course' as const, slug: 'ecommerce-mastery-virtual' };
  return allowed(await test.app.academy.placeOrder(aForm({ item, details: someDetails({ name, email }) })))
    .order;
}

const ask = (address: string, cookie = owner) => test.ask(`/api/staff/exports/${address}`, { cookie });

describe('exports', () => {
  it('is the orders that the filter lets through, as CSV that computes nothing', async () => {
    const answer = await ask('orders?format=csv-semicolon&locale=ar');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const text = await answer.text();
    // The headings, two orders, and their total.
    expect(text.trimEnd().split('\r\n')).toHaveLength(4);
    expect(text).toContain('سلمى العلوي');
    expect(text).not.toMatch(/(^|;|")=HYPERLINK/m);
    const narrowed = await (await ask('orders?format=csv-comma&status=Refunded')).text();
    expect(narrowed.trimEnd().split('\r\n')).toHaveLength(2);
    expect(narrowed.trimEnd().split('\r\n')[1]).toMatch(/^"Total",/);
  });

  it('is in the language of whoever asks, French too, under a name in it', async () => {
    const answer = await ask('orders?format=csv-semicolon&locale=fr');
    expect(answer.headers.get('content-disposition')).toMatch(/filename="commandes-/);
    expect(await answer.text()).toContain('"Passée le"');
    const month = dateInMorocco(new Date()).slice(0, 7);
    const file = await ask(`months/${month}?format=csv-semicolon&sheet=byMethod&locale=fr`);
    expect(file.headers.get('content-disposition')).toContain(`"ventes-${month}-par-moyen.csv"`);
    expect(await file.text()).toContain('"Recettes nettes"');
  });

  it('a transfer is confirmed with the day on which it came, which cannot be to come', async () => {
    const { token, number } = await placed('Imane Zaki');
    await test.app.academy.chooseMethod({ token, option: 'Bank Transfer' });
    await test.app.academy.claimBankTransfer({ token });
    const confirm = (receivedOn: string) =>
      test.ask(`/api/staff/orders/${number}/decision`, {
        cookie: owner,
        method: 'POST',
        json: { decision: 'confirm', receivedOn },
      });
    const today = dateInMorocco(new Date());
    for (const [day, fault] of [
      [addDays(today, 1), 'day-to-come'],
      [addDays(today, -400), 'out-of-range'],
      ['soon', 'not-a-day'],
    ] as const) {
      const refused = await confirm(day);
      expect([refused.status, JSON.stringify(await refused.json())]).toEqual([
        422,
        expect.stringContaining(fault),
      ]);
    }
    const came = today;
    expect((await confirm(came)).status).toBe(200);
    const file = await (await ask(`months/${today.slice(0, 7)}?format=csv-comma`)).text();
    const line = file.split('\r\n').find((one) => one.toLowerCase().includes(number.toLowerCase()));
    expect(line).toContain(`,${came},"owner@example.com"`);
  });

  it('is a workbook where that is asked for, of orders and of a month', async () => {
    const [month] = new Date().toISOString().split(/-\d\dT/);
    for (const address of ['orders?format=xlsx', `months/${month}?format=xlsx&locale=ar`]) {
      const answer = await ask(address);
      expect(answer.headers.get('content-type')).toContain('spreadsheetml');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(0, 2).toString()).toBe('PK');
    }
    for (const none of ['2026-13', '2099-01', 'may'])
      expect((await ask(`months/${none}?format=xlsx`)).status).toBe(404);
  });

  it('is shown before it is exported: a month’s page and its file have the same numbers', async () => {
    const now = new Date();
    const month = dateInMorocco(now).slice(0, 7);
    const getMonth = (of: string, cookie = owner) => test.ask(`/api/staff/months/${of}`, { cookie });
    const before = (await (await getMonth(month)).json()) as MonthAnswer;
    const { token, number } = await placed('Amal Idrissi');
    await test.app.academy.chooseMethod({ token, option: 'Bank Transfer' });
    await test.app.academy.claimBankTransfer({ token });
    const confirm = { cookie: owner, method: 'POST', json: { decision: 'confirm' } } as const;
    expect((await test.ask(`/api/staff/orders/${number}/decision`, confirm)).status).toBe(200);
    const monthView = (await (await getMonth(month)).json()) as MonthAnswer;
    expect(monthView).toMatchObject({
      month,
      ordersPaid: before.ordersPaid + 1,
      inAll: { payments: before.inAll.payments + 1, refunds: 0 },
    });
    expect(Date.parse(monthView.until ?? '')).toBeGreaterThanOrEqual(now.getTime());
    const file = await (await ask(`months/${month}?format=csv-comma&sheet=byMethod`)).text();
    const inFile = file
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').slice(2, 7).map(Number));
    const dirhams = ({
      payments,
      receivedCentimes,
      refunds,
      paidBackCentimes,
      netCentimes,
    }: MonthSumsRow) => [
      payments,
      receivedCentimes / 100,
      refunds,
      paidBackCentimes / 100,
      netCentimes / 100,
    ];
    expect(inFile).toEqual([...monthView.byMethod, monthView.inAll].map(dirhams));
    for (const none of ['2026-13', '2099-01', 'may']) expect((await getMonth(none)).status).toBe(404);
    expect((await getMonth(month, support)).status).toBe(403);
  });

  it('is of applications, of who waits and of the log too, for those who may', async () => {
    for (const address of [
      'applications',
      'waitlists/ecommerce-mastery',
      'groups/ecommerce-mastery-virtual',
      'log',
    ])
      expect((await ask(`${address}?format=csv-comma`)).headers.get('content-type')).toContain('text/csv');
    expect((await ask('orders?format=csv-comma', support)).status).toBe(403);
    const log = await (await ask('log?format=csv-comma')).text();
    expect(log).toContain('export-orders');
  });
});
