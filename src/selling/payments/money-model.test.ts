/**
 * Model-based test: random sequences of all actions on an order and all messages of its gateway, in any order, repeated, late
 * and wrong.
 */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { entitlements } from '../orders/access.table.ts';
import { grantsAccess, type Order } from '../orders/order.ts';
import { paymentAttempts } from '../orders/orders.table.ts';
import { readRuns } from '../refunds/reconciliations.service.ts';
import { refunds } from '../refunds/refunds.table.ts';
import type { Evidence, RefundEvidence, GatewayReport } from '../../gateways/gateway.ts';
import { addCodes, place, staff } from '../../../tests/support/actions.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { evidenceFor, notificationOf } from '../../../tests/support/test-gateway.ts';
import { bindScheduler } from '../../jobs.ts';
import { present } from '../../../tests/support/sure.ts';
import { fc, forAllInTurn } from '../../../tests/support/properties.ts';

type Run = {
  test: TestAcademy;
  order: Order;
  /** What the bank has notified of each attempt, so that it can repeat it. */
  sent: GatewayReport[];
  /** What the bank really captured; the academy may learn of it late, or by asking. */
  captured: Set<string>;
  /** Staff recorded that the money is there. */
  staffRecordedPaid: boolean;
  references: string[];
  codes: number;
};

const minuteMs = 60_000;

const any = (numbers: readonly number[], length: number): number => (numbers[0] ?? 0) % Math.max(1, length);

async function notify({ test }: Run, sent: unknown, word?: string): Promise<void> {
  await test.academy.receiveNotification({ gateway: 'test-bank', raw: notificationOf(sent, word) });
}

/** The bank keeps one number for a payment, and notifies each step under an event of its own. */
function payment(reference: string, of: Partial<Evidence> = {}): GatewayReport {
  const evidence = evidenceFor(reference, { providerReference: `pay-${reference}`, ...of });
  return { kind: 'payment', evidence };
}

async function send(run: Run, sent: GatewayReport): Promise<void> {
  run.sent.push(sent);
  await notify(run, sent);
}

function capture(run: Run, reference: string): GatewayReport {
  run.captured.add(reference);
  const sent = payment(reference);
  if (sent.kind === 'payment') run.test.bank.answers.set(reference, { ok: true, evidence: sent.evidence });
  return sent;
}

async function refundMade(run: Run, reference: string, amountCentimes: number): Promise<void> {
  const evidence: RefundEvidence = {
    eventId: randomUUID(),
    attemptReference: null,
    paymentReference: `pay-${reference}`,
    refundReference: `refund-${randomUUID()}`,
    key: null,
    outcome: 'done',
    amountCentimes,
    currency: 'MAD',
  };
  await send(run, { kind: 'refund', evidence });
}

async function payBack({ test, order }: Run, part: number): Promise<void> {
  const refundable = await test.academy.staff.refundable(order.number, null);
  const [way] = refundable?.ways ?? [];
  if (!refundable || !way) return;
  const { leftCentimes } = refundable;
  const payout = way === 'bank-transfer' ? { name: order.name, rib: '011519000001205000534921' } : null;
  await payBackOrder(test, order, {
    amountCentimes: Math.max(1, Math.ceil(leftCentimes / part)),
    seenLeftCentimes: leftCentimes,
    way,
    payout: way === 'cash-agency' ? { name: order.name, phone: order.phone } : payout,
  });
}

type AuditContext = (run: Run, numbers: readonly number[]) => Promise<unknown>;

const pick = ({ references }: Run, numbers: readonly number[]): string | undefined =>
  references[any(numbers, references.length)];

/** For an attempt that was begun; nothing without one. */
const withAttempt =
  (action: (run: Run, reference: string, numbers: readonly number[]) => Promise<unknown>): AuditContext =>
  async (run, numbers) => {
    const reference = pick(run, numbers);
    if (reference !== undefined) await action(run, reference, numbers);
  };

const actions: Record<string, AuditContext> = {
  begin: async (run) => {
    const before = run.test.bank.begun.length;
    await run.test.academy.beginPayment({ token: run.order.token, cardType: 'morocco' });
    run.references.push(...run.test.bank.begun.slice(before));
  },
  capture: withAttempt(async (run, reference) => send(run, capture(run, reference))),
  'capture in silence': withAttempt(async (run, reference) => capture(run, reference)),
  decline: withAttempt(async (run, reference) => send(run, payment(reference, { outcome: 'declined' }))),
  cancelled: withAttempt(async (run, reference) => send(run, payment(reference, { outcome: 'cancelled' }))),
  pending: withAttempt(async (run, reference) => send(run, payment(reference, { outcome: 'pending' }))),
  'wrong amount': withAttempt(async (run, reference, numbers) =>
    notify(run, payment(reference, { amountCentimes: 1 + any(numbers, 98_999) })),
  ),
  'wrong currency': withAttempt(async (run, reference) =>
    notify(run, payment(reference, { currency: 'EUR' })),
  ),
  forged: withAttempt(async (run, reference) => notify(run, payment(reference), 'guess')),
  'of nobody': (run) => notify(run, payment(`${run.order.number}-never-begun`)),
  again: async (run, numbers) => {
    const sent = run.sent[any(numbers, run.sent.length)];
    if (sent) await notify(run, sent);
  },
  'all again, the last first': async (run) => {
    for (const sent of run.sent.toReversed()) await notify(run, sent);
  },
  'refund at the bank': withAttempt((run, reference, numbers) =>
    refundMade(run, reference, [99_000, 40_000, 150_000][any(numbers, 3)] ?? 1),
  ),
  dispute: withAttempt((run, reference, numbers) =>
    send(run, {
      kind: 'dispute',
      evidence: {
        eventId: randomUUID(),
        attemptReference: reference,
        paymentReference: `pay-${reference}`,
        state: (['opened', 'changed', 'won', 'lost'] as const)[any(numbers, 4)] ?? 'opened',
        amountCentimes: 99_000,
        currency: 'MAD',
      },
    }),
  ),
  'staff pay back all': (run) => payBack(run, 1),
  'staff pay back a part': (run) => payBack(run, 3),
  ask: ({ test, order }) => test.academy.askGateway({ token: order.token }),
  'the clock asks': async ({ test }) => {
    test.pass(6 * minuteMs);
    await bindScheduler(test.context).askOpenAttempts();
  },
  compare: async ({ test }) => {
    test.pass(1);
    await bindScheduler(test.context).reconcile();
  },
  'choose another way': ({ test, order }) =>
    test.academy.chooseMethod({ token: order.token, option: 'Other Payment Methods' }),
  'claim a transfer': ({ test, order }) => test.academy.claimBankTransfer({ token: order.token }),
  'claim at an agency': (run) =>
    run.test.academy.claimCashTransfer({
      token: run.order.token,
      transferCode: `code${(run.codes += 1)}${run.order.number}`,
    }),
  confirm: async (run) => {
    const input = { orderNumber: run.order.number, staff, decision: 'confirm' as const };
    if ((await run.test.academy.staff.decideClaim(input)).ok) run.staffRecordedPaid = true;
  },
  refuse: ({ test, order }) =>
    test.academy.staff.decideClaim({ orderNumber: order.number, staff, decision: 'refuse', reason: 'No.' }),
  record: async (run, numbers) => {
    const recorded = await run.test.academy.staff.recordPayment({
      orderNumber: run.order.number,
      staff,
      amountCentimes: any(numbers, 4) === 0 ? 1 : 99_000,
      paidBy: 'cash',
      reference: 'slip 12',
      reason: 'She came by.',
    });
    if (recorded.ok) run.staffRecordedPaid = true;
  },
  cancel: ({ test, order }) => test.academy.cancelOrder({ token: order.token }),
  reopen: ({ test, order }) => test.academy.reopenOrder({ token: order.token }),
  expire: async ({ test }) => {
    test.pass(8 * 24 * 60 * minuteMs);
    await bindScheduler(test.context).expireOrders();
  },
};

/** What must hold after every run, whatever was done and notified. */
async function check({ test, order: { id, token }, captured, staffRecordedPaid }: Run): Promise<void> {
  const view = present(await test.academy.orderByToken(token));
  const { order, history, access } = view;
  const attempts = await test.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, id));
  const paid = attempts.filter((attempt) => attempt.state === 'captured');
  // Never a captured payment lost, none invented, and each for its whole amount.
  expect(paid.map((attempt) => attempt.reference).sort()).toEqual([...captured].sort());
  const own = paid.filter((attempt) => !attempt.isDuplicate);
  expect(own.length).toBeLessThanOrEqual(1);
  expect(own.every((attempt) => attempt.amountCentimes === order.amountCentimes)).toBe(true);
  // Never access without a verified payment or a decision of staff; never two grants.
  const granted = await test.db.select().from(entitlements).where(eq(entitlements.orderId, id));
  expect(granted.length).toBeLessThanOrEqual(1);
  expect(history.filter((line) => line.event === 'grant-access').length).toBeLessThanOrEqual(1);
  expect(access !== null).toBe(grantsAccess(order.status));
  if (grantsAccess(order.status) || order.status === 'Refunded')
    expect(own.length === 1 || staffRecordedPaid).toBe(true);
  // Paid and not paid back is open; and nothing is paid back twice.
  const back = (await test.db.select().from(refunds).where(eq(refunds.orderId, id))).filter(
    ({ state }) => state !== 'cancelled',
  );
  const sum = (isDuplicate: boolean) =>
    back.reduce((total, one) => total + (one.isDuplicate === isDuplicate ? one.amountCentimes : 0), 0);
  expect(order.refundedCentimes).toBe(sum(false));
  expect(sum(false)).toBeLessThanOrEqual(order.amountCentimes);
  expect(sum(true)).toBeLessThanOrEqual((paid.length - own.length) * 99_000);
  if (own.length === 1) expect(['Payment Confirmed', 'Refunded']).toContain(order.status);
  expect(order.status === 'Refunded').toBe(
    sum(false) === order.amountCentimes && back.some(({ isDuplicate }) => !isDuplicate),
  );
}

it('however an order is paid, notified, claimed, recorded and paid back: no payment lost, one grant, amounts equal', async () => {
  await using test = await openTestAcademy();
  await addCodes(
    test,
    Array.from({ length: 400 }, (_, index) => `CODE-${index}`),
  );
  const seen = { confirmed: 0, refunded: 0, duplicate: 0 };
  const step = fc.tuple(
    fc.constantFrom(...Object.keys(actions)),
    fc.array(fc.nat(), { minLength: 1, maxLength: 1 }),
  );
  await forAllInTurn(100, fc.array(step, { minLength: 3, maxLength: 16 }), async (steps) => {
    // Past the weeks that are compared: what earlier runs left does not count again.
    test.pass(36 * 24 * 60 * minuteMs);
    const order = await place(test);
    const run: Run = {
      test,
      order,
      sent: [],
      captured: new Set(),
      staffRecordedPaid: false,
      references: [],
      codes: 0,
    };
    for (const [name, numbers] of [['begin', [0]] as const, ...steps]) await actions[name]?.(run, numbers);
    // What the bank has captured is known at the latest when both are compared.
    await actions['compare']?.(run, []);
    await check(run);
    const status = (await test.academy.orderByToken(order.token))?.order.status;
    if (status === 'Payment Confirmed') seen.confirmed += 1;
    if (status === 'Refunded') seen.refunded += 1;
    if (run.captured.size > 1) seen.duplicate += 1;
  });
  const [comparison] = await readRuns(test.db, 1);
  expect(
    comparison?.differences.filter((one) => one.kind === 'captured-there-not-here' && !one.settled),
  ).toEqual([]);
  // The runs covered the rules.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(1);
}, 240_000);
