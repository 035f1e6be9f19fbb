/**
 * The practice gateway: the academy's side of a card payment with a local bank, over the same contract as the real ones.
 * No money moves. Source of the protocol: this folder.
 */
import { currency, toDecimal, fromDecimal } from '../../platform/money/money.ts';
import type {
  AttemptToBegin,
  Gateway,
  RawNotification,
  ReadResult,
  RefundResult,
  Evidence,
} from '../gateway.ts';
import { z } from 'zod';
import { createHmac, timingSafeEqual } from 'node:crypto';

export type PracticeGatewayOptions = {
  /** The secret shared with the bank. Without it nothing starts and no message is accepted. */
  secret: string | null;
  /** The site's own address, where the bank's form and page are. No trailing slash. */
  publicOrigin: string;
  /** Asks the bank about a payment; null for an unknown one. Throws when unreachable. */
  askBank: (reference: string) => Promise<PracticeStatement | null>;
  /** Asks the bank for a refund, in centimes of MAD; null when refused. Never more than was paid, and once per key. */
  refundBank: (payment: { paymentId: string; amountCentimes: number; key: string }) => Promise<string | null>;
};

/** The path to which the hand-off's form is posted. */
export const practiceFormPath = '/callbacks/practice/pay';

/** A notification older, or further in the future, than this is not accepted, even with a valid signature. */
export const toleranceSeconds = 300;

const hmac = (secret: string, text: string | Uint8Array, before = ''): string =>
  createHmac('sha256', secret).update(before).update(text).digest('hex');

/** In constant time, for any input. */
function isSame(expected: string, given: string): boolean {
  const a = Buffer.from(expected);
  const b = Buffer.from(given);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** All fields but the signature, by name: as JSON, so that no value can look like the next field. */
const canonical = (fields: Record<string, string>): string =>
  JSON.stringify(
    Object.entries(fields)
      .filter(([name]) => name !== 'signature')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Signatures between academy and practice bank: HMAC-SHA256 with a shared secret. */
export const signFields = (secret: string, fields: Record<string, string>): Record<string, string> => ({
  ...fields,
  signature: hmac(secret, canonical(fields)),
});

export const fieldsAreSigned = (secret: string, fields: Record<string, string>): boolean =>
  isSame(hmac(secret, canonical(fields)), fields['signature'] ?? '');

/** The header's name; lower case, as Node has it. */
export const signatureHeader = 'x-practice-signature';

/** 't=<seconds since 1970>,v1=<hex>': signs the time, a point, and the exact bytes of the body. */
export function signBody(secret: string, body: Uint8Array, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${hmac(secret, body, `${seconds}.`)}`;
}

/** Checks the hash first; the time counts only if it is signed. */
export function judgeSignature(
  secret: string,
  { header, body, receivedAt }: { header: string; body: Uint8Array; receivedAt: Date },
): 'good' | 'bad-signature' | 'stale' {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (seconds === undefined || given === undefined) return 'bad-signature';
  if (!isSame(hmac(secret, body, `${seconds}.`), given)) return 'bad-signature';
  const apart = Math.abs(receivedAt.getTime() / 1_000 - Number(seconds));
  return apart <= toleranceSeconds ? 'good' : 'stale';
}

export function practiceGateway(options: PracticeGatewayOptions): Gateway {
  const { secret, publicOrigin } = options;
  return {
    name: 'practice',
    recipient: null,
    option: 'Card',
    cardTypes: ['international', 'morocco'],
    live: false,
    formOrigins: [publicOrigin],
    async begin(attempt) {
      if (!secret) return { ok: false, reason: 'gateway-refused' };
      const fields = signFields(secret, fieldsOf(attempt));
      const handOff = { kind: 'post', url: `${publicOrigin}${practiceFormPath}`, fields } as const;
      return { ok: true, handOff, providerSession: null };
    },
    read: (notification) => read(secret, notification),
    async ask({ reference }) {
      try {
        const statement = await options.askBank(reference);
        const evidence = statement && evidenceOf(statement);
        return evidence ? { ok: true, evidence } : { ok: false, reason: 'unknown-attempt' };
      } catch {
        return { ok: false, reason: 'gateway-unreachable' };
      }
    },
    refund: (payment) => refund(options, payment),
    acknowledge: (verdict) => ({
      // 200 for a repeated one too, so that the bank does not send it again. A refusal is an answer, not a failure of ours.
      status: { applied: 200, 'no-change': 200, duplicate: 200, refused: 400, failed: 500 }[verdict],
      contentType: 'text/plain; charset=utf-8',
      body: verdict,
    }),
    referenceInReturn: (fields) => fields.get('reference'),
  };
}

const fieldsOf = (attempt: AttemptToBegin): Record<string, string> => ({
  reference: attempt.reference,
  orderNumber: attempt.orderNumber,
  amount: toDecimal(attempt.amountCentimes),
  currency,
  description: attempt.description,
  locale: attempt.locale,
  successUrl: attempt.returnUrls.success,
  failureUrl: attempt.returnUrls.failure,
  cancelUrl: attempt.returnUrls.cancel,
  notificationUrl: attempt.notificationUrl,
});

function read(secret: string | null, { headers, body, receivedAt }: RawNotification): ReadResult {
  if (!secret) return { ok: false, reason: 'not-configured' };
  const judgement = judgeSignature(secret, { header: headers[signatureHeader] ?? '', body, receivedAt });
  if (judgement !== 'good') return { ok: false, reason: judgement };
  const statement = practiceStatement.safeParse(parseJson(body));
  const evidence = statement.success ? evidenceOf(statement.data) : null;
  return evidence ? { ok: true, report: { kind: 'payment', evidence } } : { ok: false, reason: 'unreadable' };
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return null;
  }
}

async function refund(
  { refundBank }: PracticeGatewayOptions,
  payment: { providerReference: string; amountCentimes: number; key: string },
): Promise<RefundResult> {
  try {
    const { providerReference: paymentId, amountCentimes, key } = payment;
    const done = await refundBank({ paymentId, amountCentimes, key });
    return done === null
      ? { ok: false, reason: 'gateway-refused' }
      : { ok: true, providerReference: done, state: 'done' };
  } catch {
    return { ok: false, reason: 'gateway-unreachable' };
  }
}

/** The practice bank's statement about a payment, as JSON. Amounts as '990.00', currency as ISO 4217 code. */
const word = z.string().regex(/^[A-Za-z0-9_:-]{1,120}$/);

export const practiceStatement = z.object({
  eventId: word,
  reference: word,
  outcome: z.enum(['captured', 'declined', 'cancelled', 'pending']),
  amount: z.string().regex(/^\d{1,7}\.\d{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  paymentId: word,
});
export type PracticeStatement = z.infer<typeof practiceStatement>;

/** Null when the amount cannot be read, which the schema has excluded for statements it has seen. */
export function evidenceOf(statement: PracticeStatement): Evidence | null {
  const amountCentimes = fromDecimal(statement.amount);
  if (amountCentimes === null) return null;
  return {
    eventId: statement.eventId,
    attemptReference: statement.reference,
    outcome: statement.outcome,
    amountCentimes,
    currency: statement.currency,
    providerReference: statement.paymentId,
  };
}
