import { beforeEach, describe, expect, test } from 'vitest';
import { applications } from '../../catalogue/applicants/application.table.ts';
import { seatOfToken } from '../../catalogue/workshops/workshop-seats.service.ts';
import { makeSigner } from '../../platform/signed-token.ts';
import { workshops } from '../../academy/content/catalogue.table.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { processWorkshops } from '../../catalogue/workshops/workshop-place.service.ts';
import { aWorkshop, seedOffers } from '../../../tests/support/applications.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { emailSecret, postOutbox } from '../../../tests/support/post-emails.ts';
import { headerFault, type MailToPost } from '../../academy/emails/mail-to-post.ts';

const origin = 'https://academy.example';
const signer = makeSigner(emailSecret);
let mails: MailToPost[];
let outcomes: string[];

const test_ = academyForEach({ context: { signer } });
beforeEach(async () => {
  await seedOffers(test_.db);
  mails = [];
  outcomes = [];
});

/** Posts every e-mail of the outbox. */
async function postAll(): Promise<void> {
  const { clock } = test_.context;
  const done = await postOutbox(test_, { now: clock(), clock });
  mails.push(...done.mails);
  outcomes.push(...done.outcomes);
}

const names = { en: 'Salma Alaoui', ar: 'سلمى العلوي', fr: 'Salma Alaoui' } as const;
const person = (locale: Locale, email = 'salma@example.com') => ({
  locale,
  name: names[locale],
  email,
  phone: '+212612345678',
});
const academyAddress = 'hello@academy.example';
const toApplicant = (email = 'salma@example.com'): MailToPost[] =>
  mails.filter((mail) => mail.to.includes(email));
const toUs = (): MailToPost[] => mails.filter((mail) => mail.to.includes(academyAddress));

function only(list: readonly MailToPost[]): MailToPost {
  const [mail] = list;
  if (!mail || list.length !== 1)
    throw new Error(`${list.length} mails: ${list.map((one) => one.subject).join(' | ')}`);
  return mail;
}

const setWorkshop = (of: Parameters<typeof aWorkshop>[0]) =>
  test_.db.update(workshops).set({ record: aWorkshop(of) });

/** Holds for every e-mail to a person. */
function expectWellMade(mail: MailToPost, locale: Locale): void {
  expect(headerFault(mail)).toBeNull();
  expect(mail.language).toBe(locale);
  expect(mail.replyTo).toBe(academyAddress);
  expect(mail.html).toContain(locale === 'ar' ? '<html lang="ar" dir="rtl">' : '<html lang="en" dir="ltr">');
  expect(mail.text).toContain(locale === 'ar' ? 'سلمى' : 'Hello Salma');
  expect(mail.html?.replace(/<img src="cid:(logo|tiles)"/g, '')).not.toMatch(
    /<img|<script|<link|@import|url\(|<svg|<iframe|<form|\son\w+=/i,
  );
  expect(`${mail.subject} ${mail.text}`).not.toMatch(/undefined|null|NaN|\[object|[{}]/);
  if (locale === 'ar') {
    const prose = mail.text.replace(/https:\S+|\S+@\S+|MAD|budget\.xlsx/g, '');
    expect(prose.match(/[A-Za-z]{2,}/g) ?? []).toEqual([]);
    expect(mail.text).not.toMatch(/[\u0660-\u0669]/);
    for (const [link] of mail.text.matchAll(/https:\S+/g))
      expect(link).toMatch(/^https:\/\/(academy\.example\/ar\/|wa\.me\/)/);
  }
}

describe.each(['en', 'ar'] as const)('e-mails about applications (%s)', (locale) => {
  const path = (rest: string) => `${origin}${locale === 'ar' ? '/ar' : ''}${rest}`;

  test('every simple kind is answered in the applicant’s language with what happens next', async () => {
    const { academy } = test_;
    const { name, email, phone } = person(locale);
    await academy.joinWaitlist({ courseSlug: 'selling-online', locale, name, email, phone });
    await academy.proposeCourse({ ...person(locale), courseTopic: 'Caftans', experience: null });
    await academy.writeToUs({ ...person(locale), topic: 'press', message: 'A question.' });
    await academy.applyForJob({ ...person(locale), jobSlug: 'a-job', link: null, message: 'Yes.' });
    await academy.requestConsultation({
      ...person(locale),
      serviceSlug: 'a-service',
      preferredTimes: 'x',
      message: 'y',
    });
    await postAll();
    const theirs = toApplicant();
    expect(theirs).toHaveLength(5);
    for (const mail of theirs) expectWellMade(mail, locale);
    const about = (part: string) => only(theirs.filter((mail) => mail.text.includes(part)));
    about(path('/courses/selling-online'));
    about(path('/careers/a-job'));
    expect(about(path('/consultation/a-service')).text).toContain('500');
    about(path('/host-course'));
  });

  test('the academy is notified of each, and a reply goes to the applicant', async () => {
    await test_.academy.writeToUs({
      ...person(locale),
      topic: 'press',
      message: 'First line.\nSecond <b>line</b>.',
    });
    await postAll();
    const mail = only(toUs());
    expect(mail.replyTo).toBe('salma@example.com');
    expect(headerFault(mail)).toBeNull();
    expect(mail.subject).toBe(`Message: ${names[locale]}`);
    for (const part of ['salma@example.com', '+212612345678', 'Press', `${origin}/staff/applications`])
      expect(mail.text).toContain(part);
    expect(mail.text).toContain('First line.\nSecond <b>line</b>.');
    expect(mail.html).toContain('Second &lt;b&gt;line&lt;/b&gt;.');
  });

  test('a seat is confirmed with day, hours, venue, calendar and a link to give it up', async () => {
    await test_.academy.applyToWorkshop({ ...person(locale), workshopSlug: 'a-workshop' });
    await postAll();
    const mail = only(toApplicant());
    expectWellMade(mail, locale);
    for (const part of ['19:00', '21:30', '2026', '/calendar.ics']) expect(mail.text).toContain(part);
    expect(mail.text).toContain(locale === 'ar' ? 'السبت' : 'Saturday');
    const [, token = ''] = /workshop-places\/([\w-]+)/.exec(mail.text) ?? [];
    expect(seatOfToken(signer, token)).not.toBeNull();
    expect((await test_.academy.workshopSeat(token))?.place).toBe('seat');
    expect(only(toUs()).text).toContain('has a seat');
    expect(only(toUs()).subject).toBe(`Workshop: Film with a phone, has a seat: ${names[locale]}`);
  });

  test('for a full workshop the queue is confirmed; a freed seat is offered to the next alone, with a link to take it', async () => {
    await setWorkshop({ capacity: 1 });
    for (const email of ['salma@example.com', 'amal@example.com', 'hind@example.com'])
      await test_.academy.applyToWorkshop({ ...person(locale, email), workshopSlug: 'a-workshop' });
    await postAll();
    expectWellMade(only(toApplicant('amal@example.com')), locale);
    expect(only(toApplicant('amal@example.com')).subject).toMatch(/waitlist|لائحة الانتظار/);
    const [, token = ''] = /workshop-places\/([\w-]+)/.exec(only(toApplicant()).text) ?? [];
    mails = [];
    await test_.academy.giveUpWorkshopSeat(token, 'give-up');
    await postAll();
    const freed = only(mails);
    expect(freed.to).toEqual(['amal@example.com']);
    expectWellMade(freed, locale);
    expect(freed.subject).toMatch(/A seat is free|فرغ مقعد/);
    const [, offer = ''] = /workshop-places\/([\w-]+)/.exec(freed.text) ?? [];
    expect((await test_.academy.workshopSeat(offer))?.place).toBe('offered');
    mails = [];
    await test_.academy.takeOfferedSeat(offer);
    await postAll();
    expectWellMade(only(mails), locale);
    expect(only(mails).text).toContain('/calendar.ics');
  });

  test('names for the next session are confirmed, and notified of its date once', async () => {
    await setWorkshop({ heldOn: '2026-05-01' });
    await test_.academy.applyToWorkshop({ ...person(locale), workshopSlug: 'a-workshop' });
    await postAll();
    expectWellMade(only(toApplicant()), locale);
    mails = [];
    await setWorkshop({ heldOn: '2026-07-04' });
    await processWorkshops(test_.context);
    await processWorkshops(test_.context);
    await postAll();
    const mail = only(mails);
    expectWellMade(mail, locale);
    expect(mail.text).toContain(path('/workshops/a-workshop/apply'));
    expect(mail.text).toContain('2026');
  });

  test('whoever is moved to another day gets the new one, with a seat', async () => {
    await test_.academy.applyToWorkshop({ ...person(locale), workshopSlug: 'a-workshop' });
    await postAll();
    mails = [];
    await setWorkshop({ heldOn: '2026-07-05' });
    await processWorkshops(test_.context);
    await postAll();
    expectWellMade(only(mails), locale);
    expect(only(mails).text).toContain(locale === 'ar' ? 'الأحد' : 'Sunday');
  });

  test('a free product comes as a link that works until it expires', async () => {
    await test_.academy.requestAccess({ locale, email: 'salma@example.com', productSlug: 'budget' });
    await postAll();
    const mail = only(toApplicant());
    expect(mail.text).toContain(locale === 'ar' ? 'ميزانية.xlsx' : 'budget.xlsx');
    expect(mail.text).toContain(path('/downloads/'));
    const [, token = ''] = /downloads\/([\w-]+)/.exec(mail.text) ?? [];
    expect(await test_.academy.download(token)).toMatchObject({
      ok: true,
      download: { locale, expiresAt: new Date('2026-06-04T22:59:59Z') },
    });
    test_.pass(85 * 3_600_000);
    expect(await test_.academy.download(token)).toMatchObject({ ok: false, reason: 'link-expired' });
  });

  test('interest in a paid product is confirmed without any link to a file', async () => {
    await test_.academy.requestAccess({ locale, email: 'salma@example.com', productSlug: 'paid-one' });
    await postAll();
    expect(only(toApplicant()).text).toContain(path('/products/paid-one'));
    expect(only(toApplicant()).text).not.toContain('/downloads/');
  });
});

test('an outdated e-mail is not posted', async () => {
  await setWorkshop({ capacity: 1 });
  for (const email of ['salma@example.com', 'amal@example.com'])
    await test_.academy.applyToWorkshop({ ...person('en', email), workshopSlug: 'a-workshop' });
  await setWorkshop({ capacity: 5 });
  await processWorkshops(test_.context);
  await postAll();
  expect(outcomes).toContain('workshop-waiting overtaken');
  expect(only(toApplicant('amal@example.com')).subject).toMatch(/A seat is free/);
});

test('the offer of a free seat is not posted once somebody else took it', async () => {
  await setWorkshop({ capacity: 1 });
  for (const email of ['salma@example.com', 'amal@example.com'])
    await test_.academy.applyToWorkshop({ ...person('en', email), workshopSlug: 'a-workshop' });
  await postAll();
  await setWorkshop({ capacity: 2 });
  await processWorkshops(test_.context);
  await test_.academy.applyToWorkshop({ ...person('en', 'hind@example.com'), workshopSlug: 'a-workshop' });
  mails = [];
  await postAll();
  expect(outcomes).toContain('workshop-seat-offer overtaken');
  expect(toApplicant('amal@example.com')).toEqual([]);
});

test('e-mails to the academy name their subject', async () => {
  const { academy } = test_;
  const { name, email, phone, locale } = person('en');
  await academy.joinWaitlist({ courseSlug: 'selling-online', locale, name, email, phone });
  await academy.proposeCourse({ ...person('en'), courseTopic: 'Caftans', experience: null });
  await academy.requestConsultation({
    ...person('en'),
    serviceSlug: 'a-service',
    preferredTimes: 'x',
    message: 'y',
  });
  await postAll();
  const subjects = toUs().map(({ subject }) => subject);
  expect(subjects.sort()).toEqual([
    'Consultation: Launch check: Salma Alaoui',
    'Course proposal: Salma Alaoui',
    expect.stringMatching(/^Waitlist: .+: Salma Alaoui$/),
  ]);
});

test('a text without a space breaks inside the e-mail instead of widening it', async () => {
  await test_.academy.writeToUs({ ...person('en'), topic: 'press', message: 'a'.repeat(700) });
  await postAll();
  const [, box = ''] = /(<p[^>]*>)a{700}/.exec(only(toUs()).html) ?? [];
  expect(box).toContain('overflow-wrap:anywhere');
  expect(box).toContain('word-break:break-word');
});

test('nothing is posted about an application that was removed', async () => {
  await test_.academy.writeToUs({ ...person('en'), topic: 'press', message: 'A question.' });
  await test_.db.delete(applications);
  await postAll();
  expect(mails).toEqual([]);
});

test('a link that expired before it was posted is not posted', async () => {
  await test_.academy.requestAccess({ locale: 'en', email: 'salma@example.com', productSlug: 'budget' });
  test_.pass(85 * 3_600_000);
  await postAll();
  expect(outcomes).toContain('access-link overtaken');
});

test('nothing that a stranger typed reaches the address they typed, except one plain word', async () => {
  const { academy } = test_;
  const name = 'evil.example/win Free money';
  await academy.proposeCourse({ ...person('en'), name, courseTopic: 'evil topic', experience: 'evil past' });
  await academy.writeToUs({ ...person('en'), name, topic: 'press', message: 'evil message' });
  await postAll();
  for (const mail of toApplicant()) {
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/evil|Free money/);
    expect(mail.text).toContain('Hello,');
  }
});
