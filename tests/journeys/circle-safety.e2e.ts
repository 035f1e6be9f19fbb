/** Members look after themselves: a profile, a block, a report that the office decides, and the sprint. From a phone, in both languages. */
import type { Browser, Page } from '@playwright/test';
import { linksIn } from '../../app/links.ts';
import { words } from '../../content/words.ts';
import { locales, type Locale } from '../../domain/people/locale.ts';
import { becomeMember } from '../support/become-member.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { atTheDesk } from '../support/office-deeds.ts';
import { officeWords } from '../support/office-words.ts';
import { officeAt } from '../support/staff.ts';

async function anotherPhone(browser: Browser, page: Page, script = true): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize() ?? { width: 360, height: 740 },
    javaScriptEnabled: script,
    extraHTTPHeaders: { 'x-forwarded-for': `10.8.3.${Math.floor(Math.random() * 250)}` },
  });
  return context.newPage();
}

async function writePost(page: Page, locale: Locale, body: string): Promise<void> {
  const { spaces, form } = words[locale].circle;
  await page.goto(linksIn(locale).circleSpace('wins'));
  const field = page.getByLabel(spaces.wins.prompt);
  if (!(await field.isVisible())) await page.getByText(spaces.wins.write, { exact: true }).click();
  await field.fill(body);
  await page.getByRole('button', { name: form.submit, exact: true }).click();
  await expect(page.getByText(body)).toBeVisible();
}

for (const locale of locales) {
  const say = words[locale].circleSafety;
  const links = linksIn(locale);

  test(`${locale}: a block makes her texts vanish everywhere, a report is decided in the office`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const salma = await becomeMember(page, locale);
    const word = `labels${Date.now().toString(36)}`;
    await writePost(page, locale, `Send me your card number for the ${word}`);

    const hers = await anotherPhone(browser, page);
    await becomeMember(hers, locale);
    const card = hers.locator('article').filter({ hasText: word });
    await card.locator('a[href*="/circle/posts/"]').first().click();
    await hers.getByRole('link', { name: words[locale].circle.post.report }).click();
    await expect(hers.getByText(word)).toBeVisible();
    await expectAccessible(hers);
    await hers.getByLabel(say.report.reasons.money.title).check();
    await hers.getByRole('button', { name: say.report.send }).click();
    await expect(hers.getByText(say.report.thanks.title)).toBeVisible();

    await hers.getByRole('link', { name: say.report.thanks.toMember }).click();
    await expect(hers).toHaveURL(/\/circle\/members\//);
    await expect(hers.getByText(word)).toBeVisible();
    await expectAccessible(hers);
    const memberPage = hers.url();
    await hers.getByRole('button', { name: say.member.block, exact: true }).click();
    await expect(hers.getByText(say.member.blockedNow)).toBeVisible();
    for (const path of [links.circle(), `${links.circleSearch()}?q=${word}`, memberPage]) {
      await hers.goto(path);
      await expect(hers.locator('main article, main li').filter({ hasText: word })).toHaveCount(0);
    }
    await hers.goto(links.circleProfile());
    await expect(hers.getByText(salma.name)).toBeVisible();

    await atTheDesk({ browser, baseURL, locale }, async (desk) => {
      const { reports } = officeWords[locale];
      await desk.goto(officeAt('/reports'));
      const report = desk.getByRole('listitem').filter({ hasText: word });
      await expect(report.getByText(reports.reasons.money, { exact: true })).toBeVisible();
      await expectAccessible(desk);
      await report.getByRole('radio', { name: reports.acts.remove, exact: true }).check();
      await report.getByRole('textbox', { name: reports.reason }).fill('Rule 6.');
      await report.getByRole('button', { name: reports.submit, exact: true }).click();
      await expect(desk.getByText(reports.decided)).toBeVisible();
      await expect(desk.getByText(word)).toHaveCount(0);
    });
    await page.goto(links.circle());
    await expect(page.locator('article').filter({ hasText: word })).toHaveCount(0);
  });

  test(`${locale}: a profile asks twice before a family name is shown; the coming sprint is joined without script`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const { email } = await becomeMember(page, locale);
    expect(email).toContain('@');
    const state = await page.context().storageState();
    const plain = await anotherPhone(browser, page, false);
    await plain.context().addCookies(state.cookies);
    await plain.goto(links.circleProfile());
    await plain.getByLabel(say.profile.name).fill('Salma Alaoui');
    await plain.getByRole('button', { name: say.profile.save }).click();
    await expect(plain.getByText(words[locale].common.fieldProblems['family-name'])).toBeVisible();
    // No two members are called alike.
    const ownName = `Salma${Math.random()
      .toString(36)
      .replaceAll(/[^a-z]/g, '')}`;
    await plain.getByLabel(say.profile.name).fill(ownName);
    await plain.getByRole('button', { name: say.profile.save }).click();
    await expect(plain.getByText(say.profile.saved)).toBeVisible();

    const sprint = words[locale].circleSprint;
    await plain.goto(links.circleSprint());
    const form = plain
      .locator('form')
      .filter({ has: plain.locator('button[value=join]') })
      .first();
    await form.getByLabel(sprint.join.goal).fill('Ten people know my price');
    await form.getByRole('button', { name: sprint.join.submit }).click();
    await expect(plain.getByText(sprint.join.joined)).toBeVisible();
    await expect(plain.getByText('Ten people know my price').first()).toBeVisible();

    for (const path of [links.circleSprint(), links.circleCalls(), links.circleProfile()]) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });
}
