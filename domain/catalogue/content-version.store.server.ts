/** The version of everything that public pages show: kept pages of an older one are made again. */
import { eq, sql } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import { contentVersion } from './catalogue.table.ts';

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
