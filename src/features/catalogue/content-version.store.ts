/**
 * The version of everything that public pages and lessons show: what was rendered from an older version is rendered again.
 */
import { eq, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import { contentVersion } from './catalogue.table.ts';
import type { Database } from '../../platform/db/database.ts';

/** How often the version is read in case a notification was lost: what is published then shows within two seconds. */
const lookEveryMs = 1_500;

/**
 * Calls back on every change of the version: at once by the database's notification, by polling in case one was lost.
 * Returns how to stop.
 */
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
 * Raises the version in the transaction that changed what pages show. Its one row stays locked until the transaction ends,
 * so raise it last. The caller notifies the channel 'content' as well.
 */
export async function raiseContentVersion(tx: Handle): Promise<void> {
  await tx
    .update(contentVersion)
    .set({ version: sql`${contentVersion.version} + 1` })
    .where(eq(contentVersion.id, 1));
}

type Kept<Found> = { version: number; bySlug: Map<string, Promise<Found>> };

/**
 * Caches a reading of the content by slug while the version stays the same. The version is read at every call, so the result
 * is never older than the database. It is shared by all callers, who must not change it. Inside a transaction nothing is
 * cached, since the transaction may have changed the content; nor is a slug without content.
 */
export function keptByContent<Found>(
  read: (db: Handle, slug: string) => Promise<Found>,
): (db: Handle, slug: string) => Promise<Found> {
  const keptOf = new WeakMap<Handle, Kept<Found>>();
  return async (db, slug) => {
    const handle: unknown = db;
    if (handle instanceof PgTransaction) return read(db, slug);
    // Read before the content: the content may then be newer than the version it is cached under, never older.
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
    const drop = () => void bySlug.delete(slug);
    void reading.then((found) => (found === null ? drop() : undefined), drop);
    return reading;
  };
}
