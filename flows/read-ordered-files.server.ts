/** The files of a paid order, with links for whoever owns them. */
import { fetcherMark } from '../domain/access/caller-mark.server.ts';
import { paidLinkEnds, standingOfDownload } from '../domain/access/download-rules.ts';
import { paidLinkToken } from '../domain/access/paid-link.server.ts';
import { isOpenStill, readDownloads } from '../domain/access/product-downloads.store.server.ts';
import { readProduct } from '../domain/catalogue/catalogue.store.server.ts';
import { isGift, type Order } from '../domain/orders/order.ts';
import { findOrderByNumber, findOrderByToken } from '../domain/orders/orders.store.server.ts';
import type { OrderedFile } from './download-verbs.ts';
import type { FlowContext } from './flow-context.ts';

/** Nothing of a gift: its page is the buyer's. */
export async function readOrderedFiles(
  context: FlowContext,
  orderToken: string,
  address?: string,
): Promise<OrderedFile[]> {
  const order = await findOrderByToken(context.database.db, orderToken);
  if (order?.itemKind !== 'product' || isGift(order)) return [];
  return filesOf(context, order, address);
}

/** The files of a gift, for whoever proved the address it was given to. */
export async function readGivenFiles(
  context: FlowContext,
  { email, number }: { email: string; number: string },
  address?: string,
): Promise<OrderedFile[]> {
  const order = await findOrderByNumber(context.database.db, number);
  if (order?.itemKind !== 'product' || order.recipientEmail !== email) return [];
  return filesOf(context, order, address);
}

/** Fresh links each time the page is opened: what is counted is the download, not the link. */
async function filesOf(
  { database: { db }, signer, clock }: FlowContext,
  order: Order,
  address: string | undefined,
): Promise<OrderedFile[]> {
  if (!(await isOpenStill(db, order.id))) return [];
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
