import { locales, pathIn } from '../../domain/people/locale.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import type { Locator, Page } from '@playwright/test';

const claims = { en: ['10.2k+', '5K+'], ar: ['+10.200', '+5.000'] };

/** The trainers' row is the first of the page's carousels. */
const rowOf = (page: Page): Locator => page.locator('[data-carousel]').first();
const trackOf = (page: Page): Locator => rowOf(page).locator('[data-carousel-track]');
const dotsOf = (page: Page): Locator => rowOf(page).locator('.carousel-dot');

/** How far the row is swiped from where it began, whichever way the language runs. */
const swiped = (page: Page): Promise<number> =>
  trackOf(page).evaluate((track) => Math.round(Math.abs(track.scrollLeft)));

for (const locale of locales) {
  const home = pathIn(locale, '/');
  const towardsEnd = locale === 'ar' ? 'ArrowLeft' : 'ArrowRight';
  const towardsStart = locale === 'ar' ? 'ArrowRight' : 'ArrowLeft';

  test.describe(home, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(home);
    });

    test('the first screen promises, proves it by the two claims, and leads to courses and community', async ({
      page,
    }) => {
      await expect(page.locator('h1')).toBeInViewport();
      for (const claim of claims[locale]) await expect(page.locator('.hero')).toContainText(claim);
      await expect(page.locator(`.hero a[href="${pathIn(locale, '/courses')}"]`)).toBeVisible();
      await expect(page.locator(`.hero a[href="${pathIn(locale, '/community')}"]`)).toBeVisible();
    });

    test('the trainers are swiped by the arrow keys, 300 pixels a press, and the dots follow', async ({
      page,
    }) => {
      await expect(dotsOf(page)).toHaveCount(3);
      await expect(trackOf(page)).toHaveAttribute('tabindex', '0');
      await trackOf(page).focus();
      await page.keyboard.press(towardsEnd);
      await expect.poll(() => swiped(page)).toBe(300);
      await expect(dotsOf(page).nth(1)).toHaveAttribute('aria-current', 'true');
      await page.keyboard.press(towardsStart);
      await expect.poll(() => swiped(page)).toBe(0);
      await expect(dotsOf(page).nth(0)).toHaveAttribute('aria-current', 'true');
    });

    test('a dot leads to its trainer', async ({ page }) => {
      await dotsOf(page).nth(2).click();
      await expect(trackOf(page).locator('li').nth(2)).toBeInViewport({ ratio: 0.9 });
      await expect(dotsOf(page).nth(2)).toHaveAttribute('aria-current', 'true');
      await dotsOf(page).nth(0).click();
      await expect.poll(() => swiped(page)).toBe(0);
    });

    test('a tap opens a trainer: who she is, where she is found, and the way to her course', async ({
      page,
    }) => {
      const card = page.locator('.trainer').first();
      const course = card.locator(`a[href="${pathIn(locale, '/courses/fashion-business-masterclass')}"]`);
      await expect(course).toBeHidden();
      await card.locator('summary').tap();
      await expect(course).toBeVisible();
      await expect(card.locator('a[target="_blank"]')).toBeVisible();
      await expectAccessible(page);
      await card.locator('summary').tap();
      await expect(course).toBeHidden();
    });

    test('the three trainers lead to the courses they teach', async ({ page }) => {
      const hrefs = await page
        .locator('.trainer .button')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(
        ['fashion-business-masterclass', 'ecommerce-mastery', 'ugc-creation-masterclass'].map((slug) =>
          pathIn(locale, `/courses/${slug}`),
        ),
      );
    });

    test('the still of the welcome video becomes the player after a press, and nothing of it comes before', async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'media') asked.push(request.url());
      });
      const still = page.locator('.welcome a[data-video]');
      await still.scrollIntoViewIfNeeded();
      await expect(page.locator('video')).toHaveCount(0);
      expect(asked).toEqual([]);
      await still.click();
      await expect(page.locator('.welcome video')).toBeVisible();
    });

    test('proposing a course opens over the page, and closes back to it', async ({ page }) => {
      await page.locator('#host-course .button').click();
      await expect(page.locator('dialog[open] form')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${home}$`));
    });

    test('the files that cost nothing stand in their doors, and the shop is a press away: there, in the menu, in the foot', async ({
      page,
    }) => {
      const shop = pathIn(locale, '/tools');
      await expect(page.locator('.free-file')).toHaveCount(2);
      for (const place of ['main', '.mobile-panel', 'footer'])
        await expect(page.locator(`${place} a[href="${shop}"]`)).toHaveCount(1);
      await page.locator('.free-file').first().click();
      await expect(page).toHaveURL(new RegExp(`${pathIn(locale, '/products/')}[\\w-]+$`));
    });

    test('a workshop to come stands first and says how many seats there are', async ({ page }) => {
      const lines = page.locator('.programme a');
      await expect(lines).toHaveCount(3);
      await expect(lines.first()).toContainText(
        locale === 'en' ? /\d+ (spots|seats? left)|waiting list/ : /مقعد|مقاعد|الانتظار/,
      );
    });
  });

  test.describe(`${home} without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('the trainers open, the video is a link, proposing a course is a page', async ({ page }) => {
      await page.goto(home);
      const card = page.locator('.trainer').first();
      await card.locator('summary').tap();
      await expect(card.locator('.button')).toBeVisible();
      await expect(page.locator('.welcome a[data-video]')).toHaveAttribute('href', /\/media\/|youtu/);
      await page.locator('#host-course .button').click();
      await expect(page).toHaveURL(new RegExp(`${pathIn(locale, '/host-course')}$`));
    });
  });
}
