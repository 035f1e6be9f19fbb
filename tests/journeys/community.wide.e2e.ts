import { locales, pathIn } from '../../domain/people/locale.ts';
import { expectAccessible, test } from '../support/journey.ts';
import { expectFits } from '../support/settle-down.ts';

for (const locale of locales) {
  for (const path of [
    '/community',
    '/community/clarity-details',
    '/community/accountability-details',
    '/about',
  ]) {
    const address = pathIn(locale, path);

    test(`${address} is accessible on a wide screen, and no wider than it`, async ({ page }) => {
      await page.goto(address);
      await expectAccessible(page);
      await expectFits(page);
    });
  }
}
