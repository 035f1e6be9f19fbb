import { people as peopleAr } from '../../console/src/words/people/ar.ts';
import { people as peopleEn } from '../../console/src/words/people/en.ts';
import { atTheConsole } from '../support/at-the-console.ts';
import { fillDetails } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { codeFor, letterTo } from '../support/letters.ts';
import { officeWords } from '../support/office-words.ts';
import { officeAt, owner } from '../support/staff.ts';

/** Somebody nobody else in the run shares an address with. */
const someone = (name: string): string => newLearner().email.replace('salma', name);

const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Casablanca' }).format(Date.now());

test('en: a colleague gets a place, a letter and her own menu; the last owner keeps hers', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const { office, orders, today: first } = officeWords.en;
  const { staff: say, learners } = peopleEn;
  const leila = someone('leila');
  test.info().annotations.push({ type: 'expects-4xx' });
  const { desk, office: context, faults } = await atTheConsole({ browser, baseURL });
  await desk.goto(officeAt('/people/staff'));
  await desk.getByRole('button', { name: say.open }).click();
  await desk.getByLabel(say.email).fill(leila);
  await expect(desk.getByText(say.powers.learners).first()).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: say.add, exact: true }).click();
  const card = desk.getByRole('listitem').filter({ hasText: leila });
  await expect(card.getByText(say.neverSignedIn)).toBeVisible();
  await letterTo(desk, leila, 'Support: you help learners');

  const hers = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const page = await hers.newPage();
  await page.addInitScript(() => localStorage.setItem('derb-office-language', 'en'));
  await page.goto(officeAt());
  await page.getByLabel(office.signIn.email).fill(leila);
  await page.getByRole('button', { name: office.signIn.send }).click();
  await page.getByLabel(office.signIn.code).fill(await codeFor(page, leila));
  await page.getByRole('button', { name: office.signIn.enter, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: learners.title, exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: orders.title, exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: say.title, exact: true })).toHaveCount(0);
  await hers.close();

  await card.getByRole('button', { name: say.removeShort }).click();
  await card.getByRole('button', { name: say.removeGo }).click();
  await expect(card).toHaveCount(0);
  const own = desk.getByRole('listitem').filter({ hasText: owner });
  await own.getByRole('button', { name: say.removeShort }).click();
  await expect(own.getByText(say.removeSelf)).toBeVisible();
  await own.getByRole('button', { name: say.removeGo }).click();
  await expect(own.getByText(office.failures['first-staff'])).toBeVisible();
  await expectAccessible(desk);
  expect(faults).toEqual([]);
  await context.close();
});

test('ar: an erasure that somebody asks for by telephone is done by its deadline, and she is gone', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { office } = officeWords.ar;
  const { requests: say, person } = peopleAr;
  const learner = newLearner();
  await page.goto('/courses/ecommerce-mastery/enrol');
  await fillDetails(page, 'en', learner);

  test.info().annotations.push({ type: 'expects-4xx' });
  const { desk, office: context, faults } = await atTheConsole({ browser, baseURL }, { language: 'ar' });
  await desk.goto(officeAt(`/people/learners?search=${encodeURIComponent(learner.email)}`));
  await desk.getByRole('link', { name: learner.name }).click();
  await expect(desk.getByRole('heading', { name: person.orders })).toBeVisible();
  await expect(desk.getByRole('link', { name: /^MEM-/ })).toBeVisible();
  await expectAccessible(desk);

  await desk.getByRole('link', { name: person.note }).click();
  await expect(desk.getByLabel(say.email)).toHaveValue(learner.email);
  await desk.getByLabel(say.kind).click();
  await desk.getByRole('option', { name: say.kinds.erasure }).click();
  await desk.getByLabel(say.receivedOn).fill(today());
  await expectAccessible(desk);
  await desk.getByRole('button', { name: say.make, exact: true }).click();
  await desk
    .getByRole('listitem')
    .filter({ hasText: learner.email })
    .getByRole('link', { name: say.look })
    .click();

  await expect(desk.getByRole('heading', { name: say.erasure.title })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: say.erasure.label }).click();
  await desk.getByRole('button', { name: say.erasure.go }).click();
  await expect(desk.getByText(office.faults['required'] ?? '')).toBeVisible();
  await desk.getByLabel(say.proof).fill('ذكرت طلبها ومبلغه.');
  await desk.getByRole('button', { name: say.erasure.label }).click();
  await desk.getByRole('button', { name: say.erasure.go }).click();
  await expect(desk.getByText(say.erasedWho)).toBeVisible();
  await expect(desk.getByText(learner.email)).toHaveCount(0);
  await expectAccessible(desk);

  await desk.goto(officeAt(`/people/learners/${encodeURIComponent(learner.email)}`));
  await expect(desk.getByText(office.failures['not-found'])).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();
});
