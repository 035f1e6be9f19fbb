import { bareOf } from '../i18n/locale.ts';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { reportPath, typedPreviewPath } from '../http/security-headers.ts';
import { requestLimits } from './limits.ts';

/** IPv4 inside IPv6 as IPv4; of IPv6 the network, since one household has billions of addresses. */
function withoutHost(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIP(plain) !== 6) return plain;
  const [left = '', right = ''] = plain.toLowerCase().split('::', 2);
  const before = left.split(':').filter(Boolean);
  const after = plain.includes('::') ? right.split(':').filter(Boolean) : [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

/**
 * The caller's address. Each trusted proxy has appended the address it saw, so the caller is counted from the right:
 * what callers wrote there themselves is further left and never counts. `trustedHops`: the proxies in front of the app.
 */
export function addressOf(
  incoming: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedHops: number,
): string {
  const socket = incoming.socket.remoteAddress ?? 'unknown';
  if (trustedHops === 0) return withoutHost(socket);
  const header = incoming.headers['x-forwarded-for'] ?? '';
  const chain = (Array.isArray(header) ? header.join(',') : header).split(',').map((one) => one.trim());
  const claimed = chain[chain.length - trustedHops] ?? '';
  return withoutHost(isIP(claimed) === 0 ? socket : claimed);
}

export type LimitedKind = keyof typeof requestLimits;

const mostBuckets = 20_000;

/** What a request counts as; null when it is free. */
export function kindOf(method: string, pathname: string): LimitedKind | null {
  // The pages' router ignores case.
  const path = bareOf(pathname.toLowerCase());
  if (path.startsWith('/callbacks/')) return 'callbacks';
  // Some reads of the API ask a gateway or look for people; its two pages are free.
  if (/^\/api\/(payment-intent|users)(\/|$)/.test(path)) return 'api';
  if (method === 'GET' || method === 'HEAD') return null;
  if (/^\/api\/staff\/(session|second-factor|passkeys)(\/|$)/.test(path))
    return method === 'POST' ? 'sign-in' : null;
  if (pathname === reportPath) return 'reports';
  if (path.startsWith('/api/staff/') || pathname === typedPreviewPath) return null;
  // A quiz is answered question by question.
  if (/^\/learn\/[^/]+\/(events|practice(\/answers)?|lessons\/[^/]+(\/answers)?)$/.test(path))
    return 'learning';
  // What a form of the site would count as.
  if (path.startsWith('/api/applications/') || path === '/api/buy-now') return 'forms';
  if (path.startsWith('/api')) return 'api';
  if (
    path.startsWith('/orders/') ||
    path.endsWith('/enrol') ||
    (path.startsWith('/products/') && path.endsWith('/order')) ||
    path.startsWith('/checkout/') ||
    path.startsWith('/payment-test') ||
    path.startsWith('/practice-bank/')
  )
    return 'orders';
  return 'forms';
}

/** How often one address may ask for what costs something: a bucket per address and kind that fills again evenly. */
export type RateLimits = {
  /** Takes one from the bucket. Zero when there was one; else how many seconds until there is. Of several processes their parent counts. */
  take(kind: LimitedKind, address: string): number | Promise<number>;
};

type OwnLimits = { take(kind: LimitedKind, address: string): number };

/** `now` in milliseconds, from any fixed point. */
export function makeRateLimits(now: () => number = () => performance.now()): OwnLimits {
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    take(kind, address) {
      const { burst, perMinute } = requestLimits[kind];
      const key = `${kind} ${address}`;
      const at = now();
      const bucket = buckets.get(key) ?? { left: burst, at };
      bucket.left = Math.min(burst, bucket.left + ((at - bucket.at) / 60_000) * perMinute);
      bucket.at = at;
      buckets.delete(key);
      buckets.set(key, bucket);
      const [oldest] = buckets.keys();
      if (buckets.size > mostBuckets && oldest !== undefined) buckets.delete(oldest);
      if (bucket.left < 1) return Math.ceil(((1 - bucket.left) * 60) / perMinute);
      bucket.left -= 1;
      return 0;
    },
  };
}
