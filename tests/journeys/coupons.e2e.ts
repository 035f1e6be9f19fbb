import type { Page } from '@playwright/test';
import { words } from '../../content/words.ts';
import { courses } from '../../content/sample/courses.ts';
import { withCoupon } from '../../domain/orders/coupon.ts';
import { formatMad } from '../../domain/money/money.ts';
import { locales, type Locale } from '../../domain/people/locale.ts';
import { fillDetails, prefix } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { letterTo } from '../support/letters.ts';
import { atTheDesk } from '../support/office-deeds.ts';
import { officeWords } from '../support/office-words.ts';
import { officeAt } from '../support/staff.ts';

/** No campaign runs for it. */
const course = 'ecommerce-mastery';
const price = courses.find(({ slug }) => slug === course)?.priceCentimes ?? 0;
const lowered = withCoupon({ kind: 'percent', value: 10 }, price);

const enrolAt = (locale: Locale, slug = course) => `${prefix(locale)}/courses/${slug}/enrol`;

async function apply(page: Page, locale: Locale, code: string): Promise<void> {
  const { box } = words[locale].coupon;
  const field = page.getByLabel(box.label, { exact: true });
  if (!(await field.isVisible())) await page.getByText(box.question).click();
  await field.fill(code);
  await page.getByRole('button', { name: box.apply, exact: true }).click();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const locale of locales) {
      const say = words[locale];

      test(`${locale}: a code lowers the price before anything is ordered, and the order names it`, async ({
        page,
      }) => {
        await page.goto(enrolAt(locale));
        await apply(page, locale, 'derb 10');
        await expect(page.getByRole('status').filter({ hasText: say.coupon.box.applied })).toContainText(
          formatMad(lowered, locale),
        );
        await expect(page.getByLabel(say.coupon.box.label, { exact: true })).toHaveValue('derb 10');
        if (javaScriptEnabled) await expectAccessible(page);
        await fillDetails(page, locale, newLearner());
        // The price and the code stand on the page before as well.
        await expect(page).toHaveURL(/\/method$/);
        await expect(page.getByText(formatMad(lowered, locale)).first()).toBeVisible();
        await expect(page.getByText('DERB10').first()).toBeVisible();
        await page.goto(page.url().replace(/\/method.*$/, ''));
        await expect(page.getByText(formatMad(price, locale)).first()).toBeVisible();
        await expect(page.getByText('DERB10').first()).toBeVisible();
      });

      test(`${locale}: a code that was typed and not applied is shown first, then ordered`, async ({
        page,
      }) => {
        await page.goto(enrolAt(locale));
        await page.getByText(say.coupon.box.question).click();
        await page.getByLabel(say.coupon.box.label, { exact: true }).fill('DERB10');
        await fillDetails(page, locale, newLearner());
        await expect(page.getByText(say.coupon.box.applied)).toBeVisible();
        await page.getByRole('button', { name: say.enrol.details.submit }).click();
        await expect(page).toHaveURL(/\/orders\/[\w-]+\/method$/);
      });

      test(`${locale}: beside a code the parts are told to be dearer, also when the code comes after the choice`, async ({
        page,
      }) => {
        test.info().annotations.push({ type: 'expects-4xx' });
        const { choice } = say.instalments;
        const dearer = choice.dearerByCode(formatMad(price - lowered, locale));
        await page.goto(`${enrolAt(locale)}?coupon=DERB10`);
        await expect(page.getByText(dearer)).toBeVisible();
        await expect(page.getByText(choice.same)).toHaveCount(0);
        await page.goto(enrolAt(locale));
        await expect(page.getByText(choice.same)).toBeVisible();
        await page.locator('input[name=pay][value=parts]').check();
        await apply(page, locale, 'DERB10');
        await expect(page.getByText(say.common.fieldProblems['coupon-not-in-parts'])).toBeVisible();
        await expect(page.getByText(dearer)).toBeVisible();
        await page.locator('input[name=pay][value=whole]').check();
        await apply(page, locale, 'DERB10');
        await expect(page.getByText(say.coupon.box.applied)).toBeVisible();
      });

      test(`${locale}: a wrong code is told beside its field, and what was typed stays`, async ({ page }) => {
        test.info().annotations.push({ type: 'expects-4xx' });
        await page.goto(enrolAt(locale));
        await page.getByLabel(say.enrol.details.name).fill('Salma Alaoui');
        await apply(page, locale, 'NO SUCH CODE');
        await expect(page.getByText(say.common.fieldProblems['coupon-unknown'])).toBeVisible();
        await expect(page.getByLabel(say.coupon.box.label, { exact: true })).toHaveValue('NO SUCH CODE');
        await expect(page.getByLabel(say.enrol.details.name)).toHaveValue('Salma Alaoui');
        await expect(page.getByText(formatMad(price, locale)).first()).toBeVisible();
      });
    }
  });

for (const locale of locales) {
  const say = words[locale];

  test(`${locale}: a code in the address is applied, and not beside a campaign that gives as much`, async ({
    page,
  }) => {
    await page.goto(`${enrolAt(locale)}?coupon=DERB10`);
    await expect(page.getByText(say.coupon.box.applied)).toBeVisible();
    await page.goto(`${enrolAt(locale, 'english-mastery')}?coupon=DERB10`);
    await expect(page.getByText(say.common.fieldProblems['coupon-not-combinable'])).toBeVisible();
  });

  test(`${locale}: the office makes a coupon for one use, and the second buyer is told`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    const { coupons } = officeWords[locale];
    const code = `ONE${locale.toUpperCase()}${Date.now().toString(36).toUpperCase()}`;
    const card = (desk: Page) =>
      desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: code }) });
    await atTheDesk({ browser, baseURL, locale }, async (desk) => {
      await desk.goto(officeAt('/coupons'));
      await desk.getByRole('button', { name: coupons.open }).click();
      const form = desk.getByRole('form', { name: coupons.open });
      await form.getByRole('textbox', { name: coupons.code }).fill(code);
      await form.getByRole('textbox', { name: coupons.value }).fill('0');
      await form.getByRole('textbox', { name: coupons.mostUses }).fill('1');
      await form.getByRole('button', { name: coupons.make }).click();
      await expect(form.getByText(coupons.faults['coupon-value'] ?? '')).toBeVisible();
      await expectAccessible(desk);
      await form.getByRole('textbox', { name: coupons.value }).fill('25');
      await form.getByRole('button', { name: coupons.make }).click();
      await expect(desk.getByText(coupons.made(code))).toBeVisible();
      await expect(card(desk)).toContainText(coupons.standings.running);
      await expectAccessible(desk);
    });

    await page.goto(`${enrolAt(locale)}?coupon=${code}`);
    await fillDetails(page, locale, newLearner());
    await expect(page).toHaveURL(/\/method$/);
    await page.goto(enrolAt(locale));
    await apply(page, locale, code);
    await expect(page.getByText(say.common.fieldProblems['coupon-used-up'])).toBeVisible();

    await atTheDesk({ browser, baseURL, locale }, async (desk) => {
      await desk.goto(officeAt('/coupons'));
      await expect(card(desk)).toContainText(coupons.standings['used-up']);
      await card(desk)
        .getByRole('button', { name: coupons.close(code) })
        .click();
      await expect(card(desk).getByText(coupons.sure)).toBeVisible();
      await card(desk).getByRole('button', { name: coupons.go }).click();
      await expect(desk.getByText(coupons.closed)).toBeVisible();
      await expect(card(desk)).toContainText(coupons.standings.closed);
    });
  });
}

test('a course opens to those who wait: office, letter, link, order; and one press ends the letters', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  test.info().annotations.push({ type: 'expects-4xx' });
  const slug = 'fashion-business-masterclass';
  const waiting = new Map(locales.map((locale) => [locale, newLearner()]));
  for (const [locale, who] of waiting) {
    const form = { name: 'Amal', email: who.email, phone: who.phone };
    const answer = await page.request.post(`${prefix(locale)}/courses/${slug}/waitlist`, {
      form,
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
  }
  await atTheDesk({ browser, baseURL, locale: 'ar' }, async (desk) => {
    await desk.goto(officeAt('/waitlists'));
    await expect(desk.getByRole('listitem').getByRole('heading').first()).toBeVisible();
    await expectAccessible(desk);
  });
  await atTheDesk({ browser, baseURL }, async (desk) => {
    const { waitlists } = officeWords.en;
    const name = courses.find((one) => one.slug === slug)?.words.en.name ?? '';
    await desk.goto(officeAt('/waitlists'));
    const card = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name }) });
    await card.getByRole('button', { name: waitlists.open }).click();
    const asked = desk.getByRole('dialog', { name: waitlists.openTitle(name) });
    await expectAccessible(desk);
    await asked.getByRole('button', { name: waitlists.submitOpen }).click();
    await expect(desk.getByText(waitlists.opened)).toBeVisible();
    await expect(card).toContainText(waitlists.standings.ahead);
    await expectAccessible(desk);
  });

  await page.goto(`/courses/${slug}/enrol`);
  await expect(page.getByText(words.en.enrol.closed.notOnSaleTitle)).toBeVisible();
  await page.goto(`/courses/${slug}/enrol?early=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`);
  await expect(page.getByText(words.en.enrol.closed.notOnSaleTitle)).toBeVisible();

  for (const [locale, who] of waiting) {
    const say = words[locale];
    const letter = (await letterTo(page, who.email, '?early=')).replaceAll('&amp;', '&');
    const link = /(?:\/ar)?\/courses\/[\w-]+\/enrol\?early=[\w-]+/.exec(letter)?.[0] ?? '';
    await page.goto(link);
    await expect(page.getByText(say.coupon.early.title)).toBeVisible();
    await expect(page.getByLabel(say.enrol.details.email)).toHaveValue(who.email);
    await expectAccessible(page);
    await fillDetails(page, locale, who);
    await expect(page).toHaveURL(/\/method$/);
    await page.goto(link);
    await expect(page.getByText(say.coupon.early.usedTitle)).toBeVisible();

    const stop = /(?:\/ar)?\/waitlist-letters\/[\w-]+/.exec(letter)?.[0] ?? '';
    // As a mail program does it: it follows nowhere.
    const pressed = await page.request.post(stop, {
      form: { 'List-Unsubscribe': 'One-Click' },
      maxRedirects: 0,
    });
    expect(pressed.status()).toBe(200);
    await page.goto(stop);
    const letters = say.waitlistLetters;
    await expect(page.getByText(letters.standings.unsubscribed.title)).toBeVisible();
    await expectAccessible(page);
    await page.getByText(letters.leave).click();
    await page.getByRole('button', { name: letters.leaveConfirm }).click();
    await expect(page.getByText(letters.standings.gone.title)).toBeVisible();
  }
});
