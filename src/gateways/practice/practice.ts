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
import { judgeSignature, signatureHeader, signFields } from './practice-signature.ts';
import { z } from 'zod';

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
      status: { applied: 200, 'no-change': 200, surplus: 200, refused: 400, failed: 500 }[verdict],
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
