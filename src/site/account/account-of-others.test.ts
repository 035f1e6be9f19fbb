/** What the export and the deletion of an account leave alone, and who is notified of a deletion. */
import { getTableName } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { bookings } from '../../selling/hours/bookings.table.ts';
import { memberCodes, memberUsers, staffCodes } from '../../academy/sign-in/sign-in.table.ts';
import type { Member } from '../../academy/sign-in/member.ts';
import { gatewayNotifications, orders } from '../../selling/orders/orders.table.ts';
import { staffLog } from '../../academy/staff/staff.table.ts';
import { messageIdOf } from '../../academy/emails/email-content.ts';
import { events } from '../../academy/webhooks/events.table.ts';
import { mailbox, outbox } from '../../academy/emails/outbox.table.ts';
import { book, bookAndConfirm, seedExpert } from '../../../tests/support/bookings.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { fill } from '../../../tests/support/fill.ts';
import { place, placeAndPay, staff } from '../../../tests/support/actions.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { asWritten, describeOnBothEngines } from '../../../tests/support/open-test-database.ts';

let test: TestAcademy;
afterEach(() => test.close());

const memberOf = (email: string): Member => ({ id: `member-${email}`, email });

async function signUp(one: Member): Promise<Member> {
  await fill(test, memberUsers, { ...one, name: '', emailVerified: true });
  return one;
}

const erase = (one: Member) =>
  test.academy.account.delete(one, { typedEmail: one.email, knows: true, locale: 'en' });

/** Creates a paid and an unpaid order, and rows that name somebody outside their own columns. */
async function leaveTraces(email: string, { name, phone }: { name: string; phone: string }): Promise<void> {
  await signUp(memberOf(email));
  const details = someDetails({ name, email, phone });
  const paid = await placeAndPay(test, { details });
  await place(test, { details });
  const at = new Date(0).toISOString();
  for (const codes of [memberCodes, staffCodes])
    await fill(test, codes, { id: email, identifier: `sign-in-otp-${email}`, value: 'hash:0' });
  const payload = { emailName: 'member-code', to: email, sealed: `sealed for ${email}` };
  const tries = [{ at, outcome: 'failed' as const, error: `No such: ${email}` }];
  const [code, report] = [{ dedupeKey: `code:${paid.id}` }, { dedupeKey: `report:${paid.id}` }];
  await fill(
    test,
    outbox,
    { kind: 'mail', ...code, payload, lastError: `550 <${email}>` },
    { kind: 'mail', ...report, payload: {}, lastError: `No such: ${email}`, tries },
  );
  await fill(test, events, { kind: 'purchase.intended', data: { person: { name, email, phone } } });
  await fill(test, gatewayNotifications, {
    rawBody: `email=${encodeURIComponent(email)}&tel=${phone.slice(1)}&mail=${email}&BillToName=${name}`,
    verdict: 'refused',
    statement: { buyer: { email } },
  });
  await fill(
    test,
    staffLog,
    { email: staff.email, act: 'look-up', subject: email },
    { email: staff.email, act: 'note', detail: { why: `${name} of ${email} asked.` } },
    { email: staff.email, act: 'mend', before: { email, name }, after: { email: 'x' } },
  );
  const messageId = messageIdOf(`order-received:${paid.id}`, test.context.publicOrigin);
  const text = `Order ${paid.number} of ${name}, ${email}, ${phone}`;
  await fill(
    test,
    mailbox,
    { messageId: `<${email}>`, toAddress: email, html: `<p>${name}</p>`, text: `${name}, ${phone}` },
    { messageId, toAddress: 'office@example.com', html: `<p>${name}</p>`, text },
  );
}

/** Rows that name somebody, as text, by table. */
async function rowsNaming(email: string, also: string): Promise<string[]> {
  const tables = [
    memberUsers,
    memberCodes,
    staffCodes,
    orders,
    outbox,
    events,
    gatewayNotifications,
    staffLog,
    mailbox,
  ];
  const found: string[] = [];
  for (const table of tables)
    for (const row of await test.db.select().from(table)) {
      const text = JSON.stringify(row);
      if (text.includes(email) || text.includes(encodeURIComponent(email)) || text.includes(also))
        found.push(`${getTableName(table)} ${text}`);
    }
  return found.sort();
}

const pairs = [
  ['lma.alaoui@example.com', 'salma.alaoui@example.com'],
  ['salma@example.com', 'salma@example.com.ma'],
  ['salma@example.com', 'work+salma@example.com'],
] as const;

describeOnBothEngines('an account whose address is like another', (engine) => {
  for (const [short, long] of pairs) {
    it(`of ${short} is exported and deleted without data of ${long}`, async () => {
      test = await openTestAcademy({ engine });
      await leaveTraces(long, { name: 'Nadia Other', phone: '+212611111111' });
      const before = await rowsNaming(long, 'Nadia Other');
      await leaveTraces(short, { name: 'Zahra Benkirane', phone: '+212698765432' });
      const exported = await test.academy.account.export(memberOf(short));
      expect(JSON.stringify(exported)).not.toContain(long);
      expect(JSON.stringify(exported)).not.toContain('sealed for');
      expect(JSON.stringify(exported['outbox']).match(/member-code/g)).toHaveLength(1);
      expect(await erase(memberOf(short))).toEqual({ ok: true });
      expect(await rowsNaming(long, 'Nadia Other')).toEqual(before);
      expect((await rowsNaming(short, 'Zahra')).filter((row) => !before.includes(row))).toEqual([]);
    });

    it(`of ${long} is exported and deleted without data of ${short}`, async () => {
      test = await openTestAcademy({ engine });
      await leaveTraces(short, { name: 'Nadia Other', phone: '+212611111111' });
      const before = await rowsNaming(short, 'Nadia Other');
      await leaveTraces(long, { name: 'Zahra Benkirane', phone: '+212698765432' });
      const exported = await test.academy.account.export(memberOf(long));
      expect(JSON.stringify(exported).replaceAll(long, '')).not.toContain(short);
      expect(JSON.stringify(exported['outbox']).match(/member-code/g)).toHaveLength(1);
      expect(await erase(memberOf(long))).toEqual({ ok: true });
      expect(await rowsNaming(short, 'Nadia Other')).toEqual(before);
      expect(await rowsNaming(long, 'Zahra')).toEqual([]);
    });
  }

  it('does not delete an e-mail to somebody else whose telephone and name it typed into an order', async () => {
    test = await openTestAcademy({ engine });
    const victim = { name: 'Nadia Other', phone: '+212611111111' };
    await leaveTraces('nadia@example.com', victim);
    const before = await rowsNaming('nadia@example.com', 'Nadia Other');
    const thief = await signUp(memberOf('thief@example.net'));
    await place(test, { details: someDetails({ ...victim, email: thief.email }) });
    await erase(thief);
    expect(await rowsNaming('nadia@example.com', 'Nadia Other')).toEqual(before);
  });

  it('removes only its own address from a bank’s notification of somebody else’s order', async () => {
    test = await openTestAcademy({ engine });
    const payer = await signUp(memberOf('payer@example.com'));
    const details = someDetails({ name: 'Nadia Other', phone: '+212611111111' });
    await place(test, { details: { ...details, email: payer.email } });
    const { id: orderId } = await placeAndPay(test, { details: { ...details, email: 'nadia@example.com' } });
    const rawBody = `mail=${payer.email}&tel=212611111111`;
    await fill(test, gatewayNotifications, { gateway: 'cmi', verdict: 'applied', orderId, rawBody });
    await erase(payer);
    const kept = await test.db.select().from(gatewayNotifications);
    expect(kept.map((one) => one.rawBody)).toContain('mail=[erased]&tel=212611111111');
  });
});

describeOnBothEngines('an account that is deleted with an hour to come', (engine) => {
  const postedEmails = async () =>
    (await test.db.select().from(outbox).orderBy(asWritten)).map(({ payload }) => payload['emailName']);

  it('cancels it under a higher sequence number, and the expert is notified', async () => {
    test = await openTestAcademy({ engine });
    await seedExpert(test);
    const order = await bookAndConfirm(test);
    const one = await signUp(memberOf(order.email));
    await erase(one);
    expect(await test.db.select().from(bookings)).toMatchObject([{ state: 'cancelled', sequence: 1 }]);
    const posted = await postedEmails();
    expect(posted).toContain('expert-cancelled');
    expect(posted).not.toContain('booking-cancelled');
  });

  it('frees one that waits for a decision about its payment', async () => {
    test = await openTestAcademy({ engine });
    await seedExpert(test);
    const order = await book(test);
    await test.academy.chooseMethod({ token: order.token, option: 'Bank Transfer' });
    await test.academy.claimBankTransfer({ token: order.token });
    await erase(await signUp(memberOf(order.email)));
    expect(await test.db.select().from(bookings)).toMatchObject([{ state: 'cancelled', heldUntil: null }]);
    expect(await postedEmails()).not.toContain('expert-cancelled');
  });
});

describe('an account under a clock that advances at every call', () => {
  it('deletes its unpaid orders', async () => {
    let now = Date.parse('2026-06-01T10:00:00Z');
    test = await openTestAcademy({ context: { clock: () => new Date((now += 7)) } });
    const { email } = await place(test);
    const one = await signUp(memberOf(email));
    expect(await erase(one)).toEqual({ ok: true });
    expect(await test.db.select().from(orders)).toEqual([]);
  });
});
