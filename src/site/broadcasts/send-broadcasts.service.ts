/**
 * Sends broadcasts, before each look of their worker: notes what became of those that left, begins what is due, and puts as many
 * into the outbox as may leave now. Each step is one transaction, so that a crash loses and doubles nothing.
 */
import type { Locale } from '../../platform/i18n/locale.ts';
import { and, count, eq, gt, inArray, isNotNull, lte, notExists, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { isUuid } from '../../platform/text/typed-text.ts';
import { bytesOfId, idOfBytes, openToken, signedToken, type Signer } from '../../platform/signed-token.ts';
import {
  agreeToNews,
  eraseChoices,
  noteBounce,
  readNewsChoice,
  stopNews,
} from '../../academy/emails/email-choices.service.ts';
import { newsWords } from '../../academy/emails/news-words.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { type Posted } from '../../academy/emails/outbox.ts';
import { batchOf } from './broadcast.ts';
import { broadcastRecipients, broadcasts } from './broadcasts.table.ts';
import { keepCounts } from './recipients.store.ts';
import { writeRecipients } from './segments.store.ts';
import { postBroadcasts } from '../../academy/emails/outbox.service.ts';
import { dropDeliveries } from '../../academy/emails/emails-about.service.ts';

const { state: recipientState } = broadcastRecipients;

async function settle(db: Handle): Promise<void> {
  const isOver = sql`(${outbox.doneAt} is not null or ${outbox.failedAt} is not null)`;
  await db
    .update(broadcastRecipients)
    .set({
      state: sql`case when ${outbox.failedAt} is not null then 'failed' when ${outbox.lastError} = 'overtaken' then 'skipped' else 'sent' end`,
      settledAt: sql`coalesce(${outbox.doneAt}, ${outbox.failedAt})`,
    })
    .from(outbox)
    .where(and(eq(recipientState, 'queued'), eq(outbox.id, broadcastRecipients.id), isOver));
}

/** The claim and the list of readers are one transaction: a broadcast whose list is not written begins again. */
async function begin({ database, clock }: Context, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const now = clock();
    const isDue = and(eq(broadcasts.state, 'scheduled'), lte(broadcasts.sendAt, now));
    const [row] = await tx
      .update(broadcasts)
      .set({ state: 'sending' })
      .where(and(eq(broadcasts.id, id), isDue))
      .returning();
    if (!row) return;
    const segment = { kind: row.segment, of: row.segmentOf };
    await writeRecipients(tx, id, { segment, purpose: row.purpose, now });
  });
}

/** Returns how many were queued. The rows of the broadcasts are held, so that two processes keep to one rate together. */
async function queueBatch({ database, clock }: Context, perMinute: number): Promise<number> {
  return database.transaction(async (tx) => {
    const now = clock();
    const running = await tx
      .select({ id: broadcasts.id })
      .from(broadcasts)
      .where(eq(broadcasts.state, 'sending'))
      .orderBy(broadcasts.sendAt, broadcasts.id)
      .for('update');
    if (running.length === 0) return 0;
    const { windowMs, most } = batchOf(perMinute);
    const since = new Date(now.getTime() - windowMs);
    const { id, broadcastId, queuedAt } = broadcastRecipients;
    const [recent] = await tx.select({ many: count() }).from(broadcastRecipients).where(gt(queuedAt, since));
    const ids = running.map((one) => one.id);
    const next = tx
      .select({ id })
      .from(broadcastRecipients)
      .where(and(inArray(broadcastId, ids), eq(recipientState, 'waiting')))
      .limit(Math.max(0, most - (recent?.many ?? 0)));
    const queued = await tx
      .update(broadcastRecipients)
      .set({ state: 'queued', queuedAt: now })
      .where(sql`${id} = any(array(${next}))`)
      .returning({ id });
    if (queued.length > 0)
      await postBroadcasts(
        tx,
        queued.map((one) => one.id),
        now,
      );
    await finish(tx, ids, now);
    return queued.length;
  });
}

async function finish(tx: Handle, ids: readonly string[], now: Date): Promise<void> {
  const open = tx
    .select({ id: broadcastRecipients.id })
    .from(broadcastRecipients)
    .where(
      and(eq(broadcastRecipients.broadcastId, broadcasts.id), inArray(recipientState, ['waiting', 'queued'])),
    );
  await tx
    .update(broadcasts)
    .set({ state: 'sent', endedAt: now })
    .where(and(inArray(broadcasts.id, [...ids]), eq(broadcasts.state, 'sending'), notExists(open)));
}

/** `perMinute`: how many may leave in a minute, all broadcasts together. Returns how many were put into the outbox. */
export async function prepareBroadcasts(context: Context, perMinute: number): Promise<number> {
  const { db } = context.database;
  const atWork = await db
    .select({ id: broadcasts.id, state: broadcasts.state, sendAt: broadcasts.sendAt })
    .from(broadcasts)
    .where(inArray(broadcasts.state, ['scheduled', 'sending']));
  const [isAnyQueued] = await db
    .select({ id: broadcastRecipients.id })
    .from(broadcastRecipients)
    .where(eq(recipientState, 'queued'))
    .limit(1);
  if (isAnyQueued) await settle(db);
  await keepCounts(db);
  const now = context.clock();
  for (const { id, state, sendAt } of atWork)
    if (state === 'scheduled' && sendAt !== null && sendAt <= now) await begin(context, id);
  return atWork.length === 0 ? 0 : queueBatch(context, perMinute);
}

/** Of a mail server that will not take the address tomorrow either: no such mailbox, or none that it lets us write to. */
function isHardBounce(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  return error.command === 'RCPT TO' && [550, 551, 553].includes(Number(error.responseCode));
}

/** Posts one of a broadcast: an address that is refused for good is noted and left alone from now on. */
export const postingBroadcasts =
  <Row extends { id: string }>({ database, clock }: Context, post: (row: Row) => Promise<Posted>) =>
  async (row: Row): Promise<Posted> => {
    try {
      return await post(row);
    } catch (error) {
      if (!isHardBounce(error)) throw error;
      await database.transaction(async (tx) => {
        const now = clock();
        const [recipient] = await tx
          .update(broadcastRecipients)
          .set({ state: 'bounced', settledAt: now })
          .where(and(eq(broadcastRecipients.id, row.id), eq(recipientState, 'queued')))
          .returning();
        if (recipient) await noteBounce(tx, { ...recipient, now });
      });
      return 'overtaken';
    }
  };

/** The link in a reader's e-mail. */
export const newsToken = (signer: Signer, recipientId: string): string =>
  signedToken(signer, 'news emails', bytesOfId(recipientId));

async function readerOf({ database: { db }, signer }: Context, token: string) {
  const body = openToken(signer, 'news emails', token);
  const id = body?.length === 16 ? idOfBytes(body) : null;
  if (id === null || !isUuid(id)) return null;
  const [row] = await db.select().from(broadcastRecipients).where(eq(broadcastRecipients.id, id));
  return row ?? null;
}

/** Whether the owner of a link gets news; null for a link that the server did not sign, or whose reader was erased. */
async function newsByToken(context: Context, token: string): Promise<{ isOn: boolean } | null> {
  const reader = await readerOf(context, token);
  if (reader === null) return null;
  return { isOn: (await readNewsChoice(context.database.db, reader.email)) === 'on' };
}

/** Ends news by an e-mail's own link, or begins them again. False for an unknown link. */
async function setNewsByToken(
  context: Context,
  { token, wanted }: { token: string; wanted: boolean },
): Promise<boolean> {
  const reader = await readerOf(context, token);
  if (reader === null) return false;
  const { email, name, locale, broadcastId: by } = reader;
  const now = context.clock();
  const { consent: wording } = newsWords[locale];
  await context.database.transaction((tx) =>
    wanted
      ? agreeToNews(tx, { email, name, locale, source: 'link', wording, now })
      : stopNews(tx, { email, locale, by, now }),
  );
  return true;
}

type Person = { email: string; locale: Locale };

/** For the account: what somebody who signed in chose. */
const newsChoice = ({ database: { db } }: Context, email: string) => readNewsChoice(db, email);

async function setNewsChoice(
  { database, clock }: Context,
  { email, locale, wanted }: Person & { wanted: boolean },
): Promise<void> {
  const now = clock();
  const before = await readNewsChoice(database.db, email);
  if (wanted === (before === 'on') || (!wanted && before === 'unasked')) return;
  const { consent: wording } = newsWords[locale];
  await database.transaction((tx) =>
    wanted
      ? agreeToNews(tx, { email, name: '', locale, source: 'account', wording, now })
      : stopNews(tx, { email, locale, by: null, now }),
  );
}

/** What somebody decides about news, in their account or by the link of an e-mail. */
export const choices = { newsByToken, newsChoice, setNewsByToken, setNewsChoice };

/**
 * Deletes to whom broadcasts went that ended before an instant; how many they were is kept. Returns how many recipients were
 * deleted, at most `most`.
 */
export async function deleteRecipients(
  tx: Handle,
  { endedBefore, most }: { endedBefore: Date; most: number },
): Promise<number> {
  const { id, broadcastId } = broadcastRecipients;
  const over = tx
    .select({ id })
    .from(broadcastRecipients)
    .innerJoin(broadcasts, eq(broadcasts.id, broadcastId))
    .where(and(lte(broadcasts.endedAt, endedBefore), isNotNull(broadcasts.counts)))
    .limit(most);
  const gone = await tx.delete(broadcastRecipients).where(inArray(id, over)).returning({ id });
  const ids = gone.map((one) => one.id);
  await dropDeliveries(tx, ids);
  return ids.length;
}

/** What they chose about news, and that they were written to. */
export async function eraseNews(tx: Handle, email: string): Promise<void> {
  const { id } = broadcastRecipients;
  const gone = await tx
    .delete(broadcastRecipients)
    .where(eq(broadcastRecipients.email, email))
    .returning({ id });
  await dropDeliveries(
    tx,
    gone.map((one) => one.id),
  );
  await eraseChoices(tx, email);
}

/** For the export of a person's data. */
export const readHeldBroadcasts = (db: Handle, email: string) =>
  db
    .select({ at: broadcastRecipients.settledAt, state: broadcastRecipients.state })
    .from(broadcastRecipients)
    .where(eq(broadcastRecipients.email, email));
