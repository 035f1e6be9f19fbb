/** What people can be let in to, as it stands in the catalogue. */
import { inEach, locales } from '../../platform/i18n/locale.ts';
import { inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { foldForSearch } from '../../platform/text/fold-for-search.ts';
import { orders } from '../orders/orders.table.ts';
import {
  readCourse,
  readCourses,
  readProduct,
  readProducts,
  readSettings,
} from '../../academy/content/content.service.ts';
import { nextCohort } from '../../catalogue/courses/cohort.ts';
import { readJoinable, readJoinableOf } from '../cohorts/cohorts.service.ts';
import { membership } from '../../academy/settings/membership.ts';
import { isSoldByCohort, isTaughtHere, type Localised } from '../../catalogue/courses/course.ts';
import type { FreeItem } from './free-access.ts';

export type Item = FreeItem & {
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
  { kind, slug, cohort }: FreeItem,
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
    name: inEach((one) => found.words[one].name),
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

/** Of these addresses, in lower case, those that have an order or an account. */
export async function knownAmong(db: Handle, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const some = [...emails];
  const [ordered, members] = await Promise.all([
    db.selectDistinct({ email: orders.email }).from(orders).where(inArray(orders.email, some)),
    db.select({ email: memberUsers.email }).from(memberUsers).where(inArray(memberUsers.email, some)),
  ]);
  return new Set([...ordered, ...members].map(({ email }) => email));
}

/** '2026-12-07' or '7/12/2026' in a text, and what is left of it. */
function dayIn(text: string): { day: string | null; rest: string } {
  const found = /(\d{4})-(\d\d?)-(\d\d?)|(\d\d?)[/.](\d\d?)[/.](\d{4})/.exec(text);
  if (!found) return { day: null, rest: text };
  const [whole, isoYear, isoMonth, isoDay, day, month, year] = found;
  const two = (part = '') => part.padStart(2, '0');
  return {
    day: `${isoYear ?? year}-${two(isoMonth ?? month)}-${two(isoDay ?? day)}`,
    rest: text.replace(whole, ' '),
  };
}

/**
 * Finds what a list names: a course, a product or the membership by its name in either language or by its address; with a day behind
 * it the group of the course that begins then. Null: nothing, or more than one.
 */
export async function itemsByName(db: Handle, now: Date): Promise<(named: string) => FreeItem | null> {
  const [courses, products, groups] = await Promise.all([
    readCourses(db),
    readProducts(db),
    readJoinable(db, now),
  ]);
  const nameOf = ({ words }: { words: Localised<{ name: string }> }) => locales.map((one) => words[one].name);
  const all: { item: FreeItem; names: string[] }[] = [
    ...courses.map((one) => ({ item: { kind: 'course' as const, slug: one.slug }, names: nameOf(one) })),
    ...products.map((one) => ({ item: { kind: 'product' as const, slug: one.slug }, names: nameOf(one) })),
    {
      item: { kind: 'membership', slug: membership.slug },
      names: Object.values(membership.name),
    },
  ];
  return (named) => {
    const { day, rest } = dayIn(named);
    const wanted = foldForSearch(rest);
    const isCalled = ({ names }: { names: string[] }) => names.some((one) => foldForSearch(one) === wanted);
    const byAddress = all.filter(({ item }) => item.slug === rest.trim());
    const [found, ...more] = byAddress.length > 0 ? byAddress : all.filter(isCalled);
    if (!found || more.length > 0) return null;
    if (day === null) return found.item;
    const begin = (groups.get(found.item.slug) ?? []).filter(({ startsOn }) => startsOn === day);
    return begin.length === 1 ? { ...found.item, cohort: begin[0]?.id } : null;
  };
}
