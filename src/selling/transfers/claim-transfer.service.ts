/**
 * The buyer reports a bank transfer, gives the code of one sent at a cash agency or from a wallet, or sends a receipt of it. It is a claim:
 * staff look for the money before anything opens.
 */
import {
  attachReceipt as writeReceipt,
  readReceiptsOf,
  type ReceiptFile,
} from './transfer-receipts.service.ts';
import { whyClosed } from '../orders/real-money.service.ts';
import {
  lockOrderByToken,
  moveOrder,
  transferCodeIsTaken,
  findOrderByToken,
} from '../orders/orders.service.ts';
import { carryOut, auditOf, railsOf, type ServiceContext } from '../../context.ts';
import type { ChangeResult } from '../checkout/choose-method.service.ts';
import { readReceipt, type ReceiptProblem } from '../orders/receipt-file.ts';
import { normaliseTransferCode } from '../orders/transfer-code.ts';
import { awaitsDecision, type AuditContext, type Order } from '../orders/order.ts';
import type { ReceiptKind } from './transfer-receipts.table.ts';
import { createHash } from 'node:crypto';
import type { Handle } from '../../platform/db/handle.ts';
import type { OrderEmail } from '../orders/order-email.ts';
import { countOne, isBelowLimit } from '../../platform/limits/in-database.ts';

export type ClaimResult = ChangeResult | { ok: false; reason: ReceiptProblem };

type Claimed = { result: ClaimResult; wanted: boolean };

const refused = (reason: Extract<ClaimResult, { ok: false }>['reason']): Claimed => ({
  result: { ok: false, reason },
  wanted: false,
});

/**
 * With a receipt both are kept, or neither. A second click finds the claim made and changes nothing, but for a receipt that
 * comes with it. A fourth receipt is left out; the claim counts all the same.
 */
export function claimBankTransfer(
  context: ServiceContext,
  { token, receipt = null }: { token: string; receipt?: Uint8Array | null },
): Promise<ClaimResult> {
  return withReceiptFile<ClaimResult>(context, receipt, (file) => claim(context, token, file));
}

function claim(context: ServiceContext, token: string, file: ReceiptFile | null): Promise<Claimed> {
  const action = auditOf(context, 'buyer');
  return context.database.transaction<Claimed>(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    if (!order) return refused('order-not-found');
    if (order.status === 'Paid - Bank Transfer') {
      const wanted = (await attach(tx, order, file, action)) === 'attached';
      return { result: { ok: true, order }, wanted };
    }
    // Whoever was shown how to pay may have sent the money already.
    const isNew = order.paymentOption !== 'Bank Transfer';
    const closed = isNew ? await whyClosed(tx, order, 'Bank Transfer', railsOf(context)) : null;
    if (closed !== null) return refused(closed);
    const claimed = await moveOrder(tx, order, 'claim-bank-transfer', action, {
      change: {
        paymentOption: 'Bank Transfer',
        cardType: null,
        bankTransferConfirmedAt: action.at,
        transferCode: null,
        refusalReason: null,
        claimedAt: action.at,
      },
    });
    if (!claimed) return refused('not-in-this-status');
    const wanted = (await attach(tx, claimed, file, action)) === 'attached';
    await carryOut(context, tx, { emails: claimEmails(order, action) });
    return { result: { ok: true, order: claimed }, wanted };
  });
}

/** The ways whose claim is a code: that of an agency's slip, or the number of a wallet's operation. */
const byCode = {
  'WafaCash / Cash Plus': { event: 'claim-cash-transfer', status: 'Paid - WafaCash' },
  'Mobile Wallet': { event: 'claim-wallet-transfer', status: 'Paid - Bank Transfer' },
} as const;

/** 'too-many-claims': this order gave too many codes today that belong to others. */
export type CodeClaimResult = ChangeResult | { ok: false; reason: 'too-many-claims' };

/**
 * One code pays one order, whichever way it came. It is taken while its order claims it and for ever once staff confirmed it; a refusal sets it free,
 * for the same order to try again and for its true owner if somebody else guessed it first. The same code from the same order
 * again changes nothing.
 */
async function claimByCode(
  context: ServiceContext,
  input: { token: string; transferCode: string; option: keyof typeof byCode },
): Promise<CodeClaimResult> {
  const action = auditOf(context, 'buyer');
  const { option } = input;
  const { event, status } = byCode[option];
  const transferCode = normaliseTransferCode(input.transferCode);
  return context.database.transaction<CodeClaimResult>(async (tx) => {
    const order = await lockOrderByToken(tx, input.token);
    if (!order) return { ok: false, reason: 'order-not-found' };
    if (order.status === status && order.transferCode === transferCode) return { ok: true, order };
    const isNew = order.paymentOption !== option;
    const closed = isNew ? await whyClosed(tx, order, option, railsOf(context)) : null;
    if (closed !== null) return { ok: false, reason: closed };
    if (!(await mayGiveCode(context, tx, order))) return { ok: false, reason: 'too-many-claims' };
    if (await transferCodeIsTaken(tx, transferCode, order)) {
      await countWrongCode(context, tx, order);
      return { ok: false, reason: 'transfer-code-taken' };
    }
    const claimed = await moveOrder(tx, order, event, action, {
      change: {
        paymentOption: option,
        cardType: null,
        transferCode,
        refusalReason: null,
        claimedAt: action.at,
      },
      detail: { transferCode },
    });
    if (!claimed) return { ok: false, reason: 'not-in-this-status' };
    await carryOut(context, tx, { emails: claimEmails(order, action) });
    return { ok: true, order: claimed };
  });
}

type CodeClaim = { token: string; transferCode: string };

export const claimCashTransfer = (context: ServiceContext, claimed: CodeClaim): Promise<CodeClaimResult> =>
  claimByCode(context, { ...claimed, option: 'WafaCash / Cash Plus' });

/** `transferCode`: the number that the wallet gave the operation. */
export const claimWalletTransfer = (context: ServiceContext, claimed: CodeClaim): Promise<CodeClaimResult> =>
  claimByCode(context, { ...claimed, option: 'Mobile Wallet' });

type AttachResult =
  | { ok: true; order: Order }
  | { ok: false; reason: 'order-not-found' | 'not-in-this-status' | ReceiptProblem };

/** What the buyer sees of the receipts they sent: never the file itself, which staff alone may open. */
export type SentReceipt = { kind: ReceiptKind; bytes: number; uploadedAt: Date };

type Attached = { result: AttachResult; wanted: boolean };

/** A picture or PDF for a claim that waits. The same file again changes nothing. */
export const attachReceipt = (
  context: ServiceContext,
  { token, receipt }: { token: string; receipt: Uint8Array },
): Promise<AttachResult> =>
  withReceiptFile<AttachResult>(context, receipt, (file) => attachFile(context, token, file));

function attachFile(context: ServiceContext, token: string, file: ReceiptFile | null): Promise<Attached> {
  return context.database.transaction<Attached>(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    if (!order) return { result: { ok: false, reason: 'order-not-found' }, wanted: false };
    if (!awaitsDecision(order.status))
      return { result: { ok: false, reason: 'not-in-this-status' }, wanted: false };
    const attached = await attach(tx, order, file, auditOf(context, 'buyer'));
    if (attached === 'receipt-many') return { result: { ok: false, reason: attached }, wanted: false };
    return { result: { ok: true, order }, wanted: attached === 'attached' };
  });
}

/** The receipts of the order of that token, the oldest first; nothing for an unknown one. */
export async function receiptsOf(
  { database: { db } }: ServiceContext,
  token: string,
): Promise<SentReceipt[]> {
  const order = await findOrderByToken(db, token);
  if (!order) return [];
  const sent = await readReceiptsOf(db, order.id);
  return sent.map(({ kind, bytes, uploadedAt }) => ({ kind, bytes, uploadedAt }));
}

/**
 * Whether an order may still give a code today. Counted for the order alone, which only its holder can use up: an e-mail
 * address may be anybody's, and whoever knows it could block the buyer's claims.
 */
const mayGiveCode = (context: ServiceContext, tx: Handle, { id }: Order): Promise<boolean> =>
  isBelowLimit(context, tx, 'wrongTransferCode', id);

/** Counts a code that was another order's. The order is held. */
const countWrongCode = async (context: ServiceContext, tx: Handle, { id }: Order): Promise<void> =>
  void (await countOne(context, tx, 'wrongTransferCode', id));

function claimEmails({ id, email }: Order, { uuid }: AuditContext): OrderEmail[] {
  const [turn, orderId] = [uuid(), id];
  return [
    {
      dedupeKey: `claim-received:${id}:${turn}`,
      emailName: 'claim-received',
      orderId,
      unprovedEmail: email,
    },
    { dedupeKey: `staff-claim-waiting:${id}:${turn}`, emailName: 'staff-claim-waiting', orderId },
  ];
}

type Refused = { ok: false; reason: ReceiptProblem };

/**
 * Stores a receipt on the disk, then does the work whose transaction names it: a row never names a file that is not there. The
 * file is removed again when the work did not want it. When the work throws, it may have been committed: the file stays, and
 * the scheduled job removes it if no row names it.
 */
async function withReceiptFile<T>(
  { receipts, uuid }: ServiceContext,
  bytes: Uint8Array | null,
  work: (file: ReceiptFile | null) => Promise<{ result: T; wanted: boolean }>,
): Promise<T | Refused> {
  if (bytes === null) return (await work(null)).result;
  const reading = readReceipt(bytes);
  if (!reading.ok) return { ok: false, reason: reading.problem };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file: ReceiptFile = { id: uuid(), kind: reading.kind, bytes: bytes.length, sha256 };
  await receipts.keep(file.id, bytes);
  const { result, wanted } = await work(file);
  if (!wanted) await receipts.remove(file.id);
  return result;
}

/** Writes the row of a file, if there is one; the order is held. */
const attach = (tx: Handle, order: Order, file: ReceiptFile | null, action: AuditContext) =>
  file === null ? Promise.resolve('not-wanted' as const) : writeReceipt(tx, order, file, action);
