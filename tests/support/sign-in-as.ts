/**
 * A member signed in in a journey, by the code that lies in the mailbox: `await signInAs(page, 'salma@example.com')`. She may have
 * no order at all: then the journey stands on /not-registered afterwards; with `next` it stands there once she is through.
 */
import { expect, type Page } from '@playwright/test';
import { words } from '../../src/words.ts';
import { linksIn } from '../../src/features/site/links.ts';
import type { Locale } from '../../src/platform/i18n/locale.ts';
import { codeFor } from './letters.ts';

export async function signInAs(
  page: Page,
  email: string,
  { locale = 'en', next }: { locale?: Locale; next?: string } = {},
): Promise<void> {
  const say = words[locale].signIn;
  const signIn = linksIn(locale).signIn();
  await page.goto(next === undefined ? signIn : `${signIn}?next=${encodeURIComponent(next)}`);
  await page.getByLabel(say.email).fill(email);
  await page.getByRole('button', { name: say.login, exact: true }).click();
  await expect(page.getByRole('heading', { name: say.codeHeading })).toBeVisible();
  await page.getByLabel(say.code).fill(await codeFor(page, email));
  await page.getByRole('button', { name: say.enter, exact: true }).click();
  await expect(page.getByRole('heading', { name: say.codeHeading })).toBeHidden();
}
