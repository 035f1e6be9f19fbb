/** The longest titles that staff may write, missing parts, and empty lists: nothing is wider than the screen. */
import type { Page } from '@playwright/test';
import { pathIn } from '../../src/platform/i18n/locale.ts';
import { forms, items, lists } from '../support/edge-paths.ts';
import { edgeRecords, noRecords } from '../support/edge-records.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { expectFits } from '../support/settle-down.ts';
import { startWith } from '../support/start-with.ts';

/** What is mirrored, and what has the longest words. */
const locales = ['ar', 'fr'] as const;

async function expectMeant(page: Page, address: string): Promise<void> {
  await page.goto(address);
  for (const width of [1280, 320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expectFits(page, `at ${width}`);
  }
  await expectAccessible(page);
}

for (const { name, records, addresses } of [
  {
    name: 'records at the edges fit on every screen',
    records: edgeRecords,
    addresses: locales.flatMap((locale) =>
      [...lists, ...items, ...forms].map((path) => pathIn(locale, path)),
    ),
  },
  {
    name: 'an academy with nothing in it yet fits on every screen',
    records: noRecords,
    addresses: locales.flatMap((locale) => lists.map((path) => pathIn(locale, path))),
  },
])
  test(name, { tag: '@all' }, async ({ page }) => {
    // The film is missing, and so is its still.
    test.info().annotations.push({ type: 'expects-4xx' });
    test.setTimeout(60_000 + addresses.length * 15_000);
    const running = await startWith(records, { welcomeVideoUrl: null });
    const faults: string[] = [];
    for (const address of addresses)
      await test
        .step(address, () => expectMeant(page, running.origin + address))
        .catch((fault: unknown) => faults.push(`${address}: ${String(fault)}`));
    await running.stop();
    expect(faults).toEqual([]);
  });
