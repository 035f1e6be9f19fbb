import { describe, expect, test } from 'vitest';
import { PageCache, type FreshPage } from './page-cache.ts';

const fresh = (
  text: string,
  trueUntil = Number.POSITIVE_INFINITY,
  shows: readonly string[] = [],
): FreshPage => ({
  body: Buffer.from(text),
  headers: [['Content-Type', 'text/html; charset=utf-8']],
  trueUntil,
  shows: new Set(shows),
});

function aCache(render: (key: string) => Promise<FreshPage | 'failed' | null>) {
  let now = 1_000_000;
  const later: (() => Promise<void>)[] = [];
  const told: string[] = [];
  const cache = new PageCache({
    render,
    now: () => now,
    later: (work) => void later.push(work),
    onLastGood: (key) => void told.push(key),
  });
  const text = (key: string) => cache.kept(key)?.variants.identity.body.toString();
  return {
    cache,
    told,
    text,
    pass: (ms: number) => (now += ms),
    afterwards: () => Promise.all(later.splice(0).map((work) => work())),
  };
}

describe('the page cache', () => {
  test('many requests at once share one rendering', async () => {
    let renderings = 0;
    const { cache } = aCache(async () => {
      renderings += 1;
      return fresh('page');
    });
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.page('/')));
    expect(renderings).toBe(1);
    expect(new Set(answers).size).toBe(1);
  });

  test('a page that may not be cached is not cached', async () => {
    const { cache } = aCache(async () => null);
    expect(await cache.page('/orders/secret')).toBeNull();
    expect(cache.size).toEqual({ pages: 0, bytes: 0 });
  });

  test('a change of content clears every page, also one whose rendering began before it', async () => {
    const finish: ((page: FreshPage) => void)[] = [];
    const { cache, text } = aCache(() => new Promise((resolve) => finish.push(resolve)));
    const first = cache.page('/');
    cache.clear();
    finish[0]?.(fresh('old price'));
    expect((await first)?.variants.identity.body.toString()).toBe('old price');
    expect(text('/')).toBeUndefined();
    const second = cache.page('/');
    finish[1]?.(fresh('new price'));
    await second;
    expect(text('/')).toBe('new price');
  });

  test('a seat that is sold clears the pages that show it, also one whose rendering began before it, and no other', async () => {
    const finish: (() => void)[] = [];
    const shown: Record<string, readonly string[]> = {
      '/courses': ['course:*'],
      '/courses/sewing': ['course:sewing'],
      '/courses/baking': ['course:baking'],
      '/workshops': ['workshop:*'],
      '/about': [],
    };
    const { cache, text } = aCache(
      (key) => new Promise((resolve) => finish.push(() => resolve(fresh(key, undefined, shown[key])))),
    );
    const render = async (keys: readonly string[], meanwhile = () => undefined as void) => {
      const rendering = keys.map((key) => cache.page(key));
      meanwhile();
      for (const one of finish.splice(0)) one();
      await Promise.all(rendering);
      return keys.filter((key) => text(key) === undefined);
    };
    const all = Object.keys(shown);
    expect(await render(all)).toEqual([]);
    cache.clearShowing('course:sewing');
    const old = all.filter((key) => text(key) === undefined);
    expect(old).toEqual(['/courses', '/courses/sewing']);
    expect(await render(old, () => cache.clearShowing('course:sewing'))).toEqual(old);
    expect(await render(old, () => cache.clearShowing('course:baking'))).toEqual(['/courses']);
    expect(text('/about')).toBe('/about');
  });

  test('a page never outlives the instant at which it becomes outdated', async () => {
    let round = 0;
    const { cache, text, pass } = aCache(async () => {
      round += 1;
      return fresh(`round ${round}`, round === 1 ? 1_000_000 + 5_000 : undefined);
    });
    await cache.page('/');
    pass(4_999);
    expect(text('/')).toBe('round 1');
    pass(1);
    expect(text('/')).toBeUndefined();
  });

  test('after a minute the cached page is served once more while it is rendered again', async () => {
    let round = 0;
    const { cache, text, pass } = aCache(async () => fresh(`round ${(round += 1)}`));
    await cache.page('/');
    pass(60_000);
    expect(text('/')).toBe('round 1');
    await cache.page('/');
    expect(text('/')).toBe('round 2');
    expect(round).toBe(2);
  });

  test('the same page rendered again keeps its bytes and its tag', async () => {
    const { cache, pass, afterwards } = aCache(async () => fresh('page '.repeat(500)));
    const first = await cache.page('/');
    await afterwards();
    pass(60_000);
    cache.kept('/');
    expect(await cache.page('/')).toBe(first);
  });

  test('compressing later makes it smaller and changes no tag', async () => {
    const text = Array.from(
      { length: 400 },
      (_, index) => `<p class="n${index % 7}">${index * 7919}</p>`,
    ).join('');
    const { cache, afterwards } = aCache(async () => fresh(text));
    const kept = await cache.page('/');
    const before = { tag: kept?.variants.br.tag, size: kept?.variants.br.body.length ?? 0 };
    await afterwards();
    expect(kept?.variants.br.tag).toBe(before.tag);
    expect(kept?.variants.br.body.length).toBeLessThan(before.size);
    expect(cache.size.bytes).toBe(kept?.size);
  });

  test('the oldest pages are removed when there are too many', async () => {
    const { cache, text } = aCache(async (key) => fresh(key));
    for (let index = 0; index < 520; index += 1) await cache.page(`/${index}`);
    expect(cache.size.pages).toBe(500);
    expect(text('/0')).toBeUndefined();
    expect(text('/519')).toBe('/519');
  });

  test.each(['failed', 'thrown'])('a page that cannot be made again is shown as it was (%s)', async (how) => {
    let state = 'good';
    const { cache, told, text, pass } = aCache(async () => {
      if (state === 'gone') return null;
      if (state === 'good' || state === 'mended') return fresh(state, 1_000_000 + 300_000);
      if (how === 'thrown') throw new Error('unreadable');
      return 'failed';
    });
    const shown = async () => text('/') ?? (await cache.page('/'))?.variants.identity.body.toString() ?? null;
    expect(await shown()).toBe('good');
    state = 'broken';
    cache.clear();
    expect([await shown(), await shown()]).toEqual(['good', 'good']);
    expect([told, cache.broken]).toEqual([['/'], how === 'failed' ? ['/'] : []]);
    // It is tried again once a minute, and at the next change.
    pass(60_000);
    expect(await shown()).toBe('good');
    await cache.page('/');
    expect(told).toHaveLength(2);
    state = 'mended';
    cache.clear();
    expect(await shown()).toBe('mended');
    expect(cache.broken).toEqual([]);
    state = 'gone';
    cache.clear();
    expect(await shown()).toBeNull();
  });

  test('a page that cannot be made again is not shown beyond the instant at which it becomes outdated', async () => {
    let isGood = true;
    const { cache, pass } = aCache(async () => (isGood ? fresh('sale', 1_000_000 + 5_000) : 'failed'));
    await cache.page('/');
    isGood = false;
    cache.clear();
    pass(5_000);
    expect(await cache.page('/')).toBeNull();
    expect(cache.broken).toEqual([]);
  });

  test('is never rendered twice at once, however often something changes meanwhile', async () => {
    const finish: ((page: FreshPage) => void)[] = [];
    const { cache, text } = aCache(() => new Promise((resolve) => finish.push(resolve)));
    const first = cache.page('/');
    const later = [1, 2, 3].map(() => {
      cache.clear();
      return cache.page('/');
    });
    expect(finish).toHaveLength(1);
    finish[0]?.(fresh('first'));
    await first;
    await expect.poll(() => finish.length).toBe(2);
    finish[1]?.(fresh('last'));
    expect(new Set(await Promise.all(later)).size).toBe(1);
    expect([finish.length, text('/')]).toEqual([2, 'last']);
  });

  test('a failed rendering is not cached', async () => {
    let failing = true;
    const { cache, text } = aCache(async () => {
      if (failing) throw new Error('database away');
      return fresh('back');
    });
    await expect(cache.page('/')).rejects.toThrow('database away');
    failing = false;
    await cache.page('/');
    expect(text('/')).toBe('back');
  });
});
