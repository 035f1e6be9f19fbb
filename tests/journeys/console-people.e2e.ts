import { people as peopleAr } from '../../console/src/words/people/ar.ts';
import { people as peopleEn } from '../../console/src/words/people/en.ts';
import { nobody, test, wide } from '../support/at-the-console.ts';
import { expect, expectAccessible, watch } from '../support/journey.ts';
import { codeFor, letterTo } from '../support/letters.ts';
import { officeWords } from '../support/office-words.ts';
import { ordered } from '../support/prepared.ts';
import { expectFits } from '../support/settle-down.ts';
import { officeAt, owner } from '../support/staff.ts';
import { newLearner } from '../support/visits.ts';

const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Casablanca' }).format(Date.now());

test('a colleague gets a place, a letter and her own menu without money; the last owner keeps hers', async ({
  page,
  browser,
  origin,
}) => {
  test.info().annotations.push({ type: 'expects-4xx' });
  const { office, orders, today: first } = officeWords.en;
  const { staff: say, learners } = peopleEn;
  const leila = newLearner().email.replace('salma', 'leila');
  await page.goto(officeAt('/people/staff'));
  await page.getByRole('button', { name: say.open }).click();
  await page.getByLabel(say.email).fill(leila);
  await expect(page.getByText(say.powers.learners).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say.add, exact: true }).click();
  const card = page.getByRole('listitem').filter({ hasText: leila });
  await expect(card.getByText(say.neverSignedIn)).toBeVisible();
  await letterTo(page, leila, 'Support: you help learners');

  // What she came for is there after the sign-in, and nothing before it.
  const hers = await browser.newContext({ baseURL: origin, viewport: wide.viewport, storageState: nobody });
  const desk = await hers.newPage();
  const faults = watch(desk, test.info());
  await desk.addInitScript(() => localStorage.setItem('derb-office-language', 'en'));
  await desk.goto(officeAt('/applications?kind=contact'));
  await expect(desk.getByRole('heading', { level: 1, name: office.signIn.title })).toBeVisible();
  await expect(desk.getByRole('menuitem')).toHaveCount(0);
  await expectAccessible(desk);
  await expectFits(desk);
  await desk.getByLabel(office.signIn.email).fill(leila);
  await desk.getByRole('button', { name: office.signIn.send }).click();
  await desk.getByLabel(office.signIn.code).fill(await codeFor(desk, leila));
  await desk.getByRole('button', { name: office.signIn.enter, exact: true }).click();
  await expect(
    desk.getByRole('heading', { level: 1, name: officeWords.en.applications.title }),
  ).toBeVisible();
  await expect(desk).toHaveURL(officeAt('/applications?kind=contact'));
  const entry = (name: string) => desk.getByRole('menuitem', { name, exact: true });
  await expect(entry(learners.title)).toBeVisible();
  await expect(entry(orders.title)).toBeVisible();
  await expect(entry(say.title)).toHaveCount(0);
  await entry(first.title).click();
  await expect(desk.getByRole('region', { name: first.waits.title })).toBeVisible();
  await expect(desk.getByRole('region', { name: first.sales.title })).toHaveCount(0);
  expect(faults).toEqual([]);
  await hers.close();

  await card.getByRole('button', { name: say.removeShort }).click();
  await card.getByRole('button', { name: say.removeGo }).click();
  await expect(card).toHaveCount(0);
  const own = page.getByRole('listitem').filter({ hasText: owner });
  await own.getByRole('button', { name: say.removeShort }).click();
  await expect(own.getByText(say.removeSelf)).toBeVisible();
  await own.getByRole('button', { name: say.removeGo }).click();
  await expect(own.getByText(office.failures['first-staff'])).toBeVisible();
});

test.describe('in Arabic', () => {
  test.use({ language: 'ar' });
  test('an erasure that somebody asks for by telephone is done by its deadline, and she is gone', async ({
    page,
    origin,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    const { office } = officeWords.ar;
    const { requests: say, person } = peopleAr;
    const { who } = await ordered(origin, 'Bank Transfer');
    await page.goto(officeAt(`/people/learners?search=${encodeURIComponent(who.email)}`));
    await page.getByRole('link', { name: who.name }).click();
    await expect(page.getByRole('heading', { name: person.orders })).toBeVisible();
    await expect(page.getByRole('link', { name: /^MEM-/ })).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);

    await page.getByRole('link', { name: person.note }).click();
    await expect(page.getByLabel(say.email)).toHaveValue(who.email);
    await page.getByLabel(say.kind).click();
    await page.getByRole('option', { name: say.kinds.erasure }).click();
    await page.getByLabel(say.receivedOn).fill(today());
    await page.getByRole('button', { name: say.make, exact: true }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: who.email })
      .getByRole('link', { name: say.look })
      .click();

    await expect(page.getByRole('heading', { name: say.erasure.title })).toBeVisible();
    await page.getByRole('button', { name: say.erasure.label }).click();
    await page.getByRole('button', { name: say.erasure.go }).click();
    await expect(page.getByText(office.faults['required'] ?? '')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(say.proof).fill('ذكرت طلبها ومبلغه.');
    // Money of hers may be on its way: she was told.
    await page.getByLabel(say.erasure.knows).check();
    await page.getByRole('button', { name: say.erasure.label }).click();
    await page.getByRole('button', { name: say.erasure.go }).click();
    await expect(page.getByText(say.erasedWho)).toBeVisible();
    await expect(page.getByText(who.email)).toHaveCount(0);

    await page.goto(officeAt(`/people/learners/${encodeURIComponent(who.email)}`));
    await expect(page.getByText(office.failures['not-found'])).toBeVisible();
  });
});
