/** The outbox as staff look through it: e-mails, and events on their way to another system. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { events } from '../../academy/webhooks/events.table.ts';
import { applications } from '../../catalogue/applicants/application.table.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { messageDeliveries } from '../../academy/emails/messages.table.ts';
import { awaitsDecision, hasMoney } from '../orders/order.ts';
import { orders } from '../orders/orders.table.ts';
import { stateOf } from '../../academy/emails/post-emails.service.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { type OutboxKind, type OutboxState, reportEmails } from '../../academy/emails/outbox.ts';
import { mostWaiting, type Waiting, waitingFrom } from '../../platform/time/waiting.ts';
import { inState } from '../../academy/emails/outbox.service.ts';

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
  'order-discounted',
  'claim-received',
  'claim-refused',
  'payment-taken-back',
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
function whyUntrue({ emailName, orderStatus: status }: OutboxRow): WhyNotSent {
  if (status === 'Cancelled') return 'order-cancelled';
  if (status === 'Expired') return 'order-expired';
  if (status === null || !aboutPaying.has(emailName)) return 'no-longer-true';
  if (awaitsDecision(status)) return 'payment-reported';
  return hasMoney(status) ? 'order-paid' : 'no-longer-true';
}

/** Why an e-mail is not sent, or not sent again; null when it would leave. */
export async function whyNotSent(
  row: OutboxRow,
  isTrue: (row: OutboxRow) => Promise<boolean>,
): Promise<WhyNotSent | null> {
  // A code that waits for its turn is still there.
  if (withSecret.has(row.emailName) && stateOf(row) !== 'waiting') return 'secret-gone';
  return (await isTrue(row)) ? null : whyUntrue(row);
}

/** The text of an e-mail, or why it is hidden: it held a secret, or is no longer true. */
export type InWords = { subject: string; text: string } | { hidden: 'secret-gone' | 'no-longer-true' };

/** An e-mail that cannot be worded any more is no longer true. */
export async function readInWords(
  row: OutboxRow,
  inWords: (row: OutboxRow) => Promise<{ subject: string; text: string } | null>,
): Promise<InWords> {
  if (withSecret.has(row.emailName)) return { hidden: 'secret-gone' };
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

const emailName = sql<string>`coalesce(${outbox.payload}->>'emailName', '')`;

/** Written to whoever works here, whomever it is about. */
const isForTeam = sql`(${emailName} like 'staff-%' or ${emailName} like 'expert-%')`;

/** Whoever reported stays unknown to the team. */
const mayBeSeen = notInArray(emailName, [...reportEmails]);

/** What a gift opened is written to whom it is for. */
const isOfOpening = sql`${emailName} in ('access-ready', 'classroom-open', 'access-soon', 'membership-ready', 'product-ready')`;
const isForRecipient = sql`${orders.recipientEmail} is not null and ${isOfOpening}`;

const columns = {
  id: outbox.id,
  kind: outbox.kind,
  dedupeKey: outbox.dedupeKey,
  emailName,
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
    and told.payload->>'emailName' = 'how-to-pay' and told.created_at >= ${outbox.createdAt})`,
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
export const readNewestEmails = (db: Handle, emailName: string, most: number): Promise<OutboxRow[]> =>
  read(db)
    .where(meant({ kinds: ['mail'], what: emailName }))
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
const name = sql<string>`coalesce(${outbox.payload} ->> 'emailName', ${outbox.payload} ->> 'event', '')`;

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
