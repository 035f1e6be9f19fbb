/** The modules of a course, those with lessons in the classroom and those that its record only announces. */
import type { Course, CurriculumLevel } from '../courses/course.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { OutlineModule } from './classroom.service.ts';
import { isSilent } from './ways.ts';

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

/** Announced modules without lessons; none where the classroom names its modules in another way. */
export function notYetOf(announced: readonly CurriculumLevel[], names: readonly string[]): CurriculumLevel[] {
  const left = announced.filter((level) => !names.some((name) => isNamedBy(name, level)));
  return left.length === announced.length ? [] : left;
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
