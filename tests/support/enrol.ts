/** The steps of an enrolment as a learner takes them, in either language, in the dialog or on pages of their own. */
import type { Locator, Page } from '@playwright/test';
import { words } from '../../content/words.ts';
import type { Locale } from '../../domain/people/locale.ts';
import { expect, type learner } from './journey.ts';

export const prefix = (locale: Locale): string => (locale === 'ar' ? '/ar' : '');

/** Where the steps are shown: the open dialog, or the page when there is none. */
async function stage(page: Page): Promise<Locator> {
  const dialog = page.locator('dialog[open] [data-step]');
  return (await dialog.count()) > 0 ? dialog : page.locator('main');
}

export async function fillDetails(page: Page, locale: Locale, who: typeof learner): Promise<void> {
  const say = words[locale].enrol.details;
  const step = await stage(page);
  await step.getByLabel(say.name).fill(who.name);
  await step.getByLabel(say.email).fill(who.email);
  await step.getByLabel(say.phone).fill(who.phone);
  await step.getByLabel(say.isSixteen).check();
  await step.getByLabel(say.agreesToStart).check();
  await step.getByRole('button', { name: say.submit }).click();
}

export async function chooseMethod(
  page: Page,
  locale: Locale,
  method: 'card' | 'bank' | 'cash',
): Promise<void> {
  const say = words[locale].enrol.method;
  await expect(page.getByText(say.step).first()).toBeVisible();
  const step = await stage(page);
  await step.getByRole('radio', { name: new RegExp(`^${say[method]}`) }).check({ force: true });
  await step.getByRole('button', { name: say.submit }).click();
}

export async function goToTheBank(page: Page, locale: Locale): Promise<void> {
  const say = words[locale].enrol.card;
  await expect(page.getByText(say.step).first()).toBeVisible();
  const step = await stage(page);
  await step.getByRole('radio', { name: new RegExp(`^${say.morocco}`) }).check({ force: true });
  await step.getByRole('button', { name: say.submit }).click();
  await expect(page.getByRole('heading', { name: words[locale].practiceBank.title })).toBeVisible();
}

export async function pressAtTheBank(
  page: Page,
  locale: Locale,
  button: keyof (typeof words)['en']['practiceBank']['buttons'],
): Promise<void> {
  await page.getByRole('button', { name: words[locale].practiceBank.buttons[button], exact: true }).click();
}
