/** A new version of a legal page: written and published in the staff console, read beside the one before on the site. */
import { catalogue as labels } from '../../console/src/words/catalogue/en.ts';
import { words } from '../../src/words.ts';
import { pathIn } from '../../src/platform/i18n/locale.ts';
import { dateInMorocco } from '../../src/platform/time/calendar-date.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { atTheConsole } from '../support/at-the-console.ts';
import { consoleAt } from '../support/staff.ts';

test('the owner publishes another version of the privacy policy; a visitor reads it in Arabic, and the one before it @all', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { staffPage, staffContext: context, faults } = await atTheConsole({ browser, baseURL });
  const field = (name: string, side?: 'en' | 'ar' | 'fr') =>
    staffPage.getByLabel(
      new RegExp(`^${labels.fields[name] ?? ''}${side ? ` \\(${labels.sides[side]}\\)` : ''}`),
    );
  await staffPage.goto(consoleAt('/catalogue/legal'));
  await expect(staffPage.getByRole('heading', { level: 1, name: labels.kinds['legal']?.many })).toBeVisible();
  await expectAccessible(staffPage);
  await staffPage.goto(consoleAt('/catalogue/legal/privacy-policy'));
  const tab = (name: string) => staffPage.getByRole('tab', { name }).click();
  await tab(labels.groups.facts);
  const earlier = await field('version').inputValue();
  const [major = '', minor = ''] = earlier.split('.');
  const version = `${major}.${Number(minor) + 1}`;
  await staffPage.getByRole('button', { name: labels.version.next(version) }).click();
  await expect(field('change', 'en')).toBeFocused();
  await tab(labels.groups.facts);
  await expect(field('version')).toHaveValue(version);
  await field('effectiveOn').fill(dateInMorocco(new Date()));
  await tab(labels.tabs.words);
  await staffPage.getByRole('button', { name: `${labels.beside}: ${labels.sides.ar}` }).click();
  const before = await field('lead', 'ar').inputValue();
  const after = `لا نطلب منك إلا ما تحتاجه دورتك. هذه هي الصيغة ${version}.`;
  await field('lead', 'en').fill('We ask for what your course needs.');
  await field('lead', 'ar').fill(after);
  await field('change', 'en').fill('Its first sentence.');
  await field('change', 'ar').fill('الجملة الأولى منها.');
  // What it says in a language it says in each that it has.
  await staffPage.getByRole('button', { name: `${labels.beside}: ${labels.sides.fr}` }).click();
  await field('change', 'fr').fill('Sa première phrase.');
  await staffPage.getByRole('button', { name: labels.save }).click();
  await expect(staffPage.getByText(labels.saved)).toBeVisible();
  await expectAccessible(staffPage);
  await staffPage.getByRole('button', { name: labels.publish.begin }).click();
  await expect(staffPage.getByRole('dialog').getByText(labels.version.former(earlier))).toBeVisible();
  await staffPage.getByRole('button', { name: labels.publish.goNow }).click();
  await expect(staffPage.getByText(labels.publish.done, { exact: true })).toBeVisible();

  const address = pathIn('ar', '/privacy-policy');
  await expect.poll(async () => (await page.request.get(address)).text()).toContain(after);
  await page.goto(address);
  await expect(page.getByText(words.ar.legal.version(version)).first()).toBeVisible();
  await page.getByRole('link', { name: words.ar.legal.version(earlier) }).click();
  await expect(page.getByText(before)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  await page.locator('.legal-earlier').getByRole('link').click();
  await expect(page.getByText(after)).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();
});
