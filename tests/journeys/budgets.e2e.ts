import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { locales, pathIn } from '../../domain/people/locale.ts';
import { expect, test } from '../support/journey.ts';
import { publicPaths, scriptlessPaths } from '../support/site.ts';
import { officeAt, staffState } from '../support/staff.ts';
import { officeWords } from '../support/office-words.ts';

/** Bytes over the wire of a first visit, by kind, and how many font files came. */
type Weight = {
  html: number;
  script: number;
  font: number;
  image: number;
  other: number;
  all: number;
  fonts: number;
};

/** Figures of a page a learner pays for with prepaid data, bytes: all, script, and html + css + script + fonts. */
const budget = { all: 220_000, script: 8_000, core: 150_000, fontFiles: 2 };

/** Of the office's first visit, in bytes of script: it is an app, and a colleague opens it on the same prepaid data. */
const officeBudget = { signIn: 335_000, today: 365_000 };

const kinds: Record<string, 'html' | 'script' | 'font' | 'image'> = {
  Document: 'html',
  Script: 'script',
  Font: 'font',
  Image: 'image',
};

async function weigh(page: Page): Promise<Weight> {
  const weight: Weight = { html: 0, script: 0, font: 0, image: 0, other: 0, all: 0, fonts: 0 };
  const client = await page.context().newCDPSession(page);
  const types = new Map<string, string>();
  await client.send('Network.enable');
  client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds[types.get(requestId) ?? ''] ?? 'other';
    weight[kind] += encodedDataLength;
    weight.all += encodedDataLength;
    if (kind === 'font') weight.fonts += 1;
  });
  return weight;
}

for (const locale of locales) {
  for (const path of publicPaths) {
    const address = pathIn(locale, path);

    test(`${address} stays within its budget of bytes, fonts and script`, async ({ page }) => {
      const weight = await weigh(page);
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
      await page.waitForLoadState('networkidle');
      await test.info().attach('weight', { body: JSON.stringify(weight) });
      const mayUseScript = !scriptlessPaths.some((pattern) => pattern.test(path));
      expect(weight.script, 'script').toBeLessThanOrEqual(mayUseScript ? budget.script : 0);
      expect(weight.fonts, 'font files').toBeLessThanOrEqual(budget.fontFiles);
      expect(weight.html + weight.script + weight.font, 'html, css, script and fonts').toBeLessThanOrEqual(
        budget.core,
      );
      expect(weight.all, 'all').toBeLessThanOrEqual(budget.all);
    });

    test(`${address} does not move when its fonts come late`, async ({ page }) => {
      // One that is asked for after the others were let go goes at once.
      const { promise: painted, resolve: letGo } = Promise.withResolvers<void>();
      await page.route(/\.woff2$/, async (route) => {
        await painted;
        await route.continue();
      });
      await page.addInitScript(() => {
        Object.assign(window, { moved: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(window, {
              moved:
                (window as never as { moved: number }).moved + (entry as never as { value: number }).value,
            });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      letGo();
      await page.unrouteAll({ behavior: 'wait' });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      const moved = await page.evaluate(() => (window as never as { moved: number }).moved);
      expect(moved, 'layout shift').toBeLessThanOrEqual(0.02);
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

for (const locale of locales) {
  const { office, today } = officeWords[locale];

  test.describe(`${locale}: the office's first visit`, () => {
    test.use({ storageState: staffState });
    test.beforeEach(({ page }) =>
      page.addInitScript((chosen) => localStorage.setItem('derb-office-language', chosen), locale),
    );

    test('brings a colleague who is signed in no more script than Today and one language need', async ({
      page,
    }) => {
      const weight = await weigh(page);
      await page.goto(officeAt(), { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1, name: today.title })).toBeVisible();
      expect(weight.script, 'script').toBeLessThanOrEqual(officeBudget.today);
    });

    test('brings whoever signs in no code of lists, charts and texts', async ({ page }) => {
      test.info().annotations.push({ type: 'expects-4xx' });
      await page.context().clearCookies();
      const weight = await weigh(page);
      await page.goto(officeAt(), { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1, name: office.signIn.title })).toBeVisible();
      expect(weight.script, 'script').toBeLessThanOrEqual(officeBudget.signIn);
    });
  });
}
