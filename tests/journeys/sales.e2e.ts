import type { Page } from '@playwright/test';
import { ecommerceMasteryVirtual } from '../../content/sample/courses/ecommerce-mastery-virtual.ts';
import { words } from '../../src/words.ts';
import { prefix } from '../support/enrol.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

const { darija } = words.ar.ecommerceMasteryVirtual;
const story = ecommerceMasteryVirtual.salesStory;
const messages = story?.writtenTestimonials ?? [];

/** A swipe by finger (or mouse) across the middle of the screen. */
async function swipe(page: Page, byPx: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 360, height: 740 };
  await page.mouse.move(width / 2 - byPx / 2, height / 2);
  await page.mouse.down();
  await page.mouse.move(width / 2 + byPx / 2, height / 2, { steps: 4 });
  await page.mouse.up();
}

for (const locale of languages('ar')) {
  const t = words[locale];
  const address = `${prefix(locale)}/courses/ecommerce-mastery-virtual`;

  test(`${locale}: on the sales page messages open over the screen, one voice speaks at a time, and every button registers @all`, async ({
    page,
  }) => {
    await page.goto(address);
    await test.step('a message opens over the whole screen: arrows, swipes and Escape, as one reads Arabic', async () => {
      const opener = page.getByRole('button', { name: darija.written.enlarge(messages[2]?.name ?? '') });
      await opener.click();
      const box = page.getByRole('dialog', { name: darija.written.gallery });
      const place = box.locator('[aria-live]', { hasText: '/' });
      await expect(place).toHaveText('3 / 21');
      await expect(box).toContainText(messages[2]?.text ?? '');
      await expectAccessible(page);
      await page.keyboard.press('ArrowLeft');
      await expect(place).toHaveText('4 / 21');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(place).toHaveText('2 / 21');
      await swipe(page, 160);
      await expect(place).toHaveText('3 / 21');
      await swipe(page, -160);
      await expect(place).toHaveText('2 / 21');
      await box.getByRole('button', { name: darija.written.next }).click();
      await expect(place).toHaveText('3 / 21');
      await page.keyboard.press('Escape');
      await expect(box).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.press('Enter');
      await expect(place).toHaveText('3 / 21');
      await box.getByRole('button', { name: darija.written.close }).click();
      await expect(box).toBeHidden();
      await opener.click();
      await expect(place).toHaveText('3 / 21');
      await page.mouse.click(180, 120);
      await expect(box).toBeHidden();
    });

    await test.step('a voice plays upright in its place, is closed again, and only one speaks', async () => {
      const [first, second] = story?.videoTestimonials ?? [];
      const still = page.getByRole('link', { name: darija.voices.play(first?.name ?? '') });
      await still.click();
      const video = page.locator('video').first();
      await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
      await page.getByRole('link', { name: darija.voices.play(second?.name ?? '') }).click();
      await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true);
      await page.getByRole('button', { name: darija.video.close }).first().click();
      await expect(still).toBeFocused();
      await expect(page.locator('video')).toHaveCount(1);
    });

    await test.step('every register button opens the form under the Arabic name, with the offer that runs', async () => {
      const buttons = page.locator('main a[data-dialog]:visible');
      expect(await buttons.count()).toBeGreaterThanOrEqual(2);
      await buttons.last().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { level: 1 })).toHaveText(
        ecommerceMasteryVirtual.words.ar.name,
      );
      await expect(dialog).toContainText(ecommerceMasteryVirtual.words.ar.description);
      await expect(dialog).toContainText(darija.offer.title('20%'));
      await expect(dialog.getByLabel(t.enrol.details.name)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t.enrol.dialog.close }).click();
      await expect(dialog).toBeHidden();
    });
  });
}
