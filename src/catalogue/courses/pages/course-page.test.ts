import { expect, test } from 'vitest';
import { aCourse, someSettings } from '../../../../tests/support/builders.ts';
import { inAll } from '../../../../tests/support/classroom.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { words } from '../../../words.ts';
import type { OutlineLesson } from '../../../learning/classroom/classroom.service.ts';
import type { Unit } from '../programme.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { offerFor, type Course } from '../course.ts';
import { describeCoursePage, headFacts } from './course-page.ts';
import { describeCourse } from './course-view.ts';
import { describeProgramme } from './programme.ts';

const { en } = words;
const now = new Date('2026-03-01T12:00:00Z');
const contextIn = (locale: Locale) => ({ t: words[locale], links: linksIn(locale), locale, now });
function onOffer(of: Partial<Course>) {
  const course = aCourse(of);
  return { course, offer: offerFor(course, [], now), seatsLeft: null };
}

test('a course at one’s own pace says before its price what is published of it, and when the rest appears', () => {
  const unit = (hasLessons: boolean): Unit => ({
    title: inAll(''),
    moduleId: null,
    hasLessons,
    opensAfterDays: 0,
    counted: [],
    others: 0,
  });
  const taught = { outline: [], units: [unit(true), unit(true), unit(false), unit(false)] };
  const partOf = (of: Partial<Course>, locale: Locale = 'en') =>
    describeCoursePage(onOffer({ courseType: 'virtual', taughtAt: 'here', ...of }), null, {
      settings: someSettings(),
      context: contextIn(locale),
      taught,
    }).programme.part;
  expect(partOf({})).toBe('Modules published so far: 2 of 4. The others have no date yet.');
  const newModules = { firstOn: '2026-12-14', everyDays: 7 };
  expect(partOf({ newModules })).toBe(
    'Modules published so far: 2 of 4. The next one opens on 14 December, then one every 7 days.',
  );
  expect(partOf({ newModules }, 'ar')).toContain('ثم وحدة كل 7 أيام');
  expect(partOf({ courseType: 'live' })).toBeNull();
  taught.units.splice(2);
  expect(partOf({})).toBeNull();
});

test('what opens at once is said once of all modules, and of each where another one opens later', () => {
  const words = en.course.curriculum;
  const programmeOf = (...days: number[]) => {
    const announced = days.map((_, at) => ({ title: `0${at + 1}`, subtitle: 'A module', lessons: [] }));
    const outline = days.map((opensAfterDays, at) => ({
      id: `module ${at}`,
      title: inAll(`0${at + 1} · A module`),
      lessons: [{ opensAfterDays, title: inAll('A lesson'), weights: {}, isFree: false } as OutlineLesson],
    }));
    const spoken = { words, days: en.refunds.days, locale: 'en', now } as const;
    const course = onOffer({ courseType: 'virtual', taughtAt: 'here' });
    return describeProgramme(course, announced, { outline, units: [] }, spoken);
  };
  const { opens } = words;
  expect(programmeOf(0, 0).notes).toEqual([opens.allAtOnce]);
  expect(programmeOf(0, 0).modules.map((one) => one.opens)).toEqual([undefined, undefined]);
  expect(programmeOf(0, 7).notes).toEqual([]);
  expect(programmeOf(0, 7).modules.map((one) => one.opens)).toEqual([opens.atOnce, opens.after('7 days')]);
});

test('whoever has a course goes in, and is shown neither price nor parts', () => {
  const context = { ...contextIn('en'), own: new Set(['selling-online']) };
  const shown = describeCourse(onOffer({ courseType: 'virtual' }), context);
  expect(shown.action).toEqual({
    kind: 'go-in',
    label: 'Go to my course',
    href: '/learn/selling-online',
    forAnother: { label: 'Enrol somebody else', href: '/courses/selling-online/enrol' },
  });
  expect([shown.inParts, shown.seats]).toEqual([null, null]);
});

test('a full course does not show that its enrolment is open', () => {
  const full = { ...onOffer({ startsOn: '2024-07-12', capacity: 20 }), seatsLeft: 0 };
  const context = contextIn('en');
  const start = headFacts(full, describeCourse(full, context), context).find(({ term }) => term === 'Start');
  expect(start?.value).toBe('Date to be announced');
});
