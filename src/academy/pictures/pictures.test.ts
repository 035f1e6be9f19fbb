import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { staff } from '../../../tests/support/actions.ts';
import { libraryIn, openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { bindScheduler } from '../../jobs.ts';
import { allowed } from '../../../tests/support/sure.ts';

const alt = { en: 'A blue door', ar: 'باب أزرق', fr: 'Une porte bleue' };
const photo = () =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#3b3fc4' } })
    .png()
    .toBuffer();

describeOnBothEngines('the library of pictures', (engine) => {
  let test: TestAcademy;
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'derb-library-'));
    test = await openTestAcademy({ engine, context: { library: libraryIn(folder) } });
  });
  afterEach(async () => {
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const add = async () =>
    allowed(await test.academy.staff.addPicture({ bytes: await photo(), alt, staff })).picture;

  it('lists the newest first, one more than asked for when others follow', async () => {
    const first = await add();
    test.pass(1_000);
    const second = await add();
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
    expect(ids(await test.academy.staff.pictures({ skip: 0, most: 1 }))).toEqual([second.id, first.id]);
    expect(ids(await test.academy.staff.pictures({ skip: 1, most: 1 }))).toEqual([first.id]);
  });

  it('keeps a small picture as large as it is', async () => {
    expect(await add()).toMatchObject({ width: 640, height: 400 });
  });

  it('loses files that no row names, a day later, and no others', async () => {
    const { id } = await add();
    const left = randomUUID();
    await test.context.library.keep(left, {
      width: 1,
      height: 1,
      files: new Map([[480, new Uint8Array([1])]]),
    });
    for (const width of ['480', '960', '1600'])
      for (const name of readdirSync(path.join(folder, width)))
        utimesSync(path.join(folder, width, name), new Date(0), new Date(0));
    expect(await bindScheduler(test.context).cleanUpPictures()).toBe(1);
    expect(readdirSync(path.join(folder, '480'))).toEqual([id]);
    expect(await test.academy.pictureFile({ id, width: 960 })).not.toBeNull();
  });
});
