import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { contentVersion, courses, posts, trainers } from '../../academy/content/catalogue.table.ts';
import { accessCodes } from '../../selling/orders/access.table.ts';
import { coupons } from '../../selling/coupons/coupons.table.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { staffLog } from '../../academy/staff/staff.table.ts';
import { aCourse } from '../../../tests/support/builders.ts';
import { place, staff as owner } from '../../../tests/support/actions.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { asWritten, describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { sampleRecords } from '../../../tests/support/sample-records.ts';
import { aCohort } from '../../../tests/support/classroom.ts';
import { liveSessions } from '../../learning/classroom/classroom.table.ts';
import { scheduleSessions } from '../../learning/classroom/live-schedule.service.ts';
import { changePlan } from '../../selling/cohorts/cohort-admin.service.ts';
import { findCohort } from '../../selling/cohorts/cohorts.service.ts';
import { cohorts } from '../../selling/orders/cohorts.table.ts';
import { bindAcademy } from '../../services.ts';

const editor = { email: 'hiba@academy.example', role: 'editor' } as const;
const [trainer] = sampleRecords.trainer;
const [article] = sampleRecords.post;
if (!trainer || !article) throw new Error('The sample has neither a trainer nor an article.');

const sewing = { kind: 'course', slug: 'sewing' } as const;
const selling = { kind: 'course', slug: 'selling-online' } as const;
const whoTeaches = { kind: 'trainer', slug: trainer.slug } as const;
const read = { kind: 'post', slug: article.slug } as const;
/** In the order of removal. */
const all = [selling, sewing, read, whoTeaches];

describeOnBothEngines('what is left of the sample academy', (engine) => {
  const test = academyForEach({
    engine,
    courses: [aCourse({ trainer: trainer.slug }), aCourse({ slug: 'sewing', nameEn: 'Sewing' })],
  });
  beforeEach(async () => {
    const row = { position: 1, sample: 'sample', updatedAt: new Date(0) } as const;
    await test.db.insert(trainers).values({ ...row, slug: trainer.slug, record: trainer });
    await test.db
      .insert(posts)
      .values({ ...row, slug: article.slug, record: { ...article, author: trainer.slug } });
    await test.db.update(courses).set({ sample: 'sample' });
  });

  const actions = () => test.academy.staff;
  const samples = async () => {
    const { goes, stays } = await actions().readSamples({ staff: owner });
    return { goes: goes.map(({ slug }) => slug), stays: stays.map(({ slug }) => slug) };
  };
  const remove = () => actions().removeSamples({ staff: owner });
  const lines = async () =>
    (await test.db.select().from(staffLog).orderBy(asWritten)).filter(({ act }) => act === 'remove-record');

  it('is removed in one action, a trainer after the records that refer to them; each keeps its log line and its history', async () => {
    const [before] = await test.db.select().from(contentVersion);
    expect(await samples()).toEqual({ goes: all.map(({ slug }) => slug), stays: [] });
    expect(await remove()).toEqual({ records: all.length });
    expect(await samples()).toEqual({ goes: [], stays: [] });
    expect(await test.academy.course('sewing')).toBeNull();
    const written = await lines();
    expect(written.map(({ subject }) => subject)).toEqual(all.map(({ slug }) => slug));
    expect(new Set(written.map(({ at }) => at.getTime())).size).toBe(1);
    const [after] = await test.db.select().from(contentVersion);
    expect(after?.version).toBe((before?.version ?? 0) + all.length);
    for (const name of all) {
      const [last, earlier] = await actions().recordHistory(name);
      expect([last?.act, earlier?.act]).toEqual(['remove-record', 'delivered']);
      expect(await actions().recordForEditing(name)).toBeNull();
    }
  });

  it('stays where somebody bought it or a colleague edits it, and so does the trainer it refers to; the others go', async () => {
    await place(test, { courseSlug: 'selling-online' });
    const found = await actions().recordForEditing(read);
    const draft = { ...read, record: found?.record, basedOn: found?.revision ?? '', staff: editor };
    expect(await actions().saveDraft(draft)).toMatchObject({ ok: true });
    const stays = [selling.slug, read.slug, whoTeaches.slug];
    expect(await samples()).toEqual({ goes: ['sewing'], stays });
    expect(await remove()).toEqual({ records: 1 });
    expect(await samples()).toEqual({ goes: [], stays });
    expect(await actions().recordForEditing(read)).toMatchObject({ state: 'draft' });
  });

  it('of a course includes the groups that came with the sample; those that staff changed stay', async () => {
    const { db } = test;
    const invented = await aCohort(db, 'sewing', { sample: true });
    const changed = await aCohort(db, 'sewing', { sample: true, startsOn: '2026-07-06' });
    const others = await aCohort(db, 'selling-online', { sample: true });
    await place(test, { courseSlug: 'selling-online' });
    const [known, toMeet] = [await findCohort(db, changed), await findCohort(db, invented)];
    if (!known || !toMeet) throw new Error('no group');
    expect(await scheduleSessions(db, toMeet, test.context.clock())).toBeGreaterThan(0);
    const { id: _id, courseSlug: _slug, closedAt: _closed, ...plan } = known;
    await changePlan(test.context, { staff: owner, cohort: changed, plan: { ...plan, minutes: 60 } });
    const order = await place(test, { courseSlug: 'sewing' });
    await db.update(orders).set({ status: 'Expired', cohortId: invented }).where(eq(orders.id, order.id));
    expect((await samples()).goes).toContain('sewing');
    await remove();
    const left = (await db.select().from(cohorts)).map(({ id }) => id);
    expect(left.toSorted()).toEqual([changed, others].toSorted());
    expect(await db.select().from(liveSessions)).toEqual([]);
    expect(await db.select().from(orders).where(eq(orders.id, order.id))).toMatchObject([{ cohortId: null }]);
  });

  it('includes unused access codes and the coupon; codes that somebody has, and the academy’s own, stay', async () => {
    const { db } = test;
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
    expect(await actions().readSamples({ staff: owner })).toMatchObject({
      stocks: [{ itemSlug: 'sewing', samples: 1 }],
      coupons: [{ code: 'DERB10' }],
    });
    await remove();
    const left = (await db.select().from(accessCodes)).map((row) => row.code);
    expect(left.toSorted()).toEqual(['OURS', 'S-2']);
    expect(await db.select().from(coupons)).toMatchObject([{ closedAt: test.context.clock() }]);
    expect(await actions().readSamples({ staff: owner })).toMatchObject({ stocks: [], coupons: [] });
    // A second run does nothing, and writes nothing.
    await remove();
    const acts = (await db.select().from(staffLog)).map(({ act }) => act);
    expect(acts.filter((act) => act === 'remove-access-codes' || act === 'close-coupon')).toHaveLength(2);
  });

  it('that was removed before an interruption stays removed, and a second run does the rest, with no line twice', async () => {
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
    await expect(breaking.staff.removeSamples({ staff: owner })).rejects.toThrow('power');
    expect((await samples()).goes).toEqual([read.slug, whoTeaches.slug]);
    expect([await remove(), await remove()]).toEqual([{ records: 2 }, { records: 0 }]);
    expect(await lines()).toHaveLength(all.length);
  });

  it('is removed once when two colleagues remove it at the same time', async () => {
    const both = await Promise.all([remove(), remove()]);
    expect(both.reduce((sum, { records }) => sum + records, 0)).toBe(all.length);
    expect(await lines()).toHaveLength(all.length);
  });

  it('is not shown or removed by roles without that permission', async () => {
    await expect(actions().readSamples({ staff: editor })).rejects.toThrow('may not');
    await expect(actions().removeSamples({ staff: editor })).rejects.toThrow('may not');
  });
});
