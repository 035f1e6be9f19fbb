import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { earlyToken, waitlistEmailsToken } from '../../catalogue/applicants/waitlist.service.ts';
import { waitlistEntries } from '../../catalogue/applicants/waitlist.table.ts';
import { applications } from '../../catalogue/applicants/application.table.ts';
import { courses } from '../../academy/content/catalogue.table.ts';
import { cohorts } from '../orders/cohorts.table.ts';
import { claimEmails } from '../../academy/emails/outbox-claim.store.ts';
import type { MailToPost } from '../../academy/emails/mail-to-post.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { emailPoster } from '../../server/post-email.ts';
import { aCourse, aForm, someDetails } from '../../../tests/support/builders.ts';
import { aCohort, aTaughtCourse } from '../../../tests/support/classroom.ts';
import { staff } from '../../../tests/support/actions.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { processWaitlists } from './waitlists.service.ts';
import { asWritten, describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { allowed, present } from '../../../tests/support/sure.ts';

const dayMs = 86_400_000;
const slug = 'selling-online';

describeOnBothEngines('a course that opens to those who wait', (engine) => {
  const test_ = academyForEach({ engine, courses: [aCourse({ comingSoon: true })] });

  const join = (email: string, locale: 'en' | 'ar' = 'en') =>
    test_.academy.joinWaitlist({ courseSlug: slug, locale, name: 'Amal', email, phone: '+212612345678' });
  const entries = () => test_.db.select().from(waitlistEntries);
  const entryOf = async (email: string) => present((await entries()).find((one) => one.email === email));
  const openIt = (days = 3) =>
    test_.academy.staff.openCourse({
      courseSlug: slug,
      publicAt: new Date(test_.context.clock().getTime() + days * dayMs),
      staff,
    });
  const emailsNamed = async (name: string) =>
    (await test_.db.select().from(outbox).orderBy(asWritten)).filter(
      ({ payload }) => payload['emailName'] === name,
    );
  const orderWith = (token: string | undefined, email = 'amal@example.com') =>
    test_.academy.placeOrder(aForm({ courseSlug: slug, earlyToken: token, details: someDetails({ email }) }));
  const early = async (email: string) => earlyToken(test_.context.signer, (await entryOf(email)).id);
  const stop = async (email: string) => waitlistEmailsToken(test_.context.signer, (await entryOf(email)).id);

  async function post(): Promise<MailToPost[]> {
    const mails: MailToPost[] = [];
    const { database, context } = test_;
    const posting = emailPoster({
      db: database.db,
      post: async (mail) => void mails.push(mail),
      from: null,
      secret: 'a secret of the tests, long enough for all',
      publicOrigin: context.publicOrigin,
      clock: context.clock,
      staffAddresses: async () => [staff.email],
      worksHere: async () => true,
    });
    const now = new Date(context.clock().getTime() + 1_000);
    const until = new Date(now.getTime() + 60_000);
    for (const row of await claimEmails(database.db, { kind: 'mail', token: 't', now, until, most: 500 }))
      await posting(row);
    return mails;
  }

  test('everybody on the waitlist gets one e-mail, with a link of their own, in their language', async () => {
    await join('amal@example.com');
    await join('nora@example.com', 'ar');
    expect(await processWaitlists(test_.context)).toBe(0);
    expect(await openIt()).toEqual({ ok: true });
    expect(await processWaitlists(test_.context)).toBe(2);
    expect(await processWaitlists(test_.context)).toBe(0);
    expect(await emailsNamed('waitlist-open')).toHaveLength(2);
    const mails = (await post()).filter(({ unsubscribe }) => unsubscribe !== undefined);
    expect(mails.map(({ to, language }) => [to[0], language]).sort()).toEqual([
      ['amal@example.com', 'en'],
      ['nora@example.com', 'ar'],
    ]);
    const theirs = mails.find(({ to }) => to[0] === 'nora@example.com');
    expect(theirs?.text).toContain(`/ar/courses/${slug}/enrol?early=${await early('nora@example.com')}`);
    expect(theirs?.unsubscribe).toContain(`/ar/waitlist-letters/${await stop('nora@example.com')}`);
    expect(theirs?.text).toContain('990');
  });

  test('the link allows one order before everybody else; a forged one does not', async () => {
    await join('amal@example.com');
    const token = await early('amal@example.com');
    expect(await orderWith(token)).toBeRefused('not-on-sale');
    await openIt();
    expect(await orderWith(undefined)).toBeRefused('not-on-sale');
    for (const forged of [
      '',
      'x',
      `${token}x`,
      token.slice(1),
      await stop('amal@example.com'),
      (await entryOf('amal@example.com')).id,
    ])
      expect(await orderWith(forged)).toBeRefused('not-on-sale');
    // Nor does an entry's id in the item that a caller sends.
    const item = { kind: 'course', slug, early: (await entryOf('amal@example.com')).id } as const;
    expect(await test_.academy.placeOrder(aForm({ item }))).toBeRefused('not-on-sale');
    const ordered = allowed(await orderWith(token, 'Amal+derb@example.com'));
    expect(await orderWith(token)).toBeRefused('not-on-sale');
    expect(await test_.academy.earlyLink({ courseSlug: slug, token })).toMatchObject({ status: 'used' });
    // An order that ended without payment leaves the link usable, and can be opened again.
    await test_.academy.cancelOrder({ token: ordered.order.token });
    expect(await test_.academy.earlyLink({ courseSlug: slug, token })).toMatchObject({ status: 'open' });
    expect(await test_.academy.reopenOrder({ token: ordered.order.token })).toMatchObject({ ok: true });
    expect(await orderWith(token)).toBeRefused('not-on-sale');
  });

  test('a link that was passed on orders only for its own address; another address does not use it up', async () => {
    await join('amal@example.com');
    await openIt();
    const token = await early('amal@example.com');
    const refusal = { ok: false, reason: 'early-other-address' };
    for (const email of ['friend@example.com', 'amal@example.org', 'amal@example.com.example.org'])
      expect(await orderWith(token, email)).toEqual(refusal);
    expect(await test_.academy.earlyLink({ courseSlug: slug, token })).toMatchObject({ status: 'open' });
    // Changing the address afterwards, on the order's page or by sending the form again, does not get around this.
    const form = aForm({
      courseSlug: slug,
      earlyToken: token,
      details: someDetails({ email: 'amal@example.com' }),
    });
    const placed = allowed(await test_.academy.placeOrder(form));
    const { token: heldToken } = placed.order;
    const details = someDetails({ email: 'friend@example.com' });
    expect(await test_.academy.changeDetails({ token: heldToken, details })).toEqual(refusal);
    const again = { ...form, details, heldTokens: [heldToken] };
    expect(await test_.academy.placeOrder(again)).toEqual(refusal);
    expect(await test_.academy.orderByToken(heldToken)).toMatchObject({
      order: { email: 'amal@example.com' },
    });
    const theirs = someDetails({ email: 'amal@example.com', name: 'Amal Idrissi' });
    expect(await test_.academy.changeDetails({ token: heldToken, details: theirs })).toMatchObject({
      ok: true,
    });
    // From the public opening day any address is allowed.
    test_.pass(3 * dayMs);
    await processWaitlists(test_.context);
    expect(await test_.academy.changeDetails({ token: heldToken, details })).toMatchObject({ ok: true });
  });

  test('a link works for its own course only', async () => {
    await join('amal@example.com');
    await openIt();
    const token = await early('amal@example.com');
    expect(await test_.academy.earlyLink({ courseSlug: 'another', token })).toBeNull();
  });

  test('from the opening day the course is on sale for everybody, and the link still works', async () => {
    await join('amal@example.com');
    await openIt(3);
    await processWaitlists(test_.context);
    test_.pass(3 * dayMs);
    await processWaitlists(test_.context);
    expect((await test_.academy.course(slug))?.course.comingSoon).toBe(false);
    expect(await orderWith(undefined, 'anybody@example.com')).toMatchObject({ ok: true });
    expect(await orderWith(await early('amal@example.com'))).toMatchObject({ ok: true });
    // Closed by hand afterwards it stays closed: the scheduler opens it once.
    await test_.db.update(courses).set({ record: aCourse({ comingSoon: true }) });
    await processWaitlists(test_.context);
    expect((await test_.academy.course(slug))?.course.comingSoon).toBe(true);
  });

  test('whoever unsubscribes gets no e-mail, and whoever leaves is deleted with their application', async () => {
    await join('amal@example.com');
    await join('nora@example.com');
    await join('salma@example.com');
    const [amal, nora] = [await stop('amal@example.com'), await stop('nora@example.com')];
    expect(await test_.academy.setWaitlistEmails({ token: amal, wanted: false })).toBe(true);
    expect(await test_.academy.setWaitlistEmails({ token: amal, wanted: false })).toBe(true);
    expect(await test_.academy.waitlistEmails(amal)).toMatchObject({ status: 'unsubscribed' });
    expect(await test_.academy.leaveWaitlist(nora)).toBe(true);
    expect(await test_.academy.leaveWaitlist(nora)).toBe(true);
    expect(await test_.academy.waitlistEmails(nora)).toMatchObject({ status: 'gone', course: null });
    const sent = await test_.db.select().from(applications);
    expect(sent.map(({ email }) => email).sort()).toEqual(['amal@example.com', 'salma@example.com']);
    await openIt();
    expect(await processWaitlists(test_.context)).toBe(1);
    // Unsubscribing after the e-mail was queued stops it too.
    await test_.academy.setWaitlistEmails({ token: await stop('salma@example.com'), wanted: false });
    expect((await post()).filter(({ unsubscribe }) => unsubscribe !== undefined)).toHaveLength(0);
    for (const forged of ['', 'x', amal.slice(2), await early('amal@example.com')]) {
      expect(await test_.academy.waitlistEmails(forged)).toBeNull();
      expect(await test_.academy.setWaitlistEmails({ token: forged, wanted: false })).toBe(false);
      expect(await test_.academy.leaveWaitlist(forged)).toBe(false);
    }
  });

  test('staff are notified once of a course that came on sale in another way, and nobody else is', async () => {
    await join('amal@example.com');
    await test_.db.update(courses).set({ record: aCourse() });
    expect(await processWaitlists(test_.context)).toBe(0);
    expect(await processWaitlists(test_.context)).toBe(0);
    expect(await emailsNamed('staff-waitlist')).toHaveLength(1);
    expect(
      (await post()).some(({ to, text }) => to[0] === staff.email && text.includes('/staff/waitlists')),
    ).toBe(true);
    const write = { courseSlug: slug, publicAt: null, staff };
    expect(await test_.academy.staff.openCourse(write)).toEqual({ ok: true });
    expect(await processWaitlists(test_.context)).toBe(1);
    const mail = (await post()).find(({ unsubscribe }) => unsubscribe !== undefined);
    expect(mail?.subject).toContain('Enrolment is open');
  });

  test('whoever waits for a seat in a full course gets no e-mail that it is open', async () => {
    await join('amal@example.com');
    await test_.db.update(courses).set({ record: aCourse({ capacity: 0 }) });
    await processWaitlists(test_.context);
    expect(await emailsNamed('staff-waitlist')).toHaveLength(0);
  });

  test('a course sold by groups opens once a group has a seat, and until then nobody gets an e-mail', async () => {
    await test_.db
      .update(courses)
      .set({ record: aTaughtCourse({ slug, courseType: 'live', comingSoon: true }) });
    await join('amal@example.com');
    const needsGroup = async () => (await test_.academy.staff.waitlists())[0]?.needsGroup;
    const refused = { ok: false, reason: 'no-open-group' };
    expect([await openIt(), await needsGroup()]).toEqual([refused, true]);
    const group = await aCohort(test_.db, slug, { startsOn: '2026-09-07', seats: 0 });
    expect([await openIt(), await needsGroup()]).toEqual([refused, true]);
    expect(await processWaitlists(test_.context)).toBe(0);
    await test_.db.update(cohorts).set({ seats: 1 }).where(eq(cohorts.id, group));
    expect([await needsGroup(), await openIt()]).toEqual([false, { ok: true }]);
    expect(await processWaitlists(test_.context)).toBe(1);
  });

  test('a course that cannot be opened is refused with the reason', async () => {
    expect(await openIt(-1)).toBeRefused('past');
    expect(
      await test_.academy.staff.openCourse({ courseSlug: 'nothing', publicAt: null, staff }),
    ).toBeRefused('course-not-found');
    await test_.db.update(courses).set({ record: aCourse({ comingSoon: true, priceCentimes: null }) });
    expect(await openIt()).toBeRefused('no-price');
    await test_.db.update(courses).set({ record: aCourse({ comingSoon: true }) });
    expect(await openIt()).toEqual({ ok: true });
    expect(await openIt()).toBeRefused('already-open');
    await expect(
      test_.academy.staff.openCourse({
        courseSlug: slug,
        publicAt: null,
        staff: { ...staff, role: 'finance' },
      }),
    ).rejects.toThrow('finance');
  });

  test('hundreds get their e-mail in batches, each once', async () => {
    for (let one = 0; one < 60; one += 1) await join(`person-${one}@example.com`);
    await openIt();
    expect(await processWaitlists(test_.context)).toBe(50);
    expect(await processWaitlists(test_.context)).toBe(10);
    expect(await emailsNamed('waitlist-open')).toHaveLength(60);
    expect((await test_.academy.staff.waitlists())[0]).toMatchObject({
      status: 'ahead',
      counts: { inAll: 60, told: 60, untold: 0 },
    });
  });
});
