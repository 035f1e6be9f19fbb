/** The right to change one's mind about a course counts from its beginning where that is later, in every place that says so. */
import { beforeEach, describe, expect, it } from 'vitest';
import { aCohort, aTaughtCourse, teach } from '../../../tests/support/classroom.ts';
import { place, placeAndPay, staff } from '../../../tests/support/actions.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { postEmails } from '../../../tests/support/post-emails.ts';
import { runCall } from '../../../tests/support/run-call.ts';
import { words } from '../../words.ts';
import { changeModule } from '../../learning/classroom/outline-writing.service.ts';
import { healSessions } from '../../learning/classroom/live-schedule.service.ts';
import { liveSessions, modules } from '../../learning/classroom/classroom.table.ts';
import { changePlan } from '../cohorts/cohort-admin.service.ts';
import { moveLearner, setLearner } from '../cohorts/cohort-learners.service.ts';
import { enrolments } from '../orders/cohorts.table.ts';
import { receiptDocument } from '../orders/order-documents.ts';
import type { Order } from '../orders/order.ts';
import { orderOnDocument } from '../orders/pages/document-answer.ts';
import { allowed } from '../../../tests/support/sure.ts';

const dayMs = 86_400_000;
const instalments = {
  depositCentimes: 40_000,
  parts: [{ afterDays: 3, amountCentimes: 60_000 }],
  graceDays: 7,
};
const live = aTaughtCourse({ courseType: 'live', instalments });
const ownPace = aTaughtCourse({ slug: 'own-pace', courseType: 'virtual' });
/** Meets on Tuesdays: first on 23 June. The clock of the tests stands on 1 June. */
let june: string;

const test = academyForEach({ courses: [live, ownPace], poolSize: 10 });
beforeEach(async () => {
  june = await aCohort(test.db, live.slug);
});

const ofGroup = (cohort = june, of = {}) => ({
  item: { kind: 'course', slug: live.slug, cohort, ...of } as const,
});
const rightOf = async ({ token }: Pick<Order, 'token'>) => {
  const right = await test.academy.refundRight(token);
  return right && [right.since?.what, right.lastDay];
};
const plan = (startsOn: string) => ({
  startsOn,
  weekdays: [2],
  startsAt: '20:30',
  minutes: 90,
  weeks: 12,
  seats: 40,
  trainer: null,
  chatLink: null,
});
const seatOf = async () => (await test.db.select().from(enrolments))[0]?.id ?? '';

describe('the right to change one’s mind about a course', () => {
  it('ends seven days after the first session of a group that begins after the payment', async () => {
    const order = await placeAndPay(test, ofGroup());
    expect(await rightOf(order)).toEqual(['beginning', '2026-06-30']);
    test.pass(29 * dayMs);
    const account = null;
    expect(await test.academy.askRefund({ token: order.token, account, reason: '' })).toMatchObject({
      ok: true,
    });
  });

  it('counts from the payment where that is later', async () => {
    test.pass(24 * dayMs);
    const order = await placeAndPay(test, ofGroup());
    expect(await rightOf(order)).toEqual(['payment', '2026-07-02']);
  });

  it('is told alike by receipt, welcome e-mail, account and the staff’s refund', async () => {
    const order = await placeAndPay(test, ofGroup());
    const { academy } = test;
    const on = await orderOnDocument({ academy, t: words.en, locale: 'en' }, order.token);
    const told = 'within 7 days from 23 June 2026, the first day of your course';
    expect(on && receiptDocument(on).notes[0]).toContain(told);
    const welcome = (await postEmails(test)).find(({ html }) =>
      html.includes('the first day of your course'),
    );
    expect(welcome?.text).toContain(told);
    expect(await academy.staff.refundable(order.number, null)).toMatchObject({
      lastDay: '2026-06-30',
      isByRight: true,
    });
    test.pass(30 * dayMs);
    expect(await academy.staff.refundable(order.number, null)).toMatchObject({ isByRight: false });
  });

  it('moves with the group’s dates, and never earlier than she was told', async () => {
    const order = await placeAndPay(test, ofGroup());
    const to = (startsOn: string) => changePlan(test.context, { staff, cohort: june, plan: plan(startsOn) });
    await to('2026-07-06');
    expect(await rightOf(order)).toEqual(['beginning', '2026-07-14']);
    await to('2026-06-15');
    expect(await rightOf(order)).toEqual(['beginning', '2026-07-14']);
  });

  it('moves with the first session, when staff move or cancel that one alone', async () => {
    const order = await placeAndPay(test, ofGroup());
    await healSessions(test.context);
    const [first] = await test.db.select().from(liveSessions).orderBy(liveSessions.startsAt);
    await runCall(test, staff, 'teaching/move-live-session', {
      id: first?.id ?? '',
      startsAt: '2026-06-25T19:30:00.000Z',
      minutes: 90,
    });
    expect(await rightOf(order)).toEqual(['beginning', '2026-07-02']);
    await runCall(test, staff, 'teaching/cancel-live-session', { id: first?.id ?? '' });
    expect(await rightOf(order)).toEqual(['beginning', '2026-07-07']);
  });

  it('moves with the learner, into another group or to a first day of her own', async () => {
    const august = await aCohort(test.db, live.slug, { startsOn: '2026-08-03' });
    const order = await placeAndPay(test, ofGroup());
    await moveLearner(test.context, { staff, enrolment: await seatOf(), cohort: august, overSeats: false });
    expect(await rightOf(order)).toEqual(['beginning', '2026-08-11']);
    const own = { staff, enrolment: await seatOf(), startsOn: '2026-09-01', opensAll: false };
    await setLearner(test.context, own);
    expect(await rightOf(order)).toEqual(['beginning', '2026-09-08']);
  });

  it('of an order whose buyer chose another group herself counts from that one', async () => {
    const august = await aCohort(test.db, live.slug, { startsOn: '2026-08-03' });
    const order = await place(test, ofGroup(august));
    expect(order.beginsOn).toBe('2026-08-04');
    await test.academy.cohorts.takeCohort({ token: order.token, cohort: june, agreesToStart: true });
    const changed = await test.academy.orderByToken(order.token);
    expect(changed?.order.beginsOn).toBe('2026-06-23');
  });

  it('at one’s own pace counts from the day the first unit opens, also when staff put that off', async () => {
    await teach(test.db, ownPace.slug, [{ key: 'one' }], { opensAfterDays: 10 });
    const order = await placeAndPay(test, { item: { kind: 'course', slug: ownPace.slug } });
    expect(await rightOf(order)).toEqual(['beginning', '2026-06-18']);
    const [unit] = await test.db.select().from(modules);
    await changeModule(test.context, staff, { module: unit?.id ?? '', opensAfterDays: 12 });
    expect(await rightOf(order)).toEqual(['beginning', '2026-06-20']);
  });

  it('at one’s own pace counts from the payment where the first unit is open', async () => {
    await teach(test.db, ownPace.slug, [{ key: 'one' }]);
    const order = await placeAndPay(test, { item: { kind: 'course', slug: ownPace.slug } });
    expect(await rightOf(order)).toEqual(['payment', '2026-06-08']);
  });

  it('of a later part is that of the course, whenever the part is paid', async () => {
    const deposit = await placeAndPay(test, ofGroup(june, { byInstalments: true }));
    const opened = await test.academy.planOfOrder(deposit.token);
    expect(opened?.parts).toHaveLength(1);
    expect(await rightOf(deposit)).toEqual(['beginning', '2026-06-30']);
    const part = allowed(await test.academy.payInstalment({ token: deposit.token, number: 2 }));
    const { number, token } = part.order;
    expect(await rightOf({ token })).toEqual(['beginning', '2026-06-30']);
    expect(await test.academy.staff.refundable(number, null)).toMatchObject({ lastDay: '2026-06-30' });
  });
});
