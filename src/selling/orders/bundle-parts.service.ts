/** What a bundle costs somebody today, and the parts of an order of one. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import {
  readBundle,
  readBundles,
  readCampaigns,
  readCourse,
  readProduct,
} from '../../academy/content/content.service.ts';
import {
  type Bundle,
  type FoundPart,
  partKey,
  partOfCourse,
  partOfProduct,
  type PartRef,
  partsOf,
  splitPrice,
} from '../../catalogue/shop/bundle.ts';
import { type Localised, offerFor } from '../../catalogue/courses/course.ts';
import type { ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { inEach } from '../../platform/i18n/locale.ts';
import { mailboxOf } from '../../platform/people/mailbox.ts';
import { entitlements } from './access.table.ts';
import { bundleParts } from './bundle-parts.table.ts';
import { type AuditContext, type Order, orderNumberFrom } from './order.ts';
import type { NewOrder } from './orders.service.ts';
import { orders } from './orders.table.ts';
import { readSeatsLeft } from './seats.service.ts';

export type PartOnOffer = FoundPart & {
  /** What it costs alone today. */
  aloneCentimes: number;
  /** Its part of the price of the whole. */
  shareCentimes: number;
  /** By an order of whoever asks: its share comes off. */
  isOwned: boolean;
  isFull: boolean;
};

export type BundleOnOffer = {
  bundle: Bundle;
  parts: PartOnOffer[];
  /** What is left to pay: the shares of what is not owned. */
  priceCentimes: number;
  /** Parts that cannot be given now: nothing of it is sold then. */
  missing: Localised<string>[];
};

type Priced = FoundPart & { aloneCentimes: number; isFull: boolean };

async function findPart(db: Handle, { kind, slug }: PartRef, now: Date): Promise<Priced | null> {
  if (kind === 'product') {
    const product = await readProduct(db, slug);
    return product && { ...partOfProduct(product), aloneCentimes: product.priceCentimes, isFull: false };
  }
  const course = await readCourse(db, slug);
  if (course === null) return null;
  const aloneCentimes = offerFor(course, await readCampaigns(db), now)?.priceCentimes ?? 0;
  return { ...partOfCourse(course), aloneCentimes, isFull: (await readSeatsLeft(db, course)) === 0 };
}

/** What an address has of these by orders that were paid, alone or in a bundle, and that nobody asks back. By `partKey`. */
async function ownedAmong(db: Handle, email: string, parts: readonly PartRef[]): Promise<Set<string>> {
  const isPaid = or(gt(orders.amountCentimes, 0), isNotNull(bundleParts.orderId));
  const paying = sql`coalesce(${bundleParts.orderId}, ${orders.id})`;
  const rows = await db
    .selectDistinct({ kind: orders.itemKind, slug: orders.itemSlug })
    .from(orders)
    .innerJoin(entitlements, and(eq(entitlements.orderId, orders.id), isNull(entitlements.revokedAt)))
    .leftJoin(bundleParts, eq(bundleParts.partOrderId, orders.id))
    .where(
      and(
        eq(orders.owner, mailboxOf(email)),
        eq(orders.status, 'Payment Confirmed'),
        inArray(orders.itemKind, ['course', 'product']),
        inArray(
          orders.itemSlug,
          parts.map(({ slug }) => slug),
        ),
        isPaid,
        isNull(orders.disputedAt),
        sql`not exists (select 1 from refund_requests where order_id = ${paying} and state = 'open')`,
      ),
    );
  return new Set(rows.map(({ kind, slug }) => `${kind}:${slug}`));
}

/** `owner`: a proved address, in lower case, whose own parts lower the price; `kept`: the only parts that are sold, by `partKey`. */
export async function bundleOnOffer(
  db: Handle,
  bundle: Bundle,
  { now, owner, kept }: { now: Date; owner?: string | undefined; kept?: readonly string[] | undefined },
): Promise<BundleOnOffer> {
  const refs = partsOf(bundle);
  const found: Priced[] = [];
  for (const ref of refs) {
    const part = await findPart(db, ref, now);
    // A record that others name cannot be removed: this is a draft.
    found.push(
      part ?? {
        ...ref,
        name: inEach(() => ref.slug),
        listCentimes: 0,
        problem: 'part-not-sold',
        aloneCentimes: 0,
        isFull: false,
      },
    );
  }
  const shares = splitPrice(
    bundle.priceCentimes,
    found.map(({ listCentimes }) => listCentimes),
  );
  const owned = owner === undefined ? new Set<string>() : await ownedAmong(db, owner, refs);
  const isOwned = (part: PartRef) => (kept ? !kept.includes(partKey(part)) : owned.has(partKey(part)));
  const parts = found.map((part, at) => ({
    ...part,
    shareCentimes: shares[at] ?? 0,
    isOwned: isOwned(part),
  }));
  const wanted = parts.filter((part) => !part.isOwned);
  return {
    bundle,
    parts,
    priceCentimes: wanted.reduce((sum, { shareCentimes }) => sum + shareCentimes, 0),
    missing: wanted.filter(({ problem, isFull }) => problem !== null || isFull).map(({ name }) => name),
  };
}

/** Null where there is no such bundle. `owner`: as for `bundleOnOffer`; the public page knows none. */
async function offeredBundle(
  context: ServiceContext,
  slug: string,
  owner?: string,
): Promise<BundleOnOffer | null> {
  const { db } = context.database;
  const bundle = await readBundle(db, slug);
  return bundle && bundleOnOffer(db, bundle, { now: context.clock(), owner });
}

/** Of a draft. */
export const offerBundle = (
  { database: { db }, clock }: ServiceContext,
  bundle: Bundle,
): Promise<BundleOnOffer> => bundleOnOffer(db, bundle, { now: clock() });

/** Listed bundles that hold something. */
const bundlesWith = async ({ database: { db } }: ServiceContext, part: PartRef): Promise<Bundle[]> =>
  (await readBundles(db)).filter(
    (bundle) => !bundle.unlisted && partsOf(bundle).some((one) => partKey(one) === partKey(part)),
  );

/** What pages ask. */
export const bundleOffers = { bundle: offeredBundle, bundlesWith };

export type SoldPart = typeof bundleParts.$inferSelect;

/** What a new order holds: what was on offer and not owned, at its share. */
export const keepParts = (tx: Handle, orderId: string, parts: readonly (PartRef & { centimes: number })[]) =>
  tx.insert(bundleParts).values(parts.map(({ kind, slug, centimes }) => ({ orderId, kind, slug, centimes })));

/** In one order, so that no two transactions wait for each other's parts. */
export const partsOfOrder = (db: Handle, orderId: string): Promise<SoldPart[]> =>
  db
    .select()
    .from(bundleParts)
    .where(eq(bundleParts.orderId, orderId))
    .orderBy(asc(bundleParts.slug), asc(bundleParts.kind));

/** A part that a paid bundle opened, with the order of 0 MAD that opened it. */
export type OpenedPart = Pick<SoldPart, 'kind' | 'slug' | 'centimes' | 'closedAt'> &
  Pick<Order, 'number' | 'token' | 'description'>;

export const openedParts = (db: Handle, orderId: string): Promise<OpenedPart[]> =>
  db
    .select({
      kind: bundleParts.kind,
      slug: bundleParts.slug,
      centimes: bundleParts.centimes,
      closedAt: bundleParts.closedAt,
      number: orders.number,
      token: orders.token,
      description: orders.description,
    })
    .from(bundleParts)
    .innerJoin(orders, eq(orders.id, bundleParts.partOrderId))
    .where(eq(bundleParts.orderId, orderId))
    .orderBy(asc(bundleParts.kind), asc(bundleParts.slug));

/** An order of 0 MAD that belongs to the order of a bundle, which alone is counted. */
export const isOfBundle = sql`exists (select 1 from bundle_parts where part_order_id = ${orders.id})`;

/** The order of a bundle and those that opened its parts, by the id of any of them; empty for all others. */
export async function ordersOfBundle(db: Handle, orderId: string): Promise<string[]> {
  const whole = db
    .select({ id: bundleParts.orderId })
    .from(bundleParts)
    .where(or(eq(bundleParts.orderId, orderId), eq(bundleParts.partOrderId, orderId)));
  const rows = await db.select().from(bundleParts).where(inArray(bundleParts.orderId, whole));
  return rows.flatMap((part) => [part.orderId, ...(part.partOrderId === null ? [] : [part.partOrderId])]);
}

/** Numbers of the others of the same bundle. */
export async function othersOfBundle(db: Handle, orderId: string): Promise<string[]> {
  const ids = (await ordersOfBundle(db, orderId)).filter((id) => id !== orderId);
  if (ids.length === 0) return [];
  const rows = await db.select({ number: orders.number }).from(orders).where(inArray(orders.id, ids));
  return [...new Set(rows.map(({ number }) => number))].toSorted();
}

/** Of an order that opened a part; null for any other. */
export async function partOpenedBy(db: Handle, partOrderId: string): Promise<SoldPart | null> {
  const [row] = await db.select().from(bundleParts).where(eq(bundleParts.partOrderId, partOrderId));
  return row ?? null;
}

const isThis = ({ orderId, kind, slug }: SoldPart) =>
  and(eq(bundleParts.orderId, orderId), eq(bundleParts.kind, kind), eq(bundleParts.slug, slug));

/** Shares what was really paid, which a code may have lowered, in the ratio that was frozen. */
export async function freezeParts(tx: Handle, { id, amountCentimes }: Order): Promise<SoldPart[]> {
  const parts = await partsOfOrder(tx, id);
  const shares = splitPrice(
    amountCentimes,
    parts.map(({ centimes }) => centimes),
  );
  const frozen = parts.map((part, at) => ({ ...part, centimes: shares[at] ?? 0 }));
  for (const part of frozen)
    await tx.update(bundleParts).set({ centimes: part.centimes }).where(isThis(part));
  return frozen;
}

export const linkPart = (tx: Handle, part: SoldPart, partOrderId: string) =>
  tx.update(bundleParts).set({ partOrderId }).where(isThis(part));

export const closePart = (tx: Handle, part: SoldPart, closedAt: Date) =>
  tx.update(bundleParts).set({ closedAt }).where(isThis(part));

/** The payment of the whole was not there: when it comes, each part is opened by another order. */
export const openPartsAgain = (tx: Handle, orderId: string) =>
  tx.update(bundleParts).set({ closedAt: null }).where(eq(bundleParts.orderId, orderId));

/** The order of 0 MAD that opens a part for whoever bought the bundle. `uuid` is random: number and token are made of it. */
export async function partOrder(
  tx: Handle,
  order: Order,
  { kind, slug, partOrderId: former }: SoldPart,
  { at, uuid }: Pick<AuditContext, 'at' | 'uuid'>,
): Promise<NewOrder> {
  const record = kind === 'course' ? await readCourse(tx, slug) : await readProduct(tx, slug);
  const id = uuid();
  return {
    id,
    number: orderNumberFrom(Buffer.from(id.replaceAll('-', '').slice(-10), 'hex')),
    token: `${uuid()}${uuid()}`.replaceAll('-', ''),
    idempotencyKey: `part of ${order.id}: ${kind} ${slug}${former === null ? '' : ` after ${former}`}`,
    locale: order.locale,
    itemKind: kind,
    itemSlug: slug,
    description: record?.words[order.locale].name ?? order.description,
    name: order.name,
    email: order.email,
    phone: order.phone,
    listPriceCentimes: 0,
    discountCentimes: 0,
    amountCentimes: 0,
    agreedToStartAt: order.agreedToStartAt,
    confirmedAgeAt: order.confirmedAgeAt,
    refundDays: order.refundDays,
    termsVersion: order.termsVersion,
    placedAt: at,
    updatedAt: at,
    expiresAt: order.expiresAt,
  };
}
