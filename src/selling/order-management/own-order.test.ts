import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { aCourse, someDetails } from '../../../tests/support/builders.ts';
import { courses } from '../../academy/content/catalogue.table.ts';
import type { Order } from '../orders/order.ts';
import { staffActs, type StaffAct } from '../../academy/staff/staff-acts.ts';
import type { StaffRole } from '../../academy/staff/who-may.ts';
import { book, seedExpert, service, slotAt } from '../../../tests/support/bookings.ts';
import { addCodes, allRows, place, placeAndPay, staff as owner } from '../../../tests/support/actions.ts';
import { logOf } from '../../../tests/support/staff-reading.ts';
import { type TestAcademy, describeAcademy } from '../../../tests/support/open-test-academy.ts';
import type { StaffMember } from '../../academy.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { allowed } from '../../../tests/support/sure.ts';

const finance = { email: 'hind@example.com', role: 'finance' } as const;
const support = { email: 'sara@academy.example', role: 'support' } as const;
const colleague = { email: 'omar@academy.example', role: 'finance' } as const;
/** Another way to write the same mailbox. */
const details = someDetails({ name: 'Hind Amrani', email: 'hind+lessons@example.com' });
const refused = { ok: false, reason: 'own-order' };

type Result = { ok: boolean; reason?: string; answers?: readonly Result[]; people?: readonly Result[] };
/** `begin` makes an order of the staff member's own that can be decided so, and returns how it is decided. */
type Deciding = {
  act: StaffAct;
  role?: StaffRole;
  begin: (test: TestAcademy) => Promise<(staff: StaffMember) => Promise<Result>>;
};

async function claimed(test: TestAcademy): Promise<Order> {
  const order = await place(test, { details });
  await test.academy.claimBankTransfer({ token: order.token });
  return order;
}
async function confirmed(test: TestAcademy): Promise<Order> {
  const order = await claimed(test);
  await test.academy.staff.decideClaim({ orderNumber: order.number, staff: owner, decision: 'confirm' });
  return order;
}
async function owed(test: TestAcademy): Promise<string> {
  return allowed(await payBackOrder(test, await confirmed(test), { way: 'bank-transfer' })).id;
}
const guided = aCourse({ slug: 'guided', consultation: true, consultationService: service });
const slip = { paidBy: 'cash', reference: 'Slip 12', reason: 'She came to the office.' } as const;
const why = 'Chosen with the women’s centre of Fes.';
const giveFreeAccess = ({ academy }: TestAcademy, staff: StaffMember) =>
  academy.staff.giveFreeAccess({
    key: `letting-${crypto.randomUUID()}`,
    item: { kind: 'course', slug: 'selling-online' },
    as: 'gift',
    why,
    overSeats: false,
    locale: 'en',
    people: [{ name: details.name, email: details.email, phone: '', locale: '' }],
    staff,
  });

const decisions: Record<string, Deciding> = {
  decideClaim: {
    act: 'confirm-claim',
    async begin(test) {
      const { number: orderNumber } = await claimed(test);
      return (staff) => test.academy.staff.decideClaim({ orderNumber, staff, decision: 'confirm' });
    },
  },
  'decideClaim, refusing': {
    act: 'refuse-claim',
    async begin(test) {
      const { number: orderNumber } = await claimed(test);
      const no = { decision: 'refuse', reason: 'Nothing came.' } as const;
      return (staff) => test.academy.staff.decideClaim({ orderNumber, staff, ...no });
    },
  },
  confirmClaims: {
    act: 'confirm-claim',
    async begin(test) {
      const { number } = await claimed(test);
      return (staff) => test.academy.staff.confirmClaims({ orderNumbers: [number], staff });
    },
  },
  recordPayment: {
    act: 'record-payment',
    async begin(test) {
      const { number: orderNumber, amountCentimes } = await place(test, { details });
      return (staff) => test.academy.staff.recordPayment({ orderNumber, amountCentimes, staff, ...slip });
    },
  },
  takeBack: {
    act: 'take-back',
    async begin(test) {
      const { number: orderNumber } = await claimed(test);
      await test.academy.staff.decideClaim({ orderNumber, staff: colleague, decision: 'confirm' });
      return (staff) =>
        test.academy.staff.takeBack({ orderNumber, staff, reason: 'It was somebody else’s.' });
    },
  },
  discountOrder: {
    act: 'discount-order',
    async begin(test) {
      const { number: orderNumber } = await place(test, { details });
      return (staff) =>
        test.academy.staff.discountOrder({ orderNumber, staff, off: { percent: 5 }, reason: why });
    },
  },
  giveFreeAccess: { act: 'let-in', begin: async (test) => (staff) => giveFreeAccess(test, staff) },
  endFree: {
    act: 'end-free',
    async begin(test) {
      await giveFreeAccess(test, owner);
      const orderNumber = (await allRows(test)).orders[0]?.number ?? '';
      return (staff) => test.academy.staff.endFree({ orderNumber, why, staff });
    },
  },
  changeOrderEmail: {
    act: 'change-order-email',
    role: 'support',
    async begin(test) {
      const { number: orderNumber } = await place(test, { details });
      const email = 'a-friend@example.com';
      return (staff) => test.academy.staff.changeOrderEmail({ orderNumber, email, staff });
    },
  },
  'changeOrderEmail, to her': {
    act: 'change-order-email',
    role: 'support',
    async begin(test) {
      const { number: orderNumber } = await place(test);
      const { email } = details;
      return (staff) => test.academy.staff.changeOrderEmail({ orderNumber, email, staff });
    },
  },
  refundOrder: {
    act: 'refund-order',
    async begin(test) {
      const order = await placeAndPay(test, { details });
      return (staff) => payBackOrder(test, order, { staff });
    },
  },
  declineRefund: {
    act: 'decline-refund',
    async begin(test) {
      const { token } = await placeAndPay(test, { details });
      await test.academy.askRefund({ token, account: null, reason: '' });
      const id = (await test.academy.staff.refundRequests())[0]?.id ?? '';
      const no = { declinedFor: 'other', note: 'You wrote that you keep it.' } as const;
      return (staff) => test.academy.staff.declineRefund({ id, staff, ...no });
    },
  },
  completePayout: {
    act: 'pay-back',
    async begin(test) {
      const id = await owed(test);
      return (staff) => test.academy.staff.completePayout({ id, proof: 'VIR 12', staff });
    },
  },
  correctProof: {
    act: 'correct-proof',
    async begin(test) {
      const id = await owed(test);
      await test.academy.staff.completePayout({ id, proof: 'VIR 12', staff: owner });
      return (staff) => test.academy.staff.correctProof({ id, proof: 'VIR 13', staff });
    },
  },
  changeRefundWay: {
    act: 'change-refund-way',
    async begin(test) {
      const id = await owed(test);
      const to = { key: crypto.randomUUID(), way: 'cash-agency', payout: { name: 'Hind' } } as const;
      return (staff) => test.academy.staff.changeRefundWay({ id, staff, ...to });
    },
  },
  cancelBooking: {
    act: 'cancel-hour',
    role: 'support',
    async begin(test) {
      const { token, number: orderNumber } = await book(test, undefined, { details });
      await test.academy.claimBankTransfer({ token });
      await test.academy.staff.decideClaim({ orderNumber, staff: owner, decision: 'confirm' });
      return (staff) => test.academy.staff.cancelBooking({ orderNumber, seenSequence: 0, staff });
    },
  },
  'changeRight, longer': {
    act: 'extend-right',
    async begin(test) {
      const { number: orderNumber } = await placeAndPay(test, { details, courseSlug: guided.slug });
      test.pass(86_400_000);
      const change = { right: 'included', change: 'extend' } as const;
      return (staff) => test.academy.staff.changeRight({ orderNumber, staff, ...change });
    },
  },
  'changeRight, given back': {
    act: 'give-right-back',
    async begin(test) {
      const { token, number: orderNumber } = await placeAndPay(test, { details, courseSlug: guided.slug });
      const coupon = (await test.academy.rightsOf(token))[0]?.code ?? '';
      const hour = { startsAt: await slotAt(test, 0), timeZone: 'Africa/Casablanca', coupon };
      const item = { kind: 'consultation', slug: service, ...hour } as const;
      await place(test, { item, details, provedEmail: details.email });
      const change = { right: 'included', change: 'give-back' } as const;
      return (staff) => test.academy.staff.changeRight({ orderNumber, staff, ...change });
    },
  },
};

/** What else is done to an order: it moves no money and gives or takes no access. */
const decidesNothing: readonly StaffAct[] = [
  'place-order',
  'note-on-order',
  'ask-for-refund',
  'answer-refund-ask',
  'look-at-double',
  'reopen-order',
  'cancel-order',
  'correct-buyer',
  'share-pay-link',
  'write-to-learner',
  'begin-part',
  'renew-downloads',
  'move-hour',
  'mark-submission',
  'move-learner',
  'set-learner',
  'tick-platform-code',
];

it('every action that is done to an order is tried here, or decides nothing', () => {
  const ofOrders = Object.entries(staffActs).flatMap(([act, of]) => (of === 'order' ? [act] : []));
  const tried = Object.values(decisions).map(({ act }) => act);
  expect([...new Set([...tried, ...decidesNothing])].toSorted()).toEqual(ofOrders.toSorted());
});

describeAcademy('an order of a member of staff', { courses: [aCourse(), guided] }, (test) => {
  beforeEach(async () => {
    await seedExpert(test);
    await addCodes(test, ['CODE-1', 'CODE-2']);
  });

  const insider = { email: 'hind@example.com' };
  const first = (result: Result): Result => result.answers?.[0] ?? result.people?.[0] ?? result;

  it.each(Object.entries(decisions))(
    '%s: not by the owner of the order, but by a colleague',
    async (_name, { act, role = 'finance', begin }) => {
      const decide = await begin(test);
      expect(first(await decide({ ...insider, role }))).toMatchObject(refused);
      expect((await logOf(test)).filter(({ email }) => email === insider.email)).toEqual([]);
      expect(first(await decide({ ...colleague, role }))).toMatchObject({ ok: true });
      expect(await logOf(test)).toContainEqual(expect.objectContaining({ act, email: colleague.email }));
    },
  );

  it.each(Object.entries(decisions))(
    '%s: by an owner of the academy, and the log names them',
    async (_name, { act, begin }) => {
      const decide = await begin(test);
      expect(first(await decide({ ...insider, role: 'owner' }))).toMatchObject({ ok: true });
      expect(await logOf(test)).toContainEqual(expect.objectContaining({ act, email: insider.email }));
    },
  );

  const moveTo = async (order: Pick<Order, 'number'>, email: string, who: StaffMember = support) =>
    allowed(await test.academy.staff.changeOrderEmail({ orderNumber: order.number, email, staff: who }))
      .order;

  it('stays the member’s own after staff moved it to other addresses, however often', async () => {
    const order = await placeAndPay(test, { details });
    await moveTo(order, 'a-friend@example.com');
    await moveTo(order, 'another-friend@example.com');
    expect(await payBackOrder(test, order, { staff: finance })).toEqual(refused);
    expect(await payBackOrder(test, order, { staff: colleague })).toMatchObject({ ok: true });
  });

  it('stays the member’s own in the parts that are paid after staff moved it', async () => {
    const part = { afterDays: 30, amountCentimes: 60_000 };
    const record = aCourse({ instalments: { depositCentimes: 40_000, parts: [part], graceDays: 7 } });
    await test.db.update(courses).set({ record }).where(eq(courses.slug, record.slug));
    const item = { kind: 'course', slug: record.slug, byInstalments: true } as const;
    const deposit = await placeAndPay(test, { details, item, seenPriceCentimes: 40_000 });
    const moved = await moveTo(deposit, 'a-friend@example.com');
    const begun = allowed(await test.academy.payInstalment({ token: moved.token, number: 2 }));
    const input = { orderNumber: begun.order.number, amountCentimes: part.amountCentimes, ...slip };
    expect(await test.academy.staff.recordPayment({ ...input, staff: finance })).toEqual(refused);
    expect(await test.academy.staff.recordPayment({ ...input, staff: colleague })).toMatchObject({
      ok: true,
    });
  });

  it('of a learner who mistyped is nobody’s own: what a buyer types before paying is not held against a colleague', async () => {
    const order = await place(test, { details });
    const corrected = await test.academy.changeDetails({ token: order.token, details: someDetails() });
    if (!corrected.ok) throw new Error(corrected.reason);
    await test.academy.claimBankTransfer({ token: corrected.order.token });
    const { decideClaim } = test.academy.staff;
    const decided = await decideClaim({ orderNumber: order.number, staff: finance, decision: 'confirm' });
    expect(decided).toMatchObject({ ok: true });
  });
});
