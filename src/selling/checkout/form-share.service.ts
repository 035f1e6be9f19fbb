/**
 * Limits how much one caller may send with the academy's forms. Every kept form fills a list of staff and sends e-mails, so
 * a script could bury what real people sent.
 */
import type { Handle } from '../../platform/db/handle.ts';
import { isRepeated, type Asked } from '../../catalogue/applicants/applications.service.ts';
import { countOne } from '../../platform/limits/in-database.ts';
import type { ServiceContext } from '../../context.ts';

export const manyForms = { ok: false, reason: 'many-forms' } as const;

/** Counts one order of 0 MAD; false when a share is used up. Who is signed in with the address is not counted: what strangers use up closes nothing. */
export async function mayOrderFree(
  context: ServiceContext,
  tx: Handle,
  {
    kind,
    slug,
    address,
    isScarce,
  }: { kind: string; slug: string; address: string | undefined; isScarce: boolean },
): Promise<boolean> {
  if (address !== undefined && !(await countOne(context, tx, 'freeOrderOfCaller', address))) return false;
  return countOne(context, tx, isScarce ? 'freeOrderOfScarceItem' : 'freeOrderOfItem', `${kind} ${slug}`);
}

/**
 * Counts one, unless the caller's address is unknown. The address is stored as a keyed hash. What is sent twice counts once.
 */
export async function maySend(
  context: ServiceContext,
  tx: Handle,
  asked: Asked,
  address: string | undefined,
): Promise<boolean> {
  if (address === undefined || (await isRepeated(tx, asked, context.clock()))) return true;
  return countOne(context, tx, 'form', `${asked.kind} ${address}`);
}
