import { beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { orders, paymentAttempts } from '../../selling/orders/orders.table.ts';
import { readRuns } from '../../selling/refunds/reconciliations.service.ts';
import type { AskResult, Evidence, Gateway } from '../../gateways/gateway.ts';
import {
  addCodes,
  allRows,
  begin,
  place,
  placeAndPay,
  staff,
  statusOf,
  notifyFromBank,
} from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { evidenceFor, testGateway } from '../../../tests/support/test-gateway.ts';
import { bindScheduler } from '../../jobs.ts';
import { allowed } from '../../../tests/support/sure.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describeAcademy('comparing with the gateways', (test) => {
  beforeEach(() => addCodes(test, ['A', 'B', 'C']));

  const answer = (reference: string, of: Partial<Evidence> = {}): AskResult => ({
    ok: true,
    evidence: evidenceFor(reference, of),
  });
  async function compare() {
    // The newest is the one that began last.
    test.pass(1);
    expect(await bindScheduler(test.context).reconcile()).toBe(true);
    const [last] = await readRuns(test.db, 1);
    if (!last?.finishedAt) throw new Error('The run is not finished.');
    return last;
  }
  const kinds = async () => (await compare()).differences.map((one) => one.kind);
  /** Paid here, and the bank reports the same. */
  async function paidOnBothSides() {
    const order = await placeAndPay(test);
    const reference = test.bank.begun.at(-1) ?? '';
    test.bank.answers.set(reference, answer(reference));
    return { order, reference };
  }

  it('finds nothing where both sides have the same', async () => {
    await paidOnBothSides();
    await begin(test, await place(test));
    expect(await compare()).toMatchObject({
      compared: 2,
      unreachable: 0,
      differences: [],
      startedBy: 'command',
    });
  });

  it('settles a payment that was missing here, once, and reports it', async () => {
    const order = await place(test);
    const reference = await begin(test, order);
    test.bank.answers.set(reference, answer(reference));
    expect((await compare()).differences).toMatchObject([
      { kind: 'captured-there-not-here', orderNumber: order.number, thereCentimes: 99_000, settled: true },
    ]);
    expect(await test.academy.orderByToken(order.token)).toMatchObject({
      order: { status: 'Payment Confirmed' },
      access: { code: expect.any(String) as string },
    });
    expect(await kinds()).toEqual([]);
    expect((await allRows(test)).entitlements).toHaveLength(1);
  });

  it('settles nothing that does not fit, and changes nothing but the list of differences', async () => {
    const order = await place(test);
    const reference = await begin(test, order);
    for (const [of, kind] of [
      [{ amountCentimes: 1 }, 'wrong-amount'],
      [{ currency: 'EUR' }, 'wrong-currency'],
    ] as const) {
      test.bank.answers.set(reference, answer(reference, of));
      expect((await compare()).differences).toMatchObject([{ kind, settled: false }]);
    }
    expect(await statusOf(test, order)).toBe('Pending Payment');
    expect((await allRows(test)).notifications).toEqual([]);
  });

  it('reports a payment that the gateway does not know, and a refund made there', async () => {
    const { reference } = await paidOnBothSides();
    test.bank.answers.delete(reference);
    expect(await kinds()).toEqual(['captured-here-not-there']);
    const refund = {
      eventId: 'r',
      attemptReference: reference,
      paymentReference: 'p',
      refundReference: 'r',
      key: null,
      outcome: 'done' as const,
      amountCentimes: 99_000,
      currency: 'MAD',
    };
    test.bank.answers.set(reference, { ok: true, evidence: evidenceFor(reference), refunds: [refund] });
    expect((await compare()).differences).toMatchObject([
      { kind: 'refund-differs', hereCentimes: 0, thereCentimes: 99_000, settled: false },
    ]);
  });

  it('reports a payment that came twice until it is paid back', async () => {
    const order = await place(test);
    const references = [await begin(test, order), await begin(test, order)];
    for (const reference of references) {
      await notifyFromBank(test, evidenceFor(reference));
      test.bank.answers.set(reference, answer(reference));
    }
    expect((await compare()).differences).toMatchObject([
      { kind: 'surplus-payment', orderNumber: order.number, attemptReference: references[1] },
    ]);
  });

  it('reports an approved return without a notification, after an hour', async () => {
    const order = await place(test);
    const reference = await begin(test, order);
    test.bank.answers.set(reference, { ok: false, reason: 'not-supported' });
    const approvedReturnAt = test.context.clock();
    await test.db
      .update(paymentAttempts)
      .set({ approvedReturnAt })
      .where(eq(paymentAttempts.reference, reference));
    expect(await kinds()).toEqual([]);
    test.pass(61 * minuteMs);
    expect(await kinds()).toEqual(['approved-without-notification']);
    await notifyFromBank(test, evidenceFor(reference));
    expect(await kinds()).toEqual([]);
  });

  it('finds payments nobody here began in the gateway’s own list, and settles listed ones that it cannot be asked about', async () => {
    const order = await place(test);
    const reference = await begin(test, order);
    test.bank.answers.set(reference, { ok: false, reason: 'gateway-unreachable' });
    const unknown = evidenceFor('MEM-000000-0000-of-another-shop', { providerReference: 'pi_other' });
    test.bank.list = async () => ({ ok: true, payments: [evidenceFor(reference), unknown] });
    expect((await compare()).differences).toMatchObject([
      { kind: 'captured-there-not-here', settled: true },
      { kind: 'unknown-payment', providerReference: 'pi_other', orderNumber: null, thereCentimes: 99_000 },
    ]);
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
  });

  it('compares what is older than the window when the gateway lists it', async () => {
    const order = await place(test);
    const reference = await begin(test, order);
    test.pass(40 * dayMs);
    expect(await compare()).toMatchObject({ compared: 0 });
    test.bank.list = async () => ({ ok: true, payments: [evidenceFor(reference)] });
    expect(await kinds()).toEqual(['captured-there-not-here']);
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
  });

  it('a gateway that is down is one difference, is skipped soon, and keeps no other from being compared', async () => {
    let questions = 0;
    const down: Gateway = testGateway({
      name: 'down-bank',
      cardTypes: [],
      ask: async () => {
        questions += 1;
        throw new Error('down');
      },
      list: async () => ({ ok: false, reason: 'gateway-unreachable' }),
    });
    const { order } = await paidOnBothSides();
    const id = (await allRows(test)).orders.find((row) => row.number === order.number)?.id ?? '';
    await test.db.insert(paymentAttempts).values(
      Array.from({ length: 40 }, (_, index) => ({
        id: crypto.randomUUID(),
        orderId: id,
        gateway: 'down-bank',
        reference: `${order.number}-down-${index}`,
        amountCentimes: 99_000,
        state: 'captured' as const,
        begunAt: test.context.clock(),
      })),
    );
    const context = { ...test.context, gateways: [down, test.bank] };
    expect(await bindScheduler(context).reconcile()).toBe(true);
    const [last] = await readRuns(test.db, 1);
    expect(last).toMatchObject({ compared: 1, unreachable: 41 });
    expect(last?.differences).toMatchObject([{ kind: 'unreachable', gateway: 'down-bank' }]);
    expect(questions).toBeLessThan(16);
    // Gone from the settings it is reported as well: nobody can ask it.
    expect(await compare()).toMatchObject({
      unreachable: 40,
      differences: [{ kind: 'unreachable', gateway: 'down-bank' }],
    });
  });

  it('one run at a time; one whose process died ends after a while', async () => {
    let release: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      test.bank.list = () => {
        resolve();
        return new Promise((done) => {
          release = () => done({ ok: true, payments: [] });
        });
      };
    });
    expect(await test.academy.staff.compareNow({ staff })).toEqual({ ok: true });
    await asked;
    expect(await test.academy.staff.compareNow({ staff })).toBeRefused('running');
    expect(await bindScheduler(test.context).reconcile()).toBe(false);
    expect(await test.academy.staff.runs()).toMatchObject([
      { isRunning: true, finishedAt: null, startedBy: staff.email },
    ]);
    test.pass(21 * minuteMs);
    expect(await test.academy.staff.runs()).toMatchObject([{ isRunning: false, finishedAt: null }]);
    const stuck = release;
    delete test.bank.list;
    expect(await compare()).toMatchObject({ startedBy: 'command' });
    stuck();
    await expect.poll(async () => (await readRuns(test.db, 5)).every((one) => one.finishedAt)).toBe(true);
  });

  it('the scheduler compares once a night, in Moroccan time, of however many instances', async () => {
    const scheduler = bindScheduler(test.context);
    // 10:00: the night's run is due and was not made.
    const nights = await Promise.all([scheduler.reconcileNightly(), scheduler.reconcileNightly()]);
    expect(nights.sort()).toEqual([0, 1]);
    expect(await scheduler.reconcileNightly()).toBe(0);
    test.pass(16 * 60 * minuteMs);
    expect(await scheduler.reconcileNightly()).toBe(0);
    test.pass(2 * 60 * minuteMs);
    expect(await scheduler.reconcileNightly()).toBe(1);
    expect((await readRuns(test.db, 9)).map((one) => one.startedBy)).toEqual(['clock', 'clock']);
  });

  it('only owner and finance may compare', async () => {
    const support = { email: 's@academy.example', role: 'support' as const };
    await expect(test.academy.staff.compareNow({ staff: support })).rejects.toThrow('may not');
    const file = new TextEncoder().encode('Libellé;Montant\nx;1');
    await expect(test.academy.staff.matchSettlement({ kind: 'bank', file, staff: support })).rejects.toThrow(
      'may not',
    );
  });

  it('a bank’s file is compared with the claims that wait, and changes nothing', async () => {
    const claimed = await place(test);
    await test.academy.claimBankTransfer(claimed);
    const other = await place(test);
    await test.academy.claimBankTransfer(other);
    const before = await allRows(test);
    const file = new TextEncoder().encode(
      `Date;Libellé;Crédit\n01/06/2026;VIR ${claimed.number.replaceAll('-', ' ').toUpperCase()};990,00\n01/06/2026;VIR X;5,00`,
    );
    const result = allowed(await test.academy.staff.matchSettlement({ kind: 'bank', file, staff }));
    expect(result.matches.matches.map((match) => [match.kind, match.order?.number])).toEqual([
      ['to-confirm', claimed.number],
      ['no-order', undefined],
    ]);
    expect(result.matches.missing.map((one) => one.orderNumber)).toEqual([other.number]);
    expect(result.matches.days).toEqual({ first: '2026-06-01', last: '2026-06-01' });
    expect(await allRows(test)).toEqual(before);
  });

  it('a transfer for an order that was paid by card was paid twice; one for a transfer that counts agrees', async () => {
    const [byCard, byTransfer] = [await placeAndPay(test), await place(test)];
    await test.academy.claimBankTransfer(byTransfer);
    await test.academy.staff.decideClaim({ orderNumber: byTransfer.number, decision: 'confirm', staff });
    const lines = [byCard, byTransfer].map(({ number }) => `01/06/2026;VIR ${number};990,00`);
    const file = new TextEncoder().encode(['Date;Libellé;Crédit', ...lines].join('\n'));
    const result = await test.academy.staff.matchSettlement({ kind: 'bank', file, staff });
    expect(result).toMatchObject({
      matches: { matches: [{ kind: 'paid-otherwise' }, { kind: 'agrees' }] },
    });
  });

  it('CMI’s file is compared with its attempts both ways', async () => {
    const [one, two] = [await placeAndPay(test), await placeAndPay(test)];
    await test.db.update(paymentAttempts).set({ gateway: 'cmi' });
    const attempts = (await allRows(test)).attempts;
    const mine = attempts.find((attempt) => attempt.orderId === one.id);
    const file = new TextEncoder().encode(`oid,amount,date\n${mine?.reference},990.00,01/06/2026`);
    const result = await test.academy.staff.matchSettlement({ kind: 'cmi', file, staff });
    expect(result).toMatchObject({
      ok: true,
      matches: {
        matches: [{ kind: 'agrees', order: { number: one.number } }],
        missing: [{ orderNumber: two.number, amountCentimes: 99_000 }],
      },
    });
    expect(await test.db.select().from(orders)).toHaveLength(2);
  });
});
