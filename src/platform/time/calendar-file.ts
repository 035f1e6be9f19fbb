/**
 * Writes a calendar file (RFC 5545) with one or several events, for phones: times in Moroccan time, with the time zone's rule around
 * each event, so that a phone with outdated time zone data shows the right hour.
 */
import { onMoroccoClock, timeZone } from './calendar-date.ts';

export type CalendarEvent = {
  /** The same event always has the same id: imported twice, it appears once. */
  uid: string;
  title: string;
  description: string;
  /** Null where none is set yet: a phone would look up any text on its map. */
  location: string | null;
  /** Absolute address of its page. */
  url: string;
  begins: Date;
  ends: Date;
  /** When the file was written. */
  stamp: Date;
  /** Minutes before the beginning at which the phone shows a reminder. */
  remindMinutesBefore: number;
  /** Raised with every change of the event; a calendar keeps the highest. */
  sequence?: number;
  isCancelled?: boolean;
  /** Times in UTC, for an event of two people in different time zones. */
  inUtc?: boolean;
};

const octetsPerLine = 75;
const encoder = new TextEncoder();
const octetsOf = (text: string): number => encoder.encode(text).length;

/** Escapes a text value: backslash, semicolon, comma and line ends with a backslash; other control characters are left out. */
export const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n');

const characters = new Intl.Segmenter('en');

/** As readers see them; of a tower of accents its parts, which a line can hold. */
const partsOf = (line: string): string[] =>
  Array.from(characters.segment(line)).flatMap(({ segment }) =>
    octetsOf(segment) < octetsPerLine ? [segment] : Array.from(segment),
  );

/** Splits into lines of at most 75 octets, continued on lines that begin with a space. A character is never split. */
export function foldLine(line: string): string {
  const folded: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of partsOf(line)) {
    const more = octetsOf(character);
    if (octets + more > octetsPerLine) {
      folded.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += more;
  }
  return [...folded, current].join('\r\n');
}

/** Local time: '20261205T190000'. */
const local = (moment: Temporal.PlainDateTime): string =>
  moment.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');

const utc = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** '+0100' from '+01:00'. */
const offset = (moment: Temporal.ZonedDateTime): string => moment.offset.replace(':', '');

/** The offset at a moment, since when it holds, and the offset before. */
function observance(moment: Temporal.ZonedDateTime): string[] {
  const since = moment.getTimeZoneTransition('previous');
  const before = since?.subtract({ nanoseconds: 1 }) ?? moment;
  // The local time of a change is given in the offset before it.
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

/** The time zone's rule at each moment, each rule once. */
function zoneLines(instants: readonly Date[]): string[] {
  const rules = new Map(
    instants
      // A moment at the exact start of a change belongs to the rule that follows.
      .map((instant) => observance(onMoroccoClock(instant).add({ nanoseconds: 1 })))
      .map((lines) => [lines.join('\n'), lines] as const),
  );
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...[...rules.values()].flat(), 'END:VTIMEZONE'];
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

function eventLines(event: CalendarEvent): string[] {
  const { begins, ends, remindMinutesBefore, sequence, isCancelled = false, inUtc = false } = event;
  const title = escapeText(event.title);
  return [
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
  ];
}

/** Whether the clocks of Morocco show this moment's hour twice that day: only UTC then says which one is meant. */
function comesTwice(instant: Date): boolean {
  const shown = onMoroccoClock(instant).toPlainDateTime();
  const [first, second] = (['earlier', 'later'] as const).map((disambiguation) =>
    shown.toZonedDateTime(timeZone, { disambiguation }),
  );
  return first?.epochMilliseconds !== second?.epochMilliseconds;
}

const isInUtc = ({ inUtc = false, begins, ends }: CalendarEvent): boolean =>
  inUtc || comesTwice(begins) || comesTwice(ends);

/** `name`: of a calendar that programs subscribe to; null for a file that is imported once. */
function fileOf(given: readonly CalendarEvent[], method: string, name: string | null): string {
  const events = given.map((event) => ({ ...event, inUtc: isInUtc(event) }));
  const inMorocco = events.filter(({ inUtc }) => !inUtc);
  const instants = inMorocco.flatMap(({ begins, ends }) => [begins, ends]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Derb//Derb//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name === null
      ? []
      : [`X-WR-CALNAME:${escapeText(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT3H', 'X-PUBLISHED-TTL:PT3H']),
    ...(inMorocco.length === 0 ? [] : zoneLines(instants)),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

/** The file of one event. Lines end with CRLF; UTF-8. */
export const calendarFile = (event: CalendarEvent): string =>
  fileOf([event], event.isCancelled === true ? 'CANCEL' : 'PUBLISH', null);

/** A calendar of several events, those that were cancelled among them. */
export const calendarOfEvents = (events: readonly CalendarEvent[], name: string): string =>
  fileOf(events, 'PUBLISH', name);
