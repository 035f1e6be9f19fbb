/** What staff read about transfers, and the alert about claims that wait past the check the academy promised. */
import { and, asc, count, inArray, lt, ne } from 'drizzle-orm';
import { readSettings, readSettingsFaults } from '../../academy/content/content.service.ts';
import { findOrderByNumber } from '../orders/orders.service.ts';
import { type SentReceipt } from './claim-transfer.service.ts';
import { findReceiptOf, findSameReceipts, readReceiptsOf } from './transfer-receipts.service.ts';
import type { ServiceContext } from '../../context.ts';
import type { SettingsFault } from '../../academy/settings/earlier-settings.ts';
import type { ReceiptKind } from './transfer-receipts.table.ts';
import { lastCheck } from '../../platform/time/check-hours.ts';
import { postStaffEmail } from '../../academy/emails/post-emails.service.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { claimStatuses, type Order } from '../orders/order.ts';
import { orders } from '../orders/orders.table.ts';

export type ReceiptForStaff = SentReceipt & {
  id: string;
  /** Numbers of other orders that came with the very same file. */
  alsoWith: string[];
};

export async function receipts(
  { database: { db } }: ServiceContext,
  orderNumber: string,
): Promise<ReceiptForStaff[]> {
  const order = await findOrderByNumber(db, orderNumber);
  const sent = order ? await readReceiptsOf(db, order.id) : [];
  const hashes = sent.map(({ sha256 }) => sha256);
  const same = order ? await findSameReceipts(db, order.id, hashes) : [];
  return sent.map(({ id, kind, bytes, uploadedAt, sha256 }) => ({
    id,
    kind,
    bytes,
    uploadedAt,
    alsoWith: [...new Set(same.filter((other) => other.sha256 === sha256).map(({ number }) => number))],
  }));
}

/** Null also when the row is there and the file is not: that is logged, for a backup without the files. */
export async function receipt(
  { database: { db }, receipts: files, log }: ServiceContext,
  { orderNumber, id }: { orderNumber: string; id: string },
): Promise<{ kind: ReceiptKind; file: Uint8Array } | null> {
  const found = await findReceiptOf(db, orderNumber, id);
  if (!found) return null;
  const file = await files.read(found.id);
  if (file === null) log.error({ receipt: found.id }, 'The file of a receipt is missing');
  return file && { kind: found.kind, file };
}

/** The number of the claim that has waited longest, this one left out; null when none waits. */
export const nextClaim = (
  { database: { db } }: ServiceContext,
  { besides }: { besides: string },
): Promise<string | null> => findNextClaim(db, besides);

/** Why a payment method is not offered. */
export const settingsFaults = ({ database: { db }, production }: ServiceContext): Promise<SettingsFault[]> =>
  readSettingsFaults(db, { sampleToo: !production });

/** Claims that wait for a person's decision, those that wait longest first. */
const waiting = inArray(orders.status, claimStatuses);

/** `lateBefore`: the last check that was promised; what was claimed before it and still waits is late. */
export async function countLateClaims(db: Handle, lateBefore: Date): Promise<number> {
  const [row] = await db
    .select({ late: count() })
    .from(orders)
    .where(and(waiting, lt(orders.claimedAt, lateBefore)));
  return row?.late ?? 0;
}

export type LateClaim = Pick<Order, 'number' | 'name' | 'amountCentimes' | 'paymentOption' | 'claimedAt'>;

export const readLateClaims = (db: Handle, lateBefore: Date, most: number): Promise<LateClaim[]> =>
  db
    .select({
      number: orders.number,
      name: orders.name,
      amountCentimes: orders.amountCentimes,
      paymentOption: orders.paymentOption,
      claimedAt: orders.claimedAt,
    })
    .from(orders)
    .where(and(waiting, lt(orders.claimedAt, lateBefore)))
    .orderBy(asc(orders.claimedAt))
    .limit(most);

/** The number of the claim that has waited longest, one left out. */
async function findNextClaim(db: Handle, besides: string): Promise<string | null> {
  const [row] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(waiting, ne(orders.number, besides)))
    .orderBy(asc(orders.claimedAt), asc(orders.placedAt))
    .limit(1);
  return row?.number ?? null;
}

/**
 * One e-mail after each promised check that left something undecided; none at night or on days without a check, for nothing
 * becomes late then. Returns how many claims are late. The e-mail lists those that still are when it is sent.
 */
export async function alertLateClaims({ database, clock }: ServiceContext): Promise<number> {
  const now = clock();
  const { transferChecks } = await readSettings(database.db);
  const check = lastCheck(transferChecks, now);
  const late = await countLateClaims(database.db, check);
  if (late === 0) return 0;
  await database.transaction(async (tx) => {
    const dedupeKey = `staff-claims-late:${check.toISOString()}`;
    await postStaffEmail(tx, { dedupeKey, emailName: 'staff-claims-late' }, now);
  });
  return late;
}
