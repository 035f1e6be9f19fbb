/** What was posted to people and told to other servers, as the office looks through it. */
import type { Handle } from '../db/handle.ts';
import { pageOf, rowsOfPage } from '../domain/people/page-of.ts';
import { isUuid } from '../domain/people/uuid.ts';
import {
  readOutboxPage,
  readInWords,
  readOutboxRow,
  stateOf,
  whyNotAgain,
  type OutboxRow,
} from '../mail/outbox-office.store.server.ts';
import { redactError } from '../mail/redact-error.ts';
import type { FlowContext } from './flow-context.ts';
import type { DeliveryInList, MailInList, StaffLogVerbs, TryInOffice } from './log-verbs.ts';

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

const aboutOf = ({ kind, applicationKind }: OutboxRow): string =>
  kind === 'buy-now' ? kind : (applicationKind ?? 'gone');

const inDeliveryList = (row: OutboxRow): DeliveryInList => ({
  ...standingOf(row),
  about: aboutOf(row),
  lastError: row.lastError,
});

export async function webhookDeliveries(
  { database: { db } }: FlowContext,
  { filter: { kind, ...filter }, ...asked }: Parameters<StaffLogVerbs['webhookDeliveries']>[0],
): ReturnType<StaffLogVerbs['webhookDeliveries']> {
  const wanted = rowsOfPage(asked);
  const kinds = kind === undefined ? (['webhook', 'buy-now'] as const) : [kind];
  const found = await readOutboxPage(db, { filter: { ...filter, kinds }, ...wanted });
  const { rows, hasNext } = pageOf(found, wanted);
  return { rows: rows.map(inDeliveryList), hasNext };
}

/** How a message is read that goes to another server: handed in, since nothing here speaks to one. */
export type ReadDelivery = (
  db: Handle,
  row: Pick<OutboxRow, 'id' | 'kind' | 'applicationId' | 'orderId' | 'payload'>,
) => Promise<{ fields: (readonly [name: string, value: string])[] } | null>;

export async function webhookDelivery(
  { database: { db } }: FlowContext,
  readDelivery: ReadDelivery,
  id: string,
): ReturnType<StaffLogVerbs['webhookDelivery']> {
  const row = isUuid(id) ? await readOutboxRow(db, id, ['webhook', 'buy-now']) : null;
  if (!row) return null;
  const told = await readDelivery(db, row);
  return { ...inDeliveryList(row), sent: told?.fields ?? null, history: historyOf(row) };
}
