/** The course a caller means by its name in either language, or by its slug. */
import type { Course } from '../../catalogue/courses/course.ts';
import type { Academy } from '../../academy.ts';
import { sameName } from '../../platform/api/fields.ts';

export async function courseMeant(academy: Academy, typed: string): Promise<Course | null> {
  const all = await academy.courses();
  const found = all.find(({ course: { slug, words } }) =>
    [slug, words.en.name, words.ar.name].some((known) => sameName(known, typed)),
  );
  return found?.course ?? null;
}
