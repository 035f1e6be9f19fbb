import { words } from '../../content/words.ts';
import { locales } from '../../domain/people/locale.ts';
import { prefix } from '../support/enrol.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

for (const locale of locales) {
  const say = words[locale];

  test(`${locale}: on a wide screen price and action stay in sight while the course is read`, async ({
    page,
  }) => {
    await page.goto(`${prefix(locale)}/courses/ecommerce-mastery`);
    const facts = page.getByRole('complementary', { name: say.course.facts.heading });
    const enrol = facts.getByRole('link', { name: say.common.buttons.enrolNow });
    await page.locator('main ol > li > details').nth(6).scrollIntoViewIfNeeded();
    await expect(enrol).toBeInViewport();
    await expect(page.getByRole('complementary', { name: say.course.bar })).toBeHidden();
  });

  test(`${locale}: the campaign's banner counts every second and is gone after 150 px`, async ({ page }) => {
    await page.goto(`${prefix(locale)}/courses`);
    const timer = page.getByRole('timer');
    await expect(timer).not.toBeEmpty();
    const first = await timer.textContent();
    await expect(timer).not.toHaveText(first ?? '');
    await page.evaluate(() => window.scrollTo({ top: 160 }));
    const banner = page.locator('.fades-on-scroll');
    await expect.poll(() => banner.evaluate((one) => getComputedStyle(one).opacity)).toBe('0');
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await expect.poll(() => banner.evaluate((one) => getComputedStyle(one).opacity)).toBe('1');
  });

  for (const slug of ['fashion-business-masterclass', 'ecommerce-mastery', 'ugc-creation-masterclass']) {
    test(`${locale}: ${slug} is accessible on a wide screen`, async ({ page }) => {
      await page.goto(`${prefix(locale)}/courses/${slug}`);
      await expectAccessible(page);
    });
  }
}
