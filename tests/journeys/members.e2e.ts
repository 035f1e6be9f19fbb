/**
 * The page behind the sign-in, in a browser: the greeting, and the community in its frame and over the whole screen. Who is let
 * in where is tested at the request: tests/requests/members.test.ts.
 */
import { linksIn } from '../../app/links.ts';
import { words } from '../../content/words.ts';
import { becomeMember } from '../support/become-member.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

for (const locale of languages('ar')) {
  const say = words[locale];
  const links = linksIn(locale);

  test(`${locale}: a member is greeted, opens the community over the screen and closes it by keyboard, and signs out`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(links.signIn());
    await expectAccessible(page);
    await becomeMember(page, locale);
    await page.goto(links.welcome());
    await expect(page.getByRole('dialog')).toContainText(say.welcomeIn.dialog.heading);
    // The community in the frame is a page of its own, with a header and a main part of its own.
    await expectAccessible(page, [
      'landmark-unique',
      'landmark-no-duplicate-banner',
      'landmark-no-duplicate-main',
    ]);
    await page.getByRole('button', { name: say.welcomeIn.dialog.enter }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const community = page.frameLocator('iframe');
    await expect(community.getByRole('heading', { level: 1 })).toBeVisible();
    const { fullScreen, exitFullScreen } = say.welcomeIn;
    await page.getByText(fullScreen, { exact: true }).click();
    await page.getByText(exitFullScreen, { exact: true }).click();
    // By keyboard it has the name that is seen, and the keys that are expected of it.
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
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('button', { name: say.welcomeIn.signOut }).click();
    await expect(page.getByRole('button', { name: say.welcomeIn.signOut })).toBeHidden();
    await page.goto(links.welcome());
    await expect(page).toHaveURL(new RegExp(`${links.signIn()}\\?next=`));
  });
}
