import { words } from '../../content/words.ts';
import { locales } from '../../domain/people/locale.ts';
import { prefix } from '../support/enrol.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { expectFits } from '../support/settle-down.ts';

for (const locale of locales) {
  const say = words[locale];

  for (const path of [
    '/workshops',
    '/workshops/sell-on-whatsapp',
    '/workshops/china-sourcing',
    '/host-course',
  ]) {
    test(`${locale}: ${path} is accessible on a wide screen and as wide as it`, async ({ page }) => {
      await page.goto(`${prefix(locale)}${path}`);
      await expectAccessible(page);
      await expectFits(page);
    });
  }

  test(`${locale}: the card with the day stays in sight beside the text, and its button registers`, async ({
    page,
  }) => {
    await page.goto(`${prefix(locale)}/workshops/sell-on-whatsapp`);
    const card = page.getByRole('complementary', { name: say.workshops.facts.heading });
    await page.getByRole('heading', { name: say.workshops.faq }).scrollIntoViewIfNeeded();
    const register = card.getByRole('link', { name: say.workshops.register });
    await expect(register).toBeInViewport();
    await register.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(register).toBeFocused();
  });
}
