import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, test as rule } from 'vitest';
import { placeAndPay } from '../../../tests/support/actions.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { aCaller, aTaughtCourse, inAll, teach } from '../../../tests/support/classroom.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { allowed, present } from '../../../tests/support/sure.ts';
import type { StaffMember } from '../../academy.ts';
import { StoreAway } from '../../platform/files/file-store.ts';
import { folderStore } from '../../platform/files/folder-store.ts';
import type { Order } from '../../selling/orders/order.ts';
import type { Assignment } from '../classroom/assignment.ts';
import { submissions } from '../classroom/classroom.table.ts';
import type { SentFile } from '../classroom/handed-files.service.ts';
import { codeBytes, codeOf, most, readChoice } from './portfolio.ts';
import { portfolioPhotos } from './portfolios.table.ts';

const courseSlug = 'taught-here';
const owner: StaffMember = { email: 'nadia@academy.example', role: 'owner' };
const task: Assignment = {
  kind: 'assignment',
  brief: inAll('Photograph your product.'),
  takes: ['text', 'photo', 'voice'],
  rubric: [],
  dueAfterDays: null,
  lateAllowed: true,
};

rule('an address has a random part of eighty bits, in small letters', () => {
  const bytes = fc.uint8Array({ minLength: codeBytes, maxLength: codeBytes });
  expect(codeBytes * 8).toBeGreaterThanOrEqual(64);
  forAll(bytes, bytes, (one, other) => {
    expect(codeOf(one)).toMatch(/^[0-9a-f]{20}$/);
    expect(codeOf(one) === codeOf(other)).toBe(Buffer.from(one).equals(Buffer.from(other)));
  });
});

rule('a form chooses each work once, and nothing that is no work', () => {
  const ids = fc.array(fc.oneof(fc.uuid(), fc.string()), { maxLength: 8 });
  forAll(ids, ids, (works, texts) => {
    const form = new FormData();
    for (const id of [...works, ...works]) form.append('work', id);
    for (const id of texts) form.append('text', id);
    const choice = readChoice(form);
    const chosen = choice.works.map(({ id }) => id);
    expect(new Set(chosen).size).toBe(chosen.length);
    for (const { id, hasText, hasWords } of choice.works)
      expect([works.includes(id), hasText, hasWords]).toEqual([true, texts.includes(id), false]);
    expect(choice.hasCertificate).toBe(false);
  });
});

/** Taller than wide once it stands upright, with a place and a camera beside it. */
async function aPhoto(): Promise<SentFile> {
  const bytes = await sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: '#3b3fc4' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: '34/1 1/1 15/1' }, IFD0: { Make: 'A camera of hers' } })
    .jpeg()
    .toBuffer();
  return { kind: 'photo', name: 'IMG 1.jpg', bytes };
}

describeOnBothEngines('the page of what a learner made', (engine) => {
  let test: TestAcademy;
  let folder: string;
  let order: Order;
  let isAway = false;
  const keys = ['one', 'two', 'three'];
  beforeEach(async () => {
    folder = path.join(tmpdir(), 'derb-test-made', crypto.randomUUID());
    isAway = false;
    const store = folderStore(folder);
    const keep: typeof store.keep = (name, from) => {
      if (isAway && name.startsWith('made/')) throw new StoreAway('away');
      return store.keep(name, from);
    };
    test = await openTestAcademy({
      engine,
      courses: [aTaughtCourse()],
      context: { files: { ...store, keep } },
    });
    await teach(
      test.db,
      courseSlug,
      keys.map((key) => ({ key, kind: 'assignment' as const, content: { task } })),
    );
    order = await placeAndPay(test, { item: { kind: 'course', slug: courseSlug } });
  });
  afterEach(() => test.close());

  const asked = (email = order.email) => ({ caller: aCaller({ email }), courseSlug });
  const hand = async (key: string, files: SentFile[] = [], email = order.email): Promise<string> => {
    test.pass(60_000);
    const given = { key, submissionId: crypto.randomUUID(), version: 1, text: `Text of ${key}`, files };
    return allowed(await test.academy.assignments.handIn({ ...asked(email), ...given })).id;
  };
  const accept = (submissionId: string, of: { mayShow?: boolean; voice?: null } = {}) =>
    test.academy.marking.mark({
      staff: owner,
      submissionId,
      outcome: 'accepted',
      rubric: [],
      text: `Bravo for ${submissionId}`,
      voice: null,
      ...of,
    });
  const accepted = async (key: string, files: SentFile[] = [], of: { mayShow?: boolean } = {}) => {
    const id = await hand(key, files);
    allowed(await accept(id, of));
    return id;
  };
  const publish = (
    ids: readonly string[],
    { hasText = true, hasWords = true, hasCertificate = false } = {},
  ) => {
    const works = ids.map((id) => ({ id, hasText, hasWords }));
    return test.academy.portfolio.publishPortfolio({ ...asked(), choice: { works, hasCertificate } });
  };
  const published = async (ids: readonly string[]): Promise<string> => allowed(await publish(ids)).code;
  const seen = async (code: string) => {
    const found = await test.academy.portfolio.shownPortfolio(code);
    return found.state === 'shown' ? found.page : found.state;
  };
  const page = async (code: string) => {
    const found = await seen(code);
    if (typeof found === 'string') throw new Error(`The page is ${found}.`);
    return found;
  };
  const photo = (code: string, id: string) => test.academy.portfolio.portfolioPhoto({ code, photo: id });
  const stored = () => (existsSync(path.join(folder, 'made')) ? readdirSync(path.join(folder, 'made')) : []);

  it('shows the first name and what she chose, the newest first, and the trainer’s words where they allowed it', async () => {
    const [first, second, third] = [
      await accepted('one', [], { mayShow: true }),
      await accepted('two'),
      await accepted('three'),
    ];
    const shown = await page(await published([first, second]));
    expect(shown.works.map(({ title, text, words }) => [title.en, text, words])).toEqual([
      ['two', 'Text of two', ''],
      ['one', 'Text of one', `Bravo for ${first}`],
    ]);
    const [name = '', family = ''] = order.name.split(' ');
    expect(shown).toMatchObject({ firstName: name, courseSlug, certificate: null });
    for (const secret of [family, order.email, third, 'Text of three'])
      expect(JSON.stringify(shown)).not.toContain(secret);
    const { code } = allowed(await publish([first], { hasText: false, hasWords: false }));
    expect((await page(code)).works).toMatchObject([{ text: '', words: '' }]);
  });

  it('makes each photo anew: upright, small, without what the camera wrote, and never the original', async () => {
    const id = await accepted('one', [
      await aPhoto(),
      { kind: 'voice', name: 'voice.mp3', bytes: new Uint8Array(Buffer.from(`ID3${'\0'.repeat(50)}`)) },
    ]);
    const code = await published([id]);
    const [work] = (await page(code)).works;
    expect(work?.photos).toHaveLength(1);
    const made = present(work?.photos[0]);
    expect(made).toMatchObject({ width: 720, height: 1_080 });
    const bytes = await buffer(present(await photo(code, made.id)).body());
    const facts = await sharp(bytes).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 720, height: 1_080 });
    for (const kept of [facts.exif, facts.xmp, facts.iptc, facts.icc]) expect(kept).toBeUndefined();
    expect(bytes.toString('latin1')).not.toContain('camera of hers');
    const [row] = await test.db.select().from(submissions).where(eq(submissions.id, id));
    for (const file of row?.files ?? []) {
      expect(JSON.stringify(work)).not.toContain(file.id);
      for (const asIf of [file.id, file.storageName, `../${file.storageName}`])
        expect(await photo(code, asIf)).toBeNull();
    }
  });

  it('is gone at once when it is withdrawn, with its photos, and has its address again afterwards', async () => {
    const id = await accepted('one', [await aPhoto()]);
    const code = await published([id]);
    const before = present((await page(code)).works[0]?.photos[0]).id;
    expect(stored()).toHaveLength(1);
    expect(await test.academy.portfolio.withdrawPortfolio(asked())).toEqual({ ok: true });
    expect([await seen(code), await photo(code, before), stored()]).toEqual(['gone', null, []]);
    expect(await test.academy.portfolio.portfolioSheet({ ...asked(), locale: 'en' })).toBeNull();
    expect(await test.academy.portfolio.ownPortfolio(asked())).toMatchObject({
      works: [{ id, chosen: { hasText: true } }],
    });
    expect(await published([id])).toBe(code);
    expect(await photo(code, before)).toBeNull();
    expect((await page(code)).works[0]?.photos).toHaveLength(1);
  });

  it('keeps a photo that stays, and removes the photos of a work that is taken off', async () => {
    const [one, two] = [await accepted('one', [await aPhoto()]), await accepted('two', [await aPhoto()])];
    const code = await published([one, two]);
    const kept = (await page(code)).works.find(({ id }) => id === one)?.photos;
    const [twice] = await Promise.all([publish([one]), publish([one])]);
    expect(allowed(twice).code).toBe(code);
    expect((await page(code)).works.map(({ photos }) => photos)).toEqual([kept]);
    expect([stored().length, (await test.db.select().from(portfolioPhotos)).length]).toEqual([1, 1]);
  });

  it('is gone at once after a refund, and the job removes its photos', async () => {
    const code = await published([await accepted('one', [await aPhoto()])]);
    const { id } = present((await page(code)).works[0]?.photos[0]);
    expect(await test.academy.portfolio.sweepPortfolios()).toBe(0);
    await payBackOrder(test, order);
    expect([await seen(code), await photo(code, id)]).toEqual(['gone', null]);
    expect(await publish([])).toMatchObject({ ok: false, reason: 'ended' });
    expect(await test.academy.portfolio.sweepPortfolios()).toBe(1);
    expect(stored()).toEqual([]);
  });

  it.each(['again', 'taken-back'] as const)('shows no work whose state is %s now', async (state) => {
    const [one, two] = [await accepted('one', [await aPhoto()]), await accepted('two')];
    const code = await published([one, two]);
    const { id } = present((await page(code)).works.find((work) => work.id === one)?.photos[0]);
    await test.db.update(submissions).set({ state }).where(eq(submissions.id, one));
    expect((await page(code)).works.map((work) => work.id)).toEqual([two]);
    expect(await photo(code, id)).toBeNull();
    await test.db.update(submissions).set({ state }).where(eq(submissions.id, two));
    expect(await seen(code)).toBe('gone');
  });

  it('takes accepted work of her own alone, at least one and at most twelve', async () => {
    const other = someDetails({ email: 'other@example.com', name: 'Other Person' });
    await placeAndPay(test, { item: { kind: 'course', slug: courseSlug }, details: other });
    const [waiting, anothers] = [await hand('one'), await hand('one', [], other.email)];
    allowed(await accept(anothers));
    for (const ids of [[], [waiting], [anothers], [crypto.randomUUID()]])
      expect(await publish(ids)).toBeRefused('nothing');
    const mine = await accepted('two', [await aPhoto()]);
    const code = await published([mine, anothers]);
    const shown = await page(code);
    expect(shown.works.map(({ id }) => id)).toEqual([mine]);
    const theirs = { works: [{ id: anothers, hasText: true, hasWords: true }], hasCertificate: true };
    const their = allowed(
      await test.academy.portfolio.publishPortfolio({ ...asked(other.email), choice: theirs }),
    ).code;
    // A photo is of its own page alone.
    expect(await photo(their, shown.works[0]?.photos[0]?.id ?? '')).toBeNull();
    for (const unknown of ['', 'x', code.toUpperCase(), `${code}0`, '%'])
      expect(await seen(unknown)).toBe('unknown');
    const [row] = await test.db.select().from(submissions).where(eq(submissions.id, mine));
    const more = Array.from({ length: most.works }, (_, at) => ({
      ...present(row),
      id: crypto.randomUUID(),
      number: at + 2,
      files: [],
    }));
    await test.db.insert(submissions).values(more);
    for (const { id } of more) {
      await test.db.update(submissions).set({ state: 'waiting' }).where(eq(submissions.id, id));
      allowed(await accept(id));
    }
    expect(await publish([mine, ...more.map(({ id }) => id)])).toBeRefused('too-many');
    expect(await publish(more.map(({ id }) => id))).toMatchObject({ ok: true });
  });

  it('keeps what stood there when the store is away, and leaves nothing behind', async () => {
    const one = await accepted('one', [await aPhoto()]);
    const code = await published([one]);
    const before = await page(code);
    const two = await accepted('two', [await aPhoto()]);
    isAway = true;
    expect(await publish([one, two])).toBeRefused('busy');
    expect(await page(code)).toEqual(before);
    test.pass(2 * 86_400_000);
    expect(await test.academy.portfolio.sweepPortfolios()).toBe(1);
    expect(await test.db.select().from(portfolioPhotos)).toHaveLength(1);
  });

  it('is one page of A4 in every language, with its photos', async () => {
    await published([await accepted('one', [await aPhoto()]), await accepted('two')]);
    for (const locale of ['en', 'ar', 'fr'] as const) {
      const bytes = present(await test.academy.portfolio.portfolioSheet({ ...asked(), locale }));
      const text = Buffer.from(bytes).toString('latin1');
      expect([text.slice(0, 4), text.match(/\/Type \/Page\b/g)?.length]).toEqual(['%PDF', 1]);
      expect(text).toContain('/MediaBox [0 0 595.28 841.89]');
      expect(text).toContain('/Subtype /Image');
    }
    const stranger = { ...asked('stranger@example.com'), locale: 'en' as const };
    expect(await test.academy.portfolio.portfolioSheet(stranger)).toBeNull();
  });
});
