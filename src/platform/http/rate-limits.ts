/**
 * How often one address may ask for what costs something: a bucket per address and kind that fills again evenly. In
 * memory: a restart forgives. Generous, because a whole neighbourhood can share one mobile address.
 */

export type LimitedKind = 'orders' | 'sign-in' | 'forms' | 'wire' | 'callbacks' | 'learning';

/** `burst` at once, `perMinute` in the long run. */
const limits: Record<LimitedKind, { burst: number; perMinute: number }> = {
  orders: { burst: 120, perMinute: 60 },
  'sign-in': { burst: 30, perMinute: 6 },
  forms: { burst: 60, perMinute: 30 },
  wire: { burst: 300, perMinute: 300 },
  callbacks: { burst: 2_000, perMinute: 2_000 },
  // A phone tells four times a minute where it is in a film, and a neighbourhood shares one address.
  learning: { burst: 600, perMinute: 600 },
};

const mostBuckets = 20_000;

/** What a request counts as; null when it is free. */
export function kindOf(method: string, pathname: string): LimitedKind | null {
  // The pages' router does not mind capitals.
  const path = pathname.toLowerCase().replace(/^\/ar(?=\/)/, '');
  if (path.startsWith('/callbacks/')) return 'callbacks';
  // Some reads of the wire ask a gateway or look for people; its two pages are free.
  if (/^\/api\/(payment-intent|users)(\/|$)/.test(path)) return 'wire';
  if (method === 'GET' || method === 'HEAD') return null;
  if (/^\/api\/staff\/(session|second-factor)(\/|$)/.test(path)) return method === 'POST' ? 'sign-in' : null;
  if (path.startsWith('/api/staff/')) return null;
  if (/^\/learn\/[^/]+\/events$/.test(path)) return 'learning';
  // What a form of the site would count as.
  if (path.startsWith('/api/applications/') || path === '/api/buy-now') return 'forms';
  if (path.startsWith('/api')) return 'wire';
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

export type RateLimits = {
  /** Takes one from the bucket. Zero when there was one; else how many seconds until there is. */
  take(kind: LimitedKind, address: string): number;
};

/** `now` in milliseconds, from any fixed point. */
export function makeRateLimits(now: () => number = () => performance.now()): RateLimits {
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    take(kind, address) {
      const { burst, perMinute } = limits[kind];
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
