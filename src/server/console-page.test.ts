import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../tests/support/open-test-server.ts';
import { makeConsolePage } from './console-page.ts';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'derb-console-'));
  const file = path.join(folder, 'index.html');
  writeFileSync(file, '<!doctype html><meta property="csp-nonce" nonce="%NONCE%"><div id="console"></div>');
  const rules = () => ({ publicOrigin: 'https://academy.example', formOrigins: [], development: false });
  server = await openTestServer({
    answerPage: async () => new Response('no such page', { status: 404 }),
    options: { console: makeConsolePage(file, rules) },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (address: string, method = 'GET') => fetch(`${server.origin}${address}`, { method });
const policyOf = (answer: Response): string => answer.headers.get('content-security-policy') ?? '';

describe('the console’s one page', () => {
  it('is served at every address below /staff, and at no other', async () => {
    for (const address of ['/staff', '/staff/orders', '/staff/orders/MEM-1/show'])
      expect(await (await ask(address)).text()).toContain('<div id="console">');
    for (const address of ['/staffs', '/ar/staffs', '/staff/assets/of-an-older-build.js'])
      expect((await ask(address)).status).toBe(404);
  });

  it('allows styles with its nonce, a new one each time, and no script but our own', async () => {
    const [one, two] = [await ask('/staff'), await ask('/staff')];
    const nonce = /nonce="([^"]+)"/.exec(await one.text())?.[1] ?? '';
    expect(nonce.length).toBeGreaterThan(20);
    expect(policyOf(one)).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policyOf(one)).toContain("script-src 'self';");
    expect(policyOf(one)).toContain("frame-ancestors 'none'");
    expect(policyOf(await ask('/staff/preview'))).toContain("frame-ancestors 'none'");
    expect(policyOf(one)).not.toContain('unsafe');
    expect(policyOf(two)).not.toContain(nonce);
  });

  it('is not cached, sends no referrer to other sites, and has no body for HEAD', async () => {
    const answer = await ask('/staff', 'HEAD');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    expect(await answer.text()).toBe('');
    expect((await ask('/staff', 'POST')).status).not.toBe(200);
  });
});
