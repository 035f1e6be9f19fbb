/** Staff send a letter again that was given up, or tell another server once more. */
import type { Handle } from '../db/handle.ts';
import { isUuid } from '../domain/people/uuid.ts';
import { writeStaffLog, type Acting } from '../domain/staff/staff-log.store.server.ts';
import { mayForwardAgain, maySeeMails } from '../domain/staff/who-may.ts';
import {
  hasten,
  readOutboxRow,
  repeatTaken,
  reviveFailed,
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

/** The row that goes now: this one, or a copy of one that was taken. Null when it has its turn already. */
async function sendOff({ clock, uuid }: FlowContext, tx: Handle, { id }: OutboxRow): Promise<string | null> {
  const now = clock();
  if (await reviveFailed(tx, { id, kinds: ['webhook', 'buy-now'], now })) return id;
  if (await hasten(tx, { id, now })) return id;
  const copyId = uuid();
  return (await repeatTaken(tx, { id, copyId, now })) ? copyId : null;
}

export async function deliverAgain(
  context: FlowContext,
  { id, staff }: Parameters<StaffLogVerbs['deliverAgain']>[0],
): ReturnType<StaffLogVerbs['deliverAgain']> {
  if (!mayForwardAgain(staff)) throw new Error(`${staff.role} may not send messages again.`);
  const { database, forwardsApplications, tellsOfBuyNow } = context;
  return database.transaction(async (tx) => {
    const row = isUuid(id) ? await readOutboxRow(tx, id, ['webhook', 'buy-now']) : null;
    if (!row) return { ok: false, reason: 'delivery-not-found' };
    if (!(row.kind === 'webhook' ? forwardsApplications : tellsOfBuyNow))
      return { ok: false, reason: 'not-connected' };
    if (stateOf(row) === 'overtaken') return { ok: false, reason: 'nothing-to-tell' };
    const goes = await sendOff(context, tx, row);
    if (goes === null) return { ok: false, reason: 'on-its-way' };
    const what = row.applicationKind ?? row.kind;
    await note(context, tx, row, { staff, act: 'deliver-again', what });
    await database.notify('outbox');
    return { ok: true, id: goes };
  });
}
