import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sprintMembers } from './sprint.table.ts';
import type { Member } from '../../academy/sign-in/member.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { instantInMorocco } from '../../platform/time/calendar-date.ts';
import { aMember, block, openTestCommunity, write } from '../../../tests/support/community.ts';
import type { TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { postEmails } from '../../../tests/support/post-emails.ts';
import { bindScheduler } from '../../jobs.ts';
import { allowed } from '../../../tests/support/sure.ts';

const dayMs = 86_400_000;
/** A Monday, and the date of the tests' clock. */
const startsOn = '2026-06-01';
const staff = { email: 'moderator@academy.example', role: 'moderator' } as const;
const wishes = { goal: 'Ten people know my price', reminders: true, partner: true };

describeOnBothEngines('a sprint', (engine) => {
  let test: TestAcademy;
  let salma: Member;
  let nadia: Member;
  beforeEach(async () => {
    ({ test, salma, nadia } = await openTestCommunity(engine));
  });
  afterEach(() => test.close());

  const sprints = () => test.academy.sprints;
  const scheduler = () => bindScheduler(test.context);
  const goTo = (date: string, time: string) =>
    test.pass(instantInMorocco(date, time).getTime() - test.context.clock().getTime());
  const join = async (member: Member) => {
    const joined = await sprints().joinSprint({ member, startsOn, wishes });
    // Its e-mail is not what the tests are about.
    await postEmails(test);
    return joined;
  };
  const checkIn = (day: number, member = salma) =>
    sprints().checkIn({ member, startsOn, day, line: `Line ${day}` });
  const mineOf = async (member: Member) => allowed(await sprints().sprint(member)).mine;
  const shutOut = (member: Member, shutOutAt: Date | null) =>
    test.db.update(memberProfiles).set({ shutOutAt }).where(eq(memberProfiles.memberId, member.id));
  const pair = (one = salma, other = nadia) =>
    test.academy.staff.moderation.pairPartners({ startsOn, memberIds: [one.id, other.id], staff });
  const toSalma = async () => (await postEmails(test)).filter(({ to }) => to[0] === salma.email);

  it('can be joined in its first week, and a day can be checked in once it has come', async () => {
    expect(await join(salma)).toEqual({ ok: true });
    expect(await checkIn(1)).toEqual({ ok: true, isFinished: false });
    expect(await checkIn(2)).toBeRefused('not-come');
    test.pass(dayMs);
    await checkIn(2);
    expect(await mineOf(salma)).toMatchObject({ done: 2, streak: 2 });
    test.pass(7 * dayMs);
    expect(await join(nadia)).toBeRefused('not-open');
    expect(await sprints().joinSprint({ member: nadia, startsOn: '2026-06-09', wishes })).toMatchObject({
      ok: false,
    });
  });

  it('sends one e-mail to whoever joins, with the day it starts, the goal and the way to leave', async () => {
    const coming = '2026-07-06';
    const joinNext = () => sprints().joinSprint({ member: salma, startsOn: coming, wishes });
    await joinNext();
    const [email, ...more] = await toSalma();
    expect(more).toEqual([]);
    expect(email?.subject).toBe('The 15-day sprint starts on Monday, 6 July 2026, and you are in it');
    expect(email?.text).toContain(wishes.goal);
    await sprints().leaveSprint({ member: salma, startsOn: coming });
    await joinNext();
    expect(await toSalma()).toEqual([]);
  });

  it('all fifteen days make one badge and one e-mail, even when the last two come at once', async () => {
    await join(salma);
    test.pass(20 * dayMs);
    for (let day = 1; day <= 13; day += 1) await checkIn(day);
    const last = await Promise.all([checkIn(14), checkIn(15)]);
    const again = await checkIn(15);
    const finished = [...last, again].filter((each) => each.ok && each.isFinished);
    expect(finished).toHaveLength(1);
    const page = await test.academy.safety.memberPage({ member: nadia, id: salma.id });
    expect(page).toMatchObject({ finished: [startsOn] });
    expect(await toSalma()).toMatchObject([{ subject: 'You have finished the 15-day sprint' }]);
    expect(await toSalma()).toEqual([]);
  });

  it('days cannot be caught up once it is over', async () => {
    await join(salma);
    test.pass(21 * dayMs);
    expect(await checkIn(1)).toBeRefused('not-come');
    expect(await mineOf(salma)).toBeNull();
  });

  describe('the reminder', () => {
    it('is sent once, in the evening, on a day that is not checked in', async () => {
      await join(salma);
      await scheduler().remindSprint();
      expect(await toSalma()).toEqual([]);
      goTo('2026-06-01', '19:45');
      await Promise.all([scheduler().remindSprint(), scheduler().remindSprint()]);
      const [email, ...more] = await toSalma();
      expect(more).toEqual([]);
      expect(email?.unsubscribe).toContain('/circle/digest/');
      goTo('2026-06-02', '12:00');
      await checkIn(2);
      goTo('2026-06-02', '20:00');
      await scheduler().remindSprint();
      expect(await toSalma()).toEqual([]);
    });

    it('is never sent at the weekend, after leaving, after the membership, or once it was switched off', async () => {
      await join(salma);
      goTo('2026-06-06', '20:00');
      await scheduler().remindSprint();
      expect(await toSalma()).toEqual([]);
      goTo('2026-06-08', '20:00');
      await scheduler().remindSprint();
      await sprints().leaveSprint({ member: salma, startsOn });
      expect(await toSalma()).toEqual([]);
      await join(nadia);
      goTo('2026-06-09', '20:00');
      await scheduler().remindSprint();
      await test.db.update(orders).set({ status: 'Refunded' }).where(eq(orders.email, nadia.email));
      expect(await postEmails(test)).toEqual([]);
    });
  });

  describe('partners', () => {
    it('read each other’s goal and lines once they are paired, and both are notified', async () => {
      await join(salma);
      await join(nadia);
      await checkIn(1, nadia);
      expect(await pair()).toEqual({ ok: true });
      expect(await mineOf(salma)).toMatchObject({
        partner: { name: 'Nadia', goal: wishes.goal, lines: [{ day: 1, line: 'Line 1' }] },
      });
      expect((await postEmails(test)).map(({ to }) => to[0]).sort()).toEqual(
        [salma.email, nadia.email].sort(),
      );
    });

    it('when one leaves, the other waits again', async () => {
      await join(salma);
      await join(nadia);
      await pair();
      await sprints().leaveSprint({ member: nadia, startsOn });
      expect(await mineOf(salma)).toMatchObject({ partner: null, wantsPartner: true });
      expect(await postEmails(test)).toEqual([]);
      expect(await test.academy.staff.moderation.waitingForPartner()).toMatchObject([{ name: 'Salma' }]);
    });

    it('are separated by a block, and members with a block between them are never paired', async () => {
      await join(salma);
      await join(nadia);
      await pair();
      await test.academy.safety.block({ member: salma, id: nadia.id });
      expect(await mineOf(salma)).toMatchObject({ partner: null });
      expect(await mineOf(nadia)).toMatchObject({ partner: null });
      expect(await pair()).toBeRefused('apart');
    });

    it('one who is shut out waits for nobody, but waits again when let in again', async () => {
      await join(salma);
      await join(nadia);
      const waiting = async () =>
        (await test.academy.staff.moderation.waitingForPartner()).map(({ name }) => name).toSorted();
      expect(await waiting()).toEqual(['Nadia', 'Salma']);
      await shutOut(nadia, test.context.clock());
      expect(await waiting()).toEqual(['Salma']);
      await shutOut(nadia, null);
      expect(await waiting()).toEqual(['Nadia', 'Salma']);
    });

    it('a silent one is asked once, without a name', async () => {
      await join(salma);
      await join(nadia);
      await pair();
      await postEmails(test);
      await sprints().askForPartner({ member: nadia, startsOn });
      await sprints().askForPartner({ member: nadia, startsOn });
      const emails = await toSalma();
      expect(emails).toHaveLength(1);
      expect(emails[0]?.text).not.toContain('Nadia');
    });

    it('of four members paired at once nobody has two partners', async () => {
      const others = [await aMember(test, 'Amal'), await aMember(test, 'Hind')];
      const all = [salma, nadia, ...others];
      for (const member of all) await join(member);
      await Promise.all(all.flatMap((one) => all.map((other) => pair(one, other))));
      const rows = await test.db.select().from(sprintMembers);
      for (const { memberId, partnerId } of rows)
        expect(rows.find((row) => row.memberId === partnerId)?.partnerId).toBe(memberId);
    });
  });

  describe('the weekly digest', () => {
    const sunday = '2026-06-07';
    const wantDigest = (member: Member) =>
      test.db.update(memberProfiles).set({ wantsDigest: true }).where(eq(memberProfiles.memberId, member.id));
    const onSunday = async () => {
      goTo(sunday, '18:30');
      await scheduler().sendDigests();
      await scheduler().sendDigests();
    };

    it('shows what is new, without hidden names, once, to members who want it', async () => {
      await wantDigest(salma);
      await write(test, nadia, 'I sold a tray');
      await write(test, nadia, 'Is mine too dear?', { space: 'questions', isAnonymous: true });
      await onSunday();
      const [email, ...more] = await postEmails(test);
      expect(more).toEqual([]);
      expect(email?.to).toEqual([salma.email]);
      expect(email?.text).toContain('I sold a tray');
      expect(email?.text).toContain('A question without a name');
      expect(email?.text.match(/Nadia/g)).toHaveLength(1);
      expect(email?.unsubscribe).toMatch(/^https:\/\/academy\.example\/circle\/digest\//);
    });

    it('is not sent without news: what was read, own texts, removed ones, and those of blocked members do not count', async () => {
      await wantDigest(salma);
      await write(test, salma, 'My own');
      const removed = await write(test, nadia, 'A removed one', { space: 'questions' });
      await test.academy.community.remove({ member: nadia, subject: { kind: 'post', id: removed } });
      await write(test, nadia, 'One that is read');
      test.pass(60_000);
      await test.academy.community.posts({ member: salma, space: 'wins', before: null });
      const hind = await aMember(test, 'Hind');
      await postEmails(test);
      await write(test, hind, 'Of a blocked one', { space: 'questions' });
      await block(test, hind, salma);
      await onSunday();
      expect(await postEmails(test)).toEqual([]);
    });

    it('leaves out texts of members who are shut out, and is not sent to them', async () => {
      for (const member of [salma, nadia]) await wantDigest(member);
      const hind = await aMember(test, 'Hind');
      await postEmails(test);
      await write(test, hind, 'Of one who is shut out');
      await shutOut(hind, test.context.clock());
      await shutOut(nadia, test.context.clock());
      await onSunday();
      expect(await postEmails(test)).toEqual([]);
      const [profile] = await test.db
        .select()
        .from(memberProfiles)
        .where(eq(memberProfiles.memberId, nadia.id));
      expect(profile?.digestSentAt).toBeNull();
    });

    it('leaves out what was deleted before it was posted', async () => {
      await wantDigest(salma);
      await write(test, nadia, 'Soon to be blocked');
      await onSunday();
      await block(test, salma, nadia);
      expect(await postEmails(test)).toEqual([]);
    });

    it('goes to no former member, and to nobody after one click on its link', async () => {
      for (const member of [salma, nadia]) await wantDigest(member);
      const hind = await aMember(test, 'Hind');
      await postEmails(test);
      await write(test, hind, 'New');
      const [profile] = await test.db
        .select()
        .from(memberProfiles)
        .where(eq(memberProfiles.memberId, nadia.id));
      const token = profile?.unsubscribeToken ?? '';
      expect(await test.academy.safety.endEmails({ token, what: 'digest' })).toBe(true);
      expect(await test.academy.safety.endEmails({ token: 'nobody', what: 'digest' })).toBe(false);
      await onSunday();
      await test.db.update(orders).set({ status: 'Refunded' }).where(eq(orders.email, salma.email));
      expect(await postEmails(test)).toEqual([]);
    });
  });
});
