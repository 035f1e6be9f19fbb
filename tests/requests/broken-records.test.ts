/** What people see after a server error: words, a link, the status, and no internals. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { newPostgresDatabase } from '../support/open-test-database.ts';
import { startBuilt, type Running } from '../support/start-built.ts';
import { Visitor } from '../support/visitor.ts';
import { staff } from '../support/visits.ts';

let database: Awaited<ReturnType<typeof newPostgresDatabase>>;
let academy: Running;
let client: pg.Client;

beforeAll(async () => {
  database = await newPostgresDatabase();
  academy = await startBuilt({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
  client = new pg.Client(database.url);
  await client.connect();
}, 180_000);
afterAll(async () => {
  await client.end();
  await academy.stop();
  await database.drop();
});

/** Who is asked to come again, since the database took too long on a busy machine, does so. */
const read = async (path: string): Promise<{ status: number; html: string }> => {
  const answer = await fetch(academy.origin + path);
  const html = await answer.text();
  return answer.status === 503 ? read(path) : { status: answer.status, html };
};

/** Internals of the program or the database that must not be shown. */
const inside = /\bat \S+ \(|node_modules|TypeError|Error:|postgres|academy_settings|select /i;

describe('a page whose record is broken', () => {
  beforeAll(() =>
    client.query(
      `update courses set record = '{"slug":"french-course","words":{"en":{"name":"French"},"ar":{"name":"French"}}}' where slug = 'french-course'`,
    ),
  );

  it.each([
    ['/courses/french-course', 'en', 'We could not open this page | Derb', 'Return home', 'href="/"'],
    ['/ar/courses/french-course', 'ar', 'تعذّر فتح هذه الصفحة | درب', 'عودي إلى الرئيسية', 'href="/ar"'],
  ])(
    '%s is a 500 in its language, with bar, foot and a way home',
    async (path, locale, title, home, href) => {
      const { status, html } = await read(path);
      expect(status).toBe(500);
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html).toContain(`<title>${title}</title>`);
      expect(html).toContain('content="noindex"');
      for (const part of ['<header', '<footer', home, href, 'https://wa.me/']) expect(html).toContain(part);
      expect(html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '')).not.toMatch(inside);
    },
  );

  it('harms no other page', async () => {
    expect((await read('/courses/english-mastery')).status).toBe(200);
  });
});

describe('a page that was shown before its record broke', () => {
  const path = '/courses/ai-marketing-agency';
  const raise = 'update content_version set version = version + 1';

  it('is shown as it was, and named to staff on Today, until the record is mended', async () => {
    const before = await read(path);
    expect(before.status).toBe(200);
    const owner = await staff(undefined, new Visitor(academy.origin));
    const told = async () => {
      expect(await read(path)).toEqual(before);
      const today = await owner.ask('/api/staff/today');
      return ((await today.json()) as { brokenPages: string[] }).brokenPages;
    };
    const of = `slug = 'ai-marketing-agency'`;
    const { rows } = await client.query<{ record: object }>(`select record from courses where ${of}`);
    const keep = (record: object | undefined) =>
      client.query(`with raised as (${raise}) update courses set record = $1 where ${of}`, [record]);
    await keep({ slug: 'ai-marketing-agency', words: { en: { name: 'AI' } } });
    await expect.poll(told, { timeout: 30_000 }).toEqual([path]);
    await keep(rows[0]?.record);
    await expect.poll(told, { timeout: 30_000 }).toEqual([]);
  });
});

describe('when not even the settings can be read', () => {
  beforeAll(() =>
    client.query(
      // What is in memory of them is out of date as well.
      'alter table academy_settings rename to academy_settings_away; update content_version set reads = reads + 1',
    ),
  );
  afterAll(() => client.query('alter table academy_settings_away rename to academy_settings'));

  it.each([
    ['/about', 'en', 'We could not open this page', 'Try again'],
    ['/ar/about', 'ar', 'تعذّر فتح هذه الصفحة', 'حاولي مرة أخرى'],
  ])(
    '%s still says so in both languages, its own first, and offers to try again',
    async (path, locale, title, again) => {
      const { status, html } = await read(path);
      const body = html.slice(html.indexOf('<body'));
      expect(status).toBe(500);
      expect(html).toContain(`<html lang="${locale}"`);
      for (const part of [title, again, `href="${path}"`, 'The fault is ours', 'الخطأ من عندنا'])
        expect(body).toContain(part);
      expect(body).not.toMatch(inside);
    },
  );
});
