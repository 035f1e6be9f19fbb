/** What was sold, and how it came to it. Nothing here changes anything. */
import { readCourses, readProducts, readServices } from '../catalogue/catalogue.store.ts';
import type { Localised } from '../courses/course.ts';
import { membership } from '../community/membership.ts';
import { sumVisits } from './visits.store.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { foldFunnel, type EnteredKind, type FunnelOffer, type FunnelMethod } from './funnel.ts';
import { readOrdered } from './funnel.store.ts';
import { foldSales, type SalesDay } from './sales.ts';
import { readConfirmed, readPaidBack, readPlaced } from './sales.store.ts';
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';
import { boundsOf, daysOf, isPeriod, midnightsOf } from '../../platform/time/period.ts';
import type { FlowContext } from '../../context.ts';

/**
 * Each of the last so many days in Morocco, today the last, also those without a sale. Centimes of MAD. Orders that ended
 * unpaid are erased after 90 days: of days before that `placed` counts what is still there. Who may: `maySeeSales`.
 */
export async function salesByDay(
  { database: { db }, clock }: FlowContext,
  { days }: { days: 30 | 90 | 365 },
): Promise<SalesDay[]> {
  const today = dateInMorocco(clock());
  const period = { from: addDays(today, 1 - days), to: today };
  const midnights = midnightsOf(period);
  const [placed, confirmed, paidBack] = await Promise.all([
    readPlaced(db, midnights),
    readConfirmed(db, midnights),
    readPaidBack(db, midnights),
  ]);
  return foldSales(daysOf(period), [...placed, ...confirmed], paidBack);
}

type Names = Record<EnteredKind, ReadonlyMap<string, Localised<string>>>;

async function readNames(db: Handle): Promise<Names> {
  const [courses, products, services] = await Promise.all([
    readCourses(db),
    readProducts(db),
    readServices(db),
  ]);
  return {
    course: new Map(courses.map(({ slug, words: { en, ar } }) => [slug, { en: en.name, ar: ar.name }])),
    product: new Map(products.map(({ slug, words: { en, ar } }) => [slug, { en: en.name, ar: ar.name }])),
    consultation: new Map(
      services.map(({ slug, words: { en, ar } }) => [slug, { en: en.title, ar: ar.title }]),
    ),
    membership: new Map([[membership.slug, membership.name]]),
  };
}

/** Two years: as long as visits are kept. */
const mostDays = 731;

/**
 * Of the orders placed on these days ('YYYY-MM-DD' in Morocco, both included, at most 731), by offer and by method. Pages,
 * forms and `agreed` are of those alone who said that visits may be counted. `name` is null of a record that is no longer
 * there. Who may: `maySeeSales`.
 */
export async function funnel(
  { database: { db } }: FlowContext,
  period: { from: string; to: string },
): Promise<
  | { ok: true; offers: (FunnelOffer & { name: Localised<string> | null })[]; methods: FunnelMethod[] }
  | { ok: false; reason: 'bad-period' }
> {
  if (!isPeriod(period, mostDays)) return { ok: false, reason: 'bad-period' };
  const [ordered, visited, names] = await Promise.all([
    readOrdered(db, boundsOf(period)),
    sumVisits(db, period),
    readNames(db),
  ]);
  const { offers, methods } = foldFunnel(ordered, visited);
  const named = offers.map((offer) => ({ ...offer, name: names[offer.kind].get(offer.slug) ?? null }));
  return { ok: true, offers: named, methods };
}
