/** Claims that wait past the check by which the academy promised to look are told to the staff. Called by the clock. */
import { readSettings } from '../catalogue/catalogue.store.ts';
import { countLateClaims } from './waiting-claims.store.ts';
import { lastCheck } from '../../platform/time/check-hours.ts';
import { postStaffLetter } from '../emails/outbox.store.ts';
import type { FlowContext } from '../../context.ts';

/**
 * One letter after each promised check that left something undecided; none at night or on days without a check, for nothing
 * becomes late then. Returns how many claims are late. The letter lists those that still are when it is posted.
 */
export async function alertLateClaims({ database, clock }: FlowContext): Promise<number> {
  const now = clock();
  const { transferChecks } = await readSettings(database.db);
  const check = lastCheck(transferChecks, now);
  const late = await countLateClaims(database.db, check);
  if (late === 0) return 0;
  await database.transaction(async (tx) => {
    const dedupeKey = `staff-claims-late:${check.toISOString()}`;
    if (await postStaffLetter(tx, { dedupeKey, letter: 'staff-claims-late' }, now))
      await database.notify('outbox');
  });
  return late;
}
