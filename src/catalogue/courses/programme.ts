/** The units of a course, those with lessons in the classroom and those that its record only announces. */
import type { Course, CurriculumLevel, Localised } from './course.ts';
import { locales, type Locale, inEach, readingOrder } from '../../platform/i18n/locale.ts';
import { addDays, daysBetween } from '../../platform/time/calendar-date.ts';
import type { OutlineLesson, OutlineModule } from '../../learning/classroom/classroom.service.ts';
import { isSilent } from '../../academy/media/film-forms.ts';

/** `opensAfterDays`: after a learner's first day; null while it has no lessons. */
export type ProgrammeModule = CurriculumLevel & { opensAfterDays: number | null };

/** The record's module '01' is in the classroom as '01 · A shop'. */
const isNamedBy = (name: string, { title }: CurriculumLevel): boolean =>
  name.startsWith(title) && !/^[\p{L}\p{N}]/u.test(name.slice(title.length));

/** The modules of the record: in Arabic those of its sales page, which is in the language of the lessons. */
export const announcedIn = (
  { salesStory, words }: Pick<Course, 'salesStory' | 'words'>,
  locale: Locale,
): CurriculumLevel[] =>
  locale === 'ar' && salesStory && salesStory.units.length > 0 ? salesStory.units : words[locale].curriculum;

/** A lesson of the outline, published or still a draft. `addedAt`: when it was first written. */
export type PlannedLesson = Pick<OutlineLesson, 'id' | 'counts'> & { isPublished: boolean; addedAt: Date };
export type PlannedModule = {
  id: string;
  title: Localised<string>;
  opensAfterDays: number;
  lessons: readonly PlannedLesson[];
};

/** One unit of the whole outline, published or not. */
export type Unit = {
  title: Localised<string>;
  /** Null while only the record announces it. */
  moduleId: string | null;
  /** At least one of its lessons is published. */
  hasLessons: boolean;
  opensAfterDays: number;
  /** The lessons that count, published or not. */
  counted: readonly PlannedLesson[];
  /** How many published ones do not: optional lessons and live sessions. */
  others: number;
};

type Required = Pick<OutlineLesson, 'kind' | 'isRequired'>;

/** Which lessons of a course count: the required ones, or all where none is. Live sessions count by the share attended. */
export function countsAmong(lessons: readonly Required[]): (lesson: Required) => boolean {
  const isRequired = (lesson: Required) => lesson.isRequired && lesson.kind !== 'live';
  return lessons.some(isRequired) ? isRequired : () => true;
}

const nameOf = ({ title, subtitle }: CurriculumLevel): string =>
  subtitle === '' ? title : `${title} · ${subtitle}`;

/**
 * Every unit of a course once, in its order: the modules of the classroom, and between them those that its record announces
 * without any. Where the classroom names its modules in another way, the first ones of the record are taken to be them.
 */
export function unitsOf(
  course: Pick<Course, 'salesStory' | 'words'>,
  modules: readonly PlannedModule[],
): Unit[] {
  const announced = inEach((one) => announcedIn(course, one));
  const levels = Array.from(
    { length: Math.max(...Object.values(announced).map(({ length }) => length)) },
    (_, at) => at,
  );
  const levelOf = ({ title }: PlannedModule): number | undefined =>
    levels.find((at) =>
      locales.some((locale) => {
        const level = announced[locale][at];
        return level !== undefined && isNamedBy(title[locale], level);
      }),
    );
  const named = new Set(modules.flatMap((one) => levelOf(one) ?? []));
  const isThere = (at: number) => (named.size > 0 ? named.has(at) : at < modules.length);
  let after = -1;
  const written = modules.map((one) => {
    after = levelOf(one) ?? after;
    const unit: Unit = {
      title: one.title,
      moduleId: one.id,
      hasLessons: one.lessons.some(({ isPublished }) => isPublished),
      opensAfterDays: one.opensAfterDays,
      counted: one.lessons.filter(({ counts }) => counts),
      others: one.lessons.filter(({ counts, isPublished }) => !counts && isPublished).length,
    };
    return { at: after, unit };
  });
  const missing = levels
    .filter((at) => !isThere(at))
    .map((at) => {
      const levelIn = (locale: Locale) => readingOrder(locale).flatMap((one) => announced[one][at] ?? [])[0];
      const title = inEach((locale) => {
        const level = levelIn(locale);
        return level ? nameOf(level) : '';
      });
      return {
        at,
        unit: { title, moduleId: null, hasLessons: false, opensAfterDays: 0, counted: [], others: 0 },
      };
    });
  return [...written, ...missing].sort((one, other) => one.at - other.at).map(({ unit }) => unit);
}

/** Modules with published lessons, those published as a whole, and all of the outline. */
export type ModuleCounts = { begun: number; published: number; of: number };

export const moduleCounts = (units: readonly Unit[]): ModuleCounts => ({
  begun: units.filter(({ hasLessons }) => hasLessons).length,
  published: units.filter(isWholeUnit).length,
  of: units.length,
});

/** All of it is published. */
export const isWholeUnit = ({ hasLessons, counted }: Unit): boolean =>
  hasLessons && counted.every(({ isPublished }) => isPublished);

/**
 * The days on which units that are not published yet appear, 'YYYY-MM-DD', in their order: the first on the next day of the
 * record's plan that is still to come. Null without a plan.
 */
export function comingDay(
  { newModules: plan }: Pick<Course, 'newModules'>,
  index: number,
  today: string,
): string | null {
  if (!plan) return null;
  const missed = plan.firstOn > today ? 0 : Math.floor(daysBetween(plan.firstOn, today) / plan.everyDays) + 1;
  return addDays(plan.firstOn, (missed + index) * plan.everyDays);
}

function written(
  { title, lessons }: OutlineModule,
  level: CurriculumLevel | null,
  locale: Locale,
): ProgrammeModule {
  const name = title[locale];
  return {
    title: level?.title ?? '',
    subtitle: name.slice(level?.title.length ?? 0).replace(/^[\s·:.–-]+/u, ''),
    ...(level?.description === undefined ? {} : { description: level.description }),
    lessons: lessons.map((lesson) => lesson.title[locale]),
    opensAfterDays: Math.max(0, ...lessons.map(({ opensAfterDays }) => opensAfterDays)),
  };
}

/**
 * Each module once: as the classroom has it, else as the record announces it. Null where the classroom has no lessons yet, or
 * names its modules in another way.
 */
export function programmeOf(
  announced: readonly CurriculumLevel[],
  modules: readonly OutlineModule[],
  locale: Locale,
): ProgrammeModule[] | null {
  const levelOf = ({ title }: OutlineModule) => announced.find((level) => isNamedBy(title[locale], level));
  if (!modules.some(levelOf)) return null;
  return [
    ...modules.filter((one) => !levelOf(one)).map((one) => written(one, null, locale)),
    ...announced.flatMap((level): ProgrammeModule[] => {
      const own = modules.filter((one) => levelOf(one) === level);
      return own.length === 0
        ? [{ ...level, opensAfterDays: null }]
        : own.map((one) => written(one, level, locale));
    }),
  ];
}

/** Whether none of a course's films has sound. */
export function areSilent(modules: readonly OutlineModule[]): boolean {
  const films = modules
    .flatMap(({ lessons }) => lessons)
    .filter(({ kind, weights }) => kind === 'film' && Object.keys(weights).length > 0);
  return films.length > 0 && films.every(({ weights }) => isSilent(weights));
}
