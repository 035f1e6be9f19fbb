/** A new course without texts: a valid draft, with what is known of it from a proposal. */
import { cutText, withoutMarks } from '../../platform/text/typed-text.ts';
import { type Locale, inEach } from '../../platform/i18n/locale.ts';
import type { Course, CourseWords } from './course.ts';

const longest = { name: 120, paragraph: 2_000 };

const noWords = (): CourseWords => ({
  name: '',
  description: '',
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
});

/** Characters that records do not accept. */
const unseen = /(?!\n)\p{Cc}|[\u2028\u2029\uFFF9-\uFFFC]/gu;

const cut = (text: string, most: number): string =>
  cutText(withoutMarks(text).normalize('NFC').replace(unseen, '').trim(), most).trim();

export type KnownOfCourse = {
  slug: string;
  /** The language of the proposal. */
  locale: Locale;
  name: string;
  /** The trainer's text about themselves, or nothing. */
  aboutTrainer: string;
};

export function blankCourse({ slug, locale, name, aboutTrainer }: KnownOfCourse): Course {
  const about = cut(aboutTrainer, longest.paragraph);
  const written: CourseWords = {
    ...noWords(),
    name: cut(name.replaceAll('\n', ' '), longest.name),
    instructorBio: about === '' ? [] : [about],
  };
  return {
    slug,
    courseType: 'virtual',
    consultation: false,
    consultationService: null,
    domain: '',
    startsOn: null,
    durationWeeks: null,
    priceCentimes: null,
    instalments: null,
    comingSoon: true,
    unlisted: false,
    closedForSale: false,
    capacity: null,
    assessments: null,
    liveSessions: null,
    portrait: 'amina',
    ground: 'saffron',
    trainer: null,
    taughtIn: locale === 'en' ? 'en' : 'ary',
    videoUrl: null,
    videoPoster: null,
    platformProduct: null,
    position: 1,
    words: { ...inEach(noWords), [locale]: written },
    salesStory: null,
  };
}
