import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { outlines } from '../../content/sample/classroom/outlines.ts';
import { lessons, lessonVersions } from '../features/classroom/classroom.table.ts';
import { readOutline } from '../features/classroom/classroom.service.ts';
import { removeSampleLessons } from '../features/classroom/sample-lessons.service.ts';
import { media, mediaFiles } from '../features/media/media.table.ts';
import { describeOnBothEngines, openTestDatabase } from '../../tests/support/open-test-database.ts';
import { folderStore } from '../platform/files/folder-store.ts';
import { layOutFilms } from './seed-classroom.ts';
import { seedOnce } from './seed.ts';

const owner = 'owner@academy.example';

describeOnBothEngines('the lessons of the sample academy', (engine) => {
  it('are there after the first start, once, with films of true size, and go with their course', async () => {
    const database = await openTestDatabase(engine);
    const { db } = database;
    await seedOnce(database, owner);
    await seedOnce(database, owner);

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
    const told: object[] = [];
    const log = { error: (fields: object) => void told.push(fields) };
    await layOutFilms(db, store, log);
    const files = await db.select().from(mediaFiles);
    const [film] = files;
    if (!film) throw new Error('no film');
    for (const { storageName, bytes } of files)
      expect((await readFile(path.join(folder, storageName))).length).toBe(bytes);
    // A start that ended in the middle is made good by the next one; a film the project has no more is told.
    await rm(path.join(folder, film.storageName));
    await layOutFilms(db, store, log);
    expect((await readFile(path.join(folder, film.storageName))).length).toBe(film.bytes);
    expect(told).toEqual([]);
    await rm(path.join(folder, film.storageName));
    await db.update(mediaFiles).set({ etag: 'another' }).where(eq(mediaFiles.id, film.id));
    await layOutFilms(db, store, log);
    expect(told).toEqual([{ missing: [film.storageName] }]);
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
    // What staff have made their own stays.
    expect(await removeSampleLessons(db, others.course)).toBe(0);
    expect(await db.select().from(media)).toHaveLength(2 * (outlines.length - 1));
  });
});
