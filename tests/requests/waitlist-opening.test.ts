/** A course opens first to those who wait for it, in an academy of its own whose e-mails leave at once. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { words } from '../../src/words.ts';
import { locales } from '../../src/platform/i18n/locale.ts';
import { startForVisitors } from '../support/built-academy.ts';
import { shiftedClock } from '../support/put-clock-forward.ts';
import type { Running } from '../support/start-built.ts';
import { Visitor } from '../support/visitor.ts';
import { askStaff, emailTo, giveDetails, newLearner, prefix, staff } from '../support/visits.ts';

const slug = 'fashion-business-masterclass';

let academy: Running;
beforeAll(async () => {
  academy = await startForVisitors(shiftedClock);
});
afterAll(() => academy.stop());

async function open(address: string): Promise<Visitor> {
  const visitor = new Visitor(academy.origin);
  await visitor.open(address);
  return visitor;
}

it('staff open it, an e-mail brings a link that orders once, and one press ends the e-mails', async () => {
  const waiting = new Map(locales.map((locale) => [locale, newLearner()]));
  for (const [locale, { email, phone }] of waiting) {
    const visitor = await open(`${prefix(locale)}/courses/${slug}/waitlist`);
    await visitor.send({ name: 'Amal', email, phone });
  }
  const owner = await staff(undefined, new Visitor(academy.origin));
  // A live course is sold by its groups: without one nobody could order it.
  const added = await askStaff(owner, 'POST', '/cohorts/add', {
    course: slug,
    startsOn: '2099-01-05',
    weekdays: [2],
    startsAt: '20:30',
    minutes: 90,
    weeks: 8,
    seats: 20,
    trainer: null,
    chatLink: null,
  });
  expect(added.status).toBe(200);
  const opened = await askStaff(owner, 'POST', `/waitlists/${slug}/opening`, { until: '2099-01-01' });
  expect(opened.status).toBe(200);
  const { notOnSaleTitle } = words.en.enrol.closed;
  const forged = 'A'.repeat(43);
  for (const early of ['', `?early=${forged}`])
    expect((await open(`/courses/${slug}/enrol${early}`)).page.text).toContain(notOnSaleTitle);

  for (const [locale, who] of waiting) {
    const { early } = words[locale].coupon;
    const { waitlistEmails } = words[locale];
    const visitor = new Visitor(academy.origin);
    const email = (await emailTo(visitor, who.email, '?early=')).replaceAll('&amp;', '&');
    const link = /(?:\/(?:ar|fr))?\/courses\/[\w-]+\/enrol\?early=[\w-]+/.exec(email)?.[0] ?? '';
    const page = await visitor.open(link);
    expect(page.text).toContain(early.title);
    expect(page.$('[name=email]').val()).toBe(who.email);
    expect((await giveDetails(visitor, who)).address).toMatch(/\/method$/);
    expect((await visitor.open(link)).text).toContain(early.usedTitle);

    const stop = /(?:\/(?:ar|fr))?\/waitlist-letters\/[\w-]+/.exec(email)?.[0] ?? '';
    // As a mail program does it: it follows no redirect.
    const pressed = await visitor.ask(stop, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(pressed.status).toBe(200);
    expect((await visitor.open(stop)).text).toContain(waitlistEmails.statuses.unsubscribed.title);
    const left = await visitor.send(
      {},
      { form: 'main details form', button: { name: 'intent', value: 'leave' } },
    );
    expect(left.text).toContain(waitlistEmails.statuses.gone.title);
  }
}, 400_000);
