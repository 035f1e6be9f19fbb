import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { entitlements } from '../../selling/orders/access.table.ts';
import { courses } from '../../academy/content/catalogue.table.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { aCaller, aTaughtCourse, teach } from '../../../tests/support/classroom.ts';
import { placeAndPay } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { media, mediaFiles } from '../../academy/media/media.table.ts';
import type { Rendition } from '../../academy/media/media.ts';
import { pageWeight } from './offline.ts';

const dayMs = 86_400_000;
const courseSlug = 'taught-here';
const film = randomUUID();
const sizes: readonly [Rendition, number][] = [
  ['480', 22_000_000],
  ['240', 9_000_000],
  ['captions-ar', 4_000],
];

describeAcademy('what a phone keeps', { courses: [aTaughtCourse()] }, (test) => {
  let lessons: Record<string, string>;
  beforeEach(async () => {
    const { db } = test;
    const at = new Date('2026-06-01T10:00:00Z');
    await db.insert(media).values({
      id: film,
      kind: 'film',
      name: 'film.mp4',
      bytes: 22_000_000,
      state: 'ready',
      uploadedBy: 'staff@academy.example',
      createdAt: at,
    });
    await db.insert(mediaFiles).values(
      sizes.map(([rendition, bytes]) => ({
        id: randomUUID(),
        mediaId: film,
        rendition,
        storageName: `secret-${rendition}`,
        contentType: 'video/mp4',
        bytes,
        etag: rendition,
        createdAt: at,
      })),
    );
    lessons = await teach(db, courseSlug, [
      { key: 'free', isFree: true },
      { key: 'film', content: { media: film } },
    ]);
    Object.assign(
      lessons,
      await teach(db, courseSlug, [{ key: 'later' }, { key: 'welcome' }], { opensAfterDays: 7, position: 2 }),
    );
  });

  const pay = (email = 'salma@example.com') =>
    placeAndPay(test, { item: { kind: 'course', slug: courseSlug }, details: someDetails({ email }) });
  const plan = async (key: string, of: Parameters<typeof aCaller>[0]) => {
    const asked = { caller: aCaller(of), courseSlug, key, way: 'small', opus: true, locale: 'ar' } as const;
    return test.academy.offline.keepPlan(asked);
  };
  const reason = async (key: string, of: Parameters<typeof aCaller>[0]) => {
    const found = await plan(key, of);
    return found.ok ? 'kept' : found.reason;
  };
  const open = async (of: Parameters<typeof aCaller>[0]) =>
    (await test.academy.offline.status({ caller: aCaller(of) })).open;

  it('is the film in one size with its texts, its bytes known beforehand, and no name of the store', async () => {
    const { email } = await pay();
    const found = await plan('film', { email });
    expect(found).toMatchObject({
      ok: true,
      plan: {
        id: lessons['film'],
        course: courseSlug,
        title: 'film بالعربية',
        bytes: 9_004_000 + pageWeight,
      },
    });
    expect(found.ok && found.plan.files.map(({ bytes }) => bytes)).toEqual([9_000_000, 4_000]);
    expect(JSON.stringify(found)).not.toMatch(/secret|salma|@/);
    const weights = await test.academy.offline.keepWeights(courseSlug);
    expect(weights).toMatchObject({
      [lessons['film'] ?? '']: {
        small: 9_004_000 + pageWeight,
        film: 22_004_000 + pageWeight,
        read: pageWeight,
      },
    });
  });

  it('is for learners only, and for lessons that are open to them', async () => {
    const { email, token } = await pay();
    expect(await reason('film', { orderTokens: [token] })).toBe('kept');
    expect(await reason('later', { email })).toBe('not-yet');
    expect(await reason('none', { email })).toBe('lesson-not-found');
    expect(await reason('film', {})).toBe('sign-in');
    expect(await reason('film', { email: 'stranger@example.com' })).toBe('not-enrolled');
    // A free lesson opens for everybody, but only learners can keep it.
    expect(await reason('free', {})).toBe('not-enrolled');
    const staff = { email: 'owner@academy.example', role: 'owner' } as const;
    expect(await reason('film', { staff })).toBe('not-enrolled');
  });

  it('ahead of a learner are the next lessons that are open and left, in the small size, and nobody else’s', async () => {
    const { email } = await pay();
    const next = async (of: Parameters<typeof aCaller>[0]) => {
      const asked = { caller: aCaller(of), courseSlug, opus: true, locale: 'en' } as const;
      const found = await test.academy.offline.keepNext(asked);
      return found.ok
        ? found.next.map(({ lessonKey, plan }) => [lessonKey, plan.way, plan.bytes])
        : found.reason;
    };
    const film = ['film', 'small', 9_004_000 + pageWeight];
    const others = (...keys: string[]) => keys.map((key) => [key, 'small', pageWeight]);
    expect(await next({ email })).toEqual([...others('free'), film, ...others('welcome')]);
    const at = test.context.clock();
    const done = { id: randomUUID(), lessonId: lessons['free'] ?? '', kind: 'done', body: {}, at } as const;
    await test.academy.classroom.takeEvents({ caller: aCaller({ email }), courseSlug, events: [done] });
    expect(await next({ email })).toEqual([film, ...others('welcome')]);
    const { done: told } = await test.academy.offline.status({ caller: aCaller({ email }) });
    expect(told).toEqual({ [done.lessonId]: at.getTime() });
    test.pass(7 * dayMs);
    expect(await next({ email })).toEqual([film, ...others('later', 'welcome')]);
    expect(await next({})).toBe('sign-in');
    expect(await next({ email: 'stranger@example.com' })).toBe('not-enrolled');
    expect(await next({ staff: { email: 'owner@academy.example', role: 'owner' } })).toBe('not-enrolled');
  });

  it('is stored under a key of each learner, and ends with access', async () => {
    const [salma, nora] = [await pay(), await pay('nora@example.com')];
    const [key = ''] = Object.keys(await open({ email: salma.email }));
    // The welcome opens before the rest of its module: what is open stays on the phone.
    expect(await open({ email: salma.email })).toEqual({
      [key]: { [lessons['free'] ?? '']: 1, [lessons['film'] ?? '']: 1, [lessons['welcome'] ?? '']: 1 },
    });
    expect(Object.keys(await open({ email: nora.email }))).not.toContain(key);
    const isOwn = (of: Parameters<typeof aCaller>[0]) =>
      test.academy.offline.isOwnKey({ caller: aCaller(of), key });
    expect([
      await isOwn({ email: salma.email }),
      await isOwn({ email: nora.email }),
      await isOwn({}),
    ]).toEqual([true, false, false]);
    test.pass(7 * dayMs);
    expect((await open({ email: salma.email }))[key]).toHaveProperty(lessons['later'] ?? '');
    await test.db.update(entitlements).set({ pausedAt: new Date('2026-06-01T10:00:00Z') });
    expect(await open({ email: salma.email })).toEqual({ [key]: {} });
    await test.db.update(entitlements).set({ pausedAt: null });
    await payBackOrder(test, salma);
    expect(await open({ email: salma.email, orderTokens: [salma.token] })).toEqual({});
    expect(Object.values(await open({ email: nora.email }))).toHaveLength(1);
    // When the course is sold elsewhere, learners with a seat keep it.
    await test.db.update(courses).set({ record: aTaughtCourse({ taughtAt: 'elsewhere' }) });
    expect(Object.values(await open({ email: nora.email }))).toHaveLength(1);
    expect(await open({})).toEqual({});
  });
});
