/**
 * The buyer chooses how to pay: the way, and for a course that allows it whether at once or in parts. The e-mail with the
 * instructions follows.
 */
import { itemOf, whenMethodChosen, whenReopened, asksToStart } from '../payments/accompany-order.service.ts';
import { type Closed, whyClosed } from '../orders/real-money.service.ts';
import { readCourse, readSettings } from '../../academy/content/content.service.ts';
import type { SeatRefusal } from '../../catalogue/courses/cohort.ts';
import { whyNoSeat } from '../cohorts/cohorts.service.ts';
import { openMethods } from '../../academy/settings/open-methods.ts';
import { cardTypesTaken, firmForCards } from '../../academy/settings/payment-methods.ts';
import {
  type AuditContext,
  type CardType,
  type Detail,
  detailsAreOpen,
  isGift,
  isPayable,
  type Order,
  type OrderPrice,
  type PaymentOption,
} from '../orders/order.ts';
import type { OrderEmail } from '../orders/order-email.ts';
import { readHistory, takenOffByStaff } from '../orders/order-history.service.ts';
import { findOrderByToken, lockOrderByToken, moveOrder, changeOrder } from '../orders/orders.service.ts';
import { isOwnCode } from '../coupons/coupons.service.ts';
import { dropCredit, writeFriends } from '../friends/friend-price.service.ts';
import { sellAgain } from './unpaid-orders.service.ts';
import { carryOut, auditOf, railsOf, type ServiceContext } from '../../context.ts';
import { closeOpenAttempts } from '../payments/gateway-answers.service.ts';
import { isAtTheBank, readAttempts } from '../orders/payment-attempts.service.ts';
import { deletePlansOf, findPlanOf } from '../instalments/instalment-plans.service.ts';
import type { OrderedItem } from '../orders/sellable.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { type InstalmentTerms, termsOf } from '../../catalogue/courses/instalment-terms.ts';

export type ChangeResult =
  | { ok: true; order: Order }
  | {
      ok: false;
      /**
       * 'method-off': the academy switched the method off. 'course-not-ready': its access codes or its platform are samples, and
       * this method takes real money.
       */
      reason: 'order-not-found' | 'not-in-this-status' | 'transfer-code-taken' | Closed;
    };

/** The name of each method in the key of the e-mail 'how to pay'; a card needs none, since the bank's page explains it. */
const emailKeys: Record<PaymentOption, string | null> = {
  Card: null,
  'Bank Transfer': 'bank',
  'WafaCash / Cash Plus': 'cash',
  'Mobile Wallet': 'wallet',
  'Other Payment Methods': 'other',
};

/** To the buyer how to pay; to staff when the buyer was promised that somebody writes to them. Test orders send nothing. */
function emailsOf(
  { id: orderId, email, itemKind, amountCentimes }: Order,
  option: PaymentOption,
): OrderEmail[] {
  const emailKey = emailKeys[option];
  if (emailKey === null || itemKind === 'test') return [];
  const toBuyer: OrderEmail = {
    // Another amount is another e-mail.
    dedupeKey: `how-to-pay:${orderId}:${emailKey}:${amountCentimes}`,
    emailName: 'how-to-pay',
    orderId,
    unprovedEmail: email,
  };
  if (option !== 'Other Payment Methods') return [toBuyer];
  return [toBuyer, { dedupeKey: `staff-other-method:${orderId}`, emailName: 'staff-other-method', orderId }];
}

/** The whole price at once, or a first payment and parts. */
export type PayPlan = 'whole' | 'parts';

/** Only the order of a course has a plan of its own; the order of a later part belongs to the plan of another. */
const findPlan = async (db: Handle, { id, itemKind }: Order) =>
  itemKind === 'course' ? findPlanOf(db, id) : null;

const mayHaveOtherPlan = (order: Order): boolean =>
  order.itemKind === 'course' && !isGift(order) && detailsAreOpen(order.status);

/**
 * Whether the buyer of such an order may still go over to the other plan. Not while a bank's page may still take the amount it was opened for. Not
 * after any visit to a bank from parts to the whole, since a late payment of the first part must never pay for the whole; nor with
 * a code, whose use is given back: a late payment of the lower price would count for a code that others have used since.
 */
async function mayReplan(
  db: Handle,
  order: Order,
  { from, now }: { from: PayPlan; now: Date },
): Promise<boolean> {
  return from === 'parts' || order.couponCode !== null
    ? (await readAttempts(db, order.id)).length === 0
    : !(await isAtTheBank(db, order.id, now));
}

/** The code of a buyer who went over to parts, for which it does not count: at once it counts again. */
async function codeBefore(tx: Handle, { id }: Order): Promise<string | undefined> {
  const lines = await readHistory(tx, id);
  return lines.findLast(({ detail }) => detail?.['pay'] === 'parts')?.detail?.['code'];
}

type CourseItem = Extract<OrderedItem, { kind: 'course' }>;
type Resold = { ok: true; item: CourseItem; price: OrderPrice } | { ok: false };

/** What the order would be, and cost today, by the other plan. Locks what is scarce. */
async function resell(tx: Handle, order: Order, pay: PayPlan, action: AuditContext): Promise<Resold> {
  const item = await itemOf(tx, order);
  if (item?.kind !== 'course') return { ok: false };
  const isInParts = pay === 'parts';
  const before = isInParts ? undefined : await codeBefore(tx, order);
  // The address may be another one than when the code was given.
  const isOwn = before !== undefined && (await isOwnCode(tx, { couponCode: before, email: order.email }));
  const coupon = isOwn ? undefined : before;
  const { at: now, caller, isPractice, forReal } = action;
  const { email, phone } = order;
  const isGift = order.recipientEmail !== null;
  const buying = { email, phone, isGift, caller, isPractice, forReal, now, orderId: order.id };
  const { item: sold, sellable } = await sellAgain(tx, { ...item, byInstalments: isInParts, coupon }, buying);
  // What costs nothing is ordered anew, since only placing an order checks who has it already.
  if (!sellable.ok || sold.kind !== 'course' || sellable.price.amountCentimes === 0) return { ok: false };
  return { ok: true, item: sold, price: sellable.price };
}

/** `wholeCentimes`: at once, `byCode` with a code. Centimes of MAD. */
export type PlanChoice = { pay: PayPlan; wholeCentimes: number; byCode: boolean; terms: InstalmentTerms };

/** Whether the order of a course may be paid at once or in parts, for the page where that is chosen; null without a choice. */
export async function planChoice(context: ServiceContext, token: string): Promise<PlanChoice | null> {
  const { db } = context.database;
  const action = auditOf(context, 'buyer');
  const order = await findOrderByToken(db, token);
  if (!order || !mayHaveOtherPlan(order)) return null;
  const plan = order.has.plan ? await findPlanOf(db, order.id) : null;
  const pay = plan === null ? 'whole' : 'parts';
  if (order.has.visits && !(await mayReplan(db, order, { from: pay, now: action.at }))) return null;
  if (plan !== null) {
    const whole = await context.database.transaction((tx) => resell(tx, order, 'whole', action));
    if (!whole.ok) return null;
    const { amountCentimes, couponCode } = whole.price;
    // As they were when parts were chosen, whatever the catalogue offers by now.
    const terms = { ...plan, depositCentimes: order.amountCentimes, parts: [...plan.parts] };
    return { pay, wholeCentimes: amountCentimes, byCode: couponCode !== null, terms };
  }
  // What staff took off is off the whole: in parts it would be lost.
  if ((await takenOffByStaff(db, order)) > 0) return null;
  const course = await readCourse(db, order.itemSlug);
  const terms = course && termsOf(course);
  const { amountCentimes: wholeCentimes, couponCode } = order;
  return terms && { pay, wholeCentimes, byCode: couponCode !== null, terms };
}

type Choice = {
  token: string;
  option: PaymentOption;
  /** Where a choice was offered. `seenCentimes` of MAD: what is paid now by this plan, as the page showed it. */
  plan?: { pay: PayPlan; seenCentimes: number } | undefined;
  /** That its buyer asks that it begins within the time for changing one's mind. */
  agreesToStart?: boolean;
};

/**
 * 'plan-not-open': the buyer can no longer go over to the other plan. 'price-changed': by that plan it costs something else than
 * the buyer saw. A seat that is gone is told before any money moves. 'agreement-required': it begins so soon that its buyer has to
 * ask for that, and has not yet. The order stays as it was.
 */
type ChooseResult =
  | ChangeResult
  | { ok: false; reason: 'plan-not-open' | 'price-changed' | 'agreement-required' | SeatRefusal };

/** Whether the page of the ways to pay has to ask for that. */
export async function mustAskToStart({ database: { db }, clock }: ServiceContext, token: string) {
  const order = await findOrderByToken(db, token);
  return order !== null && asksToStart(db, order, clock());
}

/** Cards are off where every firm for them is. */
async function whyNot(
  context: ServiceContext,
  tx: Handle,
  order: Order,
  option: PaymentOption,
): Promise<Closed | null> {
  const isWithoutFirm = async () =>
    cardTypesTaken(context.gateways, await readSettings(tx), order).length === 0;
  if (option === 'Card' && (await isWithoutFirm())) return 'method-off';
  return whyClosed(tx, order, option, railsOf(context));
}

/**
 * Choosing the same again changes nothing. Not possible once a transfer was reported or paid, or the order ended. Without a
 * `plan` the order keeps its own.
 */
export async function chooseMethod(
  context: ServiceContext,
  { token, option, plan, agreesToStart = false }: Choice,
): Promise<ChooseResult> {
  const event = option === 'Other Payment Methods' ? 'choose-other-method' : 'choose-known-method';
  const result = await context.database.transaction<ChooseResult>(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    if (!order) return { ok: false, reason: 'order-not-found' };
    const action = auditOf(context, 'buyer');
    const noSeat = isPayable(order.status) ? await whyNoSeat(tx, order, action.at) : null;
    if (noSeat !== null) return { ok: false, reason: noSeat };
    const asks = await asksToStart(tx, order, action.at);
    if (asks && !agreesToStart) return { ok: false, reason: 'agreement-required' };
    const replanned = await replan(tx, order, plan, action);
    if (!replanned.ok) return replanned;
    const { pay, resold } = replanned;
    const isAgain = order.paymentOption === option && resold === null;
    const closed = isAgain ? null : await whyNot(context, tx, order, option);
    if (closed !== null) return { ok: false, reason: closed };
    const agreed = asks ? await changeOrder(tx, order, { agreedToStartAt: action.at }, action.at) : order;
    const moved = await moveOrder(tx, agreed, event, action, {
      change: {
        paymentOption: option,
        cardType: option === 'Card' ? order.cardType : null,
        ...resold?.price,
      },
      detail: { option, ...(resold && detailOf(order, replanned)) },
      unlessAlready: isAgain,
    });
    if (!moved) return { ok: false, reason: 'not-in-this-status' };
    if (resold !== null) {
      if (pay === 'whole') await deletePlansOf(tx, [order.id]);
      await whenReopened(tx, moved, resold.item, action);
      // Credit is for a price that is paid at once: it is there for another time.
      await dropCredit(tx, order.id);
      await writeFriends(tx, moved, { at: action.at });
    }
    // The time an hour is held counts from the first choice: choosing the same again must not extend it.
    const chosen = isAgain ? moved : await whenMethodChosen(tx, moved, action);
    await carryOut(context, tx, { emails: emailsOf(chosen, option) });
    return { ok: true, order: chosen };
  });
  // A bank's page in an old tab must not take a second payment.
  if (result.ok && option !== 'Card') await closeOpenAttempts(context, result.order.id);
  return result;
}

/** `wholeCentimes` and `code` are what the order had until parts were chosen: both are looked up again. */
function detailOf(before: Order, { pay, resold }: Extract<Replanned, { ok: true }>): Detail {
  const now = { pay, amountCentimes: String(resold?.price.amountCentimes) };
  if (pay === 'whole') return now;
  const { amountCentimes, couponCode } = before;
  return { ...now, wholeCentimes: String(amountCentimes), ...(couponCode && { code: couponCode }) };
}

type Replanned =
  /** `resold`: what the order becomes; null where it keeps its plan. */
  | { ok: true; pay: PayPlan; resold: Extract<Resold, { ok: true }> | null }
  | Extract<ChooseResult, { ok: false }>;

/** What choosing this plan makes of a locked order. */
async function replan(
  tx: Handle,
  order: Order,
  plan: Choice['plan'],
  action: AuditContext,
): Promise<Replanned> {
  const from = (await findPlan(tx, order)) === null ? 'whole' : 'parts';
  if (plan === undefined || plan.pay === from) return { ok: true, pay: from, resold: null };
  const isOpen =
    mayHaveOtherPlan(order) &&
    (await takenOffByStaff(tx, order)) === 0 &&
    (await mayReplan(tx, order, { from, now: action.at }));
  const resold: Resold = isOpen ? await resell(tx, order, plan.pay, action) : { ok: false };
  if (!resold.ok) return { ok: false, reason: 'plan-not-open' };
  if (resold.price.amountCentimes !== plan.seenCentimes) return { ok: false, reason: 'price-changed' };
  return { ok: true, pay: plan.pay, resold };
}

/**
 * The methods of an order, in the order they are offered; none where what it opens is a sample. The practice bank moves no
 * real money, so it is offered there too, beside a real gateway.
 */
export async function waysToPay(
  context: ServiceContext,
  order: Pick<Order, 'itemKind' | 'itemSlug' | 'paymentOption'>,
): Promise<PaymentOption[]> {
  const { database, gateways, production } = context;
  const { db } = database;
  const settings = await readSettings(db, { sampleToo: !production });
  const types = cardTypesTaken(gateways, settings, order);
  const offered = openMethods({ settings, cardTypes: types }, order.paymentOption);
  const practiceCard = types.some((type) => firmForCards(gateways, settings, type, order)?.live === false);
  const open: PaymentOption[] = [];
  for (const option of offered)
    if (
      (option === 'Card' && practiceCard) ||
      (await whyClosed(db, order, option, railsOf(context))) === null
    )
      open.push(option);
  return open;
}

/** The cards with which an order of this kind may be paid now. */
export const cardTypes = async (
  { database, gateways }: ServiceContext,
  order: Pick<Order, 'itemKind'>,
): Promise<CardType[]> => cardTypesTaken(gateways, await readSettings(database.db), order);
