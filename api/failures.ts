/** Every way a call can fail, with its HTTP status: a closed set, so that a new reason without a status does not compile. */
import type { Words } from '../content/words.ts';
import type { FieldProblems } from '../domain/people/read-form.ts';

export type FailureReason = keyof Words['wire']['failures'];

export const statusOf = {
  'bad-json': 400,
  'wrong-content-type': 415,
  'bad-fields': 422,
  'too-large': 413,
  'not-found': 404,
  'wrong-method': 405,
  'course-not-found': 404,
  'not-on-sale': 409,
  'sold-out': 409,
  'price-changed': 409,
  'key-used-for-another-item': 422,
  'order-not-found': 404,
  'not-in-this-status': 409,
  'transfer-code-taken': 409,
  'status-not-yours': 403,
  'redirect-not-allowed': 422,
  'no-gateway': 503,
  'gateway-unreachable': 502,
  'gateway-refused': 502,
  'too-many': 429,
  unexpected: 500,
} as const satisfies Record<FailureReason, number>;

export type FailureBody = {
  success: false;
  /** Machine-readable reason. */
  code: FailureReason;
  /** A sentence for a person, in the caller's language. */
  error: string;
  /** One sentence per field that needs a correction. */
  fields?: Record<string, string>;
  /** The current price as a decimal, when it differs from the one sent. */
  price?: string;
};

/** The body of a refused call. */
export function failureBody(say: Words, code: FailureReason, problems?: FieldProblems): FailureBody {
  const body: FailureBody = { success: false, code, error: say.wire.failures[code] };
  if (!problems) return body;
  const fields: Record<string, string> = {};
  for (const [name, problem] of Object.entries(problems))
    if (problem) fields[name] = say.common.fieldProblems[problem];
  return { ...body, fields };
}
