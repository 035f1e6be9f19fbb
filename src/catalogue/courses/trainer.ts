import { z } from 'zod';
import {
  ground,
  type Ground,
  group,
  inLanguages,
  linkToCome,
  longText,
  portrait,
  reference,
  slug,
  text,
  whole,
} from '../../platform/records/record-fields.ts';
import type { Localised } from './course.ts';
import type { WrittenIn } from '../../platform/records/record.ts';
import type { FieldOfStudy } from '../../academy/settings/settings.ts';
import { count } from '../../platform/i18n/count.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { Words } from '../../words.ts';

export type Trainer = WrittenIn & {
  slug: string;
  portrait: string;
  ground: Ground;
  linkedin: string;
  /** Slug of the course the trainer's card leads to; any other leads to /courses. */
  course: string | null;
  /** What the trainer works in, and for how many years; left out or null: not published. */
  field?: string | null;
  yearsOfExperience?: number | null;
  position: number;
  /** `teaching`: what they say of teaching here, for those who want to teach. */
  words: Localised<{ name: string; title: string; teaching?: string }>;
};

/** The schema of a trainer's record. */
export const trainerSchema = z.strictObject({
  slug: slug(),
  portrait: portrait(),
  ground: ground(),
  linkedin: linkToCome(),
  course: reference('courses').nullable(),
  field: reference('fields').nullish(),
  yearsOfExperience: whole(1, 70).nullish(),
  position: whole(1, 10_000),
  words: inLanguages(group({ name: text(120), title: text(200), teaching: longText(300).optional() })),
});

/** 'E-commerce · 7 years of experience'; null where the record has neither. */
export function experienceOf(
  { field, yearsOfExperience }: Pick<Trainer, 'yearsOfExperience'> & { field?: FieldOfStudy | null },
  t: Pick<Words, 'course'>,
  locale: Locale,
): string | null {
  const told = [
    ...(field ? [field.name[locale]] : []),
    ...(yearsOfExperience ? [count(yearsOfExperience, t.course.experience, locale)] : []),
  ];
  return told.length === 0 ? null : told.join(' · ');
}
