/** A booked hour as a file for calendars: the same event for ever, under a higher number with every change. */
import { calendarFile } from '../../platform/time/calendar-file.ts';
import type { Booking } from './booking.ts';

const remindMinutesBefore = 60;

type Told = {
  title: string;
  description: string;
  /** Absolute address of the page that belongs to it. */
  url: string;
  /** '' while there is no link to meet. */
  meetingUrl: string;
  stamp: Date;
};

/** `hostname`: of the site, so that the event's name is nobody else's. */
export const bookingCalendar = (
  { id, startsAt, endsAt, state, sequence }: Booking,
  { title, description, url, meetingUrl, stamp }: Told,
  hostname: string,
): string =>
  calendarFile({
    uid: `booking-${id}@${hostname}`,
    title,
    description,
    location: meetingUrl === '' ? null : meetingUrl,
    url,
    begins: startsAt,
    ends: endsAt,
    stamp,
    remindMinutesBefore,
    sequence,
    isCancelled: state !== 'booked',
    inUtc: true,
  });
