/** Everything that happened to one order, in one list. It reads what others wrote, and words nothing. */
import type { Handle } from '../db/handle.ts';
import { readDownloads } from '../domain/access/product-downloads.store.server.ts';
import { readAttempts } from '../domain/orders/attempts.store.server.ts';
import { readNotifications } from '../domain/orders/notifications.store.server.ts';
import { readHistory } from '../domain/orders/order-history.store.server.ts';
import { readNotesOf } from '../domain/orders/order-notes.store.server.ts';
import { findOrderByNumber } from '../domain/orders/orders.store.server.ts';
import { readRefundsOf } from '../domain/orders/refunds.store.server.ts';
import { readReceiptsOf } from '../domain/orders/transfer-receipts.store.server.ts';
import { readLogPage } from '../domain/staff/staff-log.store.server.ts';
import { readToldOf } from '../mail/forwarding.store.server.ts';
import { readLettersOf } from '../mail/outbox.store.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffOrderDeskVerbs, TimelineEntry } from './order-desk-verbs.ts';

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

/** Of the office's log what no line of the history says as well. */
const saidElsewhere: ReadonlySet<string> = new Set([
  'confirm-claim',
  'refuse-claim',
  'record-payment',
  'reopen-order',
  'note-on-order',
]);
const mostLines = 500;

async function historyOf(db: Handle, { id }: OrderRef): Promise<TimelineEntry[]> {
  const [history, receipts] = [await readHistory(db, id), await readReceiptsOf(db, id)];
  const sent = new Set(receipts.map(({ uploadedAt }) => uploadedAt.getTime()));
  const lines = history.filter(({ event, at }) => event !== 'attach-receipt' || !sent.has(at.getTime()));
  return [
    ...lines.map(({ at, actor, event, fromStatus, toStatus, detail }): TimelineEntry => ({
      at,
      kind: 'history',
      actor: byWhom(actor),
      event,
      detail: { ...detail, ...detailOf({ fromStatus, toStatus }) },
    })),
    ...receipts.map(({ id: receipt, kind, bytes, uploadedAt }): TimelineEntry => ({
      at: uploadedAt,
      kind: 'receipt',
      actor: 'buyer',
      event: 'sent',
      detail: detailOf({ id: receipt, kind, bytes }),
    })),
  ];
}

async function moneyOf(db: Handle, { id }: OrderRef): Promise<TimelineEntry[]> {
  const attempts = (await readAttempts(db, id)).map((attempt): TimelineEntry => ({
    at: attempt.settledAt ?? attempt.begunAt,
    kind: 'attempt',
    actor: `gateway:${attempt.gateway}`,
    event: attempt.state,
    detail: detailOf({
      reference: attempt.reference,
      providerReference: attempt.providerReference,
      amountCentimes: attempt.amountCentimes,
      begunAt: attempt.begunAt.toISOString(),
      isSurplus: attempt.isSurplus || null,
    }),
  }));
  const told = (await readNotifications(db, { orderId: id, most: mostLines })).map((one): TimelineEntry => ({
    at: one.receivedAt,
    kind: 'notification',
    actor: `gateway:${one.gateway}`,
    event: one.verdict,
    detail: detailOf({ id: one.id, reason: one.reason, looksForged: one.looksForged || null }),
  }));
  const refunds = (await readRefundsOf(db, id)).flatMap((refund): TimelineEntry[] => {
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
    if (refund.doneAt === null) return [decided];
    return [decided, { ...entry, at: refund.doneAt, actor: byWhom(refund.doneBy ?? 'clock'), event: 'done' }];
  });
  return [...attempts, ...told, ...refunds];
}

async function wordsAbout(db: Handle, { id, number }: OrderRef): Promise<TimelineEntry[]> {
  const notes = (await readNotesOf(db, id)).map(({ id: note, at, email, body }): TimelineEntry => ({
    at,
    kind: 'note',
    actor: email,
    event: 'note',
    detail: { id: note, text: body },
  }));
  const acts = (await readLogPage(db, { filter: { subject: number }, skip: 0, most: mostLines }))
    .filter(({ act }) => !saidElsewhere.has(act))
    .map(({ id: line, at, email, act, detail, before, after }): TimelineEntry => ({
      at,
      kind: 'office',
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

async function sentOf(db: Handle, { id }: OrderRef): Promise<TimelineEntry[]> {
  const letters = (await readLettersOf(db, id)).map(({ id: letter, subject, state, at }): TimelineEntry => ({
    at,
    kind: 'letter',
    actor: 'clock',
    event: subject,
    detail: { id: letter, state },
  }));
  const webhooks = (await readToldOf(db, id)).map(({ id: row, kind, state, at }): TimelineEntry => ({
    at,
    kind: 'webhook',
    actor: 'clock',
    event: kind,
    detail: { id: row, state },
  }));
  const downloads = (await readDownloads(db, id)).flatMap((file): TimelineEntry[] =>
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
  return [...letters, ...webhooks, ...downloads];
}

/** Newest last; of one instant the history comes first, in the order of its writing. Null for a number that nobody has. */
export async function readTimeline(
  { database: { db } }: FlowContext,
  orderNumber: string,
): ReturnType<StaffOrderDeskVerbs['orderTimeline']> {
  const order = await findOrderByNumber(db, orderNumber);
  if (!order) return null;
  const parts = await Promise.all([
    historyOf(db, order),
    moneyOf(db, order),
    wordsAbout(db, order),
    sentOf(db, order),
  ]);
  return parts.flat().sort((a, b) => a.at.getTime() - b.at.getTime());
}
