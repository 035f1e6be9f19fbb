import { beforeEach, expect, it } from 'vitest';
import type { StaffMember } from '../../academy.ts';
import { events } from '../../academy/webhooks/events.table.ts';
import { aCourse, someInstalments } from '../../../tests/support/builders.ts';
import {
  addCodes,
  begin,
  emailsOf,
  notifyFromBank,
  place,
  placeAndPay,
  staff,
} from '../../../tests/support/actions.ts';
import { book, confirm as confirmHour, seedExpert, stateOf } from '../../../tests/support/bookings.ts';
import { memberOf } from '../../../tests/support/members.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { postEmails } from '../../../tests/support/post-emails.ts';
import { approve, aPayee, monthLater, statementsNow } from '../../../tests/support/shares.ts';
import { logOf } from '../../../tests/support/staff-reading.ts';
import { allowed, present } from '../../../tests/support/sure.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import type { Order } from '../orders/order.ts';

const hourMs = 3_600_000;
const salim: StaffMember = { email: 'salim@academy.example', role: 'finance' };
const imane: StaffMember = { email: 'imane@academy.example', role: 'finance' };
const inParts = { kind: 'course', slug: 'selling-online', byInstalments: true } as const;
const hiba = { recipientName: 'Hiba Bennani', recipientEmail: 'hiba@example.com', giftNote: '' };

describeAcademy(
  'a confirmation that was wrong',
  { courses: [aCourse({ capacity: 10, instalments: someInstalments })] },
  (test) => {
    beforeEach(() => addCodes(test, ['CODE-1', 'CODE-2']));

    const takeBack = ({ number: orderNumber }: Order, who = staff) =>
      test.academy.staff.takeBack({ orderNumber, staff: who, reason: 'It was another buyer’s transfer.' });
    const confirm = ({ number: orderNumber }: Order, who = salim) =>
      test.academy.staff.decideClaim({ orderNumber, staff: who, decision: 'confirm' });
    const claim = async (order: Order) => void allowed(await test.academy.claimBankTransfer(order));
    async function confirmed(of: Parameters<typeof place>[1] = {}): Promise<Order> {
      const order = await place(test, of);
      await claim(order);
      allowed(await confirm(order));
      return order;
    }
    const viewOf = async ({ token }: Order) => present(await test.academy.orderByToken(token));
    const received = async () =>
      allowed(await test.academy.staff.readMonth({ year: 2026, month: 6, staff })).month.inAll
        .receivedCentimes;

    it('closes what it opened, is not counted, and tells the buyer why; nothing is paid back', async () => {
      const order = await confirmed();
      expect(await received()).toBe(99_000);
      allowed(await takeBack(order, salim));
      const { order: now, access, history } = await viewOf(order);
      expect([now.status, now.refundedCentimes, access]).toEqual(['Rejected', 0, null]);
      expect(now.refusalReason).toBe('It was another buyer’s transfer.');
      expect(history.map(({ event }) => event)).toEqual(
        expect.arrayContaining(['confirm-void', 'take-back', 'end-access']),
      );
      expect(await received()).toBe(0);
      const { month } = allowed(
        await test.academy.staff.exportMonth({ year: 2026, month: 6, staff, locale: 'en' }),
      );
      expect(month.payments).toMatchObject([
        { receiptNumber: order.number, amountCentimes: 0, isVoid: true },
      ]);
      const mail = present(
        (await postEmails(test)).find(({ subject }) =>
          subject.startsWith('We confirmed your payment by mistake'),
        ),
      );
      expect(mail.text).toContain('It was another buyer’s transfer.');
      expect(await logOf(test)).toContainEqual(
        expect.objectContaining({ act: 'take-back', email: salim.email }),
      );
      const kinds = (await test.db.select().from(events)).map(({ kind }) => kind);
      expect(kinds).toEqual(expect.arrayContaining(['order.unpaid', 'access.ended']));
      expect(await takeBack(order)).toBeRefused('already-decided');
    });

    it('is paid once more as any order: the same code opens again, it is counted once, and each e-mail comes again', async () => {
      const order = await confirmed();
      const { access } = await viewOf(order);
      await postEmails(test);
      test.pass(hourMs);
      allowed(await takeBack(order));
      await claim(order);
      allowed(await confirm(order));
      expect((await viewOf(order)).access?.code).toBe(access?.code);
      expect(await received()).toBe(99_000);
      expect((await emailsOf(test, order)).filter((name) => name === 'access-ready')).toHaveLength(2);
    });

    it('is taken back by who made it for a day, and by an owner later; by nobody for their own order', async () => {
      const order = await confirmed();
      expect(await takeBack(order, imane)).toBeRefused('needs-owner');
      test.pass(24 * hourMs + 1);
      expect(await takeBack(order, salim)).toBeRefused('needs-owner');
      expect(await takeBack(await confirmed(), { ...salim, email: 'salma@example.com' })).toBeRefused(
        'own-order',
      );
      allowed(await takeBack(order));
    });

    it('is of a person: what a card paid, or paid too, is not taken back', async () => {
      expect(await takeBack(await placeAndPay(test))).toBeRefused('not-by-hand');
      const order = await place(test);
      const reference = await begin(test, order);
      await claim(order);
      allowed(await confirm(order));
      await notifyFromBank(test, evidenceFor(reference, { amountCentimes: order.amountCentimes }));
      expect(await takeBack(order)).toBeRefused('not-by-hand');
    });

    it('of cash frees the number of its slip for the order that it belongs to', async () => {
      const order = await place(test);
      const record = ({ number: orderNumber }: Order) =>
        test.academy.staff.recordPayment({
          orderNumber,
          staff,
          amountCentimes: 99_000,
          paidBy: 'cash',
          reference: 'AB 12',
          reason: '',
        });
      allowed(await record(order));
      allowed(await takeBack(order));
      const other = await place(test, { idempotencyKey: 'another-order-of-the-same' });
      expect(
        await test.academy.claimCashTransfer({ token: other.token, transferCode: 'AB12' }),
      ).toMatchObject({ ok: true });
    });

    it('stays while its buyer asks for a refund, which is decided first', async () => {
      const order = await confirmed();
      const asked = {
        token: order.token,
        reason: '',
        account: { way: 'bank-transfer', payout: { name: 'Salma Alaoui', rib: '999780000000000000000105' } },
      } as const;
      allowed(await test.academy.askRefund(asked));
      expect(await takeBack(order)).toBeRefused('asked-back');
    });

    it('stays while a statement of a share tells the sale', async () => {
      await aPayee(test);
      const order = await confirmed();
      expect(await monthLater(test)).toBe(1);
      await approve(test, present((await statementsNow(test))[0]).id);
      expect(await takeBack(order)).toBeRefused('share-told');
    });

    it('of a deposit ends its plan until it is paid, and stays while a later part is paid; of a part makes it due again', async () => {
      const deposit = await confirmed({ item: inParts, seenPriceCentimes: 40_000 });
      const { order: part } = allowed(await test.academy.payInstalment({ token: deposit.token, number: 2 }));
      await claim(part);
      expect(await takeBack(deposit)).toBeRefused('parts-paid');
      allowed(await confirm(part));
      allowed(await takeBack(part));
      const planOf = async () => present(await test.academy.planOfOrder(deposit.token));
      expect((await planOf()).parts[0]?.paidAt).toBeNull();
      allowed(await takeBack(deposit));
      await claim(deposit);
      allowed(await confirm(deposit));
      expect((await planOf()).parts[0]?.status).not.toBe('ended');
    });

    it('of a gift closes it for whoever took it, and nobody takes it meanwhile', async () => {
      const order = await confirmed({ gift: hiba });
      const openedTo = async () =>
        (await test.academy.account.read(await memberOf(test.context, hiba.recipientEmail))).opened;
      expect(await openedTo()).toHaveLength(1);
      allowed(await takeBack(order));
      expect(await openedTo()).toHaveLength(0);
    });
  },
);

describeAcademy('an hour whose confirmation was wrong', (test) => {
  beforeEach(() => seedExpert(test));

  it('is free for others, its expert is told, and its order ends', async () => {
    const order = await book(test);
    await test.academy.claimBankTransfer(order);
    allowed(await confirmHour(test, order));
    const taken = await test.academy.staff.takeBack({
      orderNumber: order.number,
      staff,
      reason: 'No such transfer.',
    });
    expect(taken).toMatchObject({ ok: true, order: { status: 'Rejected' } });
    expect(await stateOf(test, order)).toBe('cancelled');
    expect(await emailsOf(test, order)).toEqual(
      expect.arrayContaining(['expert-cancelled', 'payment-taken-back']),
    );
    expect(await emailsOf(test, order)).not.toContain('booking-cancelled');
  });
});
