import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { catalogue as english } from '../../console/src/words/catalogue/en.ts';
import { pictures as arabicPictures } from '../../console/src/words/pictures/ar.ts';
import { files } from '../../console/src/words/files/en.ts';
import { pictures as say } from '../../console/src/words/pictures/en.ts';
import { atTheConsole } from '../support/at-the-console.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { expectFits } from '../support/settle-down.ts';
import { officeAt } from '../support/staff.ts';

const mark = (): string => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
const field = (name: string, side: 'en' | 'ar') => `${english.fields[name] ?? ''} (${english.sides[side]})`;

const photo = async (background: string) => ({
  name: 'a-photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2_000, height: 1_200, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('an article is written with a picture from its first word to its reader', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { desk, office, faults } = await atTheConsole({ browser, baseURL });
  const own = mark();
  const slug = `article-${own}`;
  await desk.goto(officeAt('/catalogue/post/new'));
  await desk.getByLabel(field('title', 'en')).fill(`A stall of your own ${own}`);
  await desk.getByLabel(field('title', 'ar')).fill(`بسطة لك ${own}`);
  await desk.getByRole('textbox', { name: english.fields['slug'] }).fill(slug);
  await desk.getByLabel(field('description', 'en')).fill('What it takes.');
  await desk.getByLabel(field('description', 'ar')).fill('ما الذي تحتاجينه.');
  await desk.getByRole('combobox', { name: english.fields['author'] }).selectOption('imane-el-ouardi');
  await desk.getByRole('combobox', { name: english.fields['portrait'] }).fill('imane');
  await desk.getByRole('checkbox', { name: english.choices['money'] }).check();

  const writing = desk.getByRole('textbox', { name: field('body', 'en') });
  await writing.fill('Begin <b>small</b>');
  const tools = desk.getByRole('toolbar', { name: say.write.toolbar(field('body', 'en')) });
  await writing.press('ControlOrMeta+a');
  await tools.getByRole('button', { name: say.write.bold }).click();
  await expect(writing).toHaveValue('**Begin <b>small</b>**');

  await tools.getByRole('button', { name: say.write.picture, exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: say.add }).click();
  await dialog.locator('input[type=file]').setInputFiles(await photo('#3b3fc4'));
  await dialog.getByLabel(say.alt.en).fill(`A blue stall ${own}`);
  await dialog.getByLabel(say.alt.ar).fill(`بسطة زرقاء ${own}`);
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: say.save }).click();
  await expect(dialog).toBeHidden();
  await expect(writing).toHaveValue(
    new RegExp(`^\\*\\*Begin.*\\n\\n!\\[A blue stall ${own}\\]\\(/pictures/`),
  );

  // The focus goes back to where she wrote.
  await expect(writing).toBeFocused();

  const inArabic = desk.getByRole('textbox', { name: field('body', 'ar') });
  await inArabic.fill('ابدئي صغيرة');
  await desk
    .getByRole('toolbar', { name: say.write.toolbar(field('body', 'ar')) })
    .getByRole('button', { name: say.write.picture, exact: true })
    .click();
  await desk.getByRole('button', { name: say.choose.take(`A blue stall ${own}`) }).click();
  await expect(inArabic).toHaveValue(new RegExp(`!\\[بسطة زرقاء ${own}\\]`));

  await desk.getByRole('button', { name: english.save }).click();
  await expect(desk).toHaveURL(new RegExp(`/catalogue/post/${slug}$`));
  await expectAccessible(desk);
  await expectFits(desk);
  await desk.getByRole('button', { name: english.look }).click();
  const preview = await desk
    .getByRole('link', { name: english.preview.open(english.sides.ar) })
    .getAttribute('href');
  expect(await (await page.request.get(preview ?? '')).text()).toContain(`alt="بسطة زرقاء ${own}"`);
  await desk.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await desk.getByRole('button', { name: english.publish.begin }).click();
  await desk.getByRole('button', { name: english.publish.goNow }).click();
  await expect(desk.getByText(english.publish.done)).toBeVisible();

  await expect.poll(async () => (await page.request.get(`/blog/${slug}`)).status()).toBe(200);
  await page.goto(`/blog/${slug}`);
  await expect(page.getByText('Begin <b>small</b>')).toBeVisible();
  const shown = page.getByRole('img', { name: `A blue stall ${own}` });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goto(`/ar/blog/${slug}`);
  await expect(page.getByRole('img', { name: `بسطة زرقاء ${own}` })).toBeVisible();
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await office.close();
});

test('a picture without words, or that is none, is refused beside its field, and nothing typed is lost', async ({
  browser,
  baseURL,
}) => {
  test.info().annotations.push({ type: 'expects-4xx' });
  const { desk, office, faults } = await atTheConsole({ browser, baseURL });
  const own = mark();
  await desk.goto(officeAt('/pictures'));
  await desk.getByRole('button', { name: say.add }).click();
  const page = { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html><p>Hi') };
  await desk.locator('input[type=file]').setInputFiles(page);
  await desk.getByLabel(say.alt.en).fill(`Not a door ${own}`);
  await desk.getByRole('button', { name: say.save }).click();
  await expect(desk.getByLabel(say.alt.ar)).toHaveAccessibleDescription(say.faults['required'] ?? '');
  await expectAccessible(desk);
  await desk.getByLabel(say.alt.ar).fill('ليست بابًا');
  await desk.getByRole('button', { name: say.save }).click();
  await expect(desk.getByText(say.faults['picture-kind'] ?? '')).toBeVisible();
  await expect(desk.getByLabel(say.alt.en)).toHaveValue(`Not a door ${own}`);
  await desk.locator('input[type=file]').setInputFiles(await photo('#d9532f'));
  await desk.getByRole('button', { name: say.save }).click();
  await expect(desk.getByRole('heading', { name: `Not a door ${own}` })).toBeVisible();
  expect(faults).toEqual([]);
  await office.close();
});

test('a new file of a product is judged by its bytes and filled into its record', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  test.info().annotations.push({ type: 'expects-4xx' });
  const { desk, office, faults } = await atTheConsole({ browser, baseURL });
  const own = mark();
  await desk.goto(officeAt('/catalogue/product/social-content-calendar'));
  const upload = async (name: string, buffer: Buffer) => {
    const chooser = desk.waitForEvent('filechooser');
    await desk.getByRole('button', { name: files.send(english.sides.en) }).click();
    await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer });
  };
  await upload(`calendar-${own}.pdf`, Buffer.from('<!doctype html><p>Hello'));
  await expect(desk.getByText(files.faults['file-kind'] ?? '')).toBeVisible();
  await upload(
    `calendar-${own}.pdf`,
    readFileSync('content/sample/downloads/freelance-ebook/freelance-ebook-en.pdf'),
  );
  await expect(desk.getByText(new RegExp(`calendar-${own}.pdf .* is filled in below`))).toBeVisible();
  const name = desk.getByLabel(`${english.fields['product.files.name'] ?? ''} (${english.sides.en})`);
  await expect(name).toHaveValue(`calendar-${own}.pdf`);
  await expectAccessible(desk);
  await expectFits(desk);
  await desk.getByRole('button', { name: english.save }).click();
  await expect(desk.getByText(english.saved)).toBeVisible();
  await desk.getByRole('button', { name: english.drop.yes }).click();
  await desk.getByRole('dialog').getByRole('button', { name: english.drop.yes }).click();
  await expect(desk.getByText(english.drop.done)).toBeVisible();
  expect(faults).toEqual([]);
  await office.close();
});

test('ar: a picture is described anew, and removed where nothing shows it', async ({ browser, baseURL }) => {
  const { desk, office, faults } = await atTheConsole({ browser, baseURL }, { language: 'ar' });
  const own = mark();
  await desk.goto(officeAt('/pictures'));
  await desk.getByRole('button', { name: arabicPictures.add }).click();
  await desk.locator('input[type=file]').setInputFiles(await photo('#2f8f7b'));
  await desk.getByLabel(arabicPictures.alt.en).fill('A green wall');
  await desk.getByLabel(arabicPictures.alt.ar).fill(`جدار أخضر ${own}`);
  await desk.getByRole('button', { name: arabicPictures.save }).click();
  const card = (words: string) =>
    desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: words }) });
  await expect(card(`جدار أخضر ${own}`)).toBeVisible();
  await expectAccessible(desk);
  await expectFits(desk);
  await card(`جدار أخضر ${own}`).getByRole('button', { name: arabicPictures.describe }).click();
  await desk.getByRole('dialog').getByLabel(arabicPictures.alt.ar).fill(`جدار آخر ${own}`);
  await desk.getByRole('button', { name: arabicPictures.describeSave }).click();
  const renamed = card(`جدار آخر ${own}`);
  await expect(renamed.getByText(arabicPictures.unused)).toBeVisible();
  await renamed.getByRole('button', { name: arabicPictures.remove }).click();
  await renamed.getByRole('button', { name: arabicPictures.removeGo }).click();
  await expect(renamed).toBeHidden();
  expect(faults).toEqual([]);
  await office.close();
});
