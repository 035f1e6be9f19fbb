/** What a course's record must be. */
import { z } from 'zod';
import { fieldMeta } from '../catalogue/field-meta.ts';
import { classroomAddresses } from '../catalogue/slug.ts';
import { areSound } from '../instalments/instalment-plan.ts';
import {
  apart,
  choice,
  day,
  draft,
  film,
  ground,
  group,
  inBoth,
  list,
  longText,
  money,
  portrait,
  reference,
  slug,
  still,
  text,
  told,
  twice,
  whole,
  yesNo,
} from '../catalogue/record-fields.ts';

const level = () =>
  group({
    title: text(80),
    subtitle: text(200),
    description: longText(1_000).optional(),
    lessons: list(text(200), 60, { leastItems: 1 }),
  });

/** Asked and answered; of anything that is sold. */
export const questions = () =>
  list(group({ question: text(300), answer: longText(2_000) }), 40, { group: 'blocks' });

const courseWords = () =>
  group({
    name: text(120),
    description: longText(160, { group: 'seo' }),
    longDescription: list(longText(3_000), 20, { leastItems: 1 }),
    level: text(80),
    language: text(120),
    studyTime: text(120),
    format: text(200),
    instructorBio: list(longText(2_000), 10),
    whatYouLearn: list(group({ title: text(120), text: longText(500) }), 20, { leastItems: 1 }),
    curriculum: list(level(), 60),
    requirements: list(text(300), 20),
    faq: questions(),
    testimonials: list(
      group({ name: text(120), city: text(120), text: longText(1_000), portrait: portrait() }),
      30,
    ),
  });

/** Told in the one language that the course is sold in. */
const salesStory = () =>
  group(
    {
      videoTestimonials: list(
        group({
          id: slug(),
          name: text(120),
          about: text(200),
          quote: longText(1_000),
          videoUrl: film().nullable(),
          thumbnail: still().nullable(),
          portrait: portrait(),
          ground: ground(),
        }),
        20,
      ).refine(
        apart(({ id }: { id: string }) => id),
        twice,
      ),
      writtenTestimonials: list(group({ name: text(120), city: text(120), text: longText(1_000) }), 40),
      units: list(level(), 60),
    },
    { group: 'blocks' },
  );

const instalments = () =>
  group(
    {
      depositCentimes: money(1),
      parts: list(group({ afterDays: whole(1, 730), amountCentimes: money(1) }), 12, { group: 'money' }).min(
        1,
      ),
      graceDays: whole(0, 60),
    },
    { group: 'money' },
  );

/** 'ary', 'fr', 'pt-BR'; none yet in a draft. */
const languageTag = () =>
  text(35)
    .refine(
      (tag) => tag === '' || /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag),
      told('bad-format', 'must be the tag of a language'),
    )
    .register(fieldMeta, { widget: 'language' });

export const courseSchema = z.strictObject({
  slug: slug().refine(
    (typed) => !classroomAddresses.includes(typed),
    told('slug-reserved', `must not be one of ${classroomAddresses.join(', ')}`),
  ),
  courseType: choice(['virtual', 'live']),
  consultation: yesNo(),
  consultationService: reference('services').nullish(),
  domain: choice(['commerce', 'fashion', 'content', 'languages', 'marketing']),
  startsOn: day().nullable(),
  durationWeeks: whole(1, 200).nullable(),
  priceCentimes: money().nullable(),
  originalPriceCentimes: money().nullable(),
  instalments: instalments()
    .refine(
      (terms) => terms.parts.length === 0 || areSound(terms),
      told('out-of-order', 'parts must be due on later and later days'),
    )
    .nullish(),
  comingSoon: yesNo(),
  unlisted: yesNo().optional(),
  closedForSale: yesNo().optional(),
  capacity: whole(1, 100_000).nullable(),
  assessments: whole(0, 1_000).nullable(),
  liveSessions: whole(0, 1_000).nullable(),
  portrait: portrait(),
  ground: ground(),
  trainer: reference('trainers').nullable(),
  taughtIn: languageTag(),
  videoUrl: film().nullable(),
  videoPoster: still().nullable(),
  taughtAt: choice(['here', 'elsewhere']).optional(),
  certificate: group({ attendancePercent: whole(0, 100) }).nullish(),
  platformProduct: text(100).nullable(),
  position: whole(1, 10_000),
  words: inBoth(courseWords()),
  salesStory: draft(salesStory()).nullable(),
});
