/** All that is held about a person, for the export of their data: each feature says what it holds. */
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Member } from '../../academy/sign-in/member.ts';
import { readHeldSignIns } from '../../academy/sign-in/sessions.service.ts';
import { readHeldProfile } from '../../academy/accounts/profiles.service.ts';
import { readHeldPhones } from '../../academy/emails/phones.service.ts';
import {
  readHeldApplications,
  readHeldEntries,
} from '../../catalogue/applicants/held-applications.service.ts';
import { readHeldMarks } from '../../academy/accounts/person-marks.service.ts';
import { readHeldChoices } from '../../academy/emails/email-choices.service.ts';
import { readHeldBroadcasts } from '../broadcasts/send-broadcasts.service.ts';
import { readHeldAccessRequests } from '../../selling/free-access/access-request-rows.service.ts';
import { readHeldDataRequests } from './requests-for-data.service.ts';
import { readHeldSeats } from '../../catalogue/workshops/held-seats.service.ts';
import { readHeldOrderRows, readHeldPayments } from '../../selling/orders/held-orders.service.ts';
import { grantsAccess } from '../../selling/orders/order.ts';
import { readHeldRefunds } from '../../selling/refunds/held-refunds.service.ts';
import { readHeldReceipts } from '../../selling/transfers/transfer-receipts.service.ts';
import { readHeldAccess } from '../../selling/orders/entitlements.service.ts';
import { readDownloads } from '../../selling/downloads/downloads.service.ts';
import { readHeldBookings } from '../../selling/hours/booked-hours.service.ts';
import { readHeldCoupons } from '../../selling/coupons/coupon-uses.service.ts';
import { readHeldPlans } from '../../selling/instalments/instalment-plans.service.ts';
import { readHeldFriends } from '../../selling/friends/friends.service.ts';
import { readHeldSeatsOfOrganisations } from '../../selling/organisations/seats.service.ts';
import { readHeldShares } from '../../selling/shares/shares.service.ts';
import { isOwnedBy } from '../../selling/orders/entitlements.service.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { cohorts, enrolments } from '../../selling/orders/cohorts.table.ts';
import { readHeldWork } from '../../learning/classroom/held-learning.service.ts';
import { readHeldCertificates } from '../../learning/certificates/held-certificates.service.ts';
import { readHeldOutcomes } from '../../learning/outcomes/outcomes.service.ts';
import { readHeldPortfolios } from '../../learning/portfolio/held-portfolios.service.ts';
import { readHeldImports } from '../../learning/imports/run-import.service.ts';
import { readHeldReviews } from '../../learning/reviews/reviews.service.ts';

/** Rows by the names of their tables. */
export const readHeldPerson = async (db: Handle, { id, email }: Member) => ({
  ...(await readHeldSignIns(db, id)),
  memberProfiles: await readHeldProfile(db, id),
  ...(await readHeldPhones(db, id)),
  waitlistEntries: await readHeldEntries(db, email),
  applications: await readHeldApplications(db, email),
  ...(await readHeldMarks(db, email)),
  ...(await readHeldShares(db, email)),
  ...(await readHeldFriends(db, email)),
  ...(await readHeldSeatsOfOrganisations(db, email)),
  emailChoices: await readHeldChoices(db, email),
  broadcastRecipients: await readHeldBroadcasts(db, email),
  accessRequests: await readHeldAccessRequests(db, email),
  importLines: await readHeldImports(db, email),
  dataRequests: await readHeldDataRequests(db, email),
  workshopSeats: await readHeldSeats(db, email),
});

/** An empty list cannot be used in a query: this id belongs to nobody. */
const askable = (some: readonly { id: string }[]): string[] =>
  some.length > 0 ? some.map(({ id }) => id) : ['00000000-0000-0000-0000-000000000000'];

/** Rows by the names of their tables. What a gift opened is its recipient's; what was paid for it, and by whom, its buyer's. */
export async function readHeldOrders(db: Handle, email: string) {
  const held = await readHeldOrderRows(db, email);
  const ids = askable(held.orders);
  const kept = held.orders.filter((order) => order.recipientEmail === null);
  const opened = askable([...kept, ...held.giftsReceived.filter(({ status: is }) => grantsAccess(is))]);
  return {
    ...held,
    ...(await readHeldPayments(db, ids)),
    ...(await readHeldRefunds(db, ids)),
    transferReceipts: await readHeldReceipts(db, ids),
    ...(await readHeldAccess(db, opened)),
    productDownloads: await readDownloads(db, opened),
    bookings: await readHeldBookings(db, opened),
    ...(await readHeldCoupons(db, ids)),
    ...(await readHeldPlans(db, ids)),
  };
}

/** Seats of an address, bought for oneself or received as a gift, and what was done in them; rows by the names of their tables. */
export async function readHeldLearning(db: Handle, email: string) {
  const own = await db
    .select(getTableColumns(enrolments))
    .from(enrolments)
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .where(isOwnedBy(email))
    .orderBy(asc(enrolments.joinedAt));
  const ids = askable(own);
  const groups = own.flatMap(({ cohortId }) => (cohortId === null ? [] : [{ id: cohortId }]));
  const { id, courseSlug, startsOn, weekdays, startsAt, weeks } = cohorts;
  return {
    enrolments: own,
    cohorts: await db
      .select({ id, courseSlug, startsOn, weekdays, startsAt, weeks })
      .from(cohorts)
      .where(inArray(id, askable(groups))),
    ...(await readHeldWork(db, ids)),
    certificates: await readHeldCertificates(db, ids),
    ...(await readHeldPortfolios(db, ids)),
    outcomes: await readHeldOutcomes(db, ids),
    courseReviews: await readHeldReviews(db, ids),
  };
}
