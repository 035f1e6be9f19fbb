/** What every journey keeps an eye on: a console error, an unhandled failure or a CSP refusal fails it. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page, type TestInfo } from '@playwright/test';
import { ownAddress } from './visitor.ts';

/** What goes wrong on a page from now on, as it goes wrong: for a page that a journey opens beside its own. */
export function watch(page: Page, { annotations }: Pick<TestInfo, 'annotations'>): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // The browser reports every 4xx answer as a console error; journeys that expect one say so.
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
  // The question about counting visits was answered before, but for the journey that is about it.
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

/** Fails with the rule and the element for everything axe finds on the page as it stands, but for the rules named. */
export async function expectAccessible(page: Page, except: readonly string[] = []): Promise<void> {
  // A colour in the middle of fading in is nobody's colour: without motion what appears is there at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A page whose code is still on its way has no heading yet; one that never gets any is told of by axe.
  await page
    .locator('h1')
    .first()
    .waitFor({ state: 'attached', timeout: 15_000 })
    .catch(() => undefined);
  // Legacy mode looks at the page alone, without opening a second one for what frames hold: ours hold nothing of others.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .disableRules([...except])
    .analyze();
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
  );
  expect(told, `axe on ${page.url()}`).toEqual([]);
}

export { learner, newLearner } from './visits.ts';
