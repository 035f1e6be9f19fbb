/** Seats of dated groups: what is sold, who is refused, and what staff change. */
import type { PaymentOption } from '../orders/order.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { events } from '../../academy/webhooks/events.table.ts';
import { orders, orderHistory, paymentAttempts } from '../orders/orders.table.ts';
import { readLogPage } from '../../academy/staff/staff-log.service.ts';
import type { PlaceOrder } from '../checkout/place-order.service.ts';
import { aForm, someDetails } from '../../../tests/support/builders.ts';
import { aCaller, aCohort, aTaughtCourse, teach } from '../../../tests/support/classroom.ts';
import { begin, place, placeAndPay, staff, notifyFromBank } from '../../../tests/support/actions.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { atOnce } from '../../../tests/support/races.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { addCohort, changePlan, closeCohort, listCohorts, removeCohort } from './cohort-admin.service.ts';
import { cohortLearners, moveLearner, setLearner } from './cohort-learners.service.ts';
import { enrolments } from '../orders/cohorts.table.ts';

const slug = 'taught-here';
const weekMs = 7 * 86_400_000;
let june: string;
let august: string;

const live = aTaughtCourse({ courseType: 'live', startsOn: '2024-07-12', capacity: 1 });
const freeLive = aTaughtCourse({
  slug: 'free-live',
  courseType: 'live',
  priceCentimes: 0,
});

const item = (cohort?: string): PlaceOrder['item'] => ({
  kind: 'course',
  slug,
  ...(cohort ? { cohort } : {}),
});
const form = (cohort?: string, email = 'salma@example.com') => ({
  item: item(cohort),
  details: someDetails({ email }),
});
const answerOf = async (cohort?: string, of: Partial<PlaceOrder> = {}) => {
  const placed = await test.academy.placeOrder({ ...aForm(form(cohort)), ...of });
  return placed.ok ? 'placed' : placed.reason;
};
const cohortOf = async (token: string) => test.academy.cohorts.cohortOfOrder(token);
const seatsLeft = async (id: string) =>
  (await test.academy.course(slug))?.cohorts?.find((one) => one.id === id)?.seatsLeft;

const test = academyForEach({ courses: [live, freeLive], poolSize: 20 });
beforeEach(async () => {
  june = await aCohort(test.db, slug, { seats: 2 });
  august = await aCohort(test.db, slug, { startsOn: '2026-08-03', seats: 5 });
});

describe('a live course that is taught here', () => {
  it('is sold by its groups: the buyer chooses one, whose seat counts when the payment is confirmed', async () => {
    expect(await answerOf()).toBe('cohort-needed');
    expect(await answerOf('0197b0a4-6f3e-7c1a-9d52-3f1c2b7a8e90')).toBe('cohort-closed');
    expect(await answerOf('no id at all')).toBe('cohort-closed');
    const order = await place(test, form(june));
    expect([order.cohortId, await seatsLeft(june)]).toEqual([june, 2]);
    const reference = await begin(test, order);
    await notifyFromBank(test, evidenceFor(reference, { amountCentimes: order.amountCentimes }));
    expect([await seatsLeft(june), await seatsLeft(august)]).toEqual([1, 5]);
    const [seat] = await test.db.select().from(enrolments);
    expect(seat).toMatchObject({ orderId: order.id, cohortId: june });
    await payBackOrder(test, order);
    expect(await seatsLeft(june)).toBe(2);
  });

  it('refuses a full group, and is sold out when all are full; the only group with a seat needs no choice', async () => {
    for (const email of ['a@example.com', 'b@example.com']) await placeAndPay(test, form(june, email));
    expect(await answerOf(june)).toBe('cohort-full');
    expect((await test.academy.course(slug))?.course.startsOn).toBe('2026-08-03');
    const order = await place(test, form(undefined, 'c@example.com'));
    expect(order.cohortId).toBe(august);
    await closeCohort(test.context, { staff, cohort: august, isClosed: true });
    expect(await answerOf(august)).toBe('sold-out');
  });

  it('is not sold while nobody can join a group: a week after the last began, or once it is closed', async () => {
    await closeCohort(test.context, { staff, cohort: june, isClosed: true });
    expect(await answerOf(june)).toBe('cohort-closed');
    test.pass(10 * weekMs);
    expect(await answerOf(august)).toBe('placed');
    test.pass(weekMs);
    expect(await answerOf(august, { idempotencyKey: 'another-key-of-a-form' })).toBe('not-on-sale');
    expect((await test.academy.course(slug))?.cohorts).toEqual([]);
  });

  it('gives a seat beyond the last to a claim only when staff decide so, having read which seat it is', async () => {
    const claimed = await place(test, form(june, 'c@example.com'));
    await test.academy.claimBankTransfer({ token: claimed.token });
    for (const email of ['a@example.com', 'b@example.com']) await placeAndPay(test, form(june, email));
    const confirm = (overSeats?: boolean) =>
      test.academy.staff.decideClaim({ orderNumber: claimed.number, decision: 'confirm', staff, overSeats });
    expect(await confirm()).toEqual({ ok: false, reason: 'cohort-full', seat: 3, of: 2 });
    const many = await test.academy.staff.confirmClaims({ orderNumbers: [claimed.number], staff });
    expect(many).toMatchObject({ answers: [{ ok: false, reason: 'cohort-full' }] });
    expect(await confirm(true)).toMatchObject({ ok: true, order: { status: 'Payment Confirmed' } });
  });

  it('asks for the wish to start only where the group begins within the time for changing one’s mind', async () => {
    const { agreesToStart: _left, ...silent } = someDetails();
    expect(await answerOf(august, { details: silent })).toBe('placed');
    const soon = await aCohort(test.db, slug, { startsOn: '2026-06-08' });
    const nextDay = await aCohort(test.db, slug, { startsOn: '2026-06-09' });
    expect(await answerOf(soon, { details: silent })).toBe('agreement-required');
    expect(await answerOf(soon)).toBe('placed');
    expect(await answerOf(nextDay, { details: silent })).toBe('placed');
  });

  it('keeps the group of a form that is sent again, and takes another one while details are open', async () => {
    const sent = aForm(form(june));
    await test.academy.placeOrder(sent);
    expect(await test.academy.placeOrder({ ...sent, item: item() })).toMatchObject({
      repeated: true,
      order: { cohortId: june },
    });
    expect(await test.academy.placeOrder({ ...sent, item: item(august) })).toMatchObject({
      repeated: true,
      order: { cohortId: august },
    });
    await closeCohort(test.context, { staff, cohort: june, isClosed: true });
    expect(await test.academy.placeOrder({ ...sent, item: item(june) })).toMatchObject({
      reason: 'cohort-closed',
    });
  });

  it('keeps its group as a gift', async () => {
    const gift = { recipientName: 'Nora Alaoui', recipientEmail: 'nora@example.com', giftNote: '' };
    const given = await test.academy.placeOrder({ ...aForm(form(august)), gift });
    expect(given).toMatchObject({ order: { cohortId: august, recipientEmail: 'nora@example.com' } });
  });
});

describe('the last seat', () => {
  it('of 30 who want it free at once goes to exactly one, and none is oversold', async () => {
    const only = await aCohort(test.db, 'free-live', { seats: 1 });
    const answers = await atOnce(
      Array.from({ length: 30 }, (_, buyer) => async () => {
        const email = `salma.${buyer}@example.com`;
        const free: PlaceOrder['item'] = { kind: 'course', slug: 'free-live', cohort: only };
        const placed = await test.academy.placeOrder({
          ...aForm({ item: free, details: someDetails({ email }) }),
          seenPriceCentimes: 0,
          provedEmail: email,
        });
        return placed.ok ? 'placed' : placed.reason;
      }),
    );
    expect(answers.filter((answer) => answer === 'placed')).toHaveLength(1);
    expect(new Set(answers.filter((answer) => answer !== 'placed'))).toEqual(new Set(['sold-out']));
    expect(await test.db.select().from(enrolments)).toHaveLength(1);
  });

  it('is held for those on a bank’s page: of 12 who go there at once as many get in as there are seats', async () => {
    const orders = [];
    for (let buyer = 0; buyer < 12; buyer += 1)
      orders.push(await place(test, form(june, `amina.${buyer}@example.com`)));
    const answers = await atOnce(
      orders.map(({ token }) => async () => {
        const begun = await test.academy.beginPayment({ token, cardType: 'international' });
        return begun.ok ? 'begun' : begun.reason;
      }),
    );
    expect(answers.filter((answer) => answer === 'begun')).toHaveLength(2);
    expect(answers.filter((answer) => answer === 'cohort-full')).toHaveLength(10);
  });

  it('is kept by one caller’s address for six others at most, and never while seats have no limit', async () => {
    const [wide, open] = [
      await aCohort(test.db, slug, { startsOn: '2026-07-06', seats: 9 }),
      await aCohort(test.db, slug, { startsOn: '2026-07-07', seats: null }),
    ];
    let buyer = 0;
    const pay = async (cohort: string, address?: string) => {
      const order = await place(test, form(cohort, `amina.${(buyer += 1)}@example.com`));
      const answer = await test.academy.beginPayment({
        token: order.token,
        cardType: 'international',
        ...(address && { address }),
      });
      return { order, answer: answer.ok ? 'begun' : answer.reason };
    };
    const six = [];
    for (let times = 0; times < 6; times += 1) six.push(await pay(wide, '192.0.2.7'));
    expect(six.map(({ answer }) => answer)).toEqual(Array.from({ length: 6 }, () => 'begun'));
    expect((await pay(wide, '192.0.2.7')).answer).toBe('too-many-seats-here');
    expect((await pay(wide, '192.0.2.8')).answer).toBe('begun');
    expect((await pay(wide)).answer).toBe('begun');
    expect((await pay(june, '192.0.2.7')).answer).toBe('begun');
    for (let times = 0; times < 8; times += 1) expect((await pay(open, '192.0.2.7')).answer).toBe('begun');
    const marks = await test.db.select({ heldBy: paymentAttempts.heldBy }).from(paymentAttempts);
    expect(JSON.stringify(marks)).not.toContain('192.0.2');

    // Whoever goes there again for the same order is not in their own way.
    const { token } = six[0]!.order;
    const again = { token, cardType: 'international', address: '192.0.2.7' } as const;
    expect(await test.academy.beginPayment(again)).toMatchObject({ ok: true });
    await test.academy.cancelOrder({ token });
    expect((await pay(wide, '192.0.2.7')).answer).toBe('begun');
    test.pass(31 * 60_000);
    expect((await pay(wide, '192.0.2.7')).answer).toBe('begun');
  });

  it('paid by many at once goes to the first; the others are confirmed and marked as oversold', async () => {
    const buyers = [];
    for (let buyer = 0; buyer < 12; buyer += 1) {
      const order = await place(test, form(june, `amina.${buyer}@example.com`));
      buyers.push(evidenceFor(await begin(test, order), { amountCentimes: order.amountCentimes }));
      // Nobody holds a seat on a bank's page for so long.
      test.pass(31 * 60_000);
    }
    await atOnce(buyers.map((evidence) => () => notifyFromBank(test, evidence)));
    const confirmed = await test.db.select().from(orderHistory).where(eq(orderHistory.event, 'confirm'));
    expect(confirmed).toHaveLength(12);
    expect(confirmed.filter(({ detail }) => detail?.['oversold'] === 'yes')).toHaveLength(10);
    expect(await seatsLeft(june)).toBe(0);
  });
});

describe('a waiting order', () => {
  it('whose group became full shows that, and takes another before it is paid', async () => {
    const waiting = await place(test, form(june, 'waiting@example.com'));
    expect(await cohortOf(waiting.token)).toMatchObject({
      problem: null,
      cohort: { id: june, seatsLeft: 2 },
    });
    for (const email of ['a@example.com', 'b@example.com']) await placeAndPay(test, form(june, email));
    expect(await cohortOf(waiting.token)).toMatchObject({ problem: 'cohort-full', others: [{ id: august }] });
    const take = (cohort: string) =>
      test.academy.cohorts.takeCohort({ token: waiting.token, cohort, agreesToStart: false });
    expect(await take('0197b0a4-6f3e-7c1a-9d52-3f1c2b7a8e90')).toBeRefused('cohort-closed');
    const choose = () => test.academy.chooseMethod({ token: waiting.token, option: 'Bank Transfer' });
    const refusal = { ok: false, reason: 'cohort-full' };
    expect(await choose()).toEqual(refusal);
    expect(await test.academy.beginPayment({ token: waiting.token, cardType: 'international' })).toEqual(
      refusal,
    );
    expect(await take(august)).toEqual({ ok: true });
    expect(await choose()).toMatchObject({ ok: true });
    expect(await cohortOf(waiting.token)).toMatchObject({ problem: null, cohort: { id: august } });
    expect(
      await test.academy.cohorts.takeCohort({ token: 'x'.repeat(32), cohort: august, agreesToStart: true }),
    ).toMatchObject({
      reason: 'order-not-found',
    });
  });

  it('moves to a group that begins within the time for changing one’s mind only by express wish, which it keeps', async () => {
    const { agreesToStart: _left, ...silent } = someDetails();
    const sent = aForm({ item: item(august), details: silent });
    const { token } = await place(test, { item: item(august), details: silent });
    const agreedOf = async () => (await test.academy.orderByToken(token))?.order.agreedToStartAt;
    const soon = await aCohort(test.db, slug, { startsOn: '2026-06-08' });
    const nextDay = await aCohort(test.db, slug, { startsOn: '2026-06-09' });
    const take = (cohort: string, agreesToStart: boolean) =>
      test.academy.cohorts.takeCohort({ token, cohort, agreesToStart });
    expect((await cohortOf(token))?.soon).toEqual([soon]);
    expect(await take(soon, false)).toBeRefused('agreement-required');
    expect(await take(nextDay, true)).toEqual({ ok: true });
    // Of a tick that was not asked for nothing is kept.
    expect([(await cohortOf(token))?.cohort?.id, await agreedOf()]).toEqual([nextDay, null]);
    test.pass(60_000);
    expect(await take(soon, true)).toEqual({ ok: true });
    expect(await agreedOf()).toEqual(test.context.clock());
    expect((await cohortOf(token))?.soon).toEqual([]);
    expect([await take(august, false), await take(june, false)]).toEqual([{ ok: true }, { ok: true }]);

    // The form of step 1, sent again with another group.
    const again = { ...sent, idempotencyKey: 'the-key-of-another-form' };
    await test.academy.placeOrder(again);
    expect(await test.academy.placeOrder({ ...again, item: item(soon) })).toBeRefused('agreement-required');
    const agreeing = { ...again, item: item(soon), details: someDetails() };
    expect(await test.academy.placeOrder(agreeing)).toMatchObject({
      repeated: true,
      order: { cohortId: soon, agreedToStartAt: test.context.clock() },
    });
  });

  it('that had ended is opened again for what begins soon only by express wish', async () => {
    const { agreesToStart: _left, ...silent } = someDetails();
    const order = await place(test, { item: item(august), details: silent });
    await test.academy.cancelOrder(order);
    const open = (cohort: string | undefined, agreesToStart: boolean) =>
      test.academy.reopenOrder({ ...order, cohort, agreesToStart });
    const soon = await aCohort(test.db, slug, { startsOn: '2026-06-08' });
    expect(await open(soon, false)).toBeRefused('agreement-required');
    // The day of its own group has come near meanwhile.
    test.pass(8 * weekMs);
    expect(await open(undefined, false)).toBeRefused('agreement-required');
    const now = test.context.clock();
    expect(await open(undefined, true)).toMatchObject({ ok: true, order: { agreedToStartAt: now } });
  });

  it('that staff opened again, or that waited, is paid for what begins soon only by express wish, whatever the way', async () => {
    const { agreesToStart: _left, ...silent } = someDetails();
    const order = await place(test, { item: item(august), details: silent });
    const { token } = order;
    // It does not begin soon yet: nobody is asked.
    expect(await test.academy.chooseMethod({ token, option: 'Card' })).toMatchObject({ ok: true });
    await test.academy.cancelOrder(order);
    test.pass(8 * weekMs);
    const reopened = await test.academy.staff.reopenOrderForStaff({ orderNumber: order.number, staff });
    expect(reopened).toMatchObject({ ok: true, order: { agreedToStartAt: null } });
    expect(await test.academy.mustAskToStart(token)).toBe(true);
    const choose = (option: PaymentOption, agreesToStart?: boolean) =>
      test.academy.chooseMethod({ token, option, ...(agreesToStart === undefined ? {} : { agreesToStart }) });
    for (const option of ['Card', 'Bank Transfer', 'WafaCash / Cash Plus'] as const)
      expect(await choose(option)).toBeRefused('agreement-required');
    const now = test.context.clock();
    expect(await choose('Bank Transfer', true)).toMatchObject({ ok: true, order: { agreedToStartAt: now } });
    test.pass(60_000);
    // Asked once: another way, and the same again, ask no more.
    expect(await choose('Card')).toMatchObject({ ok: true, order: { agreedToStartAt: now } });
    expect(await test.academy.mustAskToStart(token)).toBe(false);
  });

  it('that is paid keeps its group: nobody changes it by the order’s link', async () => {
    const { token } = await placeAndPay(test, form(june));
    expect(
      await test.academy.cohorts.takeCohort({ token, cohort: august, agreesToStart: true }),
    ).toMatchObject({
      reason: 'not-in-this-status',
    });
  });

  it('that had ended is opened again for its group, or for another where that is over', async () => {
    const order = await place(test, form(june));
    await test.academy.cancelOrder(order);
    await closeCohort(test.context, { staff, cohort: june, isClosed: true });
    expect(await test.academy.reopenOrder(order)).toMatchObject({ ok: false, reason: 'cohort-closed' });
    expect(await test.academy.reopenOrder({ ...order, cohort: august })).toMatchObject({
      ok: true,
      order: { cohortId: august, status: 'Pending Payment' },
    });
  });
});

describe('staff', () => {
  const plan = {
    startsOn: '2026-06-29',
    weekdays: [2],
    startsAt: '21:00',
    minutes: 90,
    weeks: 12,
    seats: 2,
    trainer: null,
    chatLink: 'https://chat.example/group',
  };
  const lastAct = async () => (await readLogPage(test.db, { filter: {}, skip: 0, most: 1 }))[0];

  it('move a group by a week: its learners keep their seats and what they did, and the log records it', async () => {
    const lessons = await teach(test.db, slug, [{ key: 'first' }]);
    const { email } = await placeAndPay(test, form(june));
    const done = { id: crypto.randomUUID(), lessonId: lessons['first'] ?? '', kind: 'done' as const };
    test.pass(4 * weekMs);
    const at = test.context.clock();
    const caller = aCaller({ email });
    await test.academy.classroom.takeEvents({
      caller,
      courseSlug: slug,
      events: [{ ...done, body: {}, at }],
    });
    expect(await changePlan(test.context, { staff, cohort: june, plan })).toEqual({ ok: true });
    const home = await test.academy.classroom.courseHome({ caller, courseSlug: slug });
    expect(home).toMatchObject({
      ok: true,
      learner: { cohort: { startsOn: '2026-06-29', chatLink: plan.chatLink } },
      modules: [{ lessons: [{ progress: { doneAt: at } }] }],
    });
    const line = await lastAct();
    expect(line).toMatchObject({
      act: 'change-cohort',
      subject: slug,
      before: { startsOn: '2026-06-22', startsAt: '20:30', hasChat: false },
      after: { startsOn: '2026-06-29', startsAt: '21:00', hasChat: true },
    });
    expect(JSON.stringify(line)).not.toContain('chat.example');
  });

  it('cannot move a group so far back that a session to come would be in the past', async () => {
    const moved = () =>
      changePlan(test.context, { staff, cohort: june, plan: { ...plan, startsOn: '2026-06-15' } });
    test.pass(new Date('2026-06-20T10:00:00Z').getTime() - test.context.clock().getTime());
    expect(await moved()).toBeRefused('meeting-in-the-past');
    expect(await changePlan(test.context, { staff, cohort: june, plan })).toEqual({ ok: true });
  });

  it('cannot give a group fewer seats than are taken, an unknown trainer, or a group to a recorded course', async () => {
    for (const email of ['a@example.com', 'b@example.com']) await placeAndPay(test, form(june, email));
    expect(await changePlan(test.context, { staff, cohort: june, plan: { ...plan, seats: 1 } })).toEqual({
      ok: false,
      reason: 'fewer-than-taken',
      taken: 2,
    });
    const nobody = { ...plan, trainer: 'nobody' };
    expect(await addCohort(test.context, { staff, course: slug, plan: nobody })).toMatchObject({
      reason: 'trainer-not-found',
    });
    expect(await addCohort(test.context, { staff, course: 'unknown', plan })).toMatchObject({
      reason: 'course-not-found',
    });
    const onTrial = { staff, plan: nobody, isTrial: true };
    for (const answer of [
      await addCohort(test.context, { ...onTrial, course: slug }),
      await changePlan(test.context, { ...onTrial, cohort: june }),
    ])
      expect(answer).toMatchObject({ reason: 'trainer-not-found' });
    const groups = async () => (await listCohorts(test.context, { staff })).cohorts;
    const before = await groups();
    await addCohort(test.context, { ...onTrial, plan, course: slug });
    await changePlan(test.context, { ...onTrial, plan: { ...plan, minutes: 45 }, cohort: june });
    expect(await groups()).toEqual(before);
    const added = await addCohort(test.context, { staff, course: slug, plan });
    expect(added.ok && (await seatsLeft(added.id))).toBe(2);
  });

  it('move a learner to another group, beyond its seats only when they ask for it, and set an own start', async () => {
    const { number } = await placeAndPay(test, form(june));
    await test.db.update(orders).set({ name: 'Salma Alaoui' }).where(eq(orders.number, number));
    const tiny = await aCohort(test.db, slug, { startsOn: '2026-09-07', seats: 1 });
    await placeAndPay(test, form(tiny, 'other@example.com'));
    const found = await cohortLearners(test.context, { staff, course: slug, cohort: june });
    const [learner] = found.ok ? found.learners : [];
    const enrolment = learner?.enrolment ?? '';
    const move = (cohort: string, overSeats = false) =>
      moveLearner(test.context, { staff, enrolment, cohort, overSeats });
    expect(await move(tiny)).toBeRefused('cohort-full');
    expect(await move(tiny, true)).toEqual({ ok: true });
    expect(await lastAct()).toMatchObject({
      act: 'move-learner',
      subject: number,
      detail: { overSeats: 'yes' },
      before: { startsOn: '2026-06-22' },
      after: { startsOn: '2026-09-07' },
    });
    expect([await seatsLeft(june), await seatsLeft(tiny)]).toEqual([2, 0]);
    const own = { staff, enrolment, startsOn: '2026-07-06', opensAll: true };
    expect(await setLearner(test.context, own)).toEqual({ ok: true });
    const moved = await cohortLearners(test.context, { staff, course: slug, cohort: tiny });
    expect(moved.ok && moved.learners.find((one) => one.enrolment === enrolment)).toMatchObject({
      orderNumber: number,
      startsOn: '2026-07-06',
      opensAll: true,
    });
  });

  it('cannot move anybody into a group that is over', async () => {
    await placeAndPay(test, form(august));
    const [seat] = await test.db.select().from(enrolments);
    const move = () =>
      moveLearner(test.context, { staff, enrolment: seat?.id ?? '', cohort: june, overSeats: false });
    // Twelve weeks from 22 June: its last day is 13 September.
    test.pass(Date.parse('2026-09-14T12:00:00Z') - test.context.clock().getTime());
    expect(await move()).toBeRefused('cohort-over');
  });

  it('delete a group while nobody has or had a seat in it or ordered one, with the sessions made for it', async () => {
    const remove = (cohort: string) => removeCohort(test.context, { staff, cohort });
    const order = await placeAndPay(test, form(june));
    await payBackOrder(test, order);
    await place(test, form(august, 'waiting@example.com'));
    const empty = await aCohort(test.db, slug, { startsOn: '2026-10-05', seats: 5 });
    await test.academy.live.healSessions();
    const usedOf = new Map(
      (await listCohorts(test.context, { staff })).cohorts.map(({ id, isUsed }) => [id, isUsed]),
    );
    expect([june, august, empty].map((id) => usedOf.get(id))).toEqual([true, true, false]);
    for (const id of [june, august]) expect(await remove(id)).toBeRefused('cohort-used');
    test.pass(1_000);
    expect(await remove(empty)).toEqual({ ok: true });
    expect(await lastAct()).toMatchObject({ act: 'remove-cohort', before: { startsOn: '2026-10-05' } });
    expect(await remove(empty)).toBeRefused('cohort-not-found');
    expect((await listCohorts(test.context, { staff })).cohorts).toHaveLength(2);
  });

  it('find an order’s group on its page, in the orders export and in webhooks, also after a change', async () => {
    const { number, id } = await placeAndPay(test, form(june));
    test.pass(1_000);
    const without = await place(test, form(june, 'a@example.com'));
    await test.db.update(orders).set({ cohortId: null }).where(eq(orders.id, without.id));
    const groupOf = async (order: string) => (await test.academy.staff.order(order))?.group;
    const asked = { filter: {}, locale: 'en', staff } as const;
    const inFile = async () =>
      (await Array.fromAsync((await test.academy.staff.exportOrders(asked)).rows)).map(
        (row) => row.groupStartsOn,
      );
    const webhookEvents = await test.db
      .select()
      .from(events)
      .where(eq(events.orderId, id))
      .orderBy(events.position);
    expect(
      webhookEvents.map(({ kind, data }) => [kind, JSON.parse(JSON.stringify(data)).order.group]),
    ).toEqual(
      ['order.placed', 'order.paid', 'access.granted'].map((kind) => [
        kind,
        { id: june, startsOn: '2026-06-22' },
      ]),
    );
    expect([await groupOf(number), await groupOf(without.number)]).toEqual([
      { id: june, startsOn: '2026-06-22' },
      null,
    ]);
    expect(await inFile()).toEqual(['2026-06-22', null]);
    const [seat] = await test.db.select().from(enrolments);
    await moveLearner(test.context, { staff, enrolment: seat?.id ?? '', cohort: august, overSeats: false });
    expect(await groupOf(number)).toEqual({ id: august, startsOn: '2026-08-03' });
    expect(await inFile()).toEqual(['2026-08-03', null]);
  });

  it('who are trainers see only their own groups', async () => {
    const theirs = await aCohort(test.db, slug, { trainer: 'imane', startsOn: '2026-10-05' });
    const trainer = { email: 'imane@academy.example', role: 'expert', expert: 'imane' } as const;
    const { cohorts } = await listCohorts(test.context, { staff: trainer });
    expect(cohorts.map(({ id }) => id)).toEqual([theirs]);
    expect(await cohortLearners(test.context, { staff: trainer, course: slug, cohort: june })).toMatchObject({
      reason: 'cohort-not-found',
    });
    expect((await listCohorts(test.context, { staff })).cohorts).toHaveLength(3);
  });

  it('give free access in the next group with a seat, or in the one they name', async () => {
    const giveFreeAccess = (email: string, cohort?: string) =>
      test.academy.staff.giveFreeAccess({
        key: `key-of-the-page-${email}`,
        item: { kind: 'course', slug, cohort },
        as: 'gift',
        why: 'A scholarship of the town',
        overSeats: false,
        locale: 'en',
        people: [{ name: 'Salma Alaoui', email, phone: '', locale: '' }],
        staff,
      });
    await giveFreeAccess('one@example.com');
    await giveFreeAccess('two@example.com', august);
    const { cohorts: groups } = await listCohorts(test.context, { staff });
    const startsOn = groups.find(({ id }) => id === august)?.startsOn ?? '';
    const [year, month, day] = startsOn.split('-');
    for (const written of [startsOn, `${Number(day)}/${Number(month)}/${year}`]) {
      const text = `Amina;amina@example.com;;;${slug} ${written}`;
      const list = { text, overSeats: false, locale: 'en', staff, item: undefined } as const;
      expect(await test.academy.staff.readFreeAccess(list), written).toMatchObject({
        people: [{ item: { kind: 'course', slug, cohort: august }, problems: {} }],
      });
    }
    const seats = await test.db.select({ id: enrolments.cohortId }).from(enrolments);
    expect(seats.map(({ id }) => id).toSorted()).toEqual([june, august].toSorted());
    expect(await test.academy.staff.freeAccessItems()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          slug,
          cohort: june,
          startsOn: '2026-06-22',
          seatsLeft: 1,
          codesLeft: null,
        }),
      ]),
    );
  });
});
