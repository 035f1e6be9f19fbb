import { request as ask } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { entitlements } from '../selling/orders/access.table.ts';
import { cohorts, enrolments } from '../selling/orders/cohorts.table.ts';
import { lessonVersions, lessons, liveSessions } from '../learning/classroom/classroom.table.ts';
import { mediaFiles } from '../academy/media/media.table.ts';
import { staffMembers } from '../academy/staff/staff.table.ts';
import type { StaffMember } from '../academy.ts';
import { someDetails } from '../../tests/support/builders.ts';
import { aTaughtCourse, teach } from '../../tests/support/classroom.ts';
import { place, placeAndPay } from '../../tests/support/actions.ts';
import { aMedia } from '../../tests/support/films.ts';
import { enterAs, memberAuthOf } from '../../tests/support/members.ts';
import { academyForAll } from '../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../tests/support/open-test-database.ts';
import { openTestServer, type TestServer } from '../../tests/support/open-test-server.ts';
import { payBackOrder } from '../../tests/support/refunds.ts';
import { callerOf } from './app.ts';

const secret = 'PAID-BYTES '.repeat(400);
const agent = 'Chrome, Android';

describeOnBothEngines('bytes of lessons', (engine) => {
  let server: TestServer;
  let staff: StaffMember | null = null;
  let lesson: Record<string, string>;
  let film: Awaited<ReturnType<typeof aMedia>>;
  let others: Awaited<ReturnType<typeof aMedia>>;
  let sheet: Awaited<ReturnType<typeof aMedia>>;
  let recording: Awaited<ReturnType<typeof aMedia>>;
  let session = '';
  const cookies: Record<string, string> = {};
  let salma: { id: string; token: string };

  const pay = (email: string, slug = 'taught-here') =>
    placeAndPay(test, { item: { kind: 'course', slug }, details: someDetails({ email }) });
  const enter = async (email: string) =>
    (await enterAs(memberAuthOf(test.context), test.context, email)).cookie;

  const test = academyForAll({
    engine,
    courses: [aTaughtCourse(), aTaughtCourse({ slug: 'another-course' })],
  });
  beforeAll(async () => {
    const { db } = test;
    film = await aMedia(test, { '240': secret, sound: secret, 'captions-ar': secret, 'text-en': secret });
    others = await aMedia(test, { '240': secret });
    sheet = await aMedia(test, { original: secret }, 'file');
    recording = await aMedia(test, { '240': secret });
    const content = { media: film.id, files: [sheet.id] };
    lesson = await teach(db, 'taught-here', [
      { key: 'first', kind: 'film', content },
      { key: 'draft', kind: 'film', content },
      { key: 'removed', kind: 'film', content },
      { key: 'words', kind: 'text' },
    ]);
    const later = { opensAfterDays: 7, position: 2 };
    Object.assign(lesson, await teach(db, 'taught-here', [{ key: 'later', kind: 'film', content }], later));
    const free = [{ key: 'free', kind: 'film' as const, isFree: true, content: { media: others.id } }];
    Object.assign(lesson, await teach(db, 'another-course', free));
    await db
      .update(lessons)
      .set({ currentVersion: null })
      .where(eq(lessons.id, lesson['draft'] ?? ''));
    await db
      .update(lessonVersions)
      .set({ publishedAt: null })
      .where(eq(lessonVersions.lessonId, lesson['draft'] ?? ''));
    await db
      .update(lessons)
      .set({ removedAt: new Date() })
      .where(eq(lessons.id, lesson['removed'] ?? ''));

    salma = await pay('salma@example.com');
    await pay('elsewhere@example.com', 'another-course');
    const paused = await pay('paused@example.com');
    await db.update(entitlements).set({ pausedAt: new Date() }).where(eq(entitlements.orderId, paused.id));
    const refunded = await pay('refunded@example.com');
    await payBackOrder(test, refunded);
    const unpaid = await place(test, {
      item: { kind: 'course', slug: 'taught-here' },
      details: someDetails({ email: 'unpaid@example.com' }),
    });
    const at = new Date('2026-05-01T10:00:00Z');
    const group = {
      startsOn: '2026-05-29',
      weekdays: [1],
      startsAt: '20:00',
      minutes: 60,
      weeks: 4,
      createdAt: at,
    };
    const [theirs, anothers] = [test.context.uuid(), test.context.uuid()];
    await db.insert(cohorts).values([
      { id: theirs, courseSlug: 'taught-here', ...group },
      { id: anothers, courseSlug: 'taught-here', ...group },
    ]);
    session = test.context.uuid();
    const live = { number: 1, startsAt: at, minutes: 60, recordingId: recording.id, changedAt: at };
    await db.insert(liveSessions).values({ id: session, cohortId: anothers, ...live });
    await db.update(enrolments).set({ cohortId: theirs }).where(eq(enrolments.orderId, salma.id));

    for (const name of ['salma', 'elsewhere', 'paused', 'refunded', 'stranger'])
      cookies[name] = await enter(`${name}@example.com`);
    cookies['nobody'] = '';
    cookies['forged'] = (cookies['salma'] ?? '').replace(/(session_token=[^;]{8}).{4}/, '$1AAAA');
    cookies['forged order'] =
      `derb_orders=${salma.token.slice(0, -1)}${salma.token.endsWith('_') ? '-' : '_'}`;
    cookies['unpaid'] = `derb_orders=${unpaid.token}`;
    cookies['refunded order'] = `derb_orders=${refunded.token}`;
    cookies['two'] = `${cookies['elsewhere']}; ${cookies['unpaid']}`;
    await db
      .insert(staffMembers)
      .values({ email: 'x@academy.example', role: 'expert', expert: 'x', addedAt: at });
    server = await openTestServer({
      academy: test.academy,
      callerOf: callerOf({ memberAuth: memberAuthOf(test.context), staffAuth: { whoIs: async () => staff } }),
      answerPage: async () => new Response(null, { status: 404 }),
      answerApi: async () => new Response(null, { status: 404 }),
      // Without rate limits: each attempt must be refused for its own reason.
      options: { limits: null },
    });
  });
  afterAll(() => server.close());

  type Answer = { status: number; headers: Record<string, unknown>; body: string };
  type Asking = { cookie?: string; method?: string; headers?: Record<string, string> };

  /** The address is sent as it is written, without normalisation. */
  const get = (path: string, { cookie = '', method = 'GET', headers = {} }: Asking = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = { 'user-agent': agent, origin: 'https://academy.example', cookie, ...headers };
      const out = ask({ host: '127.0.0.1', port: server.port, path, method, headers: sent }, (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (piece: string) => (body += piece));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
      });
      out.on('error', reject);
      out.end();
    });
  const address = (key: string, fileId: string | undefined) => `/learn/media/${lesson[key] ?? key}/${fileId}`;

  it('are served to whoever has the lesson: whole, in ranges, and with 304', async () => {
    const cookie = cookies['salma'] ?? '';
    const path = address('first', film.files['240']);
    const whole = await get(path, { cookie });
    expect(whole).toMatchObject({
      status: 200,
      body: secret,
      headers: {
        'content-type': 'video/mp4',
        'content-length': String(secret.length),
        'content-disposition': 'inline',
        'cache-control': 'private, no-cache',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      },
    });
    const tag = String(whole.headers['etag']);
    const asked = (headers: Record<string, string>, method?: string) =>
      get(path, { cookie, headers, ...(method ? { method } : {}) });
    expect(await asked({ range: 'bytes=5-14' })).toMatchObject({ status: 206, body: secret.slice(5, 15) });
    expect(await asked({ range: 'bytes=-3', 'if-range': tag })).toMatchObject({
      status: 206,
      body: secret.slice(-3),
    });
    expect(await asked({ range: 'bytes=0-1', 'if-range': '"old"' })).toMatchObject({
      status: 200,
      body: secret,
    });
    expect(await asked({ range: 'bytes=99999-' })).toMatchObject({ status: 416, body: '' });
    expect(await asked({}, 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect(await asked({ 'if-none-match': tag })).toMatchObject({ status: 304, body: '' });
    expect(await get(path, { cookie: `derb_orders=${salma.token}` })).toMatchObject({ status: 200 });
    expect(await get(address('first', sheet.files['original']), { cookie })).toMatchObject({
      status: 200,
      headers: { 'content-disposition': expect.stringMatching(/^attachment; filename="lesson 1.pdf"/) },
    });
    expect(await get(address('free', others.files['240']))).toMatchObject({ status: 200, body: secret });
    expect(await get(address(session, recording.files['240']), { cookie })).toMatchObject({ status: 403 });
    await test.db
      .update(enrolments)
      .set({ cohortId: await cohortOfSession() })
      .where(eq(enrolments.orderId, salma.id));
    expect(await get(address(session, recording.files['240']), { cookie })).toMatchObject({ status: 200 });
  });

  const cohortOfSession = async () => {
    const [row] = await test.db.select().from(liveSessions).where(eq(liveSessions.id, session));
    return row?.cohortId ?? null;
  };

  it('are served before publication to staff who teach the course, and to no other staff', async () => {
    const path = address('draft', film.files['240']);
    const own = `/api/staff/media/${film.id}/files/${film.files['240']}`;
    const as = async (member: StaffMember, at: string) => {
      staff = member;
      const { status } = await get(at);
      staff = null;
      return status;
    };
    expect(await as({ email: 'editor@academy.example', role: 'editor' }, path)).toBe(200);
    expect(await as({ email: 'x@academy.example', role: 'expert', expert: 'x' }, path)).toBe(404);
    expect(await as({ email: 'money@academy.example', role: 'finance' }, path)).toBe(404);
    expect(await as({ email: 'editor@academy.example', role: 'editor' }, own)).toBe(200);
    expect(await as({ email: 'x@academy.example', role: 'expert', expert: 'x' }, own)).toBe(404);
    expect(await as({ email: 'money@academy.example', role: 'finance' }, own)).toBe(403);
    expect((await get(own, { cookie: cookies['salma'] ?? '' })).status).toBe(401);
    // A trainer of one group of the course sees its lessons and their videos.
    const another = { email: 'y@academy.example', role: 'expert', expert: 'y' } as const;
    expect(await as(another, path)).toBe(404);
    await test.db.update(cohorts).set({ trainer: 'y' });
    expect(await as(another, path)).toBe(200);
    expect(await as(another, address('free', others.files['240']))).toBe(200);
    await test.db.update(cohorts).set({ trainer: null });
  });

  it('are served to nobody else: of over four hundred attempts none gets a byte or the name in the store', async () => {
    const [kept] = await test.db
      .select()
      .from(mediaFiles)
      .where(eq(mediaFiles.id, film.files['240'] ?? ''));
    const tag = `"${kept?.etag}"`;
    const tricks: Asking[] = [
      {},
      { method: 'HEAD' },
      { method: 'POST' },
      { headers: { range: 'bytes=0-0' } },
      { headers: { range: 'bytes=-5' } },
      { headers: { range: 'bytes=0-1,4-5' } },
      { headers: { range: 'bytes=0-9', 'if-range': tag } },
      { headers: { 'if-none-match': tag } },
    ];
    const outside = [
      'nobody',
      'forged',
      'forged order',
      'stranger',
      'elsewhere',
      'paused',
      'refunded',
      'unpaid',
      'refunded order',
      'two',
    ];
    const first = lesson['first'];
    const id = film.files['240'];
    const attempts: [who: string, path: string, trick: Asking][] = [
      // Everything of the lesson, by everybody without a right to it.
      ...outside.flatMap((who) =>
        [
          id,
          film.files['sound'],
          film.files['captions-ar'],
          film.files['text-en'],
          sheet.files['original'],
        ].flatMap((fileId) =>
          tricks.map((trick) => [who, address('first', fileId), trick] as [string, string, Asking]),
        ),
      ),
      // Files to which a learner of the course has no right: too early, a draft, removed, another pair, another group.
      ...[
        address('later', id),
        address('draft', id),
        address('removed', id),
        address('words', id),
        address('first', others.files['240']),
        address('free', id),
        address('first', recording.files['240']),
        `/learn/media/${first}/${film.id}`,
        `/learn/media/${film.id}/${id}`,
        `/learn/media/${crypto.randomUUID()}/${id}`,
        `/learn/media/${first}/${crypto.randomUUID()}`,
        `/learn/media/${first}/240`,
        `/learn/media/${first}/${kept?.storageName}`,
        `/learn/media/${first}/${encodeURIComponent(kept?.storageName ?? '')}`,
        `/learn/media/${first}/${id}/../${others.files['240']}`,
        `/learn/media/${first}/..%2f..%2f${kept?.storageName}`,
        `/learn/media/${first}/%2e%2e/${id}`,
        `/learn/media/${first}/${id}%00`,
        `/learn/media/${first}/${id}'--`,
        `/learn/media/../media/${lesson['later']}/${id}`,
        `/learn//media/${lesson['later']}/${id}`,
        `/LEARN/media/${lesson['later']}/${id}`,
        `/ar/learn/media/${lesson['later']}/${id}`,
        `/learn/media/${lesson['later']}/${id}?lesson=${first}`,
        `/api/staff/media/${film.id}/files/${id}`,
      ].flatMap((path) => tricks.map((trick) => ['salma', path, trick] as [string, string, Asking])),
    ];
    const through: string[] = [];
    for (const [who, path, trick] of attempts) {
      const answer = await get(path, { ...trick, cookie: cookies[who] ?? '' });
      const isRefused = [301, 308, 400, 401, 403, 404, 405].includes(answer.status);
      const leaks = [secret.slice(0, 5), kept?.storageName ?? '-'].some((word) => answer.body.includes(word));
      if (!isRefused || leaks || answer.body.length > 2_048 || 'etag' in answer.headers)
        through.push(`${who} ${trick.method ?? 'GET'} ${path}: ${answer.status}`);
    }
    expect(attempts.length).toBeGreaterThan(400);
    expect(through).toEqual([]);
  });
});
