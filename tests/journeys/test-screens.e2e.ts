import { locales, pathIn } from '../../domain/people/locale.ts';
import { expectAccessible, test } from '../support/journey.ts';

for (const locale of locales)
  test(`${locale}: every test screen is accessible`, { tag: '@all' }, async ({ page }) => {
    for (const path of [
      '/payment-test',
      '/payment-test-page',
      '/form-test',
      '/virtual-test-payment',
      '/virtual-test-payment/enrol',
      '/supabase-test',
    ]) {
      await page.goto(pathIn(locale, path));
      await expectAccessible(page);
    }
  });
