/**
 * One call of the staff API in one place: who may, its input and output as zod schemas, and the few lines that call a service.
 * The same definition gives the API's document and the types of the console's client.
 *
 *     export const renameModule = staffCall({
 *       path: 'teaching/rename-module',
 *       summary: 'Rename a module of a course',
 *       may: mayTeach,
 *       input: z.strictObject({ id: z.uuid(), title: inEachLanguage(160) }),
 *       output: z.object({ title: inEachLanguage(160) }),
 *       run: ({ context, staff }, input) => renameModule(context, staff, input),
 *     });
 *
 * Below /api/staff, answered with 200 and the output. `refuseStaff` refuses with a code that every call shares; a call without an
 * `output` answers `{ ok: true, … }`, or `{ ok: false, reason }` with 409 for a refusal of its own.
 */
import { z } from 'zod';
import type { Words } from '../../words.ts';
import type { ExportFiles } from '../../admin/reports/export-files.ts';
import { type Locale, inEach } from '../../platform/i18n/locale.ts';
import type { Who } from './who-may.ts';
import type { Academy, StaffMember } from '../../academy.ts';
import type { Entering, StaffAuth } from './staff-auth.ts';
import type { Context } from '../../platform/context.ts';
import { refuseStaff, type StaffFailure, type StaffFailureCode } from './staff-failures.ts';

/** An e-mail before it goes, in the reader's language. */
export type ShownEmail = { to: string; subject: string; text: string; locale: Locale };

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
  /** The e-mail that refusing a claimed payment would send, as plain text; null when there is no such order. */
  showRefusing(asked: { number: string; reason: string }): Promise<ShownEmail | null>;
  /** The e-mail that would decline a proposal, as plain text; null when there is no such proposal. */
  showDeclining(asked: { id: string; sentence: string }): Promise<ShownEmail | null>;
  /**
   * The e-mail that opening a course would send, in both languages, without a name; nothing is sent. `ahead`: until when those on
   * the waitlist would be first, null where they would not. Null for a course that cannot be sold.
   */
  showOpening(asked: {
    courseSlug: string;
    ahead: Date | null;
  }): Promise<{ locale: Locale; subject: string; text: string }[] | null>;
  /** 'receipt', or a credit note by its number, as PDF, else in the buyer's language; null for what is not there. */
  printDocument(number: string, paper: string, language?: Locale): Promise<Uint8Array<ArrayBuffer> | null>;
};

type ParamsOf<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsOf<Rest> : never;

/** What a call is answered with, and who asks. */
export type StaffAsking<Path extends string = string> = StaffApiOptions & {
  staff: StaffMember;
  /** Their session, as the call found it. */
  entering: Entering;
  request: Request;
  /** The variable parts of the path. */
  params: Record<ParamsOf<Path>, string>;
  /** More headers of the answer: cookies of the sign-in. */
  headers: Headers;
};

/** A permission of `src/academy/staff/who-may.ts`. */
export type Permission = (who: Who) => boolean;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Described<Path, By, Input> = {
  /** Below /api/staff: 'orders/{number}'. */
  path: Path;
  /** POST when nothing is said. The input is the query of a GET and the JSON body of every other. */
  method?: By;
  /** What it does, in one sentence, for the API's document. */
  summary: string;
  description?: string;
  /** 'any-staff': every role. */
  may: Permission | 'any-staff';
  input: Input;
  /** Takes bytes of these types instead of JSON: then `input` reads the query, whatever the method. */
  takes?: readonly `${string}/${string}`[];
  /** Codes of a refusal beside those that every call shares. */
  refusals?: readonly StaffFailureCode[];
};

/** A call as the API runs it. `Route` and `Answer` are there for the client's types alone. */
export type StaffCall<
  Path extends string = string,
  By extends Method = Method,
  Input extends z.ZodType = z.ZodType,
  Answer = unknown,
> = Omit<Described<Path, By, Input>, 'may' | 'method'> & {
  method: By;
  /** 'anybody': nobody need be signed in. */
  may: Permission | 'any-staff' | 'anybody';
  output?: z.ZodType;
  /** The type of a file that is answered instead of JSON. */
  file?: string;
  run(asking: never, input: never): Promise<unknown>;
  readonly answers?: Answer;
};

type Run<Path extends string, Input extends z.ZodType, Answer> = {
  run(asking: StaffAsking<Path>, input: z.output<Input>): Promise<Answer>;
};
type Open<Path extends string, By, Input> = Omit<Described<Path, By, Input>, 'may'>;
type OpenRun<Path extends string, Input extends z.ZodType, Answer> = {
  run(asking: Omit<StaffAsking<Path>, 'staff' | 'entering'>, input: z.output<Input>): Promise<Answer>;
};

export function staffCall<
  const Path extends string,
  Input extends z.ZodType,
  Output extends z.ZodType,
  const By extends Method = 'POST',
>(
  call: Described<Path, By, Input> & { output: Output } & Run<Path, Input, z.input<Output> | StaffFailure>,
): StaffCall<Path, By, Input, z.output<Output>>;
/** Answers a file. */
export function staffCall<
  const Path extends string,
  Input extends z.ZodType,
  const By extends Method = 'POST',
>(
  call: Described<Path, By, Input> & { file: string } & Run<Path, Input, Response | StaffFailure>,
): StaffCall<Path, By, Input, Blob>;
/** Answers what the handler returns. */
export function staffCall<
  const Path extends string,
  Input extends z.ZodType,
  Answer extends { ok: boolean },
  const By extends Method = 'POST',
>(call: Described<Path, By, Input> & Run<Path, Input, Answer>): StaffCall<Path, By, Input, Answer>;
export function staffCall(call: Omit<StaffCall, 'method'> & { method?: Method }): StaffCall {
  return { ...call, method: call.method ?? 'POST' };
}

/** A call of the sign-in itself: the caller may not be signed in. */
export function openStaffCall<
  const Path extends string,
  Input extends z.ZodType,
  Output extends z.ZodType,
  const By extends Method = 'POST',
>(
  call: Open<Path, By, Input> & { output: Output } & OpenRun<Path, Input, z.input<Output> | StaffFailure>,
): StaffCall<Path, By, Input, z.output<Output>>;
export function openStaffCall(call: Omit<StaffCall, 'method' | 'may'> & { method?: Method }): StaffCall {
  return { ...call, method: call.method ?? 'POST', may: 'anybody' };
}

/** Adds headers to those of an answer. */
export function passOn(from: Headers, to: Headers): void {
  for (const [name, value] of from) to.append(name, value);
}

/** A value's type after JSON: an instant is a string. */
export type Json<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Key in keyof Value]: Json<Value[Key]> }
    : Value;

/** An empty strict object forbids every key, the path's too. */
type Plain<Input> = Input extends Record<string, never> ? unknown : Input;

type Contract<Call> =
  Call extends StaffCall<infer Path, infer By, infer Input, infer Answer>
    ? {
        route: By extends 'POST' ? Path : `${By} ${Path}`;
        input: Plain<z.input<Input>> & Record<ParamsOf<Path>, string>;
        answer: Answer extends Blob ? Answer : Json<Exclude<Answer, StaffFailure>>;
      }
    : never;

/** The types of a table of calls: for each route ('orders/{number}/notes', 'GET orders') its input and its answer. */
export type ContractsOf<Calls extends readonly StaffCall[]> = {
  [Each in Contract<Calls[number]> as Each['route']]: Pick<Each, 'input' | 'answer'>;
};

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

/** A text in all languages, on the staff API. */
export const inEachLanguage = z.object(inEach(() => z.string()));

/** Why a caller is not signed in to the console. `entering` is null without a session. */
export function refuseOutside(entering: Entering | null): StaffFailure {
  if (entering === null) return refuseStaff('sign-in-needed');
  return refuseStaff(entering.stage === 'code-needed' ? 'second-factor-needed' : 'second-factor-missing');
}
