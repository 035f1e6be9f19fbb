/**
 * Payzone's side of the protocol, written from its documentation alone: nothing here is taken from the academy's own code,
 * so that a mistake there is not made twice.
 */
import { createHash, createHmac } from 'node:crypto';

export type PayzoneKeys = {
  merchantAccount: string;
  paywallKey: string;
  notificationKey: string;
  caller: { name: string; password: string };
};

export type Launch = Record<string, unknown> & { chargeId: string; price: string };

const utf8 = (text: string): Buffer => Buffer.from(text, 'utf8');

export const notificationSignature = (body: string, key: string): string =>
  createHmac('sha256', utf8(key)).update(utf8(body)).digest('hex');

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isAddress = (value: unknown): boolean => typeof value === 'string' && /^https?:\/\/\S+$/.test(value);
const is =
  (wanted: unknown) =>
  (value: unknown): boolean =>
    value === wanted;

const shapes: Readonly<Record<string, (value: unknown) => boolean>> = {
  skin: is('vps-1-vue'),
  timestamp: (value) => Number.isInteger(value) && Math.abs(Date.now() / 1_000 - Number(value)) < 900,
  customerId: isText,
  customerCountry: is('MA'),
  customerLocale: (value) => ['fr_FR', 'en_US', 'ar_MA'].includes(String(value)),
  chargeId: isText,
  orderId: isText,
  price: (value) => typeof value === 'string' && /^\d+\.\d{2}$/.test(value) && Number(value) > 0,
  currency: is('MAD'),
  description: (value) => typeof value === 'string' && value.length <= 250,
  mode: is('DEEP_LINK'),
  paymentMethod: is('CREDIT_CARD'),
  showPaymentProfiles: is('false'),
  callbackUrl: isAddress,
  successUrl: isAddress,
  failureUrl: isAddress,
  cancelUrl: isAddress,
};

function parse(payload: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(payload);
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The content of a posted form, or every rule it breaks. Tests may skip the check of `timestamp`. */
export function readLaunch(
  posted: URLSearchParams,
  { merchantAccount, paywallKey }: PayzoneKeys,
  known: (chargeId: string) => boolean,
  anyTime: boolean,
): { launch: Launch | null; faults: string[] } {
  const payload = posted.get('payload') ?? '';
  const faults: string[] = [];
  if ([...posted.keys()].sort().join() !== 'payload,signature')
    faults.push('The form must have a payload and a signature alone.');
  const expected = createHash('sha256').update(utf8(paywallKey)).update(utf8(payload)).digest('hex');
  if (posted.get('signature') !== expected) faults.push('signature is wrong.');
  const read = parse(payload);
  if (read === null) return { launch: null, faults: [...faults, 'payload is no JSON.'] };
  if (read['merchantAccount'] !== merchantAccount) faults.push('merchantAccount is unknown here.');
  for (const [name, fits] of Object.entries(shapes)) {
    if (name === 'timestamp' && anyTime) continue;
    if (!fits(read[name])) faults.push(`${name} is missing or wrong: ${JSON.stringify(read[name])}`);
  }
  const names = new Set(['merchantAccount', ...Object.keys(shapes)]);
  for (const name of Object.keys(read)) if (!names.has(name)) faults.push(`${name} was not agreed.`);
  if (known(String(read['chargeId']))) faults.push('chargeId was here before.');
  return { launch: faults.length === 0 ? (read as Launch) : null, faults };
}

type Command = { headers: Record<string, string | string[] | undefined>; path: string; body: string };

/** Why a request is not accepted from its sender; null when it is. */
export function faultOfCommand({ headers, path, body }: Command, keys: PayzoneKeys): string | null {
  const { merchantAccount, caller } = keys;
  const timestamp = String(headers['x-hmac-timestamp']);
  if (headers['x-merchantaccount'] !== merchantAccount) return 'unknown merchant';
  if (headers['x-callername'] !== caller.name) return 'unknown caller';
  if (!/^\d{10}$/.test(timestamp) || Math.abs(Date.now() / 1_000 - Number(timestamp)) > 300)
    return 'wrong timestamp';
  const text = [caller.name, merchantAccount, timestamp, path, body].join('');
  const expected = createHmac('sha256', utf8(caller.password)).update(utf8(text)).digest('hex');
  return String(headers['x-hmac-signature']).toLowerCase() === expected ? null : 'wrong signature';
}
