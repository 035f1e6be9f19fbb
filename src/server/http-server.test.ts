import { someSettings } from '../../tests/support/builders.ts';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { openTestServer, publicOrigin, type TestServer } from '../../tests/support/open-test-server.ts';
import { endOnSignals, shutDown } from '../platform/http/shutdown.ts';
import { timeouts } from '../platform/http/timeouts.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const html = (body: string, headers: Record<string, string> = {}): Response =>
  new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } });
const publicPage = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

type Raw = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Node's own client: unlike fetch it adds no headers and follows no redirects. */
function ask(
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      { host: '127.0.0.1', port: server?.port, path, method, headers, agent: false },
      (incoming) => {
        let text = '';
        incoming.on('data', (chunk: Buffer) => (text += chunk.toString()));
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: text }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** The answer to exactly these bytes. */
function t(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(server?.port ?? 0, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', () => resolve(text));
  });
}

describe('headers', () => {
  test('are on every answer: pages, cached pages, 304, refusals, failures, the API, health checks', async () => {
    server = await openTestServer({
      answerPage: async (request) => {
        const { pathname } = new URL(request.url);
        if (pathname === '/broken') throw new Error('A bug');
        if (pathname === '/away') return new Response(null, { status: 303, headers: { Location: '/' } });
        return html('<style>a{top:0}</style><a>x</a>', pathname === '/' ? publicPage : {});
      },
      academy: {
        courses: async () => [],
        workshops: async () => [],
        products: async () => [],
        bundles: async () => [],
        posts: async () => [],
        jobs: async () => [],
        consultationServices: async () => [],
        settings: async () => someSettings(),
      },
    });
    const tag = String((await ask('/')).headers['etag']);
    const answers: [Raw, number][] = [
      [await ask('/'), 200],
      [await ask('/', { headers: { 'If-None-Match': tag } }), 304],
      [await ask('/', { method: 'HEAD' }), 200],
      [await ask('/private'), 200],
      [await ask('/away'), 303],
      [await ask('/broken'), 500],
      [await ask('/%E0%A4%A'), 400],
      [await ask('/x.data'), 404],
      [await ask('/', { method: 'PUT' }), 405],
      [await ask('/', { method: 'POST', headers: { ...form, Origin: 'https://evil.example' } }), 403],
      [await ask('/', { method: 'POST', headers: form, body: 'a'.repeat(1_100_000) }), 413],
      [await ask('/api/x'), 200],
      [await ask('/api/x', { method: 'PROPFIND' }), 405],
      [await ask('/callbacks/none/x/y'), 404],
      [await ask('/healthz'), 200],
      [await ask('/readyz'), 200],
      [await ask('/robots.txt'), 200],
      [await ask('/sitemap.xml'), 200],
    ];
    for (const [{ status, headers }, expected] of answers) {
      expect(status).toBe(expected);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).toContain("form-action 'self' https://bank.example");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBeTruthy();
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['strict-transport-security']).toContain('max-age=31536000');
      expect(headers['cache-control']).toBeTruthy();
    }
    const [one, other] = [await ask('/private'), await ask('/private')].map(
      ({ headers }) => headers['x-request-id'],
    );
    expect([one, other]).toEqual([
      expect.stringMatching(/^[0-9a-f]{16}$/),
      expect.not.stringMatching(String(one)),
    ]);
    expect(await t('GARBAGE\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*Content-Security-Policy: default-src 'none'/,
    );
  });

  test('the staff API accepts a bank’s file of 2 MB at one address, and nothing as large at the others', async () => {
    server = await openTestServer();
    const send = async (path: string, length: number) => {
      const headers = { ...form, 'Content-Type': 'application/json' };
      return (await ask(path, { method: 'POST', headers, body: 'a'.repeat(length) })).status;
    };
    expect(await send('/api/staff/settlement', 2_300_000)).toBe(200);
    expect(await send('/api/staff/settlement', 2_400_000)).toBe(413);
    expect(await send('/api/staff/settlement/confirmations', 1_100_000)).toBe(413);
    expect(await send('/api/settlement', 1_100_000)).toBe(413);
  });

  test('pages of an order are not cached and send no referrer', async () => {
    server = await openTestServer({ answerPage: async () => html('hers') });
    const { headers } = await ask('/ar/orders/abc');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['referrer-policy']).toBe('same-origin');
  });

  test('refusals on the API have its usual format, and a bug there reveals nothing', async () => {
    server = await openTestServer({
      answerApi: async () => {
        throw new Error('secret detail');
      },
    });
    const cross = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
      body: '{}',
    };
    const order = await ask('/api/form/submit', cross);
    expect([order.status, JSON.parse(order.body)]).toEqual([
      403,
      { success: false, code: 'cross-site', error: 'Requests from pages of other sites are not answered.' },
    ]);
    const application = await ask('/api/applications/waitlist', cross);
    expect([application.status, JSON.parse(application.body).error.code]).toEqual([403, 'cross-site']);
    const preflight = await ask('/api/form/submit', { ...cross, method: 'OPTIONS', body: '' });
    expect(preflight.status).toBe(403);
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    const broken = await ask('/api/applications/workshop', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect([broken.status, JSON.parse(broken.body)]).toEqual([
      500,
      { result: 'error', error: { message: 'An unknown error occurred', code: 'unexpected' } },
    ]);
    expect(server.failures).toHaveLength(1);
  });

  test('a broken page shows an error without details', async () => {
    server = await openTestServer({
      answerPage: async () => {
        throw new Error('secret detail');
      },
    });
    const { status, body } = await ask('/ar/payment/success');
    expect(status).toBe(500);
    expect(body).toContain('dir="rtl"');
    expect(body).not.toContain('secret detail');
    expect(server.failures).toHaveLength(1);
  });
});

describe('cached pages', () => {
  test('are rendered without the visitor’s data, and answered 304 if unchanged', async () => {
    const seen: Request[] = [];
    server = await openTestServer({
      answerPage: async (request) => {
        seen.push(request);
        return html('<p>for everybody</p>', publicPage);
      },
    });
    const headers = {
      Cookie: 'derb_orders=secret',
      'Accept-Language': 'ar',
      'X-Forwarded-For': '1.2.3.4',
      'Accept-Encoding': 'br',
    };
    const first = await ask('/workshops?utm_source=x', { headers });
    const second = await ask('/workshops', {
      headers: { ...headers, 'If-None-Match': String(first.headers['etag']) },
    });
    expect(first.status).toBe(200);
    expect(first.headers['content-encoding']).toBe('br');
    expect(first.headers['vary']).toBe('Accept-Encoding');
    expect(second).toMatchObject({ status: 304, body: '' });
    expect(seen).toHaveLength(1);
    expect(seen[0]?.url).toBe(`${publicOrigin}/workshops`);
    expect([...(seen[0]?.headers ?? [])]).toEqual([]);
  });

  test('show a change of content to the next visitor', async () => {
    let price = '990';
    server = await openTestServer({ answerPage: async () => html(price, publicPage) });
    expect((await ask('/')).body).toBe('990');
    price = '800';
    expect((await ask('/')).body).toBe('990');
    server.pages.clear();
    expect((await ask('/')).body).toBe('800');
  });

  test('do not include pages that set a cookie or are not public', async () => {
    let rendered = 0;
    server = await openTestServer({
      answerPage: async (request) =>
        html(
          `${(rendered += 1)} ${request.headers.get('cookie') ?? ''}`,
          request.url.endsWith('/a') ? { ...publicPage, 'Set-Cookie': 'x=1' } : {},
        ),
    });
    expect((await ask('/a', { headers: { Cookie: 'me' } })).body).toContain('me');
    expect((await ask('/b', { headers: { Cookie: 'you' } })).body).toContain('you');
    expect(server.pages.size.pages).toBe(0);
  });
});

describe('requests from elsewhere', () => {
  test('a form from another site is refused, one from our pages is accepted, also from older browsers', async () => {
    server = await openTestServer();
    const post = (headers: Record<string, string>) =>
      ask('/courses/x/enrol', { method: 'POST', headers: { ...form, ...headers }, body: 'a=1' });
    expect((await post({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await post({ 'Sec-Fetch-Site': 'same-site' })).status).toBe(403);
    expect((await post({ Origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ Origin: 'null' })).status).toBe(403);
    expect((await post({ 'Sec-Fetch-Site': 'same-origin', Origin: 'null' })).status).toBe(200);
    expect((await post({ Origin: publicOrigin })).status).toBe(200);
    // The test uses 127.0.0.1, which is not the public address here.
    expect((await post({ Origin: `http://127.0.0.1:${server.port}` })).status).toBe(403);
    expect((await post({ Origin: 'https://evil.example', Host: 'evil.example' })).status).toBe(403);
    expect((await post({})).status).toBe(200);
  });

  test('a gateway may post from elsewhere, and its bytes arrive as they were sent', async () => {
    const bodies: string[] = [];
    server = await openTestServer({
      academy: {
        receiveNotification: async ({ gateway, raw }) => {
          bodies.push(`${gateway} ${new TextDecoder().decode(raw.body)} ${raw.headers['x-signature'] ?? ''}`);
          return { status: 200, contentType: 'text/plain', body: 'ACTION=POSTAUTH' };
        },
      },
    });
    const answer = await ask('/callbacks/cmi', {
      method: 'POST',
      headers: { ...form, Origin: 'https://bank.example', 'X-Signature': 's' },
      body: 'a=%D8&b=+',
    });
    expect(answer).toMatchObject({ status: 200, body: 'ACTION=POSTAUTH' });
    expect(bodies).toEqual(['cmi a=%D8&b=+ s']);
  });

  test('a browser that returns by POST is redirected to its page, and proves no payment', async () => {
    server = await openTestServer({
      academy: {
        noteReturn: async () => undefined,
        orderOfReturn: async ({ fields }) =>
          fields.get('oid') === 'r1'
            ? {
                number: 'MEM-123456ABCD',
                locale: 'ar',
                token: fields.get('seal') === 's' ? 't'.repeat(24) : null,
              }
            : null,
      },
    });
    const back = await ask('/callbacks/cmi/return/failure?seal=s', {
      method: 'POST',
      headers: { ...form, Origin: 'https://bank.example' },
      body: 'oid=r1&status=paid',
    });
    expect(back.status).toBe(303);
    expect(back.headers['location']).toBe('/ar/payment/failure?orderId=MEM-123456ABCD');
    expect(String(back.headers['set-cookie'])).toMatch(/^derb_orders=t{24};.*HttpOnly; SameSite=Lax; Secure/);
    // Without the order's token the visitor is redirected to the page, and gets no cookie.
    const stranger = await ask('/callbacks/cmi/return/success?oid=r1');
    expect(stranger.headers['location']).toBe('/ar/payment/success?orderId=MEM-123456ABCD');
    expect(stranger.headers['set-cookie']).toBeUndefined();
    const lost = await ask('/callbacks/cmi/return/success?oid=unknown');
    expect(lost.headers['location']).toBe('/');
  });

  test('too many requests are refused for a while, whatever address they claim', async () => {
    server = await openTestServer();
    const statuses = new Map<number, number>();
    let wait: unknown;
    for (let index = 0; index < 40; index += 1) {
      const { status, headers } = await ask('/api/staff/session', {
        method: 'POST',
        headers: { ...form, 'X-Forwarded-For': `10.0.0.${index}` },
        body: 'email=a',
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      wait ??= headers['retry-after'];
    }
    expect(statuses.get(429)).toBeGreaterThanOrEqual(9);
    expect(Number(wait)).toBeGreaterThan(0);
  });
});

describe('shutdown and slow requests', () => {
  test('with the database away a process is not ready, and a proxy keeps it for its pages', async () => {
    server = await openTestServer({ options: { ready: async () => false } });
    expect((await ask('/readyz')).status).toBe(503);
    expect((await ask('/healthz')).status).toBe(200);
  });

  test('a shutdown is not ready, finishes open requests, and accepts no new ones', async () => {
    let finish: () => void = () => undefined;
    let begun: () => void = () => undefined;
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    const order: string[] = [];
    let stopping = false;
    server = await openTestServer({
      answerPage: () =>
        new Promise((resolve) => {
          finish = () => resolve(html('done'));
          begun();
        }),
      options: { ready: async () => !stopping, stopping: () => stopping },
    });
    const under = ask('/orders/slow');
    await isBegun;
    const ended = shutDown({
      server: server.server,
      unready: () => (stopping = true),
      stop: [() => void order.push('workers'), () => void order.push('database')],
      log: { info: () => undefined, error: () => undefined },
      graceMs: 200,
    });
    expect((await ask('/readyz')).status).toBe(503);
    expect((await ask('/healthz')).status).toBe(503);
    await new Promise<void>((resolve) => server?.server.once('close', resolve) && setTimeout(resolve, 400));
    await expect(ask('/healthz')).rejects.toThrow('ECONNREFUSED');
    expect(order).toEqual([]);
    finish();
    expect((await under).body).toBe('done');
    await ended;
    expect(order).toEqual(['workers', 'database']);
    server = null;
  });

  test('each signal, and a closed terminal too, is an ordered end that the log tells', async () => {
    const kinds = ['SIGTERM', 'SIGINT', 'SIGHUP', 'uncaughtException', 'unhandledRejection'] as const;
    const before = new Set<unknown>(kinds.flatMap((kind) => process.listeners(kind)));
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      const opened = await openTestServer();
      const told: unknown[] = [];
      const code = await new Promise<number>((resolve) => {
        const log = { info: (fields: object) => void told.push(fields), error: () => undefined };
        const ending = { server: opened.server, unready: () => undefined, stop: [], log, graceMs: 0 };
        endOnSignals(ending, resolve);
        process.emit(signal);
      });
      expect([code, told]).toEqual([0, [{ signal }]]);
      for (const kind of kinds)
        for (const listener of process.listeners(kind))
          if (!before.has(listener)) process.off(kind, listener);
    }
  });

  test('an answer that cannot even say that something broke ends its connection, not the process', async () => {
    const rules = () => {
      throw new Error('A second bug');
    };
    server = await openTestServer({
      answerPage: async () => {
        throw new Error('A bug');
      },
      options: { finish: { rules, style: (page) => ({ html: page, hashes: [] }) } },
    });
    await expect(ask('/anything')).rejects.toThrow();
    await expect(ask('/%zz')).rejects.toThrow();
  });

  test('a request that is sent byte by byte is ended within fifteen seconds', async () => {
    server = await openTestServer();
    // Checked by the server's settings: on a busy machine the time itself would vary.
    const { headersTimeout, connectionsCheckingInterval } = timeouts;
    expect(server.server.headersTimeout).toBe(headersTimeout);
    expect(headersTimeout + connectionsCheckingInterval).toBeLessThan(15_000);
    await server.close();
    server = await openTestServer({ timeouts: { headersTimeout: 100, connectionsCheckingInterval: 50 } });
    expect(await t('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toContain('408');
  });
});
