/** Which hour a letter is about: when, how long, with whom. */
import { letterWords } from '../content/emails/letter-words.ts';
import { count } from '../domain/people/count.ts';
import type { Locale } from '../domain/people/locale.ts';
import { timeZone as morocco } from '../domain/time/calendar-date.ts';
import { differsFromMorocco, formatMomentIn } from '../domain/time/time-zones.ts';
import type { BookingFacts } from './booking-facts.server.ts';
import type { Fact } from './letter.ts';

/** Both clocks where they differ, the academy's first. */
export function hourRows(
  locale: Locale,
  { booking, minutes, expertName, meetingUrl }: BookingFacts,
  withLink: boolean,
): Fact[] {
  const { facts } = letterWords[locale].booking;
  const when = formatMomentIn(booking.startsAt, morocco, locale);
  const hers = formatMomentIn(booking.startsAt, booking.timeZone, locale);
  const abroad = differsFromMorocco(booking.startsAt, booking.timeZone);
  return [
    { label: facts.when, value: abroad ? facts.morocco(when) : when },
    ...(abroad ? [{ label: facts.yourTime, value: hers }] : []),
    { label: facts.length, value: count(minutes, letterWords[locale].refunds.minutes, locale) },
    { label: facts.expert, value: expertName[locale] },
    ...(withLink && meetingUrl !== '' ? [{ label: facts.meeting, value: meetingUrl, ltr: true }] : []),
  ];
}
