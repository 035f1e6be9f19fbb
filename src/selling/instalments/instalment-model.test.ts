import { expect, it } from 'vitest';
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { Order } from '../orders/order.ts';
import { aCourse } from '../../../tests/support/builders.ts';
import { addCodes, place } from '../../../tests/support/actions.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { evidenceFor, notificationOf } from '../../../tests/support/test-gateway.ts';
import { doCommonAction, isCommonAction } from '../../../tests/support/models.ts';
import { bindScheduler } from '../../jobs.ts';
import type { PlanOfOrder } from '../checkout/instalments.service.ts';
import { present } from '../../../tests/support/sure.ts';
import { fc } from '../../../tests/support/properties.ts';

const dayMs = 86_400_000;
const instalments = {
  depositCentimes: 40_000,
  parts: [
    { afterDays: 10, amountCentimes: 30_000 },
    { afterDays: 20, amountCentimes: 35_000 },
  ],
  graceDays: 5,
};
const whole = 105_000;

const actions = [
  'pay-next',
  'press-next',
  'press-any',
  'begin',
  'capture-last',
  'capture-any',
  'decline',
  'claim',
  'confirm',
  'refuse',
  'cancel',
  'reopen',
  'expire',
  'refund-part',
  'refund-deposit',
  'day',
  'week',
] as const;
type AuditContext = (typeof actions)[number];

/** The state of a run: its orders, the newest last, and the visits to the bank. */
type Run = {
  deposit: Order;
  orders: Map<string, Order>;
  last: Order;
  visits: { reference: string; amountCentimes: number }[];
  chance: number;
};

async function press(test: TestAcademy, run: Run, number: number): Promise<void> {
  const answer = await test.academy.payInstalment({ token: run.deposit.token, number });
  if (!answer.ok) return;
  run.orders.set(answer.order.id, answer.order);
  run.last = answer.order;
}

async function capture(
  test: TestAcademy,
  visit: Run['visits'][number] | undefined,
  outcome: 'captured' | 'declined',
) {
  if (!visit) return;
  const { reference, amountCentimes } = visit;
  const evidence = { amountCentimes, outcome, providerReference: `money-of-${reference}` };
  await test.academy.receiveNotification({
    gateway: 'test-bank',
    raw: notificationOf(evidenceFor(reference, evidence)),
  });
}

async function step(test: TestAcademy, run: Run, action: AuditContext): Promise<void> {
  const { academy } = test;
  const { last } = run;
  const { token } = last;
  if (isCommonAction(action)) return doCommonAction(test, last, action);
  switch (action) {
    case 'press-next':
      return press(test, run, (await planOf(test, run)).next ?? 2);
    case 'pay-next':
      for (const one of ['press-next', 'begin', 'capture-last'] as const) await step(test, run, one);
      return;
    case 'press-any':
      return press(test, run, 1 + (run.chance % 4));
    case 'begin': {
      const before = test.bank.begun.length;
      await academy.beginPayment({ token, cardType: 'morocco' });
      for (const reference of test.bank.begun.slice(before))
        run.visits.push({ reference, amountCentimes: last.amountCentimes });
      return;
    }
    case 'capture-last':
      return capture(test, run.visits.at(-1), 'captured');
    case 'capture-any':
      return capture(test, run.visits[run.chance % Math.max(1, run.visits.length)], 'captured');
    case 'decline':
      return capture(test, run.visits.at(-1), 'declined');
    case 'claim':
      await academy.chooseMethod({ token, option: 'Bank Transfer' });
      await academy.claimBankTransfer({ token });
      return;
    case 'refund-part':
      if (last.id !== run.deposit.id) await payBackOrder(test, last);
      return;
    case 'refund-deposit':
      await payBackOrder(test, run.deposit);
      return;
    case 'day':
    case 'week':
      test.pass((action === 'day' ? 1 : 7) * dayMs);
  }
}

async function planOf(test: TestAcademy, { deposit }: Run): Promise<PlanOfOrder> {
  return present(await test.academy.planOfOrder(deposit.token));
}

/** What holds after every step. `settled`: the scheduled job has just run. */
async function look(test: TestAcademy, run: Run): Promise<PlanOfOrder> {
  await bindScheduler(test.context).processInstalments();
  const plan = await planOf(test, run);
  const view = await test.academy.orderByToken(run.deposit.token);
  const isConfirmed = view?.order.status === 'Payment Confirmed';
  // Sums are always equal.
  expect(plan.totalCentimes).toBe(whole);
  expect(plan.paidCentimes + plan.leftCentimes).toBe(whole);
  // Access exactly while the deposit is confirmed, with its code exactly while no part is overdue.
  expect(view?.access !== null).toBe(isConfirmed);
  expect(view?.history.filter(({ event }) => event === 'grant-access').length ?? 0).toBeLessThanOrEqual(1);
  const today = dateInMorocco(test.context.clock());
  const next = plan.parts.find(({ number }) => number === plan.next);
  const lastDay = next?.dueOn ? addDays(next.dueOn, instalments.graceDays) : today;
  const isOverdue = today > lastDay && next?.status !== 'checked';
  if (isConfirmed && isOverdue) expect(view?.access).toMatchObject({ code: null, startUrl: null });
  if (isConfirmed && !isOverdue && next?.status !== 'checked')
    expect(view?.access).toMatchObject({ code: expect.any(String), pausedAt: null });
  // Only the next part can be paid, and none that is paid, or once the plan is over.
  for (const part of plan.parts) {
    if (part.paidAt === null || part.order === null) continue;
    expect(part.order.status).toBe('Payment Confirmed');
    expect(part.number).not.toBe(plan.next);
  }
  if (plan.endedAt !== null || plan.completedAt !== null) expect(plan.next).toBeNull();
  return plan;
}

it('in any sequence of actions on a course in parts: one grant, equal sums, access while nothing is overdue, nothing payable after the last part', async () => {
  await using test = await openTestAcademy({ courses: [aCourse({ instalments })] });
  await addCodes(
    test,
    Array.from({ length: 500 }, (_, index) => `CODE-${index}`),
  );
  const seen = { completed: 0, ended: 0, paused: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom('pay-next' as const, ...actions), fc.nat(11)), {
        minLength: 4,
        maxLength: 16,
      }),
      fc.boolean(),
      async (walked, isPaidFirst) => {
        const item = { kind: 'course', slug: 'selling-online', byInstalments: true } as const;
        const deposit = await place(test, { item, seenPriceCentimes: null });
        const run: Run = {
          deposit,
          orders: new Map([[deposit.id, deposit]]),
          last: deposit,
          visits: [],
          chance: 0,
        };
        if (isPaidFirst)
          for (const action of ['begin', 'capture-last', 'press-next'] as const)
            await step(test, run, action);
        for (const [action, chance] of walked) {
          run.chance = chance;
          const before = await planOf(test, run);
          await step(test, run, action);
          const plan = await look(test, run);
          if (plan.pausedAt !== null) seen.paused += 1;
          // A paid part opens again only because its money went back.
          for (const part of before.parts)
            if (part.paidAt !== null && action !== 'refund-part')
              expect(plan.parts.find(({ number }) => number === part.number)?.paidAt).not.toBeNull();
        }
        const plan = await look(test, run);
        if (plan.completedAt !== null) seen.completed += 1;
        if (plan.endedAt !== null) seen.ended += 1;
        if (plan.next === null)
          for (const { number } of plan.parts)
            expect(await test.academy.payInstalment({ token: deposit.token, number })).toMatchObject({
              ok: false,
            });
      },
    ),
    {
      numRuns: 20,
      // So that every end is reached, whatever is drawn.
      examples: [
        [
          [
            ['capture-last', 0],
            ['begin', 0],
            ['capture-last', 0],
            ['pay-next', 0],
          ],
          true,
        ],
        [
          [
            ['week', 0],
            ['week', 0],
            ['week', 0],
            ['pay-next', 0],
          ],
          true,
        ],
        [
          [
            ['refund-deposit', 0],
            ['begin', 0],
            ['capture-last', 0],
            ['pay-next', 0],
          ],
          true,
        ],
      ],
    },
  );
  expect(seen.completed).toBeGreaterThan(0);
  expect(seen.ended).toBeGreaterThan(0);
  expect(seen.paused).toBeGreaterThan(0);
}, 240_000);
