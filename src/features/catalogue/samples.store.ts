/** What of the sample academy still stands in the catalogue and the settings. */
import { sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import {
  academySettings,
  campaigns,
  consultationServices,
  courses,
  jobs,
  posts,
  products,
  trainers,
  workshops,
} from './catalogue.table.ts';

const tables = {
  course: courses,
  workshop: workshops,
  product: products,
  trainer: trainers,
  post: posts,
  job: jobs,
  service: consultationServices,
  campaign: campaigns,
  settings: academySettings,
} as const;

export type SampleKind = keyof typeof tables;
export type SampleCount<Kind extends string = SampleKind> = { kind: Kind; count: number };

/** Kinds without any are left out. */
export async function countSamples(db: Handle): Promise<SampleCount[]> {
  const each = Object.entries(tables).map(
    ([kind, table]) =>
      sql`select ${kind}::text as kind, count(*)::int as count from ${table} where ${table.sample} = 'sample'`,
  );
  const { rows } = await db.execute<SampleCount>(sql.join(each, sql` union all `));
  return rows.filter(({ count }) => count > 0);
}
