import { describe, expect, it } from 'vitest';
import { timeInMorocco, timeZone } from '../../platform/time/calendar-date.ts';
import { collide, hoursOn, isWithinHours, slotsOf, type SpecialDay, type WeeklyHours } from './slots.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

const settings = { bufferMinutes: 15, noticeHours: 0, horizonDays: 60 };
const everyDay = (fromMinute: number, untilMinute: number): WeeklyHours[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute, untilMinute }));
const at = (time: string) => new Date(time);
const isoOf = (slots: readonly Date[]) => slots.map((slot) => slot.toISOString().slice(0, 16));

const base = { days: [], settings, taken: [], minutes: 60, until: at('2100-01-01T00:00:00Z') };

/** The instants at which Moroccan clocks change in a year, by the platform's data. */
function changesOf(year: number): Temporal.ZonedDateTime[] {
  const changes: Temporal.ZonedDateTime[] = [];
  let moment = Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime(timeZone);
  for (;;) {
    const next = moment.getTimeZoneTransition('next');
    if (next === null || next.year !== year) return changes;
    changes.push(next);
    moment = next;
  }
}

describe('the hours of a week', () => {
  const monday = [{ weekday: 1, fromMinute: 600, untilMinute: 720 }];

  it('begin on their half hours, with time for the whole consultation', () => {
    const now = at('2026-06-01T00:00:00Z');
    const slots = slotsOf({ ...base, hours: monday, now, from: now, until: at('2026-06-08T00:00:00Z') });
    // Morocco is on UTC+1 in June.
    expect(isoOf(slots)).toEqual(['2026-06-01T09:00', '2026-06-01T09:30', '2026-06-01T10:00']);
  });

  it('that touch are joined, so that a consultation may run from one into the other', () => {
    const hours = [...monday, { weekday: 1, fromMinute: 720, untilMinute: 750 }];
    expect(hoursOn('2026-06-01', { hours, days: [] })).toEqual([{ fromMinute: 600, untilMinute: 750 }]);
  });

  it('are replaced on a day that has its own hours, or none', () => {
    const open = { kind: 'open', fromMinute: 900, untilMinute: 960 } as const;
    const closed: SpecialDay = { onDate: '2026-06-01', kind: 'closed', fromMinute: null, untilMinute: null };
    expect(hoursOn('2026-06-01', { hours: monday, days: [{ onDate: '2026-06-01', ...open }] })).toEqual([
      { fromMinute: 900, untilMinute: 960 },
    ]);
    expect(hoursOn('2026-06-01', { hours: monday, days: [closed] })).toEqual([]);
    expect(hoursOn('2026-06-08', { hours: monday, days: [closed] })).toHaveLength(1);
  });

  it('are offered after the notice, up to the horizon', () => {
    const now = at('2026-06-01T09:10:00Z');
    const near = { ...settings, noticeHours: 24, horizonDays: 2 };
    const slots = slotsOf({ ...base, settings: near, hours: everyDay(600, 720), now, from: now });
    expect(isoOf(slots)).toEqual([
      '2026-06-02T09:30',
      '2026-06-02T10:00',
      '2026-06-03T09:00',
      '2026-06-03T09:30',
      '2026-06-03T10:00',
    ]);
  });

  it('can be booked up to the notice itself, and not a moment later', () => {
    const near = { ...settings, noticeHours: 24, horizonDays: 1 };
    const offered = (now: Date) =>
      isoOf(slotsOf({ ...base, settings: near, hours: everyDay(600, 720), now, from: now }));
    const all = ['2026-06-02T09:00', '2026-06-02T09:30', '2026-06-02T10:00'];
    expect(offered(at('2026-06-01T09:00:00.000Z'))).toEqual(all);
    expect(offered(at('2026-06-01T09:00:00.001Z'))).toEqual(all.slice(1));
  });

  it('leave the buffer free on both sides of what is taken', () => {
    const now = at('2026-06-01T00:00:00Z');
    const taken = [{ startsAt: at('2026-06-01T11:00:00Z'), endsAt: at('2026-06-01T12:00:00Z') }];
    const hours = [{ weekday: 1, fromMinute: 600, untilMinute: 1080 }];
    const slots = slotsOf({ ...base, hours, taken, now, from: now, until: at('2026-06-02T00:00:00Z') });
    expect(isoOf(slots)).toEqual([
      '2026-06-01T09:00',
      '2026-06-01T09:30',
      '2026-06-01T12:30',
      '2026-06-01T13:00',
      '2026-06-01T13:30',
      '2026-06-01T14:00',
      '2026-06-01T14:30',
      '2026-06-01T15:00',
      '2026-06-01T15:30',
      '2026-06-01T16:00',
    ]);
  });
});

describe('when the clocks change for Ramadan 2026', () => {
  const [back, forward] = changesOf(2026);
  if (!back || !forward) throw new Error('The platform knows no change of 2026.');

  it('the platform has both nights: an hour back in February, forward again in March', () => {
    expect([back, forward].map((change) => change.toString())).toEqual([
      '2026-02-15T02:00:00+00:00[Africa/Casablanca]',
      '2026-03-22T03:00:00+01:00[Africa/Casablanca]',
    ]);
  });

  it.each([
    ['back', back, -1, 9, 10],
    ['forward', forward, -1, 10, 9],
  ])('ten in the morning stays ten in the morning: %s', (_, change, dayBefore, utcBefore, utcAfter) => {
    const day = change.toPlainDate();
    const now = new Date(day.add({ days: dayBefore }).toZonedDateTime('UTC').epochMilliseconds);
    const until = new Date(day.add({ days: 1 }).toZonedDateTime('UTC').epochMilliseconds);
    const slots = slotsOf({ ...base, hours: everyDay(600, 660), now, from: now, until });
    expect(slots.map((slot) => slot.getUTCHours())).toEqual([utcBefore, utcAfter]);
    expect(slots.map(timeInMorocco)).toEqual(['10:00', '10:00']);
  });

  it('a time that occurs twice is offered once, and none during which the clocks change', () => {
    const now = new Date(back.toPlainDate().toZonedDateTime(timeZone).epochMilliseconds);
    const until = new Date(now.getTime() + 86_400_000);
    const hours = everyDay(60, 300);
    const slots = slotsOf({ ...base, hours, minutes: 30, now, from: now, until });
    expect(slots.map(timeInMorocco)).toEqual([
      '01:00',
      '01:30',
      '02:00',
      '02:30',
      '03:00',
      '03:30',
      '04:00',
      '04:30',
    ]);
    const long = slotsOf({ ...base, hours, now, from: now, until });
    expect(long.map(timeInMorocco)).toEqual(['01:00', '01:30', '02:00', '03:00', '03:30', '04:00']);
  });

  it('a time that is skipped is not offered', () => {
    const now = new Date(forward.toPlainDate().toZonedDateTime(timeZone).epochMilliseconds);
    const until = new Date(now.getTime() + 86_400_000);
    const slots = slotsOf({ ...base, hours: everyDay(60, 300), minutes: 30, now, from: now, until });
    expect(slots.map(timeInMorocco)).toEqual(['01:00', '01:30', '03:00', '03:30', '04:00', '04:30']);
  });
});

const minuteOfDay = fc.integer({ min: 0, max: 96 }).map((quarter) => quarter * 15);
const someHours = fc.record({
  weekday: fc.integer({ min: 1, max: 7 }),
  fromMinute: minuteOfDay,
  untilMinute: minuteOfDay,
});
/** Around the changes of Ramadan 2026, where any mistake of an hour shows. */
const someInstant = fc
  .integer({ min: 0, max: 60 * 24 * 60 })
  .map((minutes) => new Date(Date.parse('2026-02-01T00:00:00Z') + minutes * 60_000));

it('whatever the hours are: no slot in the past, outside the hours, or on what is taken', () => {
  forAll(
    60,
    fc.array(someHours, { maxLength: 6 }),
    fc.array(someInstant, { maxLength: 5 }),
    someInstant,
    fc.constantFrom(30, 45, 60, 90),
    fc.integer({ min: 0, max: 48 }),
    fc.constantFrom(0, 15, 30),
    (hours, takenAt, now, minutes, noticeHours, bufferMinutes) => {
      const taken = takenAt.map((startsAt) => ({
        startsAt,
        endsAt: new Date(startsAt.getTime() + 60 * 60_000),
      }));
      const own = { bufferMinutes, noticeHours, horizonDays: 20 };
      const slots = slotsOf({ ...base, hours, taken, minutes, now, from: now, settings: own });
      let before = 0;
      for (const startsAt of slots) {
        const span = { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
        expect(startsAt.getTime()).toBeGreaterThanOrEqual(now.getTime() + noticeHours * 3_600_000);
        expect(startsAt.getTime()).toBeGreaterThan(before);
        expect(isWithinHours(span, { hours, days: [] })).toBe(true);
        expect(taken.some((other) => collide(span, other, bufferMinutes))).toBe(false);
        before = startsAt.getTime();
      }
    },
  );
});
