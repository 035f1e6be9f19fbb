/** POST /api/form/submit: places an order, through the same flow as the enrolment form. */
import { z } from 'zod';
import { fromDecimal, toDecimal } from '../domain/money/money.ts';
import { email, fullName, type FieldProblem } from '../domain/people/person.ts';
import { phone } from '../domain/people/phone.ts';
import { readForm, type Typed } from '../domain/people/read-form.ts';
import type { Academy, CourseOnOffer, PlaceOrderResult } from '../flows/academy.server.ts';
import { localeOf, type ApiOptions } from './caller.ts';
import { failureBody, statusOf, type FailureBody, type FailureReason } from './failures.ts';

const problem = (name: FieldProblem): FieldProblem => name;

/**
 * `description` is the course's name in either language; `course` (its slug) may be sent instead. `price` is a hint: one
 * that differs from the catalogue is refused with the current one. `status`, `orderId` and `currency` are never stored.
 */
export const submitForm = z.object({
  name: fullName,
  email,
  phone,
  description: z.string().max(200, problem('too-long')).optional(),
  course: z.string().max(100, problem('too-long')).optional(),
  price: z
    .string()
    .refine((typed) => fromDecimal(typed) !== null, problem('required'))
    .optional(),
  idempotencyKey: z.string().min(16, problem('required')).max(128, problem('too-long')).optional(),
  /** A caller that places an order confirms that the buyer is 16 or older; an explicit 'false' is refused. */
  isSixteen: z.enum(['true', 'on'], { error: problem('age-required') }).optional(),
  agreesToStart: z.enum(['true', 'false', 'on']).optional(),
});

/** The course a caller means: by slug, else by its exact name in either language. */
async function courseMeant(academy: Academy, slug?: string, name?: string): Promise<CourseOnOffer | null> {
  if (slug) return academy.course(slug);
  if (!name) return null;
  const wanted = name.normalize('NFKC').trim().toLowerCase();
  const all = await academy.courses();
  return (
    all.find(({ course }) =>
      [course.slug, course.words.en.name, course.words.ar.name].some(
        (known) => known.toLowerCase() === wanted,
      ),
    ) ?? null
  );
}

export type SubmitAnswer =
  | { status: 200 | 201; body: Record<string, unknown>; token: string }
  | { status: (typeof statusOf)[FailureReason]; body: FailureBody };

type Placed = Extract<PlaceOrderResult, { ok: true }>;

/** What a caller is told of her order; `site` is the site's address in her language. */
function answerOf({ order, repeated }: Placed, site: string): SubmitAnswer {
  return {
    status: repeated ? 200 : 201,
    token: order.token,
    body: {
      success: true,
      submissionId: order.number,
      orderId: order.number,
      status: order.status,
      price: toDecimal(order.amountCentimes),
      currency: 'MAD',
      description: order.description,
      token: order.token,
      orderUrl: `${site}/orders/${order.token}`,
    },
  };
}

export async function submit(options: ApiOptions, request: Request, typed: Typed): Promise<SubmitAnswer> {
  const { academy, words, publicOrigin } = options;
  const locale = localeOf(request, typed['locale']);
  const refuse = (code: FailureReason): SubmitAnswer => ({
    status: statusOf[code],
    body: failureBody(words[locale], code),
  });
  const header = request.headers.get('idempotency-key');
  const reading = readForm(submitForm, header ? { ...typed, idempotencyKey: header } : typed);
  if (!reading.ok) return { status: 422, body: failureBody(words[locale], 'bad-fields', reading.problems) };
  const {
    name,
    email: address,
    phone: number,
    course,
    description,
    price,
    idempotencyKey,
    agreesToStart,
  } = reading.value;
  const meant = await courseMeant(academy, course, description);
  if (!meant) return refuse('course-not-found');
  const agrees = agreesToStart === 'true' || agreesToStart === 'on';
  const result = await academy.placeOrder({
    idempotencyKey: idempotencyKey ?? crypto.randomUUID(),
    courseSlug: meant.course.slug,
    locale,
    details: {
      name,
      email: address,
      phone: number,
      isSixteen: 'on',
      ...(agrees ? { agreesToStart: 'on' as const } : {}),
    },
    heldTokens: options.tokensOf(request),
    seenPriceCentimes: price === undefined ? null : fromDecimal(price),
  });
  if (!result.ok && result.reason === 'price-changed') {
    return {
      status: 409,
      body: { ...failureBody(words[locale], 'price-changed'), price: toDecimal(result.priceCentimes) },
    };
  }
  if (!result.ok) return refuse(result.reason);
  return answerOf(result, `${publicOrigin}${locale === 'ar' ? '/ar' : ''}`);
}
