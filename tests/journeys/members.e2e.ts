/**
 * The page behind the sign-in, in a browser: the greeting, and the community in its frame and full screen. Access rules:
 * tests/requests/members.test.ts.
 */
import { linksIn } from '../../src/academy/frame/links.ts';
import { words } from '../../src/words.ts';
import { becomeMember } from '../support/become-member.ts';
import { chooseMethod } from '../support/enrol.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { codeFor } from '../support/emails.ts';

for (const locale of languages('ar')) {
  const t = words[locale];
  const links = linksIn(locale);

  test(`${locale}: a member is greeted, opens the community over the screen and closes it by keyboard, and signs out`, async ({
    page,
  }) => {
    test.slow();
    await becomeMember(page, locale);
    await page.goto(links.welcome());
    await expect(page.getByRole('dialog')).toContainText(t.welcomeIn.dialog.heading);
    // The framed community is a page of its own, with its own header and main.
    await expectAccessible(page, [
      'landmark-unique',
      'landmark-no-duplicate-banner',
      'landmark-no-duplicate-main',
    ]);
    await page.getByRole('button', { name: t.welcomeIn.dialog.enter }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const community = page.frameLocator('iframe');
    await expect(community.getByRole('heading', { level: 1 })).toBeVisible();
    const { fullScreen, exitFullScreen } = t.welcomeIn;
    // On a phone the button leads in: the community has the whole screen.
    await page.getByText(exitFullScreen, { exact: true }).click();
    await page.getByText(fullScreen, { exact: true }).click();
    await page.getByText(exitFullScreen, { exact: true }).click();
    // For the keyboard: the accessible name is the visible one, and keys work as expected.
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
    await box(fullScreen).press('Space');
    await expect(box(exitFullScreen)).toBeChecked();
    await box(exitFullScreen).press('Escape');
    await expect(box(fullScreen)).not.toBeChecked();
    await box(fullScreen).press('Enter');
    await expect(box(exitFullScreen)).toBeChecked();
    await box(exitFullScreen).press('Enter');
    await box(fullScreen).press('Enter');
    await community.getByRole('link').first().focus();
    await page.keyboard.press('Escape');
    await expect(box(fullScreen)).toBeFocused();
    await page.reload();
    await expect(page.locator('iframe')).toBeVisible();
    // The greeting is there at each opening.
    await page.getByRole('button', { name: t.welcomeIn.dialog.enter }).click();
    await page.getByText(exitFullScreen, { exact: true }).click();
    await page.getByRole('button', { name: t.welcomeIn.signOut }).click();
    await expect(page.getByRole('button', { name: t.welcomeIn.signOut })).toBeHidden();
    await page.goto(links.welcome());
    await expect(page).toHaveURL(new RegExp(`${links.signIn()}\\?next=`));
  });

  test(`${locale}: a wrong code, and a payment that has not arrived, are shown accessibly @all`, async ({
    page,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    const { details, membership, bank } = t.enrol;
    const { name, email } = newLearner();
    await page.goto(links.joinCommunity());
    await page.getByLabel(membership.details.name).fill(name);
    await page.getByRole('textbox', { name: details.email }).fill(email);
    await page.getByLabel(details.isSixteen).check();
    await page.getByLabel(membership.details.agreesToStart).check();
    await page.getByRole('button', { name: details.submit }).click();
    await chooseMethod(page, locale, 'bank');
    await page.getByLabel(bank.tick).check();
    await page.getByRole('button', { name: bank.submit }).click();
    await expect(page).toHaveURL(/\/orders\/[\w-]+$/);

    await page.goto(links.signIn());
    await page.getByLabel(t.signIn.email).fill(email);
    await page.getByRole('button', { name: t.signIn.login, exact: true }).click();
    const code = await codeFor(page, email);
    const field = page.getByLabel(t.signIn.code, { exact: true });
    const enter = page.getByRole('button', { name: t.signIn.enter, exact: true });
    await field.fill(code === '123456' ? '654321' : '123456');
    await enter.click();
    await expect(page.getByText(t.signIn.wrongCode)).toBeVisible();
    await expectAccessible(page);
    await field.fill(code);
    await enter.click();
    await expect(page).toHaveURL(new RegExp(`${links.paymentRequired()}$`));
    await expectAccessible(page);
  });
}
