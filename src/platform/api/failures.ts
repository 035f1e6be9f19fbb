/** Every way a call can fail, with its HTTP status: a closed set, so that a new reason without a status does not compile. */
import { z } from 'zod';
import type { Words } from '../../words.ts';
import { toDecimal } from '../money/money.ts';
import type { FieldProblems } from '../forms/read-form.ts';
import type { FieldProblem } from '../people/person.ts';
import type { DocumentedAnswer, Success } from './call.ts';

/** Applications keep the answer format of the spreadsheet script that their forms were written for. */
export const succeeded = (more: object = {}): Success => ({
  ok: true,
  status: 200,
  body: { result: 'success', ...more },
});

export const success = (more: Record<string, z.ZodType> = {}, example: object = {}): DocumentedAnswer => ({
  status: 200,
  when: 'It is stored.',
  schema: z.object({ result: z.literal('success'), ...more }),
  example: { result: 'success', ...example },
});

/** The hidden field with the name of the sheet; if sent, it must be the right one. */
export const sheet = (name: string) =>
  z
    .literal(name)
    .optional()
    .meta({ description: `‘${name}’. It may be left out; with another name the call is refused.` });

export type FailureReason = keyof Words['api']['failures'];

export const statusOf = {
  'bad-json': 400,
  'bad-form': 400,
  'files-not-taken': 422,
  'wrong-content-type': 415,
  'bad-fields': 422,
  'too-large': 413,
  'not-found': 404,
  'cross-site': 403,
  'wrong-method': 405,
  'course-not-found': 404,
  'workshop-not-found': 404,
  'product-not-found': 404,
  'many-forms': 429,
  'not-on-sale': 409,
  'sold-out': 409,
  'cohort-needed': 422,
  'cohort-full': 409,
  'cohort-closed': 409,
  'agreement-required': 422,
  'slot-taken': 409,
  'too-many-hours': 409,
  'too-many-hours-here': 409,
  'too-many-seats-here': 409,
  'many-free-orders': 429,
  'coupon-unknown': 422,
  'coupon-not-for-this': 422,
  'coupon-over': 409,
  'coupon-used-up': 409,
  'coupon-used-by-buyer': 409,
  'coupon-made-by-buyer': 409,
  'coupon-not-combinable': 409,
  'coupon-not-in-parts': 409,
  'friend-own': 409,
  'friend-first': 409,
  'friend-gift': 409,
  'early-other-address': 409,
  'owned-already': 409,
  'order-at-the-bank': 409,
  'price-changed': 409,
  'key-used-for-another-item': 422,
  'order-not-found': 404,
  'not-in-this-status': 409,
  'transfer-code-taken': 409,
  'too-many-claims': 429,
  'status-not-yours': 403,
  'redirect-not-allowed': 422,
  'currency-not-taken': 422,
  'intent-not-found': 404,
  'course-not-ready': 409,
  'method-off': 409,
  'no-gateway': 503,
  'gateway-unreachable': 502,
  'gateway-refused': 502,
  'gateway-answer-unreadable': 502,
  'session-not-made': 502,
  'intent-not-made': 502,
  'sign-in-needed': 401,
  /** PostgREST's code for 'no such row', which clients of the users table know. */
  PGRST116: 404,
  'too-many': 429,
  unexpected: 500,
} as const satisfies Record<FailureReason, number>;

/** A refused call. `priceCentimes`: the current price in centimes of MAD, if it differs from the one sent. `token`: the order's new one. */
export type Failure = {
  ok: false;
  code: FailureReason;
  problems?: FieldProblems;
  priceCentimes?: number;
  token?: string;
};

export const refuse = (code: FailureReason, more: Omit<Failure, 'ok' | 'code'> = {}): Failure => ({
  ok: false,
  code,
  ...more,
});

/** What a reason was called until December 2026, beside its name: a client that knows no other is still answered. */
const formerCodes: Partial<Record<FailureReason, string>> = {
  'coupon-used-by-buyer': 'coupon-used-by-her',
  'coupon-made-by-buyer': 'coupon-made-by-her',
};

export type FailureBody = {
  success: false;
  /** A machine-readable reason. */
  code: FailureReason;
  formerCode?: string;
  /** A sentence for a person, in the caller's language. */
  error: string;
  /** One sentence per field that needs a correction. */
  fields?: Record<string, string>;
  /** The current price as a decimal, and in centimes, when it differs from the one sent. */
  price?: string;
  amount?: number;
};

/** The error format of the spreadsheet script that the applications' forms were written for. */
export type ScriptFailureBody = {
  result: 'error';
  error: { message: string; code: FailureReason; fields?: Record<string, string> };
};

export const answersLikeAScript = (pathname: string): boolean => pathname.startsWith('/api/applications/');

/** The body of a refused call at an address of the API. */
export function failureBody(
  pathname: string,
  t: Words,
  { code, problems, priceCentimes }: Omit<Failure, 'ok'>,
): FailureBody | ScriptFailureBody {
  const sentences: Partial<Record<FieldProblem, string>> = { ...t.common.fieldProblems, ...t.api.fields };
  const fieldProblems = Object.entries(problems ?? {}).flatMap(([name, problem]) =>
    problem ? [[name, sentences[problem] ?? ''] as const] : [],
  );
  const fields = fieldProblems.length > 0 ? { fields: Object.fromEntries(fieldProblems) } : {};
  const sentence = t.api.failures[code];
  if (answersLikeAScript(pathname))
    return { result: 'error', error: { message: fieldProblems[0]?.[1] ?? sentence, code, ...fields } };
  const price = priceCentimes === undefined ? {} : { price: toDecimal(priceCentimes), amount: priceCentimes };
  const formerCode = formerCodes[code];
  const named = { code, ...(formerCode !== undefined && { formerCode }) };
  return { success: false, ...named, error: sentence, ...fields, ...price };
}
