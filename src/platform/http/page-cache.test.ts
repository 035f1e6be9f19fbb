import { describe, expect, test } from 'vitest';
import { PageCache, type FreshPage } from './page-cache.ts';

const fresh = (text: string, trueUntil = Number.POSITIVE_INFINITY): FreshPage => ({
  body: Buffer.from(text),
  headers: [['Content-Type', 'text/html; charset=utf-8']],
  trueUntil,
});

function aCache(render: (key: string) => Promise<FreshPage | null>) {
  let now = 1_000_000;
  const later: (() => Promise<void>)[] = [];
  const cache = new PageCache({ render, now: () => now, later: (work) => void later.push(work) });
  const text = (key: string) => cache.kept(key)?.variants.identity.body.toString();
  return {
    cache,
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
