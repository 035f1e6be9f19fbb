import * as broadcastsEn from '../../console/src/words/broadcasts/en.ts';
import { catalogue as catalogueEn } from '../../console/src/words/catalogue/en.ts';
import { people as peopleAr } from '../../console/src/words/people/ar.ts';
import { people as peopleEn } from '../../console/src/words/people/en.ts';
import { settings as settingsEn } from '../../console/src/words/settings/en.ts';
import { nobody, test, wide } from '../support/at-the-console.ts';
import { expect, expectAccessible, watch, expectGood } from '../support/journey.ts';
import { codeFor, emailTo } from '../support/emails.ts';
import { consoleWords } from '../support/console-words.ts';
import { ordered } from '../support/prepared.ts';
import { newsWords } from '../../src/academy/emails/news-words.ts';
import { consoleAt, owner } from '../support/staff.ts';
import { newLearner } from '../support/visits.ts';

const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Casablanca' }).format(Date.now());

test('a colleague gets a role, an e-mail and a menu without money; the last owner keeps the role @all', async ({
  page,
  browser,
  origin,
}) => {
  test.info().annotations.push({ type: 'expects-4xx' });
  const { common, orders, today: first } = consoleWords.en;
  const { staff: t } = peopleEn;
  const leila = newLearner().email.replace('salma', 'leila');
  await page.goto(consoleAt('/people/staff'));
  await page.getByRole('button', { name: t.open }).click();
  await page.getByLabel(t.email).fill(leila);
  await expect(page.getByText(t.powers.learners).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.add, exact: true }).click();
  const card = page.getByRole('listitem').filter({ hasText: leila });
  await expect(card.getByText(t.neverSignedIn)).toBeVisible();
  await emailTo(page, leila, 'Support: you help learners');

  // The page asked for opens after the sign-in, and nothing before it.
  const theirs = await browser.newContext({
    baseURL: origin,
    viewport: wide.viewport,
    storageState: nobody,
  });
  const staffPage = await theirs.newPage();
  const faults = watch(staffPage, test.info());
  await staffPage.addInitScript(() => localStorage.setItem('derb-office-language', 'en'));
  await staffPage.goto(consoleAt('/applications?kind=contact'));
  await expect(staffPage.getByRole('heading', { level: 1, name: common.signIn.title })).toBeVisible();
  await expect(staffPage.getByRole('menuitem')).toHaveCount(0);
  await expectGood(staffPage);
  await staffPage.getByLabel(common.signIn.email).fill(leila);
  await staffPage.getByRole('button', { name: common.signIn.send }).click();
  await staffPage.getByLabel(common.signIn.code).fill(await codeFor(staffPage, leila));
  await staffPage.getByRole('button', { name: common.signIn.enter, exact: true }).click();
  await expect(
    staffPage.getByRole('heading', { level: 1, name: consoleWords.en.nav.pages.applications }),
  ).toBeVisible();
  await expect(staffPage).toHaveURL(/\/applications[?]filter=.*contact/);
  const entry = (name: string) => staffPage.getByRole('menuitem', { name, exact: true });
  await expect(entry(consoleWords.en.nav.sections.learners)).toBeVisible();
  await expect(staffPage.getByRole('menuitem', { name: orders.title })).toBeVisible();
  await expect(staffPage.getByRole('link', { name: t.title })).toHaveCount(0);
  await entry(first.title).click();
  await expect(staffPage.getByRole('region', { name: first.waits.title })).toBeVisible();
  await expect(staffPage.getByRole('region', { name: first.figures.title })).toHaveCount(0);
  expect(faults).toEqual([]);
  await theirs.close();

  const dialog = page.getByRole('dialog');
  await card.getByRole('button', { name: t.remove(leila) }).click();
  await dialog.getByRole('button', { name: t.removeGo }).click();
  await expect(card).toHaveCount(0);
  const own = page.getByRole('listitem').filter({ hasText: owner });
  await expect(own.getByText(t.onlyOwner)).toBeVisible();
  await expect(own.getByRole('button')).toHaveCount(0);
});

test.describe('in Arabic', () => {
  test.use({ language: 'ar' });
  test('an erasure requested by telephone is done by its deadline, and the person’s data is gone @all', async ({
    page,
    origin,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    const { common } = consoleWords.ar;
    const { requests: t, person } = peopleAr;
    const { who } = await ordered(origin, 'Bank Transfer');
    await page.goto(
      consoleAt(`/people/learners?filter=${encodeURIComponent(JSON.stringify({ search: who.email }))}`),
    );
    await page.getByRole('link', { name: who.name }).click();
    await expect(page.getByRole('heading', { name: person.bought })).toBeVisible();
    await expect(page.getByRole('link', { name: /^MEM-/ })).toBeVisible();
    await expectGood(page);

    await page.getByRole('link', { name: person.note }).click();
    await expect(page.getByLabel(t.email)).toHaveValue(who.email);
    await page.getByLabel(t.kind).click();
    await page.getByRole('option', { name: t.kinds.erasure }).click();
    await page.getByLabel(t.receivedOn).fill(today());
    await page.getByRole('button', { name: common.save, exact: true }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: who.email })
      .getByRole('heading')
      .getByRole('link')
      .click();

    await expect(page.getByRole('heading', { name: t.erasure.title })).toBeVisible();
    await page.getByRole('button', { name: t.erasure.title }).click();
    await page.getByRole('button', { name: t.erasure.go }).click();
    await expect(page.getByText(common.faults['required'] ?? '')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(t.proof).fill('ذكرت طلبها ومبلغه.');
    // A refund may be on its way: the warning was confirmed.
    await page.getByLabel(t.erasure.knows).check();
    await page.getByRole('button', { name: t.erasure.title }).click();
    await page.getByRole('button', { name: t.erasure.go }).click();
    await expect(page.getByText(t.erasedWho)).toBeVisible();
    await expect(page.getByText(who.email)).toHaveCount(0);

    await page.goto(consoleAt(`/people/learners/${encodeURIComponent(who.email)}`));
    await expect(page.getByText(common.failures['not-found'])).toBeVisible();
  });
});

test('the ways to pay are sorted by keyboard and one stays on; an e-mail is looked at in both languages as it is sent @all', async ({
  page,
}) => {
  test.info().annotations.push({ type: 'expects-4xx' });
  const { ways, emails } = settingsEn;
  const { choices, moveUp, sides } = catalogueEn;
  await page.goto(consoleAt('/settings/bank'));
  const switchOf = (way: string) => page.getByRole('switch', { name: ways.offer(choices[way] ?? way) });
  await page.locator('#move-card').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('#move-card')).toBeFocused();
  await expect(page.getByRole('button', { name: moveUp(choices['card'] ?? '') })).toBeDisabled();
  for (const way of ['cash', 'transfer']) await switchOf(way).uncheck();
  await expect(switchOf('card')).toBeDisabled();
  await expectGood(page);
  // Other tests buy here: nothing is saved.
  await page.getByRole('button', { name: settingsEn.takeBack }).click();
  await expect(switchOf('cash')).toBeChecked();

  await page.goto(consoleAt('/settings/emails/order-received'));
  const subject = page.getByLabel(emails.parts['subject'] ?? '', { exact: true });
  const kept = await subject.inputValue();
  await subject.fill('Thank you {nobody}');
  await page.getByRole('button', { name: emails.preview, exact: true }).click();
  await expect(page.getByText(emails.unknown('\u2066{nobody}\u2069'))).toBeVisible();
  await subject.fill(kept);
  await expect(page.getByText(emails.unknown('\u2066{nobody}\u2069'))).toHaveCount(0);
  await page.getByRole('button', { name: emails.preview, exact: true }).click();
  const card = page.frameLocator(`iframe[title="${emails.preview}"]`).locator('td.card');
  await expect(card).toHaveCSS('border-radius', '22px');
  await page.getByRole('dialog').getByRole('button', { name: sides.ar }).click();
  await expect(card).toHaveAttribute('dir', 'rtl');
  await expectAccessible(page);
});

test('an e-mail to learners is written, tested, sent to who agreed, and ended by its own link @all', async ({
  page,
  origin,
}) => {
  const { broadcasts: t } = broadcastsEn;
  const { page: stop } = newsWords.en;
  const who = { ...newLearner(), news: 'on' };
  await ordered(origin, 'Card', { who });
  const subject = `A day of work ${who.email.slice(6, 12)}`;
  await page.goto(consoleAt('/broadcasts'));
  await page.getByRole('link', { name: t.begin }).click();
  await page.getByLabel(`${t.subject} (English)`).fill(subject);
  const text = page.getByRole('textbox', { name: `${t.text} (English)` });
  await text.pressSequentially('Salam {name}, **come** on Monday.');
  await expect(text.locator('strong')).toHaveText('come');
  await page
    .getByRole('form', { name: consoleWords.en.nav.pages.broadcasts })
    .getByRole('button', { name: t.save })
    .click();
  await expect(page.getByText(t.saved)).toBeVisible();
  await expect(
    page.frameLocator('iframe').getByText('Salam Salma, come on Monday.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: t.segment }).getByText(t.first)).toBeVisible();
  await text.pressSequentially('Bring a friend. ');
  await expect(page.getByText(t.unsavedPreview)).toBeVisible();
  await expect(page.getByRole('button', { name: t.sendTitle })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('status').filter({ hasText: t.unsaved }).getByRole('button').click();
  await expect(page.getByText(t.unsavedPreview)).toBeHidden();
  await expect(
    page
      .frameLocator('iframe')
      .getByText(/Bring a friend\./)
      .last(),
  ).toBeVisible();
  await expectGood(page);
  await page.getByRole('button', { name: t.test }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.test }).click();
  await expect(page.getByText(t.tested)).toBeVisible();
  await page.getByRole('button', { name: t.sendTitle }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.send, exact: true }).click();
  await expect(page.getByText(t.notTracked)).toBeVisible();
  await expect(page.getByText(t.states.sent, { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  const html = await emailTo(page, who.email, subject);
  await page.goto(/\/news-emails\/[\w-]+/.exec(html)?.[0] ?? '');
  await expect(page.getByText(stop.isOn)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: stop.stop }).click();
  await expect(page.getByText(stop.isOffText)).toBeVisible();
});
