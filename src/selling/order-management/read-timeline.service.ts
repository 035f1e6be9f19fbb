/** Everything that happened to one order, in one list: read from what others wrote, without texts for people. */
import type { Handle } from '../../platform/db/handle.ts';
import { readDownloads } from '../downloads/downloads.service.ts';
import { readAttempts } from '../orders/payment-attempts.service.ts';
import { readNotifications } from '../payments/notifications.service.ts';
import { readHistory } from '../orders/order-history.service.ts';
import { readNotesOf } from '../refunds/note-on-order.service.ts';
import { findOrderByNumber } from '../orders/orders.service.ts';
import { readRefundsOf, type Refund } from '../refunds/refunds.service.ts';
import { readReceiptsOf } from '../transfers/transfer-receipts.service.ts';
import { readLogPage } from '../../academy/staff/staff-log.service.ts';
import { readOutboxOf, readWebhooksOf, whyNotSent } from './outbox-rows.service.ts';
import type { ServiceContext } from '../../context.ts';
import { readEmailsOf, type EmailOfOrder } from './read-order.service.ts';

/** 'staff': a line of the staff log that the history does not have. */
export type TimelineEntry = {
  at: Date;
  kind:
    | 'history'
    | 'note'
    | 'email'
    | 'notification'
    | 'attempt'
    | 'refund'
    | 'receipt'
    | 'webhook'
    | 'download'
    | 'staff';
  /** 'buyer', 'clock', 'gateway:<name>', or the address of a member of staff. */
  actor: string;
  /** The history's event, the e-mail's name, the attempt's state, the notification's verdict, the act of the log … */
  event: string;
  /** Lines with the same value were left by one action, and are shown together. */
  action: string;
  /** Words and numbers as text; amounts in centimes of MAD, instants as ISO 8601. What is not known is left out. */
  detail: Record<string, string>;
};

/** A line before it is known which action left it. */
type Line = Omit<TimelineEntry, 'action'>;

type Facts = Record<string, string | number | boolean | null | undefined>;
type OrderRef = { id: string; number: string };

/** What is not known is left out. */
const detailOf = (facts: Facts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) =>
      value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );

const byWhom = (actor: string): string => actor.replace(/^staff:/, '');

/** The lines of the staff log that the history has too. */
const inHistoryToo: ReadonlySet<string> = new Set([
  'confirm-claim',
  'refuse-claim',
  'record-payment',
  'take-back',
  'discount-order',
  'let-in',
  'end-free',
  'reopen-order',
  'cancel-order',
  'note-on-order',
  'ask-for-refund',
  'answer-refund-ask',
  'refund-order',
  'pay-back',
  'correct-proof',
  'change-refund-way',
  'move-hour',
  'cancel-hour',
]);
const mostLines = 500;

/** An action reads the clock once, and writes that instant on all its lines. */
const auditOf = (at: Date, actor: string): string => `${at.toISOString()} ${actor}`;

async function historyOf(db: Handle, { id }: OrderRef): Promise<Line[]> {
  const [history, receipts] = await Promise.all([readHistory(db, id), readReceiptsOf(db, id)]);
  const sent = new Set(receipts.map(({ uploadedAt }) => uploadedAt.getTime()));
  const lines = history.filter(({ event, at }) => event !== 'attach-receipt' || !sent.has(at.getTime()));
  return [
    ...lines.map(({ at, actor, event, fromStatus, toStatus, detail }): Line => ({
      at,
      kind: 'history',
      actor: byWhom(actor),
      event,
      detail: { ...detail, ...detailOf({ fromStatus, toStatus }) },
    })),
    ...receipts.map(({ id: receipt, kind, bytes, uploadedAt }): Line => ({
      at: uploadedAt,
      kind: 'receipt',
      actor: 'buyer',
      event: 'sent',
      detail: detailOf({ id: receipt, kind, bytes }),
    })),
  ];
}

async function moneyOf(db: Handle, { id }: OrderRef): Promise<Line[]> {
  const [tried, told] = await Promise.all([readAttempts(db, id), readNotifications(db, id)]);
  const attempts = tried.map((attempt): Line => ({
    at: attempt.settledAt ?? attempt.begunAt,
    kind: 'attempt',
    actor: `gateway:${attempt.gateway}`,
    event: attempt.state,
    detail: detailOf({
      reference: attempt.reference,
      providerReference: attempt.providerReference,
      amountCentimes: attempt.amountCentimes,
      begunAt: attempt.begunAt.toISOString(),
      isDuplicate: attempt.isDuplicate || null,
    }),
  }));
  const notified = told.map((one): Line => ({
    at: one.receivedAt,
    kind: 'notification',
    actor: `gateway:${one.gateway}`,
    event: one.verdict,
    detail: detailOf({ id: one.id, reason: one.reason, looksForged: one.looksForged || null }),
  }));
  return [...attempts, ...notified];
}

const decidedBy: ReadonlySet<string> = new Set(['refund', 'decide-refund']);

/** The history's details of a refund go on the refund's own line, and are not shown twice. */
function takeFrom(history: Line[], line: Line, events: ReadonlySet<string>): Line {
  const index = history.findIndex(
    ({ event, at, detail }) =>
      events.has(event) &&
      at.getTime() === line.at.getTime() &&
      detail['creditNote'] === line.detail['creditNote'],
  );
  const [historyLine] = index < 0 ? [] : history.splice(index, 1);
  return { ...line, detail: { ...historyLine?.detail, ...line.detail } };
}

function refundLines(refund: Refund, history: Line[]): Line[] {
  const detail = detailOf({
    id: refund.id,
    amountCentimes: refund.amountCentimes,
    way: refund.way,
    creditNote: refund.creditNoteNumber,
    reason: refund.reason,
    state: refund.state,
  });
  const entry = { kind: 'refund', detail } as const;
  const decided = { ...entry, at: refund.decidedAt, actor: byWhom(refund.decidedBy), event: 'decided' };
  const lines = [takeFrom(history, decided, decidedBy)];
  if (refund.doneAt === null) return lines;
  const { reason: _, ...facts } = detail;
  const by = byWhom(refund.doneBy ?? 'clock');
  const done = { kind: 'refund', detail: facts, at: refund.doneAt, actor: by, event: 'done' } as const;
  return [...lines, takeFrom(history, done, new Set(['pay-back']))];
}

/** An e-mail about a refund belongs to the action that decided it, or paid it; any other is an action of its own. */
function actionOfEmail({ id, subject, refundId }: EmailOfOrder, refunds: readonly Refund[]): string {
  const refund = refunds.find((one) => one.id === refundId);
  if (refund && (subject === 'refund-decided' || subject === 'refund-changed'))
    return auditOf(refund.decidedAt, byWhom(refund.decidedBy));
  if (refund?.doneAt && subject === 'refund-done')
    return auditOf(refund.doneAt, byWhom(refund.doneBy ?? 'clock'));
  return `email ${id}`;
}

async function wordsAbout(db: Handle, { id, number }: OrderRef): Promise<Line[]> {
  const [written, logged] = await Promise.all([
    readNotesOf(db, id),
    readLogPage(db, { filter: { subject: number }, skip: 0, most: mostLines }),
  ]);
  const notes = written.map((note): Line => ({
    at: note.at,
    kind: 'note',
    actor: note.email,
    event: note.asksRefund ? 'refund-ask' : 'note',
    detail: detailOf({
      id: note.id,
      text: note.body,
      isOpen: (note.asksRefund && note.answeredAt === null) || null,
    }),
  }));
  const acts = logged
    .filter(({ act }) => !inHistoryToo.has(act))
    .map(({ id: line, at, email, act, detail, before, after }): Line => ({
      at,
      kind: 'staff',
      actor: email,
      event: act,
      detail: { ...detail, ...changed('before', before), ...changed('after', after), id: line },
    }))
    .toReversed();
  return [...notes, ...acts];
}

/** 'before.email': as the log keeps it. */
const changed = (side: 'before' | 'after', fields: Facts | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(detailOf(fields ?? {})).map(([name, value]) => [`${side}.${name}`, value]),
  );

/** `whyNot`: of one that waits and is no longer needed, or would not be sent again. */
async function emailsOf(
  { database: { db }, emailIsCurrent }: ServiceContext,
  { id }: OrderRef,
): Promise<TimelineEntry[]> {
  const [emails, rows, refunds] = await Promise.all([
    readEmailsOf(db, id),
    readOutboxOf(db, id),
    readRefundsOf(db, id),
  ]);
  return Promise.all(
    emails.map(async (email): Promise<TimelineEntry> => {
      const row = rows.find((one) => one.id === email.id);
      const whyNot = row && (await whyNotSent(row, emailIsCurrent));
      return {
        at: email.at,
        kind: 'email',
        actor: 'clock',
        event: email.subject,
        action: actionOfEmail(email, refunds),
        detail: detailOf({ id: email.id, state: email.state, whyNot }),
      };
    }),
  );
}

async function sentOf(db: Handle, { id }: OrderRef): Promise<Line[]> {
  const [told, files] = await Promise.all([readWebhooksOf(db, id), readDownloads(db, [id])]);
  const webhooks = told.map(({ id: row, event, state, at }): Line => ({
    at,
    kind: 'webhook',
    actor: 'clock',
    event,
    detail: { id: row, state },
  }));
  const downloads = files.flatMap((file): Line[] =>
    file.lastUsedAt === null
      ? []
      : [
          {
            at: file.lastUsedAt,
            kind: 'download',
            actor: 'buyer',
            event: 'fetched',
            detail: detailOf({
              file: file.productSlug,
              locale: file.locale,
              used: file.used,
              most: file.most,
            }),
          },
        ],
  );
  return [...webhooks, ...downloads];
}

/**
 * Everything that happened to an order, the newest last; of one instant the history comes first, in the order of its writing.
 * Null for a number that nobody has.
 */
export async function readTimeline(
  context: ServiceContext,
  orderNumber: string,
): Promise<TimelineEntry[] | null> {
  const { db } = context.database;
  const order = await findOrderByNumber(db, orderNumber);
  if (!order) return null;
  const [history, money, words, sent, refunds, emails] = await Promise.all([
    historyOf(db, order),
    moneyOf(db, order),
    wordsAbout(db, order),
    sentOf(db, order),
    readRefundsOf(db, order.id),
    emailsOf(context, order),
  ]);
  const paidBack = refunds.flatMap((refund) => refundLines(refund, history));
  const lines = [...history, ...paidBack, ...money, ...words, ...sent];
  return [...lines.map((line) => ({ ...line, action: auditOf(line.at, line.actor) })), ...emails].sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
}
