/** E-mails, WhatsApp messages, webhooks and payment notifications as staff look through them: one list, one record. */
import { stateOf } from '../../academy/emails/post-emails.service.ts';
import { type OutboxState, outboxStates, type OutboxTry } from '../../academy/emails/outbox.ts';
import { and, desc, eq, inArray, ne, not, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { type PageOf, pageOf, type PageRead, rowsOfPage } from '../../platform/lists/page-of.ts';
import { findsTyped } from '../../platform/people/find-people.ts';
import {
  type InWords,
  type OutboxRow,
  placesInOutbox,
  readInWords,
  readOutboxRows,
  whyNotSent,
  type WhyNotSent,
} from '../../selling/order-management/outbox-rows.service.ts';
import { addressesLike } from '../people/addresses-like.service.ts';
import { applications } from '../../catalogue/applicants/application.table.ts';
import type { Delivery } from '../../academy/emails/message.ts';
import { findOrderByNumber } from '../../selling/orders/orders.service.ts';
import { gatewayNotifications, orders } from '../../selling/orders/orders.table.ts';
import { forAPerson, listedNotification } from '../../selling/payments/notifications.service.ts';
import { type DeliveryType, redactError } from './delivery.ts';

type InList = {
  id: string;
  /** The name of an e-mail, the kind of an event, the gateway of a notification. */
  what: string;
  orderNumber: string | null;
  /**
   * 'overtaken': no longer true when its turn came, or nobody was connected. Of a notification 'failed' is what waits for a
   * person, 'overtaken' what was refused and needs nobody.
   */
  state: OutboxState;
  createdAt: Date;
  /** When it was sent, found overtaken or given up; of one that waits, its next turn. */
  at: Date;
};

type Sent = InList & {
  /** Tries since it was last started: what is sent again begins at none. */
  tries: number;
  /** Of an e-mail without addresses, links, codes and keys. */
  lastError: string | null;
};

export type MailInList = Sent & {
  type: 'mail' | 'message' | 'push';
  /** Addresses, of a message the telephone. Empty where it goes to the team and was not posted yet, and where nobody can be named. */
  to: string[];
  isForTeam: boolean;
  /** To whom of the learners; null of what goes to the team or an expert. The name may be ''. */
  learner: { email: string; name: string } | null;
  /** How far a message got; null of an e-mail, and before anything is reported. */
  delivery: Delivery | null;
  /**
   * Why one that waits is no longer needed, or one that was given up, or in its own record was sent, is not sent again. Null where it
   * may go, and of all others.
   */
  whyNotSent: WhyNotSent | null;
};

type EventInList = Sent & { type: 'event'; position: number };

type NotificationInList = InList & {
  type: 'notification';
  kind: 'payment' | 'refund' | 'dispute' | 'nothing';
  verdict: 'applied' | 'no-change' | 'refused';
  reason: string | null;
  looksForged: boolean;
  /** Its verified contents; null when it was not believed. Centimes. */
  says: {
    amountCentimes: number | null;
    currency: string | null;
    outcome: string | null;
    providerReference: string | null;
  } | null;
  handled: { at: Date; by: string } | null;
};

type DeliveryInList = MailInList | EventInList | NotificationInList;

/** `at` is an instant, not the text that the outbox keeps. `error`: of an e-mail without addresses, links and codes. */
type TryForStaff = Omit<OutboxTry, 'at' | 'to'> & { at: Date };

type DeliveryForStaff =
  | (MailInList & { history: TryForStaff[]; words: InWords })
  /** `data`: as it is sent, personal data included. */
  | (EventInList & { history: TryForStaff[]; data: Record<string, unknown> })
  | NotificationInList;

const statusOf = (row: OutboxRow) => ({
  id: row.id,
  orderNumber: row.orderNumber,
  state: stateOf(row),
  createdAt: row.createdAt,
  at: row.doneAt ?? row.failedAt ?? row.runAt,
  tries: row.attempts,
});

const reachedBy = ({ delivery: state, deliveredAt: at, deliveryCode: code }: OutboxRow): Delivery | null =>
  state === null || at === null ? null : { state, at, code };

/** Of one to the team those it was posted to; of one whose recipient is found as it is written, who that is now. */
async function recipientsOf(context: ServiceContext, row: OutboxRow): Promise<string[]> {
  if (row.to !== null) return [row.to];
  const posted = row.tries?.findLast(({ to }) => to !== undefined)?.to;
  if (posted !== undefined || row.isForTeam || row.kind !== 'mail') return [...(posted ?? [])];
  const made = await context.emailInWords(row).catch(() => null);
  return [...(made?.to ?? [])];
}

async function mailOf(context: ServiceContext, row: OutboxRow): Promise<MailInList> {
  const status = statusOf(row);
  return {
    ...status,
    type: row.kind === 'message' || row.kind === 'push' ? row.kind : 'mail',
    what: row.emailName,
    to: await recipientsOf(context, row),
    isForTeam: row.isForTeam,
    learner: row.learnerEmail === null ? null : { email: row.learnerEmail, name: row.learnerName },
    delivery: reachedBy(row),
    lastError: redactError(row.lastError),
    whyNotSent:
      status.state === 'failed' || status.state === 'waiting'
        ? await whyNotSent(row, context.emailIsCurrent)
        : null,
  };
}

const eventOf = (row: OutboxRow): EventInList => ({
  ...statusOf(row),
  type: 'event',
  what: row.event ?? '',
  position: row.position ?? 0,
  lastError: row.lastError,
});

const isTask = sql<boolean>`coalesce(${forAPerson()}, false)`;

const readNotifications = (db: Handle, ids: readonly string[]) => {
  const { kind, statement, handledAt, handledBy } = gatewayNotifications;
  return db
    .select({ ...listedNotification, kind, statement, handledAt, handledBy, isTask })
    .from(gatewayNotifications)
    .leftJoin(orders, eq(orders.id, gatewayNotifications.orderId))
    .where(inArray(gatewayNotifications.id, [...ids]));
};

type NotificationRow = Awaited<ReturnType<typeof readNotifications>>[number];

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What was verified was checked by its gateway; what an older version stored may lack something. */
const contentsOf = (statement: NotificationRow['statement']): NotificationInList['says'] =>
  statement && {
    amountCentimes: typeof statement['amountCentimes'] === 'number' ? statement['amountCentimes'] : null,
    currency: textOf(statement['currency']),
    outcome: textOf(statement['outcome'] ?? statement['state'] ?? statement['what']),
    providerReference: textOf(statement['providerReference'] ?? statement['paymentReference']),
  };

const notificationOf = (row: NotificationRow): NotificationInList => ({
  id: row.id,
  type: 'notification',
  what: row.gateway,
  orderNumber: row.orderNumber,
  state: row.isTask ? 'failed' : row.verdict === 'refused' ? 'overtaken' : 'sent',
  createdAt: row.receivedAt,
  at: row.receivedAt,
  kind: row.kind,
  verdict: row.verdict,
  reason: row.reason,
  looksForged: row.looksForged,
  says: contentsOf(row.statement),
  handled: row.handledAt && { at: row.handledAt, by: row.handledBy ?? '' },
});

export type DeliveryFilter = {
  /** Only these, whatever else is asked for. */
  types: readonly DeliveryType[];
  state?: OutboxState;
  what?: string;
  /** A name, a telephone or an address, as on an order, in the community or on a form: of e-mails alone. */
  named?: string;
  orderNumber?: string;
};

const ofOutbox = (types: readonly DeliveryType[]) => types.filter((type) => type !== 'notification');

const notificationIn = {
  failed: forAPerson,
  waiting: () => sql`false`,
  sent: () => and(not(isTask), ne(gatewayNotifications.verdict, 'refused')),
  overtaken: () => and(not(isTask), eq(gatewayNotifications.verdict, 'refused')),
} satisfies Record<OutboxState, () => SQL | undefined>;

/** Where to look for what: its row, without what it is made of. */
type PlaceIn = { id: string; at: Date; isFailed: boolean; isReport: boolean };
/** `to`: whole addresses, lower case. */
type Narrowed = Omit<DeliveryFilter, 'named' | 'orderNumber'> & { to?: readonly string[]; orderId?: string };
type Round = Narrowed & { states: readonly OutboxState[]; isFailed: boolean };

/** None where no notification can be meant; as for the next. */
function placesOfReports(db: Handle, filter: Round, most: number) {
  const { types, states, isFailed, what, to, orderId } = filter;
  if (!types.includes('notification') || to !== undefined) return [];
  const { id, gateway, receivedAt } = gatewayNotifications;
  return [
    db
      .select({
        id,
        at: sql`${receivedAt}`.as('at'),
        isFailed: sql<boolean>`${isFailed}::boolean`.as('is_failed'),
        isReport: sql<boolean>`true`.as('is_report'),
      })
      .from(gatewayNotifications)
      .where(
        and(
          or(...states.map((state) => notificationIn[state]())),
          what === undefined ? undefined : eq(gateway, what),
          orderId === undefined ? undefined : eq(gatewayNotifications.orderId, orderId),
        ),
      )
      .orderBy(desc(receivedAt), desc(id))
      .limit(most),
  ];
}

async function placesOfSent(db: Handle, { types, ...filter }: Round, most: number) {
  const kinds = ofOutbox(types).filter((type) => filter.to === undefined || type !== 'event');
  // Apart, because the newest of both together are in no index.
  const apart = [kinds.filter((kind) => kind !== 'event'), kinds.filter((kind) => kind === 'event')];
  const asked = apart.filter((some) => some.length > 0);
  return (
    await Promise.all(asked.map((some) => placesInOutbox(db, { ...filter, kinds: some }, most)))
  ).flat();
}

const theRest = outboxStates.filter((state) => state !== 'failed');

/** Those that failed come first, and of both the newest: asked for in one statement. */
async function findPlaces(db: Handle, filter: Narrowed, most: number): Promise<PlaceIn[]> {
  const rounds = filter.state === undefined ? [['failed'] as const, theRest] : [[filter.state]];
  const parts: SQLWrapper[] = [];
  for (const states of rounds) {
    const round = { ...filter, states, isFailed: states[0] === 'failed' };
    parts.push(...(await placesOfSent(db, round, most)), ...placesOfReports(db, round, most));
  }
  if (parts.length === 0) return [];
  const places: PlaceIn[] = await db
    .select({
      id: sql<string>`id`,
      at: sql<Date>`at`.mapWith(gatewayNotifications.receivedAt),
      isFailed: sql<boolean>`is_failed`,
      isReport: sql<boolean>`is_report`,
    })
    .from(sql`(${sql.join(parts, sql` union all `)}) as places`);
  return places
    .toSorted(
      (one, other) => Number(other.isFailed) - Number(one.isFailed) || other.at.getTime() - one.at.getTime(),
    )
    .slice(0, most);
}

/** Rows of other types are left out. */
async function readRows(
  db: Handle,
  { sentIds, reportIds }: { sentIds: readonly string[]; reportIds: readonly string[] },
  types: readonly DeliveryType[],
) {
  const hasReports = types.includes('notification') && reportIds.length > 0;
  const [sent, reported] = await Promise.all([
    readOutboxRows(db, sentIds, ofOutbox(types)),
    hasReports ? readNotifications(db, reportIds) : Promise.resolve<NotificationRow[]>([]),
  ]);
  return { sent, reported };
}

/** Of so many people of one name the e-mails are shown, those who ordered last first. */
const mostNamed = 50;

/** The address that was typed, those of whoever ordered or has an account, then of whoever filled in a form. */
async function addressesNamed(db: Handle, named: string): Promise<string[]> {
  const { email, searchText, sentAt } = applications;
  const forms = await db
    .select({ email })
    .from(applications)
    .where(findsTyped(searchText, named))
    .orderBy(desc(sentAt))
    .limit(mostNamed);
  const all = new Set([
    named.toLowerCase(),
    ...(await addressesLike(db, named)),
    ...forms.map((one) => one.email),
  ]);
  return [...all].slice(0, mostNamed);
}

/** What failed first, then the newest. Who may: `typesFor`, which the caller asks for `types`; as for the next. */
export async function deliveries(
  context: ServiceContext,
  { filter, ...asked }: PageOf<DeliveryFilter>,
): Promise<PageRead<DeliveryInList>> {
  const { db } = context.database;
  const wanted = rowsOfPage(asked);
  const { named, orderNumber, ...rest } = filter;
  // Read first: beside an order that nobody knows the whole list would be looked through.
  const order = orderNumber === undefined ? null : await findOrderByNumber(db, orderNumber);
  if (orderNumber !== undefined && order === null) return { rows: [], hasNext: false };
  const narrowed = {
    ...rest,
    ...(order && { orderId: order.id }),
    ...(named !== undefined && { to: await addressesNamed(db, named) }),
  };
  const found = (await findPlaces(db, narrowed, wanted.skip + wanted.most)).slice(wanted.skip);
  const { rows, hasNext } = pageOf(found, wanted);
  const idsOf = (areReports: boolean) =>
    rows.filter(({ isReport }) => isReport === areReports).map(({ id }) => id);
  const ids = { sentIds: idsOf(false), reportIds: idsOf(true) };
  const { sent, reported } = await readRows(db, ids, filter.types);
  const list: DeliveryInList[] = [];
  for (const { id } of rows) {
    const row = sent.find((one) => one.id === id);
    const report = reported.find((one) => one.id === id);
    // One after the other: an e-mail may read much, and a page of them shall not hold every connection.
    if (row) list.push(row.kind === 'event' ? eventOf(row) : await mailOf(context, row));
    else if (report) list.push(notificationOf(report));
  }
  return { rows: list, hasNext };
}

/** With every try, and of an e-mail its text as it would be written now: without keys of links, and without sign-in codes. */
export async function delivery(
  context: ServiceContext,
  { id, types }: { id: string; types: readonly DeliveryType[] },
): Promise<DeliveryForStaff | null> {
  const { db } = context.database;
  const {
    sent: [row],
    reported: [report],
  } = await readRows(db, { sentIds: [id], reportIds: [id] }, types);
  if (!row) return report ? notificationOf(report) : null;
  const history = (row.tries ?? []).map(({ at, outcome, error }) => ({ at: new Date(at), outcome, error }));
  if (row.kind === 'event') return { ...eventOf(row), history, data: row.data ?? {} };
  const plain = history.map((one) => ({ ...one, error: redactError(one.error) }));
  const words = await readInWords(row, context.emailInWords);
  const mail = await mailOf(context, row);
  const reason = mail.state === 'sent' ? await whyNotSent(row, context.emailIsCurrent) : mail.whyNotSent;
  return { ...mail, whyNotSent: reason, history: plain, words };
}
