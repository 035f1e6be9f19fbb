/**
 * Writes a calendar file (RFC 5545) with one event, as phones take it in: times by the clocks of Morocco, together with the
 * rule of those clocks around the event, so that a phone with old time zone data shows the hour that the academy told.
 */
import { timeZone } from './calendar-date.ts';
import { onMoroccoClock } from './morocco-clock.ts';

export type CalendarEvent = {
  /** The same event has the same id for ever: taken in twice, it stands once. */
  uid: string;
  title: string;
  description: string;
  /** Null where none is set yet: a phone would look for it on its map. */
  location: string | null;
  /** Absolute address of its page. */
  url: string;
  begins: Date;
  ends: Date;
  /** When the file was written. */
  stamp: Date;
  /** Minutes before the beginning at which the phone reminds. */
  remindMinutesBefore: number;
  /** One more with every change of the event; a calendar takes the highest. */
  sequence?: number;
  isCancelled?: boolean;
  /** Times by Greenwich, for an event of two people whose clocks differ. */
  inUtc?: boolean;
};

const octetsPerLine = 75;
const encoder = new TextEncoder();
const octetsOf = (text: string): number => encoder.encode(text).length;

/** A text value: backslash, semicolon, comma and line ends are written with a backslash; other control signs are left out. */
export const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n');

/** A line of at most 75 octets; the rest follows on lines that begin with a space. A letter is never cut in two. */
export function foldLine(line: string): string {
  const folded: string[] = [];
  let current = '';
  let octets = 0;
  for (const letter of line) {
    const more = octetsOf(letter);
    if (octets + more > octetsPerLine) {
      folded.push(current);
      current = ' ';
      octets = 1;
    }
    current += letter;
    octets += more;
  }
  return [...folded, current].join('\r\n');
}

/** '20261205T190000', as clocks show it. */
const local = (moment: Temporal.PlainDateTime): string =>
  moment.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');

const utc = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** '+0100' from '+01:00'. */
const offset = (moment: Temporal.ZonedDateTime): string => moment.offset.replace(':', '');

/** From when on the clocks go as they do at a moment, and how they went before. */
function observance(moment: Temporal.ZonedDateTime): string[] {
  const since = moment.getTimeZoneTransition('previous');
  const before = since?.subtract({ nanoseconds: 1 }) ?? moment;
  // The wall time of a change is told by the clocks as they went before it.
  const onset =
    since === null ? '19700101T000000' : local(since.withTimeZone(before.offset).toPlainDateTime());
  return [
    'BEGIN:STANDARD',
    `DTSTART:${onset}`,
    `TZOFFSETFROM:${offset(before)}`,
    `TZOFFSETTO:${offset(moment)}`,
    'END:STANDARD',
  ];
}

/** The clocks' rule at the event's beginning, and once more when they change before its end. */
function zoneLines(begins: Date, ends: Date): string[] {
  const first = onMoroccoClock(begins);
  const last = onMoroccoClock(ends);
  const rules = first.offset === last.offset ? [first] : [first, last];
  // A moment at a change's very start belongs to what follows it.
  const moments = rules.map((moment) => moment.add({ nanoseconds: 1 }));
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...moments.flatMap(observance), 'END:VTIMEZONE'];
}

const timeLine = (name: string, instant: Date, inUtc: boolean): string =>
  inUtc
    ? `${name}:${utc(instant)}`
    : `${name};TZID=${timeZone}:${local(onMoroccoClock(instant).toPlainDateTime())}`;

const alarm = (title: string, minutesBefore: number): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${title}`,
  `TRIGGER:-PT${minutesBefore}M`,
  'END:VALARM',
];

/** The file's text. Lines end with CRLF; UTF-8. */
export function calendarFile(event: CalendarEvent): string {
  const { begins, ends, remindMinutesBefore, sequence, isCancelled = false, inUtc = false } = event;
  const title = escapeText(event.title);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Derb//Derb//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...(inUtc ? [] : zoneLines(begins, ends)),
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utc(event.stamp)}`,
    timeLine('DTSTART', begins, inUtc),
    timeLine('DTEND', ends, inUtc),
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    `SUMMARY:${title}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.location === null ? [] : [`LOCATION:${escapeText(event.location)}`]),
    `URL:${event.url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(isCancelled ? [] : alarm(title, remindMinutesBefore)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
