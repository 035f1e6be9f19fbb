import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { courses } from '../../academy/content/catalogue.table.ts';
import type { Course } from '../../catalogue/courses/course.ts';
import type { StaffRole } from '../../academy/staff/who-may.ts';
import { appForAll } from '../../../tests/support/open-test-app.ts';
import type { DoneOf } from '../../../console/src/api.ts';
import { type InstalmentTerms, totalOfTerms } from '../../catalogue/courses/instalment-terms.ts';

type RecordRow = DoneOf<'GET catalogue/{kind}'>['rows'][number];
type RecordWhole = DoneOf<'GET catalogue/{kind}/records/{slug}'>;

type Json = Record<string, unknown>;

const cookies = {} as Record<StaffRole, string>;

const test = appForAll();
beforeAll(async () => {
  for (const role of ['owner', 'finance', 'support', 'editor'] as const)
    cookies[role] = await test.enterConsole(`${role}@example.com`, role);
}, 300_000);

const at = (rest: string): string => `/api/staff/catalogue/${rest}`;
const get = (rest: string, role: StaffRole = 'support') =>
  test.answer<Json>(at(rest), { cookie: cookies[role] });
const send = (role: StaffRole, method: 'POST' | 'PUT' | 'DELETE', rest: string, json?: object) =>
  test.answer<Json>(at(rest), { cookie: cookies[role], method, ...(json && { json }) });
const read = async (rest: string): Promise<RecordWhole> => (await get(rest)).body as unknown as RecordWhole;
const courseAt = 'course/records/fashion-business-masterclass';
const trainerAt = 'trainer/records/imane-el-ouardi';

describe('a record that no page can be made from', () => {
  it('opens with what is wrong with it, and is mended by its draft', async () => {
    const at = 'course/records/ai-marketing-agency';
    const { record: whole } = await read(at);
    const broken = { slug: 'ai-marketing-agency', words: { en: { name: 'AI' } } };
    await test.db
      .update(courses)
      .set({ record: broken as unknown as Course })
      .where(eq(courses.slug, broken.slug));
    const found = await get(at);
    expect(found.status).toBe(200);
    const { revision, missing } = found.body as unknown as RecordWhole;
    expect(missing.length).toBeGreaterThan(0);
    const kept = await send('owner', 'PUT', `${at}/draft`, { record: whole, basedOn: revision });
    expect(kept.status).toBe(200);
    const json = { revision: kept.body['revision'] };
    expect((await send('owner', 'POST', `${at}/publication`, json)).status).toBe(200);
    expect((await read(at)).missing).toEqual([]);
  });
});

describe('the list and the form', () => {
  it('lists each record by its name in both languages, its price and its state', async () => {
    const { body } = await get('course');
    const rows = body['rows'] as RecordRow[];
    const one = rows.find(({ slug }) => slug === 'ecommerce-mastery-virtual');
    expect(one).toMatchObject({ isPublished: true, isSample: true, draft: null, scheduled: null });
    expect(one?.title.ar).toMatch(/[\u0600-\u06ff]/);
    expect(one?.priceCentimes).toBeGreaterThan(0);
  });

  it('marks courses that only take a waiting list, and courses that only their address leads to', async () => {
    const marks = async (slug: string) => {
      const rows = (await get('course')).body['rows'] as RecordRow[];
      const one = rows.find((row) => row.slug === slug);
      return [one?.isComingSoon, one?.isUnlisted];
    };
    expect(await marks('french-course')).toEqual([true, false]);
    expect(await marks('english-mastery')).toEqual([false, false]);
    const { revision, record } = await read('course/records/english-mastery');
    const draft = { record: { ...record, unlisted: true }, basedOn: revision };
    const kept = await send('editor', 'PUT', 'course/records/english-mastery/draft', draft);
    // The list shows what is published, not the draft.
    expect(await marks('english-mastery')).toEqual([false, false]);
    const json = { revision: kept.body['revision'] };
    await send('editor', 'POST', 'course/records/english-mastery/publication', json);
    expect(await marks('english-mastery')).toEqual([false, true]);
  });

  it('searches names in both languages and addresses, and shows what is left of the sample', async () => {
    const found = async (query: string) =>
      ((await get(`trainer?${query}`)).body['rows'] as RecordRow[]).map(({ slug }) => slug);
    const all = await found('');
    const { title } = await read(trainerAt);
    for (const words of [title.en, title.ar, 'imane-el'])
      expect(await found(`search=${encodeURIComponent(words)}`)).toEqual(['imane-el-ouardi']);
    expect(await found('search=nobody')).toEqual([]);
    expect(await found('show=samples')).toEqual(all);
  });

  it('narrows posts to a state, and says in which languages each is and where it is read', async () => {
    const of = async (state: string) =>
      ((await get(`post?show=${state}`)).body['rows'] as RecordRow[]).map(({ slug }) => slug);
    const [first] = (await get('post?show=published')).body['rows'] as RecordRow[];
    const slug = first?.slug ?? '';
    expect(first).toMatchObject({
      languages: { en: 'whole', ar: 'whole' },
      pages: { en: `/blog/${slug}`, ar: `/ar/blog/${slug}` },
    });
    const { revision, record } = await read(`post/records/${slug}`);
    const words = { ...(record['words'] as Json), ar: { title: '', description: '', body: '' } };
    const draft = { record: { ...record, words }, basedOn: revision };
    await send('editor', 'PUT', `post/records/${slug}/draft`, draft);
    expect([await of('changed'), (await of('published')).includes(slug)]).toEqual([[slug], false]);
    await send('editor', 'POST', 'post', { slug: 'only-english', record: { ...record, words } });
    const [fresh] = (await get('post?show=draft')).body['rows'] as RecordRow[];
    expect(fresh).toMatchObject({
      slug: 'only-english',
      languages: { en: 'whole', ar: 'none' },
      pages: null,
    });
    const lacking = (await get('post?lacks=ar')).body['rows'] as RecordRow[];
    expect(lacking.map((row) => row.slug).toSorted()).toEqual([slug, 'only-english'].toSorted());
    expect(await of('scheduled')).toEqual([]);
    expect((await get('post?show=gone')).status).toBe(422);
  });

  it('describes the fields of a kind with the records they may refer to', async () => {
    const { body } = await get('post/form');
    expect(body['fields']).toContainEqual(expect.objectContaining({ path: 'author', refersTo: 'trainers' }));
    expect((body['choices'] as Json)['trainers']).toContainEqual(
      expect.objectContaining({ slug: 'imane-el-ouardi' }),
    );
  });

  it('answers 404 for unknown kinds and records', async () => {
    for (const rest of ['orders', 'constructor/form', 'course/records/nothing', 'course/records/__proto__'])
      expect((await get(rest)).status).toBe(404);
  });
});

describe('a price from the list', () => {
  const priceAt = 'product/records/social-content-calendar/price';
  const priceOf = async () =>
    ((await get('product')).body['rows'] as RecordRow[]).find(
      ({ slug }) => slug === 'social-content-calendar',
    )?.priceCentimes;

  it('is published at once by owner or finance, and changes nothing else', async () => {
    const before = await read('product/records/social-content-calendar');
    const price = 12_300;
    expect((await send('editor', 'PUT', priceAt, { priceCentimes: price })).status).toBe(403);
    expect((await send('finance', 'PUT', priceAt, { priceCentimes: price })).status).toBe(200);
    expect(await priceOf()).toBe(price);
    const { state, record } = await read('product/records/social-content-calendar');
    expect(state).toBe('published');
    expect(record).toEqual({ ...before.record, isFree: false, priceCentimes: price });
  });

  it('needs a yes where it becomes nothing, or ten times more or less', async () => {
    const before = await priceOf();
    for (const priceCentimes of [0, Number(before) * 10])
      expect(await send('owner', 'PUT', priceAt, { priceCentimes })).toMatchObject({
        status: 422,
        body: { code: 'bad-fields', fields: { isSure: 'required' } },
      });
    expect(await priceOf()).toBe(before);
    const sure = { priceCentimes: Number(before) * 10, isSure: true };
    expect((await send('owner', 'PUT', priceAt, sure)).status).toBe(200);
    expect(await priceOf()).toBe(sure.priceCentimes);
  });

  it('is refused outside its bounds and beside a draft; instalments follow in their shares', async () => {
    for (const priceCentimes of [-1, 0.5, 10_000_001, '100'])
      expect((await send('owner', 'PUT', priceAt, { priceCentimes })).status).toBe(422);
    expect(
      (await send('owner', 'PUT', 'trainer/records/imane-el-ouardi/price', { priceCentimes: 1 })).status,
    ).toBe(404);
    const { revision, record } = await read('product/records/social-content-calendar');
    await send('editor', 'PUT', 'product/records/social-content-calendar/draft', {
      record,
      basedOn: revision,
    });
    const beside = await send('owner', 'PUT', priceAt, { priceCentimes: 100 });
    expect(beside).toMatchObject({ status: 409, body: { code: 'draft-there' } });
    const rows = (await get('course')).body['rows'] as RecordRow[];
    const inParts = rows.find(({ instalments, draft }) => instalments !== null && draft === null);
    const at = `course/records/${inParts?.slug}`;
    const dear = await send('owner', 'PUT', `${at}/price`, { priceCentimes: 9_000_000, isSure: true });
    expect(dear.status).toBe(200);
    const { record: now } = await read(at);
    expect(now['priceCentimes']).toBe(9_000_000);
    expect(totalOfTerms(now['instalments'] as InstalmentTerms)).toBeGreaterThanOrEqual(9_000_000);
  });
});

describe('a copy', () => {
  it('is a draft under the next free address, and says so in its name', async () => {
    const copy = async () => (await send('editor', 'POST', `${trainerAt}/copy`, {})).body['slug'];
    expect([await copy(), await copy()]).toEqual(['imane-el-ouardi-copy', 'imane-el-ouardi-copy-2']);
    const [{ title, record }, original] = [
      await read('trainer/records/imane-el-ouardi-copy'),
      await read(trainerAt),
    ];
    expect(title).toEqual({
      en: `${original.title.en} (copy)`,
      ar: `${original.title.ar} (نسخة)`,
      fr: `${original.title.fr} (copie)`,
    });
    expect(record['portrait']).toBe(original.record['portrait']);
    expect((await send('finance', 'POST', `${trainerAt}/copy`, {})).status).toBe(403);
    expect((await send('owner', 'POST', 'settings/records/academy/copy', {})).status).toBe(403);
  });
});

describe('a draft', () => {
  it('is saved on the revision that was read; who saves second gets the name of the first and the time', async () => {
    const { revision, record } = await read(courseAt);
    const draft = { record: { ...record, capacity: 31 }, basedOn: revision };
    const first = await send('editor', 'PUT', `${courseAt}/draft`, draft);
    expect(first).toMatchObject({ status: 200, body: { missing: [] } });
    const second = await send('owner', 'PUT', `${courseAt}/draft`, draft);
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', detail: { by: 'editor@example.com' } },
    });
  });

  it('of a wrong shape is refused field by field', async () => {
    const { revision, record } = await read(courseAt);
    const wrong = { record: { ...record, capacity: 'many' }, basedOn: revision };
    const { status, body } = await send('editor', 'PUT', `${courseAt}/draft`, wrong);
    expect([status, body['fields']]).toEqual([422, { capacity: 'not-a-number' }]);
  });

  it('that is whole in no language is saved but not published, and the answer names the fields', async () => {
    const { revision, record } = await read(trainerAt);
    const { en, ar } = record['words'] as Record<'en' | 'ar', Json>;
    const without = { ...record, words: { en: { ...en, title: '' }, ar: { ...ar, title: '' } } };
    const kept = await send('editor', 'PUT', `${trainerAt}/draft`, { record: without, basedOn: revision });
    expect(kept.body['missing']).toEqual([
      { path: 'words.en.title', problem: 'missing-in-english', limit: null },
      { path: 'words.ar.title', problem: 'missing-in-arabic', limit: null },
    ]);
    const published = await send('editor', 'POST', `${trainerAt}/publication`, {
      revision: kept.body['revision'],
    });
    expect(published).toMatchObject({
      status: 409,
      body: {
        code: 'incomplete',
        fields: { 'words.en.title': 'missing-in-english', 'words.ar.title': 'missing-in-arabic' },
      },
    });
    const put = await send('editor', 'DELETE', `${trainerAt}/draft/${String(kept.body['revision'])}`);
    expect(put.status).toBe(200);
    expect(await read(trainerAt)).toMatchObject({ state: 'published', missing: [] });
  });

  it('gets a new price from finance, not from an editor, who learns it beside the field; support may only look', async () => {
    const rest = 'product/records/freelance-ebook';
    const before = await read(rest);
    const record = { ...before.record, priceCentimes: 12_300 };
    const draft = { record, basedOn: before.revision };
    const refused = {
      status: 403,
      body: { code: 'needs-price-right', fields: { priceCentimes: 'needs-price-right' } },
    };
    expect((await send('support', 'PUT', `${rest}/draft`, draft)).body['code']).toBe('not-allowed');
    expect(await send('editor', 'PUT', `${rest}/draft`, draft)).toMatchObject(refused);
    expect(await send('editor', 'POST', 'product', { slug: 'another-ebook', record })).toMatchObject(refused);
    const kept = await send('finance', 'PUT', `${rest}/draft`, draft);
    const json = { revision: kept.body['revision'] };
    expect(await send('editor', 'POST', `${rest}/publication`, json)).toMatchObject(refused);
    expect((await send('finance', 'POST', `${rest}/publication`, json)).status).toBe(200);
    const { rows } = (await get(`${rest}/history`)).body as { rows: Json[] };
    expect(rows[0]).toMatchObject({ act: 'publish-record', by: 'finance@example.com', restores: null });
    const back = await send('editor', 'POST', `${rest}/restoration`, { revision: before.revision });
    expect(back.status).toBe(200);
    expect((await read(rest)).record['priceCentimes']).toBe(12_300);
  });

  it('of a gift may not hand out a file that another product sells', async () => {
    const gift = 'product/records/social-content-calendar';
    const { record: sold } = await read('product/records/freelance-ebook');
    const { revision, record } = await read(gift);
    const draft = { record: { ...record, files: sold['files'] }, basedOn: revision };
    const kept = await send('editor', 'PUT', `${gift}/draft`, draft);
    const json = { revision: kept.body['revision'] };
    expect(await send('editor', 'POST', `${gift}/publication`, json)).toMatchObject({
      status: 409,
      body: { code: 'incomplete', fields: { files: 'file-of-another' } },
    });
    // The product that was named lost nothing by the draft.
    expect(await read('product/records/freelance-ebook')).toMatchObject({ missing: [] });
  });

  it('can be scheduled, made a draft again, and looked at by a preview link', async () => {
    const rest = 'post/records/first-ten-orders';
    const { revision, record } = await read(rest);
    const kept = await send('editor', 'PUT', `${rest}/draft`, { record, basedOn: revision });
    const draft = String(kept.body['revision']);
    const past = await send('editor', 'POST', `${rest}/publication`, {
      revision: draft,
      at: '2020-01-01T00:00:00Z',
    });
    expect([past.status, past.body['fields']]).toEqual([422, { at: 'in-the-past' }]);
    const json = { revision: draft, at: '2090-01-01T00:00:00Z' };
    const waits = await send('editor', 'POST', `${rest}/publication`, json);
    expect(waits.body).toEqual({ publishedAt: null });
    const basedOn = { record, basedOn: draft };
    expect((await send('editor', 'PUT', `${rest}/draft`, basedOn)).body['code']).toBe('is-scheduled');
    expect((await send('editor', 'DELETE', `${rest}/publication/${draft}`)).status).toBe(200);
    expect((await send('editor', 'DELETE', `${rest}/publication/${draft}`)).body['code']).toBe('too-late');
    const link = await send('editor', 'POST', `${rest}/preview`, { revision: draft });
    expect((link.body['paths'] as Json)['ar']).toMatch(/^\/ar\/blog\/first-ten-orders\?preview=/);
  });
});

describe('a record', () => {
  it('is created under an address of its own, and can be removed as long as nothing needs it', async () => {
    const { record } = await read(trainerAt);
    const create = (slug: string) => send('editor', 'POST', 'trainer', { slug, record });
    expect((await create('Not A Slug')).body['fields']).toEqual({ slug: 'bad-slug' });
    expect((await create('imane-el-ouardi')).body['code']).toBe('slug-taken');
    const made = await create('salma-alaoui');
    expect(made.status).toBe(200);
    const json = { revision: made.body['revision'] };
    expect((await send('editor', 'POST', 'trainer/records/salma-alaoui/publication', json)).status).toBe(200);
    expect(
      (await send('editor', 'PUT', 'trainer/records/salma-alaoui/position', { position: 1 })).status,
    ).toBe(200);
    const { rows } = (await get('trainer')).body as unknown as { rows: RecordRow[] };
    expect(rows[0]?.slug).toBe('salma-alaoui');
    expect((await send('editor', 'DELETE', 'trainer/records/salma-alaoui')).status).toBe(200);
    const left = await read('trainer/records/salma-alaoui');
    expect(left).toMatchObject({ state: 'draft', record: { words: record['words'] } });
    const dropped = await send('editor', 'DELETE', `trainer/records/salma-alaoui/draft/${left.revision}`);
    expect(dropped.status).toBe(200);
    const { rows: gone } = (await get('trainer?show=archived')).body as unknown as { rows: RecordRow[] };
    const removed = { by: 'editor@example.com' };
    expect(gone).toMatchObject([{ slug: 'salma-alaoui', state: 'archived', removed, pages: null }]);
    expect(gone[0]?.title.ar).toMatch(/[\u0600-\u06ff]/);
    const needed = await send('editor', 'DELETE', trainerAt);
    expect([needed.status, needed.body['code']]).toEqual([409, 'still-needed']);
    const priced = await send('editor', 'DELETE', 'product/records/freelance-ebook');
    expect(priced).toMatchObject({ status: 403, body: { code: 'needs-price-right' } });
    const { rows: campaigns } = (await get('campaign')).body as unknown as { rows: RecordRow[] };
    const lowered = await send('editor', 'DELETE', `campaign/records/${campaigns[0]?.slug ?? ''}`);
    expect(lowered).toMatchObject({
      status: 403,
      body: { code: 'needs-price-right', fields: { percent: 'needs-price-right' } },
    });
  });

  it('of the academy itself is written by its owner alone', async () => {
    const { revision, record } = await read('settings/records/academy');
    const json = { record: { ...record, orderExpiryDays: 9 }, basedOn: revision };
    const rest = 'settings/records/academy/draft';
    expect((await send('editor', 'PUT', rest, json)).body['code']).toBe('not-allowed');
    expect((await send('owner', 'PUT', rest, json)).status).toBe(200);
  });
});
