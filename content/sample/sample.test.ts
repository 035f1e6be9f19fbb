import { describe, expect, test } from 'vitest';
import { isCentimes } from '../../src/platform/money/money.ts';
import { isTaughtHere } from '../../src/catalogue/courses/course.ts';
import { campaigns } from './campaign.ts';
import { consultationServices } from './consultation-services.ts';
import { courses } from './courses.ts';
import { jobs } from './jobs.ts';
import { products } from './products.ts';
import { settings } from './settings.ts';
import { trainers } from './trainers.ts';
import { workshops } from './workshops.ts';
import { present } from '../../tests/support/sure.ts';

const records = { courses, workshops, products, trainers, campaigns, jobs, consultationServices };
const everything = { ...records, settings };

const courseOf = (slug: string) => present(courses.find((each) => each.slug === slug));

type Leaf = { path: string; text: string };

function leavesOf(value: unknown, path: string): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each, `${path}.${key}`));
}

/** Numbers of curriculum parts, figures, and names of pictures and files are not texts. */
const isWords = ({ path }: Leaf): boolean =>
  !/\.portrait$|\.object$|\.settings\.claims\.|\.curriculum\.\d+\.title$|\.files\.\w+$|\.pages\.\d+$/.test(
    path,
  );

/** Every text in its languages, wherever it is in a record. */
function pairsOf(value: unknown, path: string): { path: string; en: unknown; ar: unknown; fr: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'ar' in value)
    return [{ path, en: value.en, ar: value.ar, fr: 'fr' in value ? value.fr : null }];
  return Object.entries(value).flatMap(([key, each]) => pairsOf(each, `${path}.${key}`));
}

const pairs = pairsOf(everything, 'sample');
const english = pairs.flatMap(({ path, en }) => leavesOf(en, path)).filter(isWords);
const arabic = pairs.flatMap(({ path, ar }) => leavesOf(ar, path)).filter(isWords);
const french = pairs.flatMap(({ path, fr }) => leavesOf(fr, path)).filter(isWords);
const pathsOf = (leaves: Leaf[]) => leaves.map(({ path }) => path);

describe('records', () => {
  test('slugs are unique within their kind and valid in an address', () => {
    for (const kind of Object.values(records)) {
      const slugs = kind.map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9][a-z0-9-]{0,99}$/);
    }
  });

  test('the eight courses are in the order of the catalogue', () => {
    expect(courses.map(({ slug }) => slug)).toEqual([
      'ecommerce-mastery',
      'ecommerce-mastery-virtual',
      'ugc-creation-masterclass',
      'english-mastery',
      'fashion-business-masterclass',
      'french-course',
      'ai-marketing-agency',
      'content-creation',
    ]);
    for (const kind of [courses, workshops, products, trainers, jobs, consultationServices])
      expect(kind.map(({ position }) => position)).toEqual(kind.map((_, index) => index + 1));
  });

  test('every price is a whole number of centimes', () => {
    const prices = [
      ...courses.map((course) => course.priceCentimes),
      ...products.map((product) => product.priceCentimes),
      ...consultationServices.map((service) => service.priceCentimes),
    ];
    expect(prices.filter((price) => price !== null && !isCentimes(price))).toEqual([]);
  });

  test('products marked as free have the price 0, and no others', () => {
    for (const product of products) expect(product.isFree).toBe(product.priceCentimes === 0);
  });

  test('courses that are compared name each other, and each says for whom it is', () => {
    const compared = courses.filter(({ comparesWith }) => comparesWith);
    expect(compared.map(({ slug }) => slug)).toEqual(['ecommerce-mastery', 'ecommerce-mastery-virtual']);
    for (const { slug, comparesWith, words } of compared) {
      expect(courseOf(comparesWith ?? '').comparesWith).toBe(slug);
      expect(Object.values(words).map(({ forWhom }) => forWhom)).not.toContain(undefined);
    }
  });

  test('trainers and courses refer to each other', () => {
    const named = courses.flatMap(({ trainer }) => (trainer === null ? [] : [trainer]));
    expect(trainers.map(({ slug }) => slug)).toEqual(expect.arrayContaining(named));
    for (const { course, slug } of trainers) expect(courseOf(course ?? '').trainer).toBe(slug);
  });

  test('nobody is both a trainer and the author of a testimonial', () => {
    const teaching = new Set([...trainers, ...workshops].map(({ portrait }) => portrait));
    const praising = courses.flatMap(({ words }) => words.en.testimonials.map(({ portrait }) => portrait));
    expect(praising.filter((portrait) => teaching.has(portrait))).toEqual([]);
  });

  test('campaigns are for courses on sale', () => {
    for (const slug of campaigns.flatMap((campaign) => campaign.courses)) {
      expect(courseOf(slug).comingSoon).toBe(false);
      expect(courseOf(slug).priceCentimes).not.toBeNull();
    }
  });

  test('every course is taught in the academy’s own classroom', () => {
    expect(courses.filter((course) => !isTaughtHere(course))).toEqual([]);
  });

  test('the bank account number has 24 digits and a valid key', () => {
    expect(settings.bankTransfer?.rib).toMatch(/^\d{24}$/);
    expect(BigInt(settings.bankTransfer?.rib ?? 1) % 97n).toBe(0n);
  });
});

describe('words', () => {
  test('a description is at most 160 characters long', () => {
    for (const { slug, words } of courses)
      for (const { description } of Object.values(words))
        expect(`${slug} ${Math.max(description.length, 160)}`).toBe(`${slug} 160`);
  });

  test('all languages have the same number of texts', () => {
    expect(pathsOf(arabic)).toEqual(pathsOf(english));
    expect(pathsOf(french)).toEqual(pathsOf(english));
  });

  test('no text is empty, and none has two spaces in a row or spaces at its ends', () => {
    const untidy = [...english, ...arabic, ...french].filter(
      ({ text }) => text === '' || text !== text.trim() || /\s{2}/.test(text),
    );
    expect(untidy).toEqual([]);
  });

  /** ICE, IF, CNSS: read so in Morocco, whatever the language. */
  const isNumbersName = ({ path }: { path: string }) => /\.registration\.\d+\.label$/.test(path);

  test('every Arabic text contains Arabic letters', () => {
    expect(arabic.filter((one) => !/[\u0621-\u064a]/u.test(one.text) && !isNumbersName(one))).toEqual([]);
  });

  test('Arabic texts use Latin digits, Arabic commas and no letter stretching', () => {
    const foreign = arabic.filter(({ text }) => /[\u0660-\u0669\u06f0-\u06f9\u0640,;?]/u.test(text));
    expect(foreign).toEqual([]);
  });

  test('no English or French text contains Arabic letters', () => {
    expect([...english, ...french].filter(({ text }) => /[\u0600-\u06ff]/u.test(text))).toEqual([]);
  });

  test('no text is the same in both languages', () => {
    const known = new Map(english.map(({ path, text }) => [path, text]));
    const same = arabic.filter(({ path, text }) => known.get(path) === text);
    expect(same.filter((one) => !isNumbersName(one))).toEqual([]);
  });

  test('a list never repeats an item', () => {
    for (const { words } of courses)
      for (const { curriculum, whatYouLearn, testimonials, faq } of Object.values(words)) {
        const lists = [
          curriculum.map(({ title }) => title),
          ...curriculum.map(({ lessons }) => lessons),
          whatYouLearn.map(({ title }) => title),
          testimonials.map(({ name }) => name),
          faq.map(({ question }) => question),
        ];
        for (const list of lists) expect(new Set(list).size).toBe(list.length);
      }
  });
});

describe('promises', () => {
  const opened = [
    'ecommerce-mastery',
    'ecommerce-mastery-virtual',
    'ugc-creation-masterclass',
    'english-mastery',
  ];

  test('curricula have 12, 12, 7 and 6 parts of three to five lessons', () => {
    const curricula = opened.map((slug) => courseOf(slug).words.en.curriculum);
    expect(curricula.map((parts) => parts.length)).toEqual([12, 12, 7, 6]);
    for (const part of curricula.flat()) expect([3, 4, 5]).toContain(part.lessons.length);
  });

  test('each course has three voices', () => {
    for (const { slug, words } of courses)
      for (const { testimonials } of Object.values(words)) expect(testimonials, slug).toHaveLength(3);
  });

  test('a course with its own page shows six things to learn and at least four answers', () => {
    for (const slug of [...opened, 'fashion-business-masterclass'])
      for (const words of Object.values(courseOf(slug).words)) {
        expect(words.whatYouLearn).toHaveLength(6);
        expect(words.faq.length).toBeGreaterThanOrEqual(4);
      }
  });

  test('the answers about refunds agree with the settings, and none promises a code', () => {
    const answersOf = (faq: { answer: string }[]) => faq.map(({ answer }) => answer);
    for (const slug of [...opened, 'fashion-business-masterclass'])
      for (const { faq } of Object.values(courseOf(slug).words)) {
        expect(answersOf(faq).join()).toMatch(/\{daysToDecide\}[\s\S]*\{paidBackWithin\}/);
        expect(answersOf(faq).join()).not.toMatch(/\{accessHours\}|with a code|ومعه رمز/);
      }
  });

  test('the early-bird campaign is over, and another runs for ten days from the first start', () => {
    const [ended, running] = campaigns;
    expect(ended).toMatchObject({ percent: 20, endsAt: '2025-09-03T00:00:00Z' });
    expect(ended?.words.en.text).toBe('Early Bird Special - 20% Off!');
    expect(running).toMatchObject({ percent: 20, runsForDays: 10 });
    expect(running?.courses).toEqual(['ecommerce-mastery-virtual', 'english-mastery']);
  });
});
