import { describe, expect, it } from 'vitest';
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';
import {
  depositOf,
  dueAfter,
  lastDayOf,
  mustPause,
  nextPart,
  paidOf,
  partToRemind,
  statusOfPart,
  type Plan,
  type PlanPart,
} from './instalment-plan.ts';
import { orderStatuses } from '../orders/order.ts';
import { leftAfter } from '../../catalogue/courses/instalment-terms.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

const start = '2026-06-01';

const aPart = (number: number, of: Partial<PlanPart> = {}): PlanPart => ({
  number,
  afterDays: 30 * (number - 1),
  dueOn: addDays(start, 30 * (number - 1)),
  amountCentimes: 50_000,
  paidAt: null,
  remindedAt: null,
  orderStatus: null,
  ...of,
});

const aPlan = (parts: PlanPart[], of: Partial<Plan> = {}): Plan => ({
  totalCentimes: parts.reduce((sum, { amountCentimes }) => sum + amountCentimes, 90_000),
  graceDays: 7,
  completedAt: null,
  endedAt: null,
  parts,
  ...of,
});

const paid = { paidAt: new Date('2026-06-20T10:00:00Z') };
const noon = (day: string) => new Date(`${day}T11:00:00Z`);

describe('the dates of a plan', () => {
  it('are counted in Morocco from the day the deposit was paid', () => {
    // 23:30 in London is the next day in Casablanca.
    expect(dueAfter(new Date('2026-06-01T23:30:00Z'), 30)).toBe('2026-07-02');
    expect(dueAfter(new Date('2026-06-01T22:30:00Z'), 30)).toBe('2026-07-01');
  });

  it('a part is near, due, in its grace, and then late', () => {
    const plan = aPlan([aPart(2)]);
    const on = (day: string) => statusOfPart(plan, aPart(2), day);
    expect(on('2026-06-30')).toBe('coming');
    expect(on('2026-07-01')).toBe('due');
    expect(on('2026-07-02')).toBe('grace');
    expect(on('2026-07-08')).toBe('grace');
    expect(on('2026-07-09')).toBe('late');
    expect(statusOfPart(plan, aPart(2, { dueOn: null }), '2026-07-09')).toBe('waiting');
  });

  it('is paused on the day after the grace, and not while staff look for the learner’s transfer', () => {
    expect(mustPause(aPlan([aPart(2)]), '2026-07-08')).toBe(false);
    expect(mustPause(aPlan([aPart(2)]), '2026-07-09')).toBe(true);
    expect(mustPause(aPlan([aPart(2, { orderStatus: 'Paid - Bank Transfer' })]), '2026-07-09')).toBe(false);
    expect(mustPause(aPlan([aPart(2, { orderStatus: 'Rejected' })]), '2026-07-09')).toBe(true);
    expect(mustPause(aPlan([aPart(2, { orderStatus: 'Refunded' })]), '2026-07-09')).toBe(true);
    expect(mustPause(aPlan([aPart(2)], { endedAt: noon(start) }), '2026-09-09')).toBe(false);
  });
});

describe('reminders', () => {
  it('come five days before, on the day and once in the grace; each once', () => {
    let remindedAt: Date | null = null;
    const sent: string[] = [];
    for (let day = start; day <= '2026-07-20'; day = addDays(day, 1)) {
      if (partToRemind(aPlan([aPart(2, { remindedAt })]), day) === null) continue;
      sent.push(day);
      remindedAt = noon(day);
    }
    expect(sent).toEqual(['2026-06-26', '2026-07-01', '2026-07-05']);
  });

  it('that were missed are not sent one after another', () => {
    expect(partToRemind(aPlan([aPart(2)]), '2026-07-06')?.number).toBe(2);
    expect(partToRemind(aPlan([aPart(2, { remindedAt: noon('2026-07-06') })]), '2026-07-07')).toBeNull();
  });

  it('are not sent about a payment the learner has reported, nor about a part that is not next', () => {
    expect(partToRemind(aPlan([aPart(2, { orderStatus: 'Paid - WafaCash' })]), '2026-07-01')).toBeNull();
    expect(partToRemind(aPlan([aPart(2), aPart(3)]), '2026-07-31')).toBeNull();
    expect(partToRemind(aPlan([aPart(2, paid), aPart(3)]), '2026-07-31')?.number).toBe(3);
  });
});

const somePlan = fc
  .record({
    parts: fc.array(
      fc.record({
        gap: fc.integer({ min: 1, max: 60 }),
        amountCentimes: fc.integer({ min: 1, max: 500_000 }),
        isPaid: fc.boolean(),
        orderStatus: fc.option(fc.constantFrom(...orderStatuses)),
        remindedAfter: fc.option(fc.integer({ min: 0, max: 300 })),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    deposit: fc.integer({ min: 1, max: 500_000 }),
    graceDays: fc.integer({ min: 0, max: 30 }),
    ended: fc.boolean(),
  })
  .map(({ parts, deposit, graceDays, ended }) => {
    let after = 0;
    const rows = parts.map(({ gap, amountCentimes, isPaid, orderStatus, remindedAfter }, index) => {
      after += gap;
      return aPart(index + 2, {
        afterDays: after,
        dueOn: addDays(start, after),
        amountCentimes,
        paidAt: isPaid ? noon(start) : null,
        orderStatus,
        remindedAt: remindedAfter === null ? null : noon(addDays(start, remindedAfter)),
      });
    });
    const all = rows.every(({ paidAt }) => paidAt !== null);
    return aPlan(rows, {
      totalCentimes: rows.reduce((sum, { amountCentimes }) => sum + amountCentimes, deposit),
      graceDays,
      endedAt: ended ? noon(start) : null,
      completedAt: all && !ended ? noon(start) : null,
    });
  });
const someDay = fc.integer({ min: 0, max: 400 }).map((days) => addDays(start, days));

describe('whatever the plan', () => {
  it('what is paid and what is left are always the whole', () => {
    forAll(somePlan, (plan) => {
      const left = plan.parts
        .filter(({ paidAt }) => paidAt === null)
        .reduce((sum, { amountCentimes }) => sum + amountCentimes, 0);
      expect(paidOf(plan, true) + left).toBe(plan.totalCentimes);
      expect(depositOf(plan)).toBeGreaterThan(0);
      expect(leftAfter(plan, 1) + depositOf(plan)).toBe(plan.totalCentimes);
      expect(leftAfter(plan, plan.parts.length + 1)).toBe(0);
    });
  });

  it('one part at most can be paid, the first unpaid one, and none once all are paid or the plan ended', () => {
    forAll(somePlan, (plan) => {
      const next = nextPart(plan);
      const first = plan.parts.find(({ paidAt }) => paidAt === null);
      expect(next).toBe(plan.endedAt === null ? (first ?? null) : null);
    });
  });

  it('a course is paused only after the grace of its next part, and nobody is reminded then', () => {
    forAll(somePlan, someDay, (plan, today) => {
      const next = nextPart(plan);
      if (mustPause(plan, today)) {
        expect(today > lastDayOf(next?.dueOn ?? today, plan.graceDays)).toBe(true);
        expect(partToRemind(plan, today)).toBeNull();
      }
      const reminded = partToRemind(plan, today);
      if (reminded !== null) {
        expect(reminded).toBe(next);
        const after = {
          ...plan,
          parts: plan.parts.map((part) => (part === reminded ? { ...part, remindedAt: noon(today) } : part)),
        };
        expect(partToRemind(after, today)).toBeNull();
      }
    });
  });
});

it('noon is in the day it is named after', () => {
  expect(dateInMorocco(noon(start))).toBe(start);
});
