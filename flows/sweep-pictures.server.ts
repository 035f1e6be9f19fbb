/** Files of pictures that no post names any more, or never did, are removed. Called by the clock. */
import { knownPictures } from '../domain/community/write-texts.store.server.ts';
import type { FlowContext } from './flow-context.ts';

/** Longer than any upload lasts, so that no file is taken for left over whose row is being written. */
const graceMs = 86_400_000;

const mostAtOnce = 500;

/** Returns how many files it removed. Several instances may call it together. */
export async function sweepPictures({ database, pictures, clock, log }: FlowContext): Promise<number> {
  const old = await pictures.writtenBefore(new Date(clock().getTime() - graceMs));
  let removed = 0;
  for (let at = 0; at < old.length; at += mostAtOnce) {
    const some = old.slice(at, at + mostAtOnce);
    const known = await knownPictures(database.db, some);
    for (const id of some) {
      if (known.has(id)) continue;
      await pictures.remove(id);
      removed += 1;
    }
  }
  if (removed > 0) log.info({ pictures: removed }, 'Pictures that belong to no post were removed');
  return removed;
}
