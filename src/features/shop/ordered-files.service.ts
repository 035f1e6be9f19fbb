/** The files of a paid order: links for whoever owns them, and what the office sees and renews of them. */
import { fetcherMark } from '../applications/signed-token.ts';
import { paidLinkEnds, standingOfDownload } from './download-rules.ts';
import { productReady } from './grant-product.store.ts';
import { paidLinkToken, readPaidLink } from '../payments/paid-link.ts';
import { findDownload, isOpenStill, readDownloads, renewDownloads } from './product-downloads.store.ts';
import { readProduct } from '../catalogue/catalogue.store.ts';
import type { Product, ProductFile } from './product.ts';
import { isGift, type Order } from '../orders/order.ts';
import { findOrderByNumber, findOrderByToken, lockOrderByNumber } from '../orders/orders.store.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { mayRenewFiles } from '../staff/who-may.ts';
import { writeStaffLog } from '../staff/staff-log.store.ts';
import type { StaffMember } from '../../academy.ts';
import type { FileStanding } from './download.service.ts';
import { carryOut, type FlowContext } from '../../context.ts';

export type OrderedFile = FileStanding & {
  product: Product;
  locale: Locale;
  file: ProductFile;
  /** Of a link made now. */
  token: string;
  linkEndsAt: Date;
};

export type FileOfOrder = FileStanding & { locale: Locale; lastUsedAt: Date | null };

/** None before it is paid, or once it was paid back; nor of a gift: its page is the buyer's. */
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

/**
 * The letter with fresh links once more, at most once an hour. Whoever has the link, an expired one too, may cause it: the letter
 * goes to the address of the order alone. False for an unknown link.
 */
export async function sendFilesAgain(context: FlowContext, token: string): Promise<boolean> {
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

/** How often each was fetched, and until when it can be. */
export async function readFilesForStaff(
  { database: { db }, clock }: FlowContext,
  orderNumber: string,
): Promise<FileOfOrder[]> {
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

/** Of all files together: how often they may still be fetched, and until when the last of them. */
const leftOf = (files: Awaited<ReturnType<typeof readDownloads>>) => ({
  left: files.reduce((sum, { used, most }) => sum + most - used, 0),
  endsAt:
    files
      .map(({ endsAt }) => endsAt.toISOString())
      .sort()
      .at(-1) ?? null,
});

/**
 * As many downloads again, for a whole term, and a letter with fresh links, for somebody whose phone was lost, or who comes
 * back after a year: once for one press, written to the staff's log. False when the order opens nothing.
 */
export async function renewFiles(
  context: FlowContext,
  { orderNumber, staff }: { orderNumber: string; staff: StaffMember },
): Promise<boolean> {
  // The screen has asked already: getting here without the right is a bug.
  if (!mayRenewFiles(staff)) throw new Error(`${staff.role} may not renew files.`);
  return context.database.transaction(async (tx) => {
    const order = await lockOrderByNumber(tx, orderNumber);
    if (order?.itemKind !== 'product' || !(await isOpenStill(tx, order.id))) return false;
    const at = context.clock();
    const before = leftOf(await readDownloads(tx, order.id));
    if ((await renewDownloads(tx, order.id, at)) === 0) return false;
    const line = { id: context.uuid(), at, staff, act: 'renew-downloads', subject: order.number } as const;
    await writeStaffLog(tx, { ...line, before, after: leftOf(await readDownloads(tx, order.id)) });
    await carryOut(context, tx, { letters: [productReady(order.id, at.toISOString())] });
    return true;
  });
}
