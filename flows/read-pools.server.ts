/** Pools of access codes, as the office looks at them. */
import { countPools } from '../domain/access/access.store.server.ts';
import { readCourses } from '../domain/catalogue/catalogue.store.server.ts';
import { isOnSale } from '../domain/catalogue/course.ts';
import type { FlowContext } from './flow-context.ts';
import type { Pool } from './staff-order-verbs.ts';

/** Every pool there is, and an empty one for each other course: whatever course is bought, its order takes a code. */
export async function staffPools({ database: { db } }: FlowContext): Promise<Pool[]> {
  const [pools, courses] = await Promise.all([countPools(db), readCourses(db)]);
  const known = new Set(pools.map((pool) => pool.itemSlug));
  const without = courses.filter((course) => !known.has(course.slug));
  const sold = new Set(courses.filter(isOnSale).map(({ slug }) => slug));
  return [...pools, ...without.map(({ slug }) => ({ itemSlug: slug, free: 0, taken: 0, waiting: 0 }))].map(
    (pool) => ({ ...pool, isOnSale: sold.has(pool.itemSlug) }),
  );
}
