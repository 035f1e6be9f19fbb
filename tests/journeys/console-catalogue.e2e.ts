/** Editing the catalogue and articles in the console: drafts, previews, two editors at once, pictures and files. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { catalogue as t } from '../../console/src/words/catalogue/en.ts';
import { files, pictures } from '../../console/src/words/content/en.ts';
import { common } from '../../console/src/words/frame/en.ts';
import { test, wide } from '../support/at-the-console.ts';
import { expect, expectAccessible, expectGood } from '../support/journey.ts';
import { expectFits } from '../support/settle-down.ts';
import { consoleAt } from '../support/staff.ts';
import { Visitor } from '../support/visitor.ts';

const mark = (): string => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
const field = (name: string, side: 'en' | 'ar') => `${t.fields[name] ?? ''} (${t.sides[side]})`;

/** Each tab of the editor by itself, in both languages. */
const tab = (page: Page, name: keyof typeof t.tabs) => page.getByRole('tab', { name: t.tabs[name] }).click();
const details = (page: Page) => page.getByRole('tab', { name: t.groups.facts }).click();
const showBoth = (page: Page) =>
  page.getByRole('button', { name: `${t.beside}${common.colon}${t.sides.ar}` }).click();

const photo = async (background: string) => ({
  name: 'a-photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2_000, height: 1_200, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('a course’s price is changed, looked at and published; a question taken out by a slip is put back by keyboard', async ({
  page,
  origin,
}) => {
  test.slow();
  const reader = new Visitor(origin);
  await page.goto(consoleAt('/catalogue/course'));
  await expect(page.getByRole('heading', { level: 1, name: t.kinds['course']?.many })).toBeVisible();
  await page.getByRole('link', { name: /^Fashion Business/ }).click();
  await tab(page, 'blocks');
  const label = t.fields['faq'] ?? '';
  const lines = page.getByRole('group', { name: label, exact: true }).getByRole('list').first();
  const name = t.lineOf(t.singles['faq'] ?? '', 2);
  const second = lines.getByRole('button', { name: new RegExp(`^${name} ·`) });
  const words = await second.textContent();
  await page.getByRole('button', { name: t.takeOut(name) }).focus();
  await page.keyboard.press('Enter');
  const back = lines.getByRole('button', { name: /^Undo/ });
  await expect(back).toBeFocused();
  await expect(lines.getByRole('listitem').nth(1)).toContainText(t.taken.out);
  await expectGood(page);
  await page.keyboard.press('Enter');
  await expect(second).toBeFocused();
  await expect(second).toHaveText(words ?? '');
  await expect(back).toHaveCount(0);
  await expect(page.getByRole('button', { name: t.save })).toBeDisabled();

  await tab(page, 'offer');
  const price = page.getByRole('textbox', { name: t.fields['priceCentimes'], exact: true });
  await price.fill('812,5');
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.getByText(t.saved)).toBeVisible();
  // The page has reloaded the draft: the preview shows that.
  const publish = page.getByRole('button', { name: t.publish.begin });
  await expect(publish).toBeVisible();
  await page.getByRole('button', { name: t.look }).click();
  const live = page.getByRole('dialog', { name: t.preview.title });
  await expect(live.frameLocator('iframe').first().getByText('812.50').first()).toBeVisible();
  await live.getByRole('button', { name: t.preview.links }).click();
  const preview = page.getByRole('link', { name: t.preview.open(t.sides.en) });
  const address = (await preview.getAttribute('href')) ?? '';
  const course = '/courses/fashion-business-masterclass';
  expect((await reader.open(address)).text).toContain('812.50');
  expect((await reader.open(course)).text).not.toContain('812.50');
  const links = page.getByRole('dialog', { name: t.preview.links });
  await links.getByRole('button', { name: 'Close' }).click();
  await live.getByRole('button', { name: 'Close' }).click();

  await publish.click();
  await expect(page.getByText(t.publish.prices)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.publish.goNow }).click();
  await expect(page.getByText(t.publish.done)).toBeVisible();
  await expect.poll(async () => (await reader.open(course)).text).toContain('812.50');

  // Its price alone, from the list.
  await page.goto(consoleAt('/catalogue/course'));
  await page.getByRole('button', { name: /^812\.50.*Fashion Business/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.price.label).fill('815');
  await expect(dialog.getByText(t.publish.prices)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t.publish.goNow }).click();
  await expect(page.getByRole('button', { name: /^815.*Fashion Business/ })).toBeVisible();
  await expect.poll(async () => (await reader.open(course)).text).toContain('815');

  // The order of the site, by keyboard.
  await page.getByRole('button', { name: t.order.change }).click();
  const inOrder = page.getByRole('dialog').getByRole('listitem');
  const first = await inOrder.first().textContent();
  await inOrder.first().getByRole('button').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(inOrder.nth(1)).toHaveText(first ?? '');
  await expectAccessible(page);
  await page.keyboard.press('ArrowUp');
  await expect(inOrder.first()).toHaveText(first ?? '');
});

test.describe('on a desk', () => {
  test.use(wide);

  test('the page beside the form follows what is typed, and nothing is saved for that @all', async ({
    page,
    origin,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    const course = '/courses/english-mastery';
    await page.goto(consoleAt('/catalogue/course/english-mastery'));
    await page.getByRole('button', { name: t.look }).click();
    const live = page.getByRole('region', { name: t.preview.title });
    const seen = live.frameLocator('iframe').first();
    await expect(seen.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGood(page);
    const title = (name: string) => seen.getByRole('heading', { level: 1, name });
    const typeName = async (name: string) => {
      await tab(page, 'words');
      await page.getByRole('textbox', { name: field('name', 'en') }).fill(name);
    };
    await typeName('Salam in English');
    await expect(title('Salam in English')).toBeVisible();
    // It goes on showing what it had while something typed is wrong.
    await tab(page, 'offer');
    const price = page.getByRole('textbox', { name: t.fields['priceCentimes'], exact: true });
    const before = await price.inputValue();
    await price.fill('no price');
    await expect(live.getByText(t.preview.behind)).toBeVisible();
    await expect(title('Salam in English')).toBeVisible();
    await price.fill(before);
    await expect(live.getByText(t.preview.behind)).toBeHidden();
    await live.getByRole('button', { name: t.sides.ar }).click();
    await expect(seen.locator('html')).toHaveAttribute('dir', 'rtl');
    expect((await new Visitor(origin).open(course)).text).not.toContain('Salam in English');
    await page.reload();
    await page.getByRole('button', { name: t.kept.drop }).click();
  });
});

test('an article is written with a picture; of two editors the second loses no text, and readers see the result @all', async ({
  page,
  origin,
  context,
}) => {
  test.slow();
  test.info().annotations.push({ type: 'expects-4xx' });
  const own = mark();
  const slug = `article-${own}`;
  await page.goto(consoleAt('/catalogue/post/new'));
  await showBoth(page);
  await page.getByRole('textbox', { name: field('title', 'en') }).fill(`A stall of your own ${own}`);
  const address = page.getByRole('textbox', { name: t.fields['slug'] });
  await address.fill('write-to-a-brand');
  await tab(page, 'seo');
  await page.getByRole('textbox', { name: field('description', 'en') }).fill('What it takes.');
  await page.getByRole('textbox', { name: field('description', 'ar') }).fill('ما الذي تحتاجينه.');
  await details(page);
  await page.getByRole('combobox', { name: t.fields['author'] }).selectOption('imane-el-ouardi');
  await page.getByRole('checkbox', { name: t.choices['money'] }).check();
  await page.getByRole('button', { name: t.save }).click();
  await tab(page, 'words');
  await expect(address).toHaveAccessibleDescription(t.problem('slug-taken', null));
  await address.fill(slug);

  const writing = page.getByRole('textbox', { name: field('body', 'en') });
  await writing.fill('Begin <b>small</b>');
  const tools = page.getByRole('toolbar', { name: pictures.write.toolbar(field('body', 'en')) });
  await writing.press('ControlOrMeta+a');
  await tools.getByRole('button', { name: pictures.write.bold }).click();
  await expect(writing.locator('strong')).toHaveText('Begin <b>small</b>');
  await tools.getByRole('button', { name: pictures.write.picture, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: pictures.add }).click();
  await dialog.locator('input[type=file]').setInputFiles(await photo('#3b3fc4'));
  await dialog.getByLabel(`${pictures.alt} (English)`).fill(`A blue stall ${own}`);
  await dialog.getByLabel(`${pictures.alt} (Arabic)`).fill(`بسطة زرقاء ${own}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: pictures.save }).click();
  await expect(dialog).toBeHidden();
  await expect(writing.locator(`strong, img[alt="A blue stall ${own}"]`)).toHaveCount(2);
  // The focus returns to the text, and what is typed next does not replace the picture.
  await expect(writing).toBeFocused();
  await page.keyboard.type('Below');
  await expect(writing.locator('img + p')).toHaveText('Below');
  // It has its Arabic description in the other text.
  const inArabic = page.getByRole('textbox', { name: field('body', 'ar') });
  await inArabic.fill('ابدئي صغيرة');
  await page
    .getByRole('toolbar', { name: pictures.write.toolbar(field('body', 'ar')) })
    .getByRole('button', { name: pictures.write.picture, exact: true })
    .click();
  await page.getByRole('button', { name: pictures.choose.take(`A blue stall ${own}`) }).click();
  await expect(inArabic.locator(`img[alt="بسطة زرقاء ${own}"]`)).toBeVisible();
  // As it is stored, and back.
  const plain = page.getByLabel(`${pictures.write.plain}: ${field('body', 'en')}`);
  await plain.check();
  await expect(writing).toHaveValue(
    new RegExp(`^\\*\\*Begin .*\\*\\*\\n\\n!\\[A blue stall ${own}\\]\\(/pictures/[^)]*\\)\\n\\nBelow$`),
  );
  await plain.uncheck();
  await expect(writing.locator('strong')).toHaveText('Begin <b>small</b>');
  await expectAccessible(page);
  await page.getByRole('button', { name: t.save }).click();
  await expect(page).toHaveURL(new RegExp(`/catalogue/post/${slug}$`));

  // Two editors at once.
  const colleague = await context.newPage();
  await colleague.goto(consoleAt(`/catalogue/post/${slug}`));
  const short = field('description', 'en');
  await tab(page, 'seo');
  await tab(colleague, 'seo');
  await expect(colleague.getByRole('textbox', { name: short })).toHaveValue('What it takes.');
  await page.getByRole('textbox', { name: short }).fill('What it takes, and what it brings.');
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.getByText(t.saved)).toBeVisible();
  await colleague.getByRole('textbox', { name: field('description', 'ar') }).fill('ما يلزمك.');
  await colleague.getByRole('button', { name: t.save }).click();
  await expect(colleague.getByRole('heading', { name: t.conflict.own })).toBeInViewport();
  await expect(colleague.getByRole('alert').getByRole('button', { name: short })).toBeVisible();
  await expectAccessible(colleague);
  await colleague.getByRole('button', { name: t.conflict.keepMine }).click();
  await expect(colleague.getByRole('textbox', { name: short })).toHaveValue(
    'What it takes, and what it brings.',
  );
  await expect(colleague.getByRole('textbox', { name: field('description', 'ar') })).toHaveValue('ما يلزمك.');

  // Its Arabic has begun and holds nothing back: a quiet line leads to what it lacks.
  const quiet = colleague.getByText(t.unfinished(t.sides.ar));
  await quiet.getByRole('button', { name: t.fields['title'] ?? '' }).click();
  await expect(colleague.getByRole('textbox', { name: field('title', 'ar') })).toBeFocused();
  await colleague.getByRole('textbox', { name: field('title', 'ar') }).fill(`بسطة لك ${own}`);
  await colleague.getByRole('button', { name: t.publish.begin }).click();
  await colleague.getByRole('button', { name: t.publish.goNow }).click();
  await expect(colleague.getByText(t.publish.done)).toBeVisible();

  const reader = new Visitor(origin);
  await expect.poll(async () => (await reader.open(`/blog/${slug}`)).status).toBe(200);
  expect(reader.page.text).toContain('Begin <b>small</b>');
  await page.goto(`/blog/${slug}`);
  const shown = page.getByRole('img', { name: `A blue stall ${own}` });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a post of two texts in Arabic alone is published in one go; English lists leave it out @all', async ({
  page,
  origin,
}) => {
  const own = mark();
  await page.goto(consoleAt('/catalogue/post'));
  await page.getByRole('link', { name: t.kinds['post']?.add }).click();
  await page.getByRole('button', { name: `${t.sides.ar}${common.colon}${t.languageStates.none}` }).click();
  await page.getByRole('textbox', { name: field('title', 'ar') }).fill(`بسطة ${own}`);
  await page.getByRole('textbox', { name: field('body', 'ar') }).fill(`ابدئي صغيرة ${own}.`);
  await page.getByRole('button', { name: t.publish.begin }).click();
  await page.getByRole('button', { name: t.publish.goNow }).click();
  await expect(page.getByText(t.publish.done)).toBeVisible();
  const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const reader = new Visitor(origin);
  await expect.poll(async () => (await reader.open('/ar/blog')).text).toContain(`بسطة ${own}`);
  expect(reader.page.text).toContain(`ابدئي صغيرة ${own}.`);
  expect((await reader.open('/blog')).text).not.toContain(own);
  const { $ } = await reader.open(`/ar/blog/${slug}`);
  expect($('link[hreflang="ar"]')).toHaveLength(1);
  expect($('link[hreflang="en"]')).toHaveLength(0);

  // Unpublished, it is a draft with its texts, which can be published again.
  await page.getByRole('button', { name: t.remove.yes }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.remove.yes }).click();
  await expect(page.getByRole('button', { name: t.drop.yes })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: own })).toBeVisible();
  await expect(page.getByRole('textbox', { name: field('title', 'ar') })).toHaveValue(`بسطة ${own}`);
  await page.getByRole('button', { name: t.history.title }).click();
  await expect(page.getByText(t.history.acts['remove-record'], { exact: true })).toBeVisible();

  // Put away, it says what it was and can be put back.
  test.info().annotations.push({ type: 'expects-4xx' });
  await page.getByRole('button', { name: t.drop.yes }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.drop.yes }).click();
  await expect(page).toHaveURL(/\/catalogue\/post$/);
  await page.goto(consoleAt(`/catalogue/post/${slug}`));
  await expect(page.getByRole('heading', { level: 1, name: own })).toBeVisible();
  await expect(page.getByText(common.states.archived, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: t.takenOff.putBack }).first().click();
  await expect(page.getByRole('textbox', { name: field('title', 'ar') })).toHaveValue(`بسطة ${own}`);
});

test('a picture that is none is refused beside its field, one is described anew, and removed @all', async ({
  page,
}) => {
  test.info().annotations.push({ type: 'expects-4xx' });
  const own = mark();
  await page.goto(consoleAt('/pictures'));
  await page.getByRole('button', { name: pictures.add }).click();
  const none = { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html><p>Hi') };
  await page.locator('input[type=file]').setInputFiles(none);
  await page.getByLabel(`${pictures.alt} (English)`).fill(`A door ${own}`);
  await page.getByRole('button', { name: pictures.save }).click();
  await expect(page.getByText(pictures.faults['picture-kind'] ?? '')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel(`${pictures.alt} (English)`)).toHaveValue(`A door ${own}`);
  await page.locator('input[type=file]').setInputFiles(await photo('#d9532f'));
  await page.getByRole('button', { name: pictures.save }).click();
  const card = (words: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: words }) });
  await expect(card(`A door ${own}`)).toBeVisible();
  await expectFits(page);

  await card(`A door ${own}`).getByRole('button', { name: pictures.describe }).click();
  await page.getByRole('dialog').getByLabel(`${pictures.alt} (English)`).fill(`Another door ${own}`);
  await page.getByRole('button', { name: common.save }).click();
  const renamed = card(`Another door ${own}`);
  await expect(renamed.getByText(pictures.unused)).toBeVisible();
  await renamed.getByRole('button', { name: pictures.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: pictures.removeGo }).click();
  await expect(renamed).toBeHidden();
});

test('a new file of a product is judged by its bytes and filled into its record @all', async ({ page }) => {
  test.info().annotations.push({ type: 'expects-4xx' });
  const own = mark();
  await page.goto(consoleAt('/catalogue/product/social-content-calendar'));
  await showBoth(page);
  const upload = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: files.send(t.sides.en) }).click();
    await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer });
  };
  await upload(`calendar-${own}.pdf`, Buffer.from('<!doctype html><p>Hello'));
  await expect(page.getByText(files.faults['file-kind'] ?? '')).toBeVisible();
  await upload(
    `calendar-${own}.pdf`,
    readFileSync('content/sample/downloads/freelance-ebook/freelance-ebook-en.pdf'),
  );
  await expect(page.getByText(new RegExp(`calendar-${own}.pdf .* is added below`))).toBeVisible();
  await expect(page.getByRole('textbox', { name: field('product.files.name', 'en') })).toHaveValue(
    `calendar-${own}.pdf`,
  );
  await expect(page.getByText(new RegExp(`^${files.kinds['pdf']}, [\\d.]+ (?:kB|MB)$`))).toHaveCount(1);
  await expectGood(page);
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.getByText(t.saved)).toBeVisible();
  await page.getByRole('button', { name: t.drop.yes }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.drop.yes }).click();
  await expect(page.getByText(t.drop.done)).toBeVisible();
});

/** As Word and Google Docs put them on the clipboard, shortened. */
const ofWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- @font-face {font-family:Wingdings;} p.MsoNormal {margin:0cm;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=EN-US style='mso-ansi-language:EN-US'>Before you open<o:p></o:p></span></b></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>A table<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><!--[endif]-->of wood</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>A scale</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Ask for the <i>permit</i></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span>Pay</p>
<table class=MsoTableGrid border=1><tr><td width=200><p class=MsoNormal><b>What<o:p></o:p></b></p></td><td><p class=MsoNormal>MAD</p></td></tr>
<tr><td><p class=MsoNormal>A stall | a day</p></td><td><p class=MsoNormal>50</p></td></tr></table>
<!--EndFragment--></body></html>`;
const ofGoogle = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f"><p dir="ltr" style="line-height:1.38"><span style="font-weight:700;color:#000">Dear</span><span style="font-weight:400"> reader, </span><a href="https://www.google.com/url?q=https://derb.example/help&amp;sa=D" style="text-decoration:none"><span style="text-decoration:underline">look here</span></a></p><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">One</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-style:italic">Inside</span></p></li></ul></ul><br></b>`;

test('what is pasted from Word and Google Docs keeps its lists, tables, bold and links, and nothing of its look @all', async ({
  page,
}) => {
  await page.goto(consoleAt('/catalogue/post/new'));
  const writing = page.getByRole('textbox', { name: field('body', 'en') });
  const plain = page.getByLabel(`${pictures.write.plain}: ${field('body', 'en')}`);
  const paste = async (html: string) => {
    await writing.fill('');
    await writing.evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', text);
      clipboardData.setData('text/plain', 'words');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
  };
  const pasted = async (html: string): Promise<string> => {
    await paste(html);
    await plain.check();
    const markdown = await writing.inputValue();
    await plain.uncheck();
    return markdown;
  };
  expect(await pasted(ofWord)).toBe(
    [
      '**Before you open**',
      '- A table\n  - of wood\n- A scale',
      '1. Ask for the *permit*\n2. Pay',
      '| What | MAD |\n| --- | --- |\n| A stall / a day | 50 |',
    ].join('\n\n'),
  );
  expect(await pasted(ofGoogle)).toBe(
    '**Dear** reader, [look here](https://derb.example/help)\n\n- One\n  - *Inside*',
  );
  // A table is drawn, and written as text.
  await paste(ofWord);
  await writing.getByText('Before you open').click();
  await expect(writing.getByRole('cell', { name: 'A stall / a day' })).toBeVisible();
  await writing.getByRole('button', { name: pictures.write.editTable }).click();
  await page.keyboard.type('|');
  await expect(writing.locator('pre')).toBeVisible();
  await paste(ofGoogle);
  // Nothing is saved for the preview.
  await page.getByRole('textbox', { name: field('title', 'en') }).fill('Pasted');
  await page.getByRole('button', { name: t.look }).click();
  const live = page.getByRole('dialog', { name: t.preview.title });
  const seen = live.frameLocator('iframe').first();
  await expect(seen.getByRole('heading', { level: 1, name: 'Pasted' })).toBeVisible();
  await expect(seen.getByRole('listitem').filter({ hasText: 'Inside' }).first()).toBeVisible();
  await expectGood(page);
});
