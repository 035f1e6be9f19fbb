/**
 * Limits how much one caller may send with the academy's forms. Every kept form fills a list of staff and sends e-mails, so
 * a script could bury what real people sent.
 */
import type { Handle } from '../../platform/db/handle.ts';
import { isRepeated, type Asked } from '../applications/application.store.ts';
import { mayTry } from '../staff/tries.store.ts';
import type { ServiceContext } from '../../context.ts';

/**
 * Per hour, address and kind of form. A Moroccan mobile network puts many phones behind one address, so this must be enough
 * for everybody who applies in one hour, and still make a script use many addresses.
 */
export const mostFormsOfCaller = 20;
const share = { most: mostFormsOfCaller, windowMs: 3_600_000 };

export const manyForms = { ok: false, reason: 'many-forms' } as const;

/**
 * Orders of 0 MAD take seats and codes at once, and the e-mail address typed is not proved. So there is a limit per caller
 * and hour, and one per item and day for all callers together, lower where seats or hours are few. Buyers who are signed in
 * with the address are not counted, so that strangers who use up a limit do not shut them out.
 */
export const mostFreeOrders = { ofCaller: 20, ofItem: 100, ofScarceItem: 10 };

/** Counts one; false when a limit is reached. */
export async function mayOrderFree(
  { signer, clock }: ServiceContext,
  tx: Handle,
  {
    kind,
    slug,
    address,
    isScarce,
  }: { kind: string; slug: string; address: string | undefined; isScarce: boolean },
): Promise<boolean> {
  const now = clock();
  const key = address && signer('free orders', Buffer.from(address)).toString('base64url');
  const ofCaller = { most: mostFreeOrders.ofCaller, windowMs: 3_600_000 };
  if (key !== undefined && !(await mayTry(tx, `free:${key}`, ofCaller, now))) return false;
  return mayTry(
    tx,
    `free:${kind} ${slug}`,
    { most: isScarce ? mostFreeOrders.ofScarceItem : mostFreeOrders.ofItem, windowMs: 86_400_000 },
    now,
  );
}

/**
 * Counts one, unless the caller's address is unknown. The address is stored as a keyed hash. What is sent twice counts once.
 */
export async function maySend(
  { signer, clock }: ServiceContext,
  tx: Handle,
  asked: Asked,
  address: string | undefined,
): Promise<boolean> {
  const now = clock();
  if (address === undefined || (await isRepeated(tx, asked, now))) return true;
  const key = signer('form limit', Buffer.from(`${asked.kind} ${address}`)).toString('base64url');
  return mayTry(tx, `form:${key}`, share, now);
}
