/** The files of a paid order in numbers, for the staff: how often each was fetched, and until when it can be. */
import { standingOfDownload } from '../domain/access/download-rules.ts';
import { isOpenStill, readDownloads } from '../domain/access/product-downloads.store.server.ts';
import { findOrderByNumber } from '../domain/orders/orders.store.server.ts';
import type { StaffDownloadVerbs } from './download-verbs.ts';
import type { FlowContext } from './flow-context.ts';

export async function readFilesForStaff(
  { database: { db }, clock }: FlowContext,
  orderNumber: string,
): ReturnType<StaffDownloadVerbs['filesOfOrder']> {
  const order = await findOrderByNumber(db, orderNumber);
  if (order?.itemKind !== 'product' || !(await isOpenStill(db, order.id))) return [];
  const now = clock();
  const rows = await readDownloads(db, order.id);
  return rows.map((row) => ({
    locale: row.locale,
    standing: standingOfDownload(row, { now, caller: undefined }),
    used: row.used,
    most: row.most,
    endsAt: row.endsAt,
    lastUsedAt: row.lastUsedAt,
  }));
}
