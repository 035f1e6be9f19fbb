import { locales, pathIn } from '../../domain/people/locale.ts';
import { expectAccessible, test } from '../support/journey.ts';
import { expectFits } from '../support/settle-down.ts';

for (const locale of locales) {
  for (const path of [
    '/',
    '/courses',
    '/courses/ecommerce-mastery-virtual',
    '/courses/english-mastery',
    '/courses/english-mastery/enrol',
    '/courses/french-course/waitlist',
    '/workshops',
    '/workshops/sell-on-whatsapp',
    '/tools',
    '/products/finance-tracker',
    '/blog',
    '/blog/price-a-handmade-product',
    '/community',
    '/consultation',
    '/careers/learner-support-darija',
    '/contact',
    '/about',
    '/cookie-policy',
  ]) {
    const address = pathIn(locale, path);

    test(`${address} is accessible on a wide screen too`, async ({ page }) => {
      await page.goto(address);
      await expectAccessible(page);
      await expectFits(page);
    });
  }
}
