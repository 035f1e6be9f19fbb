/**
 * CMI's side of the protocol, written from its documentation alone: nothing here is taken from the academy's own code, so
 * that a mistake there is not made twice.
 */
import { createHash } from 'node:crypto';

export type Field = readonly [name: string, value: string];

/** Upper case, and numbers padded so that comparing characters compares values. */
const sortKey = (name: string): string => name.toUpperCase().replace(/\d+/g, (run) => run.padStart(30, '0'));

export function ver3(fields: readonly Field[], storeKey: string): string {
  const protect = (value: string) => value.split('\\').join('\\\\').split('|').join('\\|');
  const hashed = fields.filter(([name]) => !/^(hash|encoding)$/i.test(name));
  const sorted = hashed.map(([name, value]) => ({ key: sortKey(name), value }));
  sorted.sort((one, other) => (one.key === other.key ? 0 : one.key < other.key ? -1 : 1));
  const text = [...sorted.map(({ value }) => protect(value)), protect(storeKey)].join('|');
  return createHash('sha512').update(Buffer.from(text, 'utf8')).digest().toString('base64');
}

const required =
  'clientid storetype TranType amount currency oid okUrl failUrl callbackUrl CallbackResponse rnd lang hashAlgorithm BillToName email HASH'.split(
    ' ',
  );
const optional = 'shopurl encoding refreshtime AutoRedirect tel'.split(' ');

const isAddress = (value: string): boolean => /^https?:\/\/[^\s/]+\/\S*$/.test(value);

const shapes: Readonly<Record<string, (value: string) => boolean>> = {
  storetype: (value) => value === '3D_PAY_HOSTING',
  TranType: (value) => value === 'PreAuth',
  amount: (value) => /^\d+(\.\d{2})?$/.test(value) && Number(value) > 0,
  currency: (value) => value === '504',
  oid: (value) => /^\S{1,64}$/.test(value),
  okUrl: isAddress,
  failUrl: isAddress,
  shopurl: isAddress,
  callbackUrl: isAddress,
  CallbackResponse: (value) => value === 'true',
  AutoRedirect: (value) => value === 'true' || value === 'false',
  refreshtime: (value) => /^\d{1,3}$/.test(value),
  rnd: (value) => value.length >= 8,
  lang: (value) => ['fr', 'en', 'ar'].includes(value),
  hashAlgorithm: (value) => value === 'ver3',
  encoding: (value) => value === 'UTF-8',
  // What the kit's filter leaves of a name must be the whole name, and not empty.
  BillToName: (value) => /^[A-Za-z0-9_ -]+$/.test(value) && value.trim() !== '',
  email: (value) => /^[^\s@]+@[^\s@]+$/.test(value),
  tel: (value) => /^\+?\d{8,15}$/.test(value),
};

export type Merchant = { clientId: string; storeKey: string };

/** Every rule that a posted form breaks, as sentences. */
export function faultsIn(
  fields: readonly Field[],
  { clientId, storeKey }: Merchant,
  known: (oid: string) => boolean,
): string[] {
  const faults: string[] = [];
  const value = new Map(fields);
  for (const name of required) if (!value.has(name)) faults.push(`${name} is missing.`);
  if (value.size !== fields.length) faults.push('A field stands twice.');
  for (const [name, given] of fields) {
    if (![...required, ...optional].includes(name)) faults.push(`${name} is no field of CMI's.`);
    if (shapes[name]?.(given) === false) faults.push(`${name} is wrong: ${given}`);
    if (/document/i.test(given)) faults.push(`${name} holds the word that is hashed differently.`);
    if (/&(#\d+|[a-z]+);/i.test(given)) faults.push(`${name} was escaped before it was posted.`);
  }
  if (value.get('clientid') !== clientId) faults.push('clientid is no merchant here.');
  if (known(value.get('oid') ?? '')) faults.push('oid was here before.');
  if (value.get('HASH') !== ver3(fields, storeKey)) faults.push('HASH is wrong.');
  return faults;
}
