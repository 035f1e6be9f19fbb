/** The bar of every page on a wide screen, and what is beside a text there. */
import { words } from '../../src/words.ts';
import { pathIn } from '../../src/platform/i18n/locale.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

for (const locale of languages('ar')) {
  const t = words[locale];
  const { navigation, buttons } = t.common;

  for (const javaScriptEnabled of [true, false])
    test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled });

      test(
        'the bar draws its line when the page is scrolled, and its menu opens and closes',
        { tag: javaScriptEnabled ? [] : '@all' },
        async ({ page }) => {
          await page.goto(pathIn(locale, '/terms-and-conditions'));
          const bar = page.locator('.bar');
          await expect(bar).toHaveCSS('box-shadow', /rgba\([^)]*, 0\)|none/);
          await page.mouse.move(640, 400);
          await page.mouse.wheel(0, 60);
          await expect(bar).toHaveCSS('box-shadow', /rgba\(29, 27, 46, 0\.35\)/);
          const more = page.locator('.more:not([data-languages])');
          await more.locator('summary').click();
          for (const name of ['hostCourse', 'contact', 'blog', 'about', 'careers'] as const)
            await expect(more.getByRole('link', { name: navigation[name], exact: true })).toBeVisible();
          await page.mouse.click(640, 700);
          await expect(more).not.toHaveAttribute('open');
          await more.locator('summary').click();
          // The bar's own links work while the menu is open.
          await page
            .locator('.bar-wide')
            .getByRole('link', { name: navigation.courses, exact: true })
            .click();
          await expect(page).toHaveURL(pathIn(locale, '/courses'));
          await expect(page.locator('.bar-wide [aria-current="page"]')).toHaveText(navigation.courses);
        },
      );
    });

  test(`${locale}: the menu is reached and left by the keyboard; contents, facts and buttons stay beside the text`, async ({
    page,
  }) => {
    await test.step('the open menu', async () => {
      await page.goto(pathIn(locale, '/contact'));
      const more = page.locator('.more:not([data-languages])');
      await more.locator('summary').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(more.getByRole('link', { name: navigation.shop })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(more).not.toHaveAttribute('open');
      await expect(more.locator('summary')).toBeFocused();
    });

    await test.step('an article', async () => {
      await page.goto(pathIn(locale, '/blog/english-twenty-minutes-a-day'));
      const contents = page.locator('.contents-fold');
      await contents.locator('summary').click();
      await contents.getByRole('link').last().click();
      await expect(page.locator(':target')).toBeInViewport();
    });

    await test.step('a legal page, of which only the text is printed', async () => {
      await page.goto(pathIn(locale, '/privacy-policy'));
      const contents = page.getByRole('navigation', { name: t.legal.contents });
      for (const { heading } of t.privacyPolicy.sections)
        await expect(contents.getByRole('link', { name: heading, exact: true })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.legal-text')).toBeVisible();
      for (const part of ['.bar', '.footer', '.chat', '.legal-contents'])
        await expect(page.locator(part)).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('the banner of a campaign, which goes when one scrolls', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(pathIn(locale, '/courses'));
      const banner = page.locator('.fades-on-scroll');
      await page.evaluate(() => window.scrollTo({ top: 160 }));
      await expect(banner).toHaveCSS('opacity', '0');
      await page.evaluate(() => window.scrollTo({ top: 0 }));
      await expect(banner).toHaveCSS('opacity', '1');
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    await test.step('a course', async () => {
      await page.goto(pathIn(locale, '/courses/ecommerce-mastery'));
      const facts = page.getByRole('complementary', { name: t.course.facts.heading });
      await page.locator('main ol > li > details').nth(6).scrollIntoViewIfNeeded();
      await expect(facts.getByRole('link', { name: buttons.enrolNow })).toBeInViewport();
      await expect(page.getByRole('complementary', { name: t.course.bar })).toBeHidden();
    });

    await test.step('a workshop, whose button opens the form and has the focus again after it', async () => {
      await page.goto(pathIn(locale, '/workshops/sell-on-whatsapp'));
      const register = page.locator('[data-fresh=action]').getByRole('link', { name: t.workshops.register });
      await expect(register).toBeInViewport();
      await register.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(register).toBeFocused();
    });
  });
}
