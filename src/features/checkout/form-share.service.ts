/**
 * How much one caller may send with the academy's forms. Each that is kept fills a list of staff and writes e-mails:
 * whoever lets a machine fill them in hides what everybody else sent.
 */
import type { Handle } from '../../platform/db/handle.ts';
import { isRepeated, type Asked } from '../applications/application.store.ts';
import { mayTry } from '../staff/tries.store.ts';
import type { ServiceContext } from '../../context.ts';

/**
 * In an hour, from one address, of one kind. A Moroccan mobile network puts many telephones behind one address: those who read
 * of a workshop in the same hour must all come through, and who empties a room must need many addresses.
 */
export const mostFormsOfCaller = 20;
const share = { most: mostFormsOfCaller, windowMs: 3_600_000 };

export const manyForms = { ok: false, reason: 'many-forms' } as const;

/**
 * Orders of 0 MAD take seats and codes at once, and whoever types an address has not proved it: so many from one caller in an
 * hour, and of one item in a day by everybody together, fewer of what has seats or hours. Who is signed in with the address is
 * not counted, so that a share used up by strangers closes nothing.
 */
export const mostFreeOrders = { ofCaller: 20, ofItem: 100, ofScarceItem: 10 };

/** Counts one; false when a share is used up. */
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

/** Counts one, without an address none; keyed, so that none is kept with the count. What is sent twice counts once. */
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
