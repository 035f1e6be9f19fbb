/** Which pools of access codes there are, and what their courses are called. */
import type { Handle } from '../../platform/db/handle.ts';
import { readOpenings } from '../waitlists/course-openings.store.ts';
import { readCourses, readSettings } from '../catalogue/catalogue.store.ts';
import { isOnSale, isTaughtHere, type Localised } from '../courses/course.ts';
import { countPools } from './access.store.ts';
import type { Pool } from './pool.ts';
import { notReadyOf, readRealWays, type Rails } from '../payments/real-money.store.ts';

export type NamedPool = Pool & { name: Localised<string> };

/**
 * Every pool there is, and an empty one for each other course that is taught elsewhere: its orders take codes. Codes that lie
 * there from before a course was taught here are wanted by nobody.
 */
export async function readPools(db: Handle, rails: Rails): Promise<NamedPool[]> {
  const [pools, courses, openings] = await Promise.all([countPools(db), readCourses(db), readOpenings(db)]);
  const isReal = (await readRealWays(db, rails)).size > 0;
  const { learningPlatformUrl } = await readSettings(db);
  const known = new Set(pools.map(({ itemSlug }) => itemSlug));
  const without = courses.filter((course) => !known.has(course.slug) && !isTaughtHere(course));
  // Those who waited for it may buy it before everybody else.
  const ahead = new Set(openings.flatMap((one) => (one.madePublicAt === null ? [one.courseSlug] : [])));
  const bySlug = new Map(courses.map((course) => [course.slug, course]));
  const empty = without.map(({ slug }) => ({ itemSlug: slug, free: 0, samples: 0, taken: 0, waiting: 0 }));
  return [...pools, ...empty].map((pool) => {
    const course = bySlug.get(pool.itemSlug);
    const needsCodes = course === undefined || !isTaughtHere(course);
    return {
      ...pool,
      free: isReal ? pool.free - pool.samples : pool.free,
      notReady: isReal && needsCodes ? notReadyOf(pool, learningPlatformUrl) : null,
      isOnSale: needsCodes && course !== undefined && (isOnSale(course) || ahead.has(course.slug)),
      // A course that is gone is called by its slug.
      name: { en: course?.words.en.name ?? pool.itemSlug, ar: course?.words.ar.name ?? pool.itemSlug },
    };
  });
}
