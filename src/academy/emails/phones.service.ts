/** To which phone a message may go, what its owner said, and what became of it. */
import { and, desc, eq, exists, gte, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { DeliveryState, MessageEvent } from '../../gateways/messaging/messaging.ts';
import { hasNoMailbox } from '../../platform/people/mailbox.ts';
import { memberUsers } from '../sign-in/sign-in.table.ts';
import { outbox } from './outbox.table.ts';
import { type Consent, deliveryRank, isStillProved, replaces } from './message.ts';
import { messageConsents, messageDeliveries, provedPhones } from './messages.table.ts';

export async function readConsent(db: Handle, phone: string): Promise<Consent | null> {
  const { wants, source, answeredAt } = messageConsents;
  const [row] = await db
    .select({ wants, source, answeredAt })
    .from(messageConsents)
    .where(eq(messageConsents.phone, phone));
  return row ?? null;
}

/** False when an earlier answer counts for more; see `replaces`. */
export async function writeConsent(tx: Handle, phone: string, next: Consent): Promise<boolean> {
  // The row is locked, so that of two answers at once each is compared with what the other left.
  const made = await tx
    .insert(messageConsents)
    .values({ phone, ...next })
    .onConflictDoNothing()
    .returning({ phone: messageConsents.phone });
  if (made.length > 0) return true;
  const [kept] = await tx
    .select()
    .from(messageConsents)
    .where(eq(messageConsents.phone, phone))
    .for('update');
  if (kept && !replaces(next, kept)) return false;
  await tx.update(messageConsents).set(next).where(eq(messageConsents.phone, phone));
  return true;
}

/** For who orders with a number and has not proved it: what its owner answered, from the phone or an account, stays. */
export async function takeBackUnproved(tx: Handle, phone: string, answeredAt: Date): Promise<void> {
  const next = { wants: false, source: 'checkout', answeredAt } as const;
  await tx
    .insert(messageConsents)
    .values({ phone, ...next })
    .onConflictDoUpdate({
      target: messageConsents.phone,
      set: next,
      setWhere: eq(messageConsents.source, 'checkout'),
    });
}

export async function readProvedPhone(db: Handle, memberId: string) {
  const { phone, provedAt } = provedPhones;
  const [row] = await db
    .select({ phone, provedAt })
    .from(provedPhones)
    .where(eq(provedPhones.memberId, memberId));
  return row ?? null;
}

/** The one account that a number opens: not after half a year without a sign-in, and not after STOP. */
export async function findMemberOfPhone(db: Handle, phone: string, now: Date) {
  const [row] = await db
    .select({ id: memberUsers.id, email: memberUsers.email, provedAt: provedPhones.provedAt })
    .from(provedPhones)
    .innerJoin(memberUsers, eq(memberUsers.id, provedPhones.memberId))
    .innerJoin(messageConsents, eq(messageConsents.phone, provedPhones.phone))
    .where(and(eq(provedPhones.phone, phone), eq(messageConsents.wants, true)));
  return row && isStillProved(row.provedAt, now) ? row : null;
}

/**
 * The number opens this account from now on, and no other: whoever has the phone now has proved it last. A number that the member
 * had before may be somebody else's soon: what the account agreed to for it is forgotten.
 */
export async function writeProvedPhone(
  tx: Handle,
  { memberId, phone, now }: { memberId: string; phone: string; now: Date },
): Promise<void> {
  const before = await readProvedPhone(tx, memberId);
  await tx.delete(provedPhones).where(or(eq(provedPhones.phone, phone), eq(provedPhones.memberId, memberId)));
  await tx.insert(provedPhones).values({ memberId, phone, provedAt: now });
  if (before && before.phone !== phone)
    await tx
      .delete(messageConsents)
      .where(and(eq(messageConsents.phone, before.phone), eq(messageConsents.source, 'account')));
}

export const renewProof = (db: Handle, phone: string, now: Date) =>
  db.update(provedPhones).set({ provedAt: now }).where(eq(provedPhones.phone, phone));

export const removeProvedPhone = (db: Handle, memberId: string) =>
  db.delete(provedPhones).where(eq(provedPhones.memberId, memberId));

/** Who is written to, and the number they gave with what it is about; '' where nobody gave one. */
export type Addressee = { email: string; phone: string };

/** The number at which they may be written to: the one they proved, else the one they gave; null where neither wants it. */
export async function readPhoneOf(db: Handle, addressee: Addressee | null): Promise<string | null> {
  if (addressee === null) return null;
  const [proved] = await db
    .select({ phone: provedPhones.phone })
    .from(provedPhones)
    .innerJoin(memberUsers, eq(memberUsers.id, provedPhones.memberId))
    .where(eq(memberUsers.email, addressee.email));
  for (const phone of [proved?.phone ?? '', addressee.phone])
    if (phone !== '' && (await readConsent(db, phone))?.wants === true) return phone;
  return null;
}

/** Whether anybody ever agreed to messages: where nobody did, as without WhatsApp, an order asks no more than this. */
export const someAgreed = sql<boolean>`exists (select 1 from ${messageConsents} where ${messageConsents.wants})`;

type Reported = Omit<Extract<MessageEvent, { kind: 'status' }>, 'kind'>;

/** In any order and as often as it comes; nothing for a message that is not ours. */
export async function noteDelivery(db: Handle, { reference, state, at, code }: Reported): Promise<void> {
  const [row] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.id, reference), eq(outbox.kind, 'message')));
  if (!row) return;
  await db
    .insert(messageDeliveries)
    .values({ outboxId: reference, state, at, code })
    .onConflictDoUpdate({
      target: messageDeliveries.outboxId,
      set: { state, at, code },
      setWhere: sql`${rankInSql} < ${deliveryRank[state]}`,
    });
}

const rankInSql = sql`case ${messageDeliveries.state} ${sql.join(
  Object.entries(deliveryRank).map(([state, rank]) => sql`when ${state} then ${rank}::integer`),
  sql` `,
)} end`;

export async function readDelivery(db: Handle, outboxId: string): Promise<DeliveryState | null> {
  const [row] = await db
    .select({ state: messageDeliveries.state })
    .from(messageDeliveries)
    .where(eq(messageDeliveries.outboxId, outboxId));
  return row?.state ?? null;
}

export type Way = 'push' | 'message' | 'mail';
/** Who is to be reached, and the order that it is about. `hasPush`: a browser of theirs takes it. */
export type Reached = { orderId: string; addressee: Addressee | null; hasPush?: boolean };

/** A phone at which the newest message about an order did not arrive is passed over for so long. */
const passedOverMs = 30 * 86_400_000;

async function hasFailed(db: Handle, orderId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - passedOverMs);
  const [row] = await db
    .select({ state: messageDeliveries.state })
    .from(outbox)
    .innerJoin(messageDeliveries, eq(messageDeliveries.outboxId, outbox.id))
    .where(and(eq(outbox.orderId, orderId), gte(outbox.createdAt, since)))
    .orderBy(desc(outbox.createdAt))
    .limit(1);
  return row?.state === 'failed';
}

/** The first of the ways by which somebody can be reached now; null: by none. */
export async function firstWay(
  db: Handle,
  { orderId, addressee, hasPush = false }: Reached,
  ways: readonly Way[],
  now: Date,
): Promise<Way | null> {
  const takesMail = addressee !== null && !hasNoMailbox(addressee.email);
  for (const way of ways) {
    if (way === 'push' && hasPush) return way;
    if (way === 'mail' && takesMail) return way;
    if (way === 'message' && (await readPhoneOf(db, addressee)) && !(await hasFailed(db, orderId, now)))
      return way;
  }
  return null;
}

/** What is kept about the number a person proved, for the export of their data. Others on their orders may be anybody's. */
export async function readHeldPhones(db: Handle, memberId: string) {
  const proved = await db.select().from(provedPhones).where(eq(provedPhones.memberId, memberId));
  const [phone] = proved.map((row) => row.phone);
  return {
    provedPhones: proved,
    messageConsents:
      phone === undefined
        ? []
        : await db.select().from(messageConsents).where(eq(messageConsents.phone, phone)),
  };
}

/**
 * Messages to a person that name a number instead of an order: codes they asked for, and what went to the number they proved. One that
 * only stands on their orders may be anybody's, whose codes and answers stay.
 */
export async function eraseMessagesOf(tx: Handle, memberId: string): Promise<void> {
  const proved = await readProvedPhone(tx, memberId);
  const ofMember = sql`${outbox.payload} -> 'purpose' ->> 'memberId' = ${memberId}`;
  const toThem = proved ? sql`${outbox.payload} ->> 'to' = ${proved.phone}` : undefined;
  await tx.delete(outbox).where(and(eq(outbox.kind, 'message'), or(ofMember, toThem)));
}

/**
 * Answers for numbers that stand on nothing any more, with the order or the account they came with; `isElsewhere`: where it may stand
 * besides, as conditions about `messageConsents`. STOP from the phone stays.
 */
export async function deleteLooseConsents(db: Handle, isElsewhere: readonly SQL[]): Promise<number> {
  const isProved = exists(
    db
      .select({ id: provedPhones.memberId })
      .from(provedPhones)
      .where(eq(provedPhones.phone, messageConsents.phone)),
  );
  const rows = await db
    .delete(messageConsents)
    .where(
      and(
        ...[isProved, ...isElsewhere].map((one) => not(one)),
        or(ne(messageConsents.source, 'whatsapp'), messageConsents.wants),
      ),
    )
    .returning({ phone: messageConsents.phone });
  return rows.length;
}

/** Messages that were sent since, by Meta's prices: of the utility category, and codes; those that did not arrive cost nothing. */
export async function countMessages(db: Handle, since: Date) {
  const isCode = sql`${outbox.payload} ->> 'emailName' = 'phone-code'`;
  const hasFailed = sql`coalesce(${messageDeliveries.state} = 'failed', false)`;
  const many = (which: SQL) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);
  const [row] = await db
    .select({
      utility: many(sql`not ${isCode} and not ${hasFailed}`),
      codes: many(sql`${isCode} and not ${hasFailed}`),
      failed: many(hasFailed),
    })
    .from(outbox)
    .leftJoin(messageDeliveries, eq(messageDeliveries.outboxId, outbox.id))
    .where(and(eq(outbox.kind, 'message'), gte(outbox.doneAt, since), isNull(outbox.lastError)));
  return row ?? { utility: 0, codes: 0, failed: 0 };
}
