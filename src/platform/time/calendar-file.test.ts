import { describe, expect, it } from 'vitest';
import { calendarFile, escapeText, foldLine, type CalendarEvent } from './calendar-file.ts';
import { instantInMorocco } from './calendar-date.ts';
import { anyCharacter, fc, forAll } from '../../../tests/support/properties.ts';

const event = (of: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'shop-clinic-2025-06-20@derb.example',
  title: 'Shop Clinic',
  description: 'Two shops, one evening.',
  location: 'Online video meeting',
  url: 'https://derb.example/workshops/shop-clinic',
  begins: instantInMorocco('2025-06-20', '19:00'),
  ends: instantInMorocco('2025-06-20', '21:30'),
  stamp: new Date('2025-06-01T08:00:00Z'),
  remindMinutesBefore: 60,
  ...of,
});

/** The lines as a reader sees them: folded ones joined. */
const linesOf = (file: string): string[] => file.replace(/\r\n[ \t]/g, '').split('\r\n');

describe('a text value', () => {
  it('is written as in RFC 5545, section 3.3.11', () => {
    expect(escapeText('Project XYZ Final Review\nConference Room - 3B\nCome Prepared.')).toBe(
      'Project XYZ Final Review\\nConference Room - 3B\\nCome Prepared.',
    );
    expect(escapeText('a;b,c\\d')).toBe('a\\;b\\,c\\\\d');
  });

  it('cannot begin a line of its own', () => {
    expect(escapeText('Shop\r\nBEGIN:VALARM\rX\u0000')).toBe('Shop\\nBEGIN:VALARM\\nX');
  });
});

describe('a long line', () => {
  it('is folded after 75 octets and goes on after one space', () => {
    const line = `DESCRIPTION:${'a'.repeat(100)}`;
    expect(foldLine(line)).toBe(`${line.slice(0, 75)}\r\n ${line.slice(75)}`);
  });

  it('of exactly 75 octets stays whole', () => {
    expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75));
  });

  it('in any script keeps its characters whole, every line within 75 octets', () => {
    forAll(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => {
      const line = escapeText(text).toWellFormed();
      const folded = foldLine(line);
      const longest = Math.max(...folded.split('\r\n').map((each) => Buffer.byteLength(each)));
      expect(longest).toBeLessThanOrEqual(75);
      expect(folded.replace(/\r\n /g, '')).toBe(line);
    });
  });

  it('in Arabic is folded between letters, not inside one', () => {
    const line = `SUMMARY:${'عيادة المتاجر '.repeat(12)}`;
    expect(Buffer.from(foldLine(line)).toString()).not.toContain('\ufffd');
  });
});

describe('a calendar file', () => {
  it('has no location where none is set', () => {
    expect(calendarFile(event())).toContain('LOCATION:Online video meeting\r\n');
    expect(calendarFile(event({ location: null }))).not.toContain('LOCATION');
  });

  it('has times in Moroccan time, an hour ahead of UTC in June 2025', () => {
    const lines = linesOf(calendarFile(event()));
    expect(lines).toContain('DTSTART;TZID=Africa/Casablanca:20250620T190000');
    expect(lines).toContain('DTEND;TZID=Africa/Casablanca:20250620T213000');
    expect(lines).toContain('DTSTAMP:20250601T080000Z');
    const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE') + 1);
    expect(zone).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Africa/Casablanca',
      'BEGIN:STANDARD',
      'DTSTART:20250406T020000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]);
  });

  it('has the clock change of Ramadan 2025', () => {
    const lines = linesOf(
      calendarFile(
        event({
          begins: instantInMorocco('2025-03-15', '19:00'),
          ends: instantInMorocco('2025-03-15', '21:00'),
        }),
      ),
    );
    expect(lines).toContain('DTSTART;TZID=Africa/Casablanca:20250315T190000');
    expect(lines).toContain('DTSTART:20250223T030000');
    expect(lines).toContain('TZOFFSETFROM:+0100');
    expect(lines).toContain('TZOFFSETTO:+0000');
  });

  it('of an event during whose night the clocks change has both rules', () => {
    const begins = new Date('2025-02-22T23:00:00Z');
    const lines = linesOf(calendarFile(event({ begins, ends: new Date('2025-02-23T04:00:00Z') })));
    expect(lines.filter((line) => line.startsWith('TZOFFSETTO'))).toEqual([
      'TZOFFSETTO:+0100',
      'TZOFFSETTO:+0000',
    ]);
    expect(lines).toContain('DTSTART;TZID=Africa/Casablanca:20250223T000000');
    expect(lines).toContain('DTEND;TZID=Africa/Casablanca:20250223T040000');
  });

  it('in the hour that comes twice has its length, in UTC', () => {
    const [begins, ends] = [new Date('2026-02-15T01:30:00Z'), new Date('2026-02-15T02:30:00Z')];
    const lines = linesOf(calendarFile(event({ begins, ends })));
    expect(lines).toContain('DTSTART:20260215T013000Z');
    expect(lines).toContain('DTEND:20260215T023000Z');
  });

  it('for two people in different time zones has times in UTC, and a later file replaces an earlier one', () => {
    const lines = linesOf(calendarFile(event({ inUtc: true, sequence: 3 })));
    expect(lines).toContain('DTSTART:20250620T180000Z');
    expect(lines).toContain('DTEND:20250620T203000Z');
    expect(lines).toContain('SEQUENCE:3');
    expect(lines).not.toContain('BEGIN:VTIMEZONE');
  });

  it('of a cancelled event removes it from the calendar, without a reminder', () => {
    const lines = linesOf(calendarFile(event({ inUtc: true, sequence: 4, isCancelled: true })));
    expect(lines).toContain('METHOD:CANCEL');
    expect(lines).toContain('STATUS:CANCELLED');
    expect(lines).not.toContain('BEGIN:VALARM');
  });

  it('ends every line with CRLF, closes every block, and has everything that RFC 5545 requires', () => {
    const file = calendarFile(event({ title: 'Sell, ship; earn' }));
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
    const lines = linesOf(file);
    const open: string[] = [];
    for (const line of lines) {
      if (line.startsWith('BEGIN:')) open.push(line.slice(6));
      if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4));
    }
    expect(open).toEqual([]);
    expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Derb//Derb//EN']);
    expect(lines).toContain('UID:shop-clinic-2025-06-20@derb.example');
    expect(lines).toContain('SUMMARY:Sell\\, ship\\; earn');
    expect(lines).toContain('TRIGGER:-PT60M');
  });
});
