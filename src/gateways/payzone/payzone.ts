/**
 * Payzone Morocco's paywall: the buyer's browser posts a signed text, Payzone notifies us by signed JSON, answers about charges, and
 * makes refunds.
 */
import { languages } from '../../platform/i18n/languages.ts';
import { cutText } from '../../platform/text/typed-text.ts';
import type {
  Acknowledgement,
  AskResult,
  Gateway,
  RawNotification,
  ReadResult,
  Verdict,
  AttemptToBegin,
  RefundEvidence,
  RefundResult,
  RefundToAsk,
} from '../gateway.ts';
import {
  endsInDeclinedRefund,
  hasNoRefund,
  paymentIn,
  payzoneCharge,
  type PayzoneCharge,
  refundsIn,
  reportedBy,
  unreadRefundsIn,
} from './payzone-charge.ts';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { currency, toDecimal } from '../../platform/money/money.ts';
import { z } from 'zod';

/*
 * Payzone has no idempotency keys: requested twice, it may refund twice. So the charge is read first, and a refund of the amount
 * that we have not recorded yet is the wanted one.
 */

/** Of exactly the posted text. A plain hash after the key instead of an HMAC, as Payzone defines it. */
export const launchSignature = (paywallKey: string, payload: string): string =>
  createHash('sha256')
    .update(paywallKey + payload)
    .digest('hex');

/** The header of a notification; lower case, as Node has it. */
const notificationHeader = 'x-callback-signature';

/** In constant time, for any input; its hex may be in either case. Without a key: never signed. */
export function isSigned(notificationKey: string, body: Uint8Array, given: string): boolean {
  if (notificationKey === '' || !/^[0-9a-f]{64}$/i.test(given)) return false;
  const expected = createHmac('sha256', notificationKey).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
}

type Caller = { name: string; password: string };
type Command = { merchantAccount: string; timestamp: string; path: string; body: string };

/** Upper case, as in Payzone's samples. Nothing between the parts. */
export const commandSignature = (
  { name, password }: Caller,
  { merchantAccount, timestamp, path, body }: Command,
): string =>
  createHmac('sha256', password)
    .update(`${name}${merchantAccount}${timestamp}${path}${body}`)
    .digest('hex')
    .toUpperCase();

type PayzoneAccount = {
  merchantAccount: string;
  caller: Caller;
  /** Without a slash at the end. */
  origin: string;
};

/** 'refused': Payzone answered no. Any answer without information about the charge is 'unreachable'. */
type PayzoneAnswer =
  | { ok: true; charge: PayzoneCharge }
  | { ok: false; reason: 'unknown' | 'refused' | 'unreachable' };

const patienceMs = 5_000;
const longestAnswer = 256 * 1024;

const unreachable = { ok: false, reason: 'unreachable' } as const;

/** The text of an answer, or null when it is larger than Payzone ever sends. */
async function textOf(answer: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > longestAnswer) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function send(
  { merchantAccount, caller, origin }: PayzoneAccount,
  { method, path, body }: { method: 'GET' | 'POST'; path: string; body: string },
): Promise<{ status: number; text: string | null }> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-MerchantAccount': merchantAccount,
      'X-CallerName': caller.name,
      'X-HMAC-Timestamp': timestamp,
      'X-HMAC-Signature': commandSignature(caller, { merchantAccount, timestamp, path, body }),
    },
    ...(method === 'POST' ? { body } : {}),
    // The signature is for this address alone.
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  return { status: answer.status, text: await textOf(answer) };
}

function parse(text: string | null): PayzoneCharge | null {
  try {
    const reading = payzoneCharge.safeParse(JSON.parse(text ?? ''));
    return reading.success ? reading.data : null;
  } catch {
    return null;
  }
}

/** Wrong keys, a full queue or a server error do not say anything about the charge: it may be asked again. */
const saysNothing = (status: number): boolean => [401, 403, 408, 429].includes(status) || status >= 500;

async function call(
  account: PayzoneAccount,
  reference: string,
  request: { method: 'GET' | 'POST'; body: string },
): Promise<PayzoneAnswer> {
  try {
    const path = `/api/v3/charges/${encodeURIComponent(reference)}`;
    const { status, text } = await send(account, { ...request, path });
    if (saysNothing(status)) return unreachable;
    if (status === 404) return { ok: false, reason: 'unknown' };
    if (status < 200 || status > 299) return { ok: false, reason: 'refused' };
    const charge = parse(text);
    const isOurs = charge?.id === reference && charge.merchantAccount === account.merchantAccount;
    return isOurs ? { ok: true, charge } : unreachable;
  } catch {
    // Unreachable, too slow, or not an answer of Payzone: all the same to the caller.
    return unreachable;
  }
}

/* Requests and commands to Payzone, each signed and limited to five seconds. */

const askForCharge = (account: PayzoneAccount, reference: string): Promise<PayzoneAnswer> =>
  call(account, reference, { method: 'GET', body: '' });

/** `amount`: '990.00', the whole or a part. */
const commandRefund = (account: PayzoneAccount, reference: string, amount: string): Promise<PayzoneAnswer> =>
  call(account, reference, { method: 'POST', body: JSON.stringify({ command: 'REFUND', amount }) });

const because = ({ reason }: Extract<PayzoneAnswer, { ok: false }>): RefundResult => ({
  ok: false,
  reason: reason === 'unreachable' ? 'gateway-unreachable' : 'gateway-refused',
});

function resultOf({ outcome, refundReference }: RefundEvidence): RefundResult {
  if (outcome === 'failed') return { ok: false, reason: 'gateway-refused' };
  return { ok: true, providerReference: refundReference, state: outcome };
}

/** The newest refund of this amount that we have not recorded. */
const unrecorded = (
  refunds: readonly RefundEvidence[],
  { amountCentimes }: RefundToAsk,
  known: ReadonlySet<string>,
): RefundEvidence | undefined =>
  refunds.findLast((one) => one.amountCentimes === amountCentimes && !known.has(one.refundReference));

/** Refunded in full without a transaction: another request would be refused. */
const isAllBack = (charge: PayzoneCharge, { amountCentimes, paidCentimes }: RefundToAsk): boolean =>
  charge.status === 'REFUNDED' && amountCentimes === paidCentimes && hasNoRefund(charge);

async function refundAtPayzone(account: PayzoneAccount, wanted: RefundToAsk): Promise<RefundResult> {
  const { attemptReference, amountCentimes, key } = wanted;
  const before = await askForCharge(account, attemptReference);
  if (!before.ok) return because(before);
  const known = new Set(wanted.knownRefunds);
  const earlier = refundsIn(before.charge);
  const done = unrecorded(
    earlier.filter(({ outcome }) => outcome !== 'failed'),
    wanted,
    known,
  );
  if (done) return resultOf(done);
  // The wanted refund may be among these: staff look before anything is paid twice.
  const isUnclear = unreadRefundsIn(before.charge).some((name) => !known.has(name));
  if (isUnclear) return { ok: false, reason: 'gateway-refused' };
  const ownName = { ok: true, providerReference: `${before.charge.id}:${key}`, state: 'done' } as const;
  if (isAllBack(before.charge, wanted)) return ownName;
  const after = await commandRefund(account, attemptReference, toDecimal(amountCentimes));
  if (!after.ok) return because(after);
  const seen = new Set([...known, ...earlier.map(({ refundReference }) => refundReference)]);
  const made = unrecorded(refundsIn(after.charge), wanted, seen);
  if (made) return resultOf(made);
  const isBack = after.charge.status === 'REFUNDED' && !endsInDeclinedRefund(after.charge);
  return isBack ? ownName : { ok: false, reason: 'gateway-refused' };
}

/* The parts of a notification that are stored: the charge, its amounts and transactions. The rest may be personal data. */

const text = z
  .union([z.string().max(200), z.number(), z.boolean()])
  .nullish()
  .catch(null);

/** Everything that is not listed here is removed. */
const kept = z.object({
  id: text,
  internalId: text,
  orderId: text,
  status: text,
  merchantAccount: text,
  lineItem: z.object({ amount: text, currency: text }).nullish().catch(null),
  transactions: z
    .array(
      z.object({
        timestamp: text,
        gatewayProvidedId: text,
        type: text,
        state: text,
        amount: text,
        currency: text,
        resultCode: text,
        responseText: text,
      }),
    )
    .max(200)
    .nullish()
    .catch(null),
  paymentType: text,
  paymentMethod: text,
  created: text,
  amountRemaining: text,
});

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** Never throws, for any input. */
function redactPayzone(body: Uint8Array): Uint8Array {
  const reading = kept.safeParse(parseJson(body));
  const redacted = reading.success ? reading.data : { unreadable: `${body.length} bytes` };
  return new TextEncoder().encode(JSON.stringify(redacted));
}

/* The form that a buyer's browser posts to Payzone: a JSON text, and the signature of exactly this text. */

const longestDescription = 200;

/** The same for the same person, without revealing anything about them. */
const customerId = (email: string, key: string): string =>
  createHmac('sha256', key).update(`customer ${email.toLowerCase()}`).digest('hex').slice(0, 32);

/** Name and address are optional there, and not sent. Serialised once, since another serialisation has another signature. */
function payzoneLaunch(
  attempt: AttemptToBegin,
  { merchantAccount, paywallKey }: { merchantAccount: string; paywallKey: string },
): { payload: string; signature: string } {
  const payload = JSON.stringify({
    merchantAccount,
    timestamp: Math.floor(attempt.begunAt.getTime() / 1_000),
    skin: 'vps-1-vue',
    customerId: customerId(attempt.customerEmail, paywallKey),
    customerCountry: 'MA',
    customerLocale: languages[attempt.locale].openGraph,
    chargeId: attempt.reference,
    orderId: attempt.orderNumber,
    price: toDecimal(attempt.amountCentimes),
    currency,
    description: cutText(attempt.description, longestDescription),
    mode: 'DEEP_LINK',
    paymentMethod: 'CREDIT_CARD',
    showPaymentProfiles: 'false',
    callbackUrl: attempt.notificationUrl,
    successUrl: attempt.returnUrls.success,
    failureUrl: attempt.returnUrls.failure,
    cancelUrl: attempt.returnUrls.cancel,
  });
  return { payload, signature: launchSignature(paywallKey, payload) };
}

export type PayzoneOptions = PayzoneAccount & {
  /** Signs the buyers' forms. Without it nothing starts. */
  paywallKey: string;
  /** Signs Payzone's notifications. Without it none is accepted. */
  notificationKey: string;
  live: boolean;
};

function read({ notificationKey, merchantAccount }: PayzoneOptions, raw: RawNotification): ReadResult {
  if (notificationKey === '') return { ok: false, reason: 'not-configured' };
  if (!isSigned(notificationKey, raw.body, raw.headers[notificationHeader] ?? ''))
    return { ok: false, reason: 'bad-signature' };
  const charge = payzoneCharge.safeParse(parseJson(raw.body));
  if (!charge.success) return { ok: false, reason: 'unreadable' };
  if (charge.data.merchantAccount !== merchantAccount) return { ok: false, reason: 'wrong-merchant' };
  const report = reportedBy(charge.data);
  return report ? { ok: true, report } : { ok: false, reason: 'unreadable' };
}

async function ask(options: PayzoneOptions, reference: string): Promise<AskResult> {
  const answer = await askForCharge(options, reference);
  if (!answer.ok)
    return { ok: false, reason: answer.reason === 'unknown' ? 'unknown-attempt' : 'gateway-unreachable' };
  const evidence = paymentIn(answer.charge);
  if (!evidence) return { ok: false, reason: 'gateway-unreachable' };
  return { ok: true, evidence, refunds: refundsIn(answer.charge) };
}

/** Asks for a repetition only where that would help: 200 for what was received, also when nothing follows from it. */
function statusFor(verdict: Verdict, reading: ReadResult): number {
  if (verdict === 'failed') return 500;
  if (reading.ok) return 200;
  const { reason } = reading;
  if (reason === 'not-configured') return 500;
  return reason === 'malformed' || reason === 'unreadable' ? 400 : reason === 'bad-signature' ? 401 : 403;
}

function acknowledge(verdict: Verdict, reading: ReadResult): Acknowledgement {
  const isDone = reading.ok && verdict !== 'failed' && verdict !== 'refused';
  const answer = isDone
    ? { status: 'OK', message: 'Status recorded successfully' }
    : { status: 'KO', message: verdict === 'failed' ? 'Could not be recorded' : 'Not accepted' };
  return {
    status: statusFor(verdict, reading),
    contentType: 'application/json',
    body: JSON.stringify(answer),
  };
}

export function payzoneGateway(options: PayzoneOptions): Gateway {
  const { live, origin, paywallKey } = options;
  return {
    name: 'payzone',
    recipient: 'Payzone Maroc (Vantage Payment Systems)',
    option: 'Card',
    cardTypes: ['international', 'morocco'],
    live,
    formOrigins: [origin],
    async begin(attempt) {
      if (paywallKey === '') return { ok: false, reason: 'gateway-refused' };
      const fields = payzoneLaunch(attempt, options);
      return {
        ok: true,
        handOff: { kind: 'post', url: `${origin}/pwthree/launch`, fields },
        providerSession: null,
      };
    },
    read: (notification) => read(options, notification),
    redact: redactPayzone,
    ask: ({ reference }) => ask(options, reference),
    refund: (payment) => refundAtPayzone(options, payment),
    acknowledge,
    referenceInReturn: (fields) => fields.get('reference'),
  };
}
