/** The owner of the sample academy, signed in once for all journeys by the code that lies in the mailbox. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { words } from '../../content/words.ts';
import { expect } from './journey.ts';
import { codeFor } from './letters.ts';

export const owner = 'owner@derb.example';
export const staffState = 'test-results/staff.json';

export async function signIn(page: Page): Promise<void> {
  const say = words.en.staff.signIn;
  await page.goto('/staff/sign-in');
  await page.getByLabel(say.email).fill(owner);
  await page.getByRole('button', { name: say.send }).click();
  await expect(page.getByRole('heading', { name: say.codeHeading })).toBeVisible();
  await page.getByLabel(say.code).fill(await codeFor(page, owner));
  await page.getByRole('button', { name: say.submit }).click();
  await expect(page).toHaveURL(/\/staff$/);
}

/** A browser of its own, where the owner is signed in. */
export const officeOf = (browser: Browser, baseURL: string | undefined): Promise<BrowserContext> =>
  browser.newContext({ baseURL, storageState: staffState, viewport: { width: 390, height: 800 } });
