/** The console's layout: its languages on a wide screen, its menu on a phone. */
import { shownNumber } from '../../src/selling/orders/order.ts';
import { languageNames } from '../../console/src/locale.ts';
import { atTheConsole, test, wide } from '../support/at-the-console.ts';
import { tabTo } from '../support/by-keyboard.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible } from '../support/journey.ts';
import { consoleWords } from '../support/console-words.ts';
import { claimed } from '../support/prepared.ts';
import { consoleAt } from '../support/staff.ts';

test.describe('on a wide screen', () => {
  test.use(wide);
  test('another language loads when it is chosen and mirrors the page; one that fails to load changes nothing, and that is shown @all', async ({
    page,
    browser,
    origin,
  }) => {
    const heading = (language: 'en' | 'ar') =>
      page.getByRole('heading', { level: 1, name: consoleWords[language].orders.title });
    const asked: string[] = [];
    page.on('request', (request) =>
      asked.push(...(/\/(en|fr|ar)-[^/]+\.js$/.exec(request.url())?.slice(1) ?? [])),
    );
    await page.goto(consoleAt('/orders'));
    await expect(heading('en')).toBeVisible();
    expect([...new Set(asked)]).toEqual(['en']);
    const { staffPage: cut, staffContext } = await atTheConsole(
      { browser, baseURL: origin },
      { width: 1280 },
    );
    await cut.route(/\/fr-[^/]+\.js$/, (route) => route.abort());
    await cut.goto(consoleAt('/orders'));
    await cut.getByRole('button', { name: languageNames.en }).click();
    await cut.getByRole('menuitem', { name: languageNames.fr }).click();
    await expect(cut.getByText(consoleWords.en.common.failures['no-answer'])).toBeVisible();
    await expect(cut.getByRole('button', { name: languageNames.en })).toBeVisible();
    await expect(cut.getByRole('heading', { level: 1, name: consoleWords.en.orders.title })).toBeVisible();
    await staffContext.close();

    await page.getByRole('button', { name: languageNames.en }).click();
    await page.getByRole('menuitem', { name: languageNames.ar }).click();
    await expect(heading('ar')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect([...new Set(asked)]).toEqual(['en', 'ar']);
    // The language is kept in this browser.
    expect(await page.evaluate(() => localStorage.getItem('derb-office-language'))).toBe('ar');
  });
});

for (const language of languages('en'))
  test.describe(`${language}, by keyboard`, () => {
    test.use({ ...wide, language });
    test('menu, tabs and search lead to every page by keyboard alone @all', async ({ page, origin }) => {
      const { nav, claims, orders } = consoleWords[language];
      const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
      const { number } = await claimed(origin);
      await page.goto(consoleAt());
      const entry = page.getByRole('menuitem', { name: nav.sections.orders });
      await expect(entry).toContainText(/[1-9]/);
      expect(await page.getByRole('menuitem').count()).toBe(11);
      const foot = await page.getByRole('menuitem').last().boundingBox();
      expect((foot?.y ?? 800) + (foot?.height ?? 0)).toBeLessThanOrEqual(800);

      await tabTo(page, page.getByRole('menuitem').first());
      await page.keyboard.press('ArrowDown');
      await expect(entry).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(heading(orders.title)).toBeVisible();
      const tabs = page.getByRole('navigation', { name: nav.sections.orders });
      await expect(tabs.locator('[aria-current=page]')).toContainText(nav.pages.orders);
      const waiting = tabs.getByRole('link', { name: nav.pages.claims });
      await expect(waiting).toContainText(/[1-9]/);
      await tabTo(page, waiting);
      await page.keyboard.press('Enter');
      await expect(heading(claims.title)).toBeVisible();
      await expect(tabs.locator('[aria-current=page]')).toContainText(nav.pages.claims);
      await expectAccessible(page);

      await page.keyboard.press('Control+k');
      const field = page.getByRole('combobox');
      await expect(field).toBeFocused();
      await page.keyboard.type('rib');
      await expect(page.getByRole('option', { selected: true })).toContainText(nav.pages.bank);
      await page.keyboard.press('Escape');
      await expect(field).toHaveCount(0);

      await page.keyboard.press('Control+k');
      await page.keyboard.type(number);
      const found = page.getByRole('option', { name: number });
      await expect(found).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(heading(shownNumber(number))).toBeVisible();
    });
  });

for (const language of languages('en'))
  test.describe(language, () => {
    test.use({ language });
    test('on a phone the menu marks the current page, and closes by its button, by Escape and by going back @all', async ({
      page,
    }) => {
      const { common: t, nav, orders } = consoleWords[language];
      const menu = page.getByRole('dialog', { name: t.menu.name }).getByRole('menu');
      const open = page.getByRole('banner').getByRole('button').first();
      const heading = (name: string) => page.getByRole('heading', { level: 1, name });
      await page.goto(consoleAt());
      await page.goto(consoleAt('/orders'));
      await expect(heading(orders.title)).toBeVisible();
      await expect(menu).toHaveCount(0);

      await open.click();
      await expect(menu.getByRole('menuitem', { name: nav.sections.orders })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(menu.locator('[aria-current]')).toHaveCount(1);
      const cut = await menu
        .getByRole('menuitem')
        .locator('p')
        .evaluateAll((names) =>
          names.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
        );
      expect(cut, 'names that do not fit').toEqual([]);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);

      await open.click();
      await page.getByRole('dialog').getByRole('button').click();
      await expect(menu).toHaveCount(0);

      await open.click();
      await expect(menu).toBeVisible();
      await page.goBack();
      await expect(menu).toHaveCount(0);
      await expect(page).toHaveURL(consoleAt('/orders'));

      await open.click();
      await menu.getByRole('menuitem', { name: nav.sections.community }).click();
      await expect(heading(nav.pages.reports)).toBeVisible();
      await expect(menu).toHaveCount(0);
      await page.goBack();
      await expect(heading(orders.title)).toBeVisible();
      await expect(menu).toHaveCount(0);

      await open.click();
      await expect(menu).toBeVisible();
      await page.reload();
      await expect(heading(orders.title)).toBeVisible();
      await expect(menu).toHaveCount(0);
    });
  });
