import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readHeldOrders } from '../../site/account/held-person.service.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { courses } from '../../academy/content/catalogue.table.ts';
import { membership } from '../../academy/settings/membership.ts';
import { readDownloads } from '../downloads/downloads.service.ts';
import { coupons } from '../coupons/coupons.table.ts';
import type { Order } from './order.ts';
import { orders } from './orders.table.ts';
import { staffLog } from '../../academy/staff/staff.table.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { emailPoster } from '../../server/post-email.ts';
import type { MailToPost } from '../../academy/emails/mail-to-post.ts';
import { aWholeMember, someone } from '../../../tests/support/a-whole-member.ts';
import { aCourse, aForm, someDetails } from '../../../tests/support/builders.ts';
import { addCodes, begin, emailsOf, place, placeAndPay, staff } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { asWritten } from '../../../tests/support/open-test-database.ts';
import { allowed } from '../../../tests/support/sure.ts';

const [typo, right] = ['slama@example.com', 'salma@example.com'];
const sara = { email: 'sara@academy.example', role: 'support' } as const;

describeAcademy('the corrected e-mail address of an order', (test) => {
  const details = someDetails({ name: 'Salma Alaoui', email: typo });
  const correct = (orderNumber: string, email: string = right, who: typeof staff = sara) =>
    test.academy.staff.changeOrderEmail({ orderNumber, email, staff: who });
  const corrected = async (order: Order): Promise<Order> => allowed(await correct(order.number)).order;
  const signedIn = (email: string) => {
    const times = { createdAt: new Date(0), updatedAt: new Date(0) };
    const user = { id: `member-${email}`, email, name: '', emailVerified: true, image: null, ...times };
    return test.db.insert(memberUsers).values(user);
  };

  it('takes every link from the old mailbox, and gives the new one its own', async () => {
    const form = aForm({ details });
    const placed = allowed(await test.academy.placeOrder(form));
    const { token } = placed.order;
    const after = await corrected(placed.order);
    expect(after).toMatchObject({ email: right, number: placed.order.number, status: 'Pending Payment' });
    expect(await test.academy.orderByToken(token)).toBeNull();
    expect((await test.academy.orderByToken(after.token))?.order.email).toBe(right);
    const again = await test.academy.placeOrder({ ...form, heldTokens: [token] });
    expect(again.ok && again.order.id).not.toBe(after.id);
  });

  it('is audited with before and after, by whom, and the buyer’s own history does not name it', async () => {
    const order = await place(test, { details });
    const { token } = await corrected(order);
    const lines = await test.db.select().from(staffLog).orderBy(asWritten);
    expect(lines).toMatchObject([
      {
        email: sara.email,
        act: 'change-order-email',
        subject: order.number,
        before: { email: typo },
        after: { email: right },
      },
    ]);
    const last = (await test.academy.orderByToken(token))?.history.at(-1);
    expect(last).toMatchObject({
      event: 'change-details',
      actor: `staff:${sara.email}`,
      detail: { fields: 'email' },
    });
  });

  it('sends both an e-mail: what was bought to the new address, nothing that opens or leads there to the old one', async () => {
    await addCodes(test, ['CODE-1']);
    const order = await placeAndPay(test, { details });
    const after = await corrected(order);
    const { db } = test;
    const posted: MailToPost[] = [];
    const carry = emailPoster({
      db,
      post: async (mail) => void posted.push(mail),
      from: null,
      secret: 'a secret of the tests, long enough for all',
      publicOrigin: 'https://academy.example',
      clock: test.context.clock,
      staffAddresses: async () => [],
      worksHere: async () => false,
    });
    const news = (await db.select().from(outbox)).filter(
      ({ dedupeKey }) => dedupeKey.split(':').length === 3,
    );
    for (const row of news) await carry(row);
    const mails = new Map(
      posted.map((mail) => [`${mail.to.join()} ${mail.subject}`, `${mail.html} ${mail.text}`]),
    );
    const to = (address: string) =>
      [...mails].filter(([key]) => key.startsWith(address)).map(([, body]) => body);
    expect(to(right)).toHaveLength(2);
    expect(to(right).join()).toContain('CODE-1');
    expect(to(right).join()).toContain(after.token);
    expect(to(typo)).toHaveLength(1);
    const [toOld = ''] = to(typo);
    expect(toOld).toContain(order.number.toUpperCase());
    for (const secret of [right, after.token, order.token, 'CODE-1', 'Salma'])
      expect(toOld).not.toContain(secret);
  });

  it('of a bought file closes the links of earlier e-mails, and keeps what was counted', async () => {
    const { paid } = await aWholeMember(test);

    const [before] = await readDownloads(test.db, [paid.id]);
    await correct(paid.number);
    const [after] = await readDownloads(test.db, [paid.id]);
    expect(after?.id).not.toBe(before?.id);
    expect(after).toMatchObject({ used: 1, most: 5, locale: 'en' });
  });

  it('takes access from whoever signs in with the old one, and shows it to whoever proves the new one', async () => {
    await addCodes(test, ['CODE-1']);
    await signedIn(typo);
    const order = await placeAndPay(test, { details });
    await corrected(order);
    const account = (email: string) => test.academy.account.read({ id: `member-${email}`, email });
    expect((await account(typo)).opened).toEqual([]);
    expect((await account(right)).opened).toMatchObject([{ code: 'CODE-1' }]);
    expect((await readHeldOrders(test.db, typo)).orders).toEqual([]);
  });

  it('of a membership stays where a member has signed in with it, and moves where nobody has', async () => {
    const item = { kind: 'membership', slug: membership.slug } as const;
    const order = await placeAndPay(test, { details, item });
    await signedIn(typo);
    expect(await correct(order.number)).toBeRefused('member-signed-in');
    await test.db.delete(memberUsers);
    expect(await correct(order.number)).toMatchObject({ ok: true });
    expect(await emailsOf(test, order)).toEqual(
      expect.arrayContaining(['order-address-left', 'order-address-changed', 'membership-ready']),
    );
  });

  it('is not moved to what is no address, nor twice', async () => {
    const order = await place(test, { details });
    expect(await correct(order.number, 'salma(at)example')).toBeRefused('not-an-address');
    expect(await correct('MEM-000000-0000')).toBeRefused('order-not-found');
    const after = await corrected(order);
    expect(await correct(order.number, ' SALMA@example.com ')).toBeRefused('same-address');
    expect((await test.academy.orderByToken(after.token))?.order.id).toBe(order.id);
    const finance = { email: 'f@academy.example', role: 'finance' } as const;
    await expect(correct(order.number, right, finance)).rejects.toThrow('may not correct');
  });

  it('waits while somebody may be paying for it at a bank', async () => {
    const order = await place(test, { details });
    await begin(test, order);
    expect(await correct(order.number)).toBeRefused('at-the-bank');
    test.pass(24 * 3_600_000);
    expect(await correct(order.number)).toMatchObject({ ok: true });
  });

  it('takes the use of a coupon along: refused where the new address has used up its share, unless the order is paid', async () => {
    const at = test.context.clock();
    await test.db.insert(coupons).values({
      id: test.context.uuid(),
      code: 'EID10',
      kind: 'percent',
      value: 10,
      scope: ['course'],
      mostPerPerson: 1,
      startsAt: at,
      createdAt: at,
      createdBy: staff.email,
    });
    const item = { kind: 'course', slug: 'selling-online', coupon: 'EID10' } as const;
    await placeAndPay(test, { details: someDetails({ email: right }), item });
    const unpaid = await place(test, { details, item });
    expect(await correct(unpaid.number)).toBeRefused('coupon-used-by-buyer');
    expect((await test.academy.orderByToken(unpaid.token))?.order.email).toBe(typo);
    const second = await placeAndPay(test, { details: someDetails({ email: 'third@example.com' }), item });
    expect(await correct(second.number)).toMatchObject({ ok: true });
  });

  it('leaves neither address in any table once the account behind the order is deleted, and none comes after', async () => {
    const { paid, member } = await aWholeMember(test);
    const before = typo;
    await test.db.update(orders).set({ email: before }).where(eq(orders.id, paid.id));
    expect(await correct(paid.number, someone.email)).toMatchObject({ ok: true });
    const wish = { typedEmail: someone.email, knows: true, locale: 'en' } as const;
    expect(await test.academy.account.delete(member, wish)).toEqual({ ok: true });
    const left = JSON.stringify([
      await test.db.select().from(staffLog).where(eq(staffLog.act, 'change-order-email')),
      await test.db.select().from(outbox),
      await test.db.select().from(orders),
    ]);
    for (const address of [before, someone.email]) expect(left).not.toContain(address);
    expect(await correct(paid.number)).toBeRefused('deleted-account');
  });

  it('is deleted on an order that went on to somebody else, once its former owner deletes their account', async () => {
    const { paid, member } = await aWholeMember(test);
    expect(await correct(paid.number, right)).toMatchObject({ ok: true });
    expect(JSON.stringify(await readHeldOrders(test.db, right))).not.toContain(someone.email);
    const wish = { typedEmail: someone.email, knows: true, locale: 'en' } as const;
    expect(await test.academy.account.delete(member, wish)).toEqual({ ok: true });
    const rows = await test.db.select().from(orders).where(eq(orders.id, paid.id));
    expect(rows).toMatchObject([{ email: right, formerMailboxes: [] }]);
  });

  it('of a course paid in parts moves all of it: its deposit and the parts that were begun', async () => {
    const part = { afterDays: 30, amountCentimes: 60_000 };
    const record = aCourse({ instalments: { depositCentimes: 40_000, parts: [part], graceDays: 7 } });
    await test.db.update(courses).set({ record }).where(eq(courses.slug, record.slug));
    const item = { kind: 'course', slug: record.slug, byInstalments: true } as const;
    const deposit = await placeAndPay(test, { details, item, seenPriceCentimes: 40_000 });
    const begun = allowed(await test.academy.payInstalment({ token: deposit.token, number: 2 }));
    const another = await place(test, { details });
    expect(await correct(begun.order.number)).toMatchObject({ ok: true, alsoMoved: [deposit.number] });
    const rows = await test.db.select().from(orders);
    const emails = new Map(rows.map(({ number, email }) => [number, email]));
    expect(emails.get(deposit.number)).toBe(right);
    expect(emails.get(begun.order.number)).toBe(right);
    expect(emails.get(another.number)).toBe(typo);
    for (const { token } of [deposit, begun.order]) expect(await test.academy.orderByToken(token)).toBeNull();
    expect(await emailsOf(test, deposit)).toEqual(
      expect.arrayContaining(['order-address-changed', 'access-soon']),
    );
    expect(await emailsOf(test, deposit)).not.toContain('order-address-left');
    const now = rows.find(({ number }) => number === deposit.number)?.token ?? '';
    const again = await test.academy.payInstalment({ token: now, number: 2 });
    expect(again).toMatchObject({ ok: true, order: { number: begun.order.number } });
    expect((await test.db.select().from(staffLog)).map(({ subject }) => subject).sort()).toEqual(
      [deposit.number, begun.order.number].sort(),
    );
  });
});
