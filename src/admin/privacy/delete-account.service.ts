/**
 * Deletes an account with all that names its member. Orders without money are deleted as well; paid ones stay for bookkeeping,
 * without a buyer: what bookkeeping needs stays, number, amounts, days, item, receipts and credit notes by their numbers, and the links
 * that opened the order open nothing. One transaction: either all of it is deleted, or nothing.
 */
import { asc, eq, exists, or } from 'drizzle-orm';
import { messageConsents } from '../../academy/emails/messages.table.ts';
import { applications } from '../../catalogue/applicants/application.table.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { whenEnded } from '../../selling/payments/accompany-order.service.ts';
import { deleteOrders } from '../../selling/order-management/remove-old-orders.service.ts';
import { eraseApplicationsOf, type Erased } from '../../catalogue/workshops/held-seats.service.ts';
import { eraseEventsAbout } from '../../academy/webhooks/events.service.ts';
import { refreshVisitors } from '../../academy/content/content.service.ts';
import { eraseTexts } from '../../community/community/texts-of-member.service.ts';
import { eraseAccount } from '../../academy/sign-in/sessions.service.ts';
import { eraseNews } from '../../site/broadcasts/send-broadcasts.service.ts';
import { sealingAnew } from '../../academy/staff/seal-log.service.ts';
import { eraseCorrections, redactStaffLog } from '../../academy/staff/staff-log.service.ts';
import {
  eraseBuyerOf,
  eraseFormerOwner,
  eraseRecipient,
  redactHistory,
  redactNotifications,
} from '../../selling/orders/held-orders.service.ts';
import type { Member } from '../../academy/sign-in/member.ts';
import { eraseDataRequests } from '../../site/account/requests-for-data.service.ts';
import { type AuditContext, detailsAreOpen, type Order } from '../../selling/orders/order.ts';
import type { OrderEmail } from '../../selling/orders/order-email.ts';
import { lockOrder, moveOrder } from '../../selling/orders/orders.service.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { erasedPerson, shownAddress } from '../../platform/people/mailbox.ts';
import { redactor } from '../../platform/text/redact.ts';
import { bytesOfId } from '../../platform/signed-token.ts';
import { sealText } from '../../platform/text/sealed-text.ts';
import { eraseFriends } from '../../selling/friends/friends.service.ts';
import { eraseSeatsOf } from '../../selling/organisations/seats.service.ts';
import { eraseShares, isStillWithUs } from '../../selling/shares/shares.service.ts';
import { eraseLearning } from '../../learning/portfolio/held-portfolios.service.ts';
import { dropDeliveries, eraseEmailsOf, postFarewell } from '../../academy/emails/emails-about.service.ts';
import { deleteLooseConsents, eraseMessagesOf } from '../../academy/emails/phones.service.ts';
import { stillOpen } from '../../site/account/account.service.ts';
import { carryOut, auditOf, newOrderToken, queueSeatEmails, type ServiceContext } from '../../context.ts';
import { closeOpenAttempts } from '../../selling/payments/gateway-answers.service.ts';
import { lockAccount } from '../../academy/accounts/accounts.service.ts';
import { forgetOwed } from '../../selling/orders/entitlements.service.ts';
import { endRights, eraseUses } from '../../selling/coupons/coupon-uses.service.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { deleteNotesOf, redactNotesNaming } from '../../selling/refunds/note-on-order.service.ts';
import { deleteReceiptsOf, readReceiptsOf } from '../../selling/transfers/transfer-receipts.service.ts';
import { redactRefunds, redactRequests } from '../../selling/refunds/held-refunds.service.ts';
import { eraseMarksOf } from '../../academy/accounts/person-marks.service.ts';
import { eraseImportsOf } from '../../learning/imports/run-import.service.ts';
import { eraseAccessRequestsOf } from '../../selling/free-access/access-request-rows.service.ts';
import { eraseHours } from '../../selling/hours/hold-hour.service.ts';

/** Answers about messages for numbers that stand on no order, application or account any more. */
export const deleteConsentsOfNobody = (db: Handle): Promise<number> =>
  deleteLooseConsents(
    db,
    [orders, applications].map((table) =>
      exists(db.select({ id: table.id }).from(table).where(eq(table.phone, messageConsents.phone))),
    ),
  );

/** Unpaid orders are cancelled first, so that what they held is free again. */
async function giveUpUnpaid(tx: Handle, held: readonly Order[], action: AuditContext): Promise<Order[]> {
  const now: Order[] = [];
  for (const order of held) {
    const cancelled = detailsAreOpen(order.status) ? await moveOrder(tx, order, 'cancel', action) : null;
    if (cancelled) await whenEnded(tx, cancelled, action);
    now.push(cancelled ?? order);
  }
  return now;
}

type Gone = {
  kept: Order[];
  orderIds: string[];
  files: string[];
  /** Storage names of submitted files. */
  submittedFiles: string[];
  emails: OrderEmail[];
  redact: (text: string) => string;
};

/** Notes, tags and requests for access of the person are deleted, notes about their own orders with these; one about somebody else's keeps everything but the address. */
async function redactNotes(tx: Handle, email: string): Promise<void> {
  await eraseMarksOf(tx, email);
  await eraseAccessRequestsOf(tx, email);
  await eraseImportsOf(tx, email);
  await redactNotesNaming(tx, email);
}

/** All orders of an address, also of test screens, and gifts to it, locked one after another in the order of their ids. */
async function lockOrdersOf(tx: Handle, email: string): Promise<{ bought: Order[]; received: Order[] }> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(or(eq(orders.email, email), eq(orders.recipientEmail, email)))
    .orderBy(asc(orders.id));
  const [bought, received]: [Order[], Order[]] = [[], []];
  for (const { id } of rows) {
    const order = await lockOrder(tx, id);
    // Its address may have been corrected while this waited.
    if (order?.email === email) bought.push(order);
    if (order?.recipientEmail === email) received.push(order);
  }
  return { bought, received };
}

type Nobody = { name: string; email: string; phone: string };

/** Returns the ids of receipts whose files are to be removed, and the e-mails to send. The orders are held. */
async function eraseBuyer(
  tx: Handle,
  held: readonly Order[],
  {
    nobody,
    redact,
    newToken,
    action,
  }: { nobody: Nobody; redact: (text: string) => string; newToken: () => string; action: AuditContext },
): Promise<{ files: string[]; emails: OrderEmail[] }> {
  if (held.length === 0) return { files: [], emails: [] };
  const ids = held.map(({ id }) => id);
  for (const { id } of held) await eraseBuyerOf(tx, id, { ...nobody, token: newToken() });
  await redactHistory(tx, ids, redact);
  await deleteNotesOf(tx, ids);
  await redactRequests(tx, ids);
  await redactRefunds(tx, ids, { name: nobody.name, redact });
  await endRights(tx, ids, action.at);
  await forgetOwed(tx, ids);
  await eraseUses(tx, ids, nobody.email);
  const emails = await eraseHours(tx, ids, action);
  const receipts = [];
  for (const id of ids) receipts.push(...(await readReceiptsOf(tx, id)));
  await deleteReceiptsOf(tx, ids);
  return { files: receipts.map(({ id }) => id), emails };
}

async function eraseOrders(
  context: ServiceContext,
  tx: Handle,
  email: string,
  nobody: ReturnType<typeof erasedPerson>,
): Promise<Gone & { numbers: string[] }> {
  const { bought, received } = await lockOrdersOf(tx, email);
  await eraseRecipient(tx, received, nobody);
  await eraseFormerOwner(tx, email);
  // One instant, read once the orders are held, so that all of it ends at the same time.
  const action = auditOf(context, 'buyer');
  const held = await giveUpUnpaid(tx, bought, action);
  const orderIds = held.map(({ id }) => id);
  const deletedIds = new Set(await deleteOrders(tx, orderIds, action.at));
  const kept = held.filter(({ id }) => !deletedIds.has(id));
  const submittedFiles = await eraseLearning(tx, { kept, received });
  const names = [
    ...held.map(({ name }) => name),
    ...received.flatMap(({ recipientName }) => recipientName ?? []),
  ];
  const phones = held.map(({ phone }) => phone);
  const redact = redactor({ emails: [email], phones, names });
  const { files, emails } = await eraseBuyer(tx, kept, {
    nobody,
    redact,
    newToken: () => newOrderToken(context),
    action,
  });
  return {
    kept,
    orderIds,
    files,
    submittedFiles,
    emails,
    redact,
    numbers: held.map(({ number }) => number),
  };
}

/** The address is encrypted: not even the e-mail that confirms the deletion keeps it. */
async function confirmDeletion(
  context: ServiceContext,
  tx: Handle,
  email: string,
  locale: Locale,
): Promise<void> {
  const id = context.uuid();
  const sealed = sealText(context.signer('erased address', bytesOfId(id)), email);
  await postFarewell(tx, { id, sealed, locale, at: context.clock() });
}

async function eraseAll(
  context: ServiceContext,
  tx: Handle,
  { id, email }: Member,
): Promise<Gone & { pictures: string[]; werePublic: boolean; places: Erased }> {
  const at = context.clock();
  const nobody = erasedPerson(Buffer.from(context.randomBytes(5)).toString('hex'));
  const places = await eraseApplicationsOf(tx, email, at);
  await eraseSeatsOf(tx, email, { nobody, token: newOrderToken(context) });
  const gone = await eraseOrders(context, tx, email, nobody);
  await eraseDataRequests(tx, { email, nobody: nobody.email, at });
  const { orderIds, redact, numbers, emails } = gone;
  const person = { memberId: id, email, orderIds, applicationIds: places.ids };
  await redactNotes(tx, email);
  await eraseShares(tx, email, nobody);
  await eraseFriends(tx, email);
  await eraseNews(tx, email);
  await redactNotifications(tx, { orderIds, email, redact });
  await sealingAnew(context, tx, async () => {
    await redactStaffLog(tx, { email, redact });
    await eraseCorrections(tx, numbers);
  });
  const { pictures, werePublic } = await eraseTexts(tx, { memberId: id, at });
  await dropDeliveries(tx, await eraseEventsAbout(tx, person));
  await eraseMessagesOf(tx, id);
  await eraseEmailsOf(tx, person, { numbers, publicOrigin: context.publicOrigin });
  // After those about the member's orders: this one reports which hour is free, and not whose it was.
  await carryOut(context, tx, { emails: emails });
  await eraseAccount(tx, { id, email });
  // What was answered for a number that stands on nobody's order and in nobody's account any more.
  await deleteConsentsOfNobody(tx);
  return { ...gone, pictures, werePublic, places };
}

type Erasing = {
  locale: Locale;
  /** Locks the row that asks for this, first of all; false when it was done already. */
  hold: (tx: Handle) => Promise<boolean>;
  /** What else is written in the same transaction. */
  andThen?: (tx: Handle) => Promise<void>;
};

/** False when nothing was left to be done. The id of a person without an account is ''. */
export async function erasePerson(
  context: ServiceContext,
  person: Member,
  { locale, hold, andThen }: Erasing,
): Promise<boolean> {
  const gone = await context.database.transaction(async (tx) => {
    if (!(await hold(tx))) return null;
    const erased = await eraseAll(context, tx, person);
    await andThen?.(tx);
    await confirmDeletion(context, tx, person.email, locale);
    await queueSeatEmails(context, tx, erased.places);
    if (erased.werePublic) await refreshVisitors(context, tx);
    return erased;
  });
  for (const id of gone?.files ?? []) await context.receipts.remove(id);
  for (const name of gone?.submittedFiles ?? []) await context.files.remove(name);
  for (const id of gone?.pictures ?? []) await context.pictures.remove(id);
  for (const { id, status } of gone?.kept ?? [])
    if (status === 'Cancelled') await closeOpenAttempts(context, id);
  return gone !== null;
}

/**
 * For a member who has just typed a fresh code. `typedEmail` must be their address; `knows`: that they have seen what is still
 * open. 'open-matters': something is under way, and the member has not confirmed that they know.
 */
export async function deleteAccount(
  context: ServiceContext,
  member: Member,
  { typedEmail, knows, locale }: { typedEmail: string; knows: boolean; locale: Locale },
): Promise<{ ok: true } | { ok: false; reason: 'wrong-address' | 'works-here' | 'open-matters' }> {
  if (typedEmail.trim().toLowerCase() !== shownAddress(member.email))
    return { ok: false, reason: 'wrong-address' };
  if (await isStillWithUs(context, member.email)) return { ok: false, reason: 'works-here' };
  if (!knows && (await stillOpen(context, member)).length > 0) return { ok: false, reason: 'open-matters' };
  // Of two presses, the first one deleted the account.
  await erasePerson(context, member, { locale, hold: (tx) => lockAccount(tx, member.id) });
  return { ok: true };
}
