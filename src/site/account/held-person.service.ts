/**
 * All that orders of an address hold, for the export of the person's data: without keys that open something, without internal
 * notes, and without the names of staff.
 */
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { accessCodes, entitlements } from '../../selling/orders/access.table.ts';
import { accessRequests } from '../../selling/letting/access-requests.table.ts';
import { productDownloads } from '../../selling/downloads/product-downloads.table.ts';
import { bookings } from '../../selling/hours/bookings.table.ts';
import { coupons, couponUses } from '../../selling/coupons/coupons.table.ts';
import { instalmentPlans, instalments } from '../../selling/instalments/instalments.table.ts';
import { grantsAccess } from '../../selling/orders/order.ts';
import {
  gatewayNotifications,
  orderHistory,
  orders,
  paymentAttempts,
} from '../../selling/orders/orders.table.ts';
import { orderNotes } from '../../selling/refunds/order-notes.table.ts';
import { refundRequests, refunds } from '../../selling/refunds/refunds.table.ts';
import { transferReceipts } from '../../selling/transfers/transfer-receipts.table.ts';
import { applications } from '../../catalogue/applicants/application.table.ts';
import { waitlistEntries } from '../../catalogue/applicants/waitlist.table.ts';
import { workshopSeats } from '../../catalogue/workshops/workshop-place.table.ts';
import { readHeldDataRequests } from './requests-for-data.service.ts';
import type { Member } from '../../academy/sign-in/member.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { memberSessions, memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { broadcastRecipients } from '../broadcasts/broadcasts.table.ts';
import { emailChoices } from '../../academy/emails/email-choices.table.ts';
import { personNotes, personTags } from '../../academy/accounts/people.table.ts';
import { readHeldPhones } from '../../academy/emails/phones.service.ts';

/** Rows by the names of their tables. */
export async function readHeldPerson(db: Handle, { id, email }: Member) {
  const {
    unsubscribeToken: _opens,
    heldBy: _holder,
    searchText: _name,
    ...profile
  } = getTableColumns(memberProfiles);
  const {
    fingerprint: _print,
    stageBy: _colleague,
    searchText: _who,
    ...application
  } = getTableColumns(applications);
  const { userAgent, createdAt, updatedAt, expiresAt } = memberSessions;
  const { stoppedBy: _by, ...choice } = getTableColumns(emailChoices);
  const { settledAt, state } = broadcastRecipients;
  const { askedBy: _asker, declinedBy: _decliner, ...asked } = getTableColumns(accessRequests);
  return {
    memberUsers: await db.select().from(memberUsers).where(eq(memberUsers.id, id)),
    memberProfiles: await db.select(profile).from(memberProfiles).where(eq(memberProfiles.memberId, id)),
    memberSessions: await db
      .select({ agent: userAgent, since: createdAt, lastSeen: updatedAt, endsAt: expiresAt })
      .from(memberSessions)
      .where(eq(memberSessions.userId, id))
      .orderBy(asc(createdAt)),
    ...(await readHeldPhones(db, id)),
    waitlistEntries: await db.select().from(waitlistEntries).where(eq(waitlistEntries.email, email)),
    applications: (await db.select(application).from(applications).where(eq(applications.email, email))).map(
      ({ replies, ...row }) => ({ ...row, replies: replies.map(({ at, text }) => ({ at, text })) }),
    ),
    personNotes: await db
      .select({ at: personNotes.at, body: personNotes.body })
      .from(personNotes)
      .where(eq(personNotes.email, email))
      .orderBy(asc(personNotes.at)),
    emailChoices: await db.select(choice).from(emailChoices).where(eq(emailChoices.email, email)),
    broadcastRecipients: await db
      .select({ at: settledAt, state })
      .from(broadcastRecipients)
      .where(eq(broadcastRecipients.email, email)),
    personTags: await db.select().from(personTags).where(eq(personTags.email, email)),
    accessRequests: await db.select(asked).from(accessRequests).where(eq(accessRequests.email, email)),
    dataRequests: await readHeldDataRequests(db, email),
    workshopSeats: await db.select().from(workshopSeats).where(eq(workshopSeats.email, email)),
  };
}

/** Internal notes of staff beside a payment or a decision. 'reason' of a refusal stays: the buyer was shown it. */
const ofTheTeam: ReadonlySet<string> = new Set(['why', 'slip', 'by']);

const nameOfActor = (actor: string): string => (actor.startsWith('staff:') ? 'the academy' : actor);

const personDetail = (detail: Record<string, string> | null) =>
  detail && Object.fromEntries(Object.entries(detail).filter(([name]) => !ofTheTeam.has(name)));

async function readPayments(db: Handle, ids: string[]) {
  const { providerSession: _opens, heldBy: _caller, ...attempt } = getTableColumns(paymentAttempts);
  const { gateway, kind, verdict, receivedAt, orderId } = gatewayNotifications;
  const { decidedBy: _by, doneBy: _doneBy, lastProblem: _problem, ...refund } = getTableColumns(refunds);
  const { closedBy: _closedBy, ...request } = getTableColumns(refundRequests);
  const { email: _author, asksRefund: _asks, answeredAt: _answered, ...note } = getTableColumns(orderNotes);
  const history = await db
    .select()
    .from(orderHistory)
    .where(inArray(orderHistory.orderId, ids))
    .orderBy(asc(orderHistory.position));
  return {
    orderHistory: history.map((line) => ({
      ...line,
      actor: nameOfActor(line.actor),
      detail: personDetail(line.detail),
    })),
    orderNotes: await db.select(note).from(orderNotes).where(inArray(orderNotes.orderId, ids)),
    paymentAttempts: await db
      .select(attempt)
      .from(paymentAttempts)
      .where(inArray(paymentAttempts.orderId, ids)),
    gatewayNotifications: await db
      .select({ orderId, gateway, kind, verdict, receivedAt })
      .from(gatewayNotifications)
      .where(inArray(orderId, ids)),
    refunds: await db.select(refund).from(refunds).where(inArray(refunds.orderId, ids)),
    refundRequests: await db.select(request).from(refundRequests).where(inArray(refundRequests.orderId, ids)),
    transferReceipts: await db.select().from(transferReceipts).where(inArray(transferReceipts.orderId, ids)),
  };
}

async function readOpened(db: Handle, ids: string[]) {
  return {
    entitlements: await db.select().from(entitlements).where(inArray(entitlements.orderId, ids)),
    accessCodes: await db.select().from(accessCodes).where(inArray(accessCodes.orderId, ids)),
    productDownloads: await db.select().from(productDownloads).where(inArray(productDownloads.orderId, ids)),
    bookings: await db.select().from(bookings).where(inArray(bookings.orderId, ids)),
  };
}

async function readPlans(db: Handle, ids: string[]) {
  const plans = await db.select().from(instalmentPlans).where(inArray(instalmentPlans.orderId, ids));
  const planIds = plans.map(({ id }) => id);
  const uses = await db
    .select({ ...getTableColumns(couponUses), code: coupons.code })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(inArray(couponUses.orderId, ids));
  const { createdBy: _by, formerCourses: _before, ...right } = getTableColumns(coupons);
  return {
    couponUses: uses,
    // Consultations that came with a course.
    coupons: await db.select(right).from(coupons).where(inArray(coupons.grantedByOrder, ids)),
    instalmentPlans: plans,
    instalments:
      planIds.length === 0
        ? []
        : await db.select().from(instalments).where(inArray(instalments.planId, planIds)),
  };
}

/** An empty list cannot be used in a query: this id belongs to nobody. */
const askable = (some: readonly { id: string }[]): string[] =>
  some.length > 0 ? some.map(({ id }) => id) : ['00000000-0000-0000-0000-000000000000'];

/** Rows by the names of their tables; also orders that test screens made. */
export async function readHeldOrders(db: Handle, email: string) {
  const {
    token: _opens,
    giftCode: _opensToo,
    idempotencyKey: _key,
    searchText: _sameAgain,
    owner: _sameOnceMore,
    // Of the former owner: not part of this person's data.
    formerMailboxes: _ofOthers,
    doubleSeenAt: _ofTheTeam,
    ...columns
  } = getTableColumns(orders);
  const own = await db
    .select(columns)
    .from(orders)
    .where(eq(orders.email, email))
    .orderBy(asc(orders.placedAt));
  // What a gift opened is its recipient's; what was paid for it, and by whom, its buyer's.
  const { id, number, description, itemKind, itemSlug, status, recipientName, recipientEmail, giftNote } =
    orders;
  const gifts = await db
    .select({ id, number, description, itemKind, itemSlug, status, recipientName, recipientEmail, giftNote })
    .from(orders)
    .where(eq(recipientEmail, email))
    .orderBy(asc(orders.placedAt));
  const ids = askable(own);
  const kept = own.filter((order) => order.recipientEmail === null);
  return {
    orders: own,
    giftsReceived: gifts,
    ...(await readPayments(db, ids)),
    ...(await readOpened(db, askable([...kept, ...gifts.filter(({ status: is }) => grantsAccess(is))]))),
    ...(await readPlans(db, ids)),
  };
}
