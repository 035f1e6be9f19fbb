/** What a signed link opens, free or bought, and what is counted when its bytes begin to flow. */
import { fetcherMark } from '../applications/signed-token.ts';
import { countDownload, findDownload, isOpenStill } from './product-downloads.store.ts';
import { goesOn, standingOfDownload, type PaidDownload } from './download-rules.ts';
import { readPaidLink } from '../payments/paid-link.ts';
import { readApplication } from '../applications/application.store.ts';
import { grantOfToken } from './download-token.ts';
import { readProduct } from '../catalogue/catalogue.store.ts';
import type { Product, ProductFile } from './product.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { FlowContext } from '../../context.ts';

/** How a file that was bought may still be fetched. */
export type FileStanding = {
  /** 'used-up': as often as it may be; 'over': the time has passed. */
  standing: 'open' | 'used-up' | 'over';
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
  paid: FileStanding | null;
};

type Answer =
  | { ok: true; download: Download }
  | { ok: false; reason: 'link-unknown' }
  | { ok: false; reason: 'link-expired'; productSlug: string; isPaid: boolean };

const unknown: Answer = { ok: false, reason: 'link-unknown' };

/**
 * The token proves itself, and an expired one still says for what it was. A free one opens nothing any more when its product
 * costs something now or has no file, and when the application it was made for was removed; a bought one when the order was
 * paid back. `address`: where she calls from, because whoever has begun the last download may begin it again.
 */
export async function download(context: FlowContext, token: string, address?: string): Promise<Answer> {
  return (await boughtFile(context, token, address)) ?? freeFile(context, token);
}

async function freeFile({ database: { db }, signer, clock }: FlowContext, token: string): Promise<Answer> {
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

/** The row a bought link opens while the order stands; null for every other token. */
async function rowOf(
  { database: { db }, signer }: FlowContext,
  token: string,
): Promise<{ row: PaidDownload; expiresAt: Date } | null> {
  const link = readPaidLink(signer, token);
  const row = link && (await findDownload(db, link.downloadId));
  if (!link || !row || !(await isOpenStill(db, row.orderId))) return null;
  return { row, expiresAt: link.expiresAt };
}

/** Null when the token is none of a bought file. */
async function boughtFile(
  context: FlowContext,
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
  const paid = { standing: standingOfDownload(row, { now, caller }), used, most, endsAt };
  return { ok: true, download: { product, locale, file: product.files[locale], expiresAt, paid } };
}

/**
 * Asked when the bytes are about to flow, `firstByte` being the first of them: a download of a bought file is counted, unless it
 * goes on with the last one, from the same address. The statement decides, so that of many at once no more pass than may. False
 * when it may not be fetched any more.
 */
export async function beginDownload(
  context: FlowContext,
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
