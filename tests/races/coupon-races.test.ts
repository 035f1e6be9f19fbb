/** Races for the last use of a coupon and for one private link, on real PostgreSQL. Every test names the guard it proves. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { earlyToken } from '../../src/catalogue/applicants/waitlist.service.ts';
import { waitlistEntries } from '../../src/catalogue/applicants/waitlist.table.ts';
import { coupons, couponUses } from '../../src/selling/coupons/coupons.table.ts';
import { orders } from '../../src/selling/orders/orders.table.ts';
import { processWaitlists } from '../../src/selling/waitlists/waitlists.service.ts';
import { outbox } from '../../src/academy/emails/outbox.table.ts';
import { seedExpert, service } from '../support/bookings.ts';
import { aCourse, aForm, someDetails, someSettings } from '../support/builders.ts';
import { begin, place, staff, notifyFromBank } from '../support/actions.ts';
import { openTestAcademy, type TestAcademy } from '../support/open-test-academy.ts';
import { atOnce } from '../support/races.ts';
import { evidenceFor } from '../support/test-gateway.ts';

const everybody = Array.from({ length: 50 }, (_, index) => `person-${index}@example.com`);

describe('buyers racing', () => {
  let test: TestAcademy;
  beforeEach(async () => {
    test = await openTestAcademy({
      engine: 'postgres',
      poolSize: 12,
      courses: [aCourse(), aCourse({ slug: 'soon', comingSoon: true, nameEn: 'Soon', nameAr: 'قريبا' })],
    });
  });
  afterEach(() => test.close());

  const coupon = (mostUses: number | null, mostPerPerson: number | null) =>
    test.academy.staff.makeCoupon({
      code: 'LAST',
      kind: 'percent',
      value: 10,
      scope: ['course'],
      startsAt: null,
      endsAt: null,
      mostUses,
      mostPerPerson,
      staff,
    });
  const order = async (email: string) => {
    const answer = await test.academy.placeOrder(
      aForm({
        item: { kind: 'course', slug: 'selling-online', coupon: 'last' },
        details: someDetails({ email }),
      }),
    );
    return answer.ok ? answer.order : answer.reason;
  };
  const uses = () => test.db.select().from(couponUses);
  /** The uses that count: not those of orders that ended. */
  const counted = async () => (await test.academy.staff.coupons())[0]?.uses ?? 0;

  // Guard: the coupon's row lock, taken before its uses are counted: without it several see the last use free.
  it('50 buyers for the last use: exactly one gets it, and nobody else an order', async () => {
    await coupon(1, null);
    const answers = await atOnce(everybody.map((email) => () => order(email)));
    expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'coupon-used-up')).toHaveLength(49);
    expect(await uses()).toHaveLength(1);
    expect(await test.db.select().from(orders)).toHaveLength(1);
  });

  // The same guard, per person.
  it('one person in 30 windows uses a coupon once', async () => {
    await coupon(null, 1);
    const answers = await atOnce(
      Array.from({ length: 30 }, (_, index) => () => order(`salma+${index}@example.com`)),
    );
    expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'coupon-used-by-buyer')).toHaveLength(29);
  });

  // Guard: one lock order. Reopening locks its order and then the coupon; cancelling locks the order alone.
  it('orders that are placed, cancelled and opened again at once never go beyond the limit', async () => {
    await coupon(5, null);
    const theirs = await Promise.all(everybody.slice(0, 5).map((email) => order(email)));
    const tokens = theirs.flatMap((one) => (typeof one === 'string' ? [] : [one.token]));
    expect(tokens).toHaveLength(5);
    await atOnce<unknown>([
      ...tokens.map((token) => () => test.academy.cancelOrder({ token })),
      ...everybody.slice(5).map((email) => () => order(email)),
      ...tokens.map((token) => () => test.academy.reopenOrder({ token })),
    ]);
    expect(await counted()).toBeLessThanOrEqual(5);
    const lowered = (await test.db.select().from(orders)).filter(
      ({ couponCode, status }) => couponCode !== null && status === 'Pending Payment',
    );
    expect(lowered).toHaveLength(await counted());
    const used = (await uses()).map(({ orderId }) => orderId);
    expect(used).toEqual(expect.arrayContaining(lowered.map(({ id }) => id)));
  });

  const waiting = async (emails: readonly string[]) => {
    for (const email of emails)
      await test.academy.joinWaitlist({
        courseSlug: 'soon',
        locale: 'en',
        name: 'Amal',
        email,
        phone: '+212612345678',
      });
    const publicAt = new Date(test.context.clock().getTime() + 86_400_000);
    await test.academy.staff.openCourse({ courseSlug: 'soon', publicAt, staff });
    return test.db.select().from(waitlistEntries);
  };

  // Guard: the entry's row lock, taken before its order is looked up.
  it('a private link that is used in 30 browsers at once makes one order, and none for friends it was passed on to', async () => {
    const theirs = 'amal@example.com';
    const [entry] = await waiting([theirs]);
    const token = earlyToken(test.context.signer, entry?.id ?? '');
    const placedBy = (email: string) => () =>
      test.academy.placeOrder(
        aForm({ courseSlug: 'soon', earlyToken: token, details: someDetails({ email }) }),
      );
    const places = everybody.slice(0, 30).flatMap((friend) => [placedBy(friend), placedBy(theirs)]);
    const answers = await atOnce(places);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await test.db.select().from(orders)).toMatchObject([{ email: theirs }]);
  });

  // Guard: the code stock's lock, under which the bonus is counted.
  it('of thirty who are confirmed at once for a bonus of the first ten, ten get it', async () => {
    await test.close();
    const salesStory = { videoTestimonials: [], writtenTestimonials: [], units: [] };
    const bonusConsultation = { service, percentOff: 50, firstRegistrants: 10, validDays: 90 };
    test = await openTestAcademy({
      engine: 'postgres',
      poolSize: 12,
      courses: [aCourse({ salesStory })],
      settings: someSettings({ bonusConsultation }),
    });
    await seedExpert(test);
    const payments = [];
    for (const email of everybody.slice(0, 30)) {
      const order = await place(test, { details: someDetails({ email }) });
      payments.push(evidenceFor(await begin(test, order), { amountCentimes: order.amountCentimes }));
    }
    const results = await atOnce(payments.map((evidence) => () => notifyFromBank(test, evidence)));
    // 'no-change': answered before it was applied, as many waited.
    expect(results.filter((one) => one !== 'applied' && one !== 'no-change')).toEqual([]);
    expect(await test.db.select().from(coupons)).toHaveLength(10);
    expect(await test.academy.bonusLeft('selling-online')).toBe(0);
  });

  // Guards: locked rows are skipped, and the e-mail's key is unique.
  it('ten instances write to fifty who wait: fifty e-mails, one each', async () => {
    await waiting(everybody);
    const runs = await Promise.all(Array.from({ length: 10 }, () => processWaitlists(test.context)));
    let written = runs.reduce((sum, some) => sum + some, 0);
    while (written < everybody.length) written += await processWaitlists(test.context);
    expect(written).toBe(everybody.length);
    const emails = (await test.db.select().from(outbox)).filter(
      ({ payload }) => payload['emailName'] === 'waitlist-open',
    );
    expect(new Set(emails.map(({ payload }) => payload['entry'])).size).toBe(everybody.length);
    expect(emails).toHaveLength(everybody.length);
    const results = await test.db.select().from(waitlistEntries);
    expect(results.every(({ toldAt }) => toldAt !== null)).toBe(true);
  });
});
