/**
 * The first start: loads the sample academy once, in one transaction. From then on the database owns what is for sale;
 * `sample` marks what the owner must replace before opening.
 */
import { randomUUID } from 'node:crypto';
import { campaigns as sampleCampaigns } from '../../content/sample/campaign.ts';
import { consultationServices as sampleServices } from '../../content/sample/consultation-services.ts';
import { coupons as sampleCoupons } from '../../content/sample/coupons.ts';
import { courses as sampleCourses } from '../../content/sample/courses.ts';
import { expertHours as sampleExpertHours } from '../../content/sample/expert-hours.ts';
import { jobs as sampleJobs } from '../../content/sample/jobs.ts';
import { posts as samplePosts } from '../../content/sample/posts.ts';
import { products as sampleProducts } from '../../content/sample/products.ts';
import { settings as sampleSettings } from '../../content/sample/settings.ts';
import { trainers as sampleTrainers } from '../../content/sample/trainers.ts';
import { workshops as sampleWorkshops } from '../../content/sample/workshops.ts';
import type { SampleCampaign, SampleWorkshop } from '../../content/shape.ts';
import type { Database } from '../platform/db/database.ts';
import type { Handle } from '../platform/db/handle.ts';
import type { Campaign } from '../features/courses/campaign.ts';
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
} from '../features/catalogue/catalogue.table.ts';
import { writeHours } from '../features/consultations/set-hours.store.ts';
import type { Workshop } from '../features/workshops/workshop.ts';
import { seedClassroom } from './seed-classroom.ts';
import { seedLegal } from './seed-legal.ts';
import { seedCohorts } from './seed-cohorts.ts';
import { seedCommunity } from './seed-community.ts';
import { coupons, sampleMaker } from '../features/coupons/coupons.table.ts';
import { staffMembers } from '../features/staff/staff.table.ts';
import { addDays, dateInMorocco } from '../platform/time/calendar-date.ts';

const dayMs = 86_400_000;

/** A campaign that runs for some days ends at a midnight of Morocco (UTC+1) after them, so that its clock looks meant. */
export function campaignFrom(sample: SampleCampaign, now: Date): Campaign {
  if (!('runsForDays' in sample)) return sample;
  const { runsForDays, ...rest } = sample;
  const end = Math.ceil((now.getTime() + runsForDays * dayMs) / dayMs) * dayMs - 3_600_000;
  return { ...rest, startsAt: now.toISOString(), endsAt: new Date(end).toISOString() };
}

/** A workshop whose day is counted from the first start. */
function workshopFrom(sample: SampleWorkshop, now: Date): Workshop {
  if (!('heldInDays' in sample)) return sample;
  const { heldInDays, ...rest } = sample;
  return { ...rest, heldOn: addDays(dateInMorocco(now), heldInDays) };
}

const rowsOf = <T extends { slug: string }>(records: readonly T[], updatedAt: Date) =>
  records.map((record, index) => ({
    slug: record.slug,
    position: index + 1,
    sample: 'sample' as const,
    record,
    updatedAt,
  }));

type CatalogueTable =
  | typeof courses
  | typeof workshops
  | typeof products
  | typeof trainers
  | typeof posts
  | typeof jobs
  | typeof consultationServices;

async function fill(
  tx: Handle,
  table: CatalogueTable,
  records: readonly { slug: string }[],
  now: Date,
): Promise<void> {
  if (records.length > 0) await tx.insert(table).values(rowsOf(records, now) as never);
}

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

async function seedHours(tx: Handle, now: Date): Promise<void> {
  for (const { expert, hours, ...settings } of sampleExpertHours)
    await writeHours(
      tx,
      expert,
      {
        hours: hours.map(({ weekday, from, until }) => ({
          weekday,
          fromMinute: minuteOf(from),
          untilMinute: minuteOf(until),
        })),
        days: [],
        settings: { ...settings, meetingUrl: '' },
      },
      { at: now, uuid: randomUUID },
    );
}

async function seedCatalogue(tx: Handle, now: Date): Promise<void> {
  await tx
    .insert(academySettings)
    .values({ id: 1, record: sampleSettings, sample: 'sample', updatedAt: now });
  await fill(tx, courses, sampleCourses, now);
  await fill(
    tx,
    workshops,
    sampleWorkshops.map((one) => workshopFrom(one, now)),
    now,
  );
  await fill(tx, products, sampleProducts, now);
  await fill(tx, trainers, sampleTrainers, now);
  await fill(tx, posts, samplePosts, now);
  await fill(tx, jobs, sampleJobs, now);
  await fill(tx, consultationServices, sampleServices, now);
  await seedHours(tx, now);
  await tx.insert(campaigns).values(
    rowsOf(
      sampleCampaigns.map((one) => campaignFrom(one, now)),
      now,
    ),
  );
  await tx.insert(coupons).values(
    sampleCoupons.map((coupon) => ({
      ...coupon,
      id: randomUUID(),
      startsAt: now,
      createdAt: now,
      createdBy: sampleMaker,
    })),
  );
}

/**
 * Loads the sample academy when the database holds none, and sees to it that the first member of staff and the pages of law exist. True when
 * the sample was loaded now.
 */
export async function seedOnce(database: Database, firstStaff: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    const now = new Date();
    await tx
      .insert(staffMembers)
      .values({ email: firstStaff, role: 'owner', addedAt: now })
      .onConflictDoNothing();
    await seedLegal(tx, now);
    const [known] = await tx.select({ id: academySettings.id }).from(academySettings).limit(1);
    if (known) return false;
    await seedCatalogue(tx, now);
    await seedClassroom(tx, now);
    await seedCohorts(tx, now);
    await seedCommunity(tx, firstStaff, now);
    return true;
  });
}
