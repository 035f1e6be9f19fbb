/**
 * The contract every payment gateway speaks. A gateway never touches the database: it turns an attempt into a hand-off,
 * and what it receives into evidence. What evidence does to an order is the flows' business.
 *
 * Every question to an outside party ends by itself: `begin` within 10 seconds, everything else within 5. What did not
 * answer in time is 'gateway-unreachable', never an error that throws.
 */
import type { CardType, PaymentOption } from '../features/orders/order.ts';

/** One visit of a buyer to the gateway. Amount in centimes of MAD, fixed by the server when the attempt begins. */
export type AttemptToBegin = {
  /** Unique per attempt; comes back in notifications. Letters, digits and hyphens, at most 64. */
  reference: string;
  orderNumber: string;
  amountCentimes: number;
  description: string;
  customerName: string;
  customerEmail: string;
  /** E.164; empty when the buyer gave none. */
  customerPhone: string;
  locale: 'en' | 'ar';
  /** Both kept with the attempt: told again, the gateway is told the very same. */
  begunAt: Date;
  /** When a gateway that can close its page shall do so: 30 minutes to 24 hours after `begunAt`. */
  expiresAt: Date;
  /** Absolute addresses made by the server: never taken from a browser. */
  returnUrls: { success: string; failure: string; cancel: string };
  notificationUrl: string;
};

/** How the buyer gets to the gateway: a form posted in the same window, or a redirect. */
export type HandOff =
  | { kind: 'post'; url: string; fields: Record<string, string> }
  | { kind: 'redirect'; url: string };

export type BeginResult =
  | {
      ok: true;
      handOff: HandOff;
      /** The gateway's own name of the visit ('cs_…'), kept with the attempt; null where it has none. */
      providerSession: string | null;
    }
  | { ok: false; reason: 'gateway-unreachable' | 'gateway-refused' };

/** A request as it came in: the signature is checked on exactly these bytes. Header names are lower case. */
export type RawNotification = { headers: Record<string, string>; body: Uint8Array; receivedAt: Date };

/** A verified statement of the gateway about one attempt. */
export type Evidence = {
  /** The gateway's own id of this event, for deduplication. */
  eventId: string;
  attemptReference: string;
  outcome: 'captured' | 'declined' | 'cancelled' | 'pending';
  amountCentimes: number;
  /** ISO 4217, capitals. */
  currency: string;
  /** The gateway's own number of the payment: what a refund is asked with. */
  providerReference: string;
};

/** A verified statement about money going back. */
export type RefundEvidence = {
  eventId: string;
  /** Null when the gateway names only its own number of the payment. */
  attemptReference: string | null;
  /** The gateway's number of the payment that is paid back: the `providerReference` of its capture. */
  paymentReference: string;
  /** The gateway's number of this one refund. */
  refundReference: string;
  /** The `key` that asked for it; null when it was made at the gateway itself. */
  key: string | null;
  outcome: 'pending' | 'done' | 'failed';
  amountCentimes: number;
  currency: string;
};

/** The buyer's bank disputes a payment: nothing moves here, a person must answer it at the gateway before its deadline. */
export type DisputeEvidence = {
  eventId: string;
  attemptReference: string | null;
  paymentReference: string;
  /** The gateway's number of the dispute, where it has one: a payment may be disputed more than once. */
  disputeReference?: string;
  state: 'opened' | 'changed' | 'won' | 'lost';
  amountCentimes: number;
  currency: string;
};

/** What a verified notification says. 'nothing': true, and of no consequence here. */
export type Told =
  | { kind: 'payment'; evidence: Evidence }
  | { kind: 'refund'; evidence: RefundEvidence }
  | { kind: 'dispute'; evidence: DisputeEvidence }
  | { kind: 'nothing'; evidence: { eventId: string; what: string } };

/**
 * Why a notification is not believed. Kept, shown to staff; never applied. 'malformed': it could not even be checked.
 * 'unreadable': its signature holds, and what it says is not understood; it may be money.
 */
export type Disbelief =
  | 'malformed'
  | 'bad-signature'
  | 'unreadable'
  | 'stale'
  | 'not-configured'
  | 'wrong-merchant'
  | 'wrong-mode';

export type ReadResult = { ok: true; told: Told } | { ok: false; reason: Disbelief };

/** What is known here of an attempt when the gateway is asked about it. */
export type AttemptToAsk = {
  reference: string;
  amountCentimes: number;
  providerSession: string | null;
  providerReference: string | null;
  begunAt: Date;
};

/** 'unknown-attempt': it answered, and knows nothing of it. 'not-supported': this gateway cannot be asked. */
export type AskResult =
  | { ok: true; evidence: Evidence; refunds?: readonly RefundEvidence[] }
  | { ok: false; reason: 'unknown-attempt' | 'gateway-unreachable' | 'not-supported' };

/** Everything the gateway captured since an instant, to find payments nobody here knows of. */
export type ListResult =
  | { ok: true; payments: readonly Evidence[] }
  | { ok: false; reason: 'gateway-unreachable' };

/** What the gateway wants to hear back. */
export type Acknowledgement = { status: number; contentType: string; body: string };

/**
 * What became of a notification, for the acknowledgement. 'surplus': a payment of an order that another payment had paid
 * already; a gateway that can still leave the money with the buyer shall do so. 'failed': we could not keep it, tell again.
 */
export type Verdict = 'applied' | 'no-change' | 'surplus' | 'refused' | 'failed';

export type RefundToAsk = {
  attemptReference: string;
  providerReference: string;
  /** Of this refund; what was captured in all is `paidCentimes`. */
  amountCentimes: number;
  paidCentimes: number;
  /** One refund has one key: asked twice, the gateway pays once. */
  key: string;
  /** The gateway's numbers of this payment's refunds on record here: by them a gateway without keys tells what is new. */
  knownRefunds?: readonly string[];
};

/** 'not-supported': it must be done by hand in the gateway's own office. */
export type RefundResult =
  | { ok: true; providerReference: string; state: 'pending' | 'done' }
  | { ok: false; reason: 'gateway-unreachable' | 'gateway-refused' | 'not-supported' };

/** What a browser brought back from the gateway, when it is signed. Proves no payment; a person is told of it. */
export type ReturnReading = { reference: string; outcome: 'approved' | 'declined' } | null;

export type Gateway = {
  /** Kebab-case name, as in /callbacks/<name> and in the database. */
  name: string;
  /** The firm behind it, as the privacy policy names who receives the buyer's data; null when nobody does. */
  recipient: string | null;
  option: Extract<PaymentOption, 'Card'>;
  /** Card types it serves for new attempts. Empty: it only answers for older ones. */
  cardTypes: readonly CardType[];
  /** Real money moves. Refused on the embedded database. */
  live: boolean;
  begin(attempt: AttemptToBegin): Promise<BeginResult>;
  read(notification: RawNotification): ReadResult;
  /**
   * What of a body may be kept, believed or not: without names, addresses and card data. Never throws; absent where
   * nothing of the kind is sent.
   */
  redact?(body: Uint8Array): Uint8Array;
  ask(attempt: AttemptToAsk): Promise<AskResult>;
  /** False where `ask` is never answered: the buyer is told that the bank speaks by itself. */
  canBeAsked?: false;
  /**
   * Closes the page of an attempt, so that an old tab cannot pay any more; absent where the gateway cannot. One that was paid or
   * is over already stays as it is. False when the gateway was out of reach.
   */
  close?(attempt: AttemptToAsk): Promise<boolean>;
  list?(since: Date): Promise<ListResult>;
  refund(payment: RefundToAsk): Promise<RefundResult>;
  acknowledge(verdict: Verdict, reading: ReadResult): Acknowledgement;
  /** Reads only the reference out of the browser's return, to find the way back to a page; proves nothing. */
  referenceInReturn(fields: URLSearchParams): string | null;
  /** Checks the signature of a browser's return by POST; absent where returns are not signed. */
  readReturn?(body: Uint8Array): ReturnReading;
  /** Origins the hand-off may post to or redirect to, for the Content-Security-Policy's form-action. */
  formOrigins: readonly string[];
};
