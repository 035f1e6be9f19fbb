/** Staff send a letter again that was given up, or tell another system once more what happened. */
import type { Handle } from '../db/handle.ts';
import { isUuid } from '../domain/people/uuid.ts';
import { writeStaffLog, type Acting } from '../domain/staff/staff-log.store.server.ts';
import { mayForwardAgain, maySeeMails } from '../domain/staff/who-may.ts';
import {
  countEvents,
  mostReplayed,
  readOutboxRow,
  replayEvents as replaySpan,
  reviveFailed,
  sendEventAgain as startAgain,
  stateOf,
  whyNotAgain,
  type OutboxRow,
} from '../mail/outbox-office.store.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffLogVerbs } from './log-verbs.ts';

type Again = { staff: Acting; act: 'send-mail-again' | 'deliver-again'; what: string };

/** By the number of its order where it has one, so that whoever looks for the order finds it. */
async function note(
  { clock, uuid }: FlowContext,
  tx: Handle,
  row: OutboxRow,
  { staff, act, what }: Again,
): Promise<void> {
  const line = { id: uuid(), at: clock(), staff, act, subject: row.orderNumber ?? row.id };
  const before = { state: stateOf(row), tries: row.attempts };
  await writeStaffLog(tx, { ...line, detail: { what }, before, after: { state: 'waiting', tries: 0 } });
}

export async function sendOutboxMailAgain(
  context: FlowContext,
  { id, staff }: Parameters<StaffLogVerbs['sendOutboxMailAgain']>[0],
): ReturnType<StaffLogVerbs['sendOutboxMailAgain']> {
  // The caller has asked already: getting here without the right is a bug.
  if (!maySeeMails(staff)) throw new Error(`${staff.role} may not send letters again.`);
  const { database, clock } = context;
  const row = isUuid(id) ? await readOutboxRow(database.db, id, ['mail']) : null;
  if (!row) return { ok: false, reason: 'mail-not-found' };
  if (stateOf(row) !== 'failed') return { ok: false, reason: 'not-failed' };
  const whyNot = await whyNotAgain(row, context.letterIsTrue);
  if (whyNot !== null) return { ok: false, reason: whyNot };
  return database.transaction(async (tx) => {
    const revived = await reviveFailed(tx, { id, kinds: ['mail'], now: clock() });
    if (!revived) return { ok: false, reason: 'not-failed' };
    await note(context, tx, row, { staff, act: 'send-mail-again', what: row.letter });
    await database.notify('outbox');
    return { ok: true };
  });
}

export async function sendEventAgain(
  context: FlowContext,
  { id, staff }: Parameters<StaffLogVerbs['sendEventAgain']>[0],
): ReturnType<StaffLogVerbs['sendEventAgain']> {
  if (!mayForwardAgain(staff)) throw new Error(`${staff.role} may not send events again.`);
  const { database, clock, tellsOfEvents } = context;
  return database.transaction(async (tx) => {
    const row = isUuid(id) ? await readOutboxRow(tx, id, ['event']) : null;
    if (!row?.event) return { ok: false, reason: 'event-not-found' };
    if (!tellsOfEvents) return { ok: false, reason: 'not-connected' };
    if (!(await startAgain(tx, { id, now: clock() }))) return { ok: false, reason: 'on-its-way' };
    await note(context, tx, row, { staff, act: 'deliver-again', what: row.event });
    await database.notify('outbox');
    return { ok: true };
  });
}

/** `count` is what was shown to whoever confirmed it: of more or fewer they are asked anew. */
export async function replayEvents(
  context: FlowContext,
  { span, count, staff }: Parameters<StaffLogVerbs['replayEvents']>[0],
): ReturnType<StaffLogVerbs['replayEvents']> {
  if (!mayForwardAgain(staff)) throw new Error(`${staff.role} may not send events again.`);
  const { database, clock, uuid, tellsOfEvents } = context;
  if (!tellsOfEvents) return { ok: false, reason: 'not-connected' };
  const at = clock();
  return database.transaction(async (tx) => {
    const found = await countEvents(tx, span);
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
    await database.notify('outbox');
    return { ok: true, sent };
  });
}
