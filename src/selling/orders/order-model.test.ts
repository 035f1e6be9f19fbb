import { expect, it } from 'vitest';
import { grantsAccess, nextStatus, type OrderStatus } from './order.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { addCodes, allRows, place } from '../../../tests/support/actions.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { evidenceFor, notificationOf } from '../../../tests/support/test-gateway.ts';
import { doCommonAction, isCommonAction } from '../../../tests/support/models.ts';
import { present } from '../../../tests/support/sure.ts';
import { fc, forAllInTurn } from '../../../tests/support/properties.ts';

const actions = [
  'begin',
  'capture',
  'capture-first',
  'capture-again',
  'capture-wrong',
  'forge',
  'decline',
  'choose-bank',
  'choose-other',
  'claim-bank',
  'claim-cash',
  'confirm',
  'refuse',
  'cancel',
  'reopen',
  'details',
  'expire',
  'ask',
] as const;
type AuditContext = (typeof actions)[number];

type Run = { references: string[]; captured: Set<string>; code: number };

/** One step through the real services; whether it is allowed is theirs to decide. */
async function step(
  test: TestAcademy,
  order: { token: string; number: string },
  action: AuditContext,
  run: Run,
): Promise<void> {
  const { academy } = test;
  const { token } = order;
  const first = run.references[0];
  const last = run.references.at(-1);
  const notify = (reference: string | undefined, of = {}, word?: string) =>
    reference === undefined
      ? null
      : academy.receiveNotification({
          gateway: 'test-bank',
          raw: notificationOf(evidenceFor(reference, of), word),
        });
  if (isCommonAction(action)) return doCommonAction(test, order, action);
  switch (action) {
    case 'begin': {
      const before = test.bank.begun.length;
      await academy.beginPayment({ token, cardType: 'morocco' });
      run.references.push(...test.bank.begun.slice(before));
      return;
    }
    case 'capture':
    case 'capture-first':
    case 'capture-again': {
      const reference = action === 'capture-first' ? first : last;
      // The same payment notified again, under another event id.
      const eventId = `${action === 'capture-again' ? 'again' : 'event'}-of-${reference}`;
      const evidence = { eventId, providerReference: `payment-of-${reference}` };
      await notify(reference, evidence);
      if (reference !== undefined) run.captured.add(reference);
      return;
    }
    case 'capture-wrong':
      await notify(last, { amountCentimes: 1 });
      return;
    case 'forge':
      await notify(last, {}, 'guess');
      return;
    case 'decline':
      await notify(last, { outcome: 'declined' });
      return;
    case 'choose-bank':
      await academy.chooseMethod({ token, option: 'Bank Transfer' });
      return;
    case 'choose-other':
      await academy.chooseMethod({ token, option: 'Other Payment Methods' });
      return;
    case 'claim-bank':
      await academy.claimBankTransfer({ token });
      return;
    case 'claim-cash':
      await academy.claimCashTransfer({ token, transferCode: `code${(run.code += 1)}${order.number}` });
      return;
    case 'details':
      await academy.changeDetails({ token, details: someDetails({ name: 'Salma Idrissi' }) });
      return;
    case 'ask':
      await academy.askGateway({ token });
  }
}

it('in any sequence of actions an order makes legal moves only, opens exactly when confirmed, and loses no payment', async () => {
  await using test = await openTestAcademy();
  await addCodes(
    test,
    Array.from({ length: 1_000 }, (_, index) => `CODE-${index}`),
  );
  let confirmedOrders = 0;
  await forAllInTurn(
    250,
    fc.array(fc.constantFrom(...actions), { minLength: 1, maxLength: 14 }),
    async (walked) => {
      const order = await place(test);
      const run: Run = { references: [], captured: new Set(), code: 0 };
      for (const action of walked) await step(test, order, action, run);
      const view = present(await test.academy.orderByToken(order.token));
      let status: OrderStatus | null = null;
      for (const line of view.history) {
        if (line.toStatus === null || line.toStatus === undefined) continue;
        if (line.fromStatus !== null && line.detail?.['reason'] !== 'already-paid') {
          expect(line.fromStatus).toBe(status);
          expect(nextStatus(line.fromStatus, line.event as Parameters<typeof nextStatus>[1])).toBe(
            line.toStatus,
          );
        }
        status = line.toStatus;
      }
      expect(view.order.status).toBe(status);
      const grants = view.history.filter((line) => line.event === 'grant-access').length;
      expect(grants).toBe(grantsAccess(view.order.status) ? 1 : 0);
      expect(view.access !== null).toBe(grantsAccess(view.order.status));
      // Every notified capture is in the history: as the payment, or as one to be paid back.
      const captures = view.history
        .filter((line) => line.event === 'capture-card')
        .map((line) => line.detail?.['reference']);
      expect(captures.sort()).toEqual([...run.captured].sort());
      if (run.captured.size > 0) expect(view.order.status).toBe('Payment Confirmed');
      confirmedOrders += grantsAccess(view.order.status) ? 1 : 0;
    },
  );
  const rows = await allRows(test);
  expect(rows.entitlements).toHaveLength(confirmedOrders);
  expect(rows.codes.filter((code) => code.orderId !== null)).toHaveLength(confirmedOrders);
  expect(confirmedOrders).toBeGreaterThan(20);
});
