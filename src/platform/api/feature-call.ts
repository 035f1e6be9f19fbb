/**
 * A call of the staff API, declared once: who may, what comes, and the handler, whose answer is what the console's client knows.
 *
 *     export const renameModule = staffCall({
 *       path: 'teaching/rename-module',
 *       summary: 'Rename a module of a course',
 *       may: mayTeach,
 *       input: z.strictObject({ id: z.uuid(), title: inBoth(160) }),
 *       run: ({ context, staff }, input) => renameModule(context, staff, input),
 *     });
 *
 * Each is a POST of JSON to /api/staff/<path>, answered with 200 and `{ ok: true, … }`, or with 409 and `{ ok: false, reason }`
 * where it is refused for a reason of its own. What every call shares (not signed in, not allowed, a field that cannot be) is
 * answered as everywhere in the staff API.
 */
import type { z } from 'zod';
import type { CalledFrom } from '../../features/staff/staff-log.store.ts';
import type { StaffRole, Who } from '../../features/staff/who-may.ts';
import type { Context } from '../context.ts';

/** Whoever of the staff asks. `expert`: slug of the trainer they are; `from`: where the request came from, for the staff log. */
export type Staff = { email: string; role: StaffRole; expert?: string; from?: CalledFrom };

export type StaffAsking = { context: Context; staff: Staff };

export type StaffAnswer = { ok: boolean };

export type TypedStaffCall<
  Input extends z.ZodType = z.ZodType,
  Output extends StaffAnswer = StaffAnswer,
  Path extends string = string,
> = {
  path: Path;
  /** What it does, in one sentence, for the API's document. */
  summary: string;
  may: (who: Who) => boolean;
  input: Input;
  run(asking: StaffAsking, input: z.output<Input>): Promise<Output>;
};

export const staffCall = <Input extends z.ZodType, Output extends StaffAnswer, const Path extends string>(
  call: TypedStaffCall<Input, Output, Path>,
): TypedStaffCall<Input, Output, Path> => call;

/** A value after its way through JSON: an instant is a text. */
export type Json<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Key in keyof Value]: Json<Value[Key]> }
    : Value;

type Contract<Call> =
  Call extends TypedStaffCall<infer Input, infer Output, infer Path>
    ? { path: Path; input: z.input<Input>; answer: Json<Output> }
    : never;

/** What the console knows of a table of calls: for each path what it takes, and what it is answered. */
export type ContractsOf<Calls> = {
  [Each in Contract<Calls[keyof Calls]> as Each['path']]: Pick<Each, 'input' | 'answer'>;
};
