/**
 * One call of the staff API in one place: who may, how its input is read and described, and the few lines that call a service.
 *
 *     export const decide = defineStaffCall({ id: 'decideClaim', method: 'POST', path: '/api/staff/orders/{number}/decision', … });
 */
import { z } from 'zod';
import type { Words } from '../../words.ts';
import type { ExportFiles } from '../reports/export-files.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { Who } from './who-may.ts';
import type { Academy, StaffMember } from '../../academy.ts';
import type { Entering, StaffAuth } from './staff-auth.ts';
import type { Context } from '../../platform/context.ts';
import { refuseStaff, type StaffFailure, type StaffFailureCode } from './staff-failures.ts';

export type StaffApiOptions = {
  /** What services are called with. */
  context: Context;
  academy: Academy;
  staffAuth: StaffAuth;
  clock: () => Date;
  publicOrigin: string;
  words: Record<Locale, Words>;
  /** Writes exported files. */
  files: ExportFiles;
  /** The e-mail that would decline a proposal, as plain text; null when there is no such proposal. */
  showDeclining(asked: {
    id: string;
    sentence: string;
  }): Promise<{ to: string; subject: string; text: string; locale: Locale } | null>;
  /**
   * The e-mail that opening a course would send, in both languages, without a name; nothing is sent. `ahead`: until when those on
   * the waitlist would be first, null where they would not. Null for a course that cannot be sold.
   */
  showOpening(asked: {
    courseSlug: string;
    ahead: Date | null;
  }): Promise<{ locale: Locale; subject: string; text: string }[] | null>;
  /** 'receipt', or a credit note by its number, as PDF in the buyer's language; null for what is not there. */
  printDocument(number: string, paper: string): Promise<Uint8Array<ArrayBuffer> | null>;
};

/** `params`: the variable parts of the path; `value`: the query of a GET, the body of every other. */
export type StaffAsked<V, S = StaffMember> = {
  request: Request;
  params: Record<string, string>;
  value: V;
  staff: S;
};

export type StaffSuccess =
  | { ok: true; status: 200 | 201; body: object; headers?: Headers }
  /** A file or picture: what is not JSON. */
  | { ok: true; response: Response };
export type StaffAnswer = StaffSuccess | StaffFailure;

export const staffGroups = {
  session: 'Signing in',
  'second-factor': 'The second step of signing in',
  today: 'What waits for somebody',
  orders: 'Orders',
  refunds: 'Money going back',
  money: 'Comparing with the firms and the bank',
  claims: 'Claims',
  views: 'Saved views',
  exports: 'Files to take away',
  catalogue: 'The catalogue',
  pictures: 'Pictures',
  'access-codes': 'Access codes',
  coupons: 'Coupons',
  reports: 'Reports of members',
  log: 'The log',
  letters: 'E-mails',
  events: 'Webhook events',
  notifications: 'Messages of gateways',
  applications: 'Applications',
  waitlists: 'Waitlists',
  bookings: 'Hours with experts',
  people: 'People',
  teaching: 'Teaching',
} as const;
export type StaffGroup = keyof typeof staffGroups;

export type Description<S extends z.ZodType> = {
  /** Unique, in camel case. */
  id: string;
  group: StaffGroup;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** '/api/staff/orders/{number}' */
  path: `/api/staff/${string}`;
  summary: string;
  description?: string;
  schema: S;
  /** Takes bytes of these types instead of JSON: then `schema` reads the query, whatever the method. */
  takes?: readonly `${string}/${string}`[];
  /** An accepted body, or query. */
  example: unknown;
  answer200: { when: string; schema: z.ZodType; example: unknown } | { when: string; contentType: string };
  /** Reasons for a refusal beside those that every call shares. */
  refusals?: readonly StaffFailureCode[];
};

/** A permission of `src/features/staff/who-may.ts`. */
export type Sentence = (who: Who) => boolean;

export type StaffCall = Description<z.ZodType> & {
  /** 'anybody': nobody need be signed in. 'any-staff': every role. */
  may: Sentence | 'anybody' | 'any-staff';
  answer(options: StaffApiOptions, asked: StaffAsked<unknown, StaffMember | null>): Promise<StaffAnswer>;
};

const read =
  <S extends z.ZodType, A extends StaffMember | null>(
    schema: S,
    answer: (options: StaffApiOptions, asked: StaffAsked<z.output<S>, A>) => Promise<StaffAnswer>,
  ) =>
  async (options: StaffApiOptions, asked: StaffAsked<unknown, A>): Promise<StaffAnswer> => {
    const reading = schema.safeParse(asked.value);
    if (!reading.success) return refuseStaff('bad-fields', { fields: faultsOf(reading.error) });
    return answer(options, { ...asked, value: reading.data });
  };

export function defineStaffCall<S extends z.ZodType>(
  call: Description<S> & {
    may: Sentence | 'any-staff';
    answer(options: StaffApiOptions, asked: StaffAsked<z.output<S>>): Promise<StaffAnswer>;
  },
): StaffCall {
  const answer = read<S, StaffMember>(call.schema, (options, asked) => call.answer(options, asked));
  return {
    ...call,
    async answer(options, { staff, ...asked }) {
      if (staff === null) return refuseStaff('sign-in-needed');
      if (call.may !== 'any-staff' && !call.may(staff)) return refuseStaff('not-allowed');
      return answer(options, { ...asked, staff });
    },
  };
}

/** A call of the sign-in itself: the caller may not be signed in. */
export function defineOpenStaffCall<S extends z.ZodType>(
  call: Description<S> & {
    answer(
      options: StaffApiOptions,
      asked: StaffAsked<z.output<S>, StaffMember | null>,
    ): Promise<StaffAnswer>;
  },
): StaffCall {
  return {
    ...call,
    may: 'anybody',
    answer: read(call.schema, (options, asked) => call.answer(options, asked)),
  };
}

/** Who was first, for the colleague who came second: from the newest line of the log about such an act. */
export async function firstBy(
  { staff }: Academy,
  subject: string,
  acts: readonly string[],
): Promise<{ by: string | null }> {
  const { rows } = await staff.readLog({ filter: { subject }, page: 1, perPage: 25 });
  return { by: rows.find(({ act }) => acts.includes(act))?.email ?? null };
}

const isCode = (message: string): boolean => /^[a-z]+(-[a-z]+)*$/.test(message);

type Issue = z.ZodError['issues'][number];

function codeOf(issue: Issue): string {
  if (isCode(issue.message)) return issue.message;
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'number' ? 'out-of-range' : 'too-long';
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return 'required';
      return issue.origin === 'number' ? 'out-of-range' : 'too-short';
    case 'unrecognized_keys':
      return 'unknown-key';
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'wrong-type';
    default:
      return 'not-taken';
  }
}

/** The first error of each field. An error of the whole body is under ''. */
export function faultsOf(error: z.ZodError): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String);
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    for (const one of paths) faults[one.join('.')] ??= codeOf(issue);
  }
  return faults;
}

/** A text in both languages of the site, on the staff API. */
export const inBoth = z.object({ en: z.string(), ar: z.string() });

/** Why a caller is not signed in to the console. `entering` is null without a session. */
export function refuseOutside(entering: Entering | null): StaffFailure {
  if (entering === null) return refuseStaff('sign-in-needed');
  return refuseStaff(entering.stage === 'code-needed' ? 'second-factor-needed' : 'second-factor-missing');
}
