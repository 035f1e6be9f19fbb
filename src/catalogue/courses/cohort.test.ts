import { describe, expect, it } from 'vitest';
import { aTaughtCourse } from '../../../tests/support/classroom.ts';
import type { Course } from './course.ts';
import { timeInMorocco } from '../../platform/time/calendar-date.ts';
import {
  awaitsCohort,
  chooseCohort,
  firstDayOf,
  isJoinable,
  losesMeeting,
  seatsLeftIn,
  startOf,
  type CohortOnOffer,
} from './cohort.ts';
import { meetingsOf } from './meetings.ts';
import { cohortRows, formatSeats, viewCohort } from './cohort.view.ts';

const now = new Date('2026-12-20T12:00:00Z');

const cohort = (of: Partial<CohortOnOffer> = {}): CohortOnOffer => ({
  id: 'one',
  courseSlug: 'taught-here',
  startsOn: '2027-01-04',
  weekdays: [2],
  startsAt: '20:30',
  minutes: 90,
  weeks: 12,
  seats: 40,
  trainer: null,
  seatsLeft: 17,
  ...of,
});

const live = aTaughtCourse({ courseType: 'live', startsOn: '2024-07-12', capacity: 9 });

it('never says that fewer than none, or more than all seats are left, even with more learners than seats', () => {
  for (const [taken, left] of [
    [0, 40],
    [39, 1],
    [40, 0],
    [41, 0],
    [400, 0],
  ] as const) {
    const seatsLeft = seatsLeftIn({ seats: 40 }, taken);
    expect(seatsLeft).toBe(left);
    for (const locale of ['en', 'ar'] as const)
      expect(formatSeats({ seats: 40, seatsLeft }, locale)).not.toMatch(/[-−]/);
  }
});

describe('the meetings of a cohort', () => {
  it('keep their hour on Moroccan clocks through Ramadan, when these go back and forward again', () => {
    // In 2026 Morocco left UTC+1 on 15 February and came back to it on 22 March.
    const meetings = meetingsOf(cohort({ startsOn: '2026-01-26' }));
    expect(meetings).toHaveLength(12);
    expect(new Set(meetings.map(timeInMorocco))).toEqual(new Set(['20:30']));
    const hours = meetings.map((meeting) => meeting.getUTCHours());
    expect([hours[0], hours[6], hours[11]]).toEqual([19, 20, 19]);
    expect(meetings[0]?.toISOString()).toBe('2026-01-27T19:30:00.000Z');
  });

  it('are on each of its weekdays from its first day on', () => {
    const two = meetingsOf(cohort({ startsOn: '2027-01-06', weekdays: [1, 3], weeks: 2 }));
    expect(two.map((meeting) => meeting.toISOString().slice(0, 10))).toEqual([
      '2027-01-06',
      '2027-01-11',
      '2027-01-13',
      '2027-01-18',
    ]);
    expect(meetingsOf(cohort({ weekdays: [] }))).toEqual([]);
  });
});

describe('another plan', () => {
  const plan = (startsOn: string, weekdays = [2]) => cohort({ startsOn, weekdays, weeks: 4 });
  const on = (day: string) => new Date(`${day}T12:00:00Z`);

  it('is refused when a meeting to come would move to a past day, and accepted in every other case', () => {
    const loses = (before: CohortOnOffer, after: CohortOnOffer, day: string) =>
      losesMeeting(before, after, on(day));
    expect(loses(plan('2027-01-11'), plan('2027-01-04'), '2027-01-08')).toBe(true);
    expect(loses(plan('2027-01-11'), plan('2027-01-11', [1]), '2027-01-12')).toBe(true);
    expect(loses(plan('2027-01-11'), plan('2027-01-11', [1, 2]), '2027-01-19')).toBe(true);
    expect(loses(plan('2027-01-11'), plan('2027-01-04'), '2027-01-03')).toBe(false);
    expect(loses(plan('2027-01-04'), plan('2027-01-11'), '2027-01-08')).toBe(false);
    expect(loses(plan('2027-01-04'), plan('2027-01-04', [3]), '2027-01-08')).toBe(false);
    expect(loses(plan('2027-01-04'), plan('2027-01-04'), '2027-01-20')).toBe(false);
  });
});

describe('joining a cohort', () => {
  const open = { startsOn: '2025-06-02', closedAt: null };

  it('is possible until a week after its first day in Morocco', () => {
    // Midnight in Casablanca is 23:00 of the day before in UTC.
    expect(isJoinable(open, new Date('2025-06-09T22:59:59Z'))).toBe(true);
    expect(isJoinable(open, new Date('2025-06-09T23:00:00Z'))).toBe(false);
    expect(isJoinable({ ...open, closedAt: now }, new Date('2025-06-02T12:00:00Z'))).toBe(false);
  });

  it('needs a choice where several have a seat, and takes the only one that has one', () => {
    const [one, full] = [cohort(), cohort({ id: 'two', seatsLeft: 0 })];
    expect(chooseCohort([full, one], undefined)).toEqual({ ok: true, cohort: one });
    expect(chooseCohort([one, cohort({ id: 'three' })], undefined)).toMatchObject({
      reason: 'cohort-needed',
    });
    expect(chooseCohort([one, full], 'two')).toMatchObject({ reason: 'cohort-full' });
    expect(chooseCohort([one, full], 'gone')).toMatchObject({ reason: 'cohort-closed' });
    expect(chooseCohort([cohort({ seats: null, seatsLeft: null })], 'one').ok).toBe(true);
  });

  it('counts lessons from the learner’s own first day, else the cohort’s, else the day of joining', () => {
    const joinedAt = new Date('2025-06-02T23:30:00Z');
    expect(firstDayOf({ startsOn: '2027-02-01', joinedAt }, cohort())).toBe('2027-02-01');
    expect(firstDayOf({ startsOn: null, joinedAt }, cohort())).toBe('2027-01-04');
    expect(firstDayOf({ startsOn: null, joinedAt }, null)).toBe('2025-06-03');
  });
});

describe('a course on offer', () => {
  it('that is live and taught here has the start, weeks and seats of its next cohort with a seat', () => {
    const full = cohort({ id: 'full', seatsLeft: 0 });
    const next = cohort({ id: 'next', startsOn: '2027-03-01', weeks: 8, seats: 20, seatsLeft: 3 });
    expect(startOf(live, [full, next], 31)).toMatchObject({
      course: { startsOn: '2027-03-01', durationWeeks: 8, capacity: 20, liveSessions: 8 },
      seatsLeft: 3,
    });
    expect(startOf(live, [full], 31).seatsLeft).toBe(0);
  });

  it('has no start while no cohort is announced, and is not sold', () => {
    const offered = startOf(live, [], 9);
    expect(offered).toMatchObject({ course: { startsOn: null, capacity: null }, seatsLeft: null });
    expect(awaitsCohort(offered)).toBe(true);
  });

  it('that is recorded begins when its learner joins; one taught elsewhere has the start of its record', () => {
    const recorded = startOf(aTaughtCourse({ courseType: 'virtual', startsOn: '2024-07-12' }), [], 5);
    expect([recorded.course.startsOn, recorded.seatsLeft, awaitsCohort(recorded)]).toEqual([null, 5, false]);
    const elsewhere = { ...live, taughtAt: 'elsewhere' as const };
    expect(startOf(elsewhere, [cohort()], 4)).toEqual({ course: elsewhere, seatsLeft: 4 });
  });
});

describe('a cohort in words', () => {
  it('shows its day, hours and seats in both languages, without a year where it is the next', () => {
    expect(viewCohort(cohort(), 'en', now)).toMatchObject({
      starts: 'Starts Monday 4 January',
      meets: 'Tuesdays 20:30, first on 5\u00a0January',
      meetsInMorocco: 'Tuesdays 20:30 (Moroccan time), first on 5\u00a0January',
      sessions: '12 live sessions, 90 minutes each',
      seats: '17 of 40 seats left',
      joinUntil: null,
    });
    expect(viewCohort(cohort({ weekdays: [1, 4] }), 'ar', now)).toMatchObject({
      starts: 'تبدأ الاثنين 4 يناير',
      meets: 'كل اثنين وخميس 20:30',
      seats: 'المقاعد الباقية: 17 من 40',
    });
    expect(viewCohort(cohort({ seatsLeft: 0 }), 'en', now)).toMatchObject({ seats: 'Full', isFull: true });
    expect(viewCohort(cohort({ seatsLeft: 40 }), 'en', now).seats).toBe('40 seats in the group');
  });

  it('that has begun shows that, and until when it can be joined', () => {
    const begun = viewCohort(cohort({ startsOn: '2026-12-14' }), 'en', now);
    expect([begun.starts, begun.joinUntil]).toEqual([
      'Began Monday 14 December',
      'You can still join until Monday 21 December.',
    ]);
  });

  it('of an order of a recorded course shows ‘at your own pace’, and nothing for one taught elsewhere', () => {
    const rows = (of: Partial<Course>) => cohortRows(null, 'en', aTaughtCourse(of));
    expect(rows({ courseType: 'virtual' })).toEqual([{ label: 'Start', value: 'At your own pace' }]);
    expect([rows({ courseType: 'live' }), rows({ courseType: 'virtual', taughtAt: 'elsewhere' })]).toEqual([
      [],
      [],
    ]);
  });

  it('names the year and the time zone in orders and e-mails, which may be read at any time', () => {
    expect(cohortRows(cohort({ weekdays: [1, 3, 5] }), 'en')).toEqual([
      { label: 'Your group starts', value: 'Monday 4 January 2027' },
      { label: 'Live sessions', value: 'Mondays, Wednesdays and Fridays 20:30 (Moroccan time)' },
    ]);
    expect(cohortRows(null, 'en')).toEqual([]);
  });
});
