/** What every step after the first starts with: the order of the address, or a redirect to the step it is in. */
import { contactOf } from '../gift-by-hand.ts';
import { redirect } from 'react-router';
import { isGift, type ItemKind, type Order, partIn } from '../order.ts';
import type { SeatRefusal } from '../../../catalogue/courses/cohort.ts';
import { cohortRows } from '../../../catalogue/courses/cohort.view.ts';
import { type ForScreens, open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { type Links, linksIn } from '../../../academy/frame/links.ts';
import { isStepOpen, linkOfStep, type Step, stepFor } from './step-for.ts';
import type { Ground } from '../../../platform/records/record-fields.ts';
import type { ProductDrawing } from '../../../catalogue/shop/product.ts';
import { membershipName } from '../../../academy/settings/membership.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';

/** How the item of an order is shown: its picture, and its name in the language of the page. */
type Picture = {
  portrait: string | null;
  ground: Ground;
  /** Of a product of the shop. */
  drawing?: ProductDrawing;
};

export const membershipPicture: Picture = { portrait: 'membership', ground: 'mint' };
const nobody: Picture = { portrait: null, ground: 'majorelle' };

export async function pictureOf(
  { itemKind, itemSlug }: { itemKind: ItemKind; itemSlug: string },
  academy: ForScreens['academy'],
): Promise<Picture> {
  if (itemKind === 'membership') return membershipPicture;
  if (itemKind === 'product') {
    const product = await academy.product(itemSlug);
    return product === null ? nobody : { portrait: null, ground: product.ground, drawing: product.drawing };
  }
  if (itemKind === 'consultation') {
    const service = await academy.consultationService(itemSlug);
    return service === null ? nobody : { portrait: service.portrait, ground: service.ground };
  }
  if (itemKind === 'bundle') {
    const bundle = (await academy.bundle(itemSlug))?.bundle;
    return bundle ? { portrait: bundle.portrait || null, ground: bundle.ground } : nobody;
  }
  const course =
    itemKind === 'course' || itemKind === 'instalment' ? await academy.courseAlone(itemSlug) : null;
  return course === null ? nobody : { portrait: course.portrait, ground: course.ground };
}

type Sold = {
  itemKind: ItemKind;
  itemSlug: string;
  description: string;
  locale: Locale;
  months?: number | null;
};

/** The name at the time of sale where the order is in the page's language, or the item is no longer in the catalogue. */
export async function nameIn(
  locale: Locale,
  { itemKind, itemSlug, description, locale: sold, months }: Sold,
  academy: ForScreens['academy'],
): Promise<string> {
  if (sold === locale) return description;
  switch (itemKind) {
    case 'membership':
      return membershipName(months)[locale];
    case 'product':
      return (await academy.product(itemSlug))?.words[locale].name ?? description;
    case 'bundle':
      return (await academy.bundle(itemSlug))?.bundle.words[locale].name ?? description;
    case 'consultation':
      return (await academy.consultationService(itemSlug))?.words[locale].title ?? description;
    case 'course':
    case 'instalment': {
      const name = (await academy.courseAlone(itemSlug))?.words[locale].name;
      return name === undefined ? description : name + partIn({ itemKind, description });
    }
    case 'test':
      return description;
  }
}

export type TokenArgs = ScreenArgs & { params: { token?: string } };
type Opened = ReturnType<typeof open>;
type OpenStep = Opened & { elsewhere: null; order: Order };

/** Each way to pay has its page. */
const paysOn: ReadonlySet<Step> = new Set<Step>(['card', 'bank-transfer', 'cash', 'wallet', 'other']);

/**
 * The order, when this step may be shown for it; else a redirect (303): to the step of its status, or to its own page, which
 * also answers for unknown orders.
 */
export async function openStep(args: TokenArgs, step: Step): Promise<OpenStep | { elsewhere: Response }> {
  const opened = open(args);
  const token = args.params.token ?? '';
  const order = await opened.academy.orderAlone(token);
  if (!order) return { elsewhere: redirect(opened.links.order(token), 303) };
  if (!isStepOpen(step, order)) return { elsewhere: goTo(stepFor(order), order, opened.links) };
  // Where the ways to pay are chosen, whoever pays is asked for that first.
  if (paysOn.has(step) && (await opened.academy.mustAskToStart(token)))
    return { elsewhere: goTo('method', order, opened.links) };
  return { ...opened, elsewhere: null, order };
}

/** To another step of the same order, by GET. */
export const goTo = (step: Step, order: Pick<Order, 'token'>, links: Links): Response =>
  redirect(linkOfStep(step, order.token, links), 303);

export type StepOrder = Picture & {
  /** Its page of ways to pay, where another group can be chosen. */
  self: string;
  kind: ItemKind;
  number: string;
  description: string;
  amountCentimes: number;
  /** Before any discount, and the code of the discount. */
  listPriceCentimes: number;
  couponCode: string | null;
  /** Whom a gift is for; without an e-mail address it is given by hand. */
  gift: { name: string; email: string } | null;
  /** Of a course: when the order's group begins and meets, or its own pace, and why it cannot be paid now. */
  group: { rows: { label: string; value: string }[]; problem: SeatRefusal | null } | null;
  /** Of a consultation: when it is, and until when it is held. */
  hour: { startsAt: Date; heldUntil: Date | null; timeZone: string } | null;
};

/** Whom a gift is for; null when the buyer keeps it. */
export const recipientOf = (order: Order): StepOrder['gift'] =>
  isGift(order) ? { name: order.recipientName ?? '', email: contactOf(order) } : null;

/** What the head of a step shows of its order. */
export async function stepOrderOf(
  order: Order,
  { academy, locale }: Pick<Opened, 'academy' | 'locale'>,
): Promise<StepOrder> {
  const description = await nameIn(locale, order, academy);
  const { itemKind: kind, number, amountCentimes, listPriceCentimes, couponCode } = order;
  const group = await academy.cohorts.cohortOfOrder(order.token);
  const price = { amountCentimes, listPriceCentimes, couponCode };
  const hour = kind === 'consultation' ? ((await academy.bookingOf(order.token))?.booking ?? null) : null;
  return {
    self: linkOfStep('method', order.token, linksIn(locale)),
    kind,
    number,
    description,
    ...price,
    gift: recipientOf(order),
    group: group && { rows: cohortRows(group.cohort, locale, group.course), problem: group.problem },
    hour,
    ...(await pictureOf(order, academy)),
  };
}
