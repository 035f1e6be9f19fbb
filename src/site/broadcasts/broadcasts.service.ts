/** E-mails to many learners, as staff write, send and stop them. Who may: `mayWriteToLearners`; sending and stopping: `maySendToLearners`. */
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { StaffMember } from '../../academy.ts';
import type { ServiceContext } from '../../context.ts';
import { pageOf, rowsOfPage } from '../../platform/lists/page-of.ts';
import { type Locale, locales } from '../../platform/i18n/locale.ts';
import { readCourse, readSettings } from '../../academy/content/content.service.ts';
import { emailChoices } from '../../academy/emails/email-choices.table.ts';
import { emailText } from '../../academy/emails/email-content.ts';
import { withLogo } from '../../academy/emails/logo-mark.ts';
import { logoHeights } from '../../platform/files/picture.ts';
import { postEmail } from '../../academy/emails/post-emails.service.ts';
import { byLanguage } from '../../academy/staff/logged-change.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { maySendToLearners, mayWriteToLearners, type Who } from '../../academy/staff/who-may.ts';
import {
  type Counts,
  idleDays,
  maySuit,
  missingIn,
  needsOf,
  type Purpose,
  sampleName,
  type Segment,
  type Texts,
  writtenIn,
} from './broadcast.ts';
import { type Broadcast, broadcasts } from './broadcasts.table.ts';
import { showBroadcast } from './broadcast.emails.ts';
import { countRecipients } from './recipients.store.ts';
import { type Audience, readAudience, readGroups } from './segments.store.ts';
import { readTagsInUse } from '../../academy/accounts/person-marks.service.ts';

// The API has checked already: getting here without the right is a bug.
function mustMay(staff: Who, may: (who: Who) => boolean): void {
  if (!may(staff)) throw new Error(`${staff.role} may not do this with e-mails to learners.`);
}

/** How far a broadcast is. */
type Progress = Counts & { unsubscribed: number };

async function progressOf(
  { database: { db } }: ServiceContext,
  rows: readonly Pick<Broadcast, 'id' | 'counts'>[],
): Promise<Map<string, Progress>> {
  if (rows.length === 0) return new Map();
  const listed = rows.filter(({ counts }) => counts === null).map(({ id }) => id);
  const counted = await countRecipients(db, listed);
  const ids = rows.map(({ id }) => id);
  const stopped = await db
    .select({ id: emailChoices.stoppedBy, many: count() })
    .from(emailChoices)
    .where(inArray(emailChoices.stoppedBy, ids))
    .groupBy(emailChoices.stoppedBy);
  const found = new Map<string, Progress>();
  for (const { id, counts } of rows) {
    const of = counts ?? counted.get(id);
    if (of) found.set(id, { ...of, unsubscribed: stopped.find((one) => one.id === id)?.many ?? 0 });
  }
  return found;
}

const withProgress = ({ counts: _kept, ...row }: Broadcast, progress: ReadonlyMap<string, Progress>) => ({
  ...row,
  progress: progress.get(row.id) ?? null,
});

/** The newest first; `page` from 1. */
export async function broadcastList(context: ServiceContext, asked: { page: number; perPage: number }) {
  const wanted = rowsOfPage(asked);
  const found = await context.database.db
    .select()
    .from(broadcasts)
    .orderBy(desc(broadcasts.createdAt), desc(broadcasts.id))
    .limit(wanted.most)
    .offset(wanted.skip);
  const { rows, hasNext } = pageOf(found, wanted);
  const progress = await progressOf(context, rows);
  return { rows: rows.map((row) => withProgress(row, progress)), hasNext };
}

export async function findBroadcast(context: ServiceContext, id: string) {
  const [row] = await context.database.db.select().from(broadcasts).where(eq(broadcasts.id, id));
  return row ? withProgress(row, await progressOf(context, [row])) : null;
}

/** Groups and tags that a segment can name. */
export async function segmentChoices({ database: { db } }: ServiceContext) {
  const tags = await readTagsInUse(db);
  return { groups: await readGroups(db), tags };
}

export type SegmentProblem = 'choice-required' | 'not-for-course' | 'idle-days';

/** What is wrong with a choice of readers; null for none. */
export async function problemOfSegment(
  { database: { db } }: ServiceContext,
  { kind, of }: Segment,
  purpose: Purpose,
): Promise<SegmentProblem | null> {
  if (!maySuit(purpose, kind)) return 'not-for-course';
  if (kind === 'idle') return idleDays(of) === null ? 'idle-days' : null;
  if (needsOf(kind) && of === '') return 'choice-required';
  const isOfCourse = kind === 'buyers' || kind === 'unfinished' || kind === 'waitlist';
  return isOfCourse && (await readCourse(db, of)) === null ? 'choice-required' : null;
}

/** Who would get it now. */
export const audience = (
  { database, clock }: ServiceContext,
  { segment, purpose }: { segment: Segment; purpose: Purpose },
): Promise<Audience> => readAudience(database, { segment, purpose, now: clock() });

const titleOf = ({ id, subject }: Pick<Broadcast, 'id' | 'subject'>): string =>
  locales.map((locale) => subject[locale]?.trim() ?? '').find(Boolean) ?? id;

type Change = Texts & { purpose: Purpose; segment: Segment };

const rowOf = ({ segment, ...texts }: Change) => ({
  ...texts,
  segment: segment.kind,
  segmentOf: needsOf(segment.kind) ? segment.of : '',
});

/** A new draft of what is written, or of what another broadcast says, `from` its id. Null: that one is not there. */
export async function draftBroadcast(
  context: ServiceContext,
  { staff, ...of }: { staff: StaffMember } & ({ from: string } | { written: Change }),
): Promise<string | null> {
  mustMay(staff, mayWriteToLearners);
  const source = 'from' in of ? await findBroadcast(context, of.from) : rowOf(of.written);
  if (source === null) return null;
  const [id, at] = [context.uuid(), context.clock()];
  const { purpose, segment, segmentOf, subject: subjects, text } = source;
  const row = { purpose, segment, segmentOf, subject: subjects, text };
  const fresh = { id, createdAt: at, changedAt: at, createdBy: staff.email };
  const unsent = { state: 'draft' as const, sendAt: null, sentBy: null, endedAt: null };
  await context.database.transaction(async (tx) => {
    await tx.insert(broadcasts).values({ ...row, ...fresh, ...unsent });
    const subject = titleOf({ ...row, id });
    await writeStaffLog(tx, { id: context.uuid(), at, staff, act: 'draft-broadcast', subject });
  });
  return id;
}

type ChangeResult =
  | { ok: true; changedAt: Date }
  /** 'changed-meanwhile': a colleague saved since `seen`. 'too-late': it is no draft any more. */
  | { ok: false; reason: 'not-found' | 'too-late' | 'changed-meanwhile' };

/** `seen`: `changedAt` of what was edited. */
export async function saveBroadcast(
  context: ServiceContext,
  { staff, id, seen, ...change }: Change & { staff: StaffMember; id: string; seen: Date },
): Promise<ChangeResult> {
  mustMay(staff, mayWriteToLearners);
  const before = await findBroadcast(context, id);
  if (before === null) return { ok: false, reason: 'not-found' };
  const changedAt = new Date(Math.max(context.clock().getTime(), before.changedAt.getTime() + 1));
  const next = rowOf(change);
  return context.database.transaction(async (tx): Promise<ChangeResult> => {
    const isAsSeen = and(eq(broadcasts.state, 'draft'), eq(broadcasts.changedAt, seen));
    const rows = await tx
      .update(broadcasts)
      .set({ ...next, changedAt })
      .where(and(eq(broadcasts.id, id), isAsSeen))
      .returning({ id: broadcasts.id });
    if (rows.length === 0)
      return { ok: false, reason: before.state === 'draft' ? 'changed-meanwhile' : 'too-late' };
    const shown = ({ purpose, segment: kind, segmentOf, subject }: typeof next) => ({
      purpose,
      ...byLanguage('title', subject),
      segment: kind,
      segmentOf,
    });
    const line = { staff, act: 'change-broadcast' as const, subject: titleOf({ ...next, id }) };
    const log = { id: context.uuid(), at: changedAt, ...line };
    await writeStaffLog(tx, { ...log, before: shown(before), after: shown(next) });
    return { ok: true, changedAt };
  });
}

/** Removes a draft. False: it is none. */
export async function removeBroadcast(
  context: ServiceContext,
  { staff, id }: { staff: StaffMember; id: string },
): Promise<boolean> {
  mustMay(staff, mayWriteToLearners);
  return context.database.transaction(async (tx) => {
    const isDraft = and(eq(broadcasts.id, id), eq(broadcasts.state, 'draft'));
    const [gone] = await tx.delete(broadcasts).where(isDraft).returning();
    if (!gone) return false;
    const line = { staff, act: 'remove-broadcast' as const, subject: titleOf(gone) };
    await writeStaffLog(tx, { id: context.uuid(), at: context.clock(), ...line });
    return true;
  });
}

type SendResult =
  | { ok: true }
  /** 'incomplete': `fields` says what is missing. 'too-late': it was sent or planned before, by `by`. */
  | { ok: false; reason: 'not-found' | 'nobody' | 'bad-segment' }
  | { ok: false; reason: 'too-late'; by: string | null }
  | { ok: false; reason: 'incomplete'; fields: ReturnType<typeof missingIn> };

/** Sends it from `at` on, or from now; once, however often it is pressed. */
export async function sendBroadcast(
  context: ServiceContext,
  { staff, id, at }: { staff: StaffMember; id: string; at: Date | null },
): Promise<SendResult> {
  mustMay(staff, maySendToLearners);
  const row = await findBroadcast(context, id);
  if (row === null) return { ok: false, reason: 'not-found' };
  const fields = missingIn(row);
  if (Object.keys(fields).length > 0) return { ok: false, reason: 'incomplete', fields };
  const segment = { kind: row.segment, of: row.segmentOf };
  if ((await problemOfSegment(context, segment, row.purpose)) !== null)
    return { ok: false, reason: 'bad-segment' };
  if (row.state === 'draft' && at === null && (await audience(context, { ...row, segment })).count === 0)
    return { ok: false, reason: 'nobody' };
  const now = context.clock();
  return context.database.transaction(async (tx): Promise<SendResult> => {
    const rows = await tx
      .update(broadcasts)
      .set({ state: 'scheduled', sendAt: at ?? now, sentBy: staff.email })
      .where(
        and(eq(broadcasts.id, id), eq(broadcasts.state, 'draft'), eq(broadcasts.changedAt, row.changedAt)),
      )
      .returning({ id: broadcasts.id });
    if (rows.length === 0) return { ok: false, reason: 'too-late', by: row.sentBy };
    const after = { sendAt: at ?? now, segment: row.segment, segmentOf: row.segmentOf, purpose: row.purpose };
    const line = { staff, act: 'send-broadcast' as const, subject: titleOf(row) };
    await writeStaffLog(tx, { id: context.uuid(), at: now, ...line, before: null, after });
    await context.database.notify('outbox:broadcast');
    return { ok: true };
  });
}

/** One that is planned becomes a draft again; of one that is being sent, whoever waits gets nothing. Null: neither. */
export async function stopBroadcast(
  context: ServiceContext,
  { staff, id }: { staff: StaffMember; id: string },
): Promise<'draft' | 'stopped' | null> {
  mustMay(staff, maySendToLearners);
  const now = context.clock();
  return context.database.transaction(async (tx) => {
    const [row] = await tx
      .update(broadcasts)
      .set({
        state: sql`case ${broadcasts.state} when 'scheduled' then 'draft' else 'stopped' end`,
        sendAt: sql`case ${broadcasts.state} when 'scheduled' then null else ${broadcasts.sendAt} end`,
        endedAt: sql`case ${broadcasts.state} when 'scheduled' then null else ${now.toISOString()}::timestamptz end`,
      })
      .where(and(eq(broadcasts.id, id), inArray(broadcasts.state, ['scheduled', 'sending'])))
      .returning();
    if (!row) return null;
    const line = { staff, act: 'stop-broadcast' as const, subject: titleOf(row) };
    await writeStaffLog(tx, {
      id: context.uuid(),
      at: now,
      ...line,
      before: null,
      after: { state: row.state },
    });
    return row.state === 'draft' ? 'draft' : 'stopped';
  });
}

/** Sends it to the colleague who asks, in every language that is written. Returns how many e-mails; null: it is not there. */
export async function testBroadcast(
  context: ServiceContext,
  { staff, id }: { staff: StaffMember; id: string },
): Promise<number | null> {
  mustMay(staff, mayWriteToLearners);
  const row = await findBroadcast(context, id);
  if (row === null) return null;
  const written = writtenIn(row);
  await context.database.transaction(async (tx) => {
    for (const { locale } of written) {
      const input = { broadcast: id, to: staff.email, locale };
      const dedupeKey = `broadcast-test:${context.uuid()}`;
      await postEmail(tx, { name: 'broadcast-test', dedupeKey, input }, context.clock());
    }
  });
  return written.length;
}

/** A broadcast as it is read in a language, as text and as a page; null where that language is not written. */
export async function previewBroadcast(
  context: ServiceContext,
  { id, locale }: { id: string; locale: Locale },
) {
  const row = await findBroadcast(context, id);
  const settings = await readSettings(context.database.db);
  const making = { settings, publicOrigin: context.publicOrigin, name: sampleName[locale] };
  const content = row && showBroadcast({ texts: row, purpose: row.purpose, locale }, making);
  if (content === null) return null;
  // React is needed for e-mails only: the server opens without it.
  const { emailPage } = await import('../../academy/emails/email-page.tsx');
  const logo = content.look?.logo;
  const png = logo ? await context.logoPng?.(logo.id, 2 * logoHeights.email) : null;
  const html = withLogo(emailPage(content), png ?? undefined);
  return { subject: content.subject, text: emailText(content), html };
}
