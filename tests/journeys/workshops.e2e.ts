import { words } from '../../content/words.ts';
import { workshops } from '../../content/sample/workshops.ts';
import { locales, type Locale } from '../../domain/people/locale.ts';
import { prefix } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { letterTo } from '../support/letters.ts';
import { openUntil } from '../support/open-until.ts';
import type { Page } from '@playwright/test';

const titled = (slug: string, locale: Locale) =>
  workshops.find((workshop) => workshop.slug === slug)?.words[locale].title ?? '';

for (const locale of locales) {
  const say = words[locale];
  const at = (path = '') => `${prefix(locale)}/workshops${path}`;

  test(`${locale}: what comes up and what was held stand apart, and a workshop leads back to the list`, async ({
    page,
  }) => {
    await page.goto(at());
    const coming = page.getByRole('region', { name: say.workshops.upcoming.heading });
    const past = page.getByRole('region', { name: say.workshops.past.heading });
    await expect(coming.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(2);
    await expect(past.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(3);
    await expectAccessible(page);
    await coming.getByRole('link', { name: titled('sell-on-whatsapp', locale), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titled('sell-on-whatsapp', locale));
    await expectAccessible(page);
    await page.getByRole('link', { name: say.workshops.back }).first().click();
    await expect(page).toHaveURL(new RegExp(`${at()}$`));
  });

  test(`${locale}: a workshop to come has a calendar file with its hours in Morocco, a past one has none`, async ({
    page,
  }) => {
    await page.goto(at('/sell-on-whatsapp'));
    const link = page.getByRole('link', { name: say.workshops.addToCalendar });
    await expect(link).toHaveAttribute('type', 'text/calendar');
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    const text = (await answer.text()).replace(/\r\n /g, '');
    const day = (await page.locator('main time').first().getAttribute('datetime'))?.replace(/-/g, '');
    expect(text).toContain(`DTSTART;TZID=Africa/Casablanca:${day}T193000\r\n`);
    expect(text).toContain(`DTEND;TZID=Africa/Casablanca:${day}T213000\r\n`);
    expect(text).toContain(`SUMMARY:${titled('sell-on-whatsapp', locale)}\r\n`);
    expect((await page.request.get(at('/china-sourcing/calendar.ics'))).status()).toBe(404);
    await page.goto(at('/china-sourcing'));
    await expect(link).toHaveCount(0);
  });

  test(`${locale}: an unknown workshop says so and leads to the list`, async ({ page }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    const answer = await page.goto(at('/no-such-workshop'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: say.workshops.notFound })).toBeVisible();
    await expect(page.locator('meta[http-equiv="refresh"]')).toHaveAttribute(
      'content',
      new RegExp(`url=${at()}$`),
    );
    // That it leads on by itself is said on the page, and asked for.
    await expectAccessible(page, ['meta-refresh']);
  });

  test(`${locale}: a link to no place is told, with a way on`, async ({ page }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    await page.goto(`${prefix(locale)}/workshop-places/not-a-place`);
    await expect(
      page.getByRole('heading', { name: say.workshopApplication.place.unknown.title }),
    ).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('a workshop with two seats', () => {
  test.describe.configure({ mode: 'serial' });
  /** Letters' links of those who hold a seat, longest first. */
  const seated: string[] = [];

  const placeLink = async (page: Page, email: string): Promise<string> => {
    const letter = await letterTo(page, email, '/workshop-places/');
    return /(?:\/ar)?\/workshop-places\/[\w.~-]+/.exec(letter)?.[0] ?? '';
  };

  test('gives its seats to the first two who ask', async ({ page }) => {
    for (const who of [newLearner(), newLearner()]) {
      const answer = await page.request.post('/workshops/pricing-clinic/apply', {
        form: { name: who.name, email: who.email, phone: '' },
        maxRedirects: 0,
      });
      expect(answer.status()).toBe(303);
      expect(answer.headers()['location']).toBe('/workshops/pricing-clinic/apply?place=seat');
      seated.push(await placeLink(page, who.email));
    }
  });

  for (const locale of locales) {
    const say = words[locale];
    const mine = say.workshopApplication;
    const address = `${prefix(locale)}/workshops/pricing-clinic`;

    test(`${locale}: full, it takes names for the waiting list, and a seat that is given up is offered to the first of them, who takes it with one button`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const who = newLearner();
      await openUntil(page, address, page.getByText(say.workshops.fullWaiting).first());
      const bar = page.getByRole('complementary', { name: say.workshops.bar });
      await bar.getByRole('link', { name: say.workshops.joinWaiting }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say.apply.name).fill(who.name);
      await dialog.getByLabel(say.apply.email).fill(who.email);
      await dialog.getByRole('button', { name: mine.submit.full }).click();
      await expect(dialog.getByText(mine.places.waiting)).toBeVisible();
      await expect(dialog).toHaveCount(0);
      // Who took the last seat reads of a seat, though it is full now.
      await page.goto(`${address}/apply?place=seat`);
      const title = titled('pricing-clinic', locale);
      await expect(page.getByRole('heading', { name: mine.headings.open(title) })).toBeVisible();
      const link = await placeLink(page, who.email);

      const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
      const other = await context.newPage();
      await other.goto(`${prefix(locale)}${seated.shift()}`);
      await expect(other.getByText(mine.place.standings.seat.title)).toBeVisible();
      await expect(other.getByRole('button', { name: mine.place.confirm.seat })).toBeHidden();
      await other.getByText(mine.place.giveUp.seat).click();
      await other.getByRole('button', { name: mine.place.confirm.seat }).click();
      await expect(other.getByText(mine.place.standings['given-up'].title)).toBeVisible();
      await context.close();

      // The rules of accessible pages are scripts themselves: judged on the page that runs some.
      await page.goto(link);
      await expect(page.getByText(mine.place.standings.offered.title)).toBeVisible();
      await expectAccessible(page);

      // Without script too; that she looked at the page before it was pressed took nothing.
      const hers = await browser.newContext({ baseURL, javaScriptEnabled: false });
      const offer = await hers.newPage();
      for (let looks = 0; looks < 2; looks++) {
        await offer.goto(link);
        await expect(offer.getByText(mine.place.standings.offered.title)).toBeVisible();
      }
      await expect(offer.getByRole('button', { name: mine.place.confirm.offered })).toBeHidden();
      await offer.getByRole('button', { name: mine.place.take }).click();
      await expect(offer.getByText(mine.place.standings.seat.title)).toBeVisible();
      await hers.close();

      await page.goto(link);
      await expect(page.getByText(mine.place.standings.seat.title)).toBeVisible();
      await expectAccessible(page);
      await page.getByText(mine.place.giveUp.seat).click();
      await expectAccessible(page);
      seated.push(link.replace(/^\/ar/, ''));
    });

    test(`${locale}: a name is taken off the waiting list, which gives no seat up`, async ({ page }) => {
      const who = newLearner();
      await page.goto(`${address}/apply`);
      await page.getByLabel(say.apply.name).fill(who.name);
      await page.getByLabel(say.apply.email).fill(who.email);
      await page.getByRole('button', { name: mine.submit.full }).click();
      await expect(page.getByText(mine.places.waiting)).toBeVisible();
      await page.goto(await placeLink(page, who.email));
      await page.getByText(mine.place.giveUp.waiting).click();
      await page.getByRole('button', { name: mine.place.confirm.waiting }).click();
      await expect(page.getByText(mine.place.standings['off-list'].title)).toBeVisible();
      await expect(page.getByText(mine.place.standings['given-up'].title)).toHaveCount(0);
      await expectAccessible(page);
    });
  }
});
