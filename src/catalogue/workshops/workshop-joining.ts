import { withScheme } from '../../platform/text/typed-text.ts';
import { z } from 'zod';
import { perLanguage } from '../../platform/records/record-fields.ts';
import type { Localised } from '../courses/course.ts';
import type { Workshop } from './workshop.ts';
import { instantInMorocco } from '../../platform/time/calendar-date.ts';
import { type Locale, locales } from '../../platform/i18n/locale.ts';
import { calendarFile } from '../../platform/time/calendar-file.ts';

/** The alarm in the calendar file, in minutes. */
const remindMinutesBefore = 60;

export type SeatEvent = {
  workshop: Workshop;
  /** Of the seat: the event keeps its id when the workshop is put on another day. */
  applicationId: string;
  joining: Joining | null;
  /** When the seat, or how to join, last changed. */
  changedAt: Date;
};

type CalendarView = {
  locale: Locale;
  labels: { meetingUrl: string; mapUrl: string; bring: string };
  /** Absolute address of the page of the seat. */
  url: string;
  stamp: Date;
  /** Of the site, so that the event's id is unique worldwide. */
  hostname: string;
};

export function seatCalendar(
  { workshop, applicationId, joining, changedAt }: SeatEvent,
  { locale, labels, url, stamp, hostname }: CalendarView,
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
    // Minutes since 1970: calendars take the file with the latest change.
    sequence: Math.floor(changedAt.getTime() / 60_000),
  });
}

/** Https only, without a user name or password: the address is in e-mails. '' for none. */
const webAddress = z
  .string()
  .trim()
  .overwrite(withScheme)
  .max(500)
  .refine((text) => {
    if (text === '') return true;
    const url = URL.canParse(text) ? new URL(text) : null;
    return url?.protocol === 'https:' && url.username === '' && !/\s/.test(text);
  }, 'https-needed')
  .meta({ example: 'https://meet.example/salma' });

const sentence = (most: number) => z.string().trim().max(most);
const inLanguages = (most: number) => perLanguage(() => sentence(most));

/** '' where nothing is given. */
export const joiningForm = z.strictObject({
  meetingUrl: webAddress,
  address: inLanguages(300),
  mapUrl: webAddress,
  bring: inLanguages(600),
});
export type Joining = {
  meetingUrl: string;
  address: Localised<string>;
  mapUrl: string;
  bring: Localised<string>;
};

export const joiningFields = ['meetingUrl', 'address', 'mapUrl', 'bring'] as const;
export type JoiningField = (typeof joiningFields)[number];
export const isJoiningField = (value: unknown): value is JoiningField =>
  joiningFields.some((field) => field === value);

/** Whether it is enough to join: a meeting needs its link, a location its address. */
export const leadsThere = (kind: Workshop['kind'], joining: Joining | null): joining is Joining =>
  joining !== null &&
  (kind === 'online' ? joining.meetingUrl !== '' : Object.values(joining.address).some(Boolean));

const sameIn = (one: string | Localised<string>, other: string | Localised<string>): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : locales.every((locale) => (one[locale] ?? '') === (other[locale] ?? ''));

/** What differs, in the order in which it is shown. */
export const changedJoining = (before: Joining, after: Joining): JoiningField[] =>
  joiningFields.filter((field) => !sameIn(before[field], after[field]));

const hourMs = 3_600_000;

/** How many hours before a session each reminder is sent; e-mails and pages mention the same numbers. */
export const reminderHours = { hour: 1, day: 24 } as const;
export type Reminder = keyof typeof reminderHours;

/** When a session is, and from when on its link is shown on the page of a seat. */
export function hoursOfSession({
  heldOn,
  startsAt,
  minutes,
}: Pick<Workshop, 'heldOn' | 'startsAt' | 'minutes'>) {
  const begins = instantInMorocco(heldOn, startsAt);
  return {
    begins,
    ends: new Date(begins.getTime() + minutes * 60_000),
    linkFrom: new Date(begins.getTime() - hourMs),
  };
}
