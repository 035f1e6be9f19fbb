/** What certificates hold about a person, for the export and the deletion of an account. */
import { getTableColumns, inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { certificates } from './certificates.table.ts';

/** A certificate stays as a number with its validity, without a name. */
export const eraseCertificates = async (tx: Handle, enrolmentIds: string[]): Promise<void> => {
  await tx
    .update(certificates)
    .set({ holder: { latin: null, arabic: null }, token: '' })
    .where(inArray(certificates.enrolmentId, enrolmentIds));
};

/** For the export of a person's data. The list is not empty. */
export const readHeldCertificates = (db: Handle, enrolmentIds: string[]) => {
  const { revokedBy: _revoker, revokedWhy: _why, token: _signed, ...held } = getTableColumns(certificates);
  return db.select(held).from(certificates).where(inArray(certificates.enrolmentId, enrolmentIds));
};
