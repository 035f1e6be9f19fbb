/** What a signed link opens, free or bought, and what is counted when its first bytes are sent. */
import {
  bytesOfId,
  fetcherMark,
  idOfBytes,
  openToken,
  signedToken,
  type Signer,
} from '../../platform/signed-token.ts';
import {
  countsAfter,
  downloadsEnd,
  goesOn,
  mostDownloads,
  type PaidDownload,
  paidLinkEnds,
  statusOfDownload,
  type Visit,
} from '../../catalogue/shop/download-rules.ts';
import { readApplication } from '../../catalogue/applicants/applications.service.ts';
import { grantOfToken } from '../../catalogue/shop/download-token.ts';
import { readProduct } from '../../academy/content/content.service.ts';
import type { Product, ProductFile } from '../../catalogue/shop/product.ts';
import { type Locale, pathIn } from '../../platform/i18n/locale.ts';
import { carryOut, type ServiceContext } from '../../context.ts';
import { isGift, type Order } from '../orders/order.ts';
import { findOrderByNumber, findOrderByToken, lockOrderByNumber } from '../orders/orders.service.ts';
import { mayRenewFiles } from '../../academy/staff/who-may.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import type { StaffMember } from '../../academy.ts';
import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { productDownloads } from './product-downloads.table.ts';
import type { OrderEmail } from '../orders/order-email.ts';
import { entitlements } from '../orders/access.table.ts';

/** The files of a paid order: links for their owner, and what staff see and renew. */
export type OrderedFile = FileStatus & {
  product: Product;
  locale: Locale;
  file: ProductFile;
  /** Of a link made now. */
  token: string;
  linkEndsAt: Date;
};

export type FileOfOrder = FileStatus & { locale: Locale; lastUsedAt: Date | null };

/** None before it is paid, or once it was paid back; nor of a gift: its page is the buyer's. */
export async function readOrderedFiles(
  context: ServiceContext,
  orderToken: string,
  address?: string,
): Promise<OrderedFile[]> {
  const order = await findOrderByToken(context.database.db, orderToken);
  if (order?.itemKind !== 'product' || isGift(order)) return [];
  return filesOf(context, order, address);
}

/** The files of a gift, for whoever proved the address it was given to. */
export async function readGivenFiles(
  context: ServiceContext,
  { email, number }: { email: string; number: string },
  address?: string,
): Promise<OrderedFile[]> {
  const order = await findOrderByNumber(context.database.db, number);
  if (order?.itemKind !== 'product' || order.recipientEmail !== email) return [];
  return filesOf(context, order, address);
}

/* The token of a file that was bought: one row of the downloads, until one instant. It opens no other row, and no order. */

type PaidLink = { downloadId: string; expiresAt: Date };

const idBytes = 16;
const allBytes = idBytes + 6;

/** Whole seconds count: the instant is rounded down. */
export function paidLinkToken(signer: Signer, { downloadId, expiresAt }: PaidLink): string {
  const seconds = Buffer.alloc(6);
  seconds.writeUIntBE(Math.floor(expiresAt.getTime() / 1_000), 0, 6);
  return signedToken(signer, 'paid download', Buffer.concat([bytesOfId(downloadId), seconds]));
}

/** What the token opens, expired or not; null for a token that we did not write. */
function readPaidLink(signer: Signer, token: string): PaidLink | null {
  const body = openToken(signer, 'paid download', token);
  if (body === null || body.length !== allBytes) return null;
  return {
    downloadId: idOfBytes(body.subarray(0, idBytes)),
    expiresAt: new Date(body.readUIntBE(idBytes, 6) * 1_000),
  };
}

/** Fresh links each time the page is opened: what is counted is the download, not the link. */
async function filesOf(
  { database: { db }, signer, clock }: ServiceContext,
  order: Order,
  address: string | undefined,
): Promise<OrderedFile[]> {
  if (!(await isOpenStill(db, order.id))) return [];
  const [rows, product] = await Promise.all([readDownloads(db, [order.id]), readProduct(db, order.itemSlug)]);
  const files = product?.files ?? null;
  if (product === null || files === null) return [];
  const now = clock();
  return rows.map((row) => {
    const linkEndsAt = paidLinkEnds(now, row.endsAt);
    const { id, locale, used, most, endsAt } = row;
    const token = paidLinkToken(signer, { downloadId: id, expiresAt: linkEndsAt });
    const status = statusOfDownload(row, {
      now,
      caller: fetcherMark(signer, { downloadId: id, address }),
    });
    return { product, locale, file: files[locale], status, used, most, endsAt, token, linkEndsAt };
  });
}

/**
 * The e-mail with fresh links again, at most once an hour. Anybody with the link, even an expired one, may cause it: the e-mail
 * goes to the address of the order alone. False for an unknown link.
 */
export async function sendFilesAgain(context: ServiceContext, token: string): Promise<boolean> {
  const link = readPaidLink(context.signer, token);
  if (link === null) return false;
  return context.database.transaction(async (tx) => {
    const row = await findDownload(tx, link.downloadId);
    if (!row || !(await isOpenStill(tx, row.orderId))) return false;
    const hour = context.clock().toISOString().slice(0, 13);
    await carryOut(context, tx, { emails: [productReady(row.orderId, hour)] });
    return true;
  });
}

/** How often each was fetched, and until when it can be. */
export async function readFilesForStaff(
  { database: { db }, clock }: ServiceContext,
  orderNumber: string,
): Promise<FileOfOrder[]> {
  const order = await findOrderByNumber(db, orderNumber);
  if (order?.itemKind !== 'product' || !(await isOpenStill(db, order.id))) return [];
  const now = clock();
  const rows = await readDownloads(db, [order.id]);
  return rows.map((row) => ({
    locale: row.locale,
    status: statusOfDownload(row, { now, caller: undefined }),
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
 * As many downloads again, for a whole term, and an e-mail with fresh links, for a buyer whose phone was lost, or who comes
 * back after a year: once for one press, written to the staff log. False when the order opens nothing.
 */
export async function renewFiles(
  context: ServiceContext,
  { orderNumber, staff }: { orderNumber: string; staff: StaffMember },
): Promise<boolean> {
  // The screen has checked already: getting here without the right is a bug.
  if (!mayRenewFiles(staff)) throw new Error(`${staff.role} may not renew files.`);
  return context.database.transaction(async (tx) => {
    const order = await lockOrderByNumber(tx, orderNumber);
    if (order?.itemKind !== 'product' || !(await isOpenStill(tx, order.id))) return false;
    const at = context.clock();
    const before = leftOf(await readDownloads(tx, [order.id]));
    if ((await renewDownloads(tx, order.id, at)) === 0) return false;
    const line = { id: context.uuid(), at, staff, act: 'renew-downloads', subject: order.number } as const;
    await writeStaffLog(tx, { ...line, before, after: leftOf(await readDownloads(tx, [order.id])) });
    await carryOut(context, tx, { emails: [productReady(order.id, at.toISOString())] });
    return true;
  });
}

/** How a file that was bought may still be fetched. */
export type FileStatus = {
  /** 'used-up': as often as it may be; 'over': the time has passed. */
  status: 'open' | 'used-up' | 'over';
  used: number;
  most: number;
  endsAt: Date;
};

/** `paid` is null for a free file: its link works as often as one likes. */
export type Download = {
  product: Product;
  locale: Locale;
  file: ProductFile;
  expiresAt: Date;
  paid: FileStatus | null;
};

type Answer =
  | { ok: true; download: Download }
  | { ok: false; reason: 'link-unknown' }
  | { ok: false; reason: 'link-expired'; productSlug: string; isPaid: boolean };

const unknown: Answer = { ok: false, reason: 'link-unknown' };

/**
 * The token proves itself, and an expired one still names what it was for. A free one opens nothing any more when its product
 * costs something now or has no file, and when the application it was made for was removed; a bought one when the order was
 * paid back. `address`: the network address, because whoever has begun the last download may begin it again.
 */
export async function download(context: ServiceContext, token: string, address?: string): Promise<Answer> {
  return (await boughtFile(context, token, address)) ?? freeFile(context, token);
}

async function freeFile({ database: { db }, signer, clock }: ServiceContext, token: string): Promise<Answer> {
  const grant = grantOfToken(signer, token);
  if (grant === null) return unknown;
  const { productSlug, locale, applicationId, expiresAt } = grant;
  if (clock() >= expiresAt) return { ok: false, reason: 'link-expired', productSlug, isPaid: false };
  const [product, application] = await Promise.all([
    readProduct(db, productSlug),
    readApplication(db, applicationId),
  ]);
  if (!application || !product?.isFree || product.files === null) return unknown;
  return { ok: true, download: { product, locale, file: product.files[locale], expiresAt, paid: null } };
}

/** The row a bought link opens while the order is paid; null for every other token. */
async function rowOf(
  { database: { db }, signer }: ServiceContext,
  token: string,
): Promise<{ row: PaidDownload; expiresAt: Date } | null> {
  const link = readPaidLink(signer, token);
  const row = link && (await findDownload(db, link.downloadId));
  if (!link || !row || !(await isOpenStill(db, row.orderId))) return null;
  return { row, expiresAt: link.expiresAt };
}

/** Null when the token is none of a bought file. */
async function boughtFile(
  context: ServiceContext,
  token: string,
  address: string | undefined,
): Promise<Answer | null> {
  if (readPaidLink(context.signer, token) === null) return null;
  const found = await rowOf(context, token);
  if (found === null) return unknown;
  const { row, expiresAt } = found;
  const { productSlug, locale, used, most, endsAt } = row;
  const caller = fetcherMark(context.signer, { downloadId: row.id, address });
  const now = context.clock();
  if (now >= expiresAt && now < endsAt)
    return { ok: false, reason: 'link-expired', productSlug, isPaid: true };
  const product = await readProduct(context.database.db, productSlug);
  if (!product || product.files === null) return unknown;
  const paid = { status: statusOfDownload(row, { now, caller }), used, most, endsAt };
  return { ok: true, download: { product, locale, file: product.files[locale], expiresAt, paid } };
}

/**
 * Called when the bytes are about to be sent, `firstByte` being the first of them: a download of a bought file is counted,
 * unless it continues the last one, from the same address. One SQL statement decides, so that of many at once no more pass than
 * may. False when it may not be fetched any more.
 */
export async function beginDownload(
  context: ServiceContext,
  { token, firstByte, address }: { token: string; firstByte: number; address: string | undefined },
): Promise<boolean> {
  const { database, signer, clock } = context;
  const link = readPaidLink(signer, token);
  if (link === null) return true;
  const now = clock();
  if (now >= link.expiresAt) return false;
  const caller = fetcherMark(signer, { downloadId: link.downloadId, address });
  const visit = { firstByte, now, caller };
  if (await countDownload(database.db, link.downloadId, visit)) return true;
  const found = await rowOf(context, token);
  return found !== null && now < found.row.endsAt && goesOn(found.row, visit);
}

/** `language` is 'both' where one file serves both. */
type FileLink = { language: Locale | 'both'; href: string };

type Making = { order: Order; signer: Signer; publicOrigin: string; calledForAt: Date };

/** Links to the files of an order, derived from its e-mail: the same e-mail has the same links. */
export async function readFileLinks(
  db: Handle,
  { order, signer, publicOrigin, calledForAt }: Making,
): Promise<FileLink[]> {
  if (!(await isOpenStill(db, order.id))) return [];
  const rows = await readDownloads(db, [order.id]);
  const ownLocaleFirst = rows.toSorted(
    (a, b) => Number(b.locale === order.locale) - Number(a.locale === order.locale),
  );
  return ownLocaleFirst.map(({ id, locale, endsAt }) => {
    const token = paidLinkToken(signer, { downloadId: id, expiresAt: paidLinkEnds(calledForAt, endsAt) });
    const href = `${publicOrigin}${pathIn(order.locale, `/downloads/${token}`)}`;
    return { language: rows.length === 1 ? 'both' : locale, href };
  });
}

/** The e-mail with the links. `turn` is empty for the first; a later one has its own, so that it is another e-mail. */
export const productReady = (orderId: string, turn: string): OrderEmail => ({
  dedupeKey: turn === '' ? `product-ready:${orderId}` : `product-ready:${orderId}:${turn}`,
  emailName: 'product-ready',
  orderId,
});

/** The files of orders, counted or not, whatever became of the order. */
export const readDownloads = (db: Handle, orderIds: readonly string[]): Promise<PaidDownload[]> =>
  db
    .select()
    .from(productDownloads)
    .where(inArray(productDownloads.orderId, [...orderIds]))
    .orderBy(asc(productDownloads.locale));

/**
 * Deletes the hashes of addresses that downloads were begun from, once nobody can continue them. Returns how many files that
 * are.
 */
export async function deleteCallers(db: Handle, begunUntil: Date): Promise<number> {
  const { id, lastCaller, lastUsedAt } = productDownloads;
  const gone = await db
    .update(productDownloads)
    .set({ lastCaller: null })
    .where(and(isNotNull(lastCaller), lte(lastUsedAt, begunUntil)))
    .returning({ id });
  return gone.length;
}

/** Gives the files of an order other ids: links that were sent before open nothing any more. What was counted stays. */
export async function closeLinks(tx: Handle, orderId: string, newId: () => string): Promise<void> {
  for (const { id } of await readDownloads(tx, [orderId]))
    await tx
      .update(productDownloads)
      .set({ id: newId(), lastCaller: null })
      .where(eq(productDownloads.id, id));
}

/** Null when there is no such row. */
export async function findDownload(db: Handle, id: string): Promise<PaidDownload | null> {
  const [row] = await db.select().from(productDownloads).where(eq(productDownloads.id, id));
  return row ?? null;
}

/** Whether what the order opened is open now: not paid back, and not paused. */
export async function isOpenStill(db: Handle, orderId: string): Promise<boolean> {
  const rows = await db.select({ id: entitlements.id }).from(entitlements).where(isOpen(orderId));
  return rows.length > 0;
}

const isOpen = (orderId: string | typeof productDownloads.orderId) =>
  and(eq(entitlements.orderId, orderId), isNull(entitlements.revokedAt), isNull(entitlements.pausedAt));

/**
 * Counts one more download in one statement, so that of many at once no more pass than may. False when none is left, the time
 * is over, the order was paid back, or the visit continues the download that counted last: the hash it writes decides who may.
 */
export async function countDownload(
  db: Handle,
  id: string,
  { firstByte, now, caller }: Visit,
): Promise<boolean> {
  const { used, most, lastUsedAt, lastCaller, endsAt, orderId } = productDownloads;
  const counted = await db
    .update(productDownloads)
    .set({ used: sql`${used} + 1`, lastUsedAt: now, lastCaller: caller ?? null })
    .where(
      and(
        eq(productDownloads.id, id),
        lt(used, most),
        gt(endsAt, now),
        or(
          isNull(lastUsedAt),
          lte(lastUsedAt, countsAfter({ firstByte, now })),
          isNull(lastCaller),
          caller === undefined ? sql`true` : ne(lastCaller, caller),
        ),
        exists(db.select({ id: entitlements.id }).from(entitlements).where(isOpen(orderId))),
      ),
    )
    .returning({ id: productDownloads.id });
  return counted.length === 1;
}

/** As many again from now on, for a whole term. Returns how many files that are. */
export async function renewDownloads(tx: Handle, orderId: string, at: Date): Promise<number> {
  const renewed = await tx
    .update(productDownloads)
    .set({ most: sql`${productDownloads.used} + ${mostDownloads}`, endsAt: downloadsEnd(at) })
    .where(eq(productDownloads.orderId, orderId))
    .returning({ id: productDownloads.id });
  return renewed.length;
}
