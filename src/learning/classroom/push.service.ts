/** Browsers that a learner lets the words of a course reach, the words on their way there, and what a trainer writes to one. */
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { postEmail } from '../../academy/emails/post-emails.service.ts';
import type { Way } from '../../academy/emails/phones.service.ts';
import { postNextWay, postOneWay } from '../../academy/emails/one-way.service.ts';
import type { MadeEmail, QueuedEmail } from '../../academy/emails/email.ts';
import type { ClaimedEmail } from '../../academy/emails/outbox.ts';
import { emailWords } from '../../email-words.ts';
import type { Pushing } from '../../gateways/push/push.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { languages } from '../../platform/i18n/languages.ts';
import { cleanText, isUuid } from '../../platform/text/typed-text.ts';
import { dateInMorocco, instantInMorocco } from '../../platform/time/calendar-date.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import type { StaffMember } from '../../academy.ts';
import { mayTeachFor } from '../../catalogue/courses/cohort.ts';
import { readAddressee } from '../../selling/orders/orders.service.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { findActiveLearner, lockEnrolment } from './learners.store.ts';
import { findWithClassroom } from './may-teach.service.ts';
import { type Caller, readLearners } from './classroom.service.ts';
import { announcements, pushAddresses } from './classroom.table.ts';

/** Phones, and a computer: whoever has more has changed them. */
const mostAddresses = 5;

const sentSchema = z.strictObject({
  subscription: z.unknown(),
  wanted: z.boolean(),
  isDiscreet: z.boolean().default(false),
});

const endpointIs = (endpoint: string) => sql`${pushAddresses.subscription} ->> 'endpoint' = ${endpoint}`;

/** Keeps or forgets the browser that asks, for one course. `sent`: what its script sent, unchecked. */
export async function setPush(
  { database, clock, uuid, pushing }: Context,
  { caller, courseSlug, sent }: { caller: Caller; courseSlug: string; sent: unknown },
): Promise<{ ok: true } | { ok: false; reason: 'not-enrolled' | 'bad-address' }> {
  const [learner] = await readLearners(database.db, caller, courseSlug);
  if (!learner) return { ok: false, reason: 'not-enrolled' };
  const read = sentSchema.safeParse(sent);
  if (!read.success) return { ok: false, reason: 'bad-address' };
  const { wanted, isDiscreet } = read.data;
  const subscription = pushing?.read(read.data.subscription) ?? null;
  if (subscription === null) return { ok: false, reason: 'bad-address' };
  const enrolmentId = learner.enrolment.id;
  const ofLearner = eq(pushAddresses.enrolmentId, enrolmentId);
  await database.transaction(async (tx) => {
    await tx.delete(pushAddresses).where(and(ofLearner, endpointIs(subscription.endpoint)));
    if (!wanted) return;
    const kept = await tx
      .select({ id: pushAddresses.id })
      .from(pushAddresses)
      .where(ofLearner)
      .orderBy(asc(pushAddresses.madeAt))
      .for('update');
    const tooMany = kept.slice(0, Math.max(0, kept.length - mostAddresses + 1)).map(({ id }) => id);
    await tx.delete(pushAddresses).where(inArray(pushAddresses.id, tooMany));
    await tx
      .insert(pushAddresses)
      .values({ id: uuid(), enrolmentId, subscription, isDiscreet, madeAt: clock() })
      .onConflictDoNothing();
  });
  return { ok: true };
}

export async function hasPush(db: Handle, enrolmentId: string): Promise<boolean> {
  const rows = await db
    .select({ id: pushAddresses.id })
    .from(pushAddresses)
    .where(eq(pushAddresses.enrolmentId, enrolmentId))
    .limit(1);
  return rows.length > 0;
}

/** By which ways a message to a learner may come, the first that works. */
export const waysOf = ({ messaging }: Pick<Context, 'messaging'>): readonly Way[] =>
  messaging ? ['push', 'message', 'mail'] : ['push', 'mail'];

type ToLearner = Parameters<typeof postEmail>[1] & { enrolmentId: string; orderId: string };

/** An e-mail to a learner, or the same on her screen where she allowed that; a message goes beside the e-mail alone. */
export async function postToLearner(
  tx: Handle,
  { enrolmentId, input = {}, ...email }: ToLearner,
  now: Date,
  addressee?: Parameters<typeof postEmail>[3],
): Promise<void> {
  const about = { ...email, input: { ...input, enrolmentId } };
  if (await hasPush(tx, enrolmentId))
    await postOneWay(tx, { ...about, addressee: null, hasPush: true }, ['push', 'mail'], now);
  else await postEmail(tx, about, now, addressee);
}

/** What a learner gets by her own way, and by no other; null when it goes by none, or went before. */
export async function postByOwnWay(
  context: Pick<Context, 'messaging'>,
  tx: Handle,
  { enrolmentId, input = {}, ...about }: ToLearner,
  now: Date,
): Promise<Way | null> {
  const addressee = await readAddressee(tx, { orderId: about.orderId, emailName: about.name });
  const reached = { ...about, addressee, hasPush: await hasPush(tx, enrolmentId) };
  return postOneWay(tx, { ...reached, input: { ...input, enrolmentId } }, waysOf(context), now);
}

export type PushPosterOptions = {
  database: Database;
  pushing?: Pushing;
  clock: () => Date;
  /** Makes the e-mail that it stands for; null when it is no longer true. */
  make: (row: QueuedEmail) => Promise<MadeEmail | null>;
};

/** A service that is down for longer holds no word up: it takes the next way. */
const mostTries = 4;
/** A phone that is off for longer is told nothing that is over. */
const keptSeconds = 2 * 3_600;

/** What the service worker shows: what the e-mail says of itself, else its subject, with where its button leads. */
function payloadOf({ content, push }: MadeEmail, isDiscreet: boolean): string {
  const { parts, siteName, subject } = content;
  const { locale, blocks } = parts[0];
  const button = blocks.find((block) => block.kind === 'button');
  const { pathname, search } = new URL(button?.href ?? '/', 'https://derb.invalid');
  const { path = pathname + search, ...told } = push ?? { title: siteName, text: subject };
  const shown = isDiscreet ? { title: siteName, text: emailWords[locale].frame.discreet } : told;
  return JSON.stringify({ ...shown, path, lang: locale, dir: languages[locale].direction });
}

/** From a row of the outbox to the browsers of its learner. Where none takes it, it goes the next way. */
export function pushPoster({ database, pushing, clock, make }: PushPosterOptions) {
  return async (row: ClaimedEmail): Promise<'posted' | 'overtaken'> => {
    const made = await make(row);
    if (made === null) return 'overtaken';
    const { enrolmentId } = (row.payload['input'] ?? {}) as { enrolmentId?: unknown };
    const addresses = isUuid(String(enrolmentId))
      ? await database.db
          .select()
          .from(pushAddresses)
          .where(eq(pushAddresses.enrolmentId, String(enrolmentId)))
      : [];
    const sent = await Promise.allSettled(
      addresses.map(async ({ id, subscription, isDiscreet }) => {
        const became = await pushing?.send(subscription, payloadOf(made, isDiscreet), keptSeconds);
        if (became === 'gone') await database.db.delete(pushAddresses).where(eq(pushAddresses.id, id));
        return became;
      }),
    );
    if (sent.some((one) => one.status === 'fulfilled' && one.value === 'taken')) return 'posted';
    const failed = sent.find((one) => one.status === 'rejected');
    if (failed && row.attempts < mostTries) throw failed.reason;
    await database.transaction((tx) => postNextWay(tx, row, clock()));
    return 'overtaken';
  };
}

type Writing = { staff: StaffMember; id: string; enrolment: string; body: string };
type Written =
  /** Null: it stands on the course's home only. */
  { ok: true; way: Way | null } | { ok: false; reason: 'not-found' | 'required' | 'written-today' };

/** What a trainer writes to one learner: on the course's home, and by the first way that works; one a day. `id`: a repeated one is one. */
export async function writeToLearner(context: Context, writing: Writing): Promise<Written> {
  const { database, clock, uuid } = context;
  const { staff, id } = writing;
  const learner = await findActiveLearner(database.db, writing.enrolment);
  const now = clock();
  if (learner === null || (learner.hiddenUntil !== null && learner.hiddenUntil > now))
    return { ok: false, reason: 'not-found' };
  const { enrolment, cohort, orderId } = learner;
  const course = await findWithClassroom(database.db, enrolment.courseSlug);
  if (course === null || !mayTeachFor(staff, [cohort?.trainer ?? null, course.trainer]))
    return { ok: false, reason: 'not-found' };
  const body = cleanText(writing.body);
  if (body === '') return { ok: false, reason: 'required' };
  return database.transaction(async (tx) => {
    await lockEnrolment(tx, enrolment.id);
    const today = instantInMorocco(dateInMorocco(now), '00:00');
    const [before] = await tx
      .select({ id: announcements.id })
      .from(announcements)
      .where(and(eq(announcements.enrolmentId, enrolment.id), gte(announcements.at, today)));
    if (before) return before.id === id ? { ok: true, way: null } : { ok: false, reason: 'written-today' };
    await tx
      .insert(announcements)
      .values({ id, enrolmentId: enrolment.id, body, by: staff.email, at: now })
      .onConflictDoNothing();
    const [order] = await tx.select({ number: orders.number }).from(orders).where(eq(orders.id, orderId));
    const subject = order?.number ?? null;
    await writeStaffLog(tx, { id: uuid(), at: now, staff, act: 'write-to-learner', subject });
    if (enrolment.emailsOff.includes('answers')) return { ok: true, way: null };
    const email = { name: 'trainer-wrote', dedupeKey: `trainer-wrote:${id}`, input: { toldId: id } };
    const way = await postByOwnWay(context, tx, { ...email, enrolmentId: enrolment.id, orderId }, now);
    return { ok: true, way };
  });
}
