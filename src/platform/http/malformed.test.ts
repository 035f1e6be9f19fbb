import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { newVisitor } from '../../../tests/support/visitor.ts';
import { tries } from '../../../tests/support/properties.ts';

/** Mulberry32: the same requests in every run, so that a failure can be reproduced. */
function randomness(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = randomness(20_261_121);
const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const token = 'A'.repeat(24);
const paths = [
  '/',
  '/ar',
  '/courses',
  '/ar/courses',
  '/courses/ecommerce-mastery-virtual',
  '/courses/ecommerce-mastery-virtual/enrol',
  '/ar/courses/english-mastery/enrol',
  '/courses/ecommerce-mastery/waitlist',
  `/orders/${token}`,
  `/orders/${token}/method`,
  `/orders/${token}/card`,
  `/orders/${token}/cash`,
  '/payment/success',
  '/practice-bank/unknown',
  '/mailbox/unknown',
  '/staff/orders/MEM-000000AAAA/show',
  '/api/staff/session',
  '/api/staff/orders/MEM-000000AAAA',
  '/workshops/x',
  '/products/x',
  '/api/form/submit',
  '/api/form/update',
  '/api/payment/initiate',
  '/api/checkout-session',
  '/api/payment-intent',
  '/api/payment-intent/x/validate',
  '/api/buy-now',
  '/api/applications/host-course',
  '/api/applications/waitlist',
  '/api/applications/workshop',
  '/api/applications/access-request',
  '/api/users',
  '/api/users/lookup',
  '/api/openapi.json',
  '/callbacks/practice',
  '/callbacks/practice/pay',
  '/callbacks/practice/return/success',
  '/callbacks/cmi',
  '/healthz',
  '/readyz',
  '/assets/none.js',
  '/__manifest',
  '/_root.data',
];
const tails = [
  '',
  '',
  '',
  '/',
  '//',
  '/../..',
  '%',
  '%zz',
  '%00',
  '%E0%A4%A',
  '/%2e%2e%2f',
  '.data',
  '\\',
  '%ff',
  ';x',
  '/:slug',
  '/constructor',
  '/__proto__',
];
const queries = [
  '',
  '',
  '?',
  '?q=%',
  '?q=%00',
  '?q=%F0%9F',
  '?orderId=',
  '?orderId[]=1',
  `?q=${'أ'.repeat(1)}`.replace('أ', '%D8%A3'),
  '?type=virtual&type=virtual',
  `?${'a=1&'.repeat(300)}`,
  '?_routes=root',
  '?index',
  '?__proto__=1',
];
const methods = [
  'GET',
  'GET',
  'POST',
  'POST',
  'POST',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'HEAD',
  'TRACE',
  'PROPFIND',
  'REPORT',
  'QUERY',
];
const types = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-16',
  'application/json',
  'application/json; charset=x',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=',
  'text/plain',
  'application/xml',
  'x',
  '',
  'application/json, text/html',
];
const idempotencyKey = 'k'.repeat(32);
const bodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{"name":',
  '{"name":{"a":1},"price":[990],"email":true}',
  '{"__proto__":{"status":"Paid"},"constructor":1}',
  '{"name":"\\u0000","email":"\\ud800@x.ma","phone":"+212600000000","course":"ecommerce-mastery-virtual"}',
  `{"name":"Amina Alami","email":"a@b.ma","phone":"+212612345678","course":"ecommerce-mastery-virtual","price":"-1","idempotencyKey":"${idempotencyKey}"}`,
  `{"name":"Amina Alami","email":"a@b.ma","phone":"+212612345678","course":"ecommerce-mastery-virtual","price":"1e309"}`,
  '['.repeat(5_000),
  'name=%',
  'name=%00&email=%00',
  'name=%ff%fe&email=a%40b.ma&phone=%2B212612345678&isSixteen=on&agreesToStart=on',
  'name=Amina+Alami&email=a%40b.ma&phone=%2B212612345678&isSixteen=on&agreesToStart=on&idempotencyKey=short&seenPrice=NaN&seenPriceCentimes=1e309',
  `name=${'x'.repeat(70_000)}`,
  'a=1&'.repeat(1_500),
  'option=Free&cardType=gold&transferCode=%F0%9F%92%B8',
  'button=rob',
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n\0\0\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-da',
  '--x\r\n\r\n\r\n--x--',
  `--x\r\nContent-Disposition: form-data; name="${'n'.repeat(9_000)}"\r\n\r\n1\r\n--x--\r\n`,
  '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n'.repeat(200),
  '{"body":{"course":"ecommerce-mastery-virtual","customerName":["a"],"customerEmail":{}},"webhookUrl":"http://127.0.0.1/"}',
  '{"amount":-1,"currency":"mad","orderId":"MEM-000000-0000","metadata":{"a":[[[[]]]]}}',
  '{"amount":99999999999999999999,"currency":null}',
  'sheet=Other&workshopTitle=%F0%9F%92%B8&email=%ff',
  '\0\u0001\u0002',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>',
];
const oddHeaders: Record<string, string>[] = [
  {},
  {},
  { Origin: 'null' },
  { Origin: 'not an origin' },
  { Origin: 'https://evil.example' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { Cookie: 'derb_orders=%%%;;;=; derb-staff.session_token=x.y' },
  { Cookie: `derb_orders=${'x'.repeat(6_000)}` },
  { Host: 'a b' },
  { Host: '' },
  { 'If-None-Match': '*' },
  { 'Accept-Encoding': 'br;q=0, *;q=x, \t' },
  { Range: 'bytes=9-1' },
  { 'X-Forwarded-For': 'x, , ::' },
  { 'X-React-Router-SPA-Mode': 'yes' },
  { Authorization: 'Bearer ' },
  { 'Content-Encoding': 'gzip' },
  { 'Idempotency-Key': '\u00ff' },
];

const agent = new Agent({ keepAlive: true, maxSockets: 24 });
afterAll(() => agent.destroy());
const { origin } = newVisitor();
const port = Number(new URL(origin).port);

type Try = { method: string; path: string; headers: Record<string, string>; body: string };

const aTry = (): Try => {
  const method = one(methods);
  const body = method === 'GET' || method === 'HEAD' ? '' : one(bodies);
  const type = one(types);
  // An address of its own, so that no rate limit answers instead.
  const from = [10, ...[1, 2, 3].map(() => Math.floor(random() * 254) + 1)].join('.');
  return {
    method,
    path: `${one(paths)}${one(tails)}${one(queries)}`.replaceAll(' ', '+'),
    headers: {
      ...(type === '' ? {} : { 'Content-Type': type }),
      'Content-Length': String(Buffer.byteLength(body)),
      'X-Forwarded-For': from,
      ...one(oddHeaders),
    },
    body,
  };
};

/** The status; 0 when the connection was ended without one. */
function send({ method, path, headers, body }: Try): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = httpRequest({ host: '127.0.0.1', port, method, path, headers, agent }, (incoming) => {
      incoming.resume();
      incoming.on('end', () => resolve(incoming.statusCode ?? 0));
      incoming.on('error', () => resolve(incoming.statusCode ?? 0));
    });
    outgoing.setTimeout(60_000, () => outgoing.destroy());
    outgoing.on('error', () => resolve(0));
    outgoing.end(body);
  });
}

async function sendMany(count: number, work: () => Promise<void>): Promise<void> {
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: 24 }, worker));
}

describe('malformed requests', () => {
  test('never cause a 5xx, and the academy still answers afterwards', { timeout: 240_000 }, async () => {
    const count = tries(10_000);
    const failed: string[] = [];
    const statuses = new Map<number, number>();
    await sendMany(count, async () => {
      const asked = aTry();
      const status = await send(asked);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500)
        failed.push(
          `${status} ${asked.method} ${asked.path.slice(0, 120)} ${asked.headers['Content-Type'] ?? ''} ${asked.body.slice(0, 80)}`,
        );
    });
    expect([...new Set(failed)].slice(0, 20)).toEqual([]);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    // The server may close the connection on a body that is too large; normally it answers.
    expect(statuses.get(0) ?? 0).toBeLessThan(count / 20);
    expect(statuses.get(400) ?? 0).toBeGreaterThan(count / 20);
  });

  test.each([
    'GET / HTTP/9.9\r\n\r\n',
    'GET\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nHost : b\r\n\r\n',
    'POST /api/form/submit HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc',
    'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
  ])('bytes that are no request get a 4xx: %j', async (bytes) => {
    const text = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
      let received = '';
      socket.on('data', (chunk) => (received += chunk.toString('latin1')));
      socket.on('close', () => resolve(received));
      socket.on('error', () => resolve(received));
    });
    expect(text).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });
});
