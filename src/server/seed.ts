/**
 * The first start: loads the sample academy once, in one transaction. From then on the database owns the catalogue; `sample` marks
 * what the owner must replace before opening.
 */
import { randomUUID } from 'node:crypto';
import { campaigns as sampleCampaigns, coupons as sampleCoupons } from '../../content/sample/campaign.ts';
import {
  consultationServices as sampleServices,
  expertHours as sampleExpertHours,
} from '../../content/sample/consultation-services.ts';
import { courses as sampleCourses } from '../../content/sample/courses.ts';
import { jobs as sampleJobs } from '../../content/sample/jobs.ts';
import { posts as samplePosts } from '../../content/sample/posts.ts';
import { bundles as sampleBundles } from '../../content/sample/bundles.ts';
import { products as sampleProducts } from '../../content/sample/products.ts';
import { settings as sampleSettings } from '../../content/sample/settings.ts';
import { trainers as sampleTrainers } from '../../content/sample/trainers.ts';
import { workshops as sampleWorkshops } from '../../content/sample/workshops.ts';
import type {
  LegalBlock as WrittenBlock,
  LegalPage,
  SampleCampaign,
  SampleWorkshop,
} from '../../content/shape.ts';
import type { Database } from '../platform/db/database.ts';
import type { Handle } from '../platform/db/handle.ts';
import type { Campaign } from '../catalogue/courses/course.ts';
import {
  academySettings,
  campaigns,
  consultationServices,
  courses,
  jobs,
  legalTexts,
  posts,
  products,
  bundles,
  trainers,
  workshops,
} from '../academy/content/catalogue.table.ts';
import { writeHours } from '../selling/hours/set-hours.service.ts';
import type { Workshop } from '../catalogue/workshops/workshop.ts';
import { seedClassroom } from './seed-classroom.ts';
import { seedCommunity, seedHosts } from './seed-community.ts';
import { coupons, sampleMaker } from '../selling/coupons/coupons.table.ts';
import { staffMembers } from '../academy/staff/staff.table.ts';
import { addDays, addWeeks, dateInMorocco, endOfDay, weekdayOf } from '../platform/time/calendar-date.ts';
import { cohorts as sampleCohorts } from '../../content/sample/cohorts.ts';
import { scheduleSessions } from '../learning/classroom/live-schedule.service.ts';
import { cohorts } from '../selling/orders/cohorts.table.ts';
import { words } from '../words.ts';
import type { LegalBlock, LegalCase, LegalSlug, LegalText, LegalWords } from '../academy/legal/legal.ts';
import { type Locale, inEach } from '../platform/i18n/locale.ts';

const blank: LegalBlock = { text: '', points: [], shows: null };

function blockOf(written: WrittenBlock): LegalBlock {
  if ('text' in written) return { ...blank, text: written.text };
  if ('identity' in written) return { ...blank, shows: 'identity' };
  if ('refunds' in written) return { ...blank, shows: 'refunds' };
  if ('cookies' in written) return { ...blank, shows: 'cookies' };
  const points = written.points.map((point) =>
    typeof point === 'string' ? { text: point, only: null } : { ...point, only: point.only as LegalCase },
  );
  return { ...blank, points };
}

/** A paragraph and the points below it are one block. */
function together(blocks: readonly LegalBlock[]): LegalBlock[] {
  const made: LegalBlock[] = [];
  for (const block of blocks) {
    const last = made.at(-1);
    const isHead = last && block.text === '' && last.points.length === 0 && last.shows === null;
    if (isHead) made.splice(-1, 1, { ...block, text: last.text });
    else made.push(block);
  }
  return made;
}

const wordsOf = (page: LegalPage, locale: Locale): LegalWords => ({
  title: page.title,
  lead: page.lead,
  change: page.versions[0]?.change[locale] ?? '',
  description: page.description,
  sections: page.sections.map(({ id, heading, blocks }) => ({
    heading,
    id,
    blocks: together(blocks.map(blockOf)),
  })),
});

function textOf(slug: LegalSlug, pages: Record<Locale, LegalPage>): LegalText {
  const [newest] = pages.en.versions;
  if (!newest) throw new Error(`${slug} has no version.`);
  const { version, effectiveOn } = newest;
  return { slug, version, effectiveOn, words: inEach((one) => wordsOf(pages[one], one)) };
}

/** The pages of law as supplied; they become records of the academy once, at any age, and staff edit them from then on. */
export const firstLegalTexts: LegalText[] = [
  textOf(
    'privacy-policy',
    inEach((one) => words[one].privacyPolicy),
  ),
  textOf(
    'terms-and-conditions',
    inEach((one) => words[one].termsAndConditions),
  ),
  textOf(
    'cookie-policy',
    inEach((one) => words[one].cookiePolicy),
  ),
];

/** Existing ones stay as they are. */
async function seedLegal(tx: Handle, now: Date): Promise<void> {
  await tx
    .insert(legalTexts)
    .values(
      firstLegalTexts.map((record, index) => ({
        slug: record.slug,
        position: index + 1,
        sample: 'own' as const,
        record,
        updatedAt: now,
      })),
    )
    .onConflictDoNothing();
}

/** The first Monday after the day itself. */
const nextMonday = (date: string): string => addDays(date, 8 - weekdayOf(date));

async function seedCohorts(tx: Handle, now: Date): Promise<void> {
  const monday = nextMonday(dateInMorocco(now));
  const rows = await tx
    .insert(cohorts)
    .values(
      sampleCohorts.map(({ startsInWeeks, ...cohort }) => ({
        ...cohort,
        id: randomUUID(),
        startsOn: addWeeks(monday, startsInWeeks - 1),
        chatLink: null,
        createdAt: now,
        sample: true,
      })),
    )
    .returning();
  for (const row of rows) await scheduleSessions(tx, row, now);
}

const dayMs = 86_400_000;

/** A campaign that ends with a day of Morocco, some days later. */
export function campaignFrom(sample: SampleCampaign, now: Date): Campaign {
  if (!('runsForDays' in sample)) return sample;
  const { runsForDays, ...rest } = sample;
  const end = endOfDay(new Date(now.getTime() + runsForDays * dayMs));
  return { ...rest, startsAt: now.toISOString(), endsAt: end.toISOString() };
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
  | typeof bundles
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
  await fill(tx, bundles, sampleBundles, now);
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

/** Loads the sample academy into an empty database, and makes sure that the first member of staff and the pages of law exist. True when the sample was loaded now. */
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
    await seedHosts(tx, now);
    return true;
  });
}
