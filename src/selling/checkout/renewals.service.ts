/** Memberships for a time: renewed by one press, reminded of before they end, closed after the days of grace. */
import { type Ending, endingOn, membership } from '../../academy/settings/membership.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import { addDays, dateInMorocco, timeInMorocco } from '../../platform/time/calendar-date.ts';
import { auditOf, carryOut, type ServiceContext } from '../../context.ts';
import { findOwned } from '../access/access.service.ts';
import { grantsAccess, type Order } from '../orders/order.ts';
import { detailsIn } from '../orders/order-form.ts';
import { noteEnding, readEnding, readTerm, revokeEntitlement } from '../orders/entitlements.service.ts';
import { writeHistory } from '../orders/order-history.service.ts';
import { findOrderByToken, lockOrder } from '../orders/orders.service.ts';
import { placeOrder, type PlaceOrder } from './place-order.service.ts';

type Renewed =
  | { ok: true; order: Order }
  /** 'not-renewable': this length is not offered any more, or the order is not one of a membership for a time. */
  | { ok: false; reason: 'not-renewable' | 'owned-already' };

/** Details and language are those of the membership that is renewed: there is no form to fill in again. */
const formOf = (before: Order, months: number, after: string): PlaceOrder => ({
  // Two presses make one order; after one whose money went back there may be another.
  idempotencyKey: `renewal-of-${after}`,
  item: { kind: 'membership', slug: membership.slug, months, isRenewal: true },
  locale: before.locale,
  details: { ...detailsIn(before), isSixteen: 'on', agreesToStart: undefined },
  seenPriceCentimes: null,
});

/** The one order that renews a paid membership for a time, at the price of the day it was placed: placed or found. One that has ended is opened again on its own page, which asks what the law wants asked. */
export async function renewMembership(
  context: ServiceContext,
  { token }: { token: string },
): Promise<Renewed> {
  const { db } = context.database;
  const before = await findOrderByToken(db, token);
  if (!before || before.months === null || !grantsAccess(before.status))
    return { ok: false, reason: 'not-renewable' };
  const owned = await findOwned(db, before.email, { kind: 'membership', slug: membership.slug });
  if (owned.length > 0) return { ok: false, reason: 'owned-already' };
  let placed = await placeOrder(context, formOf(before, before.months, before.id));
  while (placed.ok && placed.order.status === 'Refunded')
    placed = await placeOrder(context, formOf(before, before.months, placed.order.id));
  return placed.ok ? placed : { ok: false, reason: 'not-renewable' };
}

type Due = Awaited<ReturnType<typeof readEnding>>[number];

/** Ends it after the days of grace. What a later one of the same member goes on with ends quietly: nothing closes to them. */
async function close(context: ServiceContext, { orderId, email }: Due): Promise<void> {
  const action = auditOf(context, 'clock');
  await context.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || !(await revokeEntitlement(tx, orderId, action.at))) return;
    const isLast = (await readTerm(tx, email))?.orderId === orderId;
    if (isLast)
      await writeHistory(tx, { orderId, event: 'end-access', detail: { reason: 'time-over' } }, action);
  });
}

async function remind(
  context: ServiceContext,
  { orderId, email, endsOn }: Due,
  ending: Ending,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    if (!(await noteEnding(tx, orderId, ending))) return;
    if ((await readTerm(tx, email))?.orderId !== orderId) return;
    const dedupeKey = `membership-ending:${orderId}:${endsOn}:${ending}`;
    await carryOut(context, tx, { emails: [{ dedupeKey, emailName: 'membership-ending', orderId }] });
  });
}

/** In Morocco's time: never at night. */
const [remindFrom, remindUntil] = ['09:00', '21:00'];

/** Reminds of memberships that end soon, and closes those whose days of grace are over. Returns how many it worked on. */
export async function processMemberships(context: ServiceContext): Promise<number> {
  const { db } = context.database;
  const now = context.clock();
  const today = dateInMorocco(now);
  const time = timeInMorocco(now);
  const { membershipGraceDays = 0 } = await readSettings(db);
  let done = 0;
  for (const due of await readEnding(db, addDays(today, 7))) {
    const ending = endingOn(today, due.endsOn, membershipGraceDays);
    if (ending === 'over') await close(context, due);
    else if (ending !== null && ending !== due.told && time >= remindFrom && time < remindUntil)
      await remind(context, due, ending);
    else continue;
    done += 1;
  }
  return done;
}
