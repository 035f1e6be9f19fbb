/** Who works here. Nothing here changes anything. */
import { readSecondFactors } from '../domain/staff/second-factor.store.server.ts';
import { readLastSignIns } from '../domain/staff/staff-log.store.server.ts';
import { readStaffSince } from '../domain/staff/staff-members.store.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffColleague } from './staff-place-verbs.ts';

export async function readColleagues({ database: { db } }: FlowContext): Promise<StaffColleague[]> {
  const staff = await readStaffSince(db);
  const [signIns, factors] = await Promise.all([
    readLastSignIns(
      db,
      staff.map(({ email }) => email),
    ),
    readSecondFactors(db),
  ]);
  return staff.map((one) => ({
    ...one,
    lastSignIn: signIns.get(one.email) ?? null,
    secondFactorSince: factors.get(one.email) ?? null,
  }));
}
