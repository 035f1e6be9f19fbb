import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { StaffRole } from '../../academy/staff/who-may.ts';
import { aForm, someDetails } from '../../../tests/support/builders.ts';
import { appForAll } from '../../../tests/support/open-test-app.ts';
import { teachElsewhere } from '../../../tests/support/taught-elsewhere.ts';
import { allowed } from '../../../tests/support/sure.ts';

type Json = Record<string, unknown>;

const cookies: Partial<Record<StaffRole, string>> = {};

const test = appForAll();
beforeAll(async () => {
  // One of the orders is read for the code that it was given.
  await teachElsewhere(test.db, 'ecommerce-mastery-virtual');
  for (const role of ['owner', 'finance', 'support'] as const)
    cookies[role] = await test.enterConsole(`${role}@example.com`, role);
}, 120_000);

async function place(email: string) {
  const { academy } = test.app;
  return allowed(
    await academy.placeOrder(
      aForm({
        item: { kind: 'course', slug: 'ecommerce-mastery-virtual' },
        details: someDetails({ email }),
      }),
    ),
  ).order;
}

async function ask(role: StaffRole, method: 'GET' | 'POST' | 'PUT', path: string, json?: object) {
  const cookie = cookies[role] ?? '';
  const answer = await test.ask(`/api/staff${path}`, json ? { cookie, method, json } : { cookie, method });
  return { status: answer.status, answered: (await answer.json()) as Json };
}

/** In dirhams, as it is typed. */
const inDirhams = (centimes: number) => String(centimes / 100);
const payment = { paidBy: 'cash', reference: 'Slip 12', reason: 'Paid at the open day.' };

describe('what staff do with one order', () => {
  it('notes and e-mails are on its timeline, and nothing that opens it', async () => {
    const { number, token } = await place('timeline@example.com');
    const written = await ask('support', 'POST', `/orders/${number}/notes`, { text: ' She called.\n' });
    expect(written).toMatchObject({
      status: 200,
      answered: { by: 'support@example.com', text: 'She called.' },
    });
    const empty = await ask('support', 'POST', `/orders/${number}/notes`, { text: ' ' });
    expect(empty).toMatchObject({ status: 422, answered: { fields: { text: 'required' } } });
    const { answered } = await ask('support', 'GET', `/orders/${number}`);
    expect(answered).toMatchObject({ can: { reopen: false, recordPayment: true, refund: false } });
    const timeline = answered['timeline'] as { kind: string; detail: Json }[];
    expect(timeline.find(({ kind }) => kind === 'note')?.detail['text']).toBe('She called.');
    expect(timeline.some(({ kind }) => kind === 'email')).toBe(true);
    expect(JSON.stringify(answered)).not.toContain(token);
  });

  it('its buyer is corrected, its link is for those who may send it, and it is cancelled once', async () => {
    const { number, token } = await place('caller@example.com');
    const buyer = { name: 'Salma Bennis', phone: '0611223344' };
    expect(await ask('support', 'PUT', `/orders/${number}/buyer`, buyer)).toEqual({
      status: 200,
      answered: { name: 'Salma Bennis', phone: '+212611223344', alsoChanged: [] },
    });
    const wrong = await ask('support', 'PUT', `/orders/${number}/buyer`, { name: 'Salma', phone: '' });
    expect(wrong).toMatchObject({ status: 422, answered: { fields: { name: 'full-name' } } });
    const link = await ask('support', 'POST', `/orders/${number}/pay-link`, {});
    expect(link.answered['url']).toContain(token);
    expect((await ask('finance', 'POST', `/orders/${number}/pay-link`, {})).status).toBe(403);
    const { answered } = await ask('finance', 'GET', `/orders/${number}`);
    expect(JSON.stringify(answered)).not.toContain(token);
    expect(answered).toMatchObject({ paying: { ways: expect.any(Array) }, can: { cancel: true } });
    const cancel = (reason: string) => ask('finance', 'POST', `/orders/${number}/cancellation`, { reason });
    expect(await cancel(' ')).toMatchObject({
      status: 422,
      answered: { fields: { reason: 'reason-required' } },
    });
    expect(await cancel('She changed her mind.')).toMatchObject({ answered: { status: 'Cancelled' } });
    expect(await cancel('She changed her mind.')).toMatchObject({
      status: 409,
      answered: { code: 'already-decided', detail: { by: 'finance@example.com', status: 'Cancelled' } },
    });
    expect((await ask('support', 'POST', `/orders/${number}/pay-link`, {})).status).toBe(409);
    const whole = (await ask('finance', 'GET', `/orders/${number}`)).answered;
    const [email] = whole['emails'] as { id: string }[];
    const again = await ask('finance', 'POST', `/orders/${number}/emails/${email?.id ?? ''}/again`, {});
    const refused = { code: 'no-longer-true', detail: { why: 'order-cancelled' } };
    expect(again).toMatchObject({ status: 409, answered: refused });
  });

  it('once its payment is reported it is not cancelled before that is decided', async () => {
    const { number, token } = await place('reported@example.com');
    await test.app.academy.claimBankTransfer({ token });
    const { answered } = await ask('support', 'GET', `/orders/${number}`);
    expect(answered).toMatchObject({ can: { cancel: false }, claim: { isLate: false } });
    const reason = { reason: 'She changed her mind.' };
    expect(await ask('support', 'POST', `/orders/${number}/cancellation`, reason)).toMatchObject({
      status: 409,
      answered: { code: 'claim-waits' },
    });
  });

  it('its address is changed, its new link is shown to no staff, and a second try reports that it is the same', async () => {
    const { number } = await place('tpyo@example.com');
    const change = () => ask('owner', 'PUT', `/orders/${number}/email`, { email: 'typo@example.com' });
    expect(await change()).toEqual({ status: 200, answered: { email: 'typo@example.com', alsoMoved: [] } });
    expect(await change()).toMatchObject({ status: 422, answered: { fields: { email: 'same-address' } } });
    const own = await ask('support', 'PUT', `/orders/${number}/email`, { email: 'support@example.com' });
    expect(own).toMatchObject({ status: 409, answered: { code: 'own-order' } });
  });

  it('opened again it shows until when it can be paid', async () => {
    const { number, token } = await place('again@example.com');
    await test.app.academy.cancelOrder({ token });
    const { status, answered } = await ask('support', 'POST', `/orders/${number}/reopening`, {});
    expect(status).toBe(200);
    expect(answered).toMatchObject({ status: 'Pending Payment', expiresAt: expect.any(String) as string });
    expect(Date.parse(String(answered['expiresAt']))).toBeGreaterThan(Date.now());
  });

  it('a payment is recorded at its whole amount, once; the second colleague sees who did it', async () => {
    const { number, amountCentimes } = await place('cash@example.com');
    const amount = inDirhams(amountCentimes);
    const record = (role: StaffRole, of: object) =>
      ask(role, 'POST', `/orders/${number}/payment`, { ...payment, amount, ...of });
    expect(await record('finance', { amount: '12' })).toMatchObject({
      status: 422,
      answered: { fields: { amount: 'amount-differs' }, detail: { amountCentimes } },
    });
    expect(await record('finance', {})).toMatchObject({
      status: 200,
      answered: { status: 'Payment Confirmed' },
    });
    expect(await record('owner', {})).toMatchObject({
      status: 409,
      answered: {
        code: 'already-decided',
        detail: { by: 'finance@example.com', status: 'Payment Confirmed' },
      },
    });
    expect(await ask('support', 'POST', `/orders/${number}/reopening`, {})).toMatchObject({
      status: 409,
      answered: { code: 'already-decided', detail: { by: 'finance@example.com' } },
    });
  });
});

describe('money going back', () => {
  const aPayout = { way: 'cash-agency', name: 'Salma Alaoui', reason: 'She asked for it.' };
  const paid = async (email: string) => {
    const { number, amountCentimes } = await place(email);
    const amount = inDirhams(amountCentimes);
    await ask('owner', 'POST', `/orders/${number}/payment`, { ...payment, amount });
    return { number, amountCentimes };
  };

  it('is decided on what was seen, carried out by hand with its number, and shown with its promised day', async () => {
    const { number, amountCentimes } = await paid('refund@example.com');
    const seen = await ask('finance', 'GET', `/orders/${number}/refundable`);
    expect(seen.answered).toMatchObject({ leftCentimes: amountCentimes, isByRight: true, gateway: null });
    const body = { ...aPayout, howMuch: 'part', amount: '100,50', seenLeftCentimes: amountCentimes };
    const key = crypto.randomUUID();
    const decide = (of: object) => ask('finance', 'POST', `/orders/${number}/refunds`, { ...body, ...of });
    expect(await decide({ key, amount: '12345', reason: '' })).toMatchObject({
      status: 422,
      answered: { fields: { amount: 'amount-invalid', reason: 'reason-required' } },
    });
    // What was typed is checked before the final question whether to send it; nothing is decided by that.
    expect(await decide({ key, isTrial: true })).toEqual({
      status: 200,
      answered: { id: null, amountCentimes: 10_050, rib: null },
    });
    expect((await ask('owner', 'GET', '/refunds')).answered['rows']).toEqual([]);
    const decided = await decide({ key });
    expect(decided).toMatchObject({ status: 200, answered: { amountCentimes: 10_050 } });
    expect(await decide({ key })).toEqual(decided);
    const again = await decide({ key: crypto.randomUUID() });
    expect(again).toMatchObject({
      status: 409,
      answered: { code: 'cannot-refund', detail: { reason: 'changed-meanwhile' } },
    });
    const address = `/refunds/${String(decided.answered['id'])}`;
    const { answered: refund } = await ask('owner', 'GET', address);
    expect(refund).toMatchObject({ state: 'due', isOpen: true, amountCentimes: 10_050 });
    expect(JSON.stringify(refund)).not.toContain('oken');
    const { answered: lists } = await ask('owner', 'GET', '/refunds');
    expect(lists['rows']).toMatchObject([{ orderNumber: number, isLate: false }]);
    const complete = (paidOn?: string) =>
      ask('owner', 'POST', `${address}/payout`, { proof: 'WC-998-123', paidOn });
    for (const [day, fault] of [
      ['2099-01-01', 'day-to-come'],
      [addDays(dateInMorocco(new Date()), -30), 'before-payment'],
    ] as const)
      expect(await complete(day)).toMatchObject({ status: 422, answered: { fields: { paidOn: fault } } });
    expect((await complete()).status).toBe(200);
    expect(await complete()).toMatchObject({ status: 409, answered: { code: 'refund-moved-on' } });
    expect((await ask('owner', 'PUT', `${address}/payout`, { proof: 'WC-998-124' })).status).toBe(200);
  });

  it('is sent another way while nobody has paid it', async () => {
    const { number, amountCentimes } = await paid('way@example.com');
    const body = { ...aPayout, howMuch: 'whole', seenLeftCentimes: amountCentimes, key: crypto.randomUUID() };
    const { answered } = await ask('owner', 'POST', `/orders/${number}/refunds`, body);
    const change = (of: object) =>
      ask('owner', 'POST', `/refunds/${String(answered['id'])}/way`, {
        key: crypto.randomUUID(),
        way: 'bank-transfer',
        name: 'Salma Alaoui',
        ...of,
      });
    const wrong = await change({ rib: '007780000123456789012345' });
    expect(wrong).toMatchObject({ status: 422, answered: { fields: { rib: 'rib-invalid' } } });
    const { bankTransfer } = await test.app.academy.settings();
    expect(await change({ rib: bankTransfer?.rib ?? '' })).toMatchObject({
      status: 422,
      answered: { fields: { rib: 'rib-is-ours' } },
    });
    const moved = await change({ way: 'cash-agency', name: 'Salma El Alaoui' });
    expect(moved.status).toBe(200);
    expect(await change({ way: 'cash-agency' })).toMatchObject({
      status: 409,
      answered: { code: 'refund-moved-on' },
    });
    const { answered: before } = await ask('owner', 'GET', `/refunds/${String(answered['id'])}`);
    expect(before).toMatchObject({ state: 'cancelled', successor: { id: moved.answered['id'] } });
  });

  it('its receipt is printed in the buyer’s language, or in the one that is asked for', async () => {
    const { number } = await place('languages@example.com');
    const read = async () => (await ask('support', 'GET', `/orders/${number}`)).answered['receiptIn'];
    expect(await read()).toEqual([]);
    await test.app.academy.staff.recordPayment({
      orderNumber: number,
      staff: { email: 'owner@example.com', role: 'owner' },
      amountCentimes: (await test.app.academy.staff.order(number))?.order.amountCentimes ?? 0,
      paidBy: 'cash',
      reference: 'Slip 31',
      reason: '',
    });
    expect(await read()).toEqual(['en', 'ar', 'fr']);
    const printed = async (query: string) => {
      const answer = await test.ask(`/api/staff/orders/${number}/papers/receipt${query}`, {
        cookie: cookies.support ?? '',
      });
      const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      const [, language] = /\/Lang \((\w+)/.exec(bytes) ?? [];
      return { language, status: answer.status, named: answer.headers.get('content-disposition') };
    };
    const as = (language: string, name: string) => ({
      language,
      status: 200,
      named: `attachment; filename="receipt-${number}${name}.pdf"`,
    });
    expect(await printed('')).toEqual(as('en', ''));
    expect(await printed('?language=en')).toEqual(as('en', '-en'));
    expect(await printed('?language=ar')).toEqual(as('ar', '-ar'));
    expect(await printed('?language=fr')).toEqual(as('fr', '-fr'));
    expect((await printed('?language=de')).status).toBe(422);
  });

  it('its documents are the buyer’s: the receipt once it is paid, a credit note once the money has left', async () => {
    const { number, amountCentimes } = await paid('papers@example.com');
    const { number: other } = await place('unpaid@example.com');
    const documentStatus = async (of: string, name: string) => {
      const answer = await test.ask(`/api/staff/orders/${of}/papers/${name}`, {
        cookie: cookies.support ?? '',
      });
      const [start, type] = [(await answer.text()).slice(0, 5), answer.headers.get('content-type')];
      return answer.status === 200 ? { start, type } : answer.status;
    };
    const pdf = { start: '%PDF-', type: 'application/pdf' };
    expect(await documentStatus(other, 'receipt')).toBe(404);
    expect(await documentStatus(number, 'receipt')).toEqual(pdf);
    const body = { ...aPayout, howMuch: 'whole', seenLeftCentimes: amountCentimes, key: crypto.randomUUID() };
    const { answered } = await ask('owner', 'POST', `/orders/${number}/refunds`, body);
    const address = `/refunds/${String(answered['id'])}`;
    const note = String((await ask('owner', 'GET', address)).answered['creditNoteNumber']);
    expect(await documentStatus(number, note)).toBe(404);
    await ask('owner', 'POST', `${address}/payout`, { proof: 'WC-77' });
    expect((await ask('owner', 'GET', `/orders/${number}`)).answered).toMatchObject({ access: null });
    expect(await documentStatus(number, note)).toEqual(pdf);
    expect(await documentStatus(other, note)).toBe(404);
    expect(await documentStatus(number, '../../receipt')).toBe(404);
  });
});

describe('the list of orders', () => {
  it('is narrowed to what was bought and to days of Morocco, with what else narrows it', async () => {
    const { number } = await place('narrowed@example.com');
    const [{ placedAt }] = (await listed('search=narrowed@example.com')) as [{ placedAt: string }];
    const day = dateInMorocco(new Date(placedAt));
    const narrowed = `search=narrowed@example.com&status=Pending%20Payment&placedFrom=${day}&placedTo=${day}`;
    expect(await listed(`${narrowed}&item=ecommerce-mastery-virtual`)).toMatchObject([{ number }]);
    expect(await listed(`${narrowed}&item=english-mastery`)).toEqual([]);
    expect(await listed(`search=narrowed@example.com&placedTo=${addDays(day, -1)}`)).toEqual([]);
    expect(await listed(`search=narrowed@example.com&placedFrom=${addDays(day, 1)}`)).toEqual([]);
    const wrong = await ask('support', 'GET', '/orders?placedFrom=tomorrow');
    expect(wrong).toMatchObject({ status: 422, answered: { fields: { placedFrom: 'not-a-day' } } });
  });

  const listed = async (query: string) => (await ask('support', 'GET', `/orders?${query}`)).answered['rows'];
});
