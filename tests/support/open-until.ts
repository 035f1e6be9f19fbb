import { expect, type Locator, type Page } from '@playwright/test';

/** Opens an address again and again, until the work behind it has led to everything looked for. */
export async function openUntil(page: Page, address: string, ...shown: readonly Locator[]): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    for (const one of shown) await expect(one).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
