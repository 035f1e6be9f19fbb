/** Staff search certificates and revoke them. */
import { and, asc, desc, eq, getTableColumns, isNull, or, sql, type SQL } from 'drizzle-orm';
import { entitlements } from '../../selling/orders/access.table.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import type { Context } from '../../platform/context.ts';
import { matchesWord, typedText } from '../../platform/people/find-people.ts';
import type { StaffMember } from '../../academy.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import type { Certificate } from './certificates.service.ts';
import { invalidSince } from './shown-certificates.service.ts';
import { certificates } from './certificates.table.ts';

/** As staff see it. `email`: the learner's; null, like the order, once their account was deleted. */
type Found = Omit<Certificate, 'id' | 'enrolmentId' | 'unitId' | 'statusIndex' | 'token'> & {
  email: string | null;
  orderNumber: string | null;
  isErased: boolean;
};

/** A word that is empty once it is folded matches nothing. */
const holds =
  (text: SQL) =>
  (word: string): SQL =>
    sql`strpos(fold_for_search(${text}), nullif(fold_for_search(${word}), '')) > 0`;

/**
 * By number, name (on it or on the order), e-mail address or order, folded as orders are searched: every word must occur.
 * The newest first; without a word the newest valid ones.
 */
export async function findCertificates(
  { database: { db } }: Context,
  { search, page, perPage }: { search: string; page: number; perPage: number },
): Promise<{ rows: Found[]; hasNext: boolean }> {
  const { number, holder, replacedBy } = certificates;
  const numbers = sql`concat_ws(E'\n', ${number}, replace(${number}, '-', ''))`;
  const all = sql`concat_ws(E'\n', ${numbers}, ${holder} ->> 'latin', ${holder} ->> 'arabic', ${orders.name},
    ${orders.email}, ${orders.recipientName}, ${orders.recipientEmail}, ${orders.number})`;
  const words = typedText(search).split(/\s+/u).filter(Boolean).slice(0, 8);
  const {
    token,
    enrolmentId: _enrolmentId,
    unitId: _unitId,
    id: _id,
    statusIndex: _index,
    ...shown
  } = getTableColumns(certificates);
  const found = await db
    .select({
      ...shown,
      revokedAt: invalidSince,
      token,
      orderNumber: orders.number,
      recipientEmail: orders.recipientEmail,
      email: orders.email,
    })
    .from(certificates)
    .leftJoin(enrolments, eq(enrolments.id, certificates.enrolmentId))
    .leftJoin(entitlements, eq(entitlements.orderId, enrolments.orderId))
    .leftJoin(orders, eq(orders.id, enrolments.orderId))
    .where(
      and(
        ...words.map((word) => or(holds(all)(word), matchesWord(orders.searchText, word))),
        // A replaced one is found by its own number only: a search by name would list every correction.
        or(isNull(replacedBy), words.length === 0 ? sql`false` : and(...words.map(holds(numbers)))),
      ),
    )
    .orderBy(desc(certificates.issuedAt), asc(certificates.number))
    .limit(perPage + 1)
    .offset((page - 1) * perPage);
  const rows = found.slice(0, perPage).map(({ token: signed, recipientEmail, email, ...row }) => ({
    ...row,
    email: recipientEmail ?? email,
    isErased: signed === '',
  }));
  return { rows, hasNext: found.length > perPage };
}

/** Staff revoke it, with a reason that only staff see: its page, its bit of the status list and its PDF change at once. */
export async function revokeCertificate(
  { database, clock, uuid }: Context,
  staff: StaffMember,
  { number, why }: { number: string; why: string },
): Promise<{ ok: true } | { ok: false; reason: 'not-found' | 'revoked-already' }> {
  return database.transaction(async (tx) => {
    const [row] = await tx
      .update(certificates)
      .set({ revokedAt: clock(), revokedBy: staff.email, revokedWhy: why })
      .where(and(eq(certificates.number, number), isNull(certificates.revokedAt)))
      .returning({ id: certificates.id });
    if (row) {
      await writeStaffLog(tx, {
        id: uuid(),
        at: clock(),
        act: 'revoke-certificate',
        subject: number,
        detail: { why },
        staff,
      });
      return { ok: true };
    }
    const [known] = await tx
      .select({ id: certificates.id })
      .from(certificates)
      .where(eq(certificates.number, number));
    return { ok: false, reason: known ? 'revoked-already' : 'not-found' };
  });
}
