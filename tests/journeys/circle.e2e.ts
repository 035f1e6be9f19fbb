/** Members read and write in the community, from a phone, in both languages, with script and without. */
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { linksIn } from '../../app/links.ts';
import { words } from '../../content/words.ts';
import { locales, type Locale } from '../../domain/people/locale.ts';
import { becomeMember } from '../support/become-member.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

const photo = () =>
  sharp({ create: { width: 1_600, height: 1_000, channels: 3, background: '#d9532f' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1' } })
    .jpeg()
    .toBuffer();

/** A phone of her own. */
async function anotherPhone(browser: Browser, page: Page, script = true): Promise<Page> {
  const { width = 360, height = 740 } = page.viewportSize() ?? {};
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width, height },
    javaScriptEnabled: script,
    extraHTTPHeaders: { 'x-forwarded-for': `10.9.${width % 250}.${Math.floor(Math.random() * 250)}` },
  });
  return context.newPage();
}

async function openForm(page: Page, locale: Locale, space: 'wins' | 'questions'): Promise<void> {
  const say = words[locale].circle.spaces[space];
  await page.goto(linksIn(locale).circleSpace(space));
  const field = page.getByLabel(say.prompt);
  if (!(await field.isVisible())) await page.getByText(say.write, { exact: true }).click();
  await expect(field).toBeVisible();
}

async function reply(page: Page, locale: Locale, body: string): Promise<void> {
  const { form } = words[locale].circle;
  await page.getByLabel(form.reply).fill(body);
  await page.getByRole('button', { name: form.replySubmit, exact: true }).click();
  await expect(page.locator('.circle-reply').filter({ hasText: body })).toBeVisible();
}

for (const locale of locales) {
  const say = words[locale].circle;
  const links = linksIn(locale);

  test(`${locale}: a post with a picture is read, answered, marked, found, and calls who is named in it`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const salma = await becomeMember(page, locale);
    await expectAccessible(page);
    await openForm(page, locale, 'wins');
    await expectAccessible(page);
    const word = `parcel${Date.now().toString(36)}`;
    await page.getByLabel(say.spaces.wins.prompt).fill(`My first ${word}\n\nhttps://belts.example/oujda`);
    await page
      .getByLabel(say.form.picture, { exact: true })
      .setInputFiles({ name: 'DCIM.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await page.getByLabel(say.form.alt).fill('A parcel');
    await page.getByRole('button', { name: say.form.submit, exact: true }).click();
    await expect(page.getByRole('heading', { name: say.post.replies })).toBeVisible();
    const picture = page.getByRole('img', { name: 'A parcel' });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('naturalWidth', 1_280);
    await expect(page.getByRole('link', { name: 'https://belts.example/oujda' })).toHaveAttribute(
      'rel',
      'nofollow noopener noreferrer ugc',
    );
    await expectAccessible(page);
    const address = page.url();
    const source = (await picture.getAttribute('src')) ?? '';

    const other = await anotherPhone(browser, page);
    await becomeMember(other, locale);
    await expect(other.locator('.circle-places .circle-unread').first()).toBeVisible();
    await other.goto(address);
    await reply(other, locale, `@${salma.name} ${word} bravo`);
    await other.locator('button[value="heart:on"]').first().click();
    await expect(other.locator('button[value="heart:off"]').first()).toHaveAttribute('aria-pressed', 'true');
    await other.goto(`${links.circleSearch()}?q=${word.toUpperCase()}`);
    await expect(other.getByRole('status')).toBeVisible();
    await expect(other.locator('main li').filter({ hasText: word })).toHaveCount(2);
    await expectAccessible(other);

    await page.goto(links.circle());
    await page.getByRole('link', { name: say.mentions.title }).click();
    await expect(page.locator('main').getByText(`${word} bravo`)).toBeVisible();
    await expectAccessible(page);

    const stranger = await anotherPhone(browser, page);
    expect((await stranger.request.get(source)).status()).toBe(404);
    await stranger.goto(address);
    await expect(stranger).toHaveURL(/\/clarity-login\?next=/);
    await other.context().close();
    await stranger.context().close();
  });

  test(`${locale}: without script she asks without her name, answers under it, changes and deletes it`, async ({
    page,
    browser,
  }) => {
    test.slow();
    await becomeMember(page, locale);
    const state = await page.context().storageState();
    const context = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      storageState: state,
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    const plain = await context.newPage();
    await openForm(plain, locale, 'questions');
    await plain.getByRole('button', { name: say.form.submit, exact: true }).click();
    await expect(plain.getByText(say.problems.required)).toBeVisible();
    await plain.getByLabel(say.spaces.questions.prompt).fill('May I ask?');
    await plain.getByLabel(say.form.anonymous).check();
    await plain.getByRole('button', { name: say.form.submit, exact: true }).click();
    await expect(plain.getByText(say.authors.anonymous, { exact: true })).toBeVisible();
    await expect(plain.getByText(say.authors.mine)).toBeVisible();
    await reply(plain, locale, 'One thing more');
    await expect(plain.getByText(say.authors.anonymousReply, { exact: true })).toBeVisible();
    await plain.locator('button[value="idea:on"]').first().click();
    await expect(plain.locator('button[value="idea:off"]').first()).toBeVisible();
    await plain.getByRole('link', { name: say.post.edit }).first().click();
    await plain.getByLabel(say.form.body).fill('May I ask twice?');
    await plain.getByRole('button', { name: say.change.save }).click();
    await expect(plain.getByText('May I ask twice?')).toBeVisible();
    await expect(plain.getByText(say.post.edited)).toBeVisible();
    const address = plain.url();
    await plain.getByRole('link', { name: say.post.remove }).first().click();
    await plain.getByRole('button', { name: say.change.removeYes }).click();
    await expect(plain).toHaveURL(new RegExp(`${links.circleSpace('questions')}$`));
    await plain.goto(address);
    await expect(plain.getByRole('heading', { level: 1, name: say.missing.title })).toBeVisible();
    await context.close();
  });
}

test('what a hostile member writes is shown as text and does nothing', async ({ page }) => {
  await becomeMember(page, 'en');
  const say = words.en.circle;
  const hostile =
    '<script>alert(1)</script><img src=x onerror=alert(1)> [a](javascript:alert(1)) javascript:alert(1) https://derb.example@evil.example \u202Egnp.exe';
  page.on('dialog', () => {
    throw new Error('It ran.');
  });
  await openForm(page, 'en', 'wins');
  await page.getByLabel(say.spaces.wins.prompt).fill(hostile);
  await page.getByRole('button', { name: say.form.submit, exact: true }).click();
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  await expect(
    page.locator('article a[href*="evil"], article a[href^="javascript"], article img'),
  ).toHaveCount(0);
  await page.goto(`${linksIn('en').circleSearch()}?q=${encodeURIComponent('"><svg onload=alert(1)>')}`);
  await expect(page.locator('main svg[onload]')).toHaveCount(0);
});

test('without a sign-in every address of the community answers alike, whether there is something or not', async ({
  page,
}) => {
  const links = linksIn('en');
  const nobody = '00000000-0000-4000-8000-000000000000';
  const addresses = [
    links.circle(),
    links.circleSpace('wins'),
    links.circleSpace('nothing'),
    links.circlePost(nobody),
    links.circleChange('post', nobody),
    links.circleMentions(),
    `${links.circleSearch()}?q=a`,
  ];
  for (const address of addresses) {
    const answer = await page.request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(303);
    expect(answer.headers()['location']).toContain('/clarity-login?next=');
  }
  expect((await page.request.get(links.circlePicture(nobody))).status()).toBe(404);
});
