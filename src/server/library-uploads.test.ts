import { afterEach, beforeEach, expect, test } from 'vitest';
import { largestPictureBytes } from '../community/community/post-view.ts';
import { openTestServer, publicOrigin, type TestServer } from '../../tests/support/open-test-server.ts';
import { largestLibraryUpload } from './admit-uploads.ts';

let server: TestServer;
let sizes: number[];
const id = '0197a9f0-0000-7000-8000-000000000001';

beforeEach(async () => {
  sizes = [];
  server = await openTestServer({
    staffOf: async (request) => {
      const role = request.headers.get('cookie');
      return role === 'editor' || role === 'support' ? { email: `${role}@example.com`, role } : null;
    },
    answerApi: async (request) => {
      const role = request.headers.get('cookie');
      if (role !== 'editor') return Response.json({}, { status: role === 'support' ? 403 : 401 });
      sizes.push((await request.arrayBuffer()).byteLength);
      return Response.json({});
    },
    academy: { pictureFile: async (asked) => (asked.id === id ? new Uint8Array([1, 2, 3]) : null) },
  });
});
afterEach(() => server.close());

const send = (bytes: number, { cookie = 'editor', path = '/api/staff/pictures', type = 'image/jpeg' } = {}) =>
  fetch(server.origin + path, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { cookie, origin: publicOrigin, 'content-type': type },
  });

test('a picture of 8 MB with zero bytes is accepted from whoever edits the pages', async () => {
  expect((await send(largestPictureBytes)).status).toBe(200);
  expect(sizes).toEqual([largestPictureBytes]);
});

test('others are refused by the API without reading the body, whatever its size and type', async () => {
  const product = { path: '/api/staff/product-files?name=a.zip', type: 'application/octet-stream' };
  for (const bytes of [10, 2_000_000])
    for (const what of [{}, product]) {
      expect((await send(bytes, { ...what, cookie: 'support' })).status).toBe(403);
      expect((await send(bytes, { ...what, cookie: '' })).status).toBe(401);
    }
  expect(sizes).toEqual([]);
});

test('at another address, or with another type, the limit is that of any message', async () => {
  expect((await send(2_000_000, { path: '/api/staff/orders' })).status).toBe(413);
  expect((await send(2_000_000, { type: 'application/json' })).status).toBe(413);
  expect((await send(largestLibraryUpload + 1)).status).toBe(413);
  expect(sizes).toEqual([]);
});

test('a file of a product is accepted unchanged from whoever edits the catalogue', async () => {
  const product = { path: '/api/staff/product-files?name=a.zip', type: 'application/octet-stream' };
  const bytes = 20 * 1024 * 1024;
  expect((await send(bytes, product)).status).toBe(200);
  expect(sizes).toEqual([bytes]);
});

test('a picture is public, cached for ever, and cannot run anything', async () => {
  const answer = await fetch(`${server.origin}/pictures/${id}-480.webp`);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect((await answer.arrayBuffer()).byteLength).toBe(3);
  expect((await fetch(`${server.origin}/pictures/${id.replace('1', '2')}-480.webp`)).status).toBe(404);
});
