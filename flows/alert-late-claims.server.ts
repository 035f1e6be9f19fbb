/** Claims that wait longer than the academy promises are told to the staff, in one letter a day. Called by the clock. */
import { readSettings } from '../domain/catalogue/catalogue.store.server.ts';
import { countLateClaims, lateBefore } from '../domain/orders/waiting-claims.store.server.ts';
import { dateInMorocco } from '../domain/time/calendar-date.ts';
import { timeInMorocco } from '../domain/time/morocco-clock.ts';
import { postStaffLetter } from '../mail/outbox.store.server.ts';
import type { FlowContext } from './flow-context.ts';

/** Nobody looks for transfers in the night: what became late then is told in the morning. */
const earliest = '08:00';

/** Returns how many claims are late. The letter lists those that still are when it is posted. */
export async function alertLateClaims({ database, clock }: FlowContext): Promise<number> {
  const now = clock();
  if (timeInMorocco(now) < earliest) return 0;
  const { claimAlertHours } = await readSettings(database.db);
  const late = await countLateClaims(database.db, lateBefore(now, claimAlertHours));
  if (late === 0) return 0;
  await database.transaction(async (tx) => {
    const dedupeKey = `staff-claims-late:${dateInMorocco(now)}`;
    if (await postStaffLetter(tx, { dedupeKey, letter: 'staff-claims-late' }, now))
      await database.notify('outbox');
  });
  return late;
}
