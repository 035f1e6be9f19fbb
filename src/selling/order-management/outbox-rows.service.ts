/** The outbox as staff look through it: e-mails, and events on their way to another system. */
import { ownFault } from '../../academy/emails/mail-to-post.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { hintAfterCommit } from '../../platform/db/run-in-transaction.ts';
import type { EventKind } from '../../academy/webhooks/event-kinds.ts';
import { events } from '../../academy/webhooks/events.table.ts';
import { applications } from '../../catalogue/applicants/application.table.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { messageDeliveries } from '../../academy/emails/messages.table.ts';
import { awaitsDecision, hasMoney } from '../orders/order.ts';
import { orders } from '../orders/orders.table.ts';
import { withTry } from '../../academy/emails/outbox-claim.store.ts';
import { putAway, stateOf, unsentFor } from '../../academy/emails/post-emails.service.ts';
import {
  outbox,
  type OutboxKind,
  type OutboxState,
  type OutboxTry,
  reportEmails,
} from '../../academy/emails/outbox.table.ts';
import { mostWaiting, type Waiting, waitingFrom } from '../../platform/time/waiting.ts';

export type { OutboxTry };

/** E-mails whose secret is taken away when they are over: nothing of them could be sent again. */
const withSecret: ReadonlySet<string> = new Set([
  'staff-code',
  'member-code',
  'phone-code',
  'account-deleted',
]);

/** About paying an order: no longer needed once that is reported, or has come. */
const aboutPaying: ReadonlySet<string> = new Set([
  'order-received',
  'how-to-pay',
  'order-reminder',
  'order-reopened',
  'claim-received',
  'claim-refused',
  'staff-claim-waiting',
  'staff-other-method',
]);

/** 'secret-gone': whoever needs such a code asks for another. 'no-longer-true': for another reason than the rest. */
export const whysNotSent = [
  'secret-gone',
  'order-cancelled',
  'order-expired',
  'payment-reported',
  'order-paid',
  'no-longer-true',
] as const;
export type WhyNotSent = (typeof whysNotSent)[number];

/** What became of the order since. */
function whyUntrue({ letter, orderStatus: status }: OutboxRow): WhyNotSent {
  if (status === 'Cancelled') return 'order-cancelled';
  if (status === 'Expired') return 'order-expired';
  if (status === null || !aboutPaying.has(letter)) return 'no-longer-true';
  if (awaitsDecision(status)) return 'payment-reported';
  return hasMoney(status) ? 'order-paid' : 'no-longer-true';
}

/** Why an e-mail is not sent, or not sent again; null when it would leave. */
export async function whyNotSent(
  row: OutboxRow,
  isTrue: (row: OutboxRow) => Promise<boolean>,
): Promise<WhyNotSent | null> {
  // A code that waits for its turn is still there.
  if (withSecret.has(row.letter) && stateOf(row) !== 'waiting') return 'secret-gone';
  return (await isTrue(row)) ? null : whyUntrue(row);
}

/** The text of an e-mail, or why it is hidden: it held a secret, or is no longer true. */
export type InWords = { subject: string; text: string } | { hidden: 'secret-gone' | 'no-longer-true' };

/** An e-mail that cannot be worded any more is no longer true. */
export async function readInWords(
  row: OutboxRow,
  inWords: (row: OutboxRow) => Promise<{ subject: string; text: string } | null>,
): Promise<InWords> {
  if (withSecret.has(row.letter)) return { hidden: 'secret-gone' };
  const found = await inWords(row).catch(() => null);
  return found ? { subject: found.subject, text: found.text } : { hidden: 'no-longer-true' };
}

export type OutboxFilter = {
  kinds: readonly OutboxKind[];
  /** In one of these states. */
  states?: readonly OutboxState[];
  /** The name of an e-mail, or the kind of an event. */
  what?: string;
  /** A whole address, lower case. */
  to?: readonly string[];
  orderId?: string;
};

const emailName = sql<string>`coalesce(${outbox.payload}->>'letter', '')`;
/** Written to whoever works here, whomever it is about. */
const isForTeam = sql`(${emailName} like 'staff-%' or ${emailName} like 'expert-%')`;

/** Whoever reported stays unknown to the team. */
const mayBeSeen = notInArray(emailName, [...reportEmails]);

/** What waits for its next try, refused for a reason that is ours: somebody must see to it. */
const isStuck = sql`(${and(
  isNull(outbox.doneAt),
  isNull(outbox.failedAt),
  or(
    and(
      eq(outbox.kind, 'message'),
      or(like(outbox.lastError, 'account%'), like(outbox.lastError, 'template%')),
    ),
    and(eq(outbox.kind, 'mail'), like(outbox.lastError, `${ownFault}%`)),
  ),
)})`;

/** Each row is in one. */
const inState = {
  sent: () =>
    and(isNotNull(outbox.doneAt), or(isNull(outbox.lastError), notInArray(outbox.lastError, [...unsentFor]))),
  overtaken: () => and(isNotNull(outbox.doneAt), inArray(outbox.lastError, [...unsentFor])),
  failed: () => or(isNotNull(outbox.failedAt), isStuck),
  waiting: () => and(isNull(outbox.doneAt), isNull(outbox.failedAt), sql`${isStuck} is not true`),
} satisfies Record<OutboxState, () => SQL | undefined>;

/** What a gift opened is written to whom it is for. */
const isOfOpening = sql`${emailName} in ('access-ready', 'classroom-open', 'access-soon', 'membership-ready', 'product-ready')`;
const isForRecipient = sql`${orders.recipientEmail} is not null and ${isOfOpening}`;

const columns = {
  id: outbox.id,
  kind: outbox.kind,
  dedupeKey: outbox.dedupeKey,
  letter: emailName,
  payload: outbox.payload,
  orderId: outbox.orderId,
  orderNumber: orders.number,
  orderStatus: orders.status,
  applicationId: outbox.applicationId,
  /** Of an event, as the next. */
  event: events.kind,
  position: events.position,
  data: events.data,
  memberId: outbox.memberId,
  /** Null where it goes to the team, and where only its making says to whom. */
  to: sql<
    string | null
  >`coalesce(${outbox.payload}->>'to', ${outbox.payload}->'input'->>'to', case when ${outbox.kind} = 'message' then coalesce(${orders.phone}, ${applications.phone})
    when ${isForTeam} then null
    when ${isForRecipient} then ${orders.recipientEmail}
    else coalesce(${orders.email}, ${applications.email}, ${memberUsers.email}) end)`,
  isForTeam: sql<boolean>`${isForTeam}`,
  /** Of an e-mail or a message to a learner: whose page tells more. */
  learnerEmail: sql<
    string | null
  >`case when ${isForTeam} then null when ${isForRecipient} then ${orders.recipientEmail}
    else coalesce(${orders.email}, ${applications.email}, ${memberUsers.email}) end`,
  learnerName: sql<string>`coalesce(case when ${isForRecipient} then ${orders.recipientName}
    else coalesce(${orders.name}, ${applications.name}) end, '')`,
  createdAt: outbox.createdAt,
  runAt: outbox.runAt,
  doneAt: outbox.doneAt,
  failedAt: outbox.failedAt,
  attempts: outbox.attempts,
  lastError: outbox.lastError,
  tries: outbox.tries,
  /** Of an order: how to pay it was written in an e-mail at the same instant, or later. */
  isToldHowToPay: sql<boolean>`exists (select 1 from ${outbox} told where told.order_id = ${outbox.orderId} and told.kind = 'mail'
    and told.payload->>'letter' = 'how-to-pay' and told.created_at >= ${outbox.createdAt})`,
  /** Of a message: how far it got, as the service reported; null before it does. */
  delivery: messageDeliveries.state,
  deliveredAt: messageDeliveries.at,
  deliveryCode: messageDeliveries.code,
};

const read = (db: Handle) =>
  db
    .select(columns)
    .from(outbox)
    .leftJoin(orders, eq(orders.id, outbox.orderId))
    .leftJoin(applications, eq(applications.id, outbox.applicationId))
    .leftJoin(memberUsers, eq(memberUsers.id, outbox.memberId))
    .leftJoin(messageDeliveries, eq(messageDeliveries.outboxId, outbox.id))
    .leftJoin(events, eq(events.id, outbox.id));

export type OutboxRow = Awaited<ReturnType<typeof read>>[number];

/** The rows that belong to these addresses, found first, each by an index: the list is not asked whose each of its e-mails is. */
async function wentTo(db: Handle, emails: readonly string[]): Promise<SQL> {
  const some = [...emails];
  const [ordered, sent, members] = await Promise.all([
    db
      .select({ id: orders.id, email: orders.email, recipientEmail: orders.recipientEmail })
      .from(orders)
      .where(or(inArray(orders.email, some), inArray(orders.recipientEmail, some))),
    db.select({ id: applications.id }).from(applications).where(inArray(applications.email, some)),
    db.select({ id: memberUsers.id }).from(memberUsers).where(inArray(memberUsers.email, some)),
  ]);
  const bought = ordered.filter(({ email }) => some.includes(email));
  const isOfOrders = (rows: readonly { id: string }[]) => inArray(outbox.orderId, rows.map(idOf));
  const about = or(
    isOfOrders(bought.filter(({ recipientEmail }) => recipientEmail === null)),
    and(isOfOrders(bought), sql`not ${isOfOpening}`),
    and(
      isOfOrders(ordered.filter(({ recipientEmail }) => recipientEmail && some.includes(recipientEmail))),
      isOfOpening,
    ),
    inArray(outbox.applicationId, sent.map(idOf)),
    inArray(outbox.memberId, members.map(idOf)),
  );
  const named = sql`${outbox.payload}->>'to'`;
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(or(inArray(sql`lower(${named})`, some), and(about, sql`not ${isForTeam}`, sql`${named} is null`)));
  return inArray(outbox.id, rows.map(idOf));
}

const idOf = ({ id }: { id: string }): string => id;

const meant = (filter: Omit<OutboxFilter, 'to'>): SQL | undefined =>
  and(
    inArray(outbox.kind, [...filter.kinds]),
    mayBeSeen,
    filter.states && or(...filter.states.map((state) => inState[state]())),
    filter.what === undefined
      ? undefined
      : or(
          eq(emailName, filter.what),
          filter.kinds.includes('event') ? eq(sql`${events.kind}`, filter.what) : undefined,
        ),
    filter.orderId === undefined ? undefined : eq(outbox.orderId, filter.orderId),
  );

/** The newest first, events alone in the order in which they were written: where to look, as a part of a statement about more. */
export async function placesInOutbox(
  db: Handle,
  { to, isFailed, ...filter }: OutboxFilter & { isFailed: boolean },
  most: number,
) {
  const isOfEvents = filter.kinds.length === 1 && filter.kinds[0] === 'event';
  return [
    db
      .select({
        id: outbox.id,
        at: sql`${outbox.createdAt}`.as('at'),
        isFailed: sql<boolean>`${isFailed}::boolean`.as('is_failed'),
        isReport: sql<boolean>`false`.as('is_report'),
      })
      .from(outbox)
      .leftJoin(events, eq(events.id, outbox.id))
      .where(
        and(meant(filter), to && (await wentTo(db, to)), isOfEvents ? isNotNull(events.position) : undefined),
      )
      .orderBy(...(isOfEvents ? [desc(events.position)] : [desc(outbox.createdAt), desc(outbox.id)]))
      .limit(most),
  ];
}

/** Those of them that are of these kinds and may be seen, in any order. */
export const readOutboxRows = async (
  db: Handle,
  ids: readonly string[],
  kinds: readonly OutboxKind[],
): Promise<OutboxRow[]> =>
  ids.length === 0 || kinds.length === 0
    ? []
    : read(db).where(and(inArray(outbox.id, [...ids]), inArray(outbox.kind, [...kinds]), mayBeSeen));

/** E-mails of this name, the newest first. */
export const readNewestEmails = (db: Handle, letter: string, most: number): Promise<OutboxRow[]> =>
  read(db)
    .where(meant({ kinds: ['mail'], what: letter }))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(most);

export async function readOutboxRow(
  db: Handle,
  id: string,
  kinds: readonly OutboxKind[],
): Promise<OutboxRow | null> {
  const [row] = await readOutboxRows(db, [id], kinds);
  return row ?? null;
}

const startOver = (now: Date) => ({ failedAt: null, attempts: 0, runAt: now, lastError: null });

/** One that was given up starts over now. False when it was not, or somebody was first. */
export async function reviveFailed(
  tx: Handle,
  { id, kinds, now }: { id: string; kinds: readonly OutboxKind[]; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(outbox)
    .set(startOver(now))
    .where(and(eq(outbox.id, id), inArray(outbox.kind, [...kinds]), isNotNull(outbox.failedAt)))
    .returning({ kind: outbox.kind });
  for (const { kind } of rows) hintAfterCommit(`outbox:${kind}`);
  return rows.length > 0;
}

/** One that failed is over without being sent. False when it did not fail, or somebody was first. */
export async function putAwayFailed(
  tx: Handle,
  { id, reason, now }: { id: string; reason: string; now: Date },
): Promise<boolean> {
  const error = reason === '' ? null : reason;
  const rows = await tx
    .update(outbox)
    .set({
      failedAt: null,
      doneAt: now,
      lastError: putAway,
      tries: withTry({ at: now.toISOString(), outcome: 'overtaken', error }),
    })
    .where(and(eq(outbox.id, id), isNull(outbox.doneAt), inState.failed()))
    .returning({ id: outbox.id });
  return rows.length > 0;
}

/** As many are sent again at once. */
export const mostReplayed = 1_000;

type Span = { from: Date; to: Date; event?: EventKind };

const inSpan = ({ from, to, event }: Span): SQL | undefined =>
  and(gte(events.at, from), lt(events.at, to), event === undefined ? undefined : eq(events.kind, event));

/** Events from `from` up to, not including, `to`. */
export async function countEventRows(db: Handle, span: Span): Promise<number> {
  const [row] = await db.select({ all: count() }).from(events).where(inSpan(span));
  return row?.all ?? 0;
}

/** Each goes once more, under its own id, whatever became of it. Those being sent now are left out. Returns how many. */
async function sendAgain(tx: Handle, which: SQL | undefined, now: Date): Promise<number> {
  const rows = await tx
    .update(outbox)
    .set({ ...startOver(now), doneAt: null })
    .where(and(eq(outbox.kind, 'event'), which, or(isNull(outbox.leasedUntil), lt(outbox.leasedUntil, now))))
    .returning({ id: outbox.id });
  if (rows.length > 0) hintAfterCommit('outbox:event');
  return rows.length;
}

/** False when it has its first turn now. */
export const sendEventAgain = async (tx: Handle, { id, now }: { id: string; now: Date }): Promise<boolean> =>
  (await sendAgain(
    tx,
    and(
      eq(outbox.id, id),
      or(isNotNull(outbox.doneAt), isNotNull(outbox.failedAt), isNotNull(outbox.lastError)),
    ),
    now,
  )) > 0;

/** Those that nobody has handed to the worker yet go anyhow. */
export const replayEvents = (tx: Handle, span: Span, now: Date): Promise<number> =>
  sendAgain(tx, inArray(outbox.id, tx.select({ id: events.id }).from(events).where(inSpan(span))), now);

/** E-mails and events that an order caused, the oldest first. */
export const readOutboxOf = (db: Handle, orderId: string): Promise<OutboxRow[]> =>
  read(db)
    .where(and(eq(outbox.orderId, orderId), inArray(outbox.kind, ['mail', 'event'])))
    .orderBy(asc(outbox.createdAt), asc(outbox.dedupeKey));

/** Events about an order that another system got, or is to get; the oldest first. */
export async function readWebhooksOf(db: Handle, orderId: string) {
  const rows = (await readOutboxOf(db, orderId)).filter(({ kind }) => kind === 'event');
  return rows
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .flatMap((row) => {
      const state = stateOf(row);
      const at = row.doneAt ?? row.failedAt ?? row.createdAt;
      return state === 'overtaken' ? [] : [{ id: row.id, event: row.event ?? '', state, at }];
    });
}

/** What the outbox has given up: a person must send it again. */
const name = sql<string>`coalesce(${outbox.payload} ->> 'letter', ${outbox.payload} ->> 'event', '')`;

/** The longest given up first, as the list of what failed has them; labelled with the name of the e-mail, or of the event. */
export const givenUp = async (db: Handle, kinds: readonly OutboxKind[]): Promise<Waiting> =>
  waitingFrom(
    await db
      .select({
        id: outbox.id,
        label: name,
        since: sql<Date>`coalesce(${outbox.failedAt}, ${outbox.createdAt})`.mapWith(outbox.createdAt),
        all: sql<number>`count(*) over ()`.mapWith(Number),
      })
      .from(outbox)
      .where(
        and(
          inState.failed(),
          isNull(outbox.doneAt),
          inArray(outbox.kind, [...kinds]),
          // Nobody is named there, but whoever sees one could count.
          notInArray(name, [...reportEmails]),
        ),
      )
      .orderBy(sql`coalesce(${outbox.failedAt}, ${outbox.createdAt})`, asc(outbox.id))
      .limit(mostWaiting),
  );
