import { expect, test } from 'vitest';
import { words } from '../../../words.ts';
import { offerFor, type Campaign, type Course } from '../course.ts';
import { inEach, type Locale } from '../../../platform/i18n/locale.ts';
import { aCampaign, aCourse, someSettings } from '../../../../tests/support/builders.ts';
import { startOf, type CohortOnOffer } from '../cohort.ts';
import { whyClosed } from '../../../selling/checkout/pages/open-enrolment.ts';
import type { Trainer } from '../trainer.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { describeCoursePage, filledWords, headFacts, moreFacts } from './course-page.ts';
import { describeCourse, type CourseView, type ViewContext } from './course-view.ts';

const now = new Date('2026-03-01T12:00:00Z');
const contextIn = (locale: Locale) => ({ t: words[locale], links: linksIn(locale), locale, now });

function onOffer(
  of: Partial<Course>,
  { seatsLeft = null, campaigns = [] }: { seatsLeft?: number | null; campaigns?: Campaign[] } = {},
) {
  const course = aCourse(of);
  const past = {
    courses: [{ slug: course.slug, from: -Infinity, priceCentimes: course.priceCentimes }],
    campaigns: [],
  };
  return { course, offer: offerFor(course, campaigns, now, past), seatsLeft };
}

const view = (
  of: Partial<Course>,
  more: Parameters<typeof onOffer>[1] = {},
  locale: Locale = 'en',
): CourseView => describeCourse(onOffer(of, more), contextIn(locale));

/** Every fact of the course's page by its name; each is shown once. */
function factsOf(offered: Parameters<typeof describeCourse>[0], context: ViewContext) {
  const facts = [
    ...headFacts(offered, describeCourse(offered, context), context),
    ...moreFacts(offered, context),
  ];
  return Object.fromEntries(facts.map(({ term, value }) => [term, value]));
}

const badges = (course: CourseView) => course.badges.map(({ text }) => text.replaceAll('\u00a0', ' '));

test('a virtual course is bought now, a live one is enrolled in, both by the same steps', () => {
  expect(view({ courseType: 'virtual' }).action).toEqual({
    kind: 'buy-now',
    label: 'Buy now',
    href: '/courses/selling-online/enrol',
  });
  expect(view({ courseType: 'live' }, {}, 'ar').action).toEqual({
    kind: 'enrol',
    label: 'سجّلي الآن',
    href: '/ar/courses/selling-online/enrol',
  });
});

test('what is coming soon, has no price, or is full leads to the waitlist', () => {
  const waitlist = { kind: 'waitlist', label: 'Join the waitlist', href: '/courses/selling-online/waitlist' };
  expect(view({ comingSoon: true }).action).toEqual(waitlist);
  expect(view({ priceCentimes: null }).action).toEqual(waitlist);
  expect(view({ capacity: 20 }, { seatsLeft: 0 }).action).toEqual(waitlist);
});

test('a course without a price shows a text instead', () => {
  const course = view({ priceCentimes: null });
  expect([course.price, course.priceText]).toEqual([null, 'Price to be announced']);
});

test('a saving is shown only while a campaign runs, from the lowest price before it', () => {
  expect([view({}).saves, badges(view({})).join()]).toEqual([null, expect.not.stringContaining('Save')]);
  const campaign = view({}, { campaigns: [aCampaign({ percent: 20 })] });
  expect(badges(campaign)).toContain('Save 198 MAD');
  expect(campaign.saves?.replaceAll('\u00a0', ' ')).toBe('Save 198 MAD');
  expect(campaign.price).toEqual({ centimes: 79_200, beforeCentimes: 99_000, percentOff: 20 });
});

test('a live course taught here without an announced group takes names for it, and shows no date', () => {
  const course = aCourse({ taughtAt: 'here', courseType: 'live', startsOn: '2026-05-01', capacity: 9 });
  const offer = offerFor(course, [], now);
  const waiting = describeCourse({ ...startOf(course, [], 9), offer }, contextIn('en'));
  expect(waiting).toMatchObject({ awaitsCohort: true, isFull: false, start: null, seats: null });
  expect([waiting.action.kind, badges(waiting)]).toEqual(['waitlist', ['Next group soon']]);
  expect(whyClosed({ ...startOf(course, [], 9), offer })).toBe('no-cohort');
});

const group = (of: Partial<CohortOnOffer> = {}): CohortOnOffer => ({
  id: 'one',
  courseSlug: 'selling-online',
  startsOn: '2026-11-25',
  weekdays: [3],
  startsAt: '20:30',
  minutes: 90,
  weeks: 2,
  trainer: null,
  seats: 40,
  seatsLeft: 40,
  ...of,
});

function inGroups(cohorts: CohortOnOffer[]) {
  const course = aCourse({ taughtAt: 'here', courseType: 'live' });
  const onOffer_ = { ...startOf(course, cohorts, null), offer: offerFor(course, [], now) };
  return { card: describeCourse(onOffer_, contextIn('en')), facts: factsOf(onOffer_, contextIn('en')) };
}

test('a live course ends on the day of its last meeting', () => {
  expect(inGroups([group({ startsOn: '2026-12-07', weekdays: [1, 4], weeks: 12 })]).facts['End']).toBe(
    '25 February 2027',
  );
});

test('card and page of a full course agree: its start while that is to come, and no end without a start', () => {
  const { card, facts } = inGroups([group({ seatsLeft: 0 })]);
  expect([badges(card)[0], card.start, facts['Start']]).toEqual([
    'Full',
    'Starts Wednesday 25 November',
    'Wednesday 25 November (full)',
  ]);
  expect(facts).not.toHaveProperty('End');
  const begun = inGroups([group({ startsOn: '2026-02-25', seatsLeft: 0 })]);
  expect([begun.card.start, begun.card.meets, begun.facts['Start'], begun.facts['End']]).toEqual([
    null,
    null,
    'Date to be announced',
    undefined,
  ]);
});

test('a card shows how many seats of a group are left', () => {
  const seats = (seatsLeft: number) => {
    const { card } = inGroups([group({ seatsLeft })]);
    return [card.seats, card.areSeatsTaken];
  };
  expect([seats(40), seats(17)]).toEqual([
    ['40 seats in the group', false],
    ['17 of 40 seats left', true],
  ]);
  expect(seats(0)[0]).toBeNull();
});

test('a card names the trainer of the next group, else of the course', () => {
  const trainers = ['amal', 'nour'].map((slug, index) => ({
    slug,
    portrait: slug,
    ground: 'saffron' as const,
    linkedin: '',
    course: null,
    position: index + 1,
    words: inEach(() => ({ name: slug, title: '' })),
  }));
  const named = (trainer: string | null) => {
    const course = aCourse({ taughtAt: 'here', courseType: 'live', trainer: 'amal' });
    const started = startOf(course, [group({ trainer })], null);
    return describeCourse({ ...started, offer: null }, { ...contextIn('en'), trainers }).trainer;
  };
  expect([named(null), named('nour'), named('nobody')]).toEqual(['amal', 'nour', null]);
});

test('a course that is mixed up with another leads to their comparison', () => {
  expect(view({ slug: 'b', comparesWith: 'a' }, {}, 'ar').comparison?.href).toBe('/ar/courses#compare-a');
  expect(view({}).comparison).toBeNull();
});

test('a recorded course taught here is taken at one’s own pace, whatever start its record has', () => {
  const course = aCourse({ taughtAt: 'here', courseType: 'virtual', startsOn: '2024-05-01' });
  const card = describeCourse(
    { ...startOf(course, [], null), offer: offerFor(course, [], now) },
    contextIn('en'),
  );
  expect([card.start, badges(card).join()]).toEqual([
    'At your own pace',
    expect.not.stringContaining('Open'),
  ]);
});

test('a start in the past is open enrolment, a start to come is a date, and today has not passed', () => {
  expect(badges(view({ startsOn: '2026-02-28' }))).toContain('Open enrolment');
  expect(view({ startsOn: '2026-02-28' }).start).toBeNull();
  expect(view({ startsOn: '2026-03-01' }).start).toBe('Starts 1 March 2026');
  expect(badges(view({ startsOn: '2026-03-01' }))).not.toContain('Open enrolment');
});

test('a course that is coming soon shows neither a date nor a saving', () => {
  const course = view({ comingSoon: true, startsOn: '2024-07-11' });
  expect(badges(course)).toEqual(['Coming soon', 'At your own pace']);
  expect(course.start).toBeNull();
});

test('seats are shown when a quarter or less is left, never when none can be bought', () => {
  const seats = (seatsLeft: number, of: Partial<Course> = {}) =>
    view({ capacity: 100, ...of }, { seatsLeft }).seats;
  expect([seats(26), seats(25), seats(1)]).toEqual([null, 'Only 25 seats left', 'Only 1 seat left']);
  expect([seats(0), seats(5, { comingSoon: true })]).toEqual([null, null]);
});

test('the head of the page names start, length and level in the words of each language', () => {
  const offered = onOffer({ startsOn: '2026-02-01', durationWeeks: 12 });
  expect(factsOf(offered, contextIn('en'))).toMatchObject({
    Start: 'Open enrolment',
    Level: '12 weeks · Beginner',
    End: '26 April 2026',
  });
  expect(factsOf(offered, contextIn('ar'))).toMatchObject({
    البداية: 'التسجيل مفتوح',
    المستوى: '12 أسبوعًا · Beginner',
  });
});

test('the head of a group’s page shows day and hour in Moroccan time, and its seats, and no day, hour or seat below', () => {
  const course = aCourse({ taughtAt: 'here', courseType: 'live' });
  const offered = { ...startOf(course, [group({ seatsLeft: 17 })], null), offer: offerFor(course, [], now) };
  const context = contextIn('en');
  const head = headFacts(offered, describeCourse(offered, context), context).map(({ value }) => value);
  expect(head).toEqual([
    'Starts Wednesday 25 November',
    'Wednesdays 20:30 (Moroccan time)',
    '2 weeks · Beginner',
    '17 of 40 seats left',
  ]);
  const below = moreFacts(offered, context).map(({ value }) => value);
  expect(below.filter((value) => /November|20:30|seats|weeks/.test(value))).toEqual([]);
});

test('a course that is coming soon shows no seats and no start', () => {
  const offered = onOffer({ comingSoon: true, startsOn: '2024-07-11', capacity: 40 }, { seatsLeft: 40 });
  const facts = factsOf(offered, contextIn('en'));
  expect(facts).toMatchObject({ Start: 'Date to be announced' });
  expect(facts).not.toHaveProperty('Seats');
});

test('the end is a date while it is to come, and weeks from the learner’s own start once the first group is over', () => {
  const end = (of: Partial<Course>, locale: Locale = 'en') =>
    factsOf(onOffer(of), contextIn(locale))[words[locale].course.facts.end];
  expect(end({ startsOn: '2026-04-01', durationWeeks: 2 })).toBe('15 April 2026');
  expect(end({ startsOn: '2024-07-12', durationWeeks: 12 })).toBe('12 weeks after you begin');
  expect(end({ startsOn: '2024-07-12', durationWeeks: 2 }, 'ar')).toBe('بعد أسبوعين من بدايتك');
  expect([end({ startsOn: null }), end({ comingSoon: true, startsOn: '2026-04-01' })]).toEqual([
    undefined,
    undefined,
  ]);
});

test('price and refund days in the record are placeholders, filled from today’s price and the refund policy', () => {
  const { words } = aCourse();
  const en = {
    ...words.en,
    longDescription: ['It costs {price}.'],
    faq: [
      { question: 'Really {price}?', answer: 'You have {daysToDecide}; we pay within {paidBackWithin}.' },
      { question: 'When?', answer: 'Within {accessHours}.' },
    ],
  };
  const filledFor = (courseType: 'live' | 'virtual') =>
    filledWords({ courseType, words: { ...words, en } }, someSettings(), {
      ...contextIn('en'),
      priceText: '990 MAD',
    });
  const filled = filledFor('virtual');
  expect(filled.longDescription).toEqual(['It costs 990 MAD.']);
  expect(filled.faq).toEqual([
    { question: 'Really 990 MAD?', answer: 'You have 7 days (from your payment); we pay within 14 days.' },
    { question: 'When?', answer: 'Within 24 hours.' },
  ]);
  expect(filledFor('live').faq[0]?.answer).toContain(
    '7 days (from your payment, or from your group’s first session if that is later)',
  );
});

test('a biography is of the course’s own trainer, in the language of the page alone', () => {
  const trainerCalled = (slug: string): Trainer => ({
    slug,
    portrait: 'one',
    ground: 'mint',
    linkedin: '',
    course: null,
    position: 1,
    words: inEach(() => ({ name: 'Imane', title: 'Trainer' })),
  });
  const biography = (slug: string) =>
    describeCoursePage(onOffer({ trainer: 'imane' }), trainerCalled(slug), {
      settings: someSettings(),
      context: contextIn('ar'),
    }).biography;
  expect([biography('imane'), biography('another')]).toEqual([['Teaches.'], []]);
});

test('while no price is announced, no text of the page mentions one', () => {
  const { courseType, words } = aCourse();
  const en = {
    ...words.en,
    longDescription: ['It is in preparation.', 'It costs {price}.'],
    faq: [{ question: 'Is {price} final?', answer: 'Yes.' }],
  };
  const filled = filledWords({ courseType, words: { ...words, en } }, someSettings(), {
    ...contextIn('en'),
    priceText: null,
  });
  expect([filled.longDescription, filled.faq]).toEqual([['It is in preparation.'], []]);
});
