import { request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../tests/support/open-test-server.ts';

let door: TestServer | null = null;
afterEach(async () => {
  await door?.close();
  door = null;
});

const csv = (body: ReadableStream<Uint8Array>) => async () =>
  new Response(body, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
const bytes = (text: string) => new TextEncoder().encode(text);

describe('a list that is written as it comes', () => {
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
    door = await openTestServer({ answerApi: csv(body) });
    const answer = await fetch(`${door.origin}/api/staff/exports/log`);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('first\r\n');
    second.resolve();
    expect((await reader?.read())?.value).toBe('second\r\n');
    expect((await reader?.read())?.done).toBe(true);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('ends unfinished where the reading breaks, and the log says so', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(bytes('first\r\n'));
        controller.error(new Error('The database went away.'));
      },
    });
    door = await openTestServer({ answerApi: csv(body) });
    await expect(
      fetch(`${door.origin}/api/staff/exports/log`).then((answer) => answer.text()),
    ).rejects.toThrow();
    expect(door.failures).toHaveLength(1);
  });

  test('is no longer read once the caller has gone', async () => {
    const cancelled = Promise.withResolvers<void>();
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytes('line\r\n'.repeat(1_000))),
      cancel: () => cancelled.resolve(),
    });
    door = await openTestServer({ answerApi: csv(body) });
    const asking = request(`${door.origin}/api/staff/exports/log`, (incoming) => incoming.destroy());
    asking.on('error', () => undefined);
    asking.end();
    await cancelled.promise;
    expect(door.failures).toEqual([]);
  });
});
