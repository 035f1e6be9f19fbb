import { inEach } from '../../platform/i18n/locale.ts';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { unusedUploadDays } from './clean-up.service.ts';
import { folderStore } from '../../platform/files/folder-store.ts';
import { shopFiles } from '../../catalogue/shop/shop-files.ts';
import { aProduct } from '../../../tests/support/applications.ts';
import { lessons, lessonVersions } from '../../learning/classroom/classroom.table.ts';
import { aLessonContent, teach } from '../../../tests/support/classroom.ts';
import { staff } from '../../../tests/support/actions.ts';
import { libraryIn, openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { bindScheduler } from '../../jobs.ts';
import { allowed } from '../../../tests/support/sure.ts';

const dayMs = 86_400_000;
const book = readFileSync('content/sample/downloads/freelance-ebook/freelance-ebook-en.pdf');

describeOnBothEngines('what staff uploaded and never used', (engine) => {
  let test: TestAcademy;
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'derb-uploads-'));
    const shop = shopFiles(folderStore(path.join(folder, 'shop')), path.join(folder, 'aside'));
    const library = libraryIn(path.join(folder, 'library'));
    test = await openTestAcademy({ engine, context: { library, shopFiles: shop } });
  });
  afterEach(async () => {
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const cleanUp = () => bindScheduler(test.context).cleanUpPictures();
  const actions = () => test.academy.staff;

  async function addPicture(): Promise<string> {
    const bytes = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#3b3fc4' } })
      .png()
      .toBuffer();
    return allowed(await actions().addPicture({ bytes, alt: inEach(() => 'A door'), staff })).picture.id;
  }
  async function addFile() {
    const body = (async function* () {
      yield book;
    })();
    return allowed(await actions().addProductFile({ name: 'guide.pdf', body, staff })).file;
  }
  const isInShop = (file: string) => existsSync(path.join(folder, 'shop', file));
  const isInLibrary = async (id: string) => (await test.academy.pictureFile({ id, width: 480 })) !== null;

  it('is removed after the retention period, and not a day before', async () => {
    const [picture, file] = [await addPicture(), await addFile()];
    test.pass((unusedUploadDays - 1) * dayMs);
    expect(await cleanUp()).toBe(0);
    expect([await isInLibrary(picture), isInShop(file.path)]).toEqual([true, true]);
    test.pass(2 * dayMs);
    expect(await cleanUp()).toBe(2);
    expect([await isInLibrary(picture), isInShop(file.path)]).toEqual([false, false]);
    expect(await actions().pictures({ skip: 0, most: 9 })).toEqual([]);
  });

  it('stays while a draft contains it, also a dropped one, since that can be restored', async () => {
    const [picture, file] = [await addPicture(), await addFile()];
    const { words, ...product } = aProduct({ files: inEach(() => file) });
    const en = { ...words.en, included: [`![A door](picture-${picture}-64x40)`] };
    const name = { kind: 'product', slug: 'with-both', staff } as const;
    const record = {
      ...product,
      slug: name.slug,
      drawing: 'book',
      ground: 'saffron',
      words: { ...words, en },
    };
    const made = allowed(await actions().createRecord({ ...name, record }));
    test.pass((unusedUploadDays + 1) * dayMs);
    expect(await cleanUp()).toBe(0);
    expect(await actions().dropDraft({ ...name, revision: made.revision })).toBe(true);
    expect(await cleanUp()).toBe(0);
    expect([await isInLibrary(picture), isInShop(file.path)]).toEqual([true, true]);
  });

  it('stays while a lesson shows it, or an earlier version of one; staff cannot remove it meanwhile either', async () => {
    const picture = await addPicture();
    const body = { en: `Look:\n\n![A door](/pictures/${picture}-64x40)`, ar: '', fr: '' };

    const { one = '' } = await teach(test.db, 'taught-here', [{ key: 'one', content: { body } }]);
    expect((await actions().pictures({ skip: 0, most: 1 }))[0]?.usedIn).toEqual([
      { kind: 'lesson', slug: 'taught-here' },
    ]);
    expect(await actions().removePicture({ id: picture, staff })).toMatchObject({ reason: 'picture-in-use' });
    await test.db.insert(lessonVersions).values({
      lessonId: one,
      number: 2,
      content: aLessonContent(),
      madeAt: new Date(),
      madeBy: staff.email,
    });
    await test.db.update(lessons).set({ currentVersion: 2 });
    expect((await actions().pictures({ skip: 0, most: 1 }))[0]?.usedIn).toEqual([]);
    test.pass((unusedUploadDays + 1) * dayMs);
    expect(await cleanUp()).toBe(0);
    expect(await isInLibrary(picture)).toBe(true);
  });
});
