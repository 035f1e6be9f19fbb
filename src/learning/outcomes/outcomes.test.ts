import { eq } from 'drizzle-orm';
import { expect, it, test as rule } from 'vitest';
import { emailsOf, placeAndPay } from '../../../tests/support/actions.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { aTaughtCourse, teach } from '../../../tests/support/classroom.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { present } from '../../../tests/support/sure.ts';
import { addDays, dateInMorocco, instantInMorocco } from '../../platform/time/calendar-date.ts';
import type { Order } from '../../selling/orders/order.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import {
  type Answer,
  askedSpan,
  dueStage,
  earnings,
  mostDirhams,
  outcomeForm,
  outcomeLine,
  stages,
} from './outcome.ts';
import { outcomeToken } from './outcomes.service.ts';
import { outcomes } from './outcomes.table.ts';

const instants = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2027-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const answers = fc.record({
  earns: fc.constantFrom(...earnings),
  dirhams: fc.option(fc.integer({ min: 0, max: mostDirhams })),
});

rule('each stage is due on fourteen days in a row from its day on, and on no other', () => {
  forAll(instants, fc.constantFrom('00:00', '12:00', '23:59'), (ended, time) => {
    const due = Array.from({ length: 260 }, (_, day) => {
      const now = instantInMorocco(addDays(dateInMorocco(ended), day), time);
      const stage = dueStage(ended, now);
      const { from, to } = askedSpan(now);
      if (stage !== null) expect(ended >= from && ended <= to).toBe(true);
      return stage;
    });
    for (const stage of stages) {
      expect(due.indexOf(stage)).toBe(stage);
      expect(due.lastIndexOf(stage)).toBe(stage + 13);
    }
    expect(due.filter((stage) => stage !== null)).toHaveLength(28);
  });
});

rule('nothing is told of fewer than thirty answers', () => {
  forAll(fc.array(answers, { maxLength: 29 }), (few) => {
    expect(outcomeLine(few)).toBeNull();
  });
});

rule(
  'at least half of those whose month is known earn what is told, whatever their order, and it is a whole step',
  () => {
    forAll(fc.array(answers, { minLength: 30, maxLength: 90 }), (all) => {
      const line = present(outcomeLine(all));
      expect(outcomeLine(all.toReversed())).toEqual(line);
      expect(line.answered).toBe(all.length);
      expect(line.earning).toBe(all.filter(({ earns }) => earns !== 'not-yet').length);
      const months = all.flatMap(({ earns, dirhams }) => (earns === 'not-yet' ? [0] : (dirhams ?? [])));
      if (line.half === null) return;
      const { of, dirhams } = line.half;
      expect([of, dirhams % 50, of >= 30, dirhams > 0]).toEqual([months.length, 0, true, true]);
      expect(2 * months.filter((month) => month >= dirhams).length).toBeGreaterThanOrEqual(of);
      // And it is no less than that: half earn less than the next step.
      expect(2 * months.filter((month) => month < dirhams + 50).length).toBeGreaterThanOrEqual(of);
    });
  },
);

rule.each([
  [
    { earns: 'a-little', dirhams: '1 200' },
    { earns: 'a-little', dirhams: 1_200 },
  ],
  [
    { earns: 'regularly', dirhams: '٣٠٠' },
    { earns: 'regularly', dirhams: 300 },
  ],
  [
    { earns: 'regularly', dirhams: ' ' },
    { earns: 'regularly', dirhams: null },
  ],
  [
    { earns: 'not-yet', dirhams: '500' },
    { earns: 'not-yet', dirhams: null },
  ],
])('%j is read as %j', (typed, read) => expect(outcomeForm.parse(typed)).toEqual(read));

rule.each([
  [{ earns: 'a-little', dirhams: '100001' }],
  [{ earns: 'a-little', dirhams: '-5' }],
  [{ earns: 'a-little', dirhams: 'a lot' }],
  [{ earns: 'very', dirhams: '' }],
  [{ dirhams: '5' }],
])('%j is refused', (typed) => expect(outcomeForm.safeParse(typed).success).toBe(false));

const courseSlug = 'taught-here';

describeAcademy('what came of a course', { courses: [aTaughtCourse()] }, (test) => {
  const learner = async (email: string): Promise<Order> => {
    const details = someDetails({ email });
    const order = await placeAndPay(test, { item: { kind: 'course', slug: courseSlug }, details });
    await test.db
      .update(enrolments)
      .set({ finishedAt: new Date('2026-06-01T10:00:00Z') })
      .where(eq(enrolments.orderId, order.id));
    return order;
  };
  const seatOf = async ({ id }: Order) =>
    present((await test.db.select().from(enrolments).where(eq(enrolments.orderId, id)))[0]);
  const askedOf = async (order: Order) =>
    (await emailsOf(test, order)).filter((name) => name === 'course-outcome').length;
  const askOn = async (day: string, time = '10:00') => {
    test.pass(new Date(`${day}T${time}:00+01:00`).getTime() - test.context.clock().getTime());
    await Promise.all([1, 2].map(() => test.academy.outcomes.askOutcomes()));
  };

  it('asks once after 90 and once after 180 days, by day, and nobody who left, said no or has more to do', async () => {
    await teach(test.db, courseSlug, [{ key: 'one' }]);
    const [amal, refunded, silent, unfinished] = [
      await learner('amal@example.com'),
      await learner('refunded@example.com'),
      await learner('silent@example.com'),
      await learner('unfinished@example.com'),
    ];
    await payBackOrder(test, refunded);
    const silence = { emailsOff: ['outcome'] };
    await test.db.update(enrolments).set(silence).where(eq(enrolments.orderId, silent.id));
    await test.db.update(enrolments).set({ finishedAt: null }).where(eq(enrolments.orderId, unfinished.id));
    const counts = async () => [
      await askedOf(amal),
      await askedOf(refunded),
      await askedOf(silent),
      await askedOf(unfinished),
    ];
    await askOn('2026-08-29');
    expect(await counts()).toEqual([0, 0, 0, 0]);
    await askOn('2026-08-30', '03:00');
    expect(await counts()).toEqual([0, 0, 0, 0]);
    await askOn('2026-08-30');
    await askOn('2026-09-02');
    expect(await counts()).toEqual([1, 0, 0, 0]);
    await askOn('2026-11-28');
    await askOn('2026-12-05');
    expect(await counts()).toEqual([2, 0, 0, 0]);
  });

  it('takes an answer by the link alone, changes it at any time, and knows nobody after a refund', async () => {
    const order = await learner('amal@example.com');
    const { id } = await seatOf(order);
    const token = outcomeToken(test.context.signer, id, 90);
    const save = (answer: Answer, by = token) => test.academy.outcomes.saveOutcome({ token: by, answer });
    expect(await test.academy.outcomes.outcomeAsked(token)).toMatchObject({ courseSlug, answer: null });
    for (const dirhams of [400, 900]) expect(await save({ earns: 'a-little', dirhams })).toBe(true);
    expect(await test.academy.outcomes.outcomeAsked(token)).toMatchObject({ answer: { dirhams: 900 } });
    expect(await test.db.select().from(outcomes)).toMatchObject([{ enrolmentId: id, stage: 90 }]);
    for (const forged of ['', 'x', token.slice(1), `${token}A`, token.slice(0, -2)])
      expect([forged, await save({ earns: 'regularly', dirhams: 1 }, forged)]).toEqual([forged, false]);
    await payBackOrder(test, order);
    expect(await test.academy.outcomes.outcomeAsked(token)).toBeNull();
    expect(await save({ earns: 'regularly', dirhams: 1 })).toBe(false);
  });

  it('tells a course’s page nothing below thirty answers after half a year', async () => {
    const seats = [];
    for (let at = 0; at < 30; at += 1) seats.push((await seatOf(await learner(`n${at}@example.com`))).id);
    const answer = (id: string, stage: 90 | 180) =>
      test.academy.outcomes.saveOutcome({
        token: outcomeToken(test.context.signer, id, stage),
        answer: { earns: 'regularly', dirhams: 1_234 },
      });
    for (const id of seats) await answer(id, 90);
    for (const id of seats.slice(1)) await answer(id, 180);
    expect(await test.academy.outcomes.outcomeOf(courseSlug)).toBeNull();
    await answer(seats[0] ?? '', 180);
    expect(await test.academy.outcomes.outcomeOf(courseSlug)).toEqual({
      answered: 30,
      earning: 30,
      half: { of: 30, dirhams: 1_200 },
    });
  });
});
