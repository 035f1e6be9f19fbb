import type { Localised } from './course.ts';

/** Work at the academy that people can apply for. */
export type Job = {
  slug: string;
  /** Last calendar day in Morocco on which an application is taken, 'YYYY-MM-DD'; null while it stays open. */
  openUntil: string | null;
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
    /** What the academy gives: pay as a range in words, and the rest. */
    offers: string[];
  }>;
};
