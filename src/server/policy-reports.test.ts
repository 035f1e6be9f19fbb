import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../tests/support/open-test-server.ts';
import { requestLimits, policyReports } from '../platform/limits/limits.ts';
import type { Figures } from './metrics.ts';
import { makePolicyReports } from './policy-reports.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const old = 'application/csp-report';
const reports = 'application/reports+json';
const script = (blocked: string, more: object = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://academy.example/orders/salma?token=abc',
      'violated-directive': "script-src 'self'",
      'blocked-uri': blocked,
      'script-sample': 'salma@example.com',
      ...more,
    },
  });

async function open() {
  const lines: unknown[] = [];
  const counted: string[] = [];
  const figures: Figures = {
    answered: () => undefined,
    worked: () => undefined,
    violated: (directive) => void counted.push(directive),
  };
  const log = {
    error: () => undefined,
    warn: (fields: object, message: string) => void lines.push([fields, message]),
  };
  server = await openTestServer({ options: { log, figures } });
  const { origin } = server;
  const send = async (body: string, type = old, headers: Record<string, string> = {}) =>
    (
      await fetch(`${origin}/csp-reports`, {
        method: 'POST',
        body,
        headers: { 'content-type': type, ...headers },
      })
    ).status;
  return { lines, counted, send, origin };
}

test('pages say where violations are reported, in 25 bytes, and load nothing for it', async () => {
  const { origin } = await open();
  const { headers } = await fetch(`${origin}/`);
  expect(headers.get('content-security-policy')).toContain('; report-uri /csp-reports');
  expect('; report-uri /csp-reports'.length).toBeLessThanOrEqual(60);
});

test('both forms of a report are counted and logged without anything of the visitor', async () => {
  const { lines, counted, send } = await open();
  expect(await send(script('https://user:salma@evil.example/steal?who=salma'))).toBe(204);
  const several = [
    {
      type: 'csp-violation',
      url: 'https://academy.example/account?name=salma',
      user_agent: 'a phone of salma',
      body: { effectiveDirective: 'img-src', blockedURL: 'https://pictures.example/salma.png#salma' },
    },
    { type: 'csp-violation', body: { effectiveDirective: 'salma', blockedURL: 'salma' } },
    { type: 'deprecation', body: { id: 'salma' } },
  ];
  expect(await send(JSON.stringify(several), reports)).toBe(204);
  expect(lines.map((line) => (line as [object])[0])).toEqual([
    { directive: 'script-src', blocked: 'https://evil.example' },
    { directive: 'img-src', blocked: 'https://pictures.example' },
    { directive: 'other', blocked: 'other' },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/salma|phone|token|account/);
  expect(counted).toEqual(['script-src', 'img-src', 'other']);
});

test('what is no report is refused and logged nowhere, and nobody else’s page may send one', async () => {
  const { lines, counted, send, origin } = await open();
  for (const body of ['', '{', 'null', '[]', '{"csp-report":1}', '{"csp-report":{"blocked-uri":{}}}'])
    expect(await send(body)).toBe(400);
  expect(await send('{}', reports)).toBe(400);
  expect(await send('[]', reports)).toBe(204);
  expect(await send(script('inline'), 'application/json')).toBe(400);
  expect(await send(script('inline', { more: 'a'.repeat(policyReports.bytes) }))).toBe(413);
  expect([lines, counted]).toEqual([[], []]);
  expect(await send(script('inline'), old, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect((await fetch(`${origin}/csp-reports`)).status).toBe(200);
  expect([lines, counted]).toEqual([[], []]);
});

test('one address may report a few times a minute, and its forms are counted apart', async () => {
  const { send, origin } = await open();
  for (let sent = 0; sent < requestLimits.reports.burst; sent += 1)
    expect(await send(script('inline'))).toBe(204);
  expect(await send(script('inline'))).toBe(429);
  const form = await fetch(`${origin}/contact`, { method: 'POST', body: new URLSearchParams({ a: 'b' }) });
  expect(form.status).toBe(200);
});

test('one line a minute for each directive and origin, and no more than so many reports in a day', async () => {
  const lines: object[] = [];
  let [at, counted] = [0, 0];
  const take = makePolicyReports({
    log: { warn: (fields) => void lines.push(fields) },
    figures: { violated: () => void (counted += 1) },
    now: () => at,
  });
  const target = { pathname: '/csp-reports', search: '' };
  const plain = createServer((incoming, outgoing) => {
    void take({ method: 'POST', target, incoming }).then((answer) =>
      outgoing.writeHead(answer?.status ?? 500).end(),
    );
  });
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  const address = plain.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const one = { type: 'csp-violation', body: { effectiveDirective: 'script-src', blockedURL: 'inline' } };
  const send = (many: number) =>
    fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'content-type': reports },
      body: JSON.stringify(Array.from({ length: many }, () => one)),
    });
  try {
    await send(20);
    expect([lines.length, counted]).toEqual([1, 20]);
    at = 60_000;
    await send(1);
    expect([lines.length, counted]).toEqual([2, 21]);
    for (let sent = 0; sent < policyReports.perDay / 20; sent += 1) await send(20);
    expect(counted).toBe(policyReports.perDay);
    at = 86_400_000;
    await send(1);
    expect([lines.length, counted]).toEqual([3, policyReports.perDay + 1]);
  } finally {
    plain.close();
  }
});
