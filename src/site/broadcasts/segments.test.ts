import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { place, placeAndPay } from '../../../tests/support/actions.ts';
import { type FormOf, someDetails } from '../../../tests/support/builders.ts';
import { aCohort, teach } from '../../../tests/support/classroom.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { entitlements } from '../../selling/orders/access.table.ts';
import { learningEvents } from '../../learning/classroom/classroom.table.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { agreeToNews, noteBounce, stopNews } from '../../academy/emails/email-choices.service.ts';
import { personTags } from '../../academy/accounts/people.table.ts';
import { waitlistEntries } from '../../catalogue/applicants/waitlist.table.ts';
import type { Purpose, SegmentKind } from './broadcast.ts';

const slug = 'selling-online';
const addressOf = (name: string) => `${name}@example.com`;

describeAcademy('the readers of an e-mail to learners', (test) => {
  const buy = (name: string, of: FormOf = {}) =>
    placeAndPay(test, { details: someDetails({ email: addressOf(name) }), ...of });
  const takeBack = ({ id }: { id: string }) =>
    test.db.update(entitlements).set({ revokedAt: test.context.clock() }).where(eq(entitlements.orderId, id));
  const agree = (name: string) =>
    agreeToNews(test.db, {
      email: addressOf(name),
      name,
      locale: 'en',
      source: 'account',
      wording: 'Tell me',
      now: test.context.clock(),
    });
  async function seat(order: { id: string }, of: Partial<typeof enrolments.$inferInsert> = {}) {
    const id = randomUUID();
    await test.db
      .insert(enrolments)
      .values({ id, orderId: order.id, courseSlug: slug, joinedAt: test.context.clock(), ...of });
    return id;
  }
  async function readersOf(purpose: Purpose, kind: SegmentKind, of = '') {
    const { first, count, leftOut } = await test.academy.staff.audience({ purpose, segment: { kind, of } });
    return { names: first.map(({ email }) => email.replace(/@.*/, '')), count, leftOut };
  }

  it('buyers, those who bought nothing since, and tags; a message about a course needs no agreement', async () => {
    await buy('buyer');
    await place(test, { details: someDetails({ email: addressOf('unpaid') }) });
    await agree('idle');
    await test.db.insert(personTags).values({ email: addressOf('idle'), tag: 'call back' });
    const names = async (...of: Parameters<typeof readersOf>) => (await readersOf(...of)).names;
    expect(await names('course', 'buyers', slug)).toEqual(['buyer']);
    expect(await names('news', 'buyers', slug)).toEqual([]);
    expect(await names('course', 'buyers', 'another')).toEqual([]);
    expect(await names('news', 'everybody')).toEqual(['idle']);
    expect(await names('news', 'idle', '30')).toEqual(['idle']);
    expect(await names('news', 'tag', 'call back')).toEqual(['idle']);
    await agree('buyer');
    expect(await names('news', 'idle', '30')).toEqual(['idle']);
    test.pass(31 * 86_400_000);
    expect(await names('news', 'idle', '30')).toEqual(['buyer', 'idle']);
    await noteBounce(test.db, { email: addressOf('buyer'), locale: 'en', now: test.context.clock() });
    expect(await names('course', 'buyers', slug)).toEqual([]);
  });

  it('of a group: who sits in it, or was given the seat; not another group, no seat taken back, none unpaid', async () => {
    const [cohortId, other] = [await aCohort(test.db, slug), await aCohort(test.db, slug)];
    await seat(await buy('amal'), { cohortId });
    const gift = { recipientName: 'Badia', recipientEmail: addressOf('badia'), giftNote: '' };
    await seat(await buy('giver', { gift }), { cohortId });
    await seat(await buy('elsewhere'), { cohortId: other });
    await seat(await buy('alone'));
    const gone = await buy('gone');
    await seat(gone, { cohortId });
    await takeBack(gone);
    await seat(await place(test, { details: someDetails({ email: addressOf('unpaid') }) }), { cohortId });
    const whole = { names: ['amal', 'badia'], count: 2, leftOut: 0 };
    expect(await readersOf('course', 'cohort', cohortId)).toEqual(whole);
    expect(await readersOf('course', 'cohort', other)).toMatchObject({ names: ['elsewhere'] });
    await agree('badia');
    expect(await readersOf('news', 'cohort', cohortId)).toEqual({ names: ['badia'], count: 1, leftOut: 1 });
    await noteBounce(test.db, { email: addressOf('amal'), locale: 'en', now: test.context.clock() });
    expect(await readersOf('course', 'cohort', cohortId)).toEqual({
      names: ['badia'],
      count: 1,
      leftOut: 1,
    });
  });

  it('who began a course and did not finish: not who never began, nor who finished, nor another course', async () => {
    const { lesson: lessonId = '' } = await teach(test.db, slug, [{ key: 'lesson' }]);
    const at = test.context.clock();
    const begin = (enrolmentId: string) =>
      test.db.insert(learningEvents).values({
        id: randomUUID(),
        enrolmentId,
        lessonId,
        version: 1,
        kind: 'done',
        body: {},
        at,
        receivedAt: at,
      });
    await begin(await seat(await buy('begun')));
    await begin(await seat(await buy('finished'), { finishedAt: at }));
    await seat(await buy('never'));
    const gone = await buy('gone');
    await begin(await seat(gone));
    await takeBack(gone);
    expect(await readersOf('course', 'unfinished', slug)).toMatchObject({ names: ['begun'] });
    expect(await readersOf('course', 'unfinished', 'another')).toMatchObject({ count: 0, leftOut: 0 });
  });

  it('members of the community: who is in it today', async () => {
    const membership = { item: { kind: 'membership', slug: 'clarity-community' } } as const;
    await buy('member', membership);
    await buy('buyer-of-a-course');
    await takeBack(await buy('left', membership));
    await place(test, { details: someDetails({ email: addressOf('unpaid') }), ...membership });
    expect(await readersOf('course', 'members')).toEqual({ names: ['member'], count: 1, leftOut: 0 });
    expect(await readersOf('news', 'members')).toEqual({ names: [], count: 0, leftOut: 1 });
  });

  it('who waits for a course, if they agreed to news: not who left its e-mails, nor another waitlist', async () => {
    const now = test.context.clock();
    const wait = async (name: string, of: Partial<typeof waitlistEntries.$inferInsert> = {}) => {
      const who = { name, email: addressOf(name), phone: '+212612345678', locale: 'ar' } as const;
      await test.db
        .insert(waitlistEntries)
        .values({ id: randomUUID(), courseSlug: slug, joinedAt: now, ...who, ...of });
    };
    await wait('agreed');
    await wait('never-asked');
    await wait('left', { unsubscribedAt: now });
    await wait('elsewhere', { courseSlug: 'another' });
    await wait('ended');
    for (const name of ['agreed', 'left', 'elsewhere', 'ended']) await agree(name);
    await stopNews(test.db, { email: addressOf('ended'), locale: 'ar', by: null, now });
    expect(await readersOf('news', 'waitlist', slug)).toEqual({ names: ['agreed'], count: 1, leftOut: 2 });
  });
});
