/** A seat in a workshop as a file for calendars, with all that leads there: only for who has the seat. */
import type { Workshop } from './workshop.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { calendarFile } from '../../platform/time/calendar-file.ts';
import { hoursOfSession, type Joining } from './workshop-joining.ts';

const remindMinutesBefore = 60;

export type SeatEvent = {
  workshop: Workshop;
  /** Of the seat: the event stays the same one when the workshop is put on another day. */
  applicationId: string;
  joining: Joining | null;
  /** When the seat, or how to join, changed last. */
  changedAt: Date;
};

type Told = {
  locale: Locale;
  labels: { meetingUrl: string; mapUrl: string; bring: string };
  /** Absolute address of the page of the seat. */
  url: string;
  stamp: Date;
  /** Of the site, so that the event's name is nobody else's. */
  hostname: string;
};

export function seatCalendar(
  { workshop, applicationId, joining, changedAt }: SeatEvent,
  { locale, labels, url, stamp, hostname }: Told,
): string {
  const { begins, ends } = hoursOfSession(workshop);
  const { title, location } = workshop.words[locale];
  const { meetingUrl = '', mapUrl = '', address, bring } = joining ?? {};
  const lines = [
    meetingUrl && `${labels.meetingUrl}: ${meetingUrl}`,
    address?.[locale],
    mapUrl && `${labels.mapUrl}: ${mapUrl}`,
    bring?.[locale] && `${labels.bring}: ${bring[locale]}`,
    url,
  ];
  return calendarFile({
    uid: `seat-${applicationId}@${hostname}`,
    title,
    description: lines.filter(Boolean).join('\n'),
    location: address?.[locale] || meetingUrl || location,
    url,
    begins,
    ends,
    stamp,
    remindMinutesBefore,
    // Minutes since 1970: a calendar takes the file of the latest change.
    sequence: Math.floor(changedAt.getTime() / 60_000),
  });
}
