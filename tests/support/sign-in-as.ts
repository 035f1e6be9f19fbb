/**
 * A member signed in in an e2e test, by the code in the mailbox: `await signInAs(page, 'salma@example.com')`. Without any
 * order the test ends on /not-registered; with `next` it ends there.
 */
import { expect, type Page } from '@playwright/test';
import { words } from '../../src/words.ts';
import { linksIn } from '../../src/academy/frame/links.ts';
import type { Locale } from '../../src/platform/i18n/locale.ts';
import { codeFor } from './emails.ts';

export async function signInAs(
  page: Page,
  email: string,
  { locale = 'en', next }: { locale?: Locale; next?: string } = {},
): Promise<void> {
  const t = words[locale].signIn;
  const signIn = linksIn(locale).signIn();
  await page.goto(next === undefined ? signIn : `${signIn}?next=${encodeURIComponent(next)}`);
  await page.getByLabel(t.email).fill(email);
  await page.getByRole('button', { name: t.login, exact: true }).click();
  await expect(page.getByRole('heading', { name: t.codeHeading })).toBeVisible();
  await page.getByLabel(t.code).fill(await codeFor(page, email));
  await page.getByRole('button', { name: t.enter, exact: true }).click();
  await expect(page.getByRole('heading', { name: t.codeHeading })).toBeHidden();
}
