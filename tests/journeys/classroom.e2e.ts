/**
 * A learner's course, from the payment to a certificate that independent code verifies: in Arabic on a phone, in French on
 * a wide screen (the lessons are in Arabic then), lessons by keyboard. Every page of the classroom is checked by axe.
 */
import { createPublicKey } from 'node:crypto';
import Ajv from 'ajv';
import { jwtVerify, decodeProtectedHeader } from 'jose';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { linksIn } from '../../src/academy/frame/links.ts';
import { count } from '../../src/platform/i18n/count.ts';
import type { Locale } from '../../src/platform/i18n/locale.ts';
import { spokenIn } from '../../src/platform/locale.ts';
import { certificateWords } from '../../src/learning/certificates/words.ts';
import {
  assignmentWords,
  classroomWords,
  filmWords,
  homeWords,
  quizWords,
} from '../../src/learning/classroom/words.ts';
import { reviewsWords } from '../../src/learning/reviews/words.ts';
import { answerByKeyboard, tabTo } from '../support/by-keyboard.ts';
import { answerRightly, handInWords } from '../support/do-tasks.ts';
import { moveToGroup, writeOtherKinds } from '../support/every-lesson.ts';
import { everything, languages } from '../support/extent.ts';
import { expect, checkAccessible, test } from '../support/journey.ts';
import { openBadgeSchema } from '../support/open-badge-schema.ts';
import { sampleLessons } from '../support/sample-lessons.ts';
import { expectFits } from '../support/settle-down.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { learnerPages } from '../support/site.ts';
import { plain, Visitor } from '../support/visitor.ts';
import {
  askStaff,
  chooseMethod,
  giveDetails,
  newLearner,
  orderNumberOn,
  ownName,
  payByCard,
  prefix,
  staff,
} from '../support/visits.ts';

const course = 'ecommerce-mastery-virtual';
const lessons = sampleLessons(course);
const quiz = lessons.flatMap(({ task }) => (task?.kind === 'quiz' ? [task] : []))[0];
const required = lessons.filter(({ isRequired }) => isRequired !== false);
const untasked = required.filter(({ task }) => task === undefined);

type Learner = { visitor: Visitor; name: string; email: string; number: string };

/** Somebody who pays for a course by card; ends on the success page. */
async function pay(origin: string, slug: string, locale: Locale, of?: Learner): Promise<Learner> {
  const visitor = new Visitor(origin);
  const { email, phone } = newLearner();
  const who = { phone, name: of?.name ?? `${ownName()} Alaoui`, email: of?.email ?? email };
  await visitor.open(`${prefix(locale)}/courses/${slug}/enrol`);
  await giveDetails(visitor, who);
  await chooseMethod(visitor, 'Card');
  const number = orderNumberOn(await payByCard(visitor));
  return { visitor, number, ...who };
}

const hold = (page: Page, { visitor }: Learner, url: string) =>
  page.context().addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url })));

async function expectGood(page: Page): Promise<void> {
  await checkAccessible(page);
  await expectFits(page, page.url());
}

/** Staff accept all that a learner handed in. */
async function accept(staffVisitor: Visitor, learner: string): Promise<void> {
  const { body } = await askStaff(staffVisitor, 'POST', '/teaching/marking-queue', { course });
  const waiting: { id: string; learner: string }[] = body.waiting;
  for (const { id } of waiting.filter((one) => one.learner === learner)) {
    const seen = await askStaff(staffVisitor, 'POST', '/teaching/submission', { submission: id });
    const rubric: { id: string; points: number }[] = seen.body.work.rubric;
    const { body: marked } = await askStaff(staffVisitor, 'POST', '/teaching/mark', {
      submission: id,
      outcome: 'accepted',
      rubric: rubric.map((line) => ({ line: line.id, points: line.points })),
      text: 'واضح ومضبوط.',
      voice: null,
    });
    expect(marked).toMatchObject({ ok: true });
  }
}

/** With the published key alone, as anybody can who has the certificate's number. */
async function expectVerified(origin: string, number: string, name: string): Promise<void> {
  // As a program requests it, by the address in the credential.
  const accept = 'application/vc+jwt';
  const answer = await fetch(`${origin}/certificates/${number}`, { headers: { accept } });
  const token = await answer.text();
  const { kid = '' } = decodeProtectedHeader(token);
  const published = await (await fetch(`${origin}${new URL(kid).pathname}`)).json();
  const key = createPublicKey({ key: published, format: 'jwk' });
  const { payload } = await jwtVerify(token, key, { algorithms: ['RS256'] });
  // Open Badges requires https addresses, which the tests' academy does not have.
  const credential = JSON.parse(JSON.stringify(payload).replaceAll('http://localhost', 'https://localhost'));
  const validate = new Ajv({ strict: false }).compile(openBadgeSchema);
  expect(validate(credential), JSON.stringify(validate.errors)).toBe(true);
  expect(JSON.stringify(payload)).toContain(name);
}

for (const [locale, viewport] of (
  [
    ['ar', { width: 360, height: 740 }],
    ['fr', { width: 1280, height: 800 }],
  ] as const
).slice(0, everything ? 2 : 1))
  test.describe(`${locale}, ${viewport.width} px`, () => {
    test.use({ viewport, isMobile: viewport.width === 360, hasTouch: viewport.width === 360 });

    test(`a learner pays, watches, answers, hands in, and has a certificate that anybody can verify`, async ({
      page,
      baseURL,
    }) => {
      test.slow();
      const origin = baseURL ?? '';
      const links = linksIn(locale);
      const [film, quizText, work, own] = [
        spokenIn(filmWords, locale, true),
        spokenIn(quizWords, locale, true),
        spokenIn(assignmentWords, locale, true),
        spokenIn(certificateWords, locale, true),
      ];
      if (!quiz) throw new Error('There is no quiz in the sample.');
      const learner = await pay(origin, course, locale);
      await hold(page, learner, origin);

      await test.step('from the page that shows it as paid to the course’s home', async () => {
        await page.goto(learner.visitor.page.address);
        await page.locator(`main a[href="${links.learn(course)}"]`).click();
        await expect(page).toHaveURL(new RegExp(`${links.learn(course)}$`));
        await expectGood(page);
      });

      await test.step('a film in its small size, played and marked as done by keyboard', async () => {
        await page.goto(links.lesson(course, 'one-order'));
        const small = page.getByRole('navigation', { name: film.choose }).getByRole('link', {
          name: new RegExp(`^${film.ways.small}`),
        });
        await tabTo(page, small);
        await page.keyboard.press('Enter');
        await expect(small).toHaveAttribute('aria-current', 'true');
        const video = page.locator('video');
        await expect(video.locator('track[kind=captions][default]')).toHaveAttribute('srclang', 'ar');
        await tabTo(
          page,
          page.getByRole('group', { name: film.controls }).getByRole('button', { name: film.play }),
        );
        await page.keyboard.press('Space');
        await expect
          .poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime))
          .toBeGreaterThan(0);
        expect(await video.evaluate((one: HTMLVideoElement) => one.videoHeight)).toBe(240);
        await page.keyboard.press('Space');
        expect(await video.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true);
        await tabTo(
          page,
          page.getByRole('button', { name: spokenIn(classroomWords, locale, true).lesson.markDone }),
        );
        await page.keyboard.press('Enter');
        // The same press leads to the next lesson.
        await expect(page).toHaveURL(new RegExp(links.lesson(course, 'road-of-an-order')));
        await page.goto(links.lesson(course, 'one-order'));
        await expect(
          page.getByText(spokenIn(classroomWords, locale, true).lesson.done, { exact: true }),
        ).toBeVisible();
        await expectGood(page);
      });

      await test.step('what is read is marked as done; what is left is shown', async () => {
        for (const { key } of untasked.filter((one) => one.key !== 'one-order')) {
          const done = { method: 'POST', body: new FormData() };
          expect((await learner.visitor.ask(links.lesson(course, key), done)).status, key).toBe(303);
        }
        await page.goto(links.ownCertificate(course));
        const { some, ofRequired } = spokenIn(classroomWords, locale, true).home.progress;
        await expect(page.locator('#on-the-way')).toContainText(
          some(untasked.length, count(required.length, ofRequired, locale)),
        );
        await expectGood(page);
      });

      await test.step('a quiz, from the first Tab to the result', async () => {
        await page.goto(links.lesson(course, 'quiz-unit-1'));
        await expectGood(page);
        await answerByKeyboard(page, quiz, { locale, words: quizText });
        await tabTo(page, page.getByRole('button', { name: quizText.send }));
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { name: quizText.result.heading(100) })).toBeFocused();
        await expectGood(page);
      });

      await test.step('an assignment with a photo, handed in by keyboard and accepted', async () => {
        await page.goto(links.lesson(course, 'count-one-order'));
        await expectGood(page);
        await tabTo(page, page.getByLabel(work.form.text));
        await page.keyboard.type('65 - 41 = 24');
        await tabTo(page, page.getByLabel(work.form.photo));
        const noise = { width: 600, height: 400, channels: 3 as const, background: '#d9532f' };
        const buffer = await sharp({ create: noise }).jpeg().toBuffer();
        await page
          .getByLabel(work.form.photo)
          .setInputFiles({ name: 'sheet.jpg', mimeType: 'image/jpeg', buffer });
        await expect(page.locator('[data-field=photo] [role=status]')).toBeVisible();
        await tabTo(page, page.getByRole('button', { name: work.form.submit }));
        await page.keyboard.press('Enter');
        await expect(page.getByText(work.closed.waiting)).toBeVisible();
        await expect(page.locator('#submissions img')).toHaveJSProperty('complete', true);
        await expectGood(page);
        await accept(await staff(undefined, new Visitor(origin)), learner.name);
        await page.reload();
        await expect(page.locator('#submissions').getByText(work.history.states.accepted)).toBeVisible();
        await expectGood(page);
      });

      await test.step('the tasks of the other units, done by requests', async () => {
        for (const { key, task } of required) {
          if (key === 'quiz-unit-1' || key === 'count-one-order') continue;
          if (task?.kind === 'quiz') {
            const { text } = await answerRightly(learner.visitor, links.lesson(course, key), task, locale);
            expect(text, key).toContain(plain(quizText.result.heading(100)));
          } else if (task) {
            const sent = { answers: links.answers(course, key), text: '65 - 41 = 24' };
            expect((await handInWords(learner.visitor, sent)).status, key).toBe(200);
          }
        }
        await accept(await staff(undefined, new Visitor(origin)), learner.name);
      });

      await test.step('the certificate: the name as it shall be written, its page, its file, its proof', async () => {
        // After everything comes the certificate.
        await page.goto(links.learn(course));
        const { toCertificate: ready } = spokenIn(homeWords, locale, true);
        await page.getByRole('link', { name: ready }).click();
        await expect(page.getByText(own.own.earned)).toBeVisible();
        await page.goto(links.learn(course));
        await expect(
          page.getByRole('region', { name: spokenIn(classroomWords, locale, true).home.badges.title }),
        ).toContainText(learner.name);
        await page.getByRole('link', { name: ready }).click();
        await expect(page.getByText(own.own.earned)).toBeVisible();
        await expectGood(page);
        await page.getByLabel(own.own.latin).fill('Salma Aït-Benhaddou');
        await page.getByLabel(own.own.arabic).fill('سلمى آيت بنحدّو');
        await page.getByRole('button', { name: own.own.make }).click();
        await expect(page.getByText(own.page.valid)).toBeVisible();
        await expect(page.getByRole('link', { name: own.page.aboutCourse })).toHaveAttribute(
          'href',
          links.course(course),
        );
        await expectGood(page);
        const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
        const pdf = await page.request.get(links.certificatePdf(number));
        expect((await pdf.body()).subarray(0, 4).toString()).toBe('%PDF');
        await expectVerified(origin, number, 'Salma Aït-Benhaddou');

        await page.goto(links.courseReview(course));
        await expect(page.getByRole('heading', { name: reviewsWords[locale].heading })).toBeVisible();
        await expectGood(page);
        const staffVisitor = await staff(undefined, new Visitor(origin));
        await askStaff(staffVisitor, 'POST', '/certificates/revoke', {
          number,
          why: 'Somebody else did the work.',
        });
        await page.goto(links.certificate(number));
        await expect(page.locator('.certificate-status[data-valid=no]')).toBeVisible();
        await expectGood(page);
      });
    });
  });

test('every page of the classroom is accessible and as wide as the screen @all', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const [group, other] = ['english-mastery', 'ugc-creation-masterclass'];
  test.slow();
  test.info().annotations.push({ type: 'expects-4xx' });
  const learner = await pay(origin, other, 'en');
  const { email } = await pay(origin, group, 'en', learner);
  const staffVisitor = await staff(undefined, new Visitor(origin));
  const kinds = await writeOtherKinds(staffVisitor, other);
  const sessions = await moveToGroup(staffVisitor, other, learner.number);
  await signInAs(page, email, { next: '/account' });
  const stranger = await browser.newPage({ baseURL: origin });
  const faults: string[] = [];
  const look = (at: Page, address: string) =>
    test
      .step(address, async () => {
        await at.goto(address);
        await expectGood(at);
      })
      .catch((fault: unknown) => faults.push(`${address}: ${String(fault)}`));
  for (const locale of languages('ar', 'main road')) {
    const links = linksIn(locale);
    for (const one of [page, stranger])
      await one.setViewportSize(locale === 'ar' ? { width: 360, height: 740 } : { width: 1280, height: 800 });
    for (const address of learnerPages) await look(page, prefix(locale) + address);
    for (const key of kinds) await look(page, links.lesson(other, key));
    for (const id of sessions) await look(page, links.liveSession(other, id));
    await look(stranger, links.lesson(course, 'one-order'));
    await look(stranger, links.learn(course));
    await look(stranger, links.learningEmails('nobody.s-token'));
  }
  await stranger.close();
  expect(faults).toEqual([]);
});
