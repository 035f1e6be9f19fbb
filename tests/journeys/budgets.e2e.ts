import { brotliCompressSync } from 'node:zlib';
import { locales, pathIn } from '../../domain/people/locale.ts';
import { expect, test } from '../support/journey.ts';

/** Bytes over the wire of a first visit, by kind. */
type Weight = { html: number; script: number; font: number; image: number; other: number; all: number };

/** Figures of a page a learner pays for with prepaid data, bytes: all, script, and html + css + script + fonts. */
const budget = { all: 220_000, script: 8_000, core: 150_000 };

for (const locale of locales) {
  for (const path of [
    '/',
    '/courses',
    '/courses/ecommerce-mastery-virtual',
    '/courses/english-mastery',
    '/about',
    '/privacy-policy',
  ]) {
    const address = pathIn(locale, path);

    test(`${address} stays within its budget of bytes and script`, async ({ page }) => {
      const weight: Weight = { html: 0, script: 0, font: 0, image: 0, other: 0, all: 0 };
      const client = await page.context().newCDPSession(page);
      const kinds = new Map<string, string>();
      await client.send('Network.enable');
      client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
      client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const kind = kinds.get(requestId);
        const bucket =
          kind === 'Document'
            ? 'html'
            : kind === 'Script'
              ? 'script'
              : kind === 'Font'
                ? 'font'
                : kind === 'Image'
                  ? 'image'
                  : 'other';
        weight[bucket] += encodedDataLength;
        weight.all += encodedDataLength;
      });
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
      await page.waitForLoadState('networkidle');
      await test.info().attach('weight', { body: JSON.stringify(weight) });
      expect(weight.script, 'script').toBeLessThanOrEqual(budget.script);
      expect(weight.html + weight.script + weight.font, 'html, css, script and fonts').toBeLessThanOrEqual(
        budget.core,
      );
      expect(weight.all, 'all').toBeLessThanOrEqual(budget.all);
    });
  }
}

test('a second visit is one small request, answered 304', async ({ request }) => {
  const first = await request.get('/', { headers: { 'accept-encoding': 'br' } });
  const again = await request.get('/', {
    headers: { 'accept-encoding': 'br', 'if-none-match': first.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
  expect((await again.body()).length).toBe(0);
});

test('a public page arrives compressed and within one congestion window and a half', async ({ request }) => {
  const html = await (await request.get('/', { headers: { 'accept-encoding': 'identity' } })).body();
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(22_000);
});
