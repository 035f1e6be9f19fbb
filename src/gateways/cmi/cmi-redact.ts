/**
 * The parts of a message from CMI that are stored: the payment, its outcome, and what a dispute needs. Values of the cardholder's
 * name, address, masked card number and hash are removed first; the names of these fields stay, to show which were there.
 */
import { createHash } from 'node:crypto';
import { fieldsIn } from './cmi-form.ts';

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
export function redactCmi(body: Uint8Array): Uint8Array {
  const fields = fieldsIn(body);
  const lines =
    fields === null
      ? { unreadable: `${body.length} bytes, sha256 ${createHash('sha256').update(body).digest('hex')}` }
      : Object.fromEntries([...fields].map(([name, value]) => [safeName(name), safeValue(name, value)]));
  return new TextEncoder().encode(new URLSearchParams(lines).toString());
}

const safeValue = (name: string, value: string): string =>
  kept.has(name.toLowerCase()) ? value.slice(0, longestValue) : value === '' ? '' : '[removed]';

/** CMI's field names are words; anything else could be personal data. */
const safeName = (name: string): string => (/^[A-Za-z][A-Za-z0-9_.]{0,39}$/.test(name) ? name : '[removed]');
