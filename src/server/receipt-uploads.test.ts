import { largestProductFile } from '../catalogue/shop/product-upload.ts';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aJpeg, aJpegOf } from '../../tests/support/receipts.ts';
import { openTestServer, type TestServer } from '../../tests/support/open-test-server.ts';
import type { OrderStatus } from '../selling/orders/order.ts';
import { words } from '../words.ts';
import { largestReceiptBytes } from '../selling/orders/receipt-file.ts';
import { bodyTimeouts, timeouts, timeToSend } from '../platform/http/timeouts.ts';

const known = 'k'.repeat(32);
const claimed = 'c'.repeat(32);
const unknown = 'u'.repeat(32);

const statuses: Partial<Record<string, OrderStatus>> = {
  [known]: 'Pending Payment',
  [claimed]: 'Paid - Bank Transfer',
};

let server: TestServer;
let read: { path: string; fields: Record<string, string | number> }[];

beforeEach(async () => {
  read = [];
  server = await openTestServer({
    academy: {
      orderByToken: async (token) =>
        statuses[token] ? ({ order: { status: statuses[token] } } as never) : null,
    },
    answerPage: async (request) => {
      const form = await request.formData();
      const fields = Object.fromEntries(
        [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.size]),
      );
      read.push({ path: new URL(request.url).pathname, fields });
      return new Response('taken', { headers: { 'Content-Type': 'text/html' } });
    },
  });
});
afterEach(() => server.close());

type Part = { name: string; file?: string; type?: string; body: Uint8Array | string };

function bodyOf(parts: readonly Part[]): { type: string; body: Buffer } {
  const mark = 'x-the-border-of-parts-x';
  const pieces = parts.flatMap(({ name, file, type, body }) => [
    `--${mark}\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n`,
    `${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n`,
    body,
    '\r\n',
  ]);
  const whole = [...pieces, `--${mark}--\r\n`].map((piece) => Buffer.from(piece as string));
  return { type: `multipart/form-data; boundary=${mark}`, body: Buffer.concat(whole) };
}

type Answer = { status: number; location: string | undefined };

function post(path: string, { type, body }: { type: string; body: Buffer }): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': type, 'Content-Length': body.length };
    const asked = httpRequest(
      { host: '127.0.0.1', port: server.port, path, method: 'POST', headers, agent: false },
      (answer) => {
        answer.resume();
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, location: answer.headers.location }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

const tick: Part = { name: 'transferred', body: 'on' };
const receipt = (body: Uint8Array): Part => ({ name: 'receipt', file: 'a.jpg', type: 'image/jpeg', body });

describe('the upload of a receipt', () => {
  test.each([`/orders/${known}/bank-transfer`, `/ar/orders/${claimed}/receipts`])(
    'of 5 MB with zero bytes is accepted at %s',
    async (path) => {
      const answer = await post(path, bodyOf([tick, receipt(aJpegOf(largestReceiptBytes))]));
      expect(answer.status).toBe(200);
      expect(read).toEqual([{ path, fields: { transferred: 'on', receipt: largestReceiptBytes } }]);
    },
  );

  test('that is a little too large reaches the page, which shows the error beside the field', async () => {
    await post(`/orders/${claimed}/receipts`, bodyOf([receipt(aJpegOf(largestReceiptBytes + 1))]));
    expect(read[0]?.fields['receipt']).toBe(largestReceiptBytes + 1);
  });

  test('that is far too large is read to its end, discarded, and reported by the page', async () => {
    const path = `/orders/${known}/bank-transfer`;
    expect(await post(path, bodyOf([tick, receipt(new Uint8Array(9 * 1024 * 1024))]))).toEqual({
      status: 303,
      location: `${path}?receipt=too-large`,
    });
    expect(read).toEqual([]);
  });

  test('is accepted at no other address, and only for existing orders', async () => {
    const upload = bodyOf([receipt(aJpegOf(2 * 1024 * 1024))]);
    for (const path of [
      `/orders/${unknown}/bank-transfer`,
      `/orders/${known}/cash`,
      `/orders/${claimed}/receipts/more`,
      '/contact',
      '/callbacks/cmi',
    ])
      expect([400, 413], path).toContain((await post(path, upload)).status);
    expect(read).toEqual([]);
  });

  test('with a second file, a file in another field, or a zero byte in a text is refused', async () => {
    const path = `/orders/${claimed}/receipts`;
    for (const parts of [
      [receipt(aJpeg()), receipt(aJpeg())],
      [{ ...receipt(aJpeg()), name: 'other' }],
      [receipt(aJpeg()), { name: 'transferred', body: 'o\0n' }],
      Array.from({ length: 21 }, (_, index) => ({ name: `field${index}`, body: 'x' })),
    ])
      expect((await post(path, bodyOf(parts))).status).toBe(400);
    const { type } = bodyOf([]);
    expect((await post(path, { type, body: Buffer.from('no parts at all') })).status).toBe(400);
    expect((await post(path, { type: 'multipart/form-data', body: Buffer.from('x') })).status).toBe(400);
    expect(read).toEqual([]);
  });

  test.each([
    [`/orders/${known}/receipts`, `/orders/${known}?notice=not-in-this-status`],
    [`/ar/orders/${claimed}/bank-transfer`, `/ar/orders/${claimed}`],
  ])('of any size is answered before it is read where the order takes none: %s', async (path, location) => {
    for (const bytes of [1_000, largestReceiptBytes])
      expect(await post(path, bodyOf([tick, receipt(aJpegOf(bytes))]))).toEqual({ status: 303, location });
    const { type } = bodyOf([]);
    const socket = connect(server.port, '127.0.0.1');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 9000\r\n\r\n--x`,
    );
    const answer = await new Promise((resolve) => socket.once('data', (chunk) => resolve(chunk.toString())));
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1.1 303/);
    expect(read).toEqual([]);
  });

  test('is accepted twice at once per order, and refused a third time', async () => {
    const path = `/orders/${claimed}/receipts`;
    const begun = [0, 1].map(() => {
      const { type, body } = bodyOf([receipt(aJpeg())]);
      const headers = { 'Content-Type': type, 'Content-Length': body.length };
      const asked = httpRequest({
        host: '127.0.0.1',
        port: server.port,
        path,
        method: 'POST',
        headers,
        agent: false,
      });
      const answered = new Promise<number>((resolve) =>
        asked.on('response', (answer) => resolve(answer.statusCode ?? 0)),
      );
      asked.write(body.subarray(0, 20));
      return { finish: () => asked.end(body.subarray(20)), answered };
    });
    await expect.poll(async () => (await post(path, bodyOf([receipt(aJpeg())]))).status).toBe(429);
    for (const { finish } of begun) finish();
    expect(await Promise.all(begun.map(({ answered }) => answered))).toEqual([200, 200]);
    await expect.poll(async () => (await post(path, bodyOf([receipt(aJpeg())]))).status).toBe(200);
  });
});

describe('slow uploads', () => {
  /** Sends a piece, and another after each `every` milliseconds; returns the answer when the connection ends. */
  function trickle(head: string, every: number, pieces: number, piece: string): Promise<string> {
    return new Promise((resolve) => {
      let text = '';
      const socket = connect(server.port, '127.0.0.1', () => socket.write(head));
      const timer = setInterval(() => {
        pieces -= 1;
        if (pieces < 0) return clearInterval(timer);
        socket.write(piece);
      }, every);
      socket.on('data', (chunk) => (text += chunk.toString()));
      const over = (): void => {
        clearInterval(timer);
        resolve(text);
      };
      socket.on('close', over);
      socket.on('error', over);
    });
  }

  const before = { ...bodyTimeouts };
  afterEach(() => void Object.assign(bodyTimeouts, before));

  const form = (path: string, type: string, length: number): string =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

  test('a receipt may take longer than any other form, while bytes keep coming', async () => {
    Object.assign(bodyTimeouts, { wholeMs: 150, windowMs: 20_000, uploadMs: 20_000 });
    const { type, body } = bodyOf([receipt(aJpeg())]);
    const path = `/orders/${claimed}/receipts`;
    const half = Math.floor(body.length / 2);
    const whole = body.toString('latin1');
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(server.port, '127.0.0.1', () => {
        socket.write(form(path, type, body.length));
        socket.write(Buffer.from(whole.slice(0, half), 'latin1'));
        setTimeout(() => socket.write(Buffer.from(whole.slice(half), 'latin1')), 600);
      });
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1.1 200/);
    const other = await trickle(form('/contact', 'application/x-www-form-urlencoded', 900), 60, 12, 'a=1&');
    expect(other).toMatch(/^HTTP\/1.1 408/);
  });

  test.each([
    ['/ar', words.ar],
    ['', words.en],
  ])('a stalled upload is ended, and its page says why: %s', async (language, { door }) => {
    Object.assign(bodyTimeouts, { wholeMs: 5_000, windowMs: 100 });
    const head = form(`${language}/orders/${claimed}/receipts`, bodyOf([]).type, 5_000);
    const answer = await trickle(head, 5_000, 0, '');
    expect(answer).toMatch(/^HTTP\/1.1 408/);
    expect(answer).toContain(door['too-slow'].title);
    expect(server.failures).toEqual([]);
  });

  test('a receipt of 5 MB has enough time on an old network', () => {
    const bitsPerSecond = 200_000;
    expect(bodyTimeouts.uploadMs / 1_000).toBeGreaterThan((largestReceiptBytes * 8) / bitsPerSecond);
  });

  test('so has the largest staff upload, and Node’s own limit is later than ours', () => {
    const seconds = timeToSend(largestProductFile) / 1_000;
    expect(seconds).toBeGreaterThan((largestProductFile * 8) / 200_000);
    expect(timeouts.requestTimeout / 1_000).toBeGreaterThan(seconds);
    expect(timeouts.requestTimeout).toBeGreaterThan(bodyTimeouts.uploadMs);
  });
});
