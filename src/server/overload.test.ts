/** More is asked than one process can answer: what is too much is refused at once, and nothing else is. */
import { afterEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../tests/support/open-test-server.ts';
import { makeRoom } from '../platform/http/room.ts';

let server: TestServer | null = null;
let endAll: (() => void)[] = [];
let slow: Promise<Response>[] = [];
afterEach(async () => {
  for (const end of endAll) end();
  endAll = [];
  await Promise.all(slow);
  await server?.close();
  server = null;
});

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const ask = (path: string, init: RequestInit = {}) => fetch(`${server?.origin}${path}`, init);
const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

/** Room for two; `/slow` is answered at `endAll`. Resolves when two are being answered. */
async function openFull(hasNoRest: () => boolean): Promise<void> {
  let begun = 0;
  let bothBegun = (): void => undefined;
  const both = new Promise<void>((resolve) => (bothBegun = resolve));
  server = await openTestServer({
    answerPage: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/') return new Response('home', { headers: { ...html, 'Cache-Control': 'public' } });
      if (pathname !== '/account/slow') return new Response('a page', { headers: html });
      if ((begun += 1) === 2) bothBegun();
      await new Promise<void>((resolve) => endAll.push(resolve));
      return new Response('at last', { headers: html });
    },
    academy: { receiveNotification: async () => ({ status: 200, body: 'OK' }) as never },
    options: { room: makeRoom(hasNoRest, { atOnce: 2, now: () => 0 }) },
  });
  await (await ask('/')).text();
  slow = [ask('/account/slow'), ask('/account/slow')];
  await both;
}

test('what comes beyond is refused with 503 and when to come again; a form keeps what was typed', async () => {
  await openFull(() => true);
  const page = await ask('/account');
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await page.text()).toContain('We are busy for a moment');
  const api = await ask('/api/courses');
  expect([api.status, api.headers.get('retry-after')]).toEqual([503, '5']);
  const sent = await ask('/ar/courses/english-mastery/enrol', form({ name: 'سلمى' }));
  expect(sent.status).toBe(503);
  const text = await sent.text();
  expect(text).toContain('action="/ar/courses/english-mastery/enrol"');
  expect(text).toContain('value="سلمى"');
});

test('cached pages, health checks and banks are never refused', async () => {
  await openFull(() => true);
  expect(await (await ask('/')).text()).toBe('home');
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(200);
  expect((await ask('/callbacks/cmi', form({ oid: '1' }))).status).not.toBe(503);
});

test('what was accepted is answered, and then there is room again', async () => {
  await openFull(() => true);
  expect((await ask('/account')).status).toBe(503);
  for (const end of endAll) end();
  for (const one of slow) expect(await (await one).text()).toBe('at last');
  expect((await ask('/account')).status).toBe(200);
});

test('a process that only waits for others refuses nobody', async () => {
  await openFull(() => false);
  expect((await ask('/account')).status).toBe(200);
});

test('without rest there is room for what is answered in three seconds, and with rest for as many as at first', () => {
  let [now, isBusy] = [0, true];
  const room = makeRoom(() => isBusy, { atOnce: 100, now: () => now });
  const enterAll = () => {
    const inside: (() => void)[] = [];
    for (let leave = room.enter(); leave !== null; leave = room.enter()) inside.push(leave);
    return inside;
  };
  const first = enterAll();
  expect(first).toHaveLength(100);
  // Ten were answered in this second: thirty can be in three.
  for (const leave of first.splice(0, 10)) leave();
  now = 1_000;
  expect(room.enter()).toBeNull();
  for (const leave of first) leave();
  expect(enterAll()).toHaveLength(30);
  isBusy = false;
  expect(room.enter()).not.toBeNull();
  now = 2_000;
  expect(room.enter()).not.toBeNull();
  isBusy = true;
  expect(enterAll()).toHaveLength(68);
});
