/** What fails every e2e test: a console error, an unhandled rejection or a CSP violation. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page, type TestInfo } from '@playwright/test';
import { everything } from './extent.ts';
import { expectFits } from './settle-down.ts';
import { ownAddress } from './visitor.ts';

/** Errors of a page from now on: for a page that a test opens beside its own. */
export function watch(page: Page, { annotations }: Pick<TestInfo, 'annotations'>): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // axe tries to run in the frame with the preview of a draft, where nothing may.
    if (/^Blocked script execution in '[^']*\/staff\/preview'/.test(message.text())) return;
    // The browser reports every 4xx answer as a console error; tests that expect one declare it.
    const expected = annotations.some(({ type }) => type === 'expects-4xx');
    if (expected && /status of 4\d\d/.test(message.text())) return;
    const noAnswer = annotations.some(({ type }) => type === 'expects-no-answer');
    if (noAnswer && /status of 5\d\d|net::ERR_/.test(message.text())) return;
    faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  return faults;
}

export const test = base.extend<{ watched: void; isAsked: boolean }>({
  // The consent bar was answered before, except in the test about it.
  isAsked: [false, { option: true }],
  context: async ({ context, baseURL, isAsked }, use) => {
    const answered = { name: 'consent', value: 'essential', url: baseURL ?? '' };
    if (!isAsked) await context.addCookies([answered]);
    await use(context);
  },
  extraHTTPHeaders: async ({ browserName: _browser }, use) => use({ 'x-forwarded-for': ownAddress() }),
  watched: [
    async ({ page }, use, info) => {
      const faults = watch(page, info);
      await use();
      expect(faults, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** It takes longer than all other rules together: asked of whole pages, in the exhaustive run. */
const contrast = 'color-contrast';

/** Fails with the rule and the element of every axe finding on the page as it is, except for the named rules. */
export async function checkAccessible(page: Page, except: readonly string[] = []): Promise<void> {
  // Fading text would fail the contrast check: without motion it appears at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A page whose code is still loading has no heading yet; one that never gets any is reported by axe.
  await page
    .locator('h1')
    .first()
    .waitFor({ state: 'attached', timeout: 15_000 })
    .catch(() => undefined);
  // Legacy mode checks the page alone, without opening a second one for frames: ours contain nothing from other sites.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .disableRules(everything ? [...except] : [...except, contrast])
    .analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
  );
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}

/** At a step of a journey: in the exhaustive run only, because axe takes as long as the journey. A page of each template is always asked. */
export const expectAccessible = async (page: Page, except: readonly string[] = []): Promise<void> => {
  if (everything) await checkAccessible(page, [...except, contrast]);
};

/** It is accessible, and as wide as the screen. */
export async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFits(page);
}

export { learner, newLearner } from './visits.ts';
