import { request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../tests/support/open-test-server.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const csv = (body: ReadableStream<Uint8Array>) => async () =>
  new Response(body, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
const bytes = (text: string) => new TextEncoder().encode(text);

describe('a streamed list', () => {
  test('reaches the caller while its rest is still being read', async () => {
    const second = Promise.withResolvers<void>();
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(bytes('first\r\n'));
        await second.promise;
        controller.enqueue(bytes('second\r\n'));
        controller.close();
      },
    });
    server = await openTestServer({ answerApi: csv(body) });
    const answer = await fetch(`${server.origin}/api/staff/exports/log`);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('first\r\n');
    second.resolve();
    expect((await reader?.read())?.value).toBe('second\r\n');
    expect((await reader?.read())?.done).toBe(true);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('ends incomplete when reading fails, which is logged', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(bytes('first\r\n'));
        controller.error(new Error('The database went away.'));
      },
    });
    server = await openTestServer({ answerApi: csv(body) });
    await expect(
      fetch(`${server.origin}/api/staff/exports/log`).then((answer) => answer.text()),
    ).rejects.toThrow();
    expect(server.failures).toHaveLength(1);
  });

  test('is no longer read once the caller has gone', async () => {
    const cancelled = Promise.withResolvers<void>();
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytes('line\r\n'.repeat(1_000))),
      cancel: () => cancelled.resolve(),
    });
    server = await openTestServer({ answerApi: csv(body) });
    const asking = request(`${server.origin}/api/staff/exports/log`, (incoming) => incoming.destroy());
    asking.on('error', () => undefined);
    asking.end();
    await cancelled.promise;
    expect(server.failures).toEqual([]);
  });
});
