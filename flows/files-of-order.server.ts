/** The files of a paid order: links for her who bought them, numbers for the staff, and more of them where she needs more. */
import { paidLinkEnds, standingOfDownload } from '../domain/access/download-rules.ts';
import { productReady } from '../domain/access/grant-product.store.server.ts';
import { paidLinkToken, readPaidLink } from '../domain/access/paid-link.server.ts';
import {
  findDownload,
  isOpenStill,
  readDownloads,
  renewDownloads,
} from '../domain/access/product-downloads.store.server.ts';
import { readProduct } from '../domain/catalogue/catalogue.store.server.ts';
import {
  findOrderByNumber,
  findOrderByToken,
  lockOrderByNumber,
} from '../domain/orders/orders.store.server.ts';
import { mayRenewFiles } from '../domain/staff/who-may.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import type { DownloadVerbs, OrderedFile, StaffDownloadVerbs } from './download-verbs.ts';
import { carryOut, type FlowContext } from './flow-context.ts';

/** Fresh links each time the page is opened: what is counted is the download, not the link. */
export async function filesOfOrder(context: FlowContext, orderToken: string): Promise<OrderedFile[]> {
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
    const standing = standingOfDownload(row, now);
    return { product, locale, file: files[locale], standing, used, most, endsAt, token, linkEndsAt };
  });
}

/** Whoever has the link, an expired one too, may cause it: the letter goes to the address of the order alone. */
export async function sendFilesAgain(
  context: FlowContext,
  token: string,
): ReturnType<DownloadVerbs['sendFilesAgain']> {
  const link = readPaidLink(context.signer, token);
  if (link === null) return false;
  return context.database.transaction(async (tx) => {
    const row = await findDownload(tx, link.downloadId);
    if (!row || !(await isOpenStill(tx, row.orderId))) return false;
    const hour = context.clock().toISOString().slice(0, 13);
    await carryOut(context, tx, { letters: [productReady(row.orderId, hour)] });
    return true;
  });
}

export async function staffFilesOfOrder(
  { database: { db }, clock }: FlowContext,
  orderNumber: string,
): ReturnType<StaffDownloadVerbs['filesOfOrder']> {
  const order = await findOrderByNumber(db, orderNumber);
  if (order?.itemKind !== 'product' || !(await isOpenStill(db, order.id))) return [];
  const now = clock();
  const rows = await readDownloads(db, order.id);
  return rows.map((row) => ({
    locale: row.locale,
    standing: standingOfDownload(row, now),
    used: row.used,
    most: row.most,
    endsAt: row.endsAt,
    lastUsedAt: row.lastUsedAt,
  }));
}

/** Somebody whose phone was lost, or who comes back after a year: once for one press, written to the staff's log. */
export async function renewFiles(
  context: FlowContext,
  { orderNumber, staff }: Parameters<StaffDownloadVerbs['renewFiles']>[0],
): Promise<boolean> {
  // The screen has asked already: getting here without the right is a bug.
  if (!mayRenewFiles(staff)) throw new Error(`${staff.role} may not renew files.`);
  return context.database.transaction(async (tx) => {
    const order = await lockOrderByNumber(tx, orderNumber);
    if (order?.itemKind !== 'product' || !(await isOpenStill(tx, order.id))) return false;
    const at = context.clock();
    if ((await renewDownloads(tx, order.id, at)) === 0) return false;
    const subject = order.number;
    await writeStaffLog(tx, { id: context.uuid(), at, email: staff.email, act: 'renew-downloads', subject });
    await carryOut(context, tx, { letters: [productReady(order.id, at.toISOString())] });
    return true;
  });
}
