import { mkdtempSync, mkdirSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../tests/support/open-test-server.ts';
import { makeStaticFiles } from './static-files.ts';

let folder: string;
let server: TestServer;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'derb-files-'));
  for (const place of ['assets', 'staff/assets', 'learn'])
    mkdirSync(path.join(folder, place), { recursive: true });
  writeFileSync(path.join(folder, 'assets/page-1a2b.js'), 'export {};');
  writeFileSync(path.join(folder, 'staff/assets/console-1a2b.js'), 'export {};');
  writeFileSync(path.join(folder, 'learn/sw.js'), 'on');
  writeFileSync(path.join(folder, 'learn/sw-off.js'), 'off');
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  server = await openTestServer({
    answerPage: async () => new Response('no such page', { status: 404 }),
    options: { files: makeStaticFiles(folder, []) },
  });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (name: string) => fetch(`${server.origin}${name}`);

/** How many of this process's open files are the one of that name. Linux alone tells. */
function openFiles(name: string): number {
  const of = (descriptor: string) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`);
    } catch {
      return '';
    }
  };
  return readdirSync('/proc/self/fd').filter((descriptor) => of(descriptor).endsWith(name)).length;
}

describe('a file of the built site', () => {
  it('is cached for ever where its name has a hash, in the site and in the console, and for a day elsewhere', async () => {
    const kept = async (name: string) => (await ask(name)).headers.get('cache-control');
    expect(await kept('/assets/page-1a2b.js')).toContain('immutable');
    expect(await kept('/staff/assets/console-1a2b.js')).toContain('immutable');
    expect(await kept('/favicon.svg')).toBe('public, max-age=86400');
  });

  it('deleted since the start answers 404, and the server goes on', async () => {
    rmSync(path.join(folder, 'assets/page-1a2b.js'));
    expect((await ask('/assets/page-1a2b.js')).status).toBe(404);
    expect((await ask('/favicon.svg')).status).toBe(200);
  });

  it('of the version before or after, put beside it by an update, is found; nothing outside the folder is', async () => {
    writeFileSync(path.join(folder, 'assets/page-9z8y.js'), 'export const other = 1;');
    writeFileSync(path.join(folder, 'secret.js'), 'no');
    expect(await (await ask('/assets/page-9z8y.js')).text()).toContain('other');
    for (const name of [
      '/assets/..%2Fsecret.js',
      '/assets/.secret.js',
      '/staff/assets/page-9z8y.js',
      '/secret.js',
    ])
      expect((await ask(name)).status).toBe(404);
  });

  it.runIf(process.platform === 'linux')(
    'is closed when the player goes away in the middle: else every such visit would keep a file open for ever',
    async () => {
      writeFileSync(path.join(folder, 'long.mp4'), Buffer.alloc(30 * 1024 * 1024));
      await server.close();
      server = await openTestServer({
        answerPage: async () => new Response('no such page', { status: 404 }),
        options: { files: makeStaticFiles(folder, []) },
      });
      const open: number[] = [];
      for (let visits = 0; visits < 3; visits += 1)
        await new Promise<void>((resolve) => {
          const socket = connect(server.port, '127.0.0.1', () =>
            socket.write('GET /long.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n'),
          );
          socket.once('data', () => {
            open.push(openFiles('long.mp4'));
            socket.destroy();
          });
          socket.on('close', () => resolve());
        });
      expect(Math.min(...open)).toBeGreaterThan(0);
      await expect.poll(() => openFiles('long.mp4')).toBe(0);
    },
  );

  it('for offline lessons is a service worker that is never cached; turned off, one that unregisters itself', async () => {
    const worker = await ask('/learn/sw.js');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('service-worker-allowed')).toBe('/');
    expect(await worker.text()).toBe('on');
    const off = await openTestServer({
      answerPage: async () => new Response('no such page', { status: 404 }),
      options: { files: makeStaticFiles(folder, [], false) },
    });
    expect(await (await fetch(`${off.origin}/learn/sw.js`)).text()).toBe('off');
    await off.close();
  });
});
