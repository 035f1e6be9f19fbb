/** What people can be let in to, as it stands in the catalogue. */
import type { Handle } from '../../platform/db/handle.ts';
import { readCourse, readProduct, readSettings } from '../../catalogue/records/catalogue.store.ts';
import { nextCohort } from '../../catalogue/cohorts/cohort.ts';
import { readJoinableOf } from '../../catalogue/cohorts/cohorts.service.ts';
import { membership } from '../../community/community/membership.ts';
import { isSoldByCohort, isTaughtHere, type Localised } from '../../catalogue/courses/course.ts';
import type { ItemToLetInTo } from './letting.ts';

export type Item = ItemToLetInTo & {
  name: Localised<string>;
  /** The price without any offer, all of which is discounted; centimes of MAD, 0 where none is announced. */
  listPriceCentimes: number;
  /** Courses only; of a course sold by groups, the seats of the group they join. */
  capacity: number | null;
  /** Taught elsewhere: each person needs a code. */
  needsCode: boolean;
  cohortId: string | null;
};

/** A published item, on sale or not; null for what nobody can be let in to. */
export async function findItem(
  db: Handle,
  { kind, slug, cohort }: ItemToLetInTo,
  now: Date,
): Promise<Item | null> {
  const plain = { kind, slug, capacity: null, needsCode: false, cohortId: null };
  if (kind === 'membership') {
    if (slug !== membership.slug) return null;
    const { membershipPriceCentimes } = await readSettings(db);
    return { ...plain, name: membership.name, listPriceCentimes: membershipPriceCentimes };
  }
  const found = kind === 'course' ? await readCourse(db, slug) : await readProduct(db, slug);
  if (!found || ('isFree' in found && found.isFree)) return null;
  const item = {
    ...plain,
    name: { en: found.words.en.name, ar: found.words.ar.name },
    listPriceCentimes: found.priceCentimes ?? 0,
  };
  if (!('capacity' in found)) return item;
  if (!isSoldByCohort(found)) return { ...item, capacity: found.capacity, needsCode: !isTaughtHere(found) };
  const open = await readJoinableOf(db, slug, now);
  const meant = cohort === undefined ? nextCohort(open) : open.find(({ id }) => id === cohort);
  // Without an announced group they come in without one, and staff assign them to the next.
  if (!meant) return cohort === undefined ? item : null;
  return { ...item, capacity: meant.seats, cohortId: meant.id };
}
