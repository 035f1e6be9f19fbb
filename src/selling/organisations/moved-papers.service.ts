/** Invoices to organisations and credit notes, as the accountant's month and `npm run reconcile` read them. */
import { and, asc, gte, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { type PaperKind, paperNumber } from './organisation.ts';
import { owesBack, type Paper, paperOf, readPapers } from './organisations.service.ts';
import { organisationPapers } from './organisations.table.ts';

export type MovedPaper = {
  number: string;
  kind: PaperKind;
  name: string;
  paidReference: string | null;
} & Pick<Paper, 'netCentimes' | 'vatCentimes' | 'totalCentimes' | 'paidOn'> & { issuedOn: string };

const moved = ({ issuedAt, data, ...paper }: Paper): MovedPaper => ({
  number: paperNumber(paper),
  kind: paper.kind,
  name: data.buyer.name,
  paidReference: paper.paidReference,
  netCentimes: paper.netCentimes,
  vatCentimes: paper.vatCentimes,
  totalCentimes: paper.totalCentimes,
  paidOn: paper.paidOn,
  issuedOn: dateInMorocco(issuedAt),
});

/** Invoices and credit notes issued from one instant until before another, or paid on those days: for the accountant's month. */
export async function readMonthPapers(
  db: Handle,
  { from, before }: { from: Date; before: Date },
): Promise<MovedPaper[]> {
  const { issuedAt, paidOn, kind } = organisationPapers;
  const isIssued = and(gte(issuedAt, from), lt(issuedAt, before));
  const isPaid = and(gte(paidOn, dateInMorocco(from)), lt(paidOn, dateInMorocco(before)));
  const rows = await db
    .select()
    .from(organisationPapers)
    .where(and(ne(kind, 'quote'), sql`(${isIssued} or ${isPaid})`))
    .orderBy(asc(issuedAt));
  return rows.map(moved);
}

/** Money that is awaited: invoices to be paid, and credit notes of paid ones to be paid back; the oldest first. */
export async function readOpenPapers(db: Handle): Promise<MovedPaper[]> {
  const { kind, paidOn, issuedAt } = organisationPapers;
  const rows = await db
    .select()
    .from(organisationPapers)
    .where(and(ne(kind, 'quote'), isNull(paidOn)))
    .orderBy(asc(issuedAt));
  const all = Map.groupBy(
    await readPapers(
      db,
      rows.map((row) => row.dealId),
    ),
    (paper) => paper.dealId,
  );
  const isOpen = ({ kind: of, dealId: id }: Paper): boolean => {
    const papers = all.get(id) ?? [];
    return of === 'invoice' ? paperOf(papers, 'credit-note') === null : owesBack(papers);
  };
  return rows.filter(isOpen).map(moved);
}
