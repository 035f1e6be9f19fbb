/**
 * Selling by hand, to somebody who calls or stands at the desk: what is sold, what an order would cost, placing it, and what its buyer is told
 * about paying it.
 */
import type { StaffMember } from '../../academy.ts';
import { auditOf, type ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { pathIn, inEach } from '../../platform/i18n/locale.ts';
import { formatMad } from '../../platform/money/money.ts';
import { groupIban, groupRib, ibanOf } from '../../platform/money/rib.ts';
import { whatsappLink } from '../../platform/people/phone.ts';
import { formatDeadline } from '../../platform/time/calendar-date.ts';
import { findOwned } from '../access/access.service.ts';
import { countStocks } from '../access/stocks.service.ts';
import type { FreeItem, NotSold } from '../free-access/free-access.ts';
import {
  readCampaigns,
  readCourse,
  readCourses,
  readProducts,
  readSettings,
} from '../../academy/content/content.service.ts';
import type { CohortOnOffer } from '../../catalogue/courses/cohort.ts';
import { readJoinable, readSeatsFor } from '../cohorts/cohorts.service.ts';
import { membership } from '../../academy/settings/membership.ts';
import { isCouponRefusal } from '../coupons/coupon.ts';
import { isOwnCode } from '../coupons/coupons.service.ts';
import { isSoldByCohort, isTaughtHere, type Course, type Localised } from '../../catalogue/courses/course.ts';
import { isPayable, type Order, type OrderPrice, shownNumber } from '../orders/order.ts';
import { findOrderByNumber } from '../orders/orders.service.ts';
import { payMessage as payMessageAr } from '../orders/words.ar.ts';
import { payMessage as payMessageEn } from '../orders/words.en.ts';
import { payMessage as payMessageFr } from '../orders/words.fr.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayPlaceOrders, maySharePayLinks } from '../../academy/staff/who-may.ts';
import { isAhead, readOpenings } from '../../catalogue/applicants/waitlist.service.ts';
import { waysToPay } from './choose-method.service.ts';
import { placeOrder, type PlaceOrder, type PlaceOrderResult } from './place-order.service.ts';
import { readSellable } from './price.store.ts';
import { type Buying, type NotSellable, type OrderedItem, type Sellable } from '../orders/sellable.ts';
import { type InstalmentTerms, termsOf } from '../../catalogue/courses/instalment-terms.ts';
import { readSeatsLeft } from '../orders/seats.service.ts';

type Listed = FreeItem & {
  name: Localised<string>;
  /** Of a dated group: 'YYYY-MM-DD'. */
  startsOn?: string;
  /** Null where there is no end of them. */
  seatsLeft: number | null;
  codesLeft: number | null;
};
type Known = { cohorts: Map<string, CohortOnOffer[]>; codes: Map<string, number> };

/** One row for each group that can be joined, or one where the course is not sold by groups. */
async function courseItems(db: Handle, course: Course, { cohorts, codes }: Known): Promise<Listed[]> {
  const { slug, words } = course;
  const item = { kind: 'course' as const, slug, name: inEach((one) => words[one].name) };
  const codesLeft = isTaughtHere(course) ? null : (codes.get(slug) ?? 0);
  const open = isSoldByCohort(course) ? (cohorts.get(slug) ?? []) : [];
  if (open.length > 0)
    return open.map(({ id, startsOn, seatsLeft }) => ({
      ...item,
      cohort: id,
      startsOn,
      seatsLeft,
      codesLeft,
    }));
  const seatsLeft = isSoldByCohort(course) ? null : await readSeatsLeft(db, course);
  return [{ ...item, seatsLeft, codesLeft }];
}

/** `isAhead`: it is open to those who waited for it. */
const whyNotSold = (course: Course | undefined, reason: string, isAhead: boolean): NotSold => {
  if (reason === 'sold-out' || reason === 'cohort-full') return 'full';
  if (course === undefined || course.closedForSale === true) return 'closed';
  if (isAhead) return 'waitlist-first';
  return course.comingSoon || course.priceCentimes === null ? 'coming' : 'no-date';
};

/**
 * Seats and codes left are null where unlimited; `priceCentimes` of MAD is what the checkout asks today, null for what is not
 * sold. Who may: `mayPlaceOrders`.
 */
export async function freeAccessItems(
  context: ServiceContext,
): Promise<(Listed & { priceCentimes: number | null; notSold: NotSold | null })[]> {
  const { db } = context.database;
  const { at: now, isPractice, forReal } = auditOf(context, 'clock');
  const [courses, products, stocks, cohorts, openings] = await Promise.all([
    readCourses(db),
    readProducts(db),
    countStocks(db),
    readJoinable(db, now),
    readOpenings(db),
  ]);
  const ahead = new Set(openings.flatMap((one) => (isAhead(one, now) ? [one.courseSlug] : [])));
  const codes = new Map(stocks.map(({ itemSlug, free }) => [itemSlug, free]));
  const listed: Listed[] = [];
  for (const course of courses) listed.push(...(await courseItems(db, course, { cohorts, codes })));
  const endless = { seatsLeft: null, codesLeft: null };
  listed.push({ kind: 'membership', slug: membership.slug, name: membership.name, ...endless });
  for (const { slug, words, isFree } of products)
    if (!isFree) listed.push({ kind: 'product', slug, name: inEach((one) => words[one].name), ...endless });
  const items = [];
  for (const item of listed) {
    const { kind, slug, cohort } = item;
    const asked = kind === 'course' ? { kind, slug, ...(cohort && { cohort }) } : { kind, slug };
    const sellable = await readSellable(db, asked, {
      email: '',
      caller: undefined,
      isPractice,
      forReal,
      now,
    });
    const sale = sellable.ok
      ? { priceCentimes: sellable.price.amountCentimes, notSold: null }
      : {
          priceCentimes: null,
          notSold: whyNotSold(
            courses.find((course) => kind === 'course' && course.slug === slug),
            sellable.reason,
            ahead.has(slug),
          ),
        };
    items.push({ ...item, ...sale });
  }
  return items;
}

type ItemByHand = Exclude<OrderedItem, { kind: 'bundle' | 'consultation' | 'instalment' }>;

export type QuoteForBuyer = {
  /** Today's, without a coupon that does not count; null for what cannot be bought now. */
  price: OrderPrice | null;
  /** The text of the campaign that lowers it. */
  campaign: Localised<string> | null;
  /** Why it cannot be bought, or why the coupon does not count. */
  fault: NotSellable['reason'] | null;
  /** Null where there is no end of them. */
  seatsLeft: number | null;
  /** Of a course that can be paid in parts, centimes of MAD. */
  terms: InstalmentTerms | null;
  /** Number of the order by which the buyer has it already. */
  owned: string | null;
};

async function textOfCampaign(db: Handle, { campaignSlug }: OrderPrice): Promise<Localised<string> | null> {
  if (campaignSlug === null) return null;
  const words = (await readCampaigns(db)).find(({ slug }) => slug === campaignSlug)?.words;
  return words ? inEach((one) => words[one].text) : null;
}

async function seatsLeft(db: Handle, { kind, slug }: ItemByHand, { cohortId }: Sellable) {
  if (kind !== 'course') return null;
  if (cohortId !== undefined) return (await readSeatsFor(db, cohortId))?.seatsLeft ?? null;
  const course = await readCourse(db, slug);
  return course && readSeatsLeft(db, course);
}

/** A coupon that is refused leaves the price without it, and says why. */
async function sellByHand(db: Handle, item: ItemByHand, buying: Buying) {
  const { coupon, ...without } = item;
  const asked = await readSellable(db, item, buying);
  const isOwn = asked.ok && asked.price.couponCode !== null && buying.email !== '';
  const refused = !asked.ok
    ? asked.reason
    : isOwn && (await isOwnCode(db, { couponCode: asked.price.couponCode ?? '', email: buying.email }))
      ? 'coupon-made-by-buyer'
      : null;
  if (refused === null || coupon === undefined || !isCouponRefusal(refused))
    return { sellable: asked, fault: refused };
  return { sellable: await readSellable(db, without, buying), fault: refused };
}

/** `email`: lower case, empty while none is typed: then nothing is said of what the buyer has or used. Who may: `mayPlaceOrders`. */
export async function quoteForBuyer(
  context: ServiceContext,
  { item, email, staff }: { item: ItemByHand; email: string; staff: StaffMember },
): Promise<QuoteForBuyer> {
  if (!mayPlaceOrders(staff)) throw new Error(`${staff.role} may not place orders.`);
  const { db } = context.database;
  const { at: now, isPractice, forReal } = auditOf(context, `staff:${staff.email}`);
  const { sellable, fault } = await sellByHand(db, item, {
    email,
    caller: undefined,
    isPractice,
    forReal,
    now,
  });
  const [first] = email === '' ? [] : await findOwned(db, email, item);
  const course = item.kind === 'course' ? await readCourse(db, item.slug) : null;
  return {
    price: sellable.ok ? sellable.price : null,
    campaign: sellable.ok ? await textOfCampaign(db, sellable.price) : null,
    fault: sellable.ok ? fault : sellable.reason,
    seatsLeft: sellable.ok ? await seatsLeft(db, item, sellable) : null,
    terms: course && termsOf(course),
    owned: first?.number ?? null,
  };
}

/**
 * An order that staff place for a buyer, at today's price: it is sold as on the site, and the buyer gets the e-mail with the
 * link to pay. `key` makes a repeated press the same order. Who may: `mayPlaceOrders`.
 */
export function placeForBuyer(
  context: ServiceContext,
  {
    key,
    staff,
    ...input
  }: Pick<PlaceOrder, 'item' | 'locale' | 'details'> & { key: string; staff: StaffMember },
): Promise<PlaceOrderResult> {
  if (!mayPlaceOrders(staff)) throw new Error(`${staff.role} may not place orders.`);
  return placeOrder(context, { ...input, staff, idempotencyKey: `staff ${key}`, seenPriceCentimes: null });
}

/** Of the way that was chosen; before one is, of all by which it can be paid in time. Null for an order that cannot be paid now. */
export async function payingFacts(context: ServiceContext, order: Order) {
  if (!isPayable(order.status)) return null;
  const { bankTransfer, cashAgency, mobileWallet } = await readSettings(context.database.db, {
    sampleToo: !context.production,
  });
  const all = await waysToPay(context, order);
  // Until a way is chosen an hour is held for minutes: a transfer would come too late.
  const isHeldForCard = order.itemKind === 'consultation' && all.includes('Card');
  const open = isHeldForCard ? all.filter((way): boolean => way === 'Card') : all;
  const ways = order.paymentOption === null ? open : [order.paymentOption];
  return {
    ways,
    bank: ways.includes('Bank Transfer')
      ? bankTransfer && {
          accountName: bankTransfer.accountName,
          bank: bankTransfer.bank,
          rib: groupRib(bankTransfer.rib),
          iban: groupIban(ibanOf(bankTransfer.rib)),
        }
      : null,
    agency: ways.includes('WafaCash / Cash Plus')
      ? cashAgency && {
          beneficiary: cashAgency.beneficiary,
          city: cashAgency.city,
          phone: cashAgency.phone,
          agencies: cashAgency.agencies.map(({ name }) => name),
        }
      : null,
    wallet:
      ways.includes('Mobile Wallet') && mobileWallet
        ? { wallet: mobileWallet.wallet, holder: mobileWallet.holder, phone: mobileWallet.phone }
        : null,
  };
}

const payMessages = { en: payMessageEn, ar: payMessageAr, fr: payMessageFr };

type PayLink =
  /** `whatsapp`: opens WhatsApp with the message typed; null without a telephone. */
  | { ok: true; url: string; message: string; whatsapp: string | null }
  | { ok: false; reason: 'order-not-found' | 'not-payable' };

/**
 * The link that was e-mailed to the buyer, and a message with it in the buyer's language. Whoever holds it has the order, so the log
 * says who asked for it. Who may: `maySharePayLinks`.
 */
export async function sharePayLink(
  context: ServiceContext,
  { orderNumber, staff }: { orderNumber: string; staff: StaffMember },
): Promise<PayLink> {
  // The API has checked already: getting here without the right is a bug.
  if (!maySharePayLinks(staff)) throw new Error(`${staff.role} may not see links to pay.`);
  const { db } = context.database;
  const order = await findOrderByNumber(db, orderNumber);
  if (!order) return { ok: false, reason: 'order-not-found' };
  if (!isPayable(order.status)) return { ok: false, reason: 'not-payable' };
  const { locale, token, name, number, description, amountCentimes, phone, expiresAt } = order;
  const url = `${context.publicOrigin}${pathIn(locale, `/orders/${token}`)}`;
  const message = payMessages[locale]({
    name,
    number: shownNumber(number),
    item: description,
    amount: formatMad(amountCentimes, locale),
    until: formatDeadline(expiresAt, locale),
    url,
  });
  const line = { id: context.uuid(), at: context.clock(), staff, subject: number };
  await writeStaffLog(db, { ...line, act: 'share-pay-link' });
  return { ok: true, url, message, whatsapp: phone === '' ? null : whatsappLink(phone, message) };
}
