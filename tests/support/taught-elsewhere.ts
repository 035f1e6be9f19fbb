/** A course that is taught on another platform: its orders take access codes, sample ones at first. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Handle } from '../../src/platform/db/handle.ts';
import { accessCodes } from '../../src/selling/orders/access.table.ts';
import { courses } from '../../src/academy/content/catalogue.table.ts';

export async function teachElsewhere(db: Handle, slug: string, sampleCodes = 5): Promise<void> {
  const [row] = await db.select({ record: courses.record }).from(courses).where(eq(courses.slug, slug));
  if (!row) throw new Error(`There is no course ${slug}.`);
  const record = { ...row.record, taughtAt: 'elsewhere' as const };
  await db.update(courses).set({ record }).where(eq(courses.slug, slug));
  const codes = Array.from({ length: sampleCodes }, (_, at) => `SAMPLE-${slug}-${at + 1}`.toUpperCase());
  const addedAt = new Date('2026-01-01T09:00:00Z');
  await db
    .insert(accessCodes)
    .values(codes.map((code) => ({ id: randomUUID(), itemSlug: slug, code, addedAt, isSample: true })));
}
