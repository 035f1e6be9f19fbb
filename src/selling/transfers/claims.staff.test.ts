import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '../../academy/staff/who-may.ts';
import { nextCheck } from '../../platform/time/check-hours.ts';
import { aForm, someDetails } from '../../../tests/support/builders.ts';
import { appForAll } from '../../../tests/support/open-test-app.ts';
import { aPdf, aPng } from '../../../tests/support/receipts.ts';
import type { DoneOf } from '../../../console/src/api.ts';
import { allowed } from '../../../tests/support/sure.ts';

type Checks = DoneOf<'GET claims'>['checks'];

const cookies = {} as Record<StaffRole, string>;

const test = appForAll();
beforeAll(async () => {
  for (const role of ['owner', 'finance', 'support'] as const)
    cookies[role] = await test.enterConsole(`${role}@example.com`, role);
}, 300_000);

async function claimed(name: string, receipt: Uint8Array | null = null): Promise<string> {
  const { academy } = test.app;
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  const placed = await academy.placeOrder(
    aForm({
      item: { kind: 'course', slug: 'ecommerce-mastery-virtual' },
      details: someDetails({ name, email }),
    }),
  );
  if (!placed.ok) throw new Error(placed.reason);
  const { token, number } = placed.order;
  await academy.chooseMethod({ token, option: 'Bank Transfer' });
  allowed(await academy.claimBankTransfer({ token, receipt }));
  return number;
}

type Row = { number: string; claimedAt: string; dueAt: string; isLate: boolean; amountCentimes: number };

const read = async <T>(address: string, role: StaffRole = 'finance'): Promise<T> =>
  (await test.ask(address, { cookie: cookies[role] })).json() as Promise<T>;

it('shows the e-mail of a refusal before it goes: the one that is sent then, with the reason as text', async () => {
  const number = await claimed('Hiba Shown');
  const reason = '<b>Not</b> arrived.';
  const at = `/api/staff/orders/${number}`;
  const ask = (path: string, json: object, role: StaffRole = 'finance') =>
    test.ask(`${at}/${path}`, { cookie: cookies[role], method: 'POST', json });
  expect((await ask('refusal-email', { reason }, 'support')).status).toBe(403);
  const shown = (await (await ask('refusal-email', { reason })).json()) as Record<
    'to' | 'subject' | 'text',
    string
  >;
  expect(shown).toMatchObject({ to: 'hiba.shown@example.com', locale: 'en' });
  expect(shown.text).toContain('Hiba');
  expect(shown.text).toContain(reason);
  // Nothing has happened yet.
  expect((await read<{ status: string }>(at)).status).toBe('Paid - Bank Transfer');
  expect((await ask('decision', { decision: 'refuse', reason })).status).toBe(200);
  // A minute may have begun meanwhile.
  const again = (await (await ask('refusal-email', { reason })).json()) as typeof shown;
  const withoutMinute = (text: string) => text.replace(/(stays open until .*) at \d\d:\d\d/, '$1');
  expect({ ...again, text: withoutMinute(again.text) }).toEqual({
    ...shown,
    text: withoutMinute(shown.text),
  });
});

describe('the queue of claims', () => {
  it('has the longest waiting first, with the hour by which the academy promises to have looked', async () => {
    const first = await claimed('Aicha First');
    const second = await claimed('Btissam Second');
    const { rows, total, checks } = await read<{ rows: Row[]; total: number; checks: Checks }>(
      '/api/staff/claims',
    );
    const numbers = rows.map(({ number }) => number);
    expect(numbers.indexOf(first)).toBeLessThan(numbers.indexOf(second));
    expect(total).toBe(rows.length);
    const row = rows.find(({ number }) => number === first);
    const { transferChecks } = await test.app.academy.settings();
    expect(row?.dueAt).toBe(nextCheck(transferChecks, new Date(row?.claimedAt ?? '')).toISOString());
    expect(checks).toEqual({ times: ['12:00', '18:00'], week: { kind: 'run', days: [1, 6] } });
    expect(row?.isLate).toBe(false);
    expect(await read(`/api/staff/claims/next?besides=${numbers[0]}`)).toEqual({ number: numbers[1] });
    // Whoever answers the buyer and may not confirm reads the same hour in the order, until it is decided.
    const order = () =>
      read<{ claim: Pick<Row, 'dueAt' | 'isLate'> | null }>(`/api/staff/orders/${first}`, 'support');
    expect((await order()).claim).toEqual({ dueAt: row?.dueAt, isLate: false });
    await test.ask(`/api/staff/orders/${first}/decision`, {
      cookie: cookies.finance,
      method: 'POST',
      json: { decision: 'confirm' },
    });
    expect((await order()).claim).toBeNull();
  });

  it('shows a picture as what it is, and lets a PDF only be saved', async () => {
    const number = await claimed('Chaimae Receipt', aPng());
    await test.app.academy.staff.receipts(number);
    const { rows } = await read<{ rows: { id: string; kind: string; alsoWith: string[] }[] }>(
      `/api/staff/orders/${number}/receipts`,
    );
    expect(rows).toMatchObject([{ kind: 'image/png', alsoWith: [] }]);
    const address = `/api/staff/orders/${number}/receipts/${rows[0]?.id}`;
    const picture = await test.ask(address, { cookie: cookies.finance });
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('cache-control')).toBe('no-store');
    expect(picture.headers.get('content-disposition')).toMatch(/^inline; filename="MEM-[\w-]+\.png"$/);
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(aPng());

    const other = await claimed('Dounia Paper', aPdf());
    const documents = await read<{ rows: { id: string }[] }>(`/api/staff/orders/${other}/receipts`);
    const id = documents.rows[0]?.id;
    const pdf = await test.ask(`/api/staff/orders/${other}/receipts/${id}`, { cookie: cookies.owner });
    expect(pdf.headers.get('content-disposition')).toContain('attachment');
    // The id of one order opens nothing under the number of another, and not all staff may look.
    expect(
      (await test.ask(`/api/staff/orders/${number}/receipts/${id}`, { cookie: cookies.owner })).status,
    ).toBe(404);
    expect((await test.ask(address, { cookie: cookies.support })).status).toBe(403);
  });
});

describe('a pasted statement', () => {
  const post = (path: string, json: object) =>
    test.ask(`/api/staff/${path}`, { cookie: cookies.finance, json });

  it('is read line by line, and what is ticked is confirmed, each by itself', async () => {
    const [first, second] = [await claimed('Houda Alami'), await claimed('Ikram Bennis')];
    const { rows } = await read<{ rows: Row[] }>('/api/staff/claims');
    const dirhams = (rows.find(({ number }) => number === first)?.amountCentimes ?? 0) / 100;
    const text = `VIR RECU ${first} ${dirhams},00 MAD\nVIR RECU ${second} ${dirhams},00 MAD\nFRAIS 12,00 MAD`;
    const answer = await post('statement', { text });
    const { lines } = (await answer.json()) as { lines: { match: string; order: { number: string } }[] };
    expect(lines).toMatchObject([
      { match: 'sure', why: 'by-reference', order: { number: first } },
      { match: 'sure', why: 'by-reference', order: { number: second } },
      { match: 'none' },
    ]);

    await test.ask(`/api/staff/orders/${second}/decision`, {
      cookie: cookies.owner,
      json: { decision: 'confirm' },
    });
    const done = await post('statement/confirmations', { orderNumbers: [first, second, 'MEM-000000-0000'] });
    expect(await done.json()).toEqual({
      answers: [
        { orderNumber: first, outcome: 'confirmed', status: 'Payment Confirmed', by: null },
        {
          orderNumber: second,
          outcome: 'already-decided',
          status: 'Payment Confirmed',
          by: 'owner@example.com',
        },
        { orderNumber: 'MEM-000000-0000', outcome: 'order-not-found', status: null, by: null },
      ],
    });
  });

  it('shows what is wrong with what was pasted', async () => {
    const faultOf = async (text: string) =>
      ((await (await post('statement', { text })).json()) as { fields: object }).fields;
    expect(await faultOf('  \n ')).toEqual({ text: 'required' });
    expect(await faultOf('12,00\n'.repeat(501))).toEqual({ text: 'too-many-lines' });
  });
});
