import { describe, expect, it } from 'vitest';
import { words } from '../../../words.ts';
import { locales, type Locale } from '../../../platform/i18n/locale.ts';
import { aWorkshop } from '../../../../tests/support/applications.ts';
import { someSettings } from '../../../../tests/support/builders.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { questionsOf } from './workshop-page.ts';
import { describeWorkshop, durationIn, spanOf, statusOf } from './workshop-view.ts';

const viewContext = (locale: Locale) => ({ words: words[locale].workshops, links: linksIn(locale), locale });
const coming = (seatsLeft: number, of = {}) => ({ workshop: aWorkshop(of), upcoming: true, seatsLeft });
const past = { workshop: aWorkshop(), upcoming: false, seatsLeft: null };

describe('a workshop', () => {
  it('is open while a seat is left, full when none is, past after its day', () => {
    expect([coming(1), coming(0), coming(-1), past].map(statusOf)).toEqual(['open', 'full', 'full', 'past']);
  });

  it('offers the action that fits its status', () => {
    const labels = [coming(3), coming(0), past].map(
      (one) => describeWorkshop(one, viewContext('en')).action.full,
    );
    expect(labels).toEqual(['Register for this workshop', 'Join the waitlist', 'Tell me the next date']);
  });

  it('has a calendar file only before it is held', () => {
    expect(describeWorkshop(coming(0), viewContext('ar')).calendarHref).toBe(
      '/ar/workshops/a-workshop/calendar.ics',
    );
    expect(describeWorkshop(past, viewContext('ar')).calendarHref).toBeNull();
  });

  it('shows its seats by the plural rules of the language', () => {
    const seats = (locale: Locale) =>
      [1, 2, 5, 25].map((left) => describeWorkshop(coming(left), viewContext(locale)).seats);
    expect(seats('en')).toEqual(['1 seat left', '2 seats left', '5 seats left', '25 seats left']);
    expect(seats('ar')).toEqual(['بقي مقعد واحد', 'بقي مقعدان', 'بقيت 5 مقاعد', 'بقي 25 مقعدًا']);
  });

  it('says beside stars of the sample academy that they are a sample, and nothing beside the academy’s own', () => {
    const rated = (hasSampleRating: boolean) =>
      describeWorkshop({ ...past, workshop: aWorkshop({ rating: 4.8 }), hasSampleRating }, viewContext('en'))
        .rating;
    expect(rated(true)).toMatchObject({ figure: '4.8', sample: 'Sample', value: '4.8 out of 5 · Sample' });
    expect(rated(false)).toMatchObject({ figure: '4.8', sample: null, value: '4.8 out of 5' });
  });

  it('shows the seats left only once the first is taken', () => {
    const { seats } = describeWorkshop(coming(40, { capacity: 40 }), viewContext('en'));
    expect(seats).toBe('40 seats');
  });

  it('shows its hours in Moroccan time, also in Ramadan', () => {
    for (const heldOn of ['2025-06-20', '2025-03-15']) {
      const { hours } = describeWorkshop(coming(1, { heldOn }), viewContext('en'));
      expect(hours).toBe('19:00 to 21:30, Morocco time');
    }
    expect(spanOf(aWorkshop({ heldOn: '2025-03-15' })).ends.toISOString()).toBe('2025-03-15T21:30:00.000Z');
  });

  it('without a location shows that it is to be announced', () => {
    const { words: own } = aWorkshop();
    const nowhere = { en: { ...own.en, location: null }, ar: { ...own.ar, location: null } };
    expect(describeWorkshop(coming(1, { words: nowhere }), viewContext('en')).location).toBe(
      'To be announced',
    );
    expect(describeWorkshop(coming(1, { words: nowhere }), viewContext('ar')).location).toBe('يُعلن عنه لاحقًا');
  });
});

it.each([
  [45, '45 minutes', '45 دقيقة'],
  [60, '1 hour', 'ساعة واحدة'],
  [150, '2 hours and 30 minutes', 'ساعتان و30 دقيقة'],
  [240, '4 hours', '4 ساعات'],
])('%i minutes are written as people say them', (minutes, english, arabic) => {
  expect(durationIn(viewContext('en'), minutes)).toBe(english);
  expect(durationIn(viewContext('ar'), minutes)).toBe(arabic);
});

it('the answer on cancelling is the refund policy', () => {
  const settings = someSettings();
  const refundPolicy = { ...settings.refundPolicy, workshopHoursBefore: 24, paidBackWithinDays: 10 };
  const answers = locales.map((locale) => {
    const asked = questionsOf(aWorkshop(), { ...settings, refundPolicy }, { t: words[locale], locale });
    return asked.at(-1)?.answer ?? '';
  });
  expect(answers[0]).toContain('24 hours');
  expect(answers[0]).toContain('10 days');
  expect(answers[1]).toContain('24 ساعة');
  expect(answers[1]).toContain('10 أيام');
});
