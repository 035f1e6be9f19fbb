/** The modules on a course's page, as they are in its classroom: which are published, and when each of them opens. */
import type { Words } from '../../../words.ts';
import type { CourseOnOffer } from '../../../site/offers/read-catalogue.service.ts';
import type { Taught } from '../../../learning/classroom/outline.service.ts';
import { areSilent, comingDay, moduleCounts, programmeOf, type Unit } from '../programme.ts';
import { nextCohort } from '../cohort.ts';
import { dayAndMonth } from '../cohort.view.ts';
import { type CurriculumLevel, isAtOwnPace } from '../course.ts';
import { count, type CountForms } from '../../../platform/i18n/count.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { addDays, dateInMorocco } from '../../../platform/time/calendar-date.ts';

type Spoken = {
  words: Pick<Words['course']['curriculum'], 'published' | 'next' | 'noDates' | 'silent' | 'opens'>;
  days: CountForms;
  locale: Locale;
  now: Date;
};

/** `opens`: when its lessons open, or appear; left out where no day is known. */
export type ShownModule = CurriculumLevel & { opens?: string };

export type Programme = {
  modules: readonly ShownModule[];
  /** Of a course at one's own pace that is not published as a whole, to be read before its price. */
  part: string | null;
  /** How many modules are published while some are not, and that the films have no sound. */
  notes: string[];
};

function opensIn(
  { course, cohorts = [] }: CourseOnOffer,
  afterDays: number,
  { words: { opens }, days, locale, now }: Spoken,
): string | undefined {
  if (isAtOwnPace(course))
    return afterDays === 0 ? opens.atOnce : opens.after(count(afterDays, days, locale));
  const next = nextCohort(cohorts);
  if (next === null) return undefined;
  const day = addDays(next.startsOn, afterDays);
  return day <= dateInMorocco(now) ? opens.now : opens.on(dayAndMonth(day, locale));
}

/** Of a course that is not published as a whole: how much of it is, and when the rest appears, where that is known. */
function partIn({ course }: CourseOnOffer, units: readonly Unit[], { words, days, locale, now }: Spoken) {
  const { begun, published, of } = moduleCounts(units);
  if (published === of || (begun === 0 && !isAtOwnPace(course))) return [];
  const day = comingDay(course, 0, dateInMorocco(now));
  const every = course.newModules?.everyDays ?? 0;
  const rest =
    day === null
      ? words.noDates
      : words.next(dayAndMonth(day, locale), of - published > 1 ? count(every, days, locale) : null);
  return [words.published(published, of), ...(day !== null || isAtOwnPace(course) ? [rest] : [])];
}

export function describeProgramme(
  onOffer: CourseOnOffer,
  announced: readonly CurriculumLevel[],
  { outline, units }: Pick<Taught, 'outline' | 'units'>,
  spoken: Spoken,
): Programme {
  const { words, locale, now } = spoken;
  const programme = programmeOf(announced, outline, locale);
  const part = partIn(onOffer, units, spoken);
  let coming = 0;
  const opensOf = (opensAfterDays: number | null): string | undefined => {
    if (opensAfterDays !== null) return opensIn(onOffer, opensAfterDays, spoken);
    const day = comingDay(onOffer.course, (coming += 1) - 1, dateInMorocco(now));
    return day === null ? undefined : words.opens.on(dayAndMonth(day, locale));
  };
  const modules: readonly ShownModule[] =
    programme?.map(({ opensAfterDays, ...one }) => {
      const opens = opensOf(opensAfterDays);
      return opens === undefined ? one : { ...one, opens };
    }) ?? announced;
  // What is true of all of them is said once.
  const isAllAtOnce = modules.length > 1 && modules.every(({ opens }) => opens === words.opens.atOnce);
  return {
    modules: isAllAtOnce ? modules.map(({ opens: _said, ...one }) => one) : modules,
    part: part.length > 0 && isAtOwnPace(onOffer.course) ? part.join(' ') : null,
    notes: [
      ...part,
      ...(isAllAtOnce ? [words.opens.allAtOnce] : []),
      ...(areSilent(outline) ? [words.silent] : []),
    ],
  };
}
