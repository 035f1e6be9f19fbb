/** The price with the code that was typed, or why it lowers nothing: asked before anything is ordered. */
import { longestTypedCode, type LoweredItem } from '../../coupons/coupon.ts';
import { email, type FieldProblem } from '../../../platform/people/person.ts';
import type { Typed } from '../../../platform/forms/read-form.ts';
import { clientAddress } from '../../site/page-headers.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';

/** A code that counts, and what is to pay with it, centimes of MAD. */
export type Quoted = { code: string; centimes: number; beforeCentimes: number; offCentimes: number };

export type CouponTyped = {
  quoted: Quoted | null;
  problem: FieldProblem | null;
  /** What the code makes of paying at once, where she chose to pay in parts and it counts for nothing. */
  onlyAtOnce?: Quoted;
};

export const noCoupon: CouponTyped = { quoted: null, problem: null };

/** `typed` as it stands in the form, or in the address of the page. Nobody asks for what no one typed. */
export async function readCoupon(args: ScreenArgs, item: LoweredItem, typed: Typed): Promise<CouponTyped> {
  const code = (typed.coupon ?? '').trim().slice(0, longestTypedCode);
  if (code === '') return noCoupon;
  const quote = await open(args).academy.quoteCoupon({
    item: { kind: item.kind, slug: item.slug },
    code,
    email: email.safeParse(typed.email ?? '').data ?? null,
    address: clientAddress(args.request),
  });
  if (quote === null) return noCoupon;
  if (!quote.ok) return { quoted: null, problem: quote.reason };
  const { listPriceCentimes, amountCentimes, discountCentimes } = quote.price;
  return {
    problem: null,
    quoted: {
      code: quote.code,
      centimes: amountCentimes,
      beforeCentimes: listPriceCentimes,
      offCentimes: discountCentimes,
    },
  };
}

/** The box of the page: what stands in it at first, and the code that came with the address, read already. */
export async function couponBox(args: ScreenArgs, item: LoweredItem, before: Typed) {
  const { url, say } = open(args);
  const coupon = url.searchParams.get('coupon') ?? before.coupon ?? '';
  const prefilled = coupon === '' ? before : { ...before, coupon };
  const read = args.request.method === 'GET' ? await readCoupon(args, item, prefilled) : noCoupon;
  return { prefilled, coupon: { read, words: say.coupon.box } };
}

/**
 * Pressed 'Apply', and not merely Enter in another field, which presses the first button of a form: there the code stands as
 * it stood. An emptied field takes the code away again.
 */
export const wantsToApply = (typed: Typed, quoted: Quoted | null): boolean =>
  typed.apply !== undefined &&
  (quoted === null
    ? (typed.coupon ?? '').trim() !== '' || (typed.applied ?? '') !== ''
    : quoted.code !== typed.applied);

/** Whether the form that was sent had shown the price with this code. */
export const hasSeen = (typed: Typed, { code, centimes }: Quoted): boolean =>
  typed.applied === code && typed.seenPrice === String(centimes);
