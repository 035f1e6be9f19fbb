/** The whole payment of an hour that was given up goes back: decided by rule, with the order locked. */
import type { Handle } from '../../platform/db/handle.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import type { AuditContext, Order } from '../orders/order.ts';
import { lockAttempt, readAttempts } from '../orders/payment-attempts.service.ts';
import { decideRefund, type Decided } from './decide-refund.store.ts';
import { leftToPayBack, manualWaysOf } from '../orders/refund.ts';
import type { RefundAccount } from './refund-form.ts';

/** `account`: where the learner wants it, when staff transfer it; without it the learner is asked by e-mail. */
export type PayBack = { action: AuditContext; reason: Record<Locale, string>; account: RefundAccount | null };

/** All that is left of it, the way it came. */
export async function payHourBack(
  tx: Handle,
  order: Order,
  { action, reason, account }: PayBack,
): Promise<Decided> {
  const { refundPolicy } = await readSettings(tx);
  const captured = (await readAttempts(tx, order.id)).find(
    ({ state, isDuplicate }) => state === 'captured' && !isDuplicate,
  );
  const attempt = captured ? await lockAttempt(tx, captured.id) : null;
  const [manualWay = 'bank-transfer'] = manualWaysOf(order);
  const decided = await decideRefund(
    tx,
    order,
    {
      id: action.uuid(),
      attemptId: attempt?.id ?? null,
      way: attempt ? 'gateway' : (account?.way ?? manualWay),
      amountCentimes: leftToPayBack(order),
      isDuplicate: false,
      isGoodwill: false,
      reason: reason[order.locale],
      payout: attempt ? null : (account?.payout ?? null),
      withinDays: refundPolicy.paidBackWithinDays,
    },
    action,
  );
  if (!decided) throw new Error('A refund with new random bytes exists already.');
  return decided;
}
