/** The hour of a consultation beside its order and its refund: when on the clock of Morocco, with whom, and what became of it. */
import { timeZone as morocco } from '../../../domain/time/calendar-date.ts';
import { formatMomentIn } from '../../../domain/time/time-zones.ts';
import type { OfficeFact } from './office-frame.tsx';
import type { Office } from './open-office.ts';

/** Nothing for an order of something else. */
export async function hourFacts(token: string, { academy, say, locale }: Office): Promise<OfficeFact[]> {
  const view = await academy.bookingOf(token);
  if (view === null) return [];
  const { startsAt, expert, state } = view.booking;
  const trainer = (await academy.trainers()).find(({ slug }) => slug === expert);
  const words = say.staffBookings;
  return [
    { label: words.hour, value: formatMomentIn(startsAt, morocco, locale) },
    { label: words.expert, value: trainer?.words[locale].name ?? expert },
    { label: words.hourState, value: words.states[state] },
  ];
}
