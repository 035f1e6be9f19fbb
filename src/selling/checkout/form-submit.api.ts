/** POST /api/form/submit: places an order by the same service as the enrolment form. */
import { type Locale, pathIn, locales } from '../../platform/i18n/locale.ts';
import { countedAs } from '../../academy/frame/source.ts';
import { z } from 'zod';
import { membership } from '../../academy/settings/membership.ts';
import { fromDecimal, toDecimal } from '../../platform/money/money.ts';
import { isGiftRefusal, readBuyer } from '../orders/order-form.ts';
import { couponRefusals, longestTypedCode } from '../coupons/coupon.ts';
import { orderStatuses, paymentOptions, type Order } from '../orders/order.ts';
import { email, type FieldProblem } from '../../platform/people/person.ts';
import type { Typed } from '../../platform/forms/read-form.ts';
import { seatRefusals } from '../../catalogue/courses/cohort.ts';
import type { Academy } from '../../academy.ts';
import { defineCall, type Answer } from '../../platform/api/call.ts';
import { addressOf, type ApiOptions } from '../../platform/api/caller.ts';
import { cohortBody, cohortSchema, nextCohortOf } from '../cohorts/course-cohorts.api.ts';
import { agreesToStart, ignored, isAgreed, locale, price, sameName } from '../../platform/api/fields.ts';
import { refuse } from '../../platform/api/failures.ts';
import type { PlaceOrder, PlaceOrderResult } from './place-order.service.ts';
import type { OpenedKind } from '../../academy/settings/sold-kinds.ts';

const problem = (name: FieldProblem): FieldProblem => name;

const schema = z.object({
  name: z
    .string()
    .meta({ description: 'First and last name; for the membership or a product one word will do.' }),
  email,
  phone: z.string().optional().meta({ description: 'Needed for courses. 0612345678 or +212612345678.' }),
  description: z.string().max(200, problem('too-long')).optional().meta({
    description: 'The name of what is ordered, in either language.',
  }),
  course: z
    .string()
    .max(100, problem('too-long'))
    .optional()
    .meta({
      description: `Instead of description: the slug of the course or product, or '${membership.slug}'.`,
    }),
  price,
  paymentOption: z
    .enum([...paymentOptions, 'Stripe', ''])
    .optional()
    .meta({ description: "Chooses the method at once. 'Stripe' is an older name of 'Card'." }),
  status: ignored(60).meta({ description: 'Ignored: the academy says it.' }),
  orderId: ignored(60).meta({ description: 'Ignored: the academy makes it.' }),
  idempotencyKey: z
    .string()
    .min(16, problem('required'))
    .max(128, problem('too-long'))
    .optional()
    .meta({ description: 'Instead of the Idempotency-Key header.' }),
  isSixteen: z
    .enum(['true', 'on'], { error: problem('age-required') })
    .optional()
    .meta({
      description: 'A caller that places an order confirms that the buyer is 16 or older; false is refused.',
      enum: ['true', 'on', true],
      type: ['string', 'boolean'],
    }),
  agreesToStart,
  instalments: z
    .enum(['true', 'false'])
    .optional()
    .meta({
      description:
        'A course in parts, where it is sold so: the order is then for the first payment, and `price` is compared with that.',
      enum: ['true', 'false', true, false],
      type: ['string', 'boolean'],
    }),
  cohort: z.uuid(problem('cohort-closed')).optional().meta({
    description: 'The dated group, of a course that is sold by them. Left out: the next one with a seat.',
  }),
  coupon: z.string().max(longestTypedCode, problem('too-long')).optional().meta({
    description:
      'A code that lowers the price. With a price, send the lowered one. A code is never added to a campaign: where that takes off as much or more, the code is refused.',
  }),
  locale,
});

type Item = Extract<PlaceOrder['item'], { kind: OpenedKind }>;

/** Finds an item by slug, else by its exact name in either language. */
async function itemMeant(academy: Academy, slug?: string, name?: string): Promise<Item | null> {
  const wanted = slug ?? name;
  if (!wanted) return null;
  if ([membership.slug, ...Object.values(membership.name)].some((known) => sameName(known, wanted)))
    return { kind: 'membership', slug: membership.slug };
  const course = await academy.courseNamed(wanted);
  if (course) return { kind: 'course', slug: course.slug };
  const product = (await academy.products()).find(({ slug: known, words }) =>
    [known, ...locales.map((one) => words[one].name)].some((name) => sameName(name, wanted)),
  );
  return product ? { kind: 'product', slug: product.slug } : null;
}

/** The order as the caller gets it; `cohort` only for a course that is sold by dated groups. */
async function orderBody(academy: Academy, order: Order, publicOrigin: string) {
  const group = await academy.cohorts.groupOfOrder(order);
  return {
    success: true,
    submissionId: order.number,
    orderId: order.number,
    status: order.status,
    price: toDecimal(order.amountCentimes),
    currency: 'MAD',
    description: order.description,
    token: order.token,
    orderUrl: publicOrigin + pathIn(order.locale, `/orders/${order.token}`),
    ...(group && { cohort: cohortBody(group) }),
  };
}

/** Places it; a caller who names no group where several are open gets the next one with a seat. */
async function placeInCohort(academy: Academy, input: PlaceOrder): Promise<PlaceOrderResult> {
  const { item } = input;
  const placed = await academy.placeOrder(input);
  if (placed.ok || placed.reason !== 'cohort-needed' || item.kind !== 'course') return placed;
  const cohort = await nextCohortOf(academy, item.slug);
  return cohort === undefined ? placed : academy.placeOrder({ ...input, item: { ...item, cohort } });
}

/** Chooses the method that came with the order, unless the order has left that status meanwhile. */
async function withMethod(academy: Academy, order: Order, named: string | undefined): Promise<Order> {
  const option = paymentOptions.find((known) => known === (named === 'Stripe' ? 'Card' : named));
  if (!option) return order;
  const chosen = await academy.chooseMethod({ token: order.token, option });
  return chosen.ok ? chosen.order : order;
}

async function place(
  options: ApiOptions,
  request: Request,
  value: z.output<typeof schema>,
  { locale: language, typed }: { locale: Locale; typed: Typed },
): Promise<Answer> {
  const { academy, publicOrigin } = options;
  const item = await itemMeant(academy, value.course, value.description);
  if (!item) return refuse('course-not-found');
  const buyer = readBuyer(item.kind, typed);
  if (!buyer.ok) return refuse('bad-fields', { problems: buyer.problems });
  const coupon = value.coupon?.trim() ?? '';
  const address = addressOf(request);
  if (coupon !== '') {
    // Checked first, so that wrong codes are counted: nobody finds one by placing orders.
    const quote = await academy.quoteCoupon({ item, code: coupon, email: buyer.value.email, address });
    // Any other refusal may be that of a repeated call; placing the order decides.
    if (quote && !quote.ok && quote.reason === 'coupon-unknown') return refuse(quote.reason);
    if (quote && !quote.ok && quote.reason === 'coupon-many-tries') return refuse('too-many');
  }
  const agrees = isAgreed(value.agreesToStart);
  const result = await placeInCohort(academy, {
    idempotencyKey: value.idempotencyKey ?? crypto.randomUUID(),
    item: {
      ...item,
      ...(item.kind === 'course'
        ? { byInstalments: value.instalments === 'true', cohort: value.cohort }
        : {}),
      ...(coupon === '' ? {} : { coupon }),
    },
    locale: language,
    details: { ...buyer.value, isSixteen: 'on', ...(agrees ? { agreesToStart: 'on' as const } : {}) },
    heldTokens: options.tokensOf(request),
    seenPriceCentimes: value.price === undefined ? null : fromDecimal(value.price),
    address,
    ...countedAs(request.headers.get('cookie')),
  });
  if (!result.ok && result.reason === 'price-changed')
    return refuse('price-changed', { priceCentimes: result.priceCentimes });
  if (!result.ok) {
    const { reason } = result;
    if (reason === 'told-by-email')
      return {
        ok: true,
        status: 202,
        body: { success: true, byEmail: true, price: '0.00', currency: 'MAD' },
      };
    if (reason === 'agreement-required') return refuse('bad-fields', { problems: { agreesToStart: reason } });
    // No call of the API orders a gift.
    if (isGiftRefusal(reason)) throw new Error(`Refused as ${reason}.`);
    return refuse(reason === 'coupon-many-tries' ? 'too-many' : reason);
  }
  const order = await withMethod(academy, result.order, value.paymentOption);
  return {
    ok: true,
    status: result.repeated ? 200 : 201,
    token: order.token,
    body: await orderBody(academy, order, publicOrigin),
  };
}

const answerSchema = z.object({
  success: z.literal(true),
  submissionId: z.string(),
  orderId: z.string().regex(/^MEM-\d{6}-[0-9a-f]{4}$/),
  status: z.enum(orderStatuses),
  price: z.string(),
  currency: z.literal('MAD'),
  description: z.string(),
  token: z.string(),
  orderUrl: z.string(),
  cohort: cohortSchema.optional(),
});

const byEmailSchema = z.object({
  success: z.literal(true),
  byEmail: z.literal(true),
  price: z.literal('0.00'),
  currency: z.literal('MAD'),
});

const example = {
  success: true,
  submissionId: 'MEM-482913-a1b2',
  orderId: 'MEM-482913-a1b2',
  status: 'Pending Payment',
  price: '990.00',
  currency: 'MAD',
  description: 'E-Commerce Mastery – Virtual',
  token: 'kV0n6mQ2c1uJx7r0b3Zt5w8Y',
  orderUrl: 'https://derb.example/orders/kV0n6mQ2c1uJx7r0b3Zt5w8Y',
};

export const formSubmit = defineCall({
  id: 'submitForm',
  group: 'orders',
  method: 'POST',
  path: '/api/form/submit',
  summary: 'Place an order',
  description:
    "Places an order for a course or the membership. The academy owns price, currency, status and order number: `status` and `orderId` in the body are ignored, and a `price` that differs from the catalogue is answered 409 with the current one. Send an `Idempotency-Key` (16 to 128 characters) to repeat a call safely: the same key with the same details returns the same order, and with other details is refused unless the order's cookie comes along. The answer sets a cookie and carries a `token`; either proves later that the order is yours.",
  schema,
  example: {
    name: 'Salma Alaoui',
    email: 'salma@example.com',
    phone: '+212612345678',
    description: 'E-Commerce Mastery – Virtual',
    price: '990',
    status: 'Pending Payment',
    paymentOption: '',
    agreesToStart: 'true',
  },
  answers: [
    { status: 201, when: 'The order was placed.', schema: answerSchema, example },
    { status: 200, when: 'The same key again: the same order.', schema: answerSchema, example },
    {
      status: 202,
      when: 'It costs nothing. The order stands, also when this address had it before; its link goes to the address alone.',
      schema: byEmailSchema,
      example: { success: true, byEmail: true, price: '0.00', currency: 'MAD' },
    },
  ],
  refusals: [
    'bad-fields',
    'course-not-found',
    'not-on-sale',
    ...seatRefusals,
    ...couponRefusals,
    'early-other-address',
    'too-many',
    'many-free-orders',
    'price-changed',
    'key-used-for-another-item',
    'owned-already',
    'order-at-the-bank',
  ],
  proof: 'none',
  answer: (options, { request, value, locale: language, typed }) =>
    place(options, request, value, { locale: language, typed }),
});
