import { request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { agreedHeader, consentCookie } from '../../platform/http/consent-cookie.ts';
import { noSource, otherSource } from '../../academy/frame/source.ts';
import { keepVisits, type SourceCount, sumSources, sumVisits, type VisitCount } from './visits.service.ts';
import { openTestDatabase } from '../../../tests/support/open-test-database.ts';
import { openTestServer, type TestServer } from '../../../tests/support/open-test-server.ts';
import { mostSources, VisitCounter } from './visit-counter.ts';

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const yes = { 'user-agent': phone, cookie: consentCookie('all', false).split(';')[0] ?? '' };
const course = '/courses/selling-online';

async function taken(counter: VisitCounter): Promise<VisitCount[]> {
  const all: VisitCount[] = [];
  await counter.flush(async (counts) => void all.push(...counts));
  return all;
}
const timesIn = (counts: readonly VisitCount[]): number => counts.reduce((sum, { times }) => sum + times, 0);

describe('a visitor who agreed', () => {
  test('is a number among others: day, step, offer and language, and nothing else', async () => {
    const counter = new VisitCounter(() => Date.parse('2026-06-01T10:00:00Z'));
    counter.note(course, yes);
    counter.note(course, { ...yes, cookie: `lang=ar; ${yes.cookie}; other=1` });
    counter.note(`/ar${course}/enrol`, yes);
    const about = { itemKind: 'course', itemSlug: 'selling-online', day: '2026-06-01' };
    expect(await taken(counter)).toEqual([
      { ...about, step: 'visit', locale: 'en', times: 2 },
      { ...about, step: 'form', locale: 'ar', times: 1 },
    ]);
    expect(await taken(counter)).toEqual([]);
  });

  test('is counted on the day of Morocco', async () => {
    let now = Date.parse('2026-06-01T22:59:59Z');
    const counter = new VisitCounter(() => now);
    counter.note(course, yes);
    now += 1_000;
    counter.note(course, yes);
    expect((await taken(counter)).map(({ day, times }) => [day, times])).toEqual([
      ['2026-06-01', 1],
      ['2026-06-02', 1],
    ]);
  });
});

test.each([
  ['said nothing', { 'user-agent': phone }],
  ['said no', { ...yes, cookie: 'consent=essential' }],
  ['has a cookie that only looks like a yes', { ...yes, cookie: 'xconsent=all; consent=allow' }],
  ['is a machine', { ...yes, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['does not say what she is', { cookie: yes.cookie }],
  ['fetches in advance', { ...yes, 'sec-purpose': 'prefetch;prerender' }],
  ['fetches in advance, of old', { ...yes, purpose: 'prefetch' }],
])('who %s is not counted', async (_who, headers) => {
  const counter = new VisitCounter();
  counter.note(course, headers);
  expect(await taken(counter)).toEqual([]);
});

test('what could not be written down is kept for the next time, with what came since', async () => {
  const counter = new VisitCounter();
  counter.note(course, yes);
  const failing = counter.flush(async () => {
    counter.note(course, yes);
    throw new Error('The database is away');
  });
  await expect(failing).rejects.toThrow('away');
  expect(timesIn(await taken(counter))).toBe(2);
});

test('more addresses than are remembered are counted all the same', async () => {
  const counter = new VisitCounter();
  for (let index = 0; index < 1_500; index += 1) counter.note(`/courses/course-${index}`, yes);
  counter.note('/courses/course-0', yes);
  expect(timesIn(await taken(counter))).toBe(1_501);
});

test('two servers add to one number', async () => {
  const database = await openTestDatabase();
  const day = '2026-06-01';
  for (const times of [2, 3]) {
    const counter = new VisitCounter(() => Date.parse(`${day}T10:00:00Z`));
    for (let count = 0; count < times; count += 1) counter.note(course, yes);
    counter.note(`${course}/enrol`, yes);
    await keepVisits(counter, database).run();
  }
  const sums = await sumVisits(database.db, { from: day, to: day });
  expect(sums.map(({ step, times }) => [step, times]).sort()).toEqual([
    ['form', 2],
    ['visit', 5],
  ]);
  expect(await sumSources(database.db, { from: day, to: day })).toEqual([{ ...noSource, times: 5 }]);
  await database.close();
});

test('counts by the link that led here: 200 links a day apart, all others together; a form is no visit', async () => {
  let now = Date.parse('2026-06-01T10:00:00Z');
  const counter = new VisitCounter(() => now);
  const note = (search: string, cookie = yes.cookie) => counter.note(course, { ...yes, cookie }, { search });
  const sources = async () => {
    const all: SourceCount[] = [];
    await counter.flush(async (_counts, bySource) => void all.push(...bySource));
    return all;
  };
  note('');
  note('?utm_source=Instagram&utm_medium=story');
  note('?utm_source=facebook', `${yes.cookie}; source=utm_source=instagram&utm_medium=story`);
  note('?utm_source=facebook', 'consent=essential');
  counter.note(`${course}/enrol`, yes, { search: '?utm_source=form' });
  const day = '2026-06-01';
  expect(await sources()).toEqual([
    { ...noSource, day, times: 1 },
    { source: 'instagram', medium: 'story', campaign: '', day, times: 2 },
  ]);
  for (let index = 0; index < mostSources + 10; index += 1) note(`?utm_source=s${index}`);
  const flooded = await sources();
  // The two from before are counted apart too.
  expect(flooded).toHaveLength(mostSources - 2 + 1);
  expect(flooded.find(({ source }) => source === otherSource.source)?.times).toBe(12);
  now += 86_400_000;
  note('?utm_source=s9999');
  expect(await sources()).toMatchObject([{ source: 's9999' }]);
});

describe('in the http server', () => {
  let server: TestServer | null = null;
  afterEach(async () => server?.close());

  const visit = (path: string, headers: Record<string, string>, method = 'GET'): Promise<string> =>
    new Promise((resolve, reject) => {
      const asked = { host: '127.0.0.1', port: server?.port, path, method, headers, agent: false };
      request(asked, (incoming) => {
        incoming.resume();
        incoming.on('end', () => resolve(String(incoming.headers['etag'])));
      })
        .on('error', reject)
        .end();
    });

  const page = (status: number, cache: string): Response =>
    new Response('page', { status, headers: { 'Content-Type': 'text/html', 'Cache-Control': cache } });

  test('whole pages count, from the cache or made for the visitor; reads of the browser’s cache, HEAD, forms sent and failures do not', async () => {
    const visits = new VisitCounter();
    server = await openTestServer({
      options: { visits },
      answerPage: async (incoming) => {
        const { pathname } = new URL(incoming.url);
        if (pathname === '/courses/none') return page(404, 'no-store');
        if (pathname === '/courses/draft') return page(200, 'private, no-store');
        return page(200, pathname.endsWith('/enrol') ? 'private, no-store' : 'public, max-age=0');
      },
    });
    const tag = await visit(course, yes);
    await visit(course, yes);
    await visit(`${course}?utm_source=email`, yes);
    await visit(`${course}?from=somewhere`, yes);
    await visit(`${course}/enrol`, { ...yes, 'X-Derb-Step': '1' });
    await visit(course, { ...yes, 'if-none-match': tag });
    await visit(course, yes, 'HEAD');
    // A page that was open when the visitor agreed; without consent the same request counts nothing.
    await visit(course, { ...yes, [agreedHeader]: '1' }, 'HEAD');
    await visit(course, { 'user-agent': phone, [agreedHeader]: '1' }, 'HEAD');
    await visit(course, { ...yes, cookie: 'consent=essential', [agreedHeader]: '1' }, 'HEAD');
    await visit(
      `${course}/enrol`,
      { ...yes, origin: 'https://academy.example', 'content-length': '0' },
      'POST',
    );
    await visit('/courses/none', yes);
    await visit('/courses/draft', yes);
    await visit('/', yes);
    const bySource: [string, number][] = [];
    const counts: VisitCount[] = [];
    await visits.flush(async (all, sources) => {
      counts.push(...all);
      bySource.push(...sources.map(({ source, times }): [string, number] => [source, times]));
    });
    expect(bySource).toEqual([
      ['', 4],
      ['email', 1],
    ]);
    expect(counts.map(({ step, itemSlug, times }) => [step, itemSlug, times])).toEqual([
      ['visit', 'selling-online', 5],
      ['form', 'selling-online', 1],
    ]);
  });
});
