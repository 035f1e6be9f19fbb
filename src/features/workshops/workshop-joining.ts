/** How to join a session of a workshop: for who has a seat in it, and nobody else. */
import { z } from 'zod';
import type { Localised } from '../courses/course.ts';
import type { Workshop } from './workshop.ts';
import { instantInMorocco } from '../../platform/time/morocco-clock.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { calendarFile } from '../../platform/time/calendar-file.ts';

/** A seat in a workshop as a file for calendars, with all that leads there: only for who has the seat. */
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

/** Only the encrypted web, without a name or password in it: the address stands in e-mails. '' for none. */
const webAddress = z
  .string()
  .trim()
  .max(500)
  .refine((text) => {
    if (text === '') return true;
    const url = URL.canParse(text) ? new URL(text) : null;
    return url?.protocol === 'https:' && url.username === '' && !/\s/.test(text);
  }, 'https-needed');

const sentence = (most: number) => z.string().trim().max(most);
/** In both languages or in neither: people read their own. */
const inBothOrNeither = (most: number) =>
  z
    .strictObject({ en: sentence(most), ar: sentence(most) })
    .refine(({ en, ar }) => (en === '') === (ar === ''), 'both-languages');

/** '' where nothing is given. */
export const joiningForm = z.strictObject({
  meetingUrl: webAddress,
  address: inBothOrNeither(300),
  mapUrl: webAddress,
  bring: inBothOrNeither(600),
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

/** Whether somebody with a seat can come with it: a meeting needs its link, a room its address. */
export const leadsThere = (kind: Workshop['kind'], joining: Joining | null): joining is Joining =>
  joining !== null && (kind === 'online' ? joining.meetingUrl !== '' : joining.address.en !== '');

const sameIn = (one: string | Localised<string>, other: string | Localised<string>): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : one.en === other.en && one.ar === other.ar;

/** What differs, in the order in which it is told. */
export const changedJoining = (before: Joining, after: Joining): JoiningField[] =>
  joiningFields.filter((field) => !sameIn(before[field], after[field]));

const hourMs = 3_600_000;

/** How many hours before a session each reminder goes; the words of the e-mails and of the workshops' pages say the same. */
export const reminderHours = { hour: 1, day: 24 } as const;
export type Reminder = keyof typeof reminderHours;

/** When a session is, and from when on its link stands on the page of a seat. */
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
