import { expect, type Locator, type Page } from '@playwright/test';

/** Opens an address again and again, until what goes on behind it has led to all that is looked for. */
export async function openUntil(page: Page, address: string, ...shown: readonly Locator[]): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    for (const one of shown) await expect(one).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
