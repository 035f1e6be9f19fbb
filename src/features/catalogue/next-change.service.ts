/** Until when pages that are kept say what is true, if nobody publishes anything. */
import type { Database } from '../../platform/db/database.ts';
import { readCampaigns } from './catalogue.store.ts';
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';
import { instantInMorocco } from '../../platform/time/morocco-clock.ts';

/**
 * The next instant, in milliseconds since 1970, at which a campaign begins or ends, and so prices change by themselves, or at
 * which another day begins in Morocco: then a text comes into force, and a date has passed.
 */
export async function nextChange(database: Pick<Database, 'db'>, now: Date): Promise<number> {
  const tomorrow = instantInMorocco(addDays(dateInMorocco(now), 1), '00:00');
  const instants = (await readCampaigns(database.db)).flatMap(({ startsAt, endsAt }) => [
    Date.parse(startsAt),
    Date.parse(endsAt),
  ]);
  return Math.min(tomorrow.getTime(), ...instants.filter((instant) => instant > now.getTime()));
}
