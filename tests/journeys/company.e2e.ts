/** The forms by which people reach the academy: wrong first, then right; with script and without; in both languages. */
import type { Page } from '@playwright/test';
import { words } from '../../content/words.ts';
import { mostFormsOfCaller } from '../../flows/form-share.ts';
import { locales, pathIn, type Locale } from '../../domain/people/locale.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';

type Fill = (page: Page, locale: Locale) => Promise<void>;

type Asked = {
  path: string;
  button: (locale: Locale) => string;
  /** The sentence beside a field that was left empty. */
  problem: (locale: Locale) => string;
  sent: (locale: Locale) => string;
  fill: Fill;
};

const message = 'My shop has visitors and few orders. I would like to know why, and what to do first.';

const fillPerson: Fill = async (page, locale) => {
  const { name, email } = words[locale].apply;
  const learner = newLearner();
  await page.getByLabel(name).fill(learner.name);
  await page.getByLabel(email).fill(learner.email);
};

const contact: Asked = {
  path: '/contact',
  button: (locale) => words[locale].contact.form.submit,
  problem: (locale) => words[locale].common.fieldProblems['choice-required'],
  sent: (locale) => words[locale].contact.form.sentTitle,
  fill: async (page, locale) => {
    await fillPerson(page, locale);
    await page.getByLabel(words[locale].contact.form.topic).selectOption('payment');
    await page.getByLabel(words[locale].contact.form.message).fill(message);
  },
};

const job: Asked = {
  path: '/careers/learner-support-darija',
  button: (locale) => words[locale].careers.job.form.submit,
  problem: (locale) => words[locale].common.fieldProblems['name-required'],
  sent: (locale) => words[locale].careers.job.form.sentTitle,
  fill: async (page, locale) => {
    await fillPerson(page, locale);
    await page.getByLabel(words[locale].careers.job.form.link).fill('https://salma.example/work');
    await page.getByLabel(words[locale].careers.job.form.message).fill(message);
  },
};

const consultation: Asked = {
  path: '/consultation/your-shop-line-by-line',
  button: (locale) => words[locale].consultation.service.form.submit,
  problem: (locale) => words[locale].common.fieldProblems['phone-required'],
  sent: (locale) => words[locale].consultation.service.form.sentTitle,
  fill: async (page, locale) => {
    await fillPerson(page, locale);
    const { form } = words[locale].consultation.service;
    await page.getByLabel(words[locale].apply.phone).fill('0612345678');
    await page.getByLabel(form.preferredTimes).fill('Tuesday after 18:00');
    await page.getByLabel(form.message).fill(message);
  },
};

const forms = { contact, job, consultation };

for (const locale of locales) {
  for (const [name, form] of Object.entries(forms)) {
    for (const javaScriptEnabled of [true, false]) {
      test.describe(`${locale}: the ${name} form, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
        test.use({ javaScriptEnabled });

        test('tells what is missing, keeps what was typed, and arrives', async ({ page }) => {
          test.info().annotations.push({ type: 'expects-4xx' });
          await page.goto(pathIn(locale, form.path));
          const { email } = words[locale].apply;
          await page.getByLabel(email).fill('salma@');
          await page.getByRole('button', { name: form.button(locale) }).click();
          await expect(page.getByText(form.problem(locale)).first()).toBeVisible();
          await expect(page.getByText(words[locale].common.fieldProblems['email-invalid'])).toBeVisible();
          await expect(page.getByLabel(email)).toHaveValue('salma@');
          await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
          if (javaScriptEnabled) {
            await expectAccessible(page);
            await page.getByLabel(email).pressSequentially('x');
            await expect(page.getByText(words[locale].common.fieldProblems['email-invalid'])).toBeHidden();
          }
          await form.fill(page, locale);
          await page.getByRole('button', { name: form.button(locale) }).click();
          await expect(page.getByRole('heading', { name: form.sent(locale) })).toBeVisible();
          await expect(page.getByRole('button', { name: form.button(locale) })).toHaveCount(0);
          if (javaScriptEnabled) await expectAccessible(page);
          else await expect(page).toHaveURL(/\?sent#form$/);
        });
      });
    }
  }

  for (const [name, { path, button, fill }] of Object.entries(forms))
    test(`${locale}: where too much came from in an hour, the ${name} form says so and keeps what was typed`, async ({
      page,
    }) => {
      test.info().annotations.push({ type: 'expects-4xx' });
      const address = pathIn(locale, path);
      const asked = { topic: 'payment', message, preferredTimes: 'Tuesday' };
      for (let sent = 0; sent < mostFormsOfCaller; sent += 1) {
        const form = { ...newLearner(), ...asked };
        expect((await page.request.post(address, { form, maxRedirects: 0 })).status()).toBe(303);
      }
      await page.goto(address);
      await fill(page, locale);
      const answer = page.waitForResponse((one) => one.request().method() === 'POST');
      await page.getByRole('button', { name: button(locale) }).click();
      expect((await answer).status()).toBe(429);
      await expect(page.getByText(words[locale].apply.manyForms)).toBeVisible();
      await expect(page.locator('textarea[name="message"]')).toHaveValue(message);
      await expectAccessible(page);
    });

  test(`${locale}: a link chooses what a message is about; any other word chooses nothing`, async ({
    page,
  }) => {
    const topic = page.getByLabel(words[locale].contact.form.topic);
    await page.goto(`${pathIn(locale, '/contact')}?topic=community`);
    await expect(topic).toHaveValue('community');
    await page.goto(`${pathIn(locale, '/contact')}?topic=whatever`);
    await expect(topic).toHaveValue('');
  });

  test(`${locale}: a sent form's page is left out by search engines`, async ({ page }) => {
    await page.goto(`${pathIn(locale, '/contact')}?sent`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test(`${locale}: a link that is not an https address is refused beside its field`, async ({ page }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    await page.goto(pathIn(locale, job.path));
    await job.fill(page, locale);
    await page.getByLabel(words[locale].careers.job.form.link).fill('http://salma.example');
    await page.getByRole('button', { name: job.button(locale) }).click();
    await expect(page.getByText(words[locale].common.fieldProblems['link-invalid'])).toBeVisible();
  });

  test(`${locale}: a closed position says so and takes no application`, async ({ page }) => {
    await page.goto(pathIn(locale, '/careers/course-producer'));
    await expect(page.getByText(words[locale].careers.job.closedText)).toBeVisible();
    await expect(page.locator('main form')).toHaveCount(0);
    await page.goto(pathIn(locale, '/careers'));
    await expect(page.getByText(words[locale].careers.jobs.pastHeading)).toBeVisible();
  });

  for (const [path, title] of [
    ['/careers/nothing', words[locale].careers.job.missing],
    ['/consultation/nothing', words[locale].consultation.service.missing],
  ] as const) {
    test(`${locale}: ${path} says that it is not there and leads to the list`, async ({ page }) => {
      test.info().annotations.push({ type: 'expects-4xx' });
      const answer = await page.goto(pathIn(locale, path));
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.locator('main a').first().click();
      await expect(page).toHaveURL(new RegExp(`${pathIn(locale, path.slice(0, path.lastIndexOf('/')))}$`));
    });
  }

  test(`${locale}: from a situation on the support page a chat opens with the right words`, async ({
    page,
  }) => {
    await page.goto(pathIn(locale, '/support'));
    const [first] = words[locale].support.situations;
    await page
      .getByRole('navigation', { name: words[locale].support.jump })
      .getByRole('link', { name: first?.heading ?? '' })
      .click();
    await expect(page).toHaveURL(/#no-code$/);
    const chat = page.locator('#no-code a[href^="https://wa.me/"]');
    await expect(chat).toHaveAttribute('href', new RegExp(encodeURIComponent('MEM-')));
  });

  test(`${locale}: days of the refund policy are filled in everywhere`, async ({ page }) => {
    for (const path of ['/support', '/consultation', consultation.path, '/terms-and-conditions']) {
      await page.goto(pathIn(locale, path));
      expect(await page.locator('main').innerText()).not.toMatch(/\{\w+\}|\]\(/);
    }
  });
}
