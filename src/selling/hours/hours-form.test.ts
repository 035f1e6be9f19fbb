import { describe, expect, it } from 'vitest';
import { minuteOf, readHours, timeOf } from './hours-form.ts';

const numbers = { bufferMinutes: '15', noticeHours: '24', horizonDays: '42' };
const read = (typed: Record<string, string>) => readHours({ ...numbers, ...typed }, '2026-06-01');

it('reads hours of weekdays, single days, the link and the numbers; empty fields are left out', () => {
  expect(
    read({
      'from-1-0': '10:00',
      'until-1-0': '13:00',
      'from-1-1': '',
      'until-1-1': '',
      'from-6-0': '20:00',
      'until-6-0': '23:59',
      'day-date-0': '2026-12-24',
      'day-kind-0': 'closed',
      'day-from-0': '10:00',
      'day-date-1': '2026-12-27',
      'day-kind-1': 'open',
      'day-from-1': '09:00',
      'day-until-1': '11:30',
      'day-date-2': '',
      meetingUrl: ' https://meet.example/amal ',
    }),
  ).toEqual({
    ok: true,
    value: {
      hours: [
        { weekday: 1, fromMinute: 600, untilMinute: 780 },
        { weekday: 6, fromMinute: 1200, untilMinute: 1440 },
      ],
      days: [
        { onDate: '2026-12-24', kind: 'closed', fromMinute: null, untilMinute: null },
        { onDate: '2026-12-27', kind: 'open', fromMinute: 540, untilMinute: 690 },
      ],
      settings: {
        meetingUrl: 'https://meet.example/amal',
        bufferMinutes: 15,
        noticeHours: 24,
        horizonDays: 42,
      },
    },
  });
});

it('accepts today as a single day, and ignores an empty line', () => {
  const typed = {
    'day-date-0': '2026-06-01',
    'day-kind-0': 'closed',
    'day-kind-1': 'open',
    'day-from-1': ' ',
  };
  expect(read(typed)).toMatchObject({ ok: true, value: { days: [{ onDate: '2026-06-01' }] } });
});

describe('reports what is wrong, and where', () => {
  it.each([
    [{ 'from-2-0': '10:00' }, { 'until-2-0': 'time' }],
    [{ 'from-2-0': '10:00', 'until-2-0': '09:00' }, { 'until-2-0': 'order' }],
    [
      { 'from-2-0': '25:00', 'until-2-0': '26:00' },
      { 'from-2-0': 'time', 'until-2-0': 'time' },
    ],
    [{ 'day-date-0': '2026-02-30', 'day-kind-0': 'closed' }, { 'day-date-0': 'date' }],
    [{ 'day-date-0': '2026-12-24', 'day-kind-0': 'open' }, { 'day-from-0': 'time' }],
    [{ 'day-date-0': '2026-05-31', 'day-kind-0': 'closed' }, { 'day-date-0': 'past' }],
    [{ 'day-kind-0': 'open', 'day-from-0': '10:00' }, { 'day-date-0': 'date' }],
    [{ 'day-kind-0': 'closed', 'day-until-0': '10:00' }, { 'day-date-0': 'date' }],
    [{ meetingUrl: 'http://meet.example/amal' }, { meetingUrl: 'link' }],
    [{ meetingUrl: 'javascript:alert(1)' }, { meetingUrl: 'link' }],
    [{ noticeHours: '0' }, { noticeHours: 'number' }],
    [{ bufferMinutes: 'a lot' }, { bufferMinutes: 'number' }],
  ])('%o', (typed, problems) => {
    expect(read(typed)).toEqual({ ok: false, problems });
  });
});

it('times are formatted as they are read, and the day ends at midnight', () => {
  expect(minuteOf('09:30')).toBe(570);
  expect(timeOf(570)).toBe('09:30');
  expect(minuteOf('24:00')).toBe(1_440);
  expect(minuteOf('24:30')).toBeNull();
});
