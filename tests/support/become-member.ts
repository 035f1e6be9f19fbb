/** Joins the community in an e2e test, pays by card and signs in: `const salma = await becomeMember(page, 'en')`. */
import { words } from '../../src/words.ts';
import type { Locale } from '../../src/platform/i18n/locale.ts';
import type { Page } from '@playwright/test';
import { chooseMethod, goToTheBank, prefix, pressAtTheBank } from './enrol.ts';
import { expect, newLearner } from './journey.ts';
import { signInAs } from './sign-in-as.ts';
import { ownName } from './visits.ts';

/** `name`: what other members read. */
export async function becomeMember(page: Page, locale: Locale): Promise<{ name: string; email: string }> {
  const { details, membership } = words[locale].enrol;
  const name = ownName(locale);
  const { email } = newLearner();
  await page.goto(`${prefix(locale)}/checkout/membership`);
  await page.getByLabel(membership.details.name).fill(name);
  await page.getByRole('textbox', { name: details.email }).fill(email);
  await page.getByLabel(details.isSixteen).check();
  await page.getByLabel(membership.details.agreesToStart).check();
  await page.getByRole('button', { name: details.submit }).click();
  await chooseMethod(page, locale, 'card');
  await goToTheBank(page, locale);
  await pressAtTheBank(page, locale, 'approve');
  await expect(page.getByText(words[locale].payment.kinds.membership.paidText)).toBeVisible();
  await signInAs(page, email, { locale, next: `${prefix(locale)}/circle` });
  await expect(
    page.getByRole('heading', { level: 1, name: words[locale].communityInside.feed.title }),
  ).toBeVisible();
  return { name, email };
}
