import { locales, pathIn } from '../../src/platform/i18n/locale.ts';
import { expectAccessible, test } from '../support/journey.ts';
import { testScreenPaths } from '../support/site.ts';

for (const locale of locales)
  test(`${locale}: every test screen is accessible @all`, async ({ page }) => {
    for (const path of testScreenPaths) {
      await page.goto(pathIn(locale, path));
      await expectAccessible(page);
    }
  });
