/** Files of receipts and pictures that no row names any more, or never did, are removed. Called by the clock. */
import type { Handle } from '../../platform/db/handle.ts';
import { knownLibraryPictures } from '../pictures/pictures.store.ts';
import { knownPictures } from '../community/write-texts.store.ts';
import { knownReceipts } from '../transfers/transfer-receipts.store.ts';
import type { FlowContext } from '../../context.ts';

type Kept = {
  /** Which of these ids have a row. */
  known: (db: Handle, ids: readonly string[]) => Promise<Set<string>>;
  told: string;
};

const kinds = {
  receipts: { known: knownReceipts, told: 'Receipts that belong to no order were removed' },
  pictures: { known: knownPictures, told: 'Pictures that belong to no post were removed' },
  library: { known: knownLibraryPictures, told: 'Pictures that the library does not know were removed' },
} as const satisfies Record<string, Kept>;

/** Longer than any upload lasts, so that no file is taken for left over whose row is being written. */
const graceMs = 86_400_000;

const mostAtOnce = 500;

/** Returns how many files it removed. Several instances may call it together. */
export async function sweepFiles(context: FlowContext, kind: keyof typeof kinds): Promise<number> {
  const { database, clock, log, [kind]: files } = context;
  const { known, told } = kinds[kind];
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
  if (removed > 0) log.info({ [kind]: removed }, told);
  return removed;
}
