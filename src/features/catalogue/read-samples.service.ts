/** What of the sample academy still stands there, each with why it stays where it must. Nothing here changes anything. */
import type { Handle } from '../../platform/db/handle.ts';
import { readPools } from '../access/pools.store.ts';
import { whyItStays, type WhyItStays } from '../access/needs-record.store.ts';
import { readRows } from './record-rows.store.ts';
import { readOpenOf } from './revisions.store.ts';
import { sampleRecordKinds, type SampleKindToGo, type SampleRecordKind } from './sample-kinds.ts';
import { countSamplePosts } from '../community/sample-posts.store.ts';
import { readOpenSampleCoupons } from '../coupons/coupons.store.ts';
import { mayReplaceSamples, maySetPrices, type Who } from '../staff/who-may.ts';
import type { StaffMember } from '../../academy.ts';
import type { FlowContext } from '../../context.ts';

export type SampleName = { kind: SampleKindToGo; slug: string };

/** 'draft-there': somebody is writing it anew, and `at` is when she saved last. */
export type WhySampleStays = WhyItStays | { reason: 'draft-there'; by: string; at: Date };

/** `stays` null: it may go. Of a trainer that others name: they may go before her, in one deed. */
type SampleRecord = SampleName & { record: object; stays: WhySampleStays | null };

async function samplesOf(db: Handle, kind: SampleRecordKind, staff: Who): Promise<SampleRecord[]> {
  const rows = (await readRows(db, kind)).filter(({ sample }) => sample === 'sample');
  if (rows.length === 0) return [];
  const drafts = new Map((await readOpenOf(db, kind)).map((draft) => [draft.slug, draft]));
  return Promise.all(
    rows.map(async ({ slug, record }): Promise<SampleRecord> => {
      const draft = drafts.get(slug);
      const stays = draft
        ? ({ reason: 'draft-there', by: draft.madeBy, at: draft.madeAt } as const)
        : await whyItStays(db, { kind, slug, record }, { mayPrice: maySetPrices(staff) });
      return { kind, slug, record, stays };
    }),
  );
}

/** Named as a record is. */
const called = (en: string, ar = en) => ({ words: { en: { name: en }, ar: { name: ar } } });

/** Invented codes by their course, and the coupon while it is open. */
async function otherSamples(db: Handle): Promise<SampleRecord[]> {
  const pools = await readPools(db, { production: false, liveCards: false });
  const codes = pools
    .filter(({ samples }) => samples > 0)
    .map(({ itemSlug: slug, name: { en, ar }, samples }) => {
      const record = called(`${en} (${samples})`, `${ar} (${samples})`);
      return { kind: 'access-codes', slug, record, stays: null } as const;
    });
  const open = await readOpenSampleCoupons(db);
  const coupons = open.map(
    ({ code: slug }) => ({ kind: 'coupon', slug, record: called(slug), stays: null }) as const,
  );
  return [...codes, ...coupons];
}

/**
 * What words of the sample stand in, by kind and in the order of the pages, and what is no record to be taken off: the settings,
 * posts of the team in the community. Who may: `mayReplaceSamples`.
 */
export async function readSamples({ database: { db } }: FlowContext, { staff }: { staff: StaffMember }) {
  // The caller has asked already: getting here without the right is a bug.
  if (!mayReplaceSamples(staff)) throw new Error(`${staff.role} may not see what is left of the sample.`);
  const [codes, records, [settings], posts] = await Promise.all([
    otherSamples(db),
    Promise.all(sampleRecordKinds.map((kind) => samplesOf(db, kind, staff))),
    readRows(db, 'settings'),
    countSamplePosts(db),
  ]);
  return { records: [...codes, ...records.flat()], areSettings: settings?.sample === 'sample', posts };
}
