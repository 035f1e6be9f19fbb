/** What the pages of Teaching share: addresses on the site. */
import { type Locale, pathIn } from '../../../src/platform/i18n/locale.ts';
import { type ConsoleLocale, sidesIn } from '../locale.ts';

/** The language in which the site is opened from here: that of the console, else the academy's first one. */
export const siteSide = (locale: ConsoleLocale): Locale => sidesIn(locale)[0] ?? locale;

/** A lesson as learners see it; `isDraft`: with unpublished changes. */
export const lessonAt = (side: Locale, course: string, { key, isDraft }: { key: string; isDraft: boolean }) =>
  pathIn(side, `/learn/${course}/lessons/${key}${isDraft ? '?draft' : ''}`);
