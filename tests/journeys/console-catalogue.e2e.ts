import { catalogue as arabic } from '../../console/src/words/catalogue/ar.ts';
import { catalogue as english } from '../../console/src/words/catalogue/en.ts';
import { atTheConsole, widths } from '../support/at-the-console.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { expectFits } from '../support/settle-down.ts';
import { officeAt } from '../support/staff.ts';

const mark = (): string => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

// One course and its one price: the second width comes after the first.
test.describe('a course’s price', () => {
  test.describe.configure({ mode: 'default' });
  for (const width of widths)
    test(`${width} px: is changed, looked at, published, and the public page shows it`, async ({
      page,
      browser,
      baseURL,
    }) => {
      test.slow();
      const { desk, office, faults } = await atTheConsole({ browser, baseURL }, { width });
      await desk.goto(officeAt('/catalogue/course'));
      await expect(
        desk.getByRole('heading', { level: 1, name: english.kinds['course']?.many }),
      ).toBeVisible();
      await expectAccessible(desk);
      await expectFits(desk);
      await desk.getByRole('link', { name: /Fashion Business/ }).click();
      const price = desk.getByLabel(english.fields['priceCentimes'] ?? '', { exact: true });
      const before = Number(await price.inputValue());
      const after = before === 812.5 ? 813.5 : 812.5;
      await price.fill(String(after).replace('.', ','));
      await desk.getByRole('button', { name: english.save }).click();
      await expect(desk.getByText(english.saved)).toBeVisible();
      await expectAccessible(desk);

      await desk.getByRole('button', { name: english.look }).click();
      const link = desk.getByRole('link', { name: english.preview.open(english.sides.en) });
      const preview = await link.getAttribute('href');
      const read = async (address: string) => (await page.request.get(address)).text();
      expect(await read(preview ?? '')).toContain(`${after}0`);
      expect(await read('/courses/fashion-business-masterclass')).not.toContain(`${after}0`);
      await desk.getByRole('button', { name: 'Close' }).click();

      await desk.getByRole('button', { name: english.publish.begin }).click();
      await expect(desk.getByText(english.publish.prices)).toBeVisible();
      await expectAccessible(desk);
      await desk.getByRole('button', { name: english.publish.goNow }).click();
      await expect(desk.getByText(english.publish.done)).toBeVisible();
      await expect.poll(() => read('/courses/fashion-business-masterclass')).toContain(`${after}0`);
      expect(faults).toEqual([]);
      await office.close();
    });
});

test('ar: a draft without its Arabic is not published, and the field is named and reached', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  test.info().annotations.push({ type: 'expects-4xx' });
  const { desk, office, faults } = await atTheConsole({ browser, baseURL }, { language: 'ar' });
  const slug = `trainer-${mark()}`;
  const name = (field: string, side: 'en' | 'ar') => `${arabic.fields[field] ?? ''} (${arabic.sides[side]})`;
  await desk.goto(officeAt('/catalogue/trainer/new'));
  await desk.getByRole('textbox', { name: arabic.fields['slug'] }).fill(slug);
  await desk.getByLabel(name('name', 'en')).fill('Salma Alaoui');
  await desk.getByLabel(name('title', 'en')).fill('Sewing');
  await desk.getByLabel(name('name', 'ar')).fill('سلمى العلوي');
  await desk.getByLabel(arabic.fields['portrait'] ?? '').fill('imane');
  await desk.getByLabel(arabic.fields['linkedin'] ?? '').fill('https://www.linkedin.com/in/salma');
  await desk.getByRole('button', { name: arabic.save }).click();
  await expect(desk).toHaveURL(new RegExp(`/catalogue/trainer/${slug}$`));

  // Nobody knows its address yet: it may still be another.
  const address = desk.getByRole('textbox', { name: arabic.fields['slug'] });
  await address.fill('imane-el-ouardi');
  await desk.getByRole('button', { name: arabic.save }).click();
  await expect(address).toHaveAccessibleDescription(arabic.problem('slug-taken', null));
  await address.fill(`${slug}-again`);
  await desk.getByRole('button', { name: arabic.save }).click();
  await expect(desk).toHaveURL(new RegExp(`/catalogue/trainer/${slug}-again$`));

  await desk.getByRole('button', { name: arabic.publish.begin }).click();
  await expect(desk.getByRole('heading', { name: arabic.missing(1) })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: name('title', 'ar') }).click();
  await expect(desk.getByLabel(name('title', 'ar'))).toBeFocused();
  await desk.getByLabel(name('title', 'ar')).fill('مدرّبة خياطة');
  await desk.getByRole('button', { name: arabic.publish.begin }).click();
  await expect(desk.getByRole('dialog')).toBeVisible();
  await desk.getByRole('button', { name: 'إلغاء' }).click();
  await desk.getByRole('button', { name: arabic.drop.yes }).click();
  await desk.getByRole('dialog').getByRole('button', { name: arabic.drop.yes }).click();
  await expect(desk).toHaveURL(/\/catalogue\/trainer$/);
  expect(faults).toEqual([]);
  await office.close();
});

test('two colleagues write one article: the second is told who was first, and loses no word', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  test.info().annotations.push({ type: 'expects-4xx' });
  const first = await atTheConsole({ browser, baseURL });
  const second = await atTheConsole({ browser, baseURL });
  const own = mark();
  const title = `${english.fields['title'] ?? ''} (${english.sides.en})`;
  const short = `${english.fields['description'] ?? ''} (${english.sides.en})`;
  for (const { desk } of [first, second]) {
    await desk.goto(officeAt('/catalogue/post/write-to-a-brand'));
    await expect(desk.getByLabel(title)).toBeVisible();
  }
  await first.desk.getByLabel(title).fill(`Write to a brand ${own}`);
  await first.desk.getByRole('button', { name: english.save }).click();
  await expect(first.desk.getByText(english.saved)).toBeVisible();
  await second.desk.getByLabel(short).fill(`How to write to a brand ${own}`);
  await second.desk.getByRole('button', { name: english.save }).click();
  await expect(second.desk.getByRole('heading', { name: english.conflict.title })).toBeVisible();
  await expectAccessible(second.desk);
  await second.desk.getByRole('button', { name: english.conflict.keepMine }).click();
  await expect(second.desk.getByLabel(title)).toHaveValue(`Write to a brand ${own}`);
  await expect(second.desk.getByLabel(short)).toHaveValue(`How to write to a brand ${own}`);
  await second.desk.getByRole('button', { name: english.drop.yes }).click();
  await second.desk.getByRole('dialog').getByRole('button', { name: english.drop.yes }).click();
  await expect(second.desk.getByText(english.drop.done)).toBeVisible();
  expect([...first.faults, ...second.faults]).toEqual([]);
  await first.office.close();
  await second.office.close();
});

test('a question that was taken out by a slip is put back at its place, by keyboard, until the draft is saved', async ({
  browser,
  baseURL,
}) => {
  const { desk, office, faults } = await atTheConsole({ browser, baseURL });
  await desk.goto(officeAt('/catalogue/course/french-course'));
  const label = english.fields['faq'] ?? '';
  const lines = desk.getByRole('group', { name: label, exact: true }).getByRole('list').first();
  const second = lines.getByRole('button', { name: new RegExp(`^${label} 2 ·`) });
  const words = await second.textContent();
  await desk.getByRole('button', { name: english.takeOut(`${label} 2`) }).focus();
  await desk.keyboard.press('Enter');
  const back = lines.getByRole('button', { name: /^Put back/ });
  await expect(back).toBeFocused();
  await expect(lines.getByRole('listitem').nth(1)).toContainText(english.taken.out);
  await expectAccessible(desk);
  await expectFits(desk);
  await desk.keyboard.press('Enter');
  await expect(second).toBeFocused();
  await expect(second).toHaveText(words ?? '');
  await expect(back).toHaveCount(0);
  await expect(desk.getByRole('button', { name: english.save })).toBeDisabled();
  expect(faults).toEqual([]);
  await office.close();
});
