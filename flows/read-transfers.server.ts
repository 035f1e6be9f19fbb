/** What the office reads about transfers. Nothing here changes anything. */
import { readSettingsFaults } from '../domain/catalogue/catalogue.store.server.ts';
import { findOrderByNumber } from '../domain/orders/orders.store.server.ts';
import {
  findReceiptOf,
  findSameReceipts,
  readReceiptsOf,
} from '../domain/orders/transfer-receipts.store.server.ts';
import { findNextClaim } from '../domain/orders/waiting-claims.store.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffTransferVerbs } from './transfer-verbs.ts';

async function receipts({ database: { db } }: FlowContext, orderNumber: string) {
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
async function receipt(
  { database: { db }, receipts: files, log }: FlowContext,
  { orderNumber, id }: { orderNumber: string; id: string },
) {
  const found = await findReceiptOf(db, orderNumber, id);
  if (!found) return null;
  const file = await files.read(found.id);
  if (file === null) log.error({ receipt: found.id }, 'The file of a receipt is missing');
  return file && { kind: found.kind, file };
}

export const readTransfers = (context: FlowContext): Omit<StaffTransferVerbs, 'recordPayment'> => ({
  receipts: (orderNumber) => receipts(context, orderNumber),
  receipt: (input) => receipt(context, input),
  nextClaim: ({ besides }) => findNextClaim(context.database.db, besides),
  settingsFaults: () => readSettingsFaults(context.database.db, { sampleToo: !context.production }),
});
