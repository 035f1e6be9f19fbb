/** Applications by form: messages, proposals, waitlists, workshops and hours with experts. */
import type { Page } from '@playwright/test';
import { applications, bookings, pipeline, waitlists } from '../../console/src/words/requests/en.ts';
import { lists, common, nav } from '../../console/src/words/frame/en.ts';
import { words } from '../../src/words.ts';
import { test, wide } from '../support/at-the-console.ts';
import { expect, expectAccessible, expectGood } from '../support/journey.ts';
import { asStaff, bookedHour } from '../support/prepared.ts';
import { expectFits } from '../support/settle-down.ts';
import { consoleAt } from '../support/staff.ts';
import { Visitor } from '../support/visitor.ts';
import { emailTo, newLearner } from '../support/visits.ts';
import type { DoneOf } from '../../console/src/api.ts';

type WorkshopListsView = DoneOf<'GET workshops/{workshop}'>;

const ar = words.ar.workshopApplication.place.joining;

const hostile = `<img src=x onerror="document.title='taken'"> & </dd><script>document.title='taken'</script>`;

/** Sends the form of a page, with an e-mail address of its own. */
async function apply(origin: string, address: string, fields: Record<string, string>) {
  const visitor = new Visitor(origin);
  const who = { name: 'Salma Alaoui', email: newLearner().email, ...fields };
  await visitor.open(address);
  const { status } = await visitor.send(who);
  expect(status, address).toBe(200);
  return { name: who.name, email: who.email, visitor };
}

/** A course can be opened once it has a price. */
async function price(page: Page, origin: string, slug: string): Promise<void> {
  const at = `/catalogue/course/records/${slug}`;
  type Kept = { record: object; revision: string };
  const { record, revision } = await asStaff<Kept>(page, origin, 'GET', at);
  const draft = { record: { ...record, priceCentimes: 60_000 }, basedOn: revision };
  const kept = await asStaff<Kept>(page, origin, 'PUT', `${at}/draft`, draft);
  await asStaff(page, origin, 'POST', `${at}/publication`, { revision: kept.revision });
}

test('what a stranger wrote stays text, is answered once, and a course opens to those who wait', async ({
  page,
  origin,
}) => {
  test.info().annotations.push({ type: 'expects-4xx' });
  const message = `${hostile}\n\n${'A long story of many words. '.repeat(12)}The end of it.`;
  const { name, email } = await apply(origin, '/contact', { topic: 'payment', message });
  // As the e-mail to the academy links to it.
  await page.goto(consoleAt('/applications?kind=contact'));
  const card = page
    .getByRole('list', { name: nav.pages.applications })
    .getByRole('listitem')
    .filter({ hasText: email });
  await expect(card.getByText(hostile)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(nav.pages.applications));
  await expectAccessible(page);
  await card.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(hostile)).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(page.getByText('The end of it.')).toHaveCount(0);
  await page.getByRole('button', { name: common.whole }).click();
  await expect(page.getByText('The end of it.')).toBeVisible();
  await expect(page.getByRole('link', { name: applications.writeTo(email) })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${email}[?]subject=`),
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: applications.reply.title(name) }).click();
  const answer = page.getByRole('dialog');
  await answer.getByRole('button', { name: applications.reply.ready.payment }).click();
  await expect(answer.getByLabel(applications.reply.text)).toHaveValue(/the number of your order/);
  await expectAccessible(page);
  await answer.getByRole('button', { name: applications.reply.send }).click();
  await expect(page.getByText(/Answered .+, by .*owner@derb\.example/)).toBeVisible();
  await expect(page.getByText(/owner@derb\.example/).first()).toBeVisible();
  await page.getByRole('link', { name: applications.back }).click();
  await expect(card.getByText(applications.stages.answered)).toBeVisible();
  await page.getByRole('button', { name: applications.onlyNew }).click();
  await expect(card).toHaveCount(0);

  const slug = 'ai-marketing-agency';
  await apply(origin, `/courses/${slug}/waitlist`, { phone: '0612345678' });
  await price(page, origin, slug);
  await page.goto(consoleAt('/waitlists'));
  const course = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'AI Marketing Agency' }),
  });
  await course.getByRole('button', { name: waitlists.openTitle('AI Marketing Agency') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(waitlists.emails(1))).toBeVisible();
  await dialog.getByLabel(waitlists.until).fill('2020-01-01');
  await dialog.getByRole('button', { name: waitlists.submitOpen }).click();
  await expect(dialog.getByLabel(waitlists.until)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await dialog.getByLabel(waitlists.until).fill('2099-01-01');
  await dialog.getByRole('button', { name: waitlists.submitOpen }).click();
  await expect(page.getByText(waitlists.opened)).toBeVisible();
  await expect(course.getByText(waitlists.statuses.ahead, { exact: true })).toBeVisible();
});

test.describe('on a wide screen', () => {
  test.use(wide);
  test('several messages are found by name and archived at once @all', async ({ page, origin }) => {
    const name = `Nadia ${[...crypto.randomUUID().replaceAll(/[^a-f]/g, '')].join('')}`;
    for (const message of ['The first.', 'The second.'])
      await apply(origin, '/contact', { name, topic: 'press', message });
    await page.goto(consoleAt('/applications'));
    await page.getByLabel(applications.search).fill(name);
    const rows = page.getByRole('row').filter({ hasText: name });
    await expect(rows).toHaveCount(2);
    await expectAccessible(page);
    for (const row of await rows.all()) await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: applications.close['put-away'](2) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: applications.close['put-away'](2) })
      .click();
    await expect(page.getByText(applications.closed(2, 2))).toBeVisible();
    await expect(rows).toHaveCount(0);
    await page.getByRole('button', { name: applications.everything }).click();
    await expect(rows.first().getByText(applications.stages['put-away'])).toBeVisible();
    await rows.first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});

test('a proposed course goes from the first conversation to a draft in the catalogue; another is declined after a preview of the e-mail @all', async ({
  page,
  origin,
}) => {
  const { actions, stages, begin, decline } = pipeline;
  const { note } = applications;
  const topic = `Zellij by hand ${Date.now().toString(36)}`;
  const slug = topic.toLowerCase().replaceAll(' ', '-');
  const words = { name: hostile.slice(0, 40), phone: '0612345678', experience: 'Ten years in Fez.' };
  const first = await apply(origin, '/host-course', { ...words, courseTopic: topic });
  const other = await apply(origin, '/host-course', { ...words, courseTopic: 'Kaftans' });
  const open = async ({ name, email }: { name: string; email: string }) => {
    await page.goto(consoleAt('/applications?kind=host-course'));
    await page
      .getByRole('list', { name: nav.pages.applications })
      .getByRole('listitem')
      .filter({ hasText: email })
      .getByRole('link', { name })
      .click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  const card = page.locator('main');
  const stands = (stage: string) => expect(card.getByText(new RegExp(`^${stage}: `))).toBeVisible();
  await open(first);
  await expect(page.locator('main img')).toHaveCount(0);
  await expectAccessible(page);

  await card.getByRole('button', { name: `${note.write}: ${first.name}` }).click();
  await card.getByLabel(note.label).fill('Call her after noon.');
  await card.getByRole('button', { name: note.keep }).click();
  await expect(card.getByText('Call her after noon.')).toBeVisible();
  await card.getByRole('button', { name: actions.talk }).click();
  await stands(stages.talk);
  await card.getByRole('button', { name: actions.agreed }).click();
  await stands(stages.agreed);

  const dialog = page.getByRole('dialog');
  await open(other);
  await card.getByRole('button', { name: actions.decline }).click();
  await dialog.getByLabel(decline.sentence).fill('Write to us in spring.');
  const preview = dialog.getByRole('region', { name: decline.email });
  await expect(preview.getByText('Write to us in spring.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: decline.submit }).click();
  await expect(page.getByText(decline.done(other.name))).toBeVisible();
  await stands(stages.declined);
  await emailTo(other.visitor, other.email, 'Write to us in spring.');

  await open(first);
  await card.getByRole('button', { name: actions.begin }).click();
  await expect(dialog.getByLabel(begin.slug)).toHaveValue(slug);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: begin.submit }).click();
  await expect(page).toHaveURL(new RegExp(`/staff/catalogue/course/${slug}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(topic);
  await open(first);
  await stands(stages.draft);
  await card.getByRole('link', { name: actions.openDraft }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(topic);
});

test('attendance of a workshop is recorded, and corrected after a mistake; the list can be exported @all', async ({
  page,
  origin,
}) => {
  const { attendance } = applications;
  const slug = 'sell-on-whatsapp';
  const { name, email } = await apply(origin, `/workshops/${slug}/apply`, {});
  // Attendance is recorded once it began: the tests' date is earlier, so the API is answered here.
  const sent: { was: boolean | null; came: boolean | null }[] = [];
  await page.route(`**/api/staff/workshops/${slug}`, async (route) => {
    const lists = (await (await route.fetch()).json()) as WorkshopListsView;
    const came = sent.at(-1)?.came ?? null;
    const sessions = lists.sessions.map((session) => ({
      ...session,
      hasBegun: true,
      places: session.places.map((place) => (place.email === email ? { ...place, came } : place)),
    }));
    await route.fulfill({ json: { ...lists, sessions } });
  });
  await page.route('**/attendance', async (route) => {
    sent.push(route.request().postDataJSON() as (typeof sent)[number]);
    await route.fulfill({ json: { done: true } });
  });
  // The former address of the lists redirects to the new one.
  await page.goto(consoleAt(`/applications?kind=workshop&subject=${slug}`));
  await expect(page).toHaveURL(new RegExp(`/workshops/${slug}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'WhatsApp' })).toBeVisible();
  const place = page.getByRole('listitem').filter({ hasText: email });
  const mark = place.getByRole('group', { name: attendance.label(name) });
  const came = mark.getByRole('button', { name: attendance.came, exact: true });
  await came.click();
  await expect(came).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(attendance.counted(1, 0))).toBeVisible();
  await expectGood(page);
  await came.click();
  await expect(came).toHaveAttribute('aria-pressed', 'false');
  expect(sent).toEqual([
    { was: null, came: true },
    { was: true, came: null },
  ]);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: attendance.print }).first().click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table').getByRole('cell', { name }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.getByRole('button', { name: applications.attendanceList, exact: true }).first().click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: lists.exports.formats['csv-comma'] }).click();
  expect((await saving).suggestedFilename()).toMatch(/^workshop-\d{4}-\d\d-\d\d\.csv$/);
});

test('a booked hour is moved, and then cancelled with the money after one question @all', async ({
  page,
  origin,
}) => {
  const note = `${hostile} ${Date.now()}`;
  const { number, day } = await bookedHour(origin, 'ugc-portfolio-and-first-offer', {
    name: 'Salma',
    note,
  });
  await page.goto(consoleAt(`/bookings/week?day=${day}`));
  await page.getByRole('button', { name: 'Salma' }).first().click();
  const glance = page.getByRole('dialog');
  await expect(glance.getByRole('link', { name: /^Profile of/ })).toBeVisible();
  await expect(glance.getByRole('link', { name: bookings.week.open })).toBeVisible();
  await expectAccessible(page);
  await glance.getByRole('button', { name: common.close }).click();
  await expectGood(page);
  await page.goto(consoleAt('/bookings'));
  const booked = page.getByRole('listitem').filter({ hasText: number });
  await expect(booked.getByText(note)).toBeVisible();
  await booked.getByRole('heading').getByRole('link').click();
  const hour = page.getByRole('region', { name: bookings.moveTitle }).locator('button[value]').nth(4);
  await expect(hour).toBeVisible();
  await expectAccessible(page);
  const when = page.locator('main').getByRole('heading', { level: 2 }).first();
  const before = (await when.textContent()) ?? '';
  await hour.click();
  await page.getByRole('button', { name: /^Move to/ }).click();
  await expect(page.getByText(/^Moved to .+ The learner gets an e-mail/)).toBeVisible();
  // What is cancelled is the hour as shown: the page has reloaded it.
  await expect(when).not.toHaveText(before);
  await page.getByRole('button', { name: bookings.cancel }).click();
  await expect(page.getByText(bookings.cancelSure)).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: bookings.cancel }).click();
  await expect(page.getByText(bookings.cancelled)).toBeVisible();
  await expectAccessible(page);
});

test('staff enter how to join, and a seat’s page shows it in Arabic, its link from an hour before @all', async ({
  page,
  origin,
  browser,
}) => {
  test.info().annotations.push({ type: 'expects-4xx' });
  const slug = 'sell-on-whatsapp';
  const t = applications.joining;
  const { email, visitor } = await apply(origin, `/ar/workshops/${slug}/apply`, { name: 'سلمى العلوي' });
  const seatEmail = await emailTo(visitor, email, '/workshop-places/');
  const link = /\/ar\/workshop-places\/[\w.~-]+/.exec(seatEmail)?.[0] ?? '';
  const meeting = `https://meet.example/${slug}`;

  await page.goto(consoleAt(`/workshops/${slug}`));
  await page.getByLabel(t.meetingUrl).fill(meeting);
  await page.getByLabel(`${t.bring} (English)`).fill('Your phone, charged.');
  const send = page.getByRole('button', { name: /^Save and e-mail \(\d+\)/ });
  await page.getByLabel(`${t.bring} (Arabic)`).fill('هاتفك مشحونًا.');
  await expectGood(page);
  await send.click();
  await expect(page.getByText(/E-mails sent: \d+\./)).toBeVisible();
  await expect(page.getByText(t.missing)).toHaveCount(0);

  const context = await browser.newContext({ baseURL: origin, viewport: { width: 360, height: 740 } });
  const theirs = await context.newPage();
  await theirs.goto(link);
  await expect(theirs.getByText('هاتفك مشحونًا.')).toBeVisible();
  await expect(theirs.getByText(ar.linkFrom('').split('،')[0] ?? '')).toBeVisible();
  await expect(theirs.getByRole('link', { name: ar.openMeeting })).toHaveCount(0);
  await expectGood(theirs);
  await context.close();
});
