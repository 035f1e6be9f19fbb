/** Handles a sent form of step 1, for every kind of item: an order is placed, or the form is shown again. */
import { countedAs } from '../../../academy/frame/source.ts';
import { data, redirect } from 'react-router';
import { isCouponRefusal, type LoweredItem } from '../../coupons/coupon.ts';
import { giftIn, typedFormOf } from '../../orders/order-form.ts';
import { chooseCohort } from '../../../catalogue/courses/cohort.ts';
import { meantEmail } from '../../../platform/people/meant-email.ts';
import type { FieldProblem } from '../../../platform/people/person.ts';
import {
  asksAbout,
  type FieldProblems,
  postedForm,
  readForm,
  type Typed,
  typedIn,
} from '../../../platform/forms/read-form.ts';
import type { PlaceOrder, PlaceOrderResult } from '../place-order.service.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { clientAddress } from '../../../academy/frame/page-headers.ts';
import { rememberOrder, orderTokensOf } from '../../../academy/accounts/order-cookie.ts';
import { goTo } from '../../orders/pages/open-step.ts';
import { type CouponTyped, hasSeen, noCoupon, readCoupon, wantsToApply } from './open-enrolment.ts';
import { isStepOpen } from '../../orders/pages/step-for.ts';

export type Refused = {
  typed: Typed;
  problems: FieldProblems;
  /** 'slot-taken': somebody else took the hour meanwhile. 'too-many-hours': the buyer holds other unpaid hours; 'too-many-hours-here': people on the same connection do. */
  refusal:
    | null
    | 'price-changed'
    | 'closed'
    | 'old-form'
    | 'slot-taken'
    | 'too-many-hours'
    | 'too-many-hours-here'
    | 'many-free-orders'
    /** Only for buyers who have it, or are paying for it, by sign-in or an order of this browser. */
    | 'owned-already'
    | 'order-at-the-bank';
  /** The code in the form and what it gives. */
  coupon?: CouponTyped;
  /** Instead of the typed address, which looks like a slip. */
  meant?: string;
};

export const untouched: Refused = { typed: {}, problems: {}, refusal: null };

const refuse = (refused: Refused, status: number) => data(refused, { status });

const keyPattern = /^[\w-]{16,128}$/;

/** The key of the opened form, unless it was used for another item; then the new one. */
export const keyOf = ({ typed, refusal }: Refused, newKey: string): string =>
  refusal !== 'old-form' && keyPattern.test(typed.idempotencyKey ?? '')
    ? (typed.idempotencyKey ?? newKey)
    : newKey;

/** The price the form showed. A form without one counts as showing another price, so that the buyer confirms today's. */
export function seenPriceIn(typed: Typed): number {
  const seen = (wantsParts(typed) ? typed.seenDeposit : typed.seenPrice) ?? '';
  return /^\d{1,9}$/.test(seen) ? Number(seen) : -1;
}

/** Forms that were opened before how to pay became a step of its own send this choice too. */
export const wantsParts = ({ pay }: Typed): boolean => pay === 'parts';

/** How much of the buyer's credit was ticked, centimes of MAD. */
const creditIn = ({ credit = '' }: Typed): number => (/^\d{1,9}$/.test(credit) ? Number(credit) : 0);

type Coded = LoweredItem | { kind: 'instalment' };

/** Paying in parts takes no code. */
async function couponIn(args: ScreenArgs, item: Coded, typed: Typed): Promise<CouponTyped> {
  if (item.kind === 'instalment') return noCoupon;
  const read = await readCoupon(args, item, typed);
  return wantsParts(typed) && read.quoted !== null ? { quoted: null, problem: 'coupon-not-in-parts' } : read;
}

/**
 * The code the order is placed with. A code whose price was shown may be refused only because this very form has made its
 * order already, so placing decides.
 */
function codeToAsk(typed: Typed, { quoted, problem }: CouponTyped): string | undefined {
  if (quoted !== null) return quoted.code;
  const isKnown = problem !== null && problem !== 'coupon-unknown' && problem !== 'coupon-many-tries';
  return isKnown && typed.applied !== undefined ? typed.coupon : undefined;
}

/** The dated group that was chosen; undefined when none was. */
export const cohortIn = ({ cohort }: Typed): string | undefined => (cohort === '' ? undefined : cohort);

/** With the choice of parts, or a code that lowers the price. */
function asChosen(item: PlaceOrder['item'], typed: Typed, read: CouponTyped): PlaceOrder['item'] {
  if (item.kind === 'instalment') return item;
  const coupon = codeToAsk(typed, read);
  if (item.kind !== 'course') return { ...item, coupon };
  const credit = creditIn(typed);
  return { ...item, byInstalments: wantsParts(typed), coupon, cohort: cohortIn(typed), credit };
}

/** The code in a sent form, with what is wrong with it; a complete answer where the form was only sent to apply it. */
export async function readCode(args: ScreenArgs, item: Coded, typed: Typed) {
  const coupon = await couponIn(args, item, typed);
  const inProblems: FieldProblems = coupon.problem === null ? {} : { coupon: coupon.problem };
  const refused: Refused = { typed, coupon, refusal: null, problems: inProblems };
  const answer = wantsToApply(typed, coupon.quoted)
    ? refuse(refused, coupon.problem === null ? 200 : 422)
    : null;
  return { coupon, inProblems, answer };
}

/** With the address that was offered and ticked. */
const corrected = (typed: Typed): Typed =>
  typed.meantEmail === undefined ? typed : { ...typed, email: typed.meantEmail };

/** Why no seat could be taken in the chosen group, told together with what is wrong in the other fields. */
async function groupProblem(args: ScreenArgs, { kind, slug }: PlaceOrder['item'], typed: Typed) {
  const cohorts = kind === 'course' ? (await open(args).academy.course(slug))?.cohorts : undefined;
  if (cohorts === undefined || cohorts.length === 0) return null;
  const chosen = chooseCohort(cohorts, cohortIn(typed));
  return chosen.ok ? null : chosen.reason;
}

/** The first one has the focus: the group stands above the ticks. */
function inPageOrder(problems: FieldProblems, cohort: FieldProblem | null): FieldProblems {
  if (cohort === null) return problems;
  const isTick = ([name]: [string, unknown]) => name === 'isSixteen' || name === 'agreesToStart';
  const [all, group] = [Object.entries(problems), ['cohort', cohort] as const];
  return Object.fromEntries([...all.filter((one) => !isTick(one)), group, ...all.filter(isTick)]);
}

export async function placeFromForm(args: ScreenArgs, item: PlaceOrder['item']) {
  const { academy, locale, links, publicOrigin, url, memberAuth } = open(args);
  const posted = corrected(typedIn(await postedForm(args.request)));
  const reading = readForm(typedFormOf(item.kind, posted), posted);
  const { typed } = reading;
  const { coupon, inProblems, answer } = await readCode(args, item, typed);
  if (answer !== null) return answer;
  const shown = { typed, coupon, refusal: null };
  if (!reading.ok) {
    const group = await groupProblem(args, item, typed);
    return refuse({ ...shown, problems: { ...inPageOrder(reading.problems, group), ...inProblems } }, 422);
  }
  if (coupon.problem !== null && codeToAsk(typed, coupon) === undefined)
    return refuse({ ...shown, problems: inProblems }, 422);
  // A code that was typed and not applied: the buyer sees the price with it before anything is ordered.
  if (coupon.quoted !== null && !hasSeen(typed, coupon.quoted))
    return refuse({ ...shown, problems: {} }, 200);
  const meant = meantEmail(typed.email ?? '');
  // Asked once: whoever sends the same address again means it.
  if (meant !== null && typed.seenEmail !== typed.email)
    return refuse({ ...shown, problems: {}, meant }, 200);
  if (giftIn(reading.value) !== null && asksAbout(typed, 'recipientEmail'))
    return refuse({ ...shown, problems: { recipientEmail: 'email-meant' } }, 422);
  const key = typed.idempotencyKey ?? '';
  if (!keyPattern.test(key)) return refuse({ typed, coupon, problems: {}, refusal: 'old-form' }, 409);
  const placed = await academy.placeOrder({
    idempotencyKey: key,
    item: asChosen(item, typed, coupon),
    earlyToken: url.searchParams.get('early') ?? undefined,
    locale,
    details: reading.value,
    gift: giftIn(reading.value),
    provedEmail: (await memberAuth.whoIs(args.request))?.email,
    heldTokens: orderTokensOf(args.request),
    seenPriceCentimes: seenPriceIn(typed) - creditIn(typed),
    address: clientAddress(args.request),
    wantsMessages: typed.asksMessages === undefined ? undefined : typed.messages === 'on',
    wantsNews: typed.news === 'on',
    ...countedAs(args.request.headers.get('cookie')),
  });
  if (placed.ok) {
    const next = goTo(isStepOpen('method', placed.order) ? 'method' : 'order', placed.order, links);
    next.headers.append('Set-Cookie', rememberOrder(args.request, placed.order.token, publicOrigin));
    return next;
  }
  if (placed.reason === 'told-by-email') return redirect(links.orderByEmail(), 303);
  return refusalFor(placed.reason, typed, coupon);
}

type Reason = Exclude<Extract<PlaceOrderResult, { ok: false }>['reason'], 'told-by-email'>;

/** The form again, with why nothing was ordered. */
function refusalFor(reason: Reason, typed: Typed, coupon: CouponTyped) {
  const shown = { typed, coupon, refusal: null };
  if (isCouponRefusal(reason) || reason === 'coupon-many-tries')
    // The code was valid when its price was quoted; whether this person has used it is checked only here.
    return refuse(
      { ...shown, problems: { coupon: reason }, coupon: { ...coupon, quoted: null, problem: reason } },
      422,
    );
  switch (reason) {
    case 'many-free-orders':
      return refuse({ ...shown, refusal: reason, problems: {} }, 429);
    case 'key-used-for-another-item':
      return refuse({ typed, problems: {}, refusal: 'old-form' }, 409);
    case 'cohort-needed':
    case 'cohort-full':
    case 'cohort-closed':
      return refuse({ ...shown, problems: { cohort: reason } }, reason === 'cohort-needed' ? 422 : 409);
    case 'agreement-required':
      return refuse({ ...shown, problems: { agreesToStart: reason } }, 422);
    case 'early-other-address':
      return refuse({ ...shown, problems: { email: reason } }, 422);
    case 'gift-to-oneself':
      return refuse({ ...shown, problems: { recipientEmail: reason } }, 422);
    case 'gift-day':
      return refuse({ ...shown, problems: { giftOn: reason } }, 422);
    case 'gift-in-parts':
    case 'gift-for-nothing':
      return refuse({ ...shown, problems: { gift: reason } }, 422);
    case 'owned-already':
      return typed.gift === 'on'
        ? refuse({ ...shown, problems: { recipientEmail: 'gift-given' } }, 422)
        : refuse({ ...shown, problems: {}, refusal: reason }, 409);
    case 'order-at-the-bank':
      return refuse({ ...shown, problems: {}, refusal: reason }, 409);
    case 'price-changed':
      if (creditIn(typed) > 0) return refuse({ ...shown, problems: { credit: 'credit-changed' } }, 409);
      return refuse({ typed, problems: {}, refusal: reason }, 409);
    case 'slot-taken':
    case 'too-many-hours':
    case 'too-many-hours-here':
      return refuse({ typed, problems: {}, refusal: reason }, 409);
    case 'course-not-found':
      return refuse({ typed, problems: {}, refusal: 'closed' }, 404);
    case 'not-on-sale':
    case 'sold-out':
      // It may be sold only at once by now: the page shows today's price, or that it is closed.
      return refuse({ typed, problems: {}, refusal: wantsParts(typed) ? 'price-changed' : 'closed' }, 409);
  }
}
