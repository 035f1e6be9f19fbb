/** What of the sample academy still stands there, and taking it off the pages, many at once. */
import { z } from 'zod';
import { sampleKinds } from './sample-kinds.ts';
import { mayReplaceSamples } from '../staff/who-may.ts';
import type { WhySampleStays } from './read-samples.service.ts';
import type { SampleRemoved } from './remove-record.service.ts';
import { rowExample, titleOf } from './catalogue-shapes.staff.ts';
import { inBoth } from './in-both.staff.ts';
import { defineStaffCall, type StaffCall } from '../staff/staff-call.ts';

const reasons = ['still-needed', 'needs-price-right', 'draft-there', 'not-sample'] as const;
type Reason = (typeof reasons)[number];
/** How many of what needs it; by whom, and when, of a draft. */
type Detail = Record<string, string | number>;

const name = { kind: z.enum(sampleKinds), slug: z.string() };
const stays = z
  .object({
    reason: z.enum(reasons),
    detail: z.record(z.string(), z.union([z.string(), z.number()])).meta({
      description: 'Of `still-needed` how many of what need it; of `draft-there` `by` and `at`.',
    }),
  })
  .nullable()
  .meta({ description: 'Null: nothing holds it.' });

const sampleRow = z.object({ ...name, title: inBoth, stays });
const samplesAnswer = z.object({
  rows: z.array(sampleRow),
  areSettings: z
    .boolean()
    .meta({ description: 'The academy’s settings are the sample’s: the owner writes them anew.' }),
  posts: z.number().int().meta({ description: 'First posts of the team, taken off in the community.' }),
});
export type SampleRow = z.output<typeof sampleRow>;
export type SamplesAnswer = z.output<typeof samplesAnswer>;

function detailOf(why: WhySampleStays | { reason: 'not-sample' }): Detail {
  if (why.reason === 'still-needed')
    return Object.fromEntries(why.needs.map(({ what, count }) => [what, count]));
  return why.reason === 'draft-there' ? { by: why.by, at: why.at.toISOString() } : {};
}
const staysOf = (why: WhySampleStays | { reason: 'not-sample' }): { reason: Reason; detail: Detail } => ({
  reason: why.reason,
  detail: detailOf(why),
});

const example = { kind: 'course', slug: rowExample.slug } as const;
const needed = { reason: 'still-needed', detail: { orders: 3 } } as const;

const readSamples = defineStaffCall({
  id: 'readSamples',
  group: 'catalogue',
  method: 'GET',
  path: '/api/staff/samples',
  summary: 'Records in which words of the sample academy still stand, with why one stays',
  description:
    '`access-codes`: invented codes that nobody has, by the slug of their course; `coupon`: the sample’s, by its code. A trainer whom others name (`detail.records` alone) goes when they go before her, in one deed or earlier.',
  may: mayReplaceSamples,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'All of them.',
    schema: samplesAnswer,
    example: { rows: [{ ...example, title: rowExample.title, stays: needed }], areSettings: true, posts: 4 },
  },
  async answer({ academy }, { staff }) {
    const { records, areSettings, posts } = await academy.staff.samples({ staff });
    const rows = records.map(({ kind, slug, record, stays: why }) => ({
      kind,
      slug,
      title: titleOf(record),
      stays: why && staysOf(why),
    }));
    return { ok: true, status: 200, body: { rows, areSettings, posts } satisfies SamplesAnswer };
  },
});

const removed = z.object({ ...name, isGone: z.boolean(), stays });
const removalAnswer = z.object({ rows: z.array(removed) });
export type RemovalAnswer = z.output<typeof removalAnswer>;

const removedOf = (one: SampleRemoved): RemovalAnswer['rows'][number] => ({
  kind: one.kind,
  slug: one.slug,
  isGone: one.isGone,
  stays: one.isGone ? null : staysOf(one.stays),
});

const removeSamples = defineStaffCall({
  id: 'removeSamples',
  group: 'catalogue',
  method: 'POST',
  path: '/api/staff/samples/removal',
  summary: 'Take samples from the pages, many at once; their history stays',
  description:
    'Each goes by itself: what must stay stays, with its reason, and the others go. What is gone already is told as gone, so that a call that broke off may be sent again. What is no sample any more is not touched.',
  may: mayReplaceSamples,
  schema: z.strictObject({ records: z.array(z.strictObject(name)).min(1).max(500) }),
  example: { records: [example] },
  answer200: {
    when: 'Those that are gone, and those that stay.',
    schema: removalAnswer,
    example: { rows: [{ ...example, isGone: false, stays: needed }] },
  },
  async answer({ academy }, { value, staff }) {
    const told = await academy.staff.removeSamples({ records: value.records, staff });
    return { ok: true, status: 200, body: { rows: told.map(removedOf) } satisfies RemovalAnswer };
  },
});

export const sampleCalls: readonly StaffCall[] = [readSamples, removeSamples];
