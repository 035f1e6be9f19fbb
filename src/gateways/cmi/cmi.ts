/**
 * CMI, the gateway of most Moroccan banks: the buyer's browser posts a hashed form to its page, CMI notifies us by a form, and our
 * answer captures the reserved money. It has no status requests, and refunds are manual.
 */
import { cutText } from '../../platform/text/typed-text.ts';
import type {
  Acknowledgement,
  Gateway,
  ReadResult,
  Verdict,
  Evidence,
  RawNotification,
  ReturnReading,
} from '../gateway.ts';
import type { CallbackAddresses } from './callback-addresses.ts';
import { cmiRequest, dirhams } from './cmi-request.ts';
import { createHash } from 'node:crypto';
import { fieldsIn, hashIn, isFromCmi, normalised, valueOf } from './cmi-form.ts';
import { fromDecimal } from '../../platform/money/money.ts';
import { outcomeWords } from './latin-name.ts';
import type { CmiFields } from './hash.ts';

/*
 * What CMI reports about a payment, accepted only with its hash. The hash signs values but no names, so that somebody with a signed
 * message could rename its fields in the same order; the merchant's number, the currency, the reference and the outcome must all
 * be in their fields. None of the values that a buyer chose, and that we send, can stand for one of these (cmi-request.ts).
 */

type Merchant = Pick<CmiOptions, 'clientId' | 'storeKey' | 'callbackAddresses'>;

/** Accepted by the buyer's bank. An early failure has no code: refused. */
const isApproved = (fields: CmiFields): boolean =>
  valueOf(fields, 'ProcReturnCode') === '00' && valueOf(fields, 'Response') === 'Approved';

/**
 * Whether it reports an outcome, as only CMI does: the form we give to the buyer's browser is hashed with the same key, and must
 * not count when somebody posts it here. None of its values looks like an outcome, under any name. An early failure has a word and
 * no code.
 */
const isOutcome = (fields: CmiFields): boolean =>
  outcomeWords.has(valueOf(fields, 'Response') ?? '') ||
  /^\d{2}$/.test(valueOf(fields, 'ProcReturnCode') ?? '');

/** An unknown ISO number stays as it is: it is refused as a foreign currency, and kept. */
const currencyOf = (number: string): string => (number === dirhams ? 'MAD' : number);

function evidenceIn(fields: CmiFields): Evidence | null {
  const oid = valueOf(fields, 'oid');
  const amountCentimes = fromDecimal(valueOf(fields, 'amount') ?? '');
  const number = valueOf(fields, 'currency');
  if (!oid || oid.length > 100 || amountCentimes === null || !number || !/^\d{3}$/.test(number)) return null;
  // Without a transaction id only the hash distinguishes one refusal from the next.
  const hash = () => createHash('sha256').update(hashIn(fields) ?? '');
  const eventKey = valueOf(fields, 'TransId') || hash().digest('hex').slice(0, 32);
  const code = valueOf(fields, 'ProcReturnCode') || 'none';
  return {
    eventId: `${oid}:${eventKey.slice(0, 64)}:${code.slice(0, 16)}`,
    attemptReference: oid,
    outcome: isApproved(fields) ? 'captured' : 'declined',
    amountCentimes,
    currency: currencyOf(number),
    providerReference: valueOf(fields, 'TransId')?.slice(0, 64) || oid,
  };
}

function readNotification(
  { clientId, storeKey, callbackAddresses }: Merchant,
  { headers, body }: Pick<RawNotification, 'headers' | 'body'>,
): ReadResult {
  if (storeKey === '') return { ok: false, reason: 'not-configured' };
  const received = fieldsIn(body);
  if (received === null) return { ok: false, reason: 'malformed' };
  const fields = normalised(received, 'notification');
  if (!isFromCmi(fields, storeKey)) return { ok: false, reason: 'bad-signature' };
  if (!isOutcome(fields)) return { ok: false, reason: 'malformed' };
  if (valueOf(fields, 'clientid') !== clientId) return { ok: false, reason: 'wrong-merchant' };
  const evidence = evidenceIn(fields);
  if (!evidence) return { ok: false, reason: 'unreadable' };
  // Last: a message whose names were changed must not stand for the true one, which then comes from an address that is not known yet.
  if (callbackAddresses && !callbackAddresses.has(headers['x-client-address'] ?? ''))
    return { ok: false, reason: 'wrong-address' };
  return { ok: true, report: { kind: 'payment', evidence } };
}

/**
 * The browser's return by POST, for staff to see. It is signed like a notification: whoever posts it to the callback is only refused by
 * the list of CMI's addresses.
 */
function readReturn({ clientId, storeKey }: Merchant, body: Uint8Array): ReturnReading {
  const received = fieldsIn(body);
  if (received === null) return null;
  const fields = normalised(received, 'return');
  const reference = valueOf(fields, 'oid');
  if (!reference || !isFromCmi(fields, storeKey) || valueOf(fields, 'clientid') !== clientId) return null;
  if (!isOutcome(fields)) return null;
  return { reference, outcome: isApproved(fields) ? 'approved' : 'declined' };
}

/*
 * The parts of a message from CMI that are stored: the payment, its outcome, and what a dispute needs. Values of the cardholder's
 * name, address, masked card number and hash are removed first; the names of these fields stay, to show which were there.
 */

const kept = new Set(
  [
    'clientid storetype TranType oid ReturnOid amount currency Response ProcReturnCode ErrMsg EXTRA.HOSTMSG TransId AuthCode',
    'HostRefNum acqStan SettleId EXTRA.TRXDATE EXTRA.CARDBRAND mdStatus mdErrorMsg eci xid txstatus version hashAlgorithm',
    'callbackCall',
  ]
    .join(' ')
    .toLowerCase()
    .split(' '),
);

const longestValue = 200;

/** Never throws, for any input. */
function redactCmi(body: Uint8Array): Uint8Array {
  const fields = fieldsIn(body);
  const lines =
    fields === null
      ? { unreadable: `${body.length} bytes, sha256 ${createHash('sha256').update(body).digest('hex')}` }
      : Object.fromEntries([...fields].map(([name, value]) => [safeName(name), safeValue(name, value)]));
  return new TextEncoder().encode(new URLSearchParams(lines).toString());
}

const safeValue = (name: string, value: string): string =>
  kept.has(name.toLowerCase()) ? cutText(value, longestValue) : value === '' ? '' : '[removed]';

/** CMI's field names are words; anything else could be personal data. */
const safeName = (name: string): string => (/^[A-Za-z][A-Za-z0-9_.]{0,39}$/.test(name) ? name : '[removed]');

export type CmiOptions = {
  /** The merchant's number. */
  clientId: string;
  /** The secret shared with CMI. Without it nothing starts and no message is accepted. */
  storeKey: string;
  live: boolean;
  /** The page to which the buyer's form is posted. */
  pageUrl: string;
  /** Notifications are taken from these alone; without them from anywhere, and a buyer may post the signed return as one. */
  callbackAddresses?: CallbackAddresses | null;
};

type Answer = 'ACTION=POSTAUTH' | 'APPROVED' | 'FAILURE';

/**
 * 'ACTION=POSTAUTH' captures the reserved money; 'APPROVED' only acknowledges, so that the reservation expires: for a refusal, and
 * for a duplicate payment. 'FAILURE': not accepted, or we could not store it.
 */
function answerTo(verdict: Verdict, reading: ReadResult): Answer {
  if (!reading.ok || verdict === 'refused' || verdict === 'failed') return 'FAILURE';
  const { report } = reading;
  const isCaptured = report.kind === 'payment' && report.evidence.outcome === 'captured';
  return isCaptured && verdict !== 'surplus' ? 'ACTION=POSTAUTH' : 'APPROVED';
}

/** One word only: CMI reads neither the status nor more text. */
const inPlainText = (body: Answer): Acknowledgement => ({ status: 200, contentType: 'text/plain', body });

export function cmiGateway(options: CmiOptions): Gateway {
  const { live, pageUrl, storeKey } = options;
  return {
    name: 'cmi',
    recipient: 'CMI (Centre Monétique Interbancaire)',
    option: 'Card',
    cardTypes: ['international', 'morocco'],
    live,
    formOrigins: [new URL(pageUrl).origin],
    async begin(attempt) {
      const fields = storeKey === '' ? null : cmiRequest(attempt, options);
      if (fields === null) return { ok: false, reason: 'gateway-refused' };
      return { ok: true, handOff: { kind: 'post', url: pageUrl, fields }, providerSession: null };
    },
    read: (notification) => readNotification(options, notification),
    redact: redactCmi,
    // Names, and what is not in the hash, can be changed by whoever has one.
    signatureOf: ({ body }) => hashIn(normalised(fieldsIn(body) ?? new Map(), 'notification')) ?? '',
    ask: async () => ({ ok: false, reason: 'not-supported' }),
    canBeAsked: false,
    refund: async () => ({ ok: false, reason: 'not-supported' }),
    acknowledge: (verdict, reading) => inPlainText(answerTo(verdict, reading)),
    // Ours first: it is in every return address, whatever CMI's body contains.
    referenceInReturn: (fields) => fields.get('reference') ?? fields.get('oid'),
    readReturn: (body) => readReturn(options, body),
  };
}
