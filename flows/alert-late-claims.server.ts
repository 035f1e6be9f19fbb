/** Claims that wait past the check by which the academy promised to look are told to the staff. Called by the clock. */
import { readSettings } from '../domain/catalogue/catalogue.store.server.ts';
import { countLateClaims } from '../domain/orders/waiting-claims.store.server.ts';
import { lastCheck } from '../domain/time/check-hours.ts';
import { postStaffLetter } from '../mail/outbox.store.server.ts';
import type { FlowContext } from './flow-context.ts';

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
