import { hasPassed } from '../../platform/time/calendar-date.ts';
import type { Localised } from '../courses/course.ts';
import type { WrittenIn } from '../catalogue/written-in.ts';

/** Work at the academy that people can apply for. */
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
