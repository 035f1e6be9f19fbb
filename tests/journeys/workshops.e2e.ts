/** The pages of a workshop seat in each state; the server's decisions are tested without a browser. */
import { words } from '../../src/words.ts';
import { locales, pathIn } from '../../src/platform/i18n/locale.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { emailTo } from '../support/emails.ts';
import { openUntil } from '../support/open-until.ts';

// One after the other: they ask for the same two seats.
test.describe.configure({ mode: 'default' });

for (const locale of locales)
  test(`${locale}: a full workshop puts names on its waiting list in the dialog, and every page of a seat is accessible @all`, async ({
    page,
  }) => {
    test.slow();
    const t = words[locale];
    const { places, place, submit } = t.workshopApplication;
    const address = pathIn(locale, '/workshops/pricing-clinic');
    const linkOf = async (email: string): Promise<string> =>
      /(?:\/(?:ar|fr))?\/workshop-places\/[\w.~-]+/.exec(
        await emailTo(page, email, '/workshop-places/'),
      )?.[0] ?? '';

    const seated = newLearner();
    const others = [newLearner(), newLearner()];
    for (const { name, email } of [seated, ...others])
      await page.request.post(`${address}/apply`, { form: { name, email, phone: '' } });
    await openUntil(page, address, page.getByText(t.workshops.fullWaiting).first());
    const waiting = newLearner();
    const bar = page.getByRole('complementary', { name: t.workshops.bar });
    await bar.getByRole('link', { name: t.workshops.joinWaiting }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.apply.name).fill(waiting.name);
    await dialog.getByLabel(t.apply.email).fill(waiting.email);
    await dialog.getByRole('button', { name: submit.full }).click();
    await expect(dialog.getByText(places.waiting)).toBeVisible();
    await expect(dialog).toHaveCount(0);

    const isSeat = page.getByText(place.statuses.seat.title);
    for (const { email } of [seated, ...others, waiting]) {
      await page.goto(await linkOf(email));
      await expectAccessible(page);
      if (await page.getByText(place.statuses.offered.title).isVisible()) {
        await page.getByRole('button', { name: place.take }).click();
        await expect(isSeat).toBeVisible();
      }
      const seat = await isSeat.isVisible();
      await page.getByText(seat ? place.giveUp.seat : place.giveUp.waiting).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: seat ? place.confirm.seat : place.confirm.waiting }).click();
      await expect(page.getByText(place.statuses[seat ? 'given-up' : 'off-list'].title)).toBeVisible();
      await expectAccessible(page);
    }
  });
