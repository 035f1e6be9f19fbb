/** The steps of an enrolment, in either language, in the dialog or on pages of their own. */
import type { Page } from '@playwright/test';
import { words } from '../../src/words.ts';
import type { Locale } from '../../src/platform/i18n/locale.ts';
import { expect, type learner } from './journey.ts';

export { prefix } from './visits.ts';

export async function fillDetails(page: Page, locale: Locale, who: typeof learner): Promise<void> {
  const t = words[locale].enrol.details;
  await page.getByLabel(t.name).fill(who.name);
  const groups = page.locator('input[name=cohort]:enabled');
  if ((await groups.count()) > 1) await groups.first().check();
  await page.getByRole('textbox', { name: t.email }).fill(who.email);
  await page.getByLabel(t.phone).fill(who.phone);
  await page.getByLabel(t.isSixteen).check();
  // Asked for only where the course begins within the time for changing one's mind.
  const start = page.getByLabel(t.agreesToStart);
  if (await start.isVisible()) await start.check();
  await page.getByRole('button', { name: t.submit }).click();
}

export async function chooseMethod(
  page: Page,
  locale: Locale,
  method: 'card' | 'bank' | 'cash' | 'wallet' | 'other',
): Promise<void> {
  const { method: t, stages } = words[locale].enrol;
  await expect(page.getByText(stages.method).first()).toBeVisible();
  // Where a course can be paid in parts, that is chosen too, unless the journey has chosen.
  const whole = page.locator('[name=pay][value=whole]');
  if ((await whole.count()) > 0 && (await page.locator('[name=pay]:checked').count()) === 0)
    await whole.check();
  await page.getByRole('radio', { name: new RegExp(`^${t[method]}`) }).check();
  await page.getByRole('button', { name: t.submit }).click();
}

export async function goToTheBank(page: Page, locale: Locale): Promise<void> {
  const { card: t, stages } = words[locale].enrol;
  await expect(page.getByText(stages.confirm).first()).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(`^${t.morocco}`) }).check();
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('heading', { name: words[locale].practiceBank.title })).toBeVisible();
}

export async function pressAtTheBank(
  page: Page,
  locale: Locale,
  button: keyof (typeof words)['en']['practiceBank']['buttons'],
): Promise<void> {
  await page.getByRole('button', { name: words[locale].practiceBank.buttons[button], exact: true }).click();
}

/** From the page of a failed payment to the next attempt. */
export async function payAgain(page: Page, locale: Locale): Promise<void> {
  const { retry: name } = words[locale].payment;
  await page.getByRole('link', { name }).or(page.getByRole('button', { name })).first().click();
}
