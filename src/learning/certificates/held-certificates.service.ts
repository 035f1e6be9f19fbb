/** What courses hold about a person, for the export and the deletion of an account. */
import { getTableColumns, inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { certificates } from './certificates.table.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { deleteSeats } from '../../selling/orders/seats.service.ts';
import { eraseHandedIn } from '../classroom/held-learning.service.ts';

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
  const files = await eraseHandedIn(tx, ids);
  await tx
    .update(certificates)
    .set({ holder: { latin: null, arabic: null }, token: '' })
    .where(inArray(certificates.enrolmentId, ids));
  await deleteSeats(tx, ids);
  return files;
}

/** For the export of a person's data. The list is not empty. */
export const readHeldCertificates = (db: Handle, enrolmentIds: string[]) => {
  const { revokedBy: _revoker, revokedWhy: _why, token: _signed, ...held } = getTableColumns(certificates);
  return db.select(held).from(certificates).where(inArray(certificates.enrolmentId, enrolmentIds));
};
