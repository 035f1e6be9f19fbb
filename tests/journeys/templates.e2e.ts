/**
 * A page of each template in a browser: accessible, no wider than the screen, without layout shift while fonts load late,
 * and light enough for prepaid data. In the exhaustive run every public page.
 */
import type { Page } from '@playwright/test';
import { locales, pathIn } from '../../src/platform/i18n/locale.ts';
import { everything } from '../support/extent.ts';
import { checkAccessible, expect, test } from '../support/journey.ts';
import { expectFits } from '../support/settle-down.ts';
import { publicPaths, scriptlessPaths, templates } from '../support/site.ts';
import { weigh, type Scales } from '../support/weigh.ts';

const paths = [...(everything ? publicPaths : templates), '/nothing-here'];

/** Budgets of a page on prepaid data, bytes: all, script, and html + css + script + fonts. */
const budget = { all: 220_000, script: 8_000, core: 150_000, fontFiles: 2 };

type Moving = Window & { moved: number };

/** Delays fonts until the page has been painted without them. Measures the layout shift. */
async function holdEmailsBack(page: Page): Promise<(address: string) => Promise<number>> {
  let painted = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    const counting = window as unknown as Moving;
    counting.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counting.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async (address) => {
    painted = Promise.withResolvers();
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    painted.resolve();
    await page.waitForLoadState('load');
    return page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return (window as unknown as Moving).moved;
    });
  };
}

async function expectLight(page: Page, path: string, scales: Scales): Promise<void> {
  await scales.weight();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  const { all, html, script, font, fontFiles } = await scales.weight();
  const needsNoScript = scriptlessPaths.some((pattern) => pattern.test(path));
  expect(script, 'script').toBeLessThanOrEqual(needsNoScript ? 0 : budget.script);
  expect(fontFiles, 'font files').toBeLessThanOrEqual(budget.fontFiles);
  expect(html + script + font, 'html, css, script and fonts').toBeLessThanOrEqual(budget.core);
  expect(all, 'all').toBeLessThanOrEqual(budget.all);
}

for (const locale of locales)
  for (const [viewport, widths] of [
    [{ width: 360, height: 740 }, [360, 320]],
    [{ width: 1280, height: 800 }, [1280]],
  ] as const) {
    const isMobile = viewport.width === 360;
    // What is mirrored is looked at on a phone, what is wide in English, what has the longest words on a phone in the exhaustive run.
    if (isMobile !== (locale !== 'en') || (locale === 'fr' && !everything)) continue;

    test.describe(`${locale}, ${viewport.width} px`, () => {
      test.use({ viewport, isMobile, hasTouch: isMobile });

      test('every template is accessible, still, light and as wide as the screen', async ({ page }) => {
        test.info().annotations.push({ type: 'expects-4xx' });
        test.setTimeout(paths.length * 20_000);
        const scales = await weigh(page);
        const open = await holdEmailsBack(page);
        const faults: string[] = [];
        for (const path of paths) {
          const address = pathIn(locale, path);
          await test
            .step(address, async () => {
              await page.setViewportSize(viewport);
              await scales.anew();
              expect(await open(address), 'layout shift').toBeLessThanOrEqual(0.02);
              await expectLight(page, path, scales);
              await page
                .locator('main details')
                .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
              for (const width of widths) {
                await page.setViewportSize({ ...viewport, width });
                await expectFits(page, `at ${width}`);
              }
              if (everything || isMobile) await checkAccessible(page);
            })
            .catch((fault: unknown) => faults.push(`${address}: ${String(fault)}`));
        }
        expect(faults).toEqual([]);
      });
    });
  }
