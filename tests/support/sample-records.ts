/** Every record of the sample academy by its kind, as it is in the database after the first start. */
import { bundles } from '../../content/sample/bundles.ts';
import { campaigns } from '../../content/sample/campaign.ts';
import { consultationServices } from '../../content/sample/consultation-services.ts';
import { courses } from '../../content/sample/courses.ts';
import { jobs } from '../../content/sample/jobs.ts';
import { posts } from '../../content/sample/posts.ts';
import { products } from '../../content/sample/products.ts';
import { settings } from '../../content/sample/settings.ts';
import { trainers } from '../../content/sample/trainers.ts';
import { workshops } from '../../content/sample/workshops.ts';
import { firstLegalTexts } from '../../src/server/seed.ts';
import type { RecordKind, RecordOf } from '../../src/admin/records/record-kinds.ts';

const [startsAt, endsAt] = ['2026-11-20T10:00:00.000Z', '2026-11-30T23:00:00.000Z'];

export const sampleRecords: { [K in RecordKind]: RecordOf[K][] } = {
  course: courses,
  workshop: workshops.map((one) => {
    if (!('heldInDays' in one)) return one;
    const { heldInDays: _, ...rest } = one;
    return { ...rest, heldOn: '2026-12-05' };
  }),
  // A file in each language that it was made in, as everywhere in the database.
  product: products as RecordOf['product'][],
  bundle: bundles,
  trainer: trainers,
  post: posts,
  job: jobs,
  service: consultationServices,
  campaign: campaigns.map((one) => {
    if (!('runsForDays' in one)) return one;
    const { runsForDays: _, ...rest } = one;
    return { ...rest, startsAt, endsAt };
  }),
  legal: firstLegalTexts,
  settings: [settings],
};
