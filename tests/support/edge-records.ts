/**
 * Records at the limits of what staff may write: titles of 90 characters, one of them with a word of 60, optional parts
 * missing, no portraits, a missing film; and one of each kind without its translation.
 */
import type { Campaign, Course } from '../../src/catalogue/courses/course.ts';
import type { ConsultationService } from '../../src/catalogue/consultations/consultation-service.ts';
import type { Job } from '../../src/site/careers/job.ts';
import type { Post } from '../../src/site/blog/post.ts';
import type { Product } from '../../src/catalogue/shop/product.ts';
import type { Trainer } from '../../src/catalogue/courses/trainer.ts';
import type { Workshop } from '../../src/catalogue/workshops/workshop.ts';
import { inEach, type Locale } from '../../src/platform/i18n/locale.ts';

type Title = Record<Locale, string>;

const titles: Record<'long' | 'unbroken', Title> = {
  long: {
    en: 'How to price, photograph and sell what you sew at home to people who live in another town.',
    ar: 'كيف تحددين ثمن ما تخيطينه في البيت وتصورينه وتبيعينه لنساء يسكنّ في مدينة أخرى غير مدينتك',
    fr: 'Fixer le prix de vos coutures, les photographier et les vendre à qui habite loin de chez vous.',
  },
  unbroken: {
    en: 'Selling Handembroideredcaftansbabouchescushioncoversandlampshadesets from your kitchen now',
    ar: 'بيع القفاطينالمطرزةوالبلاغيوأغطيةالوسائدومصابيحالنحاسوالزرابيالأ من بيتك بالهاتف وحده فقط',
    fr: 'Vendre caftansbrodésbaboucheshoussesdecoussinslampesdecuivreettapistissésmain depuis chez vous',
  },
};

export const editions = ['long', 'unbroken'] as const;
/** The slugs of the records that are written in one language. */
export const only: Record<Locale, string> = { en: 'only-english', ar: 'only-arabic', fr: 'only-french' };

const short: Title = { en: 'Sewing for a living', ar: 'الخياطة مورد رزق', fr: 'Vivre de la couture' };
const description: Title = {
  en: 'Three evenings with a sewing machine, for women who want to live from what they make.',
  ar: 'ثلاث أمسيات أمام آلة الخياطة، لمن تريد أن تعيش مما تصنعه بيديها.',
  fr: 'Trois soirées devant une machine à coudre, pour vivre de ce que l’on fait de ses mains.',
};

/** Words in all languages; in one when `language` is named, as a half-written record comes from the database. */
function wordsOf<W>(make: (locale: Locale) => W, language?: Locale): Record<Locale, W> {
  if (language === undefined) return inEach(make);
  return { [language]: make(language) } as Record<Locale, W>;
}

type Kind = { slug: string; title: Title; language?: Locale; position: number };

const kinds: readonly Kind[] = [
  { slug: 'long', title: titles.long, position: 1 },
  { slug: 'unbroken', title: titles.unbroken, position: 2 },
  { slug: only.en, title: short, language: 'en', position: 3 },
  { slug: only.ar, title: short, language: 'ar', position: 4 },
  { slug: only.fr, title: short, language: 'fr', position: 5 },
];

/** There is no portrait under this name. */
const nobody = '';

const course = ({ slug, title, language, position }: Kind): Course => ({
  slug,
  courseType: 'live',
  consultation: false,
  domain: 'fashion',
  startsOn: null,
  durationWeeks: null,
  priceCentimes: slug === 'unbroken' ? 123_400 : null,
  comingSoon: false,
  capacity: null,
  assessments: null,
  liveSessions: null,
  portrait: nobody,
  ground: 'saffron',
  trainer: null,
  taughtIn: 'ary',
  videoUrl: slug === 'unbroken' ? '/media/not-there.mp4' : null,
  videoPoster: slug === 'unbroken' ? '/media/not-there' : null,
  platformProduct: null,
  position,
  salesStory: null,
  words: wordsOf(
    (locale) => ({
      name: title[locale],
      description: description[locale],
      longDescription: [],
      level: '',
      language: '',
      studyTime: '',
      format: '',
      instructorBio: [],
      whatYouLearn: [],
      curriculum: [],
      requirements: [],
      faq: [],
      testimonials: [],
    }),
    language,
  ),
});

const workshop = ({ slug, title, language, position }: Kind): Workshop => ({
  slug,
  heldOn: slug === 'unbroken' ? '2024-05-04' : '2099-05-09',
  startsAt: '10:00',
  minutes: 90,
  kind: 'place',
  capacity: 12,
  rating: null,
  portrait: nobody,
  ground: 'mint',
  instructor: wordsOf((locale) => (locale === 'ar' ? 'نادية' : 'Nadia'), language),
  position,
  words: wordsOf(
    (locale) => ({
      title: title[locale],
      description: description[locale],
      category: { en: 'Sewing', ar: 'الخياطة', fr: 'Couture' }[locale],
      location: null,
      prerequisites: [],
      whatYouWillLearn: [],
      faq: [],
    }),
    language,
  ),
});

const product = ({ slug, title, language, position }: Kind): Product => ({
  slug,
  category: 'Templates',
  subcategory: 'Business',
  drawing: 'plan',
  ground: 'lilac',
  priceCentimes: 0,
  isFree: true,
  isFeatured: position === 1,
  updatedOn: '2026-01-05',
  position,
  files: null,
  words: wordsOf(
    (locale) => ({
      name: title[locale],
      description: description[locale],
      included: [],
      steps: [],
      faq: [],
    }),
    language,
  ),
});

const post = ({ slug, title, language, position }: Kind): Post => ({
  slug,
  publishedOn: `2026-01-0${position}`,
  updatedOn: null,
  author: 'nobody',
  tags: slug === 'long' ? [] : ['money'],
  portrait: nobody,
  ground: 'clay',
  course: null,
  words: wordsOf(
    (locale) => ({ title: title[locale], description: description[locale], body: description[locale] }),
    language,
  ),
});

const job = ({ slug, title, language, position }: Kind): Job => ({
  slug,
  postedOn: '2026-01-05',
  openUntil: slug === 'unbroken' ? '2026-01-06' : null,
  employment: 'part-time',
  fromHome: true,
  pay: { fromCentimes: 350_000, toCentimes: 420_000, per: 'month' },
  position,
  words: wordsOf(
    (locale) => ({
      title: title[locale],
      place: { en: 'From home', ar: 'من البيت', fr: 'À domicile' }[locale],
      hours: { en: 'Part time', ar: 'دوام جزئي', fr: 'Temps partiel' }[locale],
      contract: { en: 'Permanent', ar: 'عقد دائم', fr: 'CDI' }[locale],
      description: description[locale],
      about: [],
      tasks: [],
      profile: [],
      offers: [],
    }),
    language,
  ),
});

const service = ({ slug, title, language, position }: Kind): ConsultationService => ({
  slug,
  expert: 'nobody',
  priceCentimes: 35_000,
  minutes: 45,
  portrait: nobody,
  ground: 'blush',
  position,
  words: wordsOf(
    (locale) => ({
      title: title[locale],
      description: description[locale],
      forWhom: [],
      youLeaveWith: [],
      prepare: [],
      faq: [],
    }),
    language,
  ),
});

const trainer = ({ slug, title, language, position }: Kind): Trainer => ({
  slug,
  portrait: nobody,
  ground: 'majorelle',
  linkedin: 'https://www.linkedin.com/in/nobody',
  course: null,
  position,
  words: wordsOf((locale) => ({ name: title[locale], title: description[locale] }), language),
});

const campaign = ({ slug, title, language }: Kind): Campaign => ({
  slug,
  percent: 20,
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: '2099-01-01T00:00:00Z',
  courses: [],
  words: wordsOf((locale) => ({ text: title[locale], note: '' }), language),
});

export const edgeRecords = {
  courses: kinds.map(course),
  workshops: kinds.map(workshop),
  products: kinds.map(product),
  posts: kinds.map(post),
  jobs: kinds.map(job),
  services: kinds.map(service),
  trainers: kinds.map(trainer),
  campaigns: kinds.slice(1, 2).map(campaign),
};

export type Records = { [List in keyof typeof edgeRecords]: (typeof edgeRecords)[List] };

/** A new academy without records. */
export const noRecords: Records = {
  courses: [],
  workshops: [],
  products: [],
  posts: [],
  jobs: [],
  services: [],
  trainers: [],
  campaigns: [],
};
