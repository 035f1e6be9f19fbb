/** POST /api/form/update: the buyer's choice of method, or her claim of a transfer. Never a status by itself. */
import { z } from 'zod';
import { cashTransferForm } from '../domain/orders/order-form.ts';
import { orderStatuses, paymentOptions, type Order, type PaymentOption } from '../domain/orders/order.ts';
import { readForm, type Typed } from '../domain/people/read-form.ts';
import type { Academy, ChangeResult } from '../flows/academy.server.ts';
import { localeOf, provenOrder, type ApiOptions } from './caller.ts';
import { failureBody, statusOf, type FailureBody, type FailureReason } from './failures.ts';

/** Field names are capitalised, as callers of this address always sent them. */
export const updateForm = z.object({
  OrderId: z.string().max(40),
  /** 'Stripe' is an older name of 'Card'. */
  PaymentOption: z.enum([...paymentOptions, 'Stripe', '']).optional(),
  /** What the caller believes. 'Paid - …' of a transfer is its claim; a status only the academy can set is refused. */
  Status: z.enum(orderStatuses).optional(),
  TransferCode: z.string().max(80).optional(),
});

/** Statuses a caller may name: her own claims and choices. Everything else is the academy's to say. */
const callersStatuses: ReadonlySet<string> = new Set([
  'Pending Payment',
  'Pending Other Payment Method',
  'Paid - WafaCash',
  'Paid - Bank Transfer',
]);

export type UpdateAnswer = { status: number; body: Record<string, unknown> | FailureBody };

type Change =
  { ok: true; order: Order } | { ok: false; code: FailureReason; problems?: Record<string, 'transfer-code'> };

const told = (result: ChangeResult): Change => (result.ok ? result : { ok: false, code: result.reason });

async function claimOrChoose(
  academy: Academy,
  token: string,
  option: PaymentOption,
  claims: boolean,
  code: string,
): Promise<Change> {
  if (option === 'WafaCash / Cash Plus' && (claims || code)) {
    const reading = readForm(cashTransferForm, { transferCode: code });
    if (!reading.ok) return { ok: false, code: 'bad-fields', problems: { TransferCode: 'transfer-code' } };
    return told(await academy.claimCashTransfer({ token, transferCode: reading.value.transferCode }));
  }
  if (option === 'Bank Transfer' && claims) return told(await academy.claimBankTransfer({ token }));
  return told(await academy.chooseMethod({ token, option }));
}

export async function update(options: ApiOptions, request: Request, typed: Typed): Promise<UpdateAnswer> {
  const say = options.words[localeOf(request, typed['locale'])];
  const reading = readForm(updateForm, typed);
  if (!reading.ok) return { status: 422, body: failureBody(say, 'bad-fields', reading.problems) };
  const { OrderId, PaymentOption: named, Status, TransferCode } = reading.value;
  if (Status && !callersStatuses.has(Status))
    return { status: 403, body: failureBody(say, 'status-not-yours') };
  const view = await provenOrder(options, request, OrderId);
  if (!view) return { status: 404, body: failureBody(say, 'order-not-found') };
  const option = named === 'Stripe' ? 'Card' : named;
  if (!option)
    return { status: 200, body: { success: true, orderId: view.order.number, status: view.order.status } };
  const claims = Status === 'Paid - WafaCash' || Status === 'Paid - Bank Transfer';
  const change = await claimOrChoose(options.academy, view.order.token, option, claims, TransferCode ?? '');
  if (!change.ok)
    return { status: statusOf[change.code], body: failureBody(say, change.code, change.problems) };
  const { number, status, paymentOption } = change.order;
  return { status: 200, body: { success: true, orderId: number, status, paymentOption } };
}
