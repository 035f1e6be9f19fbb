/** Which hour a letter is about: when, how long, with whom. */
import { letterWords } from '../emails/email-words.ts';
import { count } from '../../platform/i18n/count.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { timeZone as morocco } from '../../platform/time/calendar-date.ts';
import { differsFromMorocco, formatMomentIn } from '../../platform/time/time-zones.ts';
import type { BookingFacts } from './booking-facts.service.ts';
import type { Fact } from '../emails/letter.ts';

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
