import { expect, test } from 'vitest';
import { testScreenPaths } from '../../tests/support/site.ts';
import { withoutTestScreens } from './app.ts';

const ask = withoutTestScreens(
  async (request) => {
    const { pathname } = new URL(request.url);
    return new Response(`${request.method} ${pathname} ${await request.text()}`);
  },
  async (request) => request.headers.get('cookie') === 'staff=1',
);
const answerTo = async (path: string, init?: RequestInit): Promise<string> =>
  (await ask(new Request(`https://academy.example${path}`, init))).text();

test.each(['/mailbox', '/mailbox/1', '/mailbox/1/email', '/practice-bank/abc', '/Practice-Bank/abc?x=1'])(
  'without test screens %s is answered as an address that does not exist',
  async (path) => {
    expect(await answerTo(path)).toBe('GET /404 ');
    expect(await answerTo(`/ar${path}`)).toBe('GET /ar/404 ');
    expect(await answerTo(path, { method: 'POST', body: 'button=approve' })).toBe('GET /404 ');
  },
);

test.each([...testScreenPaths, '/Supabase-Test?before=1'])(
  '%s exists for signed-in staff only',
  async (path) => {
    expect(await answerTo(path)).toBe('GET /404 ');
    expect(await answerTo(`/ar${path}`, { method: 'POST', body: 'amount=10' })).toBe('GET /ar/404 ');
    const staff = { headers: { cookie: 'staff=1' } };
    expect(await answerTo(path, staff)).toBe(`GET ${path.split('?')[0]} `);
  },
);

test.each(['/mailbox', '/practice-bank/abc'])('%s does not exist even for staff', async (path) => {
  expect(await answerTo(path, { headers: { cookie: 'staff=1' } })).toBe('GET /404 ');
});

test.each(['/', '/ar', '/payment-tests', '/mailboxes', '/courses/mailbox', '/orders/abc'])(
  '%s is answered as usual',
  async (path) => {
    expect(await answerTo(path, { method: 'POST', body: 'a=1' })).toBe(`POST ${path} a=1`);
  },
);
