/** The sample leaves the pages of an academy that opens: in one of its own, since other journeys read the sample. */
import { samples as samplesAr } from '../../console/src/words/samples/ar.ts';
import { samples } from '../../console/src/words/samples/en.ts';
import { catalogue } from '../../console/src/words/catalogue/en.ts';
import { catalogue as catalogueAr } from '../../console/src/words/catalogue/ar.ts';
import { chooseMethod, fillDetails } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test as base } from '../support/journey.ts';
import { expectFits } from '../support/settle-down.ts';
import { officeAt, signIn } from '../support/staff.ts';
import { startBuilt, type Running } from '../support/start-built.ts';

const test = base.extend<object, { academy: Running }>({
  academy: [
    async ({ browserName: _browser }, use) => {
      const academy = await startBuilt({ LOG_LEVEL: 'error', TRUSTED_PROXY_HOPS: '1' });
      await use(academy);
      await academy.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ academy }, use) => use(academy.origin),
});
test.describe.configure({ mode: 'serial' });

test('an owner takes most of it off in one deed; what somebody bought stays with its reason, and so does who teaches it', async ({
  page,
}) => {
  test.slow();
  // Pages that were taken off are no more.
  test.info().annotations.push({ type: 'expects-4xx' });
  await page.goto('/courses/english-mastery/enrol');
  await fillDetails(page, 'en', newLearner());
  await chooseMethod(page, 'en', 'bank');
  await signIn(page);
  await page.getByRole('link', { name: samples.go }).click();
  await expect(page.getByRole('heading', { level: 1, name: samples.title })).toBeVisible();
  await expect(page.getByText(samples.chooseFirst)).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  const bought = page.getByLabel('English Course', { exact: true });
  await expect(bought).toBeDisabled();
  const many = (kind: string) => catalogue.kinds[kind]?.many ?? '';
  for (const kind of ['course', 'trainer', 'post', 'service'])
    await page.getByLabel(samples.all(many(kind))).check();
  await page.getByRole('button', { name: samples.take(25) }).click();
  const question = page.getByRole('dialog', { name: samples.sure(25) });
  await expect(question.getByText('7 courses, 4 trainers, 9 articles and 5 consultations')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: samples.yes }).click();

  const told = page.getByRole('status').filter({ hasText: samples.gone(24) });
  await expect(told).toBeFocused();
  await expect(told).toContainText(samples.stayed(1));
  await expect(page.getByText(samples.named(1))).toBeVisible();
  await expect(
    page.getByText(samples.stays.needed(samples.need(catalogue.needs['orders'] ?? '', '1'))),
  ).toBeVisible();
  expect((await page.request.get('/blog/write-to-a-brand')).status()).toBe(404);
  expect((await page.request.get('/courses/english-mastery')).status()).toBe(200);
});

test('ar: what was taken off is no more in the list, and comes back from its history', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('derb-office-language', 'ar'));
  await signIn(page);
  await page.goto(officeAt('/samples'));
  await expect(page.getByRole('heading', { level: 1, name: samplesAr.title })).toBeVisible();
  await expect(page.getByLabel(samplesAr.all(catalogueAr.kinds['post']?.many ?? ''))).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);
  await page.goto(officeAt('/catalogue/post?removed'));
  await expect(
    page.getByRole('list', { name: catalogueAr.takenOff.title }).getByRole('listitem'),
  ).toHaveCount(9);
});
