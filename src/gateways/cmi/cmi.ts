/**
 * CMI, the gateway of most Moroccan banks: the buyer's browser posts a hashed form to its page, CMI notifies us by a form, and our
 * answer captures the reserved money. It has no status requests, and refunds are manual.
 */
import { cutText } from '../../platform/text/typed-text.ts';
import type {
  Acknowledgement,
  AttemptToBegin,
  Evidence,
  Gateway,
  RawNotification,
  ReadResult,
  ReturnReading,
  Verdict,
} from '../gateway.ts';
import type { CallbackAddresses } from './callback-addresses.ts';
import { createHash, createHmac } from 'node:crypto';
import { fromDecimal, toDecimal } from '../../platform/money/money.ts';
import { type CmiFields, cmiHash, hasDocumentWord, isSameHash, withDocumentRule } from './hash.ts';
import { inLatin } from '../../platform/text/in-latin.ts';

/*
 * What CMI reports about a payment, accepted only with its hash. The hash signs values but no names, so that somebody with a signed
 * message could rename its fields in the same order; the merchant's number, the currency, the reference and the outcome must all
 * be in their fields. None of the values that a buyer chose, and that we send, can stand for one of these (`cmiRequest`).
 */

type Merchant = Pick<CmiOptions, 'clientId' | 'storeKey' | 'callbackAddresses'>;

/** Decodes HTML 4 entities in CMI's forms, like its merchant kit. The names from U+00A0 on, in the order of Latin 1. */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute ' +
  'Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml ' +
  'Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml ' +
  'eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** Without `&apos;`, which is not in HTML 4. */
const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['OElig', 'Œ'],
  ['oelig', 'œ'],
  ['Yuml', 'Ÿ'],
  ['euro', '€'],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bull', '•'],
  ['trade', '™'],
  ...latin1.split(' ').map((name, place) => [name, String.fromCodePoint(0xa0 + place)] as const),
]);

/** Numeric entities outside of these stay as they are written. */
const isAllowed = (code: number): boolean =>
  [0x09, 0x0a, 0x0d].includes(code) ||
  (code >= 0x20 && code <= 0x7e) ||
  (code >= 0xa0 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0x10ffff);

/** Decodes once: a decoded text is not decoded again. */
export const withoutEntities = (value: string): string =>
  value.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{2,8}));/g,
    (whole: string, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named.get(name) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return isAllowed(code) ? String.fromCodePoint(code) : whole;
    },
  );

const mostFields = 300;
const longestPart = 4_096;

/** The body as a form. Null when it is larger than CMI ever sends, or has a name twice: which of the two was hashed is unknown. */
export function fieldsIn(body: Uint8Array): CmiFields | null {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(body))) {
    if (name.length > longestPart || value.length > longestPart) return null;
    if (fields.has(name) || fields.size === mostFields) return null;
    fields.set(name, value);
  }
  return fields;
}

/** White space as the merchant kit (in PHP) trims it, which leaves the no-break space. */
const around = /^[ \t\n\r\0\v]+|[ \t\n\r\0\v]+$/g;

/** Removes one newline of a notification, or all white space around a value of the browser's return. Then decodes entities. */
export const normalised = (fields: CmiFields, from: 'notification' | 'return'): CmiFields =>
  new Map(
    [...fields].map(([name, value]) => [
      name,
      withoutEntities(from === 'return' ? value.replace(around, '') : value.replace(/\r?\n$/, '')),
    ]),
  );

/** A field by its name in any case; undefined when it is missing, or there twice in different cases. */
export function valueOf(fields: CmiFields, wanted: string): string | undefined {
  const found = [...fields].filter(([name]) => name.toLowerCase() === wanted.toLowerCase());
  return found.length === 1 ? found[0]?.[1] : undefined;
}

/** Plus signs that a form loses are put back. */
const hashIn = (fields: CmiFields): string | undefined =>
  valueOf(fields, 'hash')?.trim().replaceAll(' ', '+');

/** Whether CMI wrote it, which knows the store key. Without a hash or key: no. */
export function isFromCmi(meant: CmiFields, storeKey: string): boolean {
  const given = hashIn(meant);
  if (given === undefined || storeKey === '') return false;
  const plain = isSameHash(cmiHash(meant, storeKey), given);
  return plain || isSameHash(cmiHash(withDocumentRule(meant), storeKey), given);
}

/** Accepted by the buyer's bank. An early failure has no code: refused. */
const isApproved = (fields: CmiFields): boolean =>
  valueOf(fields, 'ProcReturnCode') === '00' && valueOf(fields, 'Response') === 'Approved';

/*
 * A name in Latin letters: CMI's pages drop everything but these, digits, spaces and hyphens, so that an Arabic name would arrive
 * empty. Digits go too: the hash signs no names of fields, and "10" as a name could be posted to CMI as the amount (hash.ts). The order
 * keeps the name as it was typed.
 */

const longest = 50;

/** Sent where no letter is left, and instead of a word that means something to CMI or to whoever reads its messages. */
const noName = 'Client';

/** What CMI says about a payment; nobody is called so. */
const outcomeWords: ReadonlySet<string> = new Set(['Approved', 'Declined', 'Error']);

/** One word; empty when none of it can be transliterated. */
function latinWord(word: string): string {
  // After the transliteration, since this would take the hamza off its letter.
  const plain = inLatin(word)
    .normalize('NFKD')
    .replace(/[^A-Za-z-]/g, '');
  return /[A-Za-z]/.test(plain) ? plain.charAt(0).toUpperCase() + plain.slice(1) : '';
}

/** Never empty, and nothing that could be read as an amount, a code or an outcome. */
export function latinName(name: string): string {
  const words = name.split(/\s+/u).map(latinWord);
  const whole = words
    .filter((word) => word !== '')
    .join(' ')
    .slice(0, longest)
    .trim();
  return whole === '' || hasDocumentWord(whole) || outcomeWords.has(whole) ? noName : whole;
}

/**
 * Whether it reports an outcome, as only CMI does: the form we give to the buyer's browser is hashed with the same key, and must
 * not count when somebody posts it here. None of its values looks like an outcome, under any name. An early failure has a word and
 * no code.
 */
const isOutcome = (fields: CmiFields): boolean =>
  outcomeWords.has(valueOf(fields, 'Response') ?? '') ||
  /^\d{2}$/.test(valueOf(fields, 'ProcReturnCode') ?? '');

/** ISO 4217 number of the Moroccan dirham. */
const dirhams = '504';

/** Unpredictable without the store key. */
const randomOf = (reference: string, storeKey: string): string =>
  createHmac('sha256', storeKey).update(`rnd ${reference}`).digest('hex').slice(0, 32);

/**
 * CMI requires an address. One that it might refuse or hash differently is replaced: the academy itself e-mails the buyer in any
 * case.
 */
function emailFor({ customerEmail, orderNumber, notificationUrl }: AttemptToBegin): string {
  const isPlain = /^[\x21-\x7e]+@[\x21-\x7e]+$/.test(customerEmail) && !hasDocumentWord(customerEmail);
  return isPlain ? customerEmail : `${orderNumber.toLowerCase()}@${new URL(notificationUrl).hostname}`;
}

/**
 * Money is only reserved (PreAuth) until our answer to the notification captures it. The hash signs no names of fields, so that the
 * buyer's browser may post a value under another one: of all that a buyer chose only a name without digits and an e-mail address are
 * sent, which are no amount, currency, reference or outcome; no telephone. No description either: catalogue texts may contain any
 * word. Null when an address of the academy itself contains the word that CMI may hash differently.
 */
function cmiRequest(
  attempt: AttemptToBegin,
  { clientId, storeKey }: { clientId: string; storeKey: string },
): Record<string, string> | null {
  const fields: Record<string, string> = {
    clientid: clientId,
    storetype: '3D_PAY_HOSTING',
    TranType: 'PreAuth',
    amount: toDecimal(attempt.amountCentimes),
    currency: dirhams,
    oid: attempt.reference,
    okUrl: attempt.returnUrls.success,
    failUrl: attempt.returnUrls.failure,
    shopurl: attempt.returnUrls.cancel,
    callbackUrl: attempt.notificationUrl,
    CallbackResponse: 'true',
    AutoRedirect: 'true',
    refreshtime: '5',
    rnd: randomOf(attempt.reference, storeKey),
    lang: attempt.locale,
    hashAlgorithm: 'ver3',
    BillToName: latinName(attempt.customerName),
    email: emailFor(attempt),
  };
  if (Object.values(fields).some(hasDocumentWord)) return null;
  return { ...fields, encoding: 'UTF-8', HASH: cmiHash(new Map(Object.entries(fields)), storeKey) };
}

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

type CmiOptions = {
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
  return isCaptured && verdict !== 'duplicate' ? 'ACTION=POSTAUTH' : 'APPROVED';
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
