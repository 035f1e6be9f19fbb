/** The version of everything that public pages and lessons show: what was made of an older one is made again. */
import { eq, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import { contentVersion } from './catalogue.table.ts';
import type { Database } from '../../platform/db/database.ts';

/** What was published shows within two seconds, whatever became of the hint: one small row is read for it. */
const lookEveryMs = 1_500;

/** Calls back on every change of the version: at once by the database's hint, by polling in case a hint was lost. Returns how to stop. */
export function watchContent(
  database: Database,
  onChange: () => void,
  log: { warn(fields: object, message: string): void },
): () => void {
  let known: number | null = null;
  const look = async () => {
    try {
      const [row] = await database.db
        .select({ version: contentVersion.version })
        .from(contentVersion)
        .limit(1);
      if (known !== null && row && row.version !== known) onChange();
      known = row?.version ?? known;
    } catch (error) {
      log.warn({ err: error }, 'The version of the content could not be read');
    }
  };
  void look();
  const timer = setInterval(() => void look(), lookEveryMs).unref();
  const stopListening = database.listen('content', onChange);
  return () => {
    clearInterval(timer);
    stopListening();
  };
}

/**
 * Raises the version in the transaction that changed what pages show. Its one row is held until the transaction ends, so
 * it is the very last thing a transaction writes. The caller hints at 'content' as well.
 */
export async function raiseContentVersion(tx: Handle): Promise<void> {
  await tx
    .update(contentVersion)
    .set({ version: sql`${contentVersion.version} + 1` })
    .where(eq(contentVersion.id, 1));
}

type Kept<Found> = { version: number; bySlug: Map<string, Promise<Found>> };

/**
 * A reading of the content by a slug, kept as long as the version stands: the version is asked for at every call, so that no
 * call finds anything older than the database has. What is found is shared by all who ask, and never changed by them. Inside
 * a transaction, which may have changed things itself, it is read as it is; nothing is kept of a slug that has nothing.
 */
export function keptByContent<Found>(
  read: (db: Handle, slug: string) => Promise<Found>,
): (db: Handle, slug: string) => Promise<Found> {
  const keptOf = new WeakMap<Handle, Kept<Found>>();
  return async (db, slug) => {
    const handle: unknown = db;
    if (handle instanceof PgTransaction) return read(db, slug);
    // Before what is read: that may be newer than the version it is kept under, and never older.
    const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
    const version = row?.version ?? 0;
    let kept = keptOf.get(db);
    if (kept?.version !== version) {
      kept = { version, bySlug: new Map() };
      keptOf.set(db, kept);
    }
    const { bySlug } = kept;
    const known = bySlug.get(slug);
    if (known !== undefined) return known;
    const reading = read(db, slug);
    bySlug.set(slug, reading);
    const forget = () => void bySlug.delete(slug);
    void reading.then((found) => (found === null ? forget() : undefined), forget);
    return reading;
  };
}
