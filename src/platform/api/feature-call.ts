/**
 * A call of the staff API, declared once: who may, its input, and the handler, whose answer types the console's client.
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
 * for a refusal of its own. Shared refusals (not signed in, not allowed, an invalid field) are answered as everywhere in the
 * staff API.
 */
import type { z } from 'zod';
import type { CalledFrom } from '../../features/staff/staff-log.store.ts';
import type { StaffRole, Who } from '../../features/staff/who-may.ts';
import type { Context } from '../context.ts';

/** The member of staff who calls. `expert`: their slug as a trainer; `from`: where the request came from, for the staff log. */
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

/** A value's type after JSON: an instant is a string. */
export type Json<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Key in keyof Value]: Json<Value[Key]> }
    : Value;

type Contract<Call> =
  Call extends TypedStaffCall<infer Input, infer Output, infer Path>
    ? { path: Path; input: z.input<Input>; answer: Json<Output> }
    : never;

/** The types of a table of calls: for each path its input and its answer. */
export type ContractsOf<Calls> = {
  [Each in Contract<Calls[keyof Calls]> as Each['path']]: Pick<Each, 'input' | 'answer'>;
};
