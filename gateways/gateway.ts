/**
 * The contract every payment gateway speaks. A gateway never touches the database: it turns an attempt into a hand-off,
 * and what it receives into evidence. What evidence does to an order is the flows' business.
 */
import type { CardType, PaymentOption } from '../domain/orders/order.ts';

/** One visit of a buyer to the gateway. Amount in centimes of MAD, fixed by the server when the attempt begins. */
export type AttemptToBegin = {
  /** Unique per attempt; comes back in notifications. */
  reference: string;
  orderNumber: string;
  amountCentimes: number;
  description: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  locale: 'en' | 'ar';
  /** Absolute addresses made by the server: never taken from a browser. */
  returnUrls: { success: string; failure: string; cancel: string };
  notificationUrl: string;
};

/** How the buyer gets to the gateway: a form posted in the same window, or a redirect. */
export type HandOff =
  { kind: 'post'; url: string; fields: Record<string, string> } | { kind: 'redirect'; url: string };

export type BeginResult =
  { ok: true; handOff: HandOff } | { ok: false; reason: 'gateway-unreachable' | 'gateway-refused' };

/** A request as it came in: the signature is checked on exactly these bytes. */
export type RawNotification = { headers: Record<string, string>; body: Uint8Array; receivedAt: Date };

/** A verified statement of the gateway about one attempt. */
export type Evidence = {
  /** The gateway's own id of this event, for deduplication. */
  eventId: string;
  attemptReference: string;
  outcome: 'captured' | 'declined' | 'cancelled' | 'pending';
  amountCentimes: number;
  /** ISO 4217. */
  currency: string;
  providerReference: string;
};

/** Why a notification is not believed. Kept, shown to staff; never applied. */
export type Disbelief = 'malformed' | 'bad-signature' | 'stale' | 'not-configured';

export type ReadResult = { ok: true; evidence: Evidence } | { ok: false; reason: Disbelief };

export type AskResult =
  { ok: true; evidence: Evidence } | { ok: false; reason: 'unknown-attempt' | 'gateway-unreachable' };

/** What the gateway wants to hear back. */
export type Acknowledgement = { status: number; contentType: string; body: string };

/** What became of a notification, for the acknowledgement. */
export type Verdict = 'applied' | 'no-change' | 'refused';

export type RefundResult =
  | { ok: true; providerReference: string }
  | { ok: false; reason: 'gateway-unreachable' | 'gateway-refused' | 'not-supported' };

export type Gateway = {
  /** Kebab-case name, as in /callbacks/<name> and in the database. */
  name: string;
  /** The firm behind it, as the privacy policy names who receives the buyer's data; null when nobody does. */
  recipient: string | null;
  option: Extract<PaymentOption, 'Card'>;
  /** Card types it serves. */
  cardTypes: readonly CardType[];
  /** Real money moves. Refused on the embedded database. */
  live: boolean;
  begin(attempt: AttemptToBegin): Promise<BeginResult>;
  read(notification: RawNotification): ReadResult;
  ask(attempt: { reference: string; amountCentimes: number }): Promise<AskResult>;
  refund(payment: { providerReference: string; amountCentimes: number; key: string }): Promise<RefundResult>;
  acknowledge(verdict: Verdict): Acknowledgement;
  /** Reads only the reference out of the browser's return, to find the way back to a page; proves nothing. */
  referenceInReturn(fields: URLSearchParams): string | null;
  /** Origins the hand-off may post to, for the Content-Security-Policy's form-action. */
  formOrigins: readonly string[];
};
