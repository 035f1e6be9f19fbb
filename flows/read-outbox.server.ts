/** What was posted to people and told to another system, as the office looks through it. */
import { pageOf, rowsOfPage } from '../domain/people/page-of.ts';
import { isUuid } from '../domain/people/uuid.ts';
import {
  countEvents,
  readOutboxPage,
  readInWords,
  readOutboxRow,
  stateOf,
  whyNotAgain,
  type OutboxRow,
} from '../mail/outbox-office.store.server.ts';
import { redactError } from '../mail/redact-error.ts';
import type { FlowContext } from './flow-context.ts';
import type { EventInList, MailInList, StaffLogVerbs, TryInOffice } from './log-verbs.ts';

const standingOf = (row: OutboxRow) => ({
  id: row.id,
  orderNumber: row.orderNumber,
  applicationId: row.applicationId,
  state: stateOf(row),
  createdAt: row.createdAt,
  at: row.doneAt ?? row.failedAt ?? row.runAt,
  tries: row.attempts,
});

const historyOf = ({ tries }: OutboxRow): TryInOffice[] =>
  (tries ?? []).map((one) => ({ ...one, at: new Date(one.at) }));

async function inMailList(context: FlowContext, row: OutboxRow): Promise<MailInList> {
  const standing = standingOf(row);
  const { letter, to, isForTeam } = row;
  const isGivenUp = standing.state === 'failed';
  const whyNot = isGivenUp ? await whyNotAgain(row, context.letterIsTrue) : null;
  const again = { mayBeSentAgain: isGivenUp && whyNot === null, whyNotAgain: whyNot };
  return { ...standing, letter, to, isForTeam, lastError: redactError(row.lastError), ...again };
}

export async function outboxMails(
  context: FlowContext,
  { filter, ...asked }: Parameters<StaffLogVerbs['outboxMails']>[0],
): ReturnType<StaffLogVerbs['outboxMails']> {
  const { db } = context.database;
  const wanted = rowsOfPage(asked);
  const found = await readOutboxPage(db, { filter: { ...filter, kinds: ['mail'] }, ...wanted });
  const { rows, hasNext } = pageOf(found, wanted);
  const told: MailInList[] = [];
  // One after the other: each may read much, and a page of them shall not hold every connection.
  for (const row of rows) told.push(await inMailList(context, row));
  return { rows: told, hasNext };
}

export async function outboxMail(context: FlowContext, id: string): ReturnType<StaffLogVerbs['outboxMail']> {
  const row = isUuid(id) ? await readOutboxRow(context.database.db, id, ['mail']) : null;
  if (!row) return null;
  const history = historyOf(row).map((one) => ({ ...one, error: redactError(one.error) }));
  const words = await readInWords(row, context.letterInWords);
  return { ...(await inMailList(context, row)), history, words };
}

const inEventList = (row: OutboxRow): EventInList => ({
  ...standingOf(row),
  event: row.event ?? '',
  position: row.position ?? 0,
  lastError: row.lastError,
});

export async function staffEvents(
  { database: { db } }: FlowContext,
  { filter, ...asked }: Parameters<StaffLogVerbs['events']>[0],
): ReturnType<StaffLogVerbs['events']> {
  const wanted = rowsOfPage(asked);
  const found = await readOutboxPage(db, { filter: { ...filter, kinds: ['event'] }, ...wanted });
  const { rows, hasNext } = pageOf(found, wanted);
  return { rows: rows.map(inEventList), hasNext };
}

export async function staffEvent(
  { database: { db } }: FlowContext,
  id: string,
): ReturnType<StaffLogVerbs['event']> {
  const row = isUuid(id) ? await readOutboxRow(db, id, ['event']) : null;
  return row && { ...inEventList(row), data: row.data ?? {}, history: historyOf(row) };
}

export const countReplay = async (
  { database: { db } }: FlowContext,
  span: Parameters<StaffLogVerbs['countEvents']>[0],
): Promise<number> => countEvents(db, span);
