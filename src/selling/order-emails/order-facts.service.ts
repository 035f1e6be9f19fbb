/** The facts of e-mails about an order, read when the e-mail is sent, so that they are true then. */
import type { Handle } from '../../platform/db/handle.ts';
import { findEntitlement, findOwned } from '../access/access.service.ts';
import { startUrlOf } from '../orders/access-codes.ts';
import { readCourse, readSettings, readTrainers } from '../../academy/content/content.service.ts';
import type { AcademySettings } from '../../academy/settings/settings.ts';
import type { Order } from '../orders/order.ts';
import { readCohortOf } from '../cohorts/cohorts.service.ts';
import type { Course } from '../../catalogue/courses/course.ts';
import type { Cohort } from '../orders/cohorts.table.ts';
import { pathIn, type Locale, inEach } from '../../platform/i18n/locale.ts';
import { itemNamer } from '../orders/item-names.service.ts';
import { paidAtOf } from '../orders/refund.ts';
import { readHistory } from '../orders/order-history.service.ts';
import { findOrder } from '../orders/orders.service.ts';
import type { PlanFacts } from './plan-facts.service.ts';
import type { RightFacts } from '../access/rights-blocks.emails.ts';

export type OrderFacts = {
  order: Order;
  settings: AcademySettings;
  /** The item's name in both languages; as it was sold when the item is gone. */
  itemName: Record<Locale, string>;
  /** Null without a code. */
  access: { code: string; startUrl: string } | null;
  /** The last day of a membership for a time, 'YYYY-MM-DD' in Morocco; null once it ended. */
  endsOn?: string | null;
  /** When the money came in. */
  paidAt?: Date | null;
  /** Of a course that is paid in parts. */
  plan?: PlanFacts | null;
  /** Consultations that came with a course and can be used. */
  rights?: readonly RightFacts[];
  /** The dated group it is for, of a course that is sold by them. */
  cohort?: Cohort | null;
  /** Of an order of a course. */
  course?: Course | null;
  /** Whoever teaches the group, or the course; null where nobody is named. */
  trainer?: Record<Locale, string> | null;
};

async function readTrainer(db: Handle, slug: string | null): Promise<OrderFacts['trainer']> {
  const found = slug === null ? undefined : (await readTrainers(db)).find((one) => one.slug === slug);
  return found ? inEach((one) => found.words[one].name) : null;
}

/** Null when there is no such order. `sampleToo` names the invented account as well: never where real people pay. */
export async function readOrderFacts(
  db: Handle,
  orderId: string,
  { sampleToo = false } = {},
): Promise<OrderFacts | null> {
  const order = await findOrder(db, orderId);
  if (!order) return null;
  const isOfCourse = order.itemKind === 'course';
  const [settings, course, entitlement, itemOf, history, cohort] = await Promise.all([
    readSettings(db, { sampleToo }),
    readCourse(db, order.itemSlug),
    findEntitlement(db, orderId),
    itemNamer(db),
    readHistory(db, orderId),
    isOfCourse ? readCohortOf(db, order) : null,
  ]);
  const code = entitlement?.code ?? null;
  return {
    order,
    settings,
    endsOn: entitlement?.endsOn ?? null,
    paidAt: paidAtOf(history),
    cohort,
    course: isOfCourse ? course : null,
    trainer: isOfCourse ? await readTrainer(db, cohort?.trainer ?? course?.trainer ?? null) : null,
    itemName: itemOf(order),
    access:
      code === null
        ? null
        : { code, startUrl: startUrlOf(settings.learningPlatformUrl, course?.platformProduct ?? null) },
  };
}

/** Of an order that is no gift: what its address has already of the same thing. The e-mail about it goes to that address. */
export async function readOwnedAlready(
  db: Handle,
  { email, recipientEmail, itemKind, itemSlug, number, locale }: Order,
): Promise<{ path: string } | null> {
  if (recipientEmail !== null) return null;
  const owned = await findOwned(db, email, { kind: itemKind, slug: itemSlug });
  const first = owned.find((one) => one.number !== number);
  if (!first) return null;
  return { path: pathIn(locale, first.recipientEmail === null ? `/orders/${first.token}` : '/account') };
}
