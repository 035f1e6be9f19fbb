import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { largestPictureBytes } from '../community/community/post-view.ts';
import { openTestServer, publicOrigin, type TestServer } from '../../tests/support/open-test-server.ts';
import { isPictureUpload, largestPictureUpload } from './admit-uploads.ts';

let server: TestServer;
let sizes: number[];

beforeEach(async () => {
  sizes = [];
  server = await openTestServer({
    memberOf: async (request) => (request.headers.get('cookie') === 'her=session' ? 'salma' : null),
    answerPage: async (request) => {
      const picture = (await request.formData()).get('picture');
      sizes.push(picture instanceof File ? picture.size : 0);
      return new Response('taken', { headers: { 'Content-Type': 'text/html' } });
    },
  });
});
afterEach(() => server.close());

const send = async (path: string, bytes: number, { cookie = 'her=session', name = 'picture' } = {}) => {
  const form = new FormData();
  form.set('body', 'Look');
  form.set(name, new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }));
  const headers = { cookie, origin: publicOrigin };
  return fetch(server.origin + path, { method: 'POST', body: form, headers, redirect: 'manual' });
};

describe('the upload of a picture', () => {
  test.each(['/circle/spaces/wins', '/ar/circle/spaces/questions'])(
    'of 8 MB is accepted at %s from a signed-in member',
    async (path) => {
      expect((await send(path, largestPictureBytes)).status).toBe(200);
      expect(sizes).toEqual([largestPictureBytes]);
    },
  );

  test('has the limit of any form without a sign-in, or at another address', async () => {
    expect((await send('/circle/spaces/wins', 2_000_000, { cookie: '' })).status).toBe(413);
    expect((await send('/circle/spaces/nothing', 2_000_000)).status).toBe(413);
    expect((await send('/circle/posts/x', 2_000_000)).status).toBe(413);
    expect(sizes).toEqual([]);
  });

  test('that is far too large is answered on its page, and a file in another field is refused', async () => {
    const answer = await send('/circle/spaces/wins', largestPictureUpload + 1);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/circle/spaces/wins?picture=too-large');
    expect((await send('/circle/spaces/wins', 1_000, { name: 'receipt' })).status).toBe(400);
    expect(sizes).toEqual([]);
  });

  test('is expected in multipart forms only', () => {
    expect(isPictureUpload('POST', '/circle/spaces/wins', 'application/x-www-form-urlencoded')).toBe(false);
    expect(isPictureUpload('GET', '/circle/spaces/wins', 'multipart/form-data; boundary=x')).toBe(false);
  });
});
