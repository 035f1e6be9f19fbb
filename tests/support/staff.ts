/** The owner of the sample academy, signed in once for all e2e tests by the code in the mailbox. */
import type { Page } from '@playwright/test';
import { expect, watch } from './journey.ts';
import { codeFor } from './emails.ts';
import { consoleWords } from './console-words.ts';

export const owner = 'owner@derb.example';
export const staffState = 'test-results/staff.json';

/** The path of the staff console on the site. */
const consolePath = '/staff';

/** A page of staff: '/orders/MEM-123456-abcd/show', or its first page. */
export const consoleAt = (path = '/'): string => (path === '/' ? consolePath : `${consolePath}${path}`);

/** From the sign-in, which every page of staff shows without a session. */
export async function enter(page: Page): Promise<void> {
  const { signIn: t } = consoleWords.en.common;
  await page.getByLabel(t.email).fill(owner);
  await page.getByRole('button', { name: t.send }).click();
  await page.getByLabel(t.code).fill(await codeFor(page, owner));
  await page.getByRole('button', { name: t.enter, exact: true }).click();
}

/** Signs the owner in in this browser. Without a session the answer is 401: only the sign-in page expects that. */
export async function signIn(at: Page): Promise<void> {
  const page = await at.context().newPage();
  const faults = watch(page, { annotations: [{ type: 'expects-4xx' }] });
  await page.goto(consoleAt());
  await enter(page);
  await expect(page.getByRole('heading', { level: 1, name: consoleWords.en.today.title })).toBeVisible();
  expect(faults, 'console errors of the sign-in').toEqual([]);
  await page.close();
  await at.goto(consoleAt());
}
