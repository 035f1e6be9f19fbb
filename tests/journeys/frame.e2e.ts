/** The frame of every page on a phone: menu, language, what is said while waiting and offline, and where lost visitors end. */
import type { Page } from '@playwright/test';
import { words } from '../../content/words.ts';
import { locales, pathIn } from '../../domain/people/locale.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { boxAtRest, untilIdle } from '../support/settle-down.ts';

const menuOf = (page: Page) => page.locator('.mobile-menu');

for (const locale of locales) {
  const { navigation, loading, offline, missing, buttons, footer } = words[locale].common;

  test.describe(`${locale}, without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('the menu opens, tells where one is, closes by a press beside it and by a choice', async ({
      page,
    }) => {
      await page.goto(pathIn(locale, '/privacy-policy'));
      const menu = menuOf(page);
      await menu.locator('summary').click();
      await expect(menu.getByText(navigation.moreLinks)).toBeVisible();
      // Below the panel lies the page; a press on it is a press beside the menu.
      const panel = await boxAtRest(menu.locator('nav'));
      await page.mouse.click(180, panel.y + panel.height + 10);
      await expect(menu).not.toHaveAttribute('open');
      await menu.locator('summary').click();
      await menu.getByRole('link', { name: navigation.about }).click();
      await expect(page).toHaveURL(pathIn(locale, '/about'));
      await expect(menuOf(page)).not.toHaveAttribute('open');
      await menuOf(page).locator('summary').click();
      await expect(menuOf(page).locator('[aria-current="page"]')).toHaveText(navigation.about);
    });

    test('the choice about cookies is one press away in the foot', async ({ page }) => {
      await page.goto(pathIn(locale, '/terms-and-conditions'));
      await page.getByRole('contentinfo').getByRole('link', { name: footer.consent }).click();
      await expect(page).toHaveURL(`${pathIn(locale, '/cookie-policy')}#choices`);
      await expect(page.locator('#choices')).toBeInViewport();
    });

    test('the language link leads to the same page', async ({ page }) => {
      await page.goto(pathIn(locale, '/terms-and-conditions'));
      await page.locator('.bar-narrow > [data-language]').click();
      await expect(page).toHaveURL(pathIn(locale === 'en' ? 'ar' : 'en', '/terms-and-conditions'));
    });
  });

  test(`${locale}: Escape closes the menu and gives the focus back`, async ({ page }) => {
    await page.goto(pathIn(locale, '/about'));
    const summary = menuOf(page).locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(menuOf(page)).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  });

  test(`${locale}: a page that is long in coming says so, and coming back finds nothing in the way`, async ({
    page,
  }) => {
    // The page held back comes when the overlay was seen, and not before.
    let see = (_text: string): void => undefined;
    const seen = new Promise<string>((resolve) => (see = resolve));
    await page.exposeFunction('overlaySeen', (text: string) => see(text));
    await page.route(`**${pathIn(locale, '/blog')}`, async (route) => {
      await seen;
      await route.continue();
    });
    await page.goto(pathIn(locale, '/about'));
    await untilIdle(page);
    await page.evaluate(() => {
      const overlay = document.querySelector<HTMLElement>('[data-loading]');
      const tell = () => {
        if (overlay?.checkVisibility())
          (window as unknown as { overlaySeen(text: string): void }).overlaySeen(overlay.innerText);
      };
      if (overlay) new MutationObserver(tell).observe(overlay, { attributes: true });
    });
    await menuOf(page).locator('summary').click();
    await menuOf(page).getByRole('link', { name: navigation.blog }).click({ noWaitAfter: true });
    const text = await seen;
    expect(text).toContain(loading.title);
    expect(text).toContain(loading.text);
    await expect(page).toHaveURL(pathIn(locale, '/blog'));
    await expect(page.locator('[data-loading]')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(pathIn(locale, '/about'));
    await expect(page.locator('[data-loading]')).toBeHidden();
  });

  test(`${locale}: who loses the connection is told, and told no longer when it is back`, async ({
    page,
    context,
  }) => {
    await page.goto(pathIn(locale, '/about'), { waitUntil: 'networkidle' });
    await untilIdle(page);
    await context.setOffline(true);
    await expect(page.getByText(offline)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(offline)).toBeHidden();
  });

  test(`${locale}: a mistyped address is met with words, a guess and ways on`, async ({ page }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    const answer = await page.goto(pathIn(locale, '/workshps'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing.title);
    await expect(page.getByText(missing.text)).toBeVisible();
    await expect(page.getByRole('link', { name: buttons.returnHome })).toHaveAttribute(
      'href',
      pathIn(locale, '/'),
    );
    for (const path of ['/courses', '/workshops', '/tools', '/contact'])
      await expect(page.locator(`.signposts a[href="${pathIn(locale, path)}"]`)).toBeVisible();
    await expectAccessible(page);
    await page.getByText(missing.meant).getByRole('link').click();
    await expect(page).toHaveURL(pathIn(locale, '/workshops'));
  });

  test(`${locale}: an old address leads to the page, in one step and with its query`, async ({
    page,
    request,
  }) => {
    await page.goto(`${pathIn(locale, '/Shop/')}?utm_source=old`);
    await expect(page).toHaveURL(`${pathIn(locale, '/tools')}?utm_source=old`);
    const sent = await request.get(pathIn(locale, '/terms'), { maxRedirects: 0 });
    expect([sent.status(), sent.headers()['location']]).toEqual([
      301,
      pathIn(locale, '/terms-and-conditions'),
    ]);
    const posted = await request.post(pathIn(locale, '/contact-us'), {
      maxRedirects: 0,
      headers: { origin: new URL(page.url()).origin },
    });
    expect([posted.status(), posted.headers()['location']]).toEqual([308, pathIn(locale, '/contact')]);
  });
}
