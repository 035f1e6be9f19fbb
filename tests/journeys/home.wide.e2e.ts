import { pathIn } from '../../src/platform/i18n/locale.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

for (const locale of languages('ar')) {
  const home = pathIn(locale, '/');

  test(`${home}: trainers are side by side, and open by keyboard, under the mouse and by a click @all`, async ({
    page,
  }) => {
    await page.goto(home);
    const cards = page.locator('.trainer');
    const card = cards.first();
    const course = card.locator(`a[href="${pathIn(locale, '/courses/fashion-business-masterclass')}"]`);
    const title = page.locator('#trainers-title');
    // The arrows and dots come with the carousel's script; here is nothing to swipe.
    await expect(page.locator('.carousel-controls').first()).toBeAttached();
    await expect(page.locator('.carousel-controls').first()).toBeHidden();
    await expect(page.locator('[data-carousel-track]').first()).not.toHaveAttribute('tabindex');
    const tops = await cards.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size).toBe(1);

    // From the last focusable element before the trainers one Tab further.
    await page.locator('.community .button').focus();
    await page.keyboard.press('Tab');
    await expect(card.locator('summary')).toBeFocused();
    await expect(course).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(course).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(course).toBeHidden();

    await expect(course).toBeHidden();
    await card.hover();
    await expect(course).toBeVisible();
    await title.hover();
    await expect(course).toBeHidden();

    // A click keeps the card open.
    await card.locator('summary').click();
    await title.hover();
    await expect(course).toBeVisible();
  });
}
