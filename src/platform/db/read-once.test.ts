import { AsyncLocalStorage } from 'node:async_hooks';
import { beforeEach, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { contentVersion, courses } from '../../academy/content/catalogue.table.ts';
import type { Course } from '../../catalogue/courses/course.ts';
import { describeOnBothEngines, databaseForEach } from '../../../tests/support/open-test-database.ts';
import type { Handle } from './handle.ts';
import { asRequest } from './read-once.ts';

const slug = 'sewing';
const record = (priceCentimes: number) => ({ slug, priceCentimes }) as unknown as Course;
const write = (db: Handle, price: number) =>
  db
    .update(courses)
    .set({ record: record(price) })
    .where(eq(courses.slug, slug));

async function price(db: Handle): Promise<number | null | undefined> {
  const [row] = await db.select({ record: courses.record }).from(courses).where(eq(courses.slug, slug));
  return row?.record.priceCentimes;
}

describeOnBothEngines('content in memory', (engine) => {
  const asked = <T>(work: () => Promise<T>) => asRequest(work);

  const database = databaseForEach(engine);
  beforeEach(() =>
    database.db.insert(courses).values({
      slug,
      position: 1,
      sample: 'own',
      record: record(100),
      updatedAt: new Date(0),
    }),
  );

  it('is what the database had when a request or a transaction began, or newer', async () => {
    expect(await asked(() => price(database.db))).toBe(100);
    await write(database.db, 200);
    expect(await asked(() => price(database.db))).toBe(200);
    await database.transaction((tx) => write(tx, 300));
    expect(await database.transaction((tx) => price(tx))).toBe(300);
    expect(await asked(() => price(database.db))).toBe(300);
  });

  it('is asked of the database once for a version, and a seat that is sold makes no new one', async () => {
    const places = async () => {
      const { rows } = await database.db.execute<{ reads: string }>(sql`select reads from content_version`);
      return Number(rows[0]?.reads);
    };
    const all = () => asked(() => database.db.execute(sql`select slug from courses`));
    const kept = await all();
    const before = await places();
    await database.db.update(contentVersion).set({ version: sql`${contentVersion.version} + 1` });
    expect(await places()).toBe(before);
    expect(await all()).toBe(kept);
    // A job that looks for what is due and finds nothing changes nothing.
    await database.db.update(courses).set({ position: 2 }).where(eq(courses.slug, 'nowhere'));
    expect(await places()).toBe(before);
    await write(database.db, 100);
    expect(await places()).toBe(before + 1);
    expect(await all()).not.toBe(kept);
  });

  it('of a transaction that writes some is its own, and nobody else’s, also when it is undone', async () => {
    expect(await database.transaction((tx) => price(tx))).toBe(100);
    const undone = database.transaction(async (tx) => {
      await write(tx, 999);
      expect(await price(tx)).toBe(999);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await database.transaction((tx) => price(tx))).toBe(100);
    await database.transaction((tx) => write(tx, 400));
    expect(await database.transaction((tx) => price(tx))).toBe(400);
  });

  it('is not waited for by a transaction while it is on its way to somebody else, who waits for the transaction', async () => {
    const apart = await asked(async () => {
      await database.db.execute(sql`select slug from courses`);
      const outside = AsyncLocalStorage.snapshot();
      let theirs: Promise<unknown> = Promise.resolve();
      await database.transaction(async (tx) => {
        theirs = outside(() => price(database.db));
        expect(await price(tx)).toBe(100);
      });
      return theirs;
    });
    expect(apart).toBe(100);
  });

  it('is new within the request that changed it', async () => {
    await asked(async () => {
      expect(await price(database.db)).toBe(100);
      await database.transaction((tx) => write(tx, 500));
      expect(await price(database.db)).toBe(500);
      await write(database.db, 600);
      expect(await price(database.db)).toBe(600);
    });
  });

  it('of addresses that lead nowhere is kept for some of them', async () => {
    const nowhere = (at: number) =>
      asked(() => database.db.execute(sql`select slug from courses where slug = ${`nowhere-${at}`}`));
    expect(await nowhere(0)).toBe(await nowhere(0));
    for (let at = 1; at < 210; at += 1) await nowhere(at);
    expect(await nowhere(209)).not.toBe(await nowhere(209));
    expect(await nowhere(0)).toBe(await nowhere(0));
  });

  it('is never the answer to who asks for a lock, or beside it for what others write', async () => {
    const locked = () =>
      database.transaction((tx) => tx.execute(sql`select slug from courses where slug = ${slug} for update`));
    expect(await locked()).not.toBe(await locked());
    const beside = () => asked(() => database.db.execute(sql`select slug from courses, orders limit 1`));
    expect(await beside()).not.toBe(await beside());
  });
});
