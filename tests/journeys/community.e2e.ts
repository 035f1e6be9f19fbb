/**
 * Members write, edit their profile and become partners, on a phone. What works without script:
 * tests/requests/community.test.ts.
 */
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { linksIn } from '../../src/academy/frame/links.ts';
import { words } from '../../src/words.ts';
import type { Locale } from '../../src/platform/i18n/locale.ts';
import { becomeMember } from '../support/become-member.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { withStaffPage } from '../support/staff-actions.ts';
import { consoleWords } from '../support/console-words.ts';
import { consoleAt } from '../support/staff.ts';

const photo = () =>
  sharp({ create: { width: 1_600, height: 1_000, channels: 3, background: '#d9532f' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1' } })
    .jpeg()
    .toBuffer();

/** The first page of the community on a phone of 360 px, in pixels: six posts, cut after six lines. */
const mostTall = 3_800;

/** The phone of another member. */
async function anotherMember(browser: Browser, page: Page, locale: Locale) {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
    extraHTTPHeaders: { 'x-forwarded-for': `10.9.8.${Math.floor(Math.random() * 250)}` },
  });
  const phone = await context.newPage();
  // A page behind another one may get no frames to paint, and is waited for in vain.
  await phone.bringToFront();
  return { phone, ...(await becomeMember(phone, locale)) };
}

for (const locale of languages('ar')) {
  const t = words[locale].communityInside;
  const safety = words[locale].communitySafety;
  const links = linksIn(locale);

  test(`${locale}: a post with a picture is read, answered, bookmarked, found, and notifies whom it mentions; then it is reported, and its author blocked @all`, async ({
    page,
    browser,
  }) => {
    test.slow();
    // What is still the example is refused.
    test.info().annotations.push({ type: 'expects-4xx' });
    const salma = await becomeMember(page, locale);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(mostTall);
    await page.getByText(t.feed.introduce.title, { exact: true }).click();
    const introduction = page.getByLabel(t.spaces.introductions.prompt);
    await expect(introduction).toHaveValue('');
    const example = t.feed.introduce.example(salma.name, '');
    await expect(page.getByText(example)).toBeVisible();
    // What is still the example is not published.
    await introduction.fill(example);
    await page.getByRole('button', { name: t.form.submit, exact: true }).click();
    await expect(page.getByText(t.problems.unfinished)).toBeVisible();
    await introduction.fill(example.replaceAll('…', t.spaces.wins.name));
    await expectAccessible(page);
    await page.getByRole('button', { name: t.form.submit, exact: true }).click();
    await expect(page.getByRole('heading', { name: t.post.replies })).toBeVisible();
    // Whoever joins finds nothing new: only what is written from then on is.
    const { phone: other } = await anotherMember(browser, page, locale);
    await expect(other.locator('.circle-nav .circle-unread')).toHaveCount(0);
    await page.bringToFront();
    await page.goto(links.communityInside());
    await expect(page.getByText(t.feed.introduce.title, { exact: true })).toHaveCount(0);
    await page.goto(links.communitySpaces());
    await expectAccessible(page);
    await page.goto(links.communitySpace('wins'));
    const { prompt, write } = t.spaces.wins;
    const field = page.getByLabel(prompt);
    if (!(await field.isVisible())) await page.getByText(write, { exact: true }).click();
    await expect(field).toBeVisible();
    await expectAccessible(page);
    const word = `parcel${Date.now().toString(36)}`;
    await field.fill(`My first ${word}`);
    await page
      .getByLabel(t.form.picture, { exact: true })
      .setInputFiles({ name: 'DCIM.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await page.getByLabel(t.form.alt).fill('A parcel');
    await page.getByRole('button', { name: t.form.submit, exact: true }).click();
    await expect(page.getByRole('heading', { name: t.post.replies })).toBeVisible();
    const picture = page.getByRole('img', { name: 'A parcel' });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('naturalWidth', 1_280);
    await expectAccessible(page);
    const address = page.url();

    await other.bringToFront();
    await other.reload();
    await expect(other.locator('.circle-nav .circle-unread').first()).toBeVisible();
    await other.goto(address);
    const answer = `@${salma.name} ${word} bravo`;
    await other.getByLabel(t.form.reply).fill(answer);
    await other.getByRole('button', { name: t.form.replySubmit, exact: true }).click();
    await expect(other.locator('.circle-reply').filter({ hasText: answer })).toBeVisible();
    await other.locator('button[value="heart:on"]').first().click();
    await expect(other.locator('button[value="heart:off"]').first()).toHaveAttribute('aria-pressed', 'true');
    await other.goto(`${links.communitySearch()}?q=${word.toUpperCase()}`);
    await expect(other.getByRole('status')).toBeVisible();
    await expect(other.locator('main li').filter({ hasText: word })).toHaveCount(2);
    await expectAccessible(other);

    await page.goto(links.communityInside());
    await page
      .getByRole('navigation', { name: t.frame.navigation })
      .getByRole('link', { name: new RegExp(`^${t.frame.me}`) })
      .click();
    await page.getByRole('link', { name: t.mentions.title }).click();
    await expect(page.locator('main').getByText(`${word} bravo`)).toBeVisible();
    await expectAccessible(page);

    await other.goto(address);
    await other.getByRole('link', { name: t.post.report }).click();
    await expectAccessible(other);
    await other.getByLabel(safety.report.reasons.money.title).check();
    await other.getByRole('button', { name: safety.report.send }).click();
    await other.getByRole('link', { name: safety.report.thanks.toMember }).click();
    await expect(other).toHaveURL(/\/circle\/members\//);
    await expectAccessible(other);
    await other.getByRole('button', { name: safety.member.block, exact: true }).click();
    await expect(other.getByText(safety.member.blockedNow)).toBeVisible();
    await other.goto(links.communityProfile());
    await expect(other.getByText(salma.name)).toBeVisible();
    await expectAccessible(other);
    await other.context().close();
  });

  test(`${locale}: two join the coming sprint and are made partners by the staff: each reads the goal of the other @all`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const { join, partner } = words[locale].communitySprint;
    const salma = { phone: page, ...(await becomeMember(page, locale)), goal: 'Ten people know my price' };
    const other = { ...(await anotherMember(browser, page, locale)), goal: 'Three parcels are sent' };
    for (const { phone, goal } of [salma, other]) {
      await phone.goto(links.communitySprint());
      const form = phone.locator('form', { has: phone.locator('button[value=join]') }).first();
      await form.getByLabel(join.goal).fill(goal);
      await form.getByLabel(join.partner).check();
      await form.getByRole('button', { name: join.submit, exact: true }).click();
      await expect(phone.getByText(join.joined)).toBeVisible();
    }
    await withStaffPage({ browser, baseURL, locale }, async (staffPage) => {
      const { partners } = consoleWords[locale];
      await staffPage.goto(consoleAt('/partners'));
      const heading = staffPage.getByRole('heading', { name: salma.name });
      const waiting = staffPage.getByRole('listitem').filter({ has: heading });
      await expect(waiting).toBeVisible();
      await expectAccessible(staffPage);
      await waiting.getByRole('button', { name: partners.withFor(salma.name) }).click();
      const dialog = staffPage.getByRole('dialog');
      await dialog.getByLabel(partners.partner).click();
      await staffPage
        .getByRole('option')
        .filter({ hasText: other.name })
        .filter({ hasText: other.goal })
        .click();
      await expect(dialog.getByText(partners.sure(salma.name, other.name))).toBeVisible();
      await dialog.getByRole('button', { name: partners.submit, exact: true }).click();
      await expect(staffPage.getByText(partners.paired(salma.name, other.name))).toBeVisible();
    });
    for (const [one, { name, goal }] of [
      [salma, other],
      [other, salma],
    ] as const) {
      await one.phone.goto(links.communitySprint());
      const card = one.phone.getByRole('region', { name: partner.title, exact: true });
      await expect(card.getByRole('link', { name })).toBeVisible();
      await expect(card.getByText(goal)).toBeVisible();
    }
    await expectAccessible(page);
    await page.goto(links.communityCalls());
    await expectAccessible(page);
    await other.phone.context().close();
  });
}
