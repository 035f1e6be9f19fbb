import { locales, pathIn } from '../../domain/people/locale.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

for (const locale of locales) {
  const home = pathIn(locale, '/');
  const course = `a[href="${pathIn(locale, '/courses/fashion-business-masterclass')}"]`;

  test(`${home}: three trainers stand side by side, and there is nothing to swipe`, async ({ page }) => {
    await page.goto(home);
    const tops = await page
      .locator('.trainer')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    await expect(page.locator('[data-carousel-track]').first()).not.toHaveAttribute('tabindex');
    await expect(page.locator('.carousel-controls').first()).toBeHidden();
  });

  test(`${home}: a trainer opens under the mouse and closes when it leaves`, async ({ page }) => {
    await page.goto(home);
    const card = page.locator('.trainer').first();
    await expect(card.locator(course)).toBeHidden();
    await card.hover();
    await expect(card.locator(course)).toBeVisible();
    await page.locator('#trainers-title').hover();
    await expect(card.locator(course)).toBeHidden();
  });

  test(`${home}: a trainer opens when the keyboard reaches her, and Tab goes on to her course`, async ({
    page,
  }) => {
    await page.goto(home);
    const card = page.locator('.trainer').first();
    // The arrows and dots come with the script that opens her.
    await expect(page.locator('.carousel-controls').first()).toBeAttached();
    // From the last thing before the trainers one Tab further, as a keyboard comes.
    await page.locator('.welcome a[data-video]').focus();
    await page.keyboard.press('Tab');
    await expect(card.locator('summary')).toBeFocused();
    await expect(card.locator(course)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(card.locator(course)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(card.locator(course)).toBeHidden();
    await expectAccessible(page);
  });

  test(`${home}: a click opens a trainer for as long as one likes`, async ({ page }) => {
    await page.goto(home);
    const card = page.locator('.trainer').first();
    await card.locator('summary').click();
    await page.locator('#trainers-title').hover();
    await expect(card.locator(course)).toBeVisible();
  });
}
