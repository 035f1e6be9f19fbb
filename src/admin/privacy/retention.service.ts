/** Deletes what the privacy policy promises to keep no longer. Called by the scheduler. */
import { forgetImported } from '../../learning/imports/run-import.service.ts';
import { deleteAnsweredRequests } from '../../selling/free-access/access-request-rows.service.ts';
import { overAfter } from '../../catalogue/shop/download-rules.ts';
import {
  deleteOrders,
  lockDeletableOrders,
} from '../../selling/order-management/remove-old-orders.service.ts';
import { deleteCallers } from '../../selling/downloads/downloads.service.ts';
import { deleteApplications } from '../../catalogue/workshops/held-seats.service.ts';
import { deleteWaitlistEntries } from '../../catalogue/applicants/held-applications.service.ts';
import { deleteJoinings } from '../../catalogue/workshops/workshop-seats.service.ts';
import { raiseContentVersion } from '../../academy/content/content.service.ts';
import { deleteVisits, visitsKeptDays } from '../reports/visits.service.ts';
import { deleteDataRequests } from '../../site/account/requests-for-data.service.ts';
import { erasePayouts } from '../../selling/refunds/held-refunds.service.ts';
import { deleteForgeries } from '../../selling/orders/kept-notifications.service.ts';
import {
  cutOffOfDays,
  cutOffOfMonths,
  eventDays,
  howLongWeKeep,
  importDays,
  intendedPurchaseDays,
  staffAddressMonths,
} from '../../academy/legal/how-long-we-keep.ts';
import { deleteCallerAddresses } from '../../academy/staff/staff-log.service.ts';
import { deleteEvents } from '../../academy/webhooks/events.service.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { deleteRecipients } from '../../site/broadcasts/send-broadcasts.service.ts';
import { dropDeliveries, deleteEmails } from '../../academy/emails/emails-about.service.ts';
import { deleteConsentsOfNobody } from './delete-account.service.ts';
import type { ServiceContext } from '../../context.ts';

const mostAtOnce = 100;
/** A list of recipients is longer than any other, and nothing hangs on its rows. */
const mostRecipients = 5_000;

async function deleteUnpaidOrders({ database, clock }: ServiceContext): Promise<number> {
  const endedBefore = cutOffOfDays(howLongWeKeep.unpaidOrderDays, clock());
  return database.transaction(async (tx) => {
    const held = await lockDeletableOrders(tx, endedBefore, mostAtOnce);
    const ids = await deleteOrders(tx, held, endedBefore);
    await deleteEmails(tx, { orderIds: ids });
    return ids.length;
  });
}

async function forgetOldApplications({ database, clock }: ServiceContext): Promise<number> {
  const now = clock();
  const over = {
    jobs: cutOffOfMonths(howLongWeKeep.jobApplicationMonths, now),
    others: cutOffOfMonths(howLongWeKeep.applicationMonths, now),
    now,
    most: mostAtOnce,
  };
  return database.transaction(async (tx) => {
    const { ids, seatsFreed } = await deleteApplications(tx, over);
    await deleteEmails(tx, { applicationIds: ids });
    if (seatsFreed) {
      await raiseContentVersion(tx);
      await database.notify('content');
    }
    return ids.length;
  });
}

const forgetOldEvents = ({ database, clock }: ServiceContext): Promise<number> =>
  database.transaction(async (tx) => {
    const before = cutOffOfDays(eventDays, clock());
    const intended = cutOffOfDays(intendedPurchaseDays, clock());
    const ids = await deleteEvents(tx, { before, intended, most: mostAtOnce });
    await dropDeliveries(tx, ids);
    return ids.length;
  });

const forgetRecipients = ({ database, clock }: ServiceContext): Promise<number> => {
  const endedBefore = cutOffOfMonths(howLongWeKeep.broadcastMonths, clock());
  return database.transaction((tx) => deleteRecipients(tx, { endedBefore, most: mostRecipients }));
};

/**
 * One bounded run, a transaction for each kind, so that no page waits long meanwhile; what is left comes in the next. Returns
 * how many rows it worked on. Several instances may call it together.
 */
export async function applyRetention(context: ServiceContext): Promise<number> {
  const { database, clock, log } = context;
  const { applicationMonths, forgedNotificationDays } = howLongWeKeep;
  const deleted = {
    orders: await deleteUnpaidOrders(context),
    applications: await forgetOldApplications(context),
    joinings: await deleteJoinings(database.db, dateInMorocco(cutOffOfMonths(applicationMonths, clock()))),
    waitlist: await deleteWaitlistEntries(database.db, cutOffOfMonths(applicationMonths, clock())),
    events: await forgetOldEvents(context),
    recipients: await forgetRecipients(context),
    payouts: await erasePayouts(database.db),
    visits: await deleteVisits(database.db, dateInMorocco(cutOffOfDays(visitsKeptDays, clock()))),
    dataRequests: await deleteDataRequests(
      database.db,
      dateInMorocco(cutOffOfMonths(applicationMonths, clock())),
      mostAtOnce,
    ),
    callers: await deleteCallers(database.db, overAfter(clock())),
    staffAddresses: await deleteCallerAddresses(
      database.db,
      cutOffOfMonths(staffAddressMonths, clock()),
      mostAtOnce,
    ),
    accessRequests: await deleteAnsweredRequests(
      database.db,
      cutOffOfDays(howLongWeKeep.unpaidOrderDays, clock()),
    ),
    imports: await forgetImported(database.db, cutOffOfDays(importDays, clock())),
    consents: await deleteConsentsOfNobody(database.db),
    forgeries: await deleteForgeries(database.db, cutOffOfDays(forgedNotificationDays, clock())),
  };
  const all = Object.values(deleted).reduce((sum, some) => sum + some, 0);
  if (all > 0) log.info(deleted, 'What may no longer be kept was erased');
  return all;
}
