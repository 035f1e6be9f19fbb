/** Files that no row names are cleaned up. */
import type { ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { knownLibraryPictures } from './pictures.store.ts';
import { knownPictures } from '../../community/community/write-posts.service.ts';
import { knownReceipts } from '../../selling/transfers/transfer-receipts.service.ts';

type Kept = {
  /** Which of these ids have a row. */
  known: (db: Handle, ids: readonly string[]) => Promise<Set<string>>;
  message: string;
};

const kinds = {
  receipts: { known: knownReceipts, message: 'Receipts that belong to no order were removed' },
  pictures: { known: knownPictures, message: 'Pictures that belong to no post were removed' },
  library: { known: knownLibraryPictures, message: 'Pictures that the library does not know were removed' },
} as const satisfies Record<string, Kept>;

/** Longer than any upload lasts, so that no file is removed whose row is being written. */
const graceMs = 86_400_000;

const mostAtOnce = 500;

/**
 * Removes files of receipts and pictures that no row names any more, or never did. Returns how many. Called by the scheduler;
 * several instances may call it together.
 */
export async function cleanUpFiles(context: ServiceContext, kind: keyof typeof kinds): Promise<number> {
  const { database, clock, log, [kind]: files } = context;
  const { known, message } = kinds[kind];
  const old = await files.writtenBefore(new Date(clock().getTime() - graceMs));
  let removed = 0;
  for (let at = 0; at < old.length; at += mostAtOnce) {
    const some = old.slice(at, at + mostAtOnce);
    const kept = await known(database.db, some);
    for (const id of some) {
      if (kept.has(id)) continue;
      await files.remove(id);
      removed += 1;
    }
  }
  if (removed > 0) log.info({ [kind]: removed }, message);
  return removed;
}
