/** What courses hold about a person, for the export and the deletion of an account. */
import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { deleteSeats } from '../../selling/orders/seats.service.ts';
import { eraseCertificates } from '../certificates/held-certificates.service.ts';
import { eraseHandedIn } from '../classroom/held-learning.service.ts';
import { portfolioPhotos, portfolios, portfolioWorks } from './portfolios.table.ts';

const photosOf = (db: Handle, enrolmentIds: string[]) => {
  const { fileId: _file, at: _at, position: _position, ...photo } = getTableColumns(portfolioPhotos);
  return db
    .select(photo)
    .from(portfolioPhotos)
    .innerJoin(portfolioWorks, eq(portfolioWorks.submissionId, portfolioPhotos.submissionId))
    .where(inArray(portfolioWorks.enrolmentId, enrolmentIds));
};

/** Storage names of photos of their pages: only names, since the bytes are removed after the commit or by the clean-up. */
const readPhotoNames = async (tx: Handle, enrolmentIds: string[]): Promise<string[]> =>
  (await photosOf(tx, enrolmentIds)).map(({ storageName }) => storageName);

/**
 * Deletes what somebody did in courses. `kept`: orders that stay for the books, bought for oneself; `received`: gifts. All of
 * it is deleted with the seat; a certificate stays as a number with its validity, without a name. Returns the storage names
 * of files to remove after the commit.
 */
export async function eraseLearning(
  tx: Handle,
  {
    kept,
    received,
  }: { kept: readonly { id: string; recipientEmail: string | null }[]; received: readonly { id: string }[] },
): Promise<string[]> {
  // A gift to somebody else belongs to its recipient.
  const own = [...kept.filter(({ recipientEmail }) => recipientEmail === null), ...received];
  if (own.length === 0) return [];
  const seats = await tx
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(
      inArray(
        enrolments.orderId,
        own.map(({ id }) => id),
      ),
    );
  if (seats.length === 0) return [];
  const ids = seats.map(({ id }) => id);
  const files = [...(await eraseHandedIn(tx, ids)), ...(await readPhotoNames(tx, ids))];
  await eraseCertificates(tx, ids);
  await deleteSeats(tx, ids);
  return files;
}

/** For the export of a person's data: rows by the names of their tables. The list is not empty. */
export const readHeldPortfolios = async (db: Handle, ids: string[]) => ({
  portfolios: await db.select().from(portfolios).where(inArray(portfolios.enrolmentId, ids)),
  portfolioWorks: await db.select().from(portfolioWorks).where(inArray(portfolioWorks.enrolmentId, ids)),
  portfolioPhotos: (await photosOf(db, ids)).map(({ storageName: _name, ...photo }) => photo),
});
