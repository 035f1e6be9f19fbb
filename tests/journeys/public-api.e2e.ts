import { expect, test, expectGood } from '../support/journey.ts';

test('the page of the API fits a phone and is accessible @all', async ({ page }) => {
  await page.goto('/api');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGood(page);
});
