/** What the office reads about transfers. Nothing here changes anything. */
import { readSettingsFaults } from '../catalogue/catalogue.store.ts';
import { findOrderByNumber } from '../orders/orders.store.ts';
import { findReceiptOf, findSameReceipts, readReceiptsOf } from './transfer-receipts.store.ts';
import { findNextClaim } from './waiting-claims.store.ts';
import type { FlowContext } from '../../context.ts';
import type { SettingsFault } from '../settings/earlier-settings.ts';
import type { ReceiptKind } from './transfer-receipts.table.ts';
import type { SentReceipt } from './claim-transfer.service.ts';

export type ReceiptForStaff = SentReceipt & {
  id: string;
  /** Numbers of other orders that came with the very same file. */
  alsoWith: string[];
};

export async function receipts(
  { database: { db } }: FlowContext,
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

/** Null also when the row is there and the file is not: it is said in the log, for a backup without the files. */
export async function receipt(
  { database: { db }, receipts: files, log }: FlowContext,
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
  { database: { db } }: FlowContext,
  { besides }: { besides: string },
): Promise<string | null> => findNextClaim(db, besides);

/** Why a way to pay is not offered. */
export const settingsFaults = ({ database: { db }, production }: FlowContext): Promise<SettingsFault[]> =>
  readSettingsFaults(db, { sampleToo: !production });
