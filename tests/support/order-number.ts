import { expect, type Page } from '@playwright/test';
import { readOrderNumber } from '../../src/selling/orders/order.ts';

const pattern = /MEM-\d{6}-[0-9a-f]{4}/i;

/** The number of the order that a page is about, as soon as it is shown: 'MEM-123456-ab12'. */
export async function orderNumberOn(page: Page): Promise<string> {
  const main = page.locator('main');
  await expect(main).toContainText(pattern);
  return readOrderNumber(pattern.exec(await main.innerText())?.[0] ?? '') ?? '';
}
