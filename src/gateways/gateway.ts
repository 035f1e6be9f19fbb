/**
 * The interface of every payment gateway. A gateway never touches the database: it turns an attempt into a hand-off, and a
 * notification into evidence. The services decide what evidence does to an order.
 *
 * Every request to a gateway has a time limit: `begin` 10 seconds, everything else 5. No answer in time is
 * 'gateway-unreachable', never an exception.
 */
import type { Locale } from '../platform/i18n/locale.ts';
import type { CardType, PaymentOption } from '../selling/orders/order.ts';

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
  locale: Locale;
  /** Both stored with the attempt, so that a repeated request to the gateway is the same. */
  begunAt: Date;
  /** When the gateway's page shall close, if it can: 30 minutes to 24 hours after `begunAt`. */
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
      /** The gateway's own id of the visit ('cs_…'), stored with the attempt; null where it has none. */
      providerSession: string | null;
    }
  | { ok: false; reason: 'gateway-unreachable' | 'gateway-refused' };

/**
 * A request as it came in: the signature is checked on exactly these bytes. Header names are lower case; 'x-client-address' is the
 * caller's, written by our server over whatever the caller wrote.
 */
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
  /** The gateway's own number of the payment, needed for a refund. */
  providerReference: string;
};

/** A verified statement about money going back. */
export type RefundEvidence = {
  eventId: string;
  /** Null when the gateway names only its own number of the payment. */
  attemptReference: string | null;
  /** The gateway's number of the refunded payment: the `providerReference` of its capture. */
  paymentReference: string;
  /** The gateway's number of this one refund. */
  refundReference: string;
  /** The `key` of our request; null when the refund was made in the gateway's own dashboard. */
  key: string | null;
  outcome: 'pending' | 'done' | 'failed';
  amountCentimes: number;
  currency: string;
};

/** The buyer's bank disputes a payment: nothing changes here, staff must answer it at the gateway before its deadline. */
export type DisputeEvidence = {
  eventId: string;
  attemptReference: string | null;
  paymentReference: string;
  /** The gateway's number of the dispute, if any: a payment may be disputed more than once. */
  disputeReference?: string;
  state: 'opened' | 'changed' | 'won' | 'lost';
  amountCentimes: number;
  currency: string;
};

/** What a verified notification reports. 'nothing': valid, but not relevant here. */
export type GatewayReport =
  | { kind: 'payment'; evidence: Evidence }
  | { kind: 'refund'; evidence: RefundEvidence }
  | { kind: 'dispute'; evidence: DisputeEvidence }
  | { kind: 'nothing'; evidence: { eventId: string; what: string } };

/**
 * Why a notification is not accepted. Stored and shown to staff, never applied. 'malformed': it could not even be checked.
 * 'unreadable': its signature is valid, but its content is not understood; it may be about money. 'wrong-address': signed, but sent
 * from elsewhere than the gateway's own addresses.
 */
export type Disbelief =
  | 'malformed'
  | 'bad-signature'
  | 'unreadable'
  | 'stale'
  | 'not-configured'
  | 'wrong-merchant'
  | 'wrong-address'
  | 'wrong-mode';

export type ReadResult = { ok: true; report: GatewayReport } | { ok: false; reason: Disbelief };

/** What we know of an attempt when asking the gateway about it. */
export type AttemptToAsk = {
  reference: string;
  amountCentimes: number;
  providerSession: string | null;
  providerReference: string | null;
  begunAt: Date;
};

/** 'unknown-attempt': the gateway answered that it has none. 'not-supported': it has no status requests. */
export type AskResult =
  | { ok: true; evidence: Evidence; refunds?: readonly RefundEvidence[] }
  | { ok: false; reason: 'unknown-attempt' | 'gateway-unreachable' | 'not-supported' };

/** Everything the gateway captured since an instant, to find payments that we do not know. */
export type ListResult =
  | { ok: true; payments: readonly Evidence[] }
  | { ok: false; reason: 'gateway-unreachable' };

/** The answer that the gateway expects. */
export type Acknowledgement = { status: number; contentType: string; body: string };

/**
 * The result of a notification, for the acknowledgement. 'duplicate': a duplicate payment of a paid order; a gateway that can avoid
 * capturing it shall do so. 'failed': we could not store it, the gateway shall repeat it.
 */
export type Verdict = 'applied' | 'no-change' | 'duplicate' | 'refused' | 'failed';

export type RefundToAsk = {
  attemptReference: string;
  providerReference: string;
  /** Of this refund; the whole payment is `paidCentimes`. */
  amountCentimes: number;
  paidCentimes: number;
  /** One key per refund: for a repeated request the gateway pays once. */
  key: string;
  /** The gateway's numbers of this payment's known refunds: a gateway without keys finds new ones by these. */
  knownRefunds?: readonly string[];
};

/** 'not-supported': staff must do it in the gateway's own dashboard. */
export type RefundResult =
  | { ok: true; providerReference: string; state: 'pending' | 'done' }
  | { ok: false; reason: 'gateway-unreachable' | 'gateway-refused' | 'not-supported' };

/** A browser's signed return from the gateway. Proves no payment; it is shown to staff. */
export type ReturnReading = { reference: string; outcome: 'approved' | 'declined' } | null;

export type Gateway = {
  /** Kebab-case name, as in /callbacks/<name> and in the database. */
  name: string;
  /** The company behind it, as the privacy policy names the recipients of personal data; null for none. */
  recipient: string | null;
  option: Extract<PaymentOption, 'Card'>;
  /** Card types that it can take; of two firms that can, `firmForCards` of src/academy/settings/payment-methods.ts names who does. */
  cardTypes: readonly CardType[];
  /** Real money moves. Refused on the embedded database. */
  live: boolean;
  begin(attempt: AttemptToBegin): Promise<BeginResult>;
  read(notification: RawNotification): ReadResult;
  /**
   * The parts of a body that may be stored, accepted or not: without names, addresses and card data. Never throws; missing where a
   * gateway sends no such data.
   */
  redact?(body: Uint8Array): Uint8Array;
  /** What nobody else can change in a signed notification, so that equal ones are known; missing where that is the whole body. */
  signatureOf?(notification: RawNotification): string;
  ask(attempt: AttemptToAsk): Promise<AskResult>;
  /** False where `ask` never answers: the buyer is informed that the bank reports by itself. */
  canBeAsked?: false;
  /**
   * Closes the page of an attempt, so that an old tab cannot pay any more; missing where the gateway cannot. A paid or ended one
   * stays as it is. False when the gateway was unreachable.
   */
  close?(attempt: AttemptToAsk): Promise<boolean>;
  list?(since: Date): Promise<ListResult>;
  refund(payment: RefundToAsk): Promise<RefundResult>;
  acknowledge(verdict: Verdict, reading: ReadResult): Acknowledgement;
  /** Reads only the reference of a browser's return, to find its page; proves nothing. */
  referenceInReturn(fields: URLSearchParams): string | null;
  /** Checks the signature of a browser's return by POST; missing where returns are not signed. */
  readReturn?(body: Uint8Array): ReturnReading;
  /** Origins the hand-off may post to or redirect to, for the Content-Security-Policy's form-action. */
  formOrigins: readonly string[];
};
