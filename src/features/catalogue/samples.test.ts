import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { academySettings, contentVersion, courses, posts, trainers } from './catalogue.table.ts';
import { accessCodes } from '../access/access.table.ts';
import { coupons } from '../coupons/coupons.table.ts';
import { orders } from '../orders/orders.table.ts';
import { staffLog } from '../staff/staff.table.ts';
import { aCourse } from '../../../tests/support/builders.ts';
import { place, staff as owner } from '../../../tests/support/deeds.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { asWritten, describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { sampleRecords } from '../../../tests/support/sample-records.ts';
import { aCohort } from '../../../tests/support/classroom.ts';
import { liveSessions } from '../classroom/classroom.table.ts';
import { scheduleSessions } from '../classroom/live-schedule.service.ts';
import { changePlan } from '../cohorts/cohort-admin.service.ts';
import { findCohort } from '../cohorts/cohorts.service.ts';
import { cohorts } from '../cohorts/cohorts.table.ts';
import { bindAcademy } from '../../services.ts';
import type { SampleName } from './read-samples.service.ts';

const editor = { email: 'hiba@academy.example', role: 'editor' } as const;
const [trainer] = sampleRecords.trainer;
const [article] = sampleRecords.post;
if (!trainer || !article) throw new Error('The sample has neither a trainer nor an article.');

const sewing = { kind: 'course', slug: 'sewing' } as const;
const selling = { kind: 'course', slug: 'selling-online' } as const;
const whoTeaches = { kind: 'trainer', slug: trainer.slug } as const;
const read = { kind: 'post', slug: article.slug } as const;
const all = [whoTeaches, read, selling, sewing];

describeOnBothEngines('what is left of the sample academy', (engine) => {
  let test: TestAcademy;
  beforeEach(async () => {
    test = await openTestAcademy({
      engine,
      courses: [aCourse({ trainer: trainer.slug }), aCourse({ slug: 'sewing', nameEn: 'Sewing' })],
    });
    const { db } = test.database;
    const row = { position: 1, sample: 'sample', updatedAt: new Date(0) } as const;
    await db.insert(trainers).values({ ...row, slug: trainer.slug, record: trainer });
    await db
      .insert(posts)
      .values({ ...row, slug: article.slug, record: { ...article, author: trainer.slug } });
    await db.update(courses).set({ sample: 'sample' });
  });
  afterEach(() => test.close());

  const verbs = () => test.academy.staff;
  const listed = async (staff: typeof editor | typeof owner = owner) =>
    Object.fromEntries(
      (await verbs().samples({ staff })).records.map(({ kind, slug, stays }) => [`${kind}/${slug}`, stays]),
    );
  const remove = (records: readonly SampleName[], staff: typeof editor | typeof owner = owner) =>
    verbs().removeSamples({ records, staff });
  const lines = async () =>
    (await test.database.db.select().from(staffLog).orderBy(asWritten)).filter(
      ({ act }) => act === 'remove-record',
    );

  it('is listed with why each stays: who is named, what was bought, what is being written anew', async () => {
    await place(test, { courseSlug: 'sewing' });
    const found = await verbs().recordForEditing(read);
    const draft = { ...read, record: found?.record, basedOn: found?.revision ?? '', staff: editor };
    expect(await verbs().saveDraft(draft)).toMatchObject({ ok: true });
    expect(await listed()).toEqual({
      'course/selling-online': null,
      'course/sewing': { reason: 'still-needed', needs: [{ what: 'orders', count: 1 }] },
      [`post/${article.slug}`]: { reason: 'draft-there', by: editor.email, at: test.context.clock() },
      [`trainer/${trainer.slug}`]: { reason: 'still-needed', needs: [{ what: 'records', count: 2 }] },
    });
    // An editor takes off nothing that has a price.
    expect(await listed(editor)).toMatchObject({ 'course/selling-online': { reason: 'needs-price-right' } });
  });

  it('tells of the settings and of posts apart: they are no records that go', async () => {
    expect(await verbs().samples({ staff: owner })).toMatchObject({ areSettings: false, posts: 0 });
    await test.database.db.update(academySettings).set({ sample: 'sample' });
    expect(await verbs().samples({ staff: owner })).toMatchObject({ areSettings: true });
  });

  it('goes in one deed, a trainer after what names her; each leaves its line and its history', async () => {
    const [before] = await test.database.db.select().from(contentVersion);
    expect((await remove(all)).map(({ kind, isGone }) => [kind, isGone])).toEqual([
      ['course', true],
      ['course', true],
      ['post', true],
      ['trainer', true],
    ]);
    expect(await listed()).toEqual({});
    expect(await test.academy.course('sewing')).toBeNull();
    const written = await lines();
    expect(written.map(({ subject }) => subject).sort()).toEqual(all.map(({ slug }) => slug).sort());
    expect(new Set(written.map(({ at }) => at.getTime())).size).toBe(1);
    const [after] = await test.database.db.select().from(contentVersion);
    expect(after?.version).toBe((before?.version ?? 0) + all.length);
    for (const name of all) {
      const [last, earlier] = await verbs().recordHistory(name);
      expect([last?.note, earlier?.note]).toEqual(['removed', 'delivered']);
    }
  });

  it('a course goes with the groups that the sample invented for it; those that staff changed stay', async () => {
    const { db } = test.database;
    const invented = await aCohort(db, 'sewing', { sample: true });
    const changed = await aCohort(db, 'sewing', { sample: true, startsOn: '2026-07-06' });
    const others = await aCohort(db, 'selling-online', { sample: true });
    const [known, toMeet] = [await findCohort(db, changed), await findCohort(db, invented)];
    if (!known || !toMeet) throw new Error('no group');
    expect(await scheduleSessions(db, toMeet, test.context.clock())).toBeGreaterThan(0);
    const { id: _id, courseSlug: _slug, closedAt: _closed, ...plan } = known;
    await changePlan(test.context, { staff: owner, cohort: changed, plan: { ...plan, minutes: 60 } });
    const order = await place(test, { courseSlug: 'sewing' });
    await db.update(orders).set({ status: 'Expired', cohortId: invented }).where(eq(orders.id, order.id));
    expect(await remove([sewing])).toEqual([{ ...sewing, isGone: true }]);
    const left = (await db.select().from(cohorts)).map(({ id }) => id);
    expect(left.toSorted()).toEqual([changed, others].toSorted());
    expect(await db.select().from(liveSessions)).toEqual([]);
    expect(await db.select().from(orders)).toMatchObject([{ cohortId: null }]);
  });

  it('invented codes and the sample’s coupon are listed and go with it; what somebody has, and the academy’s own, stay', async () => {
    const { db } = test.database;
    const order = await place(test, { courseSlug: 'sewing' });
    const code = { itemSlug: 'sewing', addedAt: new Date(0), isSample: true } as const;
    await db.insert(accessCodes).values([
      { ...code, id: randomUUID(), code: 'S-1' },
      { ...code, id: randomUUID(), code: 'S-2', orderId: order.id },
      { ...code, id: randomUUID(), code: 'OURS', isSample: false },
    ]);
    await db.insert(coupons).values({
      id: randomUUID(),
      code: 'DERB10',
      kind: 'percent',
      value: 10,
      startsAt: new Date(0),
      createdAt: new Date(0),
      createdBy: 'sample',
    });
    const codes = [
      { kind: 'access-codes', slug: 'sewing' },
      { kind: 'coupon', slug: 'DERB10' },
    ] as const;
    expect(await listed()).toMatchObject({ 'access-codes/sewing': null, 'coupon/DERB10': null });
    expect(await remove(codes)).toEqual(codes.map((name) => ({ ...name, isGone: true })));
    const left = (await db.select().from(accessCodes)).map((row) => row.code);
    expect(left.toSorted()).toEqual(['OURS', 'S-2']);
    expect(await db.select().from(coupons)).toMatchObject([{ closedAt: test.context.clock() }]);
    expect(Object.keys(await listed())).not.toContain('access-codes/sewing');
    // Once more it does nothing, and writes nothing.
    expect(await remove(codes)).toMatchObject([{ isGone: true }, { isGone: true }]);
    const acts = (await db.select().from(staffLog)).map(({ act }) => act);
    expect(acts.filter((act) => act === 'remove-access-codes' || act === 'close-coupon')).toHaveLength(2);
  });

  it('stays where somebody needs it, with the reason, while the others go', async () => {
    await place(test, { courseSlug: 'selling-online' });
    const needed = { reason: 'still-needed', needs: [{ what: 'orders', count: 1 }] };
    const named = { reason: 'still-needed', needs: [{ what: 'records', count: 1 }] };
    expect(await remove(all)).toEqual([
      { ...selling, isGone: false, stays: needed },
      { ...sewing, isGone: true },
      { ...read, isGone: true },
      { ...whoTeaches, isGone: false, stays: named },
    ]);
    expect(Object.keys(await listed())).toEqual(['course/selling-online', `trainer/${trainer.slug}`]);
  });

  it('is not taken off once it is the academy’s own, or while a colleague writes it anew', async () => {
    expect(await verbs().claimRecord({ ...sewing, staff: owner })).toBe(true);
    const found = await verbs().recordForEditing(selling);
    const draft = { ...selling, record: found?.record, basedOn: found?.revision ?? '', staff: editor };
    await verbs().saveDraft(draft);
    expect(await remove([sewing, selling])).toMatchObject([
      { ...sewing, stays: { reason: 'not-sample' } },
      { ...selling, stays: { reason: 'draft-there', by: editor.email } },
    ]);
    expect(await verbs().recordForEditing(selling)).toMatchObject({ state: 'draft' });
    expect(await lines()).toEqual([]);
  });

  it('that went before the deed broke off is gone, and doing it again does the rest, with no line twice', async () => {
    let left = 2;
    const { database } = test.context;
    const breaking = bindAcademy({
      ...test.context,
      database: {
        ...database,
        db: database.db,
        notify: (channel) => {
          left -= 1;
          if (left < 0) throw new Error('The power is cut.');
          return database.notify(channel);
        },
        transaction: (work) => database.transaction(work),
      },
    });
    await expect(breaking.staff.removeSamples({ records: all, staff: owner })).rejects.toThrow('power');
    expect(Object.keys(await listed())).toEqual([`post/${article.slug}`, `trainer/${trainer.slug}`]);
    expect((await remove(all)).every(({ isGone }) => isGone)).toBe(true);
    expect((await remove(all)).every(({ isGone }) => isGone)).toBe(true);
    expect(await lines()).toHaveLength(all.length);
  });

  it('goes once, whoever of two colleagues is first', async () => {
    const told = await Promise.all([remove(all), remove(all)]);
    expect(told.flat().every(({ isGone }) => isGone)).toBe(true);
    expect(await lines()).toHaveLength(all.length);
  });

  it('is no matter of those whose role does not say so', async () => {
    const finance = { email: 'amina@academy.example', role: 'finance' } as const;
    await expect(verbs().samples({ staff: finance })).rejects.toThrow('may not');
    await expect(verbs().removeSamples({ records: all, staff: finance })).rejects.toThrow('may not');
  });
});
