/** The modules on a course's page, as they are in its classroom: which are published, and when each of them opens. */
import type { Words } from '../../../words.ts';
import type { CourseOnOffer } from '../../catalogue/read-catalogue.service.ts';
import type { OutlineModule } from '../../classroom/classroom.service.ts';
import { areSilent, programmeOf } from '../../classroom/programme.ts';
import { nextCohort } from '../../cohorts/cohort.ts';
import { dayAndMonth } from '../../cohorts/cohort.view.ts';
import { type CurriculumLevel, isAtOwnPace } from '../course.ts';
import { count, type CountForms } from '../../../platform/i18n/count.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { addDays, dateInMorocco } from '../../../platform/time/calendar-date.ts';

type Spoken = {
  words: Pick<Words['course']['curriculum'], 'parts' | 'published' | 'silent' | 'opens'>;
  days: CountForms;
  locale: Locale;
  now: Date;
};

/** `opens`: when its lessons open; left out where it has none yet. */
export type ShownModule = CurriculumLevel & { opens?: string };

export type Programme = {
  modules: readonly ShownModule[];
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

export function describeProgramme(
  onOffer: CourseOnOffer,
  announced: readonly CurriculumLevel[],
  lessons: readonly OutlineModule[],
  spoken: Spoken,
): Programme {
  const { words, locale } = spoken;
  const programme = programmeOf(announced, lessons, locale);
  const written = programme?.filter(({ opensAfterDays }) => opensAfterDays !== null).length ?? 0;
  const isPart = programme !== null && written < programme.length;
  return {
    modules:
      programme?.map(({ opensAfterDays, ...one }) => {
        const opens = opensAfterDays === null ? undefined : opensIn(onOffer, opensAfterDays, spoken);
        return opens === undefined ? one : { ...one, opens };
      }) ?? announced,
    notes: [
      ...(isPart ? [words.published(count(written, words.parts, locale))] : []),
      ...(areSilent(lessons) ? [words.silent] : []),
    ],
  };
}
