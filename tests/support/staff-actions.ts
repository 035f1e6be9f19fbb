/** What staff do to a buyer's order, as steps in the console, each waiting for its result. */
import type { Browser, Page } from '@playwright/test';
import type { Locale } from '../../src/platform/i18n/locale.ts';
import { atTheConsole } from './at-the-console.ts';
import { expect } from './journey.ts';
import { consoleWords } from './console-words.ts';
import { consoleAt } from './staff.ts';

type Where = { browser: Browser; baseURL: string | undefined; locale?: Locale };

/** The owner at the staff console on a phone, in a language; errors on its pages fail the test. */
export async function withStaffPage(
  { browser, baseURL, locale = 'en' }: Where,
  work: (staffPage: Page) => Promise<void>,
): Promise<void> {
  const { staffPage, staffContext, faults } = await atTheConsole({ browser, baseURL }, { language: locale });
  await work(staffPage);
  expect(faults, 'console errors of the staff console').toEqual([]);
  await staffContext.close();
}

export async function openOrder(staffPage: Page, number: string): Promise<void> {
  await staffPage.goto(consoleAt(`/orders/${number}/show`));
  await expect(staffPage.getByRole('heading', { level: 1, name: number })).toBeVisible();
}

/** Refunds the whole amount to the card. Ends on the page of the refund. */
export async function payBackByCard(
  staffPage: Page,
  locale: Locale,
  number: string,
  part?: { amount: string; reason: string },
): Promise<void> {
  const { form, states } = consoleWords[locale].refunds;
  await staffPage.goto(consoleAt(`/orders/${number}/refund`));
  if (part) {
    await staffPage.getByRole('radio', { name: new RegExp(`^${form.part}`) }).check();
    await staffPage.getByLabel(form.amount).fill(part.amount);
  }
  await staffPage.getByRole('textbox', { name: form.reason }).fill(part?.reason ?? 'She asked for it.');
  await staffPage.getByRole('button', { name: form.submit, exact: true }).click();
  await staffPage.getByRole('dialog').getByRole('button', { name: form.submit }).click();
  await expect(staffPage).toHaveURL(/\/refunds\/[\w-]+\/show$/);
  // The card service is called in the background, a moment later.
  await expect(async () => {
    await staffPage.reload();
    await expect(staffPage.getByText(states.done, { exact: true }).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
}
