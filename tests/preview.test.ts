/** Drafts over HTTP: shown on their page to whoever has the link, to nobody else, and cached nowhere. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { consultationServices, courses, workshops } from '../src/academy/content/catalogue.table.ts';
import type { RecordKind } from '../src/admin/records/record-kinds.ts';
import { removeStaffMember } from '../src/academy/staff/staff-members.service.ts';
import { staffMembers } from '../src/academy/staff/staff.table.ts';
import type { StaffRole } from '../src/academy/staff/who-may.ts';
import type { PreviewLink } from '../src/admin/records/open-preview.service.ts';
import { aTaughtCourse, inAll, teach } from './support/classroom.ts';
import { openTestServer, type TestServer } from './support/open-test-server.ts';
import { appForAll } from './support/open-test-app.ts';
import { allowed, present } from './support/sure.ts';

const owner = { email: 'owner@derb.example', role: 'owner' } as const;
const isNew = 'What nobody has read before';

let server: TestServer;
const test = appForAll();
beforeAll(async () => {
  server = await openTestServer({
    academy: test.app.academy,
    answerPage: test.app.answerPage,
  });
}, 120_000);
afterAll(() => server.close());

type Words = { en: Record<string, unknown>; ar: Record<string, unknown> };

/** The record with changed words in the field that its page or its list shows. */
function reworded(record: object, field: string): object {
  const { words } = record as { words: Words };
  const ar = { ...words.ar, [field]: `${isNew} (ar)` };
  return { ...record, words: { en: { ...words.en, [field]: isNew }, ar } };
}

async function linkTo(kind: RecordKind, slug: string, change: (record: object) => object) {
  const { staff } = test.app.academy;
  const begun = present(await staff.recordForEditing({ kind, slug }));
  const record = change(begun.record);
  const saved = allowed(await staff.saveDraft({ kind, slug, record, basedOn: begun.revision, staff: owner }));
  return {
    revision: saved.revision,
    paths: pathsOf(await staff.previewLink({ kind, slug, ...saved, staff: owner })),
  };
}

function pathsOf(link: PreviewLink): Record<'en' | 'ar', string> {
  if (!link.ok) throw new Error(link.reason);
  return link.paths;
}

const withoutToken = (path: string): string => path.split('?')[0] ?? path;
const textOf = async (path: string): Promise<string> => (await test.ask(path)).text();

describe('a preview', () => {
  it('shows the draft of every kind on its own page, in both languages, only with the link', async () => {
    const drafts: [kind: RecordKind, slug: string, field: string][] = [
      ['course', 'english-mastery', 'name'],
      ['workshop', 'sell-on-whatsapp', 'title'],
      ['product', 'freelance-ebook', 'name'],
      ['trainer', 'imane-el-ouardi', 'title'],
      ['post', 'write-to-a-brand', 'title'],
      ['job', 'video-editor', 'title'],
      ['service', 'price-of-your-work', 'title'],
      ['legal', 'cookie-policy', 'lead'],
    ];
    const wrong: string[] = [];
    for (const [kind, slug, field] of drafts) {
      const { paths } = await linkTo(kind, slug, (record) => reworded(record, field));
      if (!(await textOf(paths.en)).includes(isNew)) wrong.push(`${kind}: not seen`);
      if (!(await textOf(paths.ar)).includes(`${isNew} (ar)`)) wrong.push(`${kind}: not seen in Arabic`);
      if ((await textOf(withoutToken(paths.en))).includes(isNew))
        wrong.push(`${kind}: seen without the link`);
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('shows a campaign before its day, and the settings in the frame of the page', async () => {
    const staff = test.app.academy.staff;
    const [campaign] = await staff.listRecords({ kind: 'campaign' });
    const later = await linkTo('campaign', campaign?.slug ?? '', (record) => ({
      ...reworded(record, 'text'),
      startsAt: '2099-01-01T00:00:00.000Z',
      endsAt: '2099-02-01T00:00:00.000Z',
    }));
    expect((await textOf(later.paths.en)).includes(isNew)).toBe(true);
    const settings = await linkTo('settings', 'academy', (record) => ({
      ...record,
      siteName: { en: isNew, ar: isNew },
    }));
    expect((await textOf(settings.paths.en)).includes(isNew)).toBe(true);
    for (const path of ['/', '/courses']) expect((await textOf(path)).includes(isNew)).toBe(false);
  }, 60_000);

  it('shows what was never published, which is otherwise not there', async () => {
    const { staff } = test.app.academy;
    const like = await staff.recordForEditing({ kind: 'post', slug: 'write-to-a-brand' });
    const name = { kind: 'post', slug: 'quite-new' } as const;
    const record = reworded(like?.record ?? {}, 'title');
    const made = allowed(await staff.createRecord({ ...name, record, staff: owner }));
    const paths = pathsOf(await staff.previewLink({ ...name, revision: made.revision, staff: owner }));
    expect((await test.ask(withoutToken(paths.en))).status).toBe(404);
    const answer = await test.ask(paths.en);
    expect([answer.status, (await answer.text()).includes(isNew)]).toEqual([200, true]);
    expect(
      await staff.previewLink({ kind: 'post', slug: 'other', revision: made.revision, staff: owner }),
    ).toBeRefused('unknown-revision');
  }, 60_000);

  it('and what is published show the face of the trainer whom a record names, and no other drawn one', async () => {
    const { academy } = test.app;
    for (const table of [consultationServices, workshops, courses])
      await test.db
        .update(table)
        .set({ record: sql`jsonb_set(${table.record}, '{portrait}', '"youssef"'::jsonb)` });
    const own = { kind: 'trainer', slug: 'zineb-tadlaoui' } as const;
    const { revision } = await linkTo(own.kind, own.slug, (record) => ({ ...record, portrait: 'amina' }));
    expect(await academy.staff.publishRecord({ ...own, revision, staff: owner })).toMatchObject({ ok: true });
    const [services, allWorkshops, allCourses] = await Promise.all([
      academy.consultationServices(),
      academy.workshops(),
      academy.courses(),
    ]);
    const shown = [
      ...services.filter(({ expert }) => expert === own.slug),
      ...allWorkshops
        .map(({ workshop }) => workshop)
        .filter(({ instructor }) => instructor.en === 'Zineb Tadlaoui'),
      ...allCourses.map(({ course }) => course).filter(({ trainer }) => trainer === own.slug),
    ];
    expect(shown.length).toBeGreaterThan(2);
    expect(new Set(shown.map(({ portrait }) => portrait))).toEqual(new Set(['amina']));
    const [one] = shown;
    expect((await academy.consultationService(one?.slug ?? ''))?.portrait).toBe('amina');
    // What staff wrote is theirs, and a scene or a picture of the library is the subject's.
    const picture = 'picture-01975b5e-4e9c-7c3a-9d7e-0123456789ab-1600x1067';
    for (const [portrait, then] of [
      ['youssef', 'amina'],
      ['fashion', 'fashion'],
      [picture, picture],
    ] as const) {
      const { paths } = await linkTo('course', 'fashion-business-masterclass', (record) => ({
        ...record,
        portrait,
      }));
      expect(await textOf(paths.en)).toContain(`"portrait":"${then}"`);
      expect(await textOf(paths.en)).not.toContain('"portrait":"youssef"');
    }
  }, 60_000);

  it('is not cached, nor indexed by search engines, nor by the server', async () => {
    const { paths } = await linkTo('product', 'freelance-ebook', (record) => reworded(record, 'name'));
    for (const path of [paths.en, paths.en, paths.ar]) {
      const answer = await fetch(`${server.origin}${path}`);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect((await answer.text()).includes(isNew)).toBe(true);
    }
    expect(server.pages.size.pages).toBe(0);
    const asEverybody = await fetch(`${server.origin}${withoutToken(paths.en)}`);
    expect((await asEverybody.text()).includes(isNew)).toBe(false);
    expect(server.pages.kept(paths.en)).toBeUndefined();
    expect((await (await fetch(`${server.origin}${paths.en}`)).text()).includes(isNew)).toBe(true);
  }, 60_000);

  it('ends with its draft, also before its time', async () => {
    const { staff } = test.app.academy;
    const [kind, slug] = ['job', 'video-editor'] as const;
    const { revision, paths } = await linkTo(kind, slug, (record) => reworded(record, 'title'));
    expect((await textOf(paths.en)).includes(isNew)).toBe(true);
    expect(await staff.dropDraft({ kind, slug, revision, staff: owner })).toBe(true);
    expect((await textOf(paths.en)).includes(isNew)).toBe(false);
    expect(await staff.previewLink({ kind, slug, revision, staff: owner })).toBeRefused('unknown-revision');
    const gone = await linkTo(kind, slug, (record) => reworded(record, 'title'));
    expect(await staff.removeRecord({ kind, slug, staff: owner })).toEqual({ ok: true });
    // Its draft is left.
    expect((await textOf(gone.paths.en)).includes(isNew)).toBe(true);
  }, 60_000);

  it('ends when whoever made its link leaves, or may no longer see drafts', async () => {
    const { staff } = test.app.academy;

    const editor = { email: 'editor@derb.example', role: 'editor' } as const;
    const [kind, slug] = ['post', 'write-to-a-brand'] as const;
    const { revision, paths } = await linkTo(kind, slug, (record) => reworded(record, 'title'));
    await test.db.insert(staffMembers).values({ ...editor, addedAt: new Date() });
    const theirs = pathsOf(await staff.previewLink({ kind, slug, revision, staff: editor }));
    const seen = async () => (await textOf(theirs.en)).includes(isNew);
    expect(await seen()).toBe(true);
    const nowIs = (role: StaffRole) =>
      test.db.update(staffMembers).set({ role }).where(eq(staffMembers.email, editor.email));
    await nowIs('moderator');
    expect(await seen()).toBe(false);
    await nowIs('editor');
    expect(await seen()).toBe(true);
    await removeStaffMember(test.db, editor.email);
    expect(await seen()).toBe(false);
    expect((await textOf(paths.en)).includes(isNew)).toBe(true);
  }, 60_000);

  it('does not open with an invented link, nor is passed on by a form', async () => {
    const { paths } = await linkTo('course', 'english-mastery', (record) => reworded(record, 'name'));
    const [path = '', token = ''] = paths.en.split('?preview=');
    for (const made of ['', 'x', token.slice(1), `${token}A`, token.toLowerCase()]) {
      const answer = await test.ask(`${path}?preview=${made}`);
      expect([answer.status, (await answer.text()).includes(isNew)]).toEqual([200, false]);
      expect(answer.headers.get('x-robots-tag')).toBeNull();
    }
    const form = await test.ask(`${path}/enrol?preview=${token}`, { method: 'POST', form: {} });
    expect((await form.text()).includes(isNew)).toBe(false);
  }, 60_000);
});

describe('a record as it is typed', () => {
  const [kind, slug] = ['post', 'write-to-a-brand'] as const;
  const typed = async (change: (record: object) => object, locale = 'en') => {
    const begun = await test.app.academy.staff.recordForEditing({ kind, slug });
    return { kind, slug, locale, record: JSON.stringify(change(begun?.record ?? {})) };
  };
  const post = (form: Record<string, string>, cookie?: string) =>
    test.ask('/staff/preview', { method: 'POST', form, ...(cookie && { cookie }) });
  const changed = (record: object) => reworded(record, 'title');

  it('is shown to signed-in staff who may see drafts, in the language they ask for, and kept by nobody', async () => {
    const editor = await test.enterConsole('typing@derb.example', 'editor');
    for (const locale of ['en', 'ar']) {
      const answer = await post(await typed(changed, locale), editor);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(await answer.text()).toContain(locale === 'ar' ? `${isNew} (ar)` : isNew);
    }
    expect((await textOf(`/blog/${slug}`)).includes(isNew)).toBe(false);
    const moderator = await test.enterConsole('watching@derb.example', 'moderator');
    for (const cookie of [moderator, undefined]) {
      const answer = await post(await typed(changed), cookie);
      expect([answer.status, await answer.text()]).toEqual([403, '']);
    }
  }, 60_000);

  it('may be the settings: the home page has their colour, menu and sections, and visitors see nothing of them', async () => {
    const editor = await test.enterConsole('arranging@derb.example', 'editor');
    const begun = await test.app.academy.staff.recordForEditing({ kind: 'settings', slug: 'academy' });
    const title = { en: isNew, ar: isNew };
    const record = {
      ...begun?.record,
      primaryColour: '#7a1f5c',
      menu: [{ page: 'blog', link: '', title }],
      homeSections: [{ section: 'benefits', title }],
    };
    const form = { kind: 'settings', slug: 'academy', locale: 'en', record: JSON.stringify(record) };
    const answer = await post(form, editor);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    for (const part of [isNew, '#7a1f5c', '"page":"blog"']) expect(html).toContain(part);
    const visited = await textOf('/');
    for (const part of [isNew, '#7a1f5c']) expect(visited).not.toContain(part);
    expect((await post(form)).status).toBe(403);
  }, 60_000);

  it('has a page before it was saved for the first time', async () => {
    const editor = await test.enterConsole('beginning@derb.example', 'editor');
    const answer = await post({ ...(await typed(changed)), slug: '' }, editor);
    expect([answer.status, (await answer.text()).includes(isNew)]).toEqual([200, true]);
  }, 60_000);

  it('has no page while its shape is wrong, or when the form is made up', async () => {
    const editor = await test.enterConsole('wrong@derb.example', 'editor');
    const form = await typed(changed);
    const wrong = [
      await typed((record) => ({ ...record, publishedOn: 'soon' })),
      { ...form, record: '{' },
      { ...form, kind: 'email' },
      { ...form, locale: 'de' },
      {},
    ];
    for (const each of wrong) {
      const answer = await post(each, editor);
      expect([answer.status, await answer.text()]).toEqual([422, '']);
    }
  }, 60_000);
});

describe('the lessons of a draft that is no course yet', () => {
  it('are read by staff who teach it and by nobody else, and by nobody once it is put away', async () => {
    const slug = 'never-published';
    const { staff } = test.app.academy;
    const record = aTaughtCourse({ slug, trainer: null });
    const made = allowed(await staff.createRecord({ kind: 'course', slug, record, staff: owner }));
    const ids = await teach(test.db, slug, [
      { key: 'closed', content: { body: inAll(isNew) } },
      { key: 'free', isFree: true, content: { body: inAll(isNew) } },
    ]);
    const [editor, expert, member] = [
      await test.enterConsole('editor@example.com', 'editor'),
      await test.enterConsole('expert@example.com', 'expert', 'imane-el-ouardi'),
      await test.enter('salma@example.com'),
    ];
    const addresses = ['', '/ar'].flatMap((language) =>
      ['closed', 'closed?draft', 'free', 'free?draft'].map(
        (lesson) => `${language}/learn/${slug}/lessons/${lesson}`,
      ),
    );
    const answersTo = async (cookie?: string) =>
      Promise.all(
        [`/learn/${slug}`, ...addresses].map(async (address) => {
          const answer = await test.ask(address, cookie === undefined ? {} : { cookie });
          return `${answer.status} ${(await answer.text()).includes(isNew)}`;
        }),
      );
    const nothing = ['404 false', ...addresses.map(() => '404 false')];
    const inConsole = async () =>
      (
        await test.ask('/api/staff/teaching/lesson', { cookie: editor, json: { lesson: ids['free'] } })
      ).json();
    for (const cookie of [undefined, member, expert]) expect(await answersTo(cookie)).toEqual(nothing);
    expect(await answersTo(editor)).toEqual(['200 false', ...addresses.map(() => '200 true')]);
    expect(await inConsole()).toMatchObject({ ok: true });
    const address = `/api/staff/catalogue/course/records/${slug}/draft/${made.revision}`;
    expect((await test.ask(address, { cookie: editor, method: 'DELETE' })).status).toBe(200);
    for (const cookie of [undefined, member, expert, editor])
      expect(await answersTo(cookie)).toEqual(nothing);
    expect(await inConsole()).toMatchObject({ ok: false, reason: 'not-found' });
  });
});
