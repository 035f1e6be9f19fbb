import { expect, expectAccessible, test } from '../support/journey.ts';
import { expectFits } from '../support/settle-down.ts';

test('the page of the API fits a phone and is accessible @all', async ({ page }) => {
  await page.goto('/api');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
});
