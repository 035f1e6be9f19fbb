import { expect, test } from 'vitest';
import { keepOrder, mostTokens, orderTokensOf, rememberOrder } from './order-cookie.ts';

const token = (n: number): string => `${String(n).padStart(2, '0')}${'a'.repeat(30)}`;
const withCookie = (cookie?: string): Request =>
  new Request('http://localhost/', cookie === undefined ? {} : { headers: { cookie } });
const valueOf = (setCookie: string): string => setCookie.split(';')[0] ?? '';

test('a browser without the cookie holds no orders', () => {
  expect(orderTokensOf(withCookie())).toEqual([]);
});

test('an order that was remembered is found again, among other cookies', () => {
  const set = rememberOrder(withCookie(), token(1), 'http://localhost:3000');
  expect(orderTokensOf(withCookie(`theme=x; ${valueOf(set)}; z=1`))).toEqual([token(1)]);
});

test('the newest eight are kept, newest first, each once', () => {
  let cookie = '';
  for (let n = 1; n <= 12; n += 1)
    cookie = valueOf(rememberOrder(withCookie(cookie), token(n), 'http://localhost'));
  cookie = valueOf(rememberOrder(withCookie(cookie), token(10), 'http://localhost'));
  const tokens = orderTokensOf(withCookie(cookie));
  expect(tokens).toHaveLength(mostTokens);
  expect(tokens).toEqual([10, 12, 11, 9, 8, 7, 6, 5].map(token));
});

test('a cookie somebody wrote by hand opens only what looks like a token, and at most eight', () => {
  const forged = `derb_orders=${[token(1), '../../etc', 'short', '%0d%0aSet-Cookie:x', token(1), token(2)].join('.')}`;
  expect(orderTokensOf(withCookie(forged))).toEqual([token(1), token(2)]);
  const many = `derb_orders=${Array.from({ length: 40 }, (_, n) => token(n)).join('.')}`;
  expect(orderTokensOf(withCookie(many))).toHaveLength(mostTokens);
});

test('an overlong cookie header is not read', () => {
  expect(orderTokensOf(withCookie(`x=${'y'.repeat(20_000)}; derb_orders=${token(1)}`))).toEqual([]);
});

test('script cannot read it, other sites cannot send it along, and https keeps it on https', () => {
  const plain = rememberOrder(withCookie(), token(1), 'http://localhost:3000');
  expect(plain).toContain('; HttpOnly; SameSite=Lax');
  expect(plain).not.toContain('Secure');
  expect(rememberOrder(withCookie(), token(1), 'https://derb.example')).toContain('; Secure');
});

test('coming back from another site keeps the browser’s own orders: a new one goes behind them, a known one changes nothing', () => {
  const origin = 'https://academy.example';
  const token = (character: string): string => character.repeat(24);
  const held = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(token);
  const request = new Request(origin, { headers: { cookie: `derb_orders=${held.join('.')}` } });
  expect(keepOrder(request, token('c'), origin)).toBeNull();
  const kept = keepOrder(request, token('z'), origin) ?? '';
  const again = new Request(origin, { headers: { cookie: kept.split(';')[0] ?? '' } });
  expect(orderTokensOf(again)).toEqual([...held.slice(0, mostTokens - 1), token('z')]);
});
