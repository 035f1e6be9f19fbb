/** The office's frame on a phone and on a desk: its languages and its menu. */
import { languageNames } from '../../console/src/locale.ts';
import { atTheConsole } from '../support/at-the-console.ts';
import { expect, test } from '../support/journey.ts';
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
