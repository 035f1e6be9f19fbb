/** Reads of the catalogue. Every record is one row; nothing here knows who asks or what it costs today. */
import { asc, eq } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import type { Campaign } from './campaign.ts';
import { academySettings, campaigns, courses, products, trainers, workshops } from './catalogue.table.ts';
import type { Course } from './course.ts';
import type { Product } from './product.ts';
import type { AcademySettings } from './settings.ts';
import type { Trainer } from './trainer.ts';
import type { Workshop } from './workshop.ts';

/** What a slug may look like: anything else is unknown without asking the database. */
export const isSlug = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,99}$/.test(text);

export async function readCourses(db: Handle): Promise<Course[]> {
  const rows = await db
    .select({ record: courses.record })
    .from(courses)
    .orderBy(asc(courses.position), asc(courses.slug));
  return rows.map((row) => row.record);
}

export async function readCourse(db: Handle, slug: string): Promise<Course | null> {
  if (!isSlug(slug)) return null;
  const [row] = await db.select({ record: courses.record }).from(courses).where(eq(courses.slug, slug));
  return row?.record ?? null;
}

export async function readWorkshops(db: Handle): Promise<Workshop[]> {
  const rows = await db
    .select({ record: workshops.record })
    .from(workshops)
    .orderBy(asc(workshops.position), asc(workshops.slug));
  return rows.map((row) => row.record);
}

export async function readWorkshop(db: Handle, slug: string): Promise<Workshop | null> {
  if (!isSlug(slug)) return null;
  const [row] = await db.select({ record: workshops.record }).from(workshops).where(eq(workshops.slug, slug));
  return row?.record ?? null;
}

export async function readProducts(db: Handle): Promise<Product[]> {
  const rows = await db
    .select({ record: products.record })
    .from(products)
    .orderBy(asc(products.position), asc(products.slug));
  return rows.map((row) => row.record);
}

export async function readProduct(db: Handle, slug: string): Promise<Product | null> {
  if (!isSlug(slug)) return null;
  const [row] = await db.select({ record: products.record }).from(products).where(eq(products.slug, slug));
  return row?.record ?? null;
}

export async function readTrainers(db: Handle): Promise<Trainer[]> {
  const rows = await db
    .select({ record: trainers.record })
    .from(trainers)
    .orderBy(asc(trainers.position), asc(trainers.slug));
  return rows.map((row) => row.record);
}

/** All campaigns, running or not: who shows or charges asks `isRunning`. */
export async function readCampaigns(db: Handle): Promise<Campaign[]> {
  const rows = await db
    .select({ record: campaigns.record })
    .from(campaigns)
    .orderBy(asc(campaigns.position), asc(campaigns.slug));
  return rows.map((row) => row.record);
}

/** Throws when the database was never seeded: no page can be made without the academy's name. */
export async function readSettings(db: Handle): Promise<AcademySettings> {
  const [row] = await db
    .select({ record: academySettings.record })
    .from(academySettings)
    .where(eq(academySettings.id, 1));
  if (!row) throw new Error('The academy has no settings yet: seed the database first.');
  return row.record;
}
