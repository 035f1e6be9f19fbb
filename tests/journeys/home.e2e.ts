import { pathIn } from '../../src/platform/i18n/locale.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { untilIdle } from '../support/settle-down.ts';

for (const locale of languages('ar')) {
  const home = pathIn(locale, '/');
  const towardsEnd = locale === 'ar' ? 'ArrowLeft' : 'ArrowRight';
  const towardsStart = locale === 'ar' ? 'ArrowRight' : 'ArrowLeft';

  test(`${home}: trainers are swiped and opened, the film plays in place, and a course is proposed in a dialog`, async ({
    page,
  }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media') films.push(request.url());
    });
    await page.goto(home);
    await expect(page.locator('h1')).toBeInViewport();

    await test.step('the first courses are below, with a price and a start, and a lesson to try', async () => {
      const lines = page.locator('.course-tile');
      await expect(lines).toHaveCount(4);
      await expect(lines.locator('.price')).toHaveCount(4);
      const second = await lines.first().boundingBox();
      expect(second?.y).toBeLessThan(2 * 740);
      await expect(page.locator('.hero .film-card')).toBeVisible();
    });

    // The trainers' row is the first carousel of the page.
    const row = page.locator('[data-carousel]').first();
    const track = row.locator('[data-carousel-track]');
    const dots = row.locator('.carousel-dot');
    /** How far the row is swiped from its start, in the direction of the language. */
    const swiped = () => track.evaluate((one) => Math.round(Math.abs(one.scrollLeft)));

    await test.step('by the arrow keys, 300 pixels a press, and the dots follow', async () => {
      // Three trainers, their welcome, and the invitation to teach.
      await expect(dots).toHaveCount(5);
      await expect(track).toHaveAttribute('tabindex', '0');
      await track.focus();
      await page.keyboard.press(towardsEnd);
      await expect.poll(swiped).toBe(300);
      await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
      await page.keyboard.press(towardsStart);
      await expect.poll(swiped).toBe(0);
      await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
    });

    await test.step('a dot leads to its trainer', async () => {
      await dots.nth(2).click();
      await expect(track.locator('li').nth(2)).toBeInViewport({ ratio: 0.9 });
      await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
      await dots.nth(0).click();
      await expect.poll(swiped).toBe(0);
    });

    await test.step('a tap opens a trainer’s card, and closes it', async () => {
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

    await test.step('nothing of the film comes before a press', async () => {
      const still = page.locator('.welcome a[data-video]');
      await still.scrollIntoViewIfNeeded();
      await expect(page.locator('video')).toHaveCount(0);
      expect(films).toEqual([]);
      await still.click();
      await expect(page.locator('.welcome video')).toBeVisible();
    });

    await test.step('the form opens over the page, and closes back to it', async () => {
      await page.locator('#host-course .button').click();
      await expect(page.locator('dialog[open] form')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${home}$`));
    });
  });

  test(`${home}: the chat lies over nothing of the first screen, and is there at the end of the page`, async ({
    page,
  }) => {
    await page.goto(home);
    const chat = page.locator('.chat-button');
    await untilIdle(page);
    await expect(chat).toBeHidden();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(chat).toBeVisible();
  });
}
