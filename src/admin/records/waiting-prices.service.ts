/** What is in work, and the prices that wait to be approved, each beside the draft it is about. */
import { pricesThatDiffer } from './record-changes.ts';
import type { RecordName } from '../../academy/content/revisions.service.ts';
import { type PriceRequest, readPriceRequest } from '../../academy/content/price-requests.service.ts';
import { and, asc, desc, eq, gte, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import type { RecordKind } from './record-kinds.ts';
import { catalogueRevisions, priceRequests } from '../../academy/content/revisions.table.ts';
import { lacksPrice, newsSince } from './price-rules.ts';

type Shown = Omit<PriceRequest, 'kind' | 'slug' | 'state'> & { state: 'waiting' | 'approved' | 'refused' };

/** What is told about a record's request: while it waits, was refused, or was approved of late; null otherwise. */
export async function requestToShow(
  db: Handle,
  { isDraft, isFirst, now, ...name }: RecordName & { isDraft: boolean; isFirst: boolean; now: Date },
): Promise<Shown | null> {
  const found = await readPriceRequest(db, name);
  if (found === null) return null;
  const { state, kind: _kind, slug: _slug, ...told } = found;
  if (state === 'ended') return null;
  const isNews = found.decidedAt !== null && found.decidedAt >= newsSince(now);
  const isOpen = isDraft || (isFirst && state === 'waiting');
  return (state === 'approved' ? isNews && !isDraft : isOpen) ? { state, ...told } : null;
}

/** What is in work: a draft, or what waits for its time. */
type InWork = {
  kind: RecordKind;
  slug: string;
  record: object | null;
  state: 'draft' | 'changed' | 'waiting' | 'scheduled';
  /** When it was saved; of what is scheduled: when it is published. */
  at: Date;
};

/** Newest drafts of one member of staff, after whatever is scheduled; at most `each` of either. */
export async function readInWork(db: Handle, { by, each }: { by: string; each: number }): Promise<InWork[]> {
  const shown = alias(catalogueRevisions, 'shown');
  const { kind, slug, record, state, madeBy, madeAt, publishAt } = catalogueRevisions;
  const read = (which: 'draft' | 'scheduled') =>
    db
      .select({
        kind,
        slug,
        record,
        madeAt,
        publishAt,
        request: priceRequests.state,
        published: shown.record,
      })
      .from(catalogueRevisions)
      .leftJoin(priceRequests, and(eq(priceRequests.kind, kind), eq(priceRequests.slug, slug)))
      .leftJoin(shown, and(eq(shown.kind, kind), eq(shown.slug, slug), eq(shown.state, 'published')))
      .where(and(eq(state, which), which === 'draft' ? eq(madeBy, by) : undefined))
      .orderBy(which === 'draft' ? desc(madeAt) : asc(publishAt))
      .limit(each);
  const [scheduled, drafts] = [await read('scheduled'), await read('draft')];
  const stateOf = (row: (typeof drafts)[number]): InWork['state'] => {
    const prices = row.record === null ? [] : pricesThatDiffer(row.kind, row.published, row.record);
    if (row.request === 'waiting' && prices.length > 0) return 'waiting';
    return row.published === null ? 'draft' : 'changed';
  };
  return [
    ...scheduled.map((row) => ({ ...row, state: 'scheduled' as const, at: row.publishAt ?? row.madeAt })),
    ...drafts.map((row) => ({ ...row, state: stateOf(row), at: row.madeAt })),
  ];
}

const draftOfRequest = (db: Handle) => {
  const shown = alias(catalogueRevisions, 'shown');
  const { kind, slug, record, id, state } = catalogueRevisions;
  return db
    .select({ request: priceRequests, revision: id, record, published: shown.record })
    .from(priceRequests)
    .leftJoin(
      catalogueRevisions,
      and(eq(kind, priceRequests.kind), eq(slug, priceRequests.slug), eq(state, 'draft')),
    )
    .leftJoin(
      shown,
      and(
        eq(shown.kind, priceRequests.kind),
        eq(shown.slug, priceRequests.slug),
        eq(shown.state, 'published'),
      ),
    );
};

type Row = Awaited<ReturnType<typeof draftOfRequest>>[number];

/** A request, the draft that changes the price (null once it is published), and what is published. */
export type PricedDraft = Row & { fields: string[] };

const withFields = (row: Row): PricedDraft => ({
  ...row,
  fields: row.record === null ? [] : pricesThatDiffer(row.request.kind, row.published, row.record),
});

/** More than any academy has open. */
const most = 200;

/** Those that wait and still change a price or need one, the oldest first. */
export async function readWaitingPrices(db: Handle): Promise<PricedDraft[]> {
  const rows = await draftOfRequest(db)
    .where(eq(priceRequests.state, 'waiting'))
    .orderBy(asc(priceRequests.askedAt))
    .limit(most);
  return rows.map(withFields).filter((row) => row.fields.length > 0 || lacksPrice(row.published));
}

/**
 * What became of the requests of one member of staff, the last first: refused ones while their draft still changes the price,
 * approved ones from `since`.
 */
export async function readPriceAnswers(
  db: Handle,
  { by, since }: { by: string; since: Date },
): Promise<PricedDraft[]> {
  const { state, askedBy, decidedAt } = priceRequests;
  const isNews = or(eq(state, 'refused'), and(eq(state, 'approved'), gte(decidedAt, since)));
  const rows = await draftOfRequest(db)
    .where(and(eq(askedBy, by), isNews))
    .orderBy(desc(decidedAt))
    .limit(most);
  return rows
    .map(withFields)
    .filter(({ request, fields }) => request.state === 'approved' || fields.length > 0);
}
