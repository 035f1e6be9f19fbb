/** The layout of every page on a phone: menu, language, cookies, and messages while loading and offline. */
import type { Page } from '@playwright/test';
import { posts } from '../../content/sample/posts.ts';
import { words } from '../../src/words.ts';
import { pathIn, readingOrder } from '../../src/platform/i18n/locale.ts';
import { languages } from '../support/extent.ts';
import { expect, test } from '../support/journey.ts';
import { boxAtRest, expectFits, untilIdle } from '../support/settle-down.ts';

const menuOf = (page: Page) => page.locator('.mobile-menu');

for (const locale of languages('ar')) {
  const { navigation, loading, offline, footer, consent } = words[locale].common;
  const t = words[locale];
  const about = pathIn(locale, '/about');

  test.describe(`${locale}, without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('menus, contents, questions and the other language open, and lead where they are meant to', async ({
      page,
    }) => {
      await test.step('the menu opens, marks the current page, closes by a press beside it and by a choice', async () => {
        await page.goto(pathIn(locale, '/privacy-policy'));
        const menu = menuOf(page);
        await menu.locator('summary').click();
        await expect(menu.getByText(navigation.moreLinks)).toBeVisible();
        // The page lies below the panel; a press on it is a press beside the menu.
        const panel = await boxAtRest(menu.locator('nav'));
        await page.mouse.click(180, panel.y + panel.height + 10);
        await expect(menu).not.toHaveAttribute('open');
        await menu.locator('summary').click();
        await menu.getByRole('link', { name: navigation.about }).click();
        await expect(page).toHaveURL(about);
        await expect(menu).not.toHaveAttribute('open');
        await menu.locator('summary').click();
        await expect(menu.locator('[aria-current="page"]')).toHaveText(navigation.about);
      });
      await test.step('the contents of a page of law lead to their place, its foot to the choice about cookies', async () => {
        await page.goto(pathIn(locale, '/terms-and-conditions'));
        await page.getByText(t.legal.contents).first().click();
        await page.locator('.legal-fold').getByRole('link').last().click();
        await expect(page.locator('#versions')).toBeInViewport();
        await page.getByRole('contentinfo').getByRole('link', { name: footer.consent }).click();
        await expect(page).toHaveURL(`${pathIn(locale, '/cookie-policy')}#choices`);
        await expect(page.locator('#choices')).toBeInViewport();
      });
      await test.step('the contents of an article lead to their place, and the language to the same article', async () => {
        const article = '/blog/cash-on-delivery-returns';
        await page.goto(pathIn(locale, article));
        await page.locator('summary', { hasText: t.blog.contents }).click();
        const contents = page.getByRole('navigation', { name: t.blog.contents }).filter({ visible: true });
        const heading = await contents.getByRole('link').nth(1).textContent();
        await contents.getByRole('link').nth(1).click();
        await expect(page.locator(':target')).toHaveText(heading ?? '');
        await expect(page.locator(':target')).toBeInViewport();
        const [, other = locale] = readingOrder(locale);
        await page.locator('.bar-narrow > [data-languages] > summary').click();
        await page.locator(`.bar-narrow > [data-languages] [data-language][lang=${other}]`).click();
        await expect(page).toHaveURL(pathIn(other, article));
      });
    });
  });

  test(`${locale}: the menu by the keyboard, the choice about cookies, a page that is long in coming, a lost connection`, async ({
    page,
    context,
  }) => {
    await page.goto(about);
    const summary = menuOf(page).locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(menuOf(page)).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
    await untilIdle(page);

    await test.step('the foot opens the banner, whose answer is kept', async () => {
      await page.getByRole('link', { name: footer.consent }).click();
      const bar = page.getByRole('region', { name: consent.title });
      await expect(bar).toBeVisible();
      await page.getByRole('button', { name: consent.refuse, exact: true }).click();
      await expect(bar).toBeHidden();
      // The banner closes at once, the answer is stored a little later.
      const kept = async () => (await context.cookies()).find(({ name }) => name === 'consent')?.value;
      await expect.poll(kept).toBe('essential');
    });

    await test.step('a lost connection is shown, until it is back', async () => {
      await context.setOffline(true);
      await expect(page.getByText(offline)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(offline)).toBeHidden();
    });

    await test.step('a page that is long in coming shows that, and coming back finds nothing in the way', async () => {
      // The delayed page loads only once the overlay was seen.
      const seen = Promise.withResolvers<string>();
      await page.exposeFunction('overlaySeen', (text: string) => seen.resolve(text));
      await page.route(`**${pathIn(locale, '/blog')}`, async (route) => {
        await seen.promise;
        await route.continue();
      });
      await page.evaluate(() => {
        const overlay = document.querySelector<HTMLElement>('[data-loading]');
        const report = () => {
          if (overlay?.checkVisibility())
            (window as unknown as { overlaySeen(text: string): void }).overlaySeen(overlay.innerText);
        };
        if (overlay) new MutationObserver(report).observe(overlay, { attributes: true });
      });
      await summary.click();
      await menuOf(page).getByRole('link', { name: navigation.blog }).click({ noWaitAfter: true });
      const text = await seen.promise;
      expect(text).toContain(loading.title);
      expect(text).toContain(loading.text);
      await expect(page).toHaveURL(pathIn(locale, '/blog'));
      await expect(page.locator('[data-loading]')).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(about));
      await expect(page.locator('[data-loading]')).toBeHidden();
    });
  });

  // Articles differ in their elements, so each is checked.
  test(`${locale}: no article is wider than the smallest phone, in our fonts and in the phone’s own @all`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    test.info().annotations.push({ type: 'expects-no-answer' });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const fonts of ['ours', 'the phone’s own, when ours come too late']) {
      if (fonts !== 'ours') await page.route(/\.woff2$/, (route) => route.abort());
      for (const { slug } of posts) {
        await page.goto(pathIn(locale, `/blog/${slug}`));
        await expectFits(page, `${slug}: ${fonts}`);
      }
    }
  });
}
