/** What an order costs on the day it is placed or opened again: from the catalogue, never from a browser. */
import type { Offer } from '../courses/campaign.ts';
import type { Order } from './order.ts';

export type OrderPrice = Pick<
  Order,
  'listPriceCentimes' | 'discountCentimes' | 'amountCentimes' | 'campaignSlug' | 'couponCode'
>;

/** List price, what a campaign takes off, and what is charged: the first is always the sum of the other two. Centimes of MAD. */
export const priceOf = (listPriceCentimes: number, offer: Offer): OrderPrice => ({
  listPriceCentimes,
  discountCentimes: listPriceCentimes - offer.priceCentimes,
  amountCentimes: offer.priceCentimes,
  campaignSlug: offer.campaign?.slug ?? null,
  couponCode: null,
});

/** A price that nothing lowers. */
export const fullPrice = (centimes: number): OrderPrice => ({
  listPriceCentimes: centimes,
  discountCentimes: 0,
  amountCentimes: centimes,
  campaignSlug: null,
  couponCode: null,
});

/**
 * What an order costs once a card payment of another day's price arrived: what was really paid. It happens when the order
 * was opened again at today's price while the older visit to the gateway was still under way.
 */
export const priceAsPaid = (order: OrderPrice, paidCentimes: number): OrderPrice => {
  const listPriceCentimes = Math.max(order.listPriceCentimes, paidCentimes);
  return {
    ...order,
    listPriceCentimes,
    discountCentimes: listPriceCentimes - paidCentimes,
    amountCentimes: paidCentimes,
  };
};

const dayMs = 86_400_000;

/** Until when an unpaid order can be paid: whole days of 24 hours from now. */
export const expiryAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs);
