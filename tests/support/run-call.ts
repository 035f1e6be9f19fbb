/** A call of the staff API as a colleague makes it, without HTTP; typed as the console's. */
import type { StaffMember } from '../../src/academy.ts';
import type { StaffCall } from '../../src/academy/staff/staff-call.ts';
import { staffCalls, type StaffContracts } from '../../src/staff.routes.ts';
import type { TestAcademy } from './open-test-academy.ts';

type Runnable = { run(asking: object, input: unknown): Promise<unknown> };

/** Parameters of a path are in the input, as the console gives them. */
export async function runCall<R extends keyof StaffContracts>(
  { context, academy }: Pick<TestAcademy, 'context' | 'academy'>,
  staff: StaffMember,
  route: R,
  input: StaffContracts[R]['input'],
): Promise<StaffContracts[R]['answer']> {
  const call = staffCalls.find(
    ({ method, path }: StaffCall) => (method === 'POST' ? path : `${method} ${path}`) === route,
  );
  if (!call) throw new Error(`No call at ${route}.`);
  const answer = await (call as Runnable).run(
    { context, academy, clock: context.clock, staff, params: input },
    call.input.parse(input),
  );
  return JSON.parse(JSON.stringify(answer)) as StaffContracts[R]['answer'];
}
