import type { z } from 'zod';
import type { Locale } from '../i18n/locale.ts';
import { readForm, type Typed } from '../forms/read-form.ts';
import type { ApiOptions } from './caller.ts';
import { refuse, type Failure, type FailureReason } from './failures.ts';

/** A request. `typed`: the fields of the body, or of the query of a GET; `id`: the variable part of the path. */
export type Asked = { request: Request; typed: Typed; id: string; locale: Locale };

/** `token` proves the order in later requests: it is set as a cookie. */
export type Success = {
  ok: true;
  status: 200 | 201 | 202;
  body: object;
  token?: string;
  headers?: Record<string, string>;
};
export type Answer = Success | Failure;

export type DocumentedAnswer = {
  status: 200 | 201 | 202;
  /** In which case it is answered. */
  when: string;
  schema: z.ZodType;
  example: unknown;
};

type Description<S extends z.ZodObject> = {
  /** Unique, in camel case. */
  id: string;
  group: Group;
  method: 'GET' | 'POST';
  /** '/api/payment-intent/{id}/validate' */
  path: string;
  summary: string;
  description: string;
  /** Parses the fields; numbers of a caller arrive as text. */
  schema: S;
  /** A JSON body may carry its fields inside this one. */
  within?: string;
  /** An example with all fields that a caller needs. */
  example: Record<string, unknown>;
  answers: readonly DocumentedAnswer[];
  /** Reasons for a refusal besides those that every call shares. */
  refusals: readonly FailureReason[];
  /** What a caller must show: a token or cookie of the order, a staff session, or their own where it is about them. */
  proof: 'none' | 'order' | 'staff' | 'own-or-staff';
};

export const groups = {
  orders: 'Orders',
  card: 'Paying by card',
  applications: 'Applications',
  people: 'People, for the staff and for oneself',
} as const;
export type Group = keyof typeof groups;

export type Call = Description<z.ZodObject> & {
  answer(options: ApiOptions, asked: Asked): Promise<Answer>;
};

export function defineCall<S extends z.ZodObject>(
  call: Description<S> & {
    answer(options: ApiOptions, asked: Asked & { value: z.output<S> }): Promise<Answer>;
  },
): Call {
  return {
    ...call,
    async answer(options, asked) {
      const reading = readForm(call.schema, asked.typed);
      if (!reading.ok) return refuse('bad-fields', { problems: reading.problems });
      return call.answer(options, { ...asked, value: reading.value });
    },
  };
}
