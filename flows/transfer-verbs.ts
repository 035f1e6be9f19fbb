/** Verbs about transfers: claims, receipts, and money that staff found or recorded. */
import type { SettingsFault } from '../domain/catalogue/earlier-settings.ts';
import type { Order, OrderStatus } from '../domain/orders/order.ts';
import type { PaidBy } from '../domain/orders/recorded-payment.ts';
import type { ReceiptProblem } from '../domain/orders/receipt-file.ts';
import type { ReceiptKind } from '../domain/orders/transfer-receipts.table.ts';
import type { ChangeResult, StaffMember } from './academy.server.ts';

export type ClaimResult = ChangeResult | { ok: false; reason: ReceiptProblem };

/** 'too-many-claims': this order gave too many codes today that were another's. */
export type CashClaimResult = ChangeResult | { ok: false; reason: 'too-many-claims' };

export type AttachResult =
  | { ok: true; order: Order }
  | { ok: false; reason: 'order-not-found' | 'not-in-this-status' | ReceiptProblem };

/** What the buyer is told of what she sent: never the file itself, which staff alone may open. */
export type SentReceipt = { kind: ReceiptKind; bytes: number; uploadedAt: Date };

export type TransferVerbs = {
  /** With a receipt both are kept, or neither. */
  claimBankTransfer(input: { token: string; receipt?: Uint8Array | null }): Promise<ClaimResult>;
  claimCashTransfer(input: { token: string; transferCode: string }): Promise<CashClaimResult>;
  /** A picture or PDF for a claim that waits. The same file again changes nothing. */
  attachReceipt(input: { token: string; receipt: Uint8Array }): Promise<AttachResult>;
  /** What was sent with the order of that token, the oldest first. */
  receiptsOf(token: string): Promise<SentReceipt[]>;
};

export type ReceiptForStaff = SentReceipt & {
  id: string;
  /** Numbers of other orders that came with the very same file. */
  alsoWith: string[];
};

export type RecordPayment = {
  orderNumber: string;
  staff: StaffMember;
  /** As it was counted or stands on the statement; centimes of MAD. */
  amountCentimes: number;
  paidBy: PaidBy;
  /** Number of the slip or of the line on the statement. */
  reference: string;
  /** Why it is recorded by hand: for whoever asks later. The buyer does not read it. */
  reason: string;
};
export type RecordResult =
  | { ok: true; order: Order }
  | { ok: false; reason: 'order-not-found' }
  /** It is of her who asks. */
  | { ok: false; reason: 'own-order' }
  | { ok: false; reason: 'amount-differs'; amountCentimes: number }
  /** Paid, claimed or paid back already; `by` is who moved it there, as the history names them. */
  | { ok: false; reason: 'not-in-this-status'; status: OrderStatus; by: string };

export type StaffTransferVerbs = {
  receipts(orderNumber: string): Promise<ReceiptForStaff[]>;
  receipt(input: {
    orderNumber: string;
    id: string;
  }): Promise<{ kind: ReceiptKind; file: Uint8Array } | null>;
  /** The number of the claim that has waited longest, this one left out; null when none waits. */
  nextClaim(input: { besides: string }): Promise<string | null>;
  recordPayment(input: RecordPayment): Promise<RecordResult>;
  /** Why a way to pay is not offered. */
  settingsFaults(): Promise<SettingsFault[]>;
};
