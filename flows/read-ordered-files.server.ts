/** The files of a paid order, with links for her who bought them. */
import { fetcherMark } from '../domain/access/caller-mark.server.ts';
import { paidLinkEnds, standingOfDownload } from '../domain/access/download-rules.ts';
import { paidLinkToken } from '../domain/access/paid-link.server.ts';
import { isOpenStill, readDownloads } from '../domain/access/product-downloads.store.server.ts';
import { readProduct } from '../domain/catalogue/catalogue.store.server.ts';
import { findOrderByToken } from '../domain/orders/orders.store.server.ts';
import type { OrderedFile } from './download-verbs.ts';
import type { FlowContext } from './flow-context.ts';

/** Fresh links each time the page is opened: what is counted is the download, not the link. */
export async function readOrderedFiles(
  context: FlowContext,
  orderToken: string,
  address?: string,
): Promise<OrderedFile[]> {
  const { database, signer, clock } = context;
  const { db } = database;
  const order = await findOrderByToken(db, orderToken);
  if (order?.itemKind !== 'product' || !(await isOpenStill(db, order.id))) return [];
  const [rows, product] = await Promise.all([readDownloads(db, order.id), readProduct(db, order.itemSlug)]);
  const files = product?.files ?? null;
  if (product === null || files === null) return [];
  const now = clock();
  return rows.map((row) => {
    const linkEndsAt = paidLinkEnds(now, row.endsAt);
    const { id, locale, used, most, endsAt } = row;
    const token = paidLinkToken(signer, { downloadId: id, expiresAt: linkEndsAt });
    const standing = standingOfDownload(row, {
      now,
      caller: fetcherMark(signer, { downloadId: id, address }),
    });
    return { product, locale, file: files[locale], standing, used, most, endsAt, token, linkEndsAt };
  });
}
