/** Whether something can be bought now, and for how much: asked when an order is placed and when one is opened again. */
import type { Handle } from '../../db/handle.ts';
import { offerFor } from '../catalogue/campaign.ts';
import { readCampaigns, readCourse, readSettings } from '../catalogue/catalogue.store.server.ts';
import { isOnSale, type Localised } from '../catalogue/course.ts';
import { membership } from '../catalogue/membership.ts';
import type { ItemKind } from './order.ts';
import { expiryAfter, priceOf, type OrderPrice } from './priced-order.ts';
import { countConfirmedOrdersOf, seatsLeftOf } from './seats.store.server.ts';

/** What somebody wants to buy. */
export type Item = { kind: ItemKind; slug: string };

export type Sellable = {
  name: Localised<string>;
  price: OrderPrice;
  expiresAt: Date;
  /** For how long she may ask for her money back, if she orders now. */
  refundDays: number;
  /** It is sold on a page of its own, whose orders another server may be told of. */
  hasSalesPage: boolean;
};
export type NotSellable = { ok: false; reason: 'course-not-found' | 'not-on-sale' | 'sold-out' };
type Answer = ({ ok: true } & Sellable) | NotSellable;

const refuse = (reason: NotSellable['reason']): NotSellable => ({ ok: false, reason });

/** Orders of test screens have their own door: here they are not on sale. */
export async function readSellable(db: Handle, item: Item, now: Date): Promise<Answer> {
  if (item.kind === 'course') return readSellableCourse(db, item.slug, now);
  if (item.kind === 'membership') return readSellableMembership(db, item.slug, now);
  return refuse('not-on-sale');
}

/**
 * Seats: refused when every place is taken by a confirmed order. An unpaid order holds no place, so the last place can be
 * paid twice; money that was really paid is never refused for that, the confirmation is marked 'oversold' instead.
 */
async function readSellableCourse(db: Handle, slug: string, now: Date): Promise<Answer> {
  const course = await readCourse(db, slug);
  if (!course) return refuse('course-not-found');
  const offer = offerFor(course, await readCampaigns(db), now);
  if (!isOnSale(course) || course.priceCentimes === null || !offer) return refuse('not-on-sale');
  if (
    course.capacity !== null &&
    seatsLeftOf(course.capacity, await countConfirmedOrdersOf(db, course.slug)) === 0
  ) {
    return refuse('sold-out');
  }
  const { orderExpiryDays, refundPolicy } = await readSettings(db);
  return {
    ok: true,
    name: { en: course.words.en.name, ar: course.words.ar.name },
    price: priceOf(course.priceCentimes, offer),
    expiresAt: expiryAfter(now, orderExpiryDays),
    refundDays: refundPolicy.courseDays,
    hasSalesPage: course.salesStory !== null,
  };
}

/** One membership, at the price of the settings; no campaign takes anything off it. */
async function readSellableMembership(db: Handle, slug: string, now: Date): Promise<Answer> {
  if (slug !== membership.slug) return refuse('course-not-found');
  const { membershipPriceCentimes, orderExpiryDays, refundPolicy } = await readSettings(db);
  return {
    ok: true,
    name: membership.name,
    price: {
      listPriceCentimes: membershipPriceCentimes,
      discountCentimes: 0,
      amountCentimes: membershipPriceCentimes,
      campaignSlug: null,
    },
    expiresAt: expiryAfter(now, orderExpiryDays),
    refundDays: refundPolicy.communityDays,
    hasSalesPage: false,
  };
}
