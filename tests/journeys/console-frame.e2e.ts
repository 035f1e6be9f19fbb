/** The office's frame on a phone and on a desk: its languages and its menu. */
import { languageNames } from '../../console/src/locale.ts';
import { locales } from '../../domain/people/locale.ts';
import { atTheConsole } from '../support/at-the-console.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { officeWords } from '../support/office-words.ts';
import { officeAt } from '../support/staff.ts';

test('another language comes when it is chosen, turns the page round and holds after a reload', async ({
  browser,
  baseURL,
}) => {
  const { desk, office, faults } = await atTheConsole({ browser, baseURL }, { width: 1280 });
  const heading = (language: 'en' | 'ar') =>
    desk.getByRole('heading', { level: 1, name: officeWords[language].orders.title });
  const languages: string[] = [];
  desk.on('request', (request) =>
    languages.push(...(/\/(en|fr|ar)-[^/]+\.js$/.exec(request.url())?.slice(1) ?? [])),
  );
  await desk.goto(officeAt('/orders'));
  await expect(heading('en')).toBeVisible();
  expect(languages).toEqual(['en']);

  await desk.getByRole('button', { name: languageNames.en }).click();
  await desk.getByRole('menuitem', { name: languageNames.ar }).click();
  await expect(heading('ar')).toBeVisible();
  await expect(desk.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(languages).toEqual(['en', 'ar']);

  await office.addInitScript(() => localStorage.setItem('derb-office-language', 'ar'));
  await desk.reload();
  await expect(heading('ar')).toBeVisible();
  expect(languages).toEqual(['en', 'ar', 'ar']);
  expect(faults).toEqual([]);
  await office.close();
});

test('a language that does not come leaves the office as it is, and says so', async ({
  browser,
  baseURL,
}) => {
  test.info().annotations.push({ type: 'expects-no-answer' });
  const { desk, office } = await atTheConsole({ browser, baseURL }, { width: 1280 });
  await desk.goto(officeAt('/orders'));
  await expect(desk.getByRole('heading', { level: 1, name: officeWords.en.orders.title })).toBeVisible();
  await desk.route(/\/fr-[^/]+\.js$/, (route) => route.abort());
  await desk.getByRole('button', { name: languageNames.en }).click();
  await desk.getByRole('menuitem', { name: languageNames.fr }).click();
  await expect(desk.getByText(officeWords.en.office.failures['no-answer'])).toBeVisible();
  await expect(desk.getByRole('button', { name: languageNames.en })).toBeVisible();
  await expect(desk.getByRole('heading', { level: 1, name: officeWords.en.orders.title })).toBeVisible();
  await office.close();
});

for (const language of locales)
  test(`${language}: on a phone the menu says where she is, and is left by its button, by Escape and by going back`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const { office: say, orders, claims } = officeWords[language];
    const { desk, office, faults } = await atTheConsole({ browser, baseURL }, { language });
    const menu = desk.getByRole('dialog', { name: say.menu.name }).getByRole('menu');
    const open = desk.getByRole('banner').getByRole('button').first();
    const heading = (name: string) => desk.getByRole('heading', { level: 1, name });
    await desk.goto(officeAt());
    await desk.goto(officeAt('/orders'));
    await expect(heading(orders.title)).toBeVisible();
    await expect(menu).toHaveCount(0);

    await open.click();
    await expect(menu.getByRole('menuitem', { name: orders.title, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(menu.locator('[aria-current]')).toHaveCount(1);
    for (const name of await menu.getByRole('menuitem').locator('p').all())
      expect(await name.evaluate((one) => one.scrollWidth <= one.clientWidth), await name.innerText()).toBe(
        true,
      );
    await expectAccessible(desk);
    await desk.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);

    await open.click();
    await desk.getByRole('dialog').getByRole('button').click();
    await expect(menu).toHaveCount(0);

    await open.click();
    await expect(menu).toBeVisible();
    await desk.goBack();
    await expect(menu).toHaveCount(0);
    await expect(desk).toHaveURL(officeAt('/orders'));

    await open.click();
    await menu.getByRole('menuitem', { name: claims.title, exact: true }).click();
    await expect(heading(claims.title)).toBeVisible();
    await expect(menu).toHaveCount(0);
    await desk.goBack();
    await expect(heading(orders.title)).toBeVisible();
    await expect(menu).toHaveCount(0);

    await open.click();
    await expect(menu).toBeVisible();
    await desk.reload();
    await expect(heading(orders.title)).toBeVisible();
    await expect(menu).toHaveCount(0);
    expect(faults).toEqual([]);
    await office.close();
  });
