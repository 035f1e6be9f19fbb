import { request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aJpeg } from '../../tests/support/receipts.ts';
import { openTestServer, type TestServer } from '../../tests/support/open-test-server.ts';

let server: TestServer;

beforeEach(async () => {
  server = await openTestServer({
    academy: {
      orderByToken: async () => ({ order: { status: 'Paid - Bank Transfer' } }) as never,
      classroom: { enter: async () => ({ ok: true, learner: { enrolment: { id: 'seat' } } }) } as never,
    },
    staffOf: async () => ({ email: 'staff@academy.example', role: 'editor' }) as never,
    options: { trustedProxyHops: 1 },
  });
});
afterEach(() => server.close());

const mark = 'x-the-border-of-parts-x';
const ofForm = { 'Content-Type': `multipart/form-data; boundary=${mark}` };
const form = (about: string, body: Uint8Array | string) =>
  Buffer.concat([
    Buffer.from(`--${mark}\r\nContent-Disposition: form-data; ${about}\r\n\r\n`),
    Buffer.from(body as string),
    Buffer.from(`\r\n--${mark}--\r\n`),
  ]);
const receipt = form('name="receipt"; filename="a.jpg"', aJpeg());
const work = form('name="text"', 'My work');

type Sent = { path: string; body: Buffer; address: string; headers?: Record<string, string> };

/** Begins an upload; it is on its way until it is finished. */
function begin({ path, body, address, headers = ofForm }: Sent) {
  const asked = request({
    host: '127.0.0.1',
    port: server.port,
    path,
    method: 'POST',
    agent: false,
    headers: { ...headers, 'Content-Length': body.length, 'X-Forwarded-For': address },
  });
  const answered = new Promise<number>((resolve) => {
    asked.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', () => resolve(0));
  });
  asked.write(body.subarray(0, 20));
  return { answered, finish: () => (asked.end(body.subarray(20)), answered) };
}
const send = (sent: Sent): Promise<number> => begin(sent).finish();

const receiptOf = (order: number, address: string): Sent => ({
  path: `/orders/${`${order}`.padStart(32, 'k')}/receipts`,
  body: receipt,
  address,
});

/** Begins 18 receipts of as many orders; waits until all but so many of them were refused. */
async function fill(addressOf: (order: number) => string, taken: number) {
  const begun = Array.from({ length: 18 }, (_, order) => begin(receiptOf(order, addressOf(order))));
  const refused: number[] = [];
  for (const { answered } of begun) void answered.then((status) => refused.push(status));
  await expect.poll(() => refused).toEqual(Array.from({ length: 18 - taken }, () => 429));
}

test('from one address three receipts come at once; those of another come as well', async () => {
  await fill(() => '41.0.0.1', 3);
  expect(await send(receiptOf(98, '41.0.0.1'))).toBe(429);
  expect(await send(receiptOf(98, '41.0.0.2'))).toBe(200);
});

test('addresses of one IPv6 network are one address', async () => {
  await fill((order) => `2001:db8:1:2::${order + 1}`, 3);
  expect(await send(receiptOf(98, '2001:db8:1:3::1'))).toBe(200);
});

test('receipts on their way keep out neither a learner nor the staff', async () => {
  await fill((order) => `41.0.1.${order}`, 10);
  const [address, path] = ['41.0.1.1', '/learn/sales/lessons/one/hand-in'];
  expect(await send(receiptOf(98, address))).toBe(429);
  expect(await send({ path, body: work, address })).toBe(200);
  const headers = { 'Content-Type': 'image/jpeg' };
  expect(await send({ path: '/api/staff/pictures', body: Buffer.from(aJpeg()), address, headers })).toBe(200);
});
