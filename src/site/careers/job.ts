import { z } from 'zod';
import { hasPassed } from '../../platform/time/calendar-date.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import type { WrittenIn } from '../../platform/records/record.ts';
import {
  choice,
  day,
  group,
  inLanguages,
  list,
  longText,
  money,
  slug,
  text,
  whole,
  yesNo,
} from '../../platform/records/record-fields.ts';
import { email, anyName } from '../../platform/people/person.ts';
import { optionalPhone, optionalLink, writtenText } from '../../catalogue/applicants/application-forms.ts';

/** An open position at the academy. */
export type Job = WrittenIn & {
  slug: string;
  /** Calendar day in Morocco on which it was announced, 'YYYY-MM-DD'. */
  postedOn: string;
  /** Last calendar day in Morocco on which an application is taken, 'YYYY-MM-DD'; null while it stays open. */
  openUntil: string | null;
  employment: 'full-time' | 'part-time' | 'contractor';
  /** Whether all of the work may be done from home, anywhere in Morocco. */
  fromHome: boolean;
  /** What is paid before deductions, centimes of MAD, and for what. */
  pay: { fromCentimes: number; toCentimes: number; per: 'month' | 'hour' };
  position: number;
  words: Localised<{
    title: string;
    /** Where, how much, how: 'Casablanca or from home', 'Part time, 20 hours a week', 'Permanent (CDI)'. */
    place: string;
    hours: string;
    contract: string;
    /** One or two sentences for the list and search engines, at most 160 characters. */
    description: string;
    about: string[];
    tasks: string[];
    profile: string[];
    /** What the academy gives beside the pay. */
    offers: string[];
  }>;
};

/** Applications are taken today; the last day itself still counts. */
export const isOpen = (job: Pick<Job, 'openUntil'>, now: Date): boolean =>
  job.openUntil === null || !hasPassed(job.openUntil, now);

/** An application for a job: one schema for browser and server. Errors are FieldProblem keys. */
export const jobForm = z.object({
  name: anyName,
  email,
  phone: optionalPhone,
  /** A CV or portfolio, where it can be read without an account. */
  link: optionalLink,
  message: writtenText(40),
});

const points = (leastItems: number) => list(text(500), 30, { leastItems });

/** The schema of a job's record. */
export const jobSchema = z.strictObject({
  slug: slug(),
  postedOn: day(),
  openUntil: day().nullable(),
  employment: choice(['full-time', 'part-time', 'contractor']),
  fromHome: yesNo(),
  pay: group(
    { fromCentimes: money(), toCentimes: money(), per: choice(['month', 'hour'], { group: 'money' }) },
    { group: 'money' },
  ),
  position: whole(1, 10_000),
  words: inLanguages(
    group({
      title: text(120),
      place: text(200),
      hours: text(200),
      contract: text(200),
      description: longText(160, { group: 'seo' }),
      about: list(longText(2_000), 20, { leastItems: 1 }),
      tasks: points(1),
      profile: points(1),
      offers: points(0),
    }),
  ),
});
