/** Applications as they were sent. Stored before anything else happens: what the sender sees depends on this alone. */
import { createHash } from 'node:crypto';
import { and, eq, getTableColumns, gt, lte } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { ApplicationKind } from './application.ts';
import { applications } from './application.table.ts';
import { firstStageOf } from './stage.ts';
import { tellOfApplicant } from './tell-application.store.ts';

export type Application = Omit<typeof applications.$inferSelect, 'fingerprint'>;

/** What was asked, before it has an id and an hour. */
export type Asked = Pick<Application, 'subject' | 'locale' | 'name' | 'email' | 'phone' | 'answers'> & {
  kind: ApplicationKind;
  /** A letter has answered it already, and nobody in the office need. */
  isAnswered?: boolean;
};

/** `repeated`: the same words were sent before, and nothing new was stored. */
export type Kept = { application: Application; repeated: boolean };

/** A double click, a reload, a form sent again after a timeout. */
const sameWordsMs = 3_600_000;

const { fingerprint: _inside, ...columns } = getTableColumns(applications);

/** Of everything that was typed. The language of the page is part of it where it decides which file is sent. */
export function fingerprintOf({ kind, subject, email, name, phone, answers, locale }: Asked): string {
  const sorted = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1));
  const words = JSON.stringify([
    kind === 'access-request' ? `${kind} ${locale}` : kind,
    subject,
    email,
    name,
    phone,
    sorted,
  ]);
  return createHash('sha256').update(words).digest('base64url');
}

const hourBefore = (at: Date): Date => new Date(at.getTime() - sameWordsMs);

/** Whether `keepApplication` would find it rather than store it; of two at once only for who waits for the other. */
export async function isRepeated(tx: Handle, asked: Asked, at: Date): Promise<boolean> {
  const [before] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.fingerprint, fingerprintOf(asked)), gt(applications.sentAt, hourBefore(at))));
  return before !== undefined;
}

/**
 * Stores an application, or finds the one that the same words made within the hour. Two at once meet at the unique
 * fingerprint: the second waits for the first and finds it.
 */
export async function keepApplication(
  tx: Handle,
  { isAnswered = false, ...asked }: Asked,
  { id, at }: { id: string; at: Date },
): Promise<Kept> {
  const fingerprint = fingerprintOf(asked);
  await tx
    .update(applications)
    .set({ fingerprint: null })
    .where(and(eq(applications.fingerprint, fingerprint), lte(applications.sentAt, hourBefore(at))));
  const [stored] = await tx
    .insert(applications)
    .values({ ...asked, id, fingerprint, sentAt: at, stage: isAnswered ? null : firstStageOf(asked.kind) })
    .onConflictDoNothing({ target: applications.fingerprint })
    .returning(columns);
  if (stored) {
    await tellOfApplicant(tx, stored);
    return { application: stored, repeated: false };
  }
  const [before] = await tx
    .select(columns)
    .from(applications)
    .where(eq(applications.fingerprint, fingerprint));
  if (!before) throw new Error('An application of the same words was there and is gone.');
  return { application: before, repeated: true };
}

export async function readApplication(db: Handle, id: string): Promise<Application | null> {
  const [row] = await db.select(columns).from(applications).where(eq(applications.id, id));
  return row ?? null;
}
