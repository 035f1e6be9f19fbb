/** E-mails to post, written in the transaction that calls for them. The worker renders and sends them later. */
import type { Locale } from '../../platform/i18n/locale.ts';
import { randomUUID } from 'node:crypto';
import type { Handle } from '../../platform/db/handle.ts';
import { hintAfterCommit } from '../../platform/db/run-in-transaction.ts';
import { and, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { OrderEmail } from '../../selling/orders/order-email.ts';
import type { ApplicationEmailName, ApplicationKind } from '../../catalogue/applicants/application.ts';
import type { AcademySettings } from '../settings/settings.ts';
import { payeeChanges } from '../settings/where-money-goes.ts';
import { readStaffOf } from '../staff/staff-members.service.ts';
import { mayEditSettings } from '../staff/who-may.ts';
import type { JoiningField } from '../../catalogue/workshops/workshop-joining.ts';
import type { MemberEmail } from '../../community/community/member-email.ts';
import { type CodePurpose, emailsWithMessage, type MessageReply } from './message.ts';
import { type Addressee, readPhoneOf, someAgreed } from './phones.service.ts';
import type { EmailContent } from './email-content.ts';
import { outbox } from './outbox.table.ts';
import type { OutboxState } from './outbox.ts';
import type { Signer } from '../../platform/signed-token.ts';
import { mailboxOf } from '../../platform/people/mailbox.ts';
import { countEach, countOne } from '../../platform/limits/in-database.ts';

export type EmailToPost = {
  /** One effect has one key: the second e-mail of the same key is not posted. */
  dedupeKey: string;
  emailName: OrderEmail['emailName'];
  orderId: string;
  /** The refund that it is about. */
  refundId?: string;
  /** The buyer's request that it is about. */
  requestId?: string;
  /** Another address than the order's or the staff's. */
  to?: string;
  /** How long it waits before it leaves. */
  waitMs?: number;
  /** Not before this moment. */
  notBefore?: Date | null;
};

/** Whether an e-mail of this key lies there or was sent. */
export async function isPosted(tx: Handle, dedupeKey: string): Promise<boolean> {
  const rows = await tx.select({ id: outbox.id }).from(outbox).where(eq(outbox.dedupeKey, dedupeKey));
  return rows.length > 0;
}

/** Whether an e-mail of that name about the order was written at an instant, or later. */
export async function isPostedSince(
  db: Handle,
  { orderId, emailName, since }: { orderId: string; emailName: OrderEmail['emailName']; since: Date },
): Promise<boolean> {
  const named = sql`${outbox.payload}->>'emailName' = ${emailName}`;
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.orderId, orderId), eq(outbox.kind, 'mail'), gte(outbox.createdAt, since), named))
    .limit(1);
  return rows.length > 0;
}

/** Asks those who know it whom an e-mail is written to. Without it no message goes beside the e-mail. */
type ReadAddressee = () => Promise<Addressee | null>;

/** Puts an e-mail into the outbox; nothing when one of the same key lies there or was sent. */
export async function postOneEmail(tx: Handle, email: EmailToPost, addressee?: ReadAddressee): Promise<void> {
  const { dedupeKey, emailName, orderId, to, refundId, requestId, waitMs = 0, notBefore = null } = email;
  const payload = {
    emailName,
    ...(to === undefined ? {} : { to }),
    ...(refundId === undefined ? {} : { refund: refundId }),
    ...(requestId === undefined ? {} : { request: requestId }),
  };
  const now = new Date();
  const leavesAt = Math.max(now.getTime() + waitMs, notBefore?.getTime() ?? 0);
  const runAt = new Date(leavesAt);
  await putInto(tx, { kind: 'mail', dedupeKey, payload, orderId }, now, { runAt, addressee });
}

/** Those that open what was paid for: of a gift they go to whom it is for, on the day that was chosen. */
export const openingEmails: readonly string[] = [
  'access-ready',
  'access-soon',
  'classroom-open',
  'membership-ready',
  'product-ready',
];

const besideOpening = [
  'gift-sent',
  'instalment-paid',
  'booking-confirmed',
  'expert-booked',
  'expert-cancelled',
  'right-ready',
] as const;

/** Of a held order: what has not left yet leaves at this moment instead. False when nothing waits. */
export async function putOffGift(tx: Handle, orderId: string, leavesAt: Date): Promise<boolean> {
  const emailName = sql`${outbox.payload}->>'emailName'`;
  const rows = await tx
    .update(outbox)
    .set({ runAt: leavesAt })
    .where(
      and(
        eq(outbox.orderId, orderId),
        inArray(emailName, [...openingEmails]),
        isNull(outbox.doneAt),
        isNull(outbox.failedAt),
        isNull(outbox.leasedUntil),
      ),
    )
    .returning({ id: outbox.id });
  if (rows.length > 0) hintAfterCommit('outbox:mail');
  return rows.length > 0;
}

/** Of a held order whose confirmation was taken back: what it sent may be sent again by the next one, and what waits is not sent. */
export async function freeOpenings(tx: Handle, orderId: string): Promise<void> {
  const names = [...openingEmails, ...besideOpening];
  const theirs = and(eq(outbox.orderId, orderId), inArray(sql`${outbox.payload}->>'emailName'`, names));
  await tx.delete(outbox).where(and(theirs, isNull(outbox.doneAt), isNull(outbox.leasedUntil)));
  await tx
    .update(outbox)
    .set({ dedupeKey: sql`${outbox.dedupeKey} || ':' || ${outbox.id}` })
    .where(theirs);
}

export type ApplicationEmail = {
  dedupeKey: string;
  emailName: ApplicationEmailName;
  applicationId: string;
  /** The workshop seat that the e-mail is about. */
  seatId?: string;
  /** What of joining the workshop is new. */
  changed?: readonly JoiningField[];
  /** Which answer of staff it carries: when that was written, ISO 8601. */
  repliedAt?: string;
};

/** An e-mail about an application; nothing when one of the same key lies there or was sent. */
export async function postApplicationEmail(
  tx: Handle,
  { dedupeKey, emailName, applicationId, seatId, changed, repliedAt }: ApplicationEmail,
  now: Date,
  addressee?: ReadAddressee,
): Promise<void> {
  const payload = {
    emailName,
    ...(seatId === undefined ? {} : { place: seatId }),
    ...(changed && { changed }),
    ...(repliedAt !== undefined && { repliedAt }),
  };
  await putInto(tx, { kind: 'mail', dedupeKey, payload, applicationId }, now, { addressee });
}

/** An e-mail to the staff about no single order. False when one of the same key lies there or was sent. */
export const postStaffEmail = (
  tx: Handle,
  {
    dedupeKey,
    ...payload
  }: { dedupeKey: string } & (
    | { emailName: 'staff-claims-late' | 'staff-report' }
    | { emailName: 'staff-waitlist'; courseSlug: string }
  ),
  now: Date,
): Promise<boolean> => putInto(tx, { kind: 'mail', dedupeKey, payload }, now);

export const troubles = ['outbox', 'waiting', 'refused', 'differences', 'backup', 'disk'] as const;
export type Trouble = (typeof troubles)[number];

/** That money, or what it depends on, waits for somebody. Once on a day (of Morocco) for each reason. */
export const postStaffTrouble = (
  tx: Handle,
  { trouble, day }: { trouble: Trouble; day: string },
  now: Date,
): Promise<boolean> => {
  const emailName = 'staff-trouble';
  return putInto(
    tx,
    { kind: 'mail', dedupeKey: `${emailName}:${trouble}:${day}`, payload: { emailName, trouble } },
    now,
  );
};

/** To somebody who was given a role in the staff console. The role is read when the e-mail is written. */
export const postStaffRole = (
  tx: Handle,
  { id, to }: { id: string; to: string },
  now: Date,
): Promise<boolean> =>
  putInto(
    tx,
    { kind: 'mail', dedupeKey: `staff-place:${id}`, payload: { emailName: 'staff-place', to } },
    now,
  );

/** To a colleague who tries out a text of an e-mail. */
export const postTestEmail = (
  tx: Handle,
  { id, ...test }: { id: string; to: string; content: EmailContent },
  now: Date,
): Promise<boolean> => {
  const emailName = 'email-test';
  return putInto(tx, { kind: 'mail', dedupeKey: `${emailName}:${id}`, payload: { emailName, ...test } }, now);
};

/** To somebody whose authenticator app was taken away. `by`: the colleague; null when it was done on the server. */
export const postSecondFactorReset = (
  tx: Handle,
  { id, to, by }: { id: string; to: string; by: string | null },
  now: Date,
): Promise<boolean> => {
  const emailName = 'second-factor-reset';
  return putInto(tx, { kind: 'mail', dedupeKey: `${emailName}:${id}`, payload: { emailName, to, by } }, now);
};

/** That the academy's bank account changed, to every owner of that instant. False when there is no owner. `by` null: done on the server. */
export async function postPayeeChanged(
  tx: Handle,
  changed: { before: AcademySettings; after: AcademySettings; by: string | null; at: Date; id: string },
): Promise<boolean> {
  const { before, after, by, at, id } = changed;
  const changes = payeeChanges(before, after);
  if (changes.length === 0) return false;
  const emailName = 'staff-payee-changed';
  const owners = await readStaffOf(tx, mayEditSettings);
  for (const { email: to } of owners) {
    const payload = { emailName, to, by, at: at.toISOString(), changes };
    await putInto(tx, { kind: 'mail', dedupeKey: `${emailName}:${id}:${to}`, payload }, at);
  }
  return owners.length > 0;
}

/** That a course opens, to somebody who waited for it: one e-mail for each entry, ever. Nothing of the person is kept here. */
export const postWaitlistOpen = (tx: Handle, entryId: string, now: Date): Promise<boolean> =>
  putInto(
    tx,
    {
      kind: 'mail',
      dedupeKey: `waitlist-open:${entryId}`,
      payload: { emailName: 'waitlist-open', entry: entryId },
    },
    now,
  );

/** An e-mail of the community to one member; false when one of the same key lies there or was sent. */
export const postMemberEmail = (
  tx: Handle,
  { dedupeKey, memberId, ...payload }: MemberEmail & { dedupeKey: string; memberId: string },
  now: Date,
): Promise<boolean> => putInto(tx, { kind: 'mail', dedupeKey, payload, memberId }, now);

/** An e-mail that a feature defines; false when one of the same key lies there or was sent. `input`: what its `load` reads. */
export const postEmail = (
  tx: Handle,
  email: { name: string; dedupeKey: string; input?: Record<string, unknown>; orderId?: string },
  now: Date,
  addressee?: ReadAddressee,
): Promise<boolean> => {
  const { name, dedupeKey, input = {}, orderId } = email;
  return putInto(tx, { kind: 'mail', dedupeKey, payload: { emailName: name, input }, orderId }, now, {
    addressee,
  });
};

type NewRow = Pick<
  typeof outbox.$inferInsert,
  'kind' | 'dedupeKey' | 'payload' | 'orderId' | 'applicationId' | 'memberId'
>;

const mayHaveMessage: ReadonlySet<unknown> = new Set(emailsWithMessage);

/** Whether a row of that key was not there before. Beside an e-mail whose reader wants messages goes one, in the same transaction. */
async function putInto(
  tx: Handle,
  row: NewRow,
  now: Date,
  { runAt = now, addressee }: { runAt?: Date; addressee?: ReadAddressee | undefined } = {},
): Promise<boolean> {
  const kept = await insertRow(tx, row, now, runAt);
  const { kind, payload, dedupeKey } = row;
  const asks = kept?.someAgreed && kind === 'mail' && addressee && mayHaveMessage.has(payload['emailName']);
  // Asked again when it leaves.
  if (asks && (await readPhoneOf(tx, await addressee())) !== null)
    await insertRow(tx, { ...row, kind: 'message', dedupeKey: `message:${dedupeKey}` }, now, runAt);
  return kept !== undefined;
}

/** One row, and a hint to its worker; undefined where one of its key is there. */
export async function insertRow(tx: Handle, row: NewRow, now: Date, runAt: Date) {
  const [kept] = await tx
    .insert(outbox)
    .values({ id: randomUUID(), ...row, createdAt: now, runAt, attempts: 0 })
    .onConflictDoNothing({ target: outbox.dedupeKey })
    .returning({ someAgreed });
  if (kept && runAt <= now) hintAfterCommit(`outbox:${row.kind}`);
  return kept;
}

/** `last_error` of an e-mail that was not posted because it was no longer true. */
export const overtaken = 'overtaken';

/** `last_error` of what failed and staff put away: nobody needs it any more. */
export const putAway = 'put-away';

/** `last_error` of what still waited when its order was cancelled. */
export const orderCancelled = 'order-cancelled';

/** Of what is over without having been sent. */
export const unsentFor = [overtaken, putAway, orderCancelled];

type Ended = { doneAt: Date | null; failedAt: Date | null; lastError: string | null };
export const stateOf = ({ doneAt, failedAt, lastError }: Ended): OutboxState =>
  doneAt ? (unsentFor.includes(lastError ?? '') ? 'overtaken' : 'sent') : failedAt ? 'failed' : 'waiting';

/**
 * A sign-in code on its way to one address; `sealed` by sealed-code.ts. The key is one of a kind: codes are not repeated. Runs outside
 * of a transaction, so the caller wakes the worker.
 */
export async function postCode(
  db: Handle,
  emailName: 'staff-code' | 'member-code',
  code: { id: string; to: string; sealed: string; locale: Locale; validMinutes: number; at: Date },
): Promise<void> {
  const { id, to, sealed, locale, validMinutes, at } = code;
  await db.insert(outbox).values({
    id,
    kind: 'mail',
    dedupeKey: `${emailName}:${id}`,
    payload: { emailName, to, sealed, locale, validMinutes },
    createdAt: at,
    runAt: at,
    attempts: 0,
  });
}

/** A code on its way to a phone; `sealed` by phone-codes.service.ts. The key is one of a kind: codes are not repeated. */
export async function postPhoneCode(
  tx: Handle,
  code: { id: string; to: string; sealed: string; locale: Locale; purpose: CodePurpose; at: Date },
): Promise<void> {
  const { id, at, ...payload } = code;
  hintAfterCommit('outbox:message');
  await tx.insert(outbox).values({
    id,
    kind: 'message',
    dedupeKey: `phone-code:${id}`,
    payload: { emailName: 'phone-code', ...payload },
    createdAt: at,
    runAt: at,
    attempts: 0,
  });
}

/** The answer to a word that somebody wrote to us; once for each text of theirs. */
export const postMessageReply = (
  tx: Handle,
  { textId, ...payload }: { textId: string; emailName: MessageReply; to: string; locale: Locale },
  now: Date,
): Promise<boolean> => {
  const dedupeKey = `${payload.emailName}:${textId}`;
  return putInto(tx, { kind: 'message', dedupeKey, payload }, now);
};

/**
 * Sends an e-mail again: one that failed starts over, one that was sent gets a copy with a key (and so a Message-ID) of its
 * own. Nothing for one that still waits. Returns whether something will be sent. `id` is the copy's.
 */
export async function sendEmailAgain(
  tx: Handle,
  { emailId, id, now }: { emailId: string; id: string; now: Date },
): Promise<boolean> {
  const isIt = and(eq(outbox.id, emailId), eq(outbox.kind, 'mail'));
  const revived = await tx
    .update(outbox)
    .set({ failedAt: null, attempts: 0, runAt: now, lastError: null })
    .where(and(isIt, isNotNull(outbox.failedAt)))
    .returning({ id: outbox.id });
  hintAfterCommit('outbox:mail');
  if (revived.length > 0) return true;
  const [sent] = await tx
    .select()
    .from(outbox)
    .where(and(isIt, isNotNull(outbox.doneAt)));
  if (!sent) return false;
  const { kind, payload, orderId, applicationId, memberId } = sent;
  const copy = { id, kind, payload, orderId, applicationId, memberId };
  const dedupeKey = `${sent.dedupeKey}:again:${id}`;
  await tx.insert(outbox).values({ ...copy, dedupeKey, createdAt: now, runAt: now, attempts: 0 });
  return true;
}

/**
 * How many e-mails people whom nobody has proved may make the academy write. An address proves nobody: whoever types another
 * person's must not be able to fill their mailbox. Beyond a limit everything is stored and answered all the same, without an
 * e-mail. E-mails that follow a payment or something done by staff are not limited; sign-in codes have limits of their own.
 *
 * A count is a row that its transaction holds until it ends. Everybody takes the address first and the staff's last, and
 * nobody two addresses, so that no two wait for each other.
 */
const limitOf = {
  application: 'emailOfApplication',
  order: 'emailOfOrder',
  'buy-now': 'emailOfBuyNow',
} as const;

type About = keyof typeof limitOf;
type Counting = { signer: Signer; clock: () => Date };

/** Counts one e-mail to an address that somebody typed; false when it has had its share of the day. */
export const mayWriteTo = (counting: Counting, tx: Handle, about: About, email: string): Promise<boolean> =>
  countOne(counting, tx, limitOf[about], `${about} ${mailboxOf(email)}`);

/** Counts one e-mail about an unpaid order, to whichever address, and one to that address. */
export const mayWriteAbout = (
  counting: Counting,
  tx: Handle,
  { orderId, email }: { orderId: string; email: string },
): Promise<boolean> =>
  countEach(counting, tx, ['emailAboutOneOrder', orderId], [limitOf.order, `order ${mailboxOf(email)}`]);

/** Counts one e-mail to the academy. */
export const mayWriteToStaff = async (
  counting: Counting,
  tx: Handle,
  about: ApplicationKind | 'orders' | 'reports',
): Promise<boolean> =>
  (await countOne(counting, tx, 'emailToStaff', about)) ||
  (await countOne(counting, tx, 'emailToStaffBeyond', `${about}-beyond`));
