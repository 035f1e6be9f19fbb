/** Consultations that come with a course: views for their owner and the staff, changes by staff, and scheduled grants. */
import { inEach } from '../../platform/i18n/locale.ts';
import { findWaiting, seatThoseWhoWait } from './access.service.ts';
import { bonusLeftOf, endOfRight, mayExtend, type Right } from '../orders/rights.ts';
import {
  countBonus,
  grantRights,
  isOwed,
  owesRight,
  readOwed,
  readOwedSlugs,
  readWhere,
  rightsOfOrder,
} from './rights.store.ts';
import { extendRight, renewRight, takeBackUses } from '../coupons/coupon-uses.service.ts';
import {
  readCourse,
  readCourses,
  readServices,
  readSettings,
} from '../../academy/content/content.service.ts';
import { isTaughtHere, type Localised } from '../../catalogue/courses/course.ts';
import { takePercentOff } from '../../platform/money/money.ts';
import { grantsAccess, isGift, type Order } from '../orders/order.ts';
import {
  findOrderByNumber,
  findOrderByToken,
  lockOrder,
  lockToDecide,
  type NotToDecide,
} from '../orders/orders.service.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayManageCoupons } from '../../academy/staff/who-may.ts';
import type { StaffMember } from '../../academy.ts';
import { auditOf, carryOut, type ServiceContext } from '../../context.ts';
import { forgetOwed, isOwnedBy, lockStock } from '../orders/entitlements.service.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { coupons } from '../coupons/coupons.table.ts';

/** With its service at today's price: `before` and with the right. Centimes of MAD. */
export type RightView = Right & {
  title: Localised<string>;
  beforeCentimes: number;
  centimes: number;
  /** Extending it from today on would give more time than it has now. */
  canBeLonger: boolean;
};

/** A right whose service is no longer in the catalogue cannot be booked, so it is not shown. */
async function viewsOf(
  { database: { db }, clock }: ServiceContext,
  rights: readonly Right[],
): Promise<RightView[]> {
  if (rights.length === 0) return [];
  const [services, settings] = await Promise.all([readServices(db), readSettings(db)]);
  const daysOf = ({ as }: Right) =>
    as === 'bonus' ? settings.bonusConsultation.validDays : settings.includedConsultationDays;
  return rights.flatMap((right) => {
    const service = services.find(({ slug }) => slug === right.service);
    if (!service) return [];
    const { priceCentimes, words } = service;
    const title = inEach((one) => words[one].title);
    const centimes = takePercentOff(priceCentimes, right.percent);
    const canBeLonger = mayExtend(right) && endOfRight(clock(), daysOf(right)) > right.endsAt;
    return [{ ...right, title, beforeCentimes: priceCentimes, centimes, canBeLonger }];
  });
}

/** Rights of an order of a course; none while it is not confirmed. */
export async function rightsOf(context: ServiceContext, token: string): Promise<RightView[]> {
  const { db } = context.database;
  const order = await findOrderByToken(db, token);
  // Rights of a gift belong to its recipient.
  if (!order?.has.rights || !grantsAccess(order.status) || isGift(order)) return [];
  return viewsOf(context, await rightsOfOrder(db, order.id, context.clock()));
}

export const rightsOfMember = async (context: ServiceContext, email: string): Promise<RightView[]> =>
  viewsOf(context, await rightsOfAddress(context.database.db, email, context.clock()));

/** Rights of an order, also ended ones. */
export async function rightsForStaff(context: ServiceContext, orderNumber: string): Promise<RightView[]> {
  const { db } = context.database;
  const order = await findOrderByNumber(db, orderNumber);
  return order?.has.rights ? viewsOf(context, await rightsOfOrder(db, order.id, context.clock())) : [];
}

/** Extends it from today on, or gives a used one back, once. `right` is its kind: an order has one of each. */
export async function changeRight(
  context: ServiceContext,
  {
    orderNumber,
    right: as,
    change,
    staff,
  }: { orderNumber: string; right: Right['as']; change: 'extend' | 'give-back'; staff: StaffMember },
): Promise<{ ok: true; endsAt: Date } | NotToDecide | { ok: false; reason: 'no-right' | 'not-possible' }> {
  // The API has checked already: getting here without the right is a bug.
  if (!mayManageCoupons(staff)) throw new Error(`${staff.role} may not change rights.`);
  const now = context.clock();
  return context.database.transaction(async (tx) => {
    const held = await lockToDecide(tx, staff, { number: orderNumber });
    if (!held.ok) return held;
    const { order } = held;
    const right = (await rightsOfOrder(tx, order.id, now)).find((one) => one.as === as);
    if (!right) return { ok: false, reason: 'no-right' };
    const { bonusConsultation, includedConsultationDays } = await readSettings(tx);
    const days = as === 'bonus' ? bonusConsultation.validDays : includedConsultationDays;
    const endsAt = await (change === 'extend' ? extendRight : renewRight)(tx, right, { days, now });
    if (endsAt === null) return { ok: false, reason: 'not-possible' };
    const act = change === 'extend' ? 'extend-right' : 'give-right-back';
    await writeStaffLog(tx, {
      id: context.uuid(),
      at: now,
      staff,
      act,
      subject: order.number,
      before: { endsAt: right.endsAt, state: right.state },
      after: { endsAt, state: 'open' },
    });
    return { ok: true, endsAt };
  });
}

/** How many bonus consultations of a course are left; null where none is offered. */
export async function bonusLeft({ database: { db } }: ServiceContext, slug: string): Promise<number | null> {
  const course = await readCourse(db, slug);
  return course && bonusLeftOf(course, await readSettings(db), await countBonus(db, slug));
}

const mostAtOnce = 50;

/** A job: seats for those who waited for a code of a course that is now taught here. Returns how many. */
export async function seatWaiting(context: ServiceContext): Promise<number> {
  const { database } = context;
  const here = (await readCourses(database.db)).filter(isTaughtHere);
  let done = 0;
  for (const { slug } of here) {
    if ((await findWaiting(database.db, slug)).length === 0) continue;
    done += await database.transaction(async (tx) => {
      const emails = await seatThoseWhoWait(tx, slug, auditOf(context, 'clock'));
      await carryOut(context, tx, { emails: emails });
      return emails.length;
    });
  }
  return done;
}

/**
 * A job: grants rights to buyers of a course whose consultation was promised before rights were stored or its service was
 * named. One transaction each, in the order of their access. Returns how many orders were granted one.
 */
export async function grantOwedRights(context: ServiceContext): Promise<number> {
  const { database } = context;
  let done = 0;
  for (const slug of await readOwedSlugs(database.db)) {
    const course = await readCourse(database.db, slug);
    // Nothing can be granted before staff name the promised consultation.
    if (!course || (course.consultation && !course.consultationService)) continue;
    for (const orderId of await readOwed(database.db, slug, mostAtOnce))
      if (await grantOne(context, orderId, slug)) done += 1;
  }
  return done;
}

const grantOne = (context: ServiceContext, orderId: string, slug: string): Promise<boolean> =>
  context.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    await lockStock(tx, slug);
    if (!order || !(await isOwed(tx, orderId))) return false;
    const granted = await grantRights(tx, order, auditOf(context, 'clock'));
    const course = await readCourse(tx, slug);
    if (course && !(await owesRight(tx, course))) await forgetOwed(tx, [orderId]);
    if (granted.length === 0) return false;
    const email = { dedupeKey: `right-ready:${orderId}`, emailName: 'right-ready', orderId } as const;
    await carryOut(context, tx, { emails: [email], seatsTaken: [`course:${slug}`] });
    return true;
  });

/** For an hour that was cancelled in time, or refunded: its right can be used again. */
export async function giveRightBack(tx: Handle, order: Pick<Order, 'id' | 'couponCode'>): Promise<void> {
  if (await isRight(tx, order.couponCode)) await takeBackUses(tx, [order.id]);
}

/** Whether a code belongs to a right. */
export async function isRight(db: Handle, code: string | null): Promise<boolean> {
  if (code === null) return false;
  const [row] = await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.code, code), isNotNull(coupons.grantedByOrder)));
  return row !== undefined;
}

/** For whoever proved the address. */
const rightsOfAddress = (db: Handle, email: string, now: Date): Promise<Right[]> =>
  readWhere(db, isOwnedBy(email), now);
