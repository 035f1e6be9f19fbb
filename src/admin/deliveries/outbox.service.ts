/** E-mails to people and events to another system, sent again by staff. */
import {
  readOutboxRow,
  whyNotSent,
  type OutboxRow,
  type WhyNotSent,
} from '../../selling/order-management/outbox-rows.service.ts';
import {
  countEventRows,
  mostReplayed,
  putAwayFailed,
  replayEvents as replaySpan,
  reviveFailed,
  sendEventAgain as startAgain,
} from '../../academy/emails/outbox.service.ts';
import type { ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { writeStaffLog, type Acting } from '../../academy/staff/staff-log.service.ts';
import { mayForwardAgain, maySeeMails } from '../../academy/staff/who-may.ts';
import type { StaffMember } from '../../academy.ts';
import type { EventKind } from '../../academy/webhooks/event-kinds.ts';
import { sendEmailAgain, stateOf } from '../../academy/emails/post-emails.service.ts';

/** What people are written. */
const written = ['mail', 'message', 'push'] as const;

export const countEvents = async ({ database: { db } }: ServiceContext, span: EventSpan): Promise<number> =>
  countEventRows(db, span);

type MailAgainResult =
  /** `id`: of what goes: the copy of an e-mail that was sent. */
  | { ok: true; id: string }
  /** 'not-failed': it waits for its turn, or somebody was first; a message was sent. */
  | { ok: false; reason: 'mail-not-found' | 'not-failed' | WhyNotSent };

/** 'on-its-way': it has its first turn now. 'not-connected': there is no other system. */
type EventAgainResult =
  | { ok: true }
  | { ok: false; reason: 'event-not-found' | 'on-its-way' | 'not-connected' };

/** From `from` up to, not including, `to`. */
export type EventSpan = { from: Date; to: Date; event?: EventKind };

/** 'other-number': it is another one than was confirmed. */
type ReplayResult =
  | { ok: true; sent: number }
  | { ok: false; reason: 'not-connected' | 'nothing-to-tell' }
  | { ok: false; reason: 'too-many-events' | 'other-number'; count: number };

type Again = { staff: Acting; act: 'send-mail-again' | 'deliver-again'; what: string };

/** By the number of its order where it has one, so that whoever looks for the order finds it. */
async function note(
  { clock, uuid }: ServiceContext,
  tx: Handle,
  row: OutboxRow,
  { staff, act, what }: Again,
): Promise<void> {
  const line = { id: uuid(), at: clock(), staff, act, subject: row.orderNumber ?? row.id };
  const before = { state: stateOf(row), tries: row.attempts };
  await writeStaffLog(tx, { ...line, detail: { what }, before, after: { state: 'waiting', tries: 0 } });
}

/** One that was given up starts over, an e-mail that is over goes once more: worded anew from what is true when it leaves. */
async function sendRowAgain(
  context: ServiceContext,
  row: OutboxRow | null,
  staff: StaffMember,
): Promise<MailAgainResult> {
  if (!row) return { ok: false, reason: 'mail-not-found' };
  const { database, clock } = context;
  const isCopied = row.kind === 'mail' && row.doneAt !== null;
  if (stateOf(row) !== 'failed' && !isCopied) return { ok: false, reason: 'not-failed' };
  const whyNot = await whyNotSent(row, context.emailIsCurrent);
  if (whyNot !== null) return { ok: false, reason: whyNot };
  return database.transaction(async (tx) => {
    const now = clock();
    const id = isCopied ? context.uuid() : row.id;
    const goes = isCopied
      ? await sendEmailAgain(tx, { emailId: row.id, id, now })
      : await reviveFailed(tx, { id, kinds: written, now });
    if (!goes) return { ok: false, reason: 'not-failed' };
    await note(context, tx, row, { staff, act: 'send-mail-again', what: row.emailName });
    return { ok: true, id };
  });
}

export async function sendOutboxMailAgain(
  context: ServiceContext,
  { id, staff }: { id: string; staff: StaffMember },
): Promise<MailAgainResult> {
  // The caller has asked already: getting here without the right is a bug.
  if (!maySeeMails(staff)) throw new Error(`${staff.role} may not send e-mails again.`);
  const row = await readOutboxRow(context.database.db, id, written);
  return sendRowAgain(context, row, staff);
}

/** What failed and nobody needs any more is over: an e-mail to an address that takes none. Who may: `maySeeMails`. */
export async function putAwayDelivery(
  context: ServiceContext,
  { id, reason, staff }: { id: string; reason: string; staff: StaffMember },
): Promise<{ ok: true } | { ok: false; reason: 'not-found' | 'not-failed' }> {
  if (!maySeeMails(staff)) throw new Error(`${staff.role} may not put e-mails away.`);
  const { database, clock, uuid } = context;
  return database.transaction(async (tx) => {
    const row = await readOutboxRow(tx, id, [...written, 'event']);
    if (!row) return { ok: false, reason: 'not-found' };
    if (!(await putAwayFailed(tx, { id, reason, now: clock() }))) return { ok: false, reason: 'not-failed' };
    const line = { id: uuid(), at: clock(), staff, act: 'put-away-delivery' } as const;
    const detail = { what: row.event ?? row.emailName, ...(reason !== '' && { reason }) };
    await writeStaffLog(tx, { ...line, subject: row.orderNumber ?? id, detail });
    return { ok: true };
  });
}

/** Given up, refused or taken: it goes once more under the same id. Who may: `mayForwardAgain`, as for the next two. */
export async function sendEventAgain(
  context: ServiceContext,
  { id, staff }: { id: string; staff: StaffMember },
): Promise<EventAgainResult> {
  if (!mayForwardAgain(staff)) throw new Error(`${staff.role} may not send events again.`);
  const { database, clock, hasEventReceiver: tellsOfEvents } = context;
  return database.transaction(async (tx) => {
    const row = await readOutboxRow(tx, id, ['event']);
    if (!row?.event) return { ok: false, reason: 'event-not-found' };
    if (!tellsOfEvents) return { ok: false, reason: 'not-connected' };
    if (!(await startAgain(tx, { id, now: clock() }))) return { ok: false, reason: 'on-its-way' };
    await note(context, tx, row, { staff, act: 'deliver-again', what: row.event });
    return { ok: true };
  });
}

/**
 * All of a time go once more, a thousand at most. `count` is what was shown to whoever confirmed it: of more or fewer they are
 * asked anew.
 */
export async function replayEvents(
  context: ServiceContext,
  { span, count, staff }: { span: EventSpan; count: number; staff: StaffMember },
): Promise<ReplayResult> {
  if (!mayForwardAgain(staff)) throw new Error(`${staff.role} may not send events again.`);
  const { database, clock, uuid, hasEventReceiver: tellsOfEvents } = context;
  if (!tellsOfEvents) return { ok: false, reason: 'not-connected' };
  const at = clock();
  return database.transaction(async (tx) => {
    const found = await countEventRows(tx, span);
    if (found === 0) return { ok: false, reason: 'nothing-to-tell' };
    if (found > mostReplayed) return { ok: false, reason: 'too-many-events', count: found };
    if (found !== count) return { ok: false, reason: 'other-number', count: found };
    const sent = await replaySpan(tx, span, at);
    const detail = {
      from: span.from.toISOString(),
      to: span.to.toISOString(),
      events: String(sent),
      ...(span.event === undefined ? {} : { what: span.event }),
    };
    await writeStaffLog(tx, { id: uuid(), at, staff, act: 'replay-events', subject: null, detail });
    return { ok: true, sent };
  });
}

/** One of an order's e-mails, for those who see the order. Who may: `maySendMailAgain`. */
export async function sendMailAgain(
  context: ServiceContext,
  { orderNumber, mailId, staff }: { orderNumber: string; mailId: string; staff: StaffMember },
): Promise<MailAgainResult> {
  const row = await readOutboxRow(context.database.db, mailId, ['mail']);
  return sendRowAgain(context, row?.orderNumber === orderNumber ? row : null, staff);
}
