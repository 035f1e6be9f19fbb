/** What the privacy policy says is not kept any longer, is not kept any longer. Called by the clock. */
import { overAfter } from '../domain/access/download-rules.ts';
import { forgetOrders, lockForgettableOrders } from '../domain/access/forget-orders.store.server.ts';
import { forgetCallers } from '../domain/access/product-downloads.store.server.ts';
import {
  forgetApplications,
  forgetWaitlistEntries,
} from '../domain/applications/forget-applications.store.server.ts';
import { forgetJoinings } from '../domain/applications/workshop-joining.store.server.ts';
import { raiseContentVersion } from '../domain/catalogue/content-version.store.server.ts';
import { forgetVisits, visitsKeptDays } from '../domain/catalogue/visits.store.server.ts';
import { forgetDataRequests } from '../domain/members/data-requests.store.server.ts';
import { erasePayouts } from '../domain/members/erase-orders.store.server.ts';
import { forgetForgeries } from '../domain/orders/notifications.store.server.ts';
import {
  cutOffOfDays,
  cutOffOfMonths,
  eventDays,
  howLongWeKeep,
  intendedPurchaseDays,
  staffAddressMonths,
} from '../domain/people/how-long-we-keep.ts';
import { forgetCalledFrom } from '../domain/staff/staff-log.store.server.ts';
import { forgetEvents } from '../domain/events/events.store.server.ts';
import { dateInMorocco } from '../domain/time/calendar-date.ts';
import { dropDeliveries, forgetLetters } from '../mail/outbox.store.server.ts';
import type { FlowContext } from './flow-context.ts';

const mostAtOnce = 100;

async function forgetUnpaidOrders({ database, clock }: FlowContext): Promise<number> {
  const endedBefore = cutOffOfDays(howLongWeKeep.unpaidOrderDays, clock());
  return database.transaction(async (tx) => {
    const held = await lockForgettableOrders(tx, endedBefore, mostAtOnce);
    const ids = await forgetOrders(tx, held, endedBefore);
    await forgetLetters(tx, { orderIds: ids });
    return ids.length;
  });
}

async function forgetOldApplications({ database, clock }: FlowContext): Promise<number> {
  const now = clock();
  const over = {
    jobs: cutOffOfMonths(howLongWeKeep.jobApplicationMonths, now),
    others: cutOffOfMonths(howLongWeKeep.applicationMonths, now),
    now,
    most: mostAtOnce,
  };
  return database.transaction(async (tx) => {
    const { ids, seatsFreed } = await forgetApplications(tx, over);
    await forgetLetters(tx, { applicationIds: ids });
    if (seatsFreed) {
      await raiseContentVersion(tx);
      await database.notify('content');
    }
    return ids.length;
  });
}

const forgetOldEvents = ({ database, clock }: FlowContext): Promise<number> =>
  database.transaction(async (tx) => {
    const before = cutOffOfDays(eventDays, clock());
    const intended = cutOffOfDays(intendedPurchaseDays, clock());
    const ids = await forgetEvents(tx, { before, intended, most: mostAtOnce });
    await dropDeliveries(tx, ids);
    return ids.length;
  });

/**
 * One bounded round, a transaction for each kind, so that nobody waits long for a page meanwhile; what is left comes in the
 * next. Returns how many rows it worked on. Several instances may call it together.
 */
export async function forgetOld(context: FlowContext): Promise<number> {
  const { database, clock, log } = context;
  const { applicationMonths, forgedNotificationDays } = howLongWeKeep;
  const forgotten = {
    orders: await forgetUnpaidOrders(context),
    applications: await forgetOldApplications(context),
    joinings: await forgetJoinings(database.db, dateInMorocco(cutOffOfMonths(applicationMonths, clock()))),
    waitlist: await forgetWaitlistEntries(database.db, cutOffOfMonths(applicationMonths, clock())),
    events: await forgetOldEvents(context),
    payouts: await erasePayouts(database.db),
    visits: await forgetVisits(database.db, dateInMorocco(cutOffOfDays(visitsKeptDays, clock()))),
    dataRequests: await forgetDataRequests(
      database.db,
      dateInMorocco(cutOffOfMonths(applicationMonths, clock())),
      mostAtOnce,
    ),
    callers: await forgetCallers(database.db, overAfter(clock())),
    staffAddresses: await forgetCalledFrom(
      database.db,
      cutOffOfMonths(staffAddressMonths, clock()),
      mostAtOnce,
    ),
    forgeries: await forgetForgeries(database.db, cutOffOfDays(forgedNotificationDays, clock())),
  };
  const all = Object.values(forgotten).reduce((sum, some) => sum + some, 0);
  if (all > 0) log.info(forgotten, 'What may no longer be kept was erased');
  return all;
}
