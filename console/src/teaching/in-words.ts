/** What the pages of Teaching share: a title in the reader's language, and addresses on the site. */
import type { ConsoleLocale } from '../locale.ts';

export type InBoth = { en: string; ar: string };

/** In the console's language, else in the other. */
export const inLocale = ({ en, ar }: InBoth, locale: ConsoleLocale): string =>
  (locale === 'ar' ? ar || en : en || ar).trim();

/** The course as its learners see it, in a language of the site. */
export const learnAt = (side: 'en' | 'ar', course: string): string =>
  `${side === 'ar' ? '/ar' : ''}/learn/${course}`;

/** A lesson as learners see it; `isDraft`: with unpublished changes. */
export const lessonAt = (
  side: 'en' | 'ar',
  course: string,
  { key, isDraft }: { key: string; isDraft: boolean },
) => `${learnAt(side, course)}/lessons/${key}${isDraft ? '?draft' : ''}`;

export const siteSide = (locale: ConsoleLocale): 'en' | 'ar' => (locale === 'ar' ? 'ar' : 'en');
