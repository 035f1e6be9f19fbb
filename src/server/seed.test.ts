import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { lessons, lessonVersions } from '../learning/classroom/classroom.table.ts';
import { readOutline } from '../learning/classroom/classroom.service.ts';
import { removeSampleLessons } from '../learning/classroom/taught-courses.service.ts';
import { media, mediaFiles } from '../academy/media/media.table.ts';
import {
  describeOnBothEngines,
  migrationsDir,
  openTestDatabase,
  databaseForEach,
} from '../../tests/support/open-test-database.ts';
import { folderStore } from '../platform/files/folder-store.ts';
import { copySampleVideos, readOutlines } from './seed-classroom.ts';
import { seedOnce } from './seed.ts';
import { seedCommunity } from './seed-community.ts';
import { communityPosts as communityPostsOfTeam } from '../../content/sample/community-hosts.ts';
import { courses, legalTexts } from '../academy/content/catalogue.table.ts';
import { openRecord } from '../admin/records/open-record.store.ts';
import { listChanges } from '../admin/records/record-changes.ts';
import { readRecord } from '../admin/records/record-faults.ts';
import { recordSchemas, type RecordKind } from '../admin/records/record-kinds.ts';
import { readRows } from '../academy/content/published-rows.service.ts';
import { catalogueRevisions } from '../academy/content/revisions.table.ts';
import type { Course } from '../catalogue/courses/course.ts';
import { legalSlugs } from '../academy/legal/legal.ts';
import { inLanguage } from '../community/community/community-text.ts';
import { communityPosts } from '../community/community/community.table.ts';
import { memberUsers } from '../academy/sign-in/sign-in.table.ts';
import { locales } from '../platform/i18n/locale.ts';
import { staffMembers } from '../academy/staff/staff.table.ts';
import { aMember } from '../../tests/support/community.ts';
import { describeAcademy } from '../../tests/support/open-test-academy.ts';
import { allowed } from '../../tests/support/sure.ts';

const founder = 'owner@example.com';
const addedAt = new Date('2026-05-01T08:00:00Z');

describeAcademy('what the academy has written before the first member comes', (test) => {
  beforeEach(async () => {
    await test.db.insert(staffMembers).values({ email: founder, role: 'owner', addedAt });
    await seedCommunity(test.db, founder, test.context.clock());
  });

  const author = async () => {
    const { id, email } = memberUsers;
    const [row] = await test.db.select({ id, email }).from(memberUsers).where(eq(email, founder));
    if (!row) throw new Error('nobody wrote it');
    return row;
  };

  it('is shown in the reader’s language only, and found by the words of all', async () => {
    const reader = await aMember(test, 'Salma');
    const { community } = test.academy;
    const feed = allowed(await community.posts({ member: reader, space: null, before: null }));
    const posts = [...feed.pinned, ...feed.posts];
    expect(posts).toHaveLength(communityPostsOfTeam.length);
    for (const post of posts)
      for (const locale of locales) {
        const words = inLanguage(locale, post).match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];
        const isArabic = words.map((word) => /\p{Script=Arabic}/u.test(word));
        expect(new Set(isArabic), inLanguage(locale, post)).toEqual(new Set([locale === 'ar']));
      }
    for (const query of ['screenshots', 'لقواعد السبع', 'dérange']) {
      const answer = await community.search({ member: reader, query });
      expect(answer.ok && answer.found.map(({ bodies }) => bodies !== null), query).toEqual([true]);
    }
  });

  it('has no translation once it was edited, and is gone once it was deleted', async () => {
    const member = await author();
    const [changed, removed] = await test.db.select().from(communityPosts).orderBy(communityPosts.position);
    if (!changed || !removed) throw new Error('no posts');
    const { community } = test.academy;
    const edited = await community.edit({
      member,
      subject: { kind: 'post', id: changed.id },
      body: 'جملة أخرى',
    });
    expect(edited.ok).toBe(true);
    await community.remove({ member, subject: { kind: 'post', id: removed.id } });
    for (const { id } of [changed, removed]) {
      const [row] = await test.db.select().from(communityPosts).where(eq(communityPosts.id, id));
      expect(row?.bodies).toBeNull();
      expect(row?.folded).not.toContain('rules');
    }
  });

  it('is shown to moderators in every language when somebody reports it', async () => {
    const member = await aMember(test, 'Salma');
    const [post] = await test.db.select().from(communityPosts).orderBy(communityPosts.position);
    const shown = await test.academy.safety.toReport({ member, kind: 'post', id: post?.id ?? '' });
    expect(shown.ok && shown.body).toContain('«بلّغي»');
    expect(shown.ok && shown.body).toContain('“Report”');
  });
});

describeOnBothEngines('the pages of law', (engine) => {
  it('are added to an existing academy, and what its owner has written stays', async () => {
    const database = await openTestDatabase(engine);
    expect(await seedOnce(database, 'owner@academy.example')).toBe(true);
    const read = () => database.db.select().from(legalTexts).orderBy(legalTexts.position);
    const [privacy] = await read();
    if (!privacy) throw new Error('Nothing was seeded.');
    const record = { ...privacy.record, version: '7.0' };
    await database.db.update(legalTexts).set({ record }).where(eq(legalTexts.slug, privacy.slug));
    // An older academy has no legal texts in the database.
    await database.db.delete(legalTexts).where(eq(legalTexts.slug, 'cookie-policy'));
    expect(await seedOnce(database, 'owner@academy.example')).toBe(false);
    const rows = await read();
    expect(rows.map(({ slug }) => slug)).toEqual(legalSlugs);
    expect(rows[0]?.record.version).toBe('7.0');
  });
});

const owner = 'owner@academy.example';

describeOnBothEngines('a record of the sample academy', (engine) => {
  const database = databaseForEach(engine);
  beforeEach(() => seedOnce(database, owner));

  /** What opening and saving it untouched would change. */
  const changes = async () => {
    const found: string[] = [];
    for (const kind of Object.keys(recordSchemas) as RecordKind[])
      for (const { slug, record } of await readRows(database.db, kind)) {
        const read = allowed(readRecord(kind, record));
        const paths = Object.keys(listChanges(record, read.record).before ?? {});
        found.push(...paths.map((path) => `${kind} ${slug} ${path}`));
      }
    return found;
  };

  it('that is saved untouched stays letter by letter, in both languages', async () => {
    expect(await changes()).toEqual([]);
  });

  it('whose marks stood in another order before is composed once, and its revisions with it', async () => {
    const { db } = database;
    const slug = 'ecommerce-mastery-virtual';
    const [row] = await db.select().from(courses).where(eq(courses.slug, slug));
    // Shadda before tanwin, as it is typed.
    const record = JSON.parse(
      JSON.stringify(row?.record).replaceAll('\u064B\u0651', '\u0651\u064B'),
    ) as Course;
    await db.update(courses).set({ record }).where(eq(courses.slug, slug));
    const name = { kind: 'course', slug } as const;
    const opening = () =>
      database.transaction((tx) => openRecord(tx, name, { at: addedAt, uuid: () => randomUUID() }));
    await opening();
    expect(await changes()).toEqual([`course ${slug} words.ar.whatYouLearn.0.text`]);
    const statements = await readFile(path.join(migrationsDir, '0083-composed-texts.sql'), 'utf8');
    await db.execute(sql.raw(statements));
    expect(await changes()).toEqual([]);
    const { published } = await opening();
    expect(published).toMatchObject({ note: 'delivered', record: row?.record });
    expect(await db.select().from(catalogueRevisions)).toHaveLength(1);
  });
});

describeOnBothEngines('the lessons of the sample academy', (engine) => {
  it('exist after the first start, once, with videos of the right size, and are deleted with their course', async () => {
    const database = await openTestDatabase(engine);
    const { db } = database;
    await seedOnce(database, owner);
    await seedOnce(database, owner);

    const outlines = readOutlines();
    for (const { course, modules } of outlines) {
      const found = await readOutline(db, course);
      expect(found.map(({ title }) => title)).toEqual(modules.map(({ title }) => title));
      expect(found.flatMap((one) => one.lessons.map(({ key }) => key))).toEqual(
        modules.flatMap((one) => one.lessons.map(({ key }) => key)),
      );
      const films = found.flatMap((one) => one.lessons).filter(({ kind }) => kind === 'film');
      for (const { weights } of films) expect(weights['480']).toBeGreaterThan(weights['240'] ?? Infinity);
    }

    const folder = await mkdtemp(path.join(tmpdir(), 'derb-films-'));
    const store = folderStore(folder);
    const logged: object[] = [];
    const log = { error: (fields: object) => void logged.push(fields) };
    await copySampleVideos(db, store, log);
    const files = await db.select().from(mediaFiles);
    const [film] = files;
    if (!film) throw new Error('no film');
    for (const { storageName, bytes } of files)
      expect((await readFile(path.join(folder, storageName))).length).toBe(bytes);
    // The next start completes an interrupted copy; a video that the project no longer has is logged.
    await rm(path.join(folder, film.storageName));
    await copySampleVideos(db, store, log);
    expect((await readFile(path.join(folder, film.storageName))).length).toBe(film.bytes);
    expect(logged).toEqual([]);
    await rm(path.join(folder, film.storageName));
    await db.update(mediaFiles).set({ etag: 'another' }).where(eq(mediaFiles.id, film.id));
    await copySampleVideos(db, store, log);
    expect(logged).toEqual([{ missing: [film.storageName] }]);
    await rm(folder, { recursive: true });

    const [mine, others] = outlines;
    if (!mine || !others) throw new Error('no outlines');
    const [written] = await db.select().from(lessons).where(eq(lessons.courseSlug, others.course));
    if (!written) throw new Error('no lessons');
    await db
      .update(lessonVersions)
      .set({ madeBy: 'sara@academy.example' })
      .where(eq(lessonVersions.lessonId, written.id));
    expect(await removeSampleLessons(db, mine.course)).toBeGreaterThan(0);
    expect(await database.transaction((tx) => readOutline(tx, mine.course))).toEqual([]);
    // Lessons that staff have edited stay.
    expect(await removeSampleLessons(db, others.course)).toBe(0);
    const left = outlines.filter(({ course }) => course !== mine.course).flatMap(({ modules }) => modules);
    const films = left.flatMap((one) => one.lessons).filter(({ kind }) => kind === 'film');
    expect(await db.select().from(media)).toHaveLength(films.length);
  });
});
