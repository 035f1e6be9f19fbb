import { dateOf, endOfDay } from '../../platform/time/calendar-date.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { areApart } from './readable.store.ts';
import { communityReports } from './community.table.ts';
import { mayWrite } from './write-texts.store.ts';
import type { Member } from '../../academy/sign-in/member.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { staffLog } from '../../academy/staff/staff.table.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { postMemberEmail } from '../../academy/emails/post-emails.service.ts';
import {
  aBuyer,
  aKey,
  aMember,
  anUnpaid,
  aTeamMember,
  aVisitor,
  openTestCommunity,
  reply,
  write,
} from '../../../tests/support/community.ts';
import type { TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { postEmails } from '../../../tests/support/post-emails.ts';
import { allowed } from '../../../tests/support/sure.ts';

const hourMs = 3_600_000;
const staff = { email: 'moderator@academy.example', role: 'moderator' } as const;
const words = { reason: 'harassment', note: 'She mocks my accent.' } as const;

describeOnBothEngines('the safety of members', (engine) => {
  let test: TestAcademy;
  let salma: Member;
  let nadia: Member;
  beforeEach(async () => {
    ({ test, salma, nadia } = await openTestCommunity(engine));
  });
  afterEach(() => test.close());

  const safety = () => test.academy.safety;
  const staffModeration = () => test.academy.staff.moderation;
  const decide = (
    kind: 'post' | 'reply' | 'member',
    id: string,
    act: 'keep' | 'remove' | 'quiet-7' | 'shut-out',
  ) =>
    staffModeration().decideReport({
      kind,
      id,
      act,
      reason: act === 'keep' ? '' : 'Mockery: rule 2.',
      staff,
    });

  it('nothing is answered to anybody without a membership', async () => {
    const postId = await write(test, nadia, 'Hello');
    const outside = [
      await aVisitor(test, 'Visitor'),
      await anUnpaid(test, 'Unpaid'),
      await aBuyer(test, 'Buyer'),
    ];
    for (const member of outside) {
      const answers = [
        await safety().ownProfile(member),
        await safety().changeProfile({
          member,
          profile: { displayName: 'X', city: '', about: '', digest: true, week: false },
        }),
        await safety().memberPage({ member, id: nadia.id }),
        await safety().block({ member, id: nadia.id }),
        await safety().toReport({ member, kind: 'post', id: postId }),
        await safety().report({ member, kind: 'post', id: postId, words }),
        await test.academy.sprints.sprint(member),
        await test.academy.sprints.checkIn({ member, startsOn: '2026-06-01', day: 1, line: 'Done' }),
      ];
      for (const answer of answers) expect(answer).toBeRefused('no-access');
    }
  });

  it('a blocked member and their texts are gone from every page, both ways, and nobody is notified', async () => {
    const postId = await write(test, nadia, 'A text by Nadia');
    expect(await safety().block({ member: salma, id: nadia.id })).toEqual({ ok: true });
    expect(await test.academy.community.post({ member: salma, id: postId })).toMatchObject({ ok: false });
    expect(await safety().memberPage({ member: salma, id: nadia.id })).toMatchObject({
      isBlocked: true,
      texts: [],
    });
    expect(await safety().memberPage({ member: nadia, id: salma.id })).toBeRefused('not-found');
    expect(await safety().toReport({ member: salma, kind: 'post', id: postId })).toMatchObject({ ok: false });
    const about = (member: Member, id: string) => safety().toReport({ member, kind: 'member', id });
    expect(await about(salma, nadia.id)).toMatchObject({ ok: true });
    expect(await about(nadia, salma.id)).toMatchObject({ ok: false });
    expect(await postEmails(test)).toEqual([]);
    await safety().unblock({ member: salma, id: nadia.id });
    expect(await safety().memberPage({ member: nadia, id: salma.id })).toMatchObject({ ok: true });
  });

  it('a block works in both directions, for every reader', async () => {
    const [ofSalma, ofNadia] = [
      await write(test, salma, 'A text of Salma'),
      await write(test, nadia, 'A text of Nadia'),
    ];
    await safety().block({ member: salma, id: nadia.id });
    for (const [member, other] of [
      [salma, ofNadia],
      [nadia, ofSalma],
    ] as const) {
      expect(await test.academy.community.post({ member, id: other })).toMatchObject({ ok: false });
      const read = await test.academy.community.posts({ member, space: null, before: null });
      expect(JSON.stringify(read)).not.toContain(other);
      const found = await test.academy.community.search({ member, query: 'text' });
      expect(JSON.stringify(found)).not.toContain(other);
    }
    const pairs = [
      [salma.id, nadia.id],
      [nadia.id, salma.id],
    ] as const;

    for (const [one, other] of pairs) expect(await areApart(test.db, one, other)).toBe(true);
    await safety().unblock({ member: salma, id: nadia.id });
    for (const [one, other] of pairs) expect(await areApart(test.db, one, other)).toBe(false);
  });

  it('the team, and oneself, cannot be blocked', async () => {
    const team = await aTeamMember(test, 'Team');
    expect(await safety().block({ member: salma, id: team.id })).toBeRefused('team');
    expect(await safety().block({ member: salma, id: salma.id })).toBeRefused('self');
  });

  it('a question without a name shows it on no page, and to a moderator only by an action that is logged', async () => {
    const postId = await write(test, nadia, 'May I ask?', { space: 'questions', isAnonymous: true });
    const page = await safety().memberPage({ member: salma, id: nadia.id });
    expect(page).toMatchObject({ ok: true, texts: [] });
    expect(await safety().toReport({ member: salma, kind: 'post', id: postId })).toEqual({
      ok: true,
      name: null,
      memberId: null,
      body: 'May I ask?',
    });
    await safety().report({ member: salma, kind: 'post', id: postId, words });
    const queue = await staffModeration().reports({ show: 'open' });
    expect(JSON.stringify(queue)).not.toContain('Nadia');
    expect(JSON.stringify(queue)).not.toContain(nadia.id);
    expect(await staffModeration().revealAuthor({ kind: 'post', id: postId, staff })).toBe('Nadia');
    const log = await test.db.select().from(staffLog).where(eq(staffLog.act, 'reveal-author'));
    expect(log).toMatchObject([{ email: staff.email, subject: `post ${postId}` }]);
  });

  it('a report quotes the text as it was, and moderators are notified once', async () => {
    await aTeamMember(test, 'Team');
    const postId = await write(test, nadia, 'Before');
    await safety().report({ member: salma, kind: 'post', id: postId, words });
    await safety().report({ member: salma, kind: 'post', id: postId, words });
    await test.academy.community.edit({
      member: nadia,
      subject: { kind: 'post', id: postId },
      body: 'After',
    });
    const cases = await staffModeration().reports({ show: 'open' });
    expect(cases).toMatchObject([
      {
        kind: 'post',
        quoted: ['Before'],
        reasons: [{ reason: 'harassment', times: 1 }],
        subject: { body: 'After' },
      },
    ]);
    const emails = await postEmails(test);
    expect(emails).toHaveLength(1);
    expect(JSON.stringify(emails)).not.toMatch(/Salma|Nadia|Before/);
  });

  it('a removed text is gone for all; its author learns why, and not by whom', async () => {
    const postId = await write(test, nadia, 'A mocking text');
    await safety().report({ member: salma, kind: 'post', id: postId, words });
    await postEmails(test);
    expect(await decide('post', postId, 'remove')).toEqual({ ok: true });
    expect(await test.academy.community.post({ member: salma, id: postId })).toMatchObject({ ok: false });
    const theirs = (await postEmails(test)).filter(({ to }) => to[0] === nadia.email);
    expect(theirs).toHaveLength(1);
    const [email] = theirs;
    expect(email?.text).toContain('Mockery: rule 2.');
    expect(JSON.stringify(email)).not.toMatch(/Salma|accent/);
    expect(await decide('post', postId, 'keep')).toBeRefused('already-decided');
  });

  it.each(['remove', 'quiet-7', 'shut-out'] as const)(
    'the e-mail of a decision (%s) shows which text it is about, and that it was removed; an older e-mail without a text works too',
    async (act) => {
      const body = `A mocking text ${'of many words '.repeat(20)}`;
      const postId = await write(test, nadia, body);
      await safety().report({ member: salma, kind: 'post', id: postId, words });
      await postEmails(test);
      await decide('post', postId, act);
      await postMemberEmail(
        test.db,
        {
          dedupeKey: 'before',
          memberId: nadia.id,
          emailName: 'circle-decision',
          decision: 'removed',
          reason: 'Old',
        },
        test.context.clock(),
      );
      const theirs = (await postEmails(test)).filter(({ to }) => to[0] === nadia.email);
      expect(theirs).toHaveLength(2);
      const text = theirs.find((email) => email.text.includes('Mockery'))?.text ?? '';
      const day = dateOf(test.context.clock(), 'en');
      expect(text).toContain(`What you wrote in “Wins” on ${day}`);
      expect(text).toMatch(/^A mocking text of many words .{20,90}…$/m);
      expect(text).not.toContain(body.trim());
      expect(text).toMatch(/removed/);
      expect(text).not.toMatch(/Salma/);
      expect(theirs.find((email) => email.text.includes('Old'))?.text).not.toContain('Your text in');
    },
  );

  it('a question asked without a name is not quoted in an e-mail, which others may read', async () => {
    const body = 'My husband counts my money';
    const text = { space: 'questions', key: aKey(), body, isAnonymous: true, picture: null } as const;
    const written = allowed(await test.academy.community.writePost({ member: nadia, ...text }));
    await safety().report({ member: salma, kind: 'post', id: written.id, words });
    await postEmails(test);
    await decide('post', written.id, 'quiet-7');
    const email = (await postEmails(test)).find(({ to }) => to[0] === nadia.email);
    expect(email?.text).toContain('What you wrote in “Questions” on');
    expect(JSON.stringify(email)).not.toContain('husband');
  });

  it('reporters get one e-mail: that the team looked and whether something was done, but not what', async () => {
    const [hajar, amina] = [await aMember(test, 'Hajar'), await aMember(test, 'Amina')];
    await test.db.update(memberProfiles).set({ locale: 'ar' }).where(eq(memberProfiles.memberId, hajar.id));
    const postId = await write(test, nadia, 'A mocking text');
    for (const member of [salma, hajar, amina])
      await safety().report({ member, kind: 'post', id: postId, words });
    await test.db
      .update(communityReports)
      .set({ reporterId: null })
      .where(eq(communityReports.reporterId, amina.id));
    await postEmails(test);
    await decide('post', postId, 'quiet-7');
    await decide('post', postId, 'quiet-7');
    const emails = (await postEmails(test)).filter(({ to }) => to[0] !== nadia.email);
    expect(emails.map(({ to }) => to[0]).toSorted()).toEqual([salma.email, hajar.email].toSorted());
    expect(JSON.stringify(emails)).not.toMatch(/Nadia|mocking|Mockery|quiet|7 days|removed/);
    expect(emails.find(({ to }) => to[0] === salma.email)?.text).toContain('acted on it');
    expect(emails.find(({ to }) => to[0] === hajar.email)?.text).toContain('قرأه شخص من الفريق');
  });

  it('e-mails about a report are in no list of e-mails: their time would reveal who reported', async () => {
    const owner = { email: 'owner@academy.example', role: 'owner' } as const;
    const postId = await write(test, nadia, 'A mocking text');
    await test.db.delete(outbox);
    await safety().report({ member: salma, kind: 'post', id: postId, words });
    await decide('post', postId, 'quiet-7');
    // Not even one that could not be delivered.
    await test.db.update(outbox).set({ failedAt: test.context.clock(), attempts: 9 });
    const rows = await test.db.select().from(outbox);
    const ids = new Map(rows.map(({ id, payload }) => [payload['emailName'], id]));
    expect([...ids.keys()].toSorted()).toEqual(['circle-decision', 'report-decided', 'staff-report']);
    const page = { page: 1, perPage: 25 };
    const actions = test.academy.staff;
    for (const filter of [
      {},
      { to: [salma.email] },
      { what: 'report-decided' },
      { state: 'failed' },
    ] as const)
      expect(await actions.deliveries({ filter: { types: ['mail'], ...filter }, ...page })).toEqual({
        rows: [],
        hasNext: false,
      });
    for (const id of ids.values()) {
      expect(await actions.delivery({ id, types: ['mail'] })).toBeNull();
      expect(await actions.sendOutboxMailAgain({ id, staff: owner })).toMatchObject({
        reason: 'mail-not-found',
      });
    }
    for (const { email } of [salma, nadia]) expect((await actions.person(email))?.emails).toEqual([]);
    expect(JSON.stringify(await actions.today({ staff: owner }))).not.toMatch(
      /report-decided|circle-decision|staff-report/,
    );
    // The export of an account has them all the same.
    const held = await test.academy.account.export(salma);
    expect(held['outbox']).toMatchObject([{ emailName: 'report-decided' }]);
  });

  it('a report of what breaks no rule is answered too, but to nobody who has left', async () => {
    const hajar = await aMember(test, 'Hajar');
    for (const member of [salma, hajar])
      await safety().report({ member, kind: 'member', id: nadia.id, words });
    await test.db
      .update(memberProfiles)
      .set({ shutOutAt: test.context.clock() })
      .where(eq(memberProfiles.memberId, hajar.id));
    await postEmails(test);
    await decide('member', nadia.id, 'keep');
    const [email, ...more] = await postEmails(test);
    expect(more).toEqual([]);
    expect(email?.to).toEqual([salma.email]);
    expect(email?.text).toContain('breaks no rule');
  });

  it('nobody decides a report about themselves or their own text: a colleague or an owner does', async () => {
    const team = await aTeamMember(test, 'Team');
    const postId = await write(test, team, 'A text of the team');
    await safety().report({ member: salma, kind: 'member', id: team.id, words });
    await safety().report({ member: salma, kind: 'post', id: postId, words });
    const own = { email: team.email, role: 'moderator' } as const;
    for (const [kind, id] of [
      ['member', team.id],
      ['post', postId],
    ] as const) {
      const decision = { kind, id, act: 'keep', reason: '' } as const;
      expect(await staffModeration().decideReport({ ...decision, staff: own })).toBeRefused('own');
      const other = kind === 'post' ? ({ ...own, role: 'owner' } as const) : staff;
      expect(await staffModeration().decideReport({ ...decision, staff: other })).toEqual({ ok: true });
    }
  });

  it('nobody lifts a decision about themselves: a colleague does', async () => {
    const team = await aTeamMember(test, 'Team');
    await safety().report({ member: salma, kind: 'member', id: team.id, words });
    await decide('member', team.id, 'quiet-7');
    const { liftDecision } = staffModeration();
    const own = { email: team.email, role: 'moderator' } as const;
    expect(await liftDecision({ memberId: team.id, staff: own })).toBeRefused('own');
    expect(await liftDecision({ memberId: team.id, staff })).toEqual({ ok: true });
    expect(await liftDecision({ memberId: team.id, staff })).toBeRefused('not-held');
  });

  it('a member restricted to reading cannot write until the date, or until it is lifted', async () => {
    const postId = await write(test, nadia, 'First');
    await safety().report({ member: salma, kind: 'post', id: postId, words });
    await decide('post', postId, 'quiet-7');
    await expect(write(test, nadia, 'Second')).rejects.toThrow('quiet');
    expect(await test.academy.community.posts({ member: nadia, space: null, before: null })).toMatchObject({
      ok: true,
    });
    expect(await staffModeration().heldMembers()).toMatchObject([
      { displayName: 'Nadia', heldBy: expect.stringContaining('@'), heldWhy: expect.stringMatching(/./) },
    ]);
    await staffModeration().liftDecision({ memberId: nadia.id, staff });
    const third = await write(test, nadia, 'Third');
    await safety().report({ member: salma, kind: 'post', id: third, words });
    await decide('post', third, 'quiet-7');
    const until = endOfDay(new Date(test.context.clock().getTime() + 7 * 24 * hourMs));
    test.pass(until.getTime() - test.context.clock().getTime() - 1);
    await expect(write(test, nadia, 'A moment too early')).rejects.toThrow('quiet');
    test.pass(1);
    await write(test, nadia, 'Fourth');
    expect(await staffModeration().heldMembers()).toEqual([]);
  });

  it('a member who is shut out cannot enter, has no partner, and is still notified', async () => {
    const postId = await write(test, nadia, 'First');
    await safety().report({ member: salma, kind: 'post', id: postId, words });
    await decide('post', postId, 'shut-out');
    expect(await safety().ownProfile(nadia)).toBeRefused('no-access');
    expect(await safety().memberPage({ member: salma, id: nadia.id })).toMatchObject({ ok: false });
    const emails = await postEmails(test);
    expect(emails.filter(({ to }) => to[0] === nadia.email)).toHaveLength(1);
  });

  it('of two decisions at once only one is made', async () => {
    const postId = await write(test, nadia, 'First');
    const replyId = await reply(test, nadia, postId, 'A reply');
    await safety().report({ member: salma, kind: 'reply', id: replyId, words });
    const both = await Promise.all([decide('reply', replyId, 'remove'), decide('reply', replyId, 'keep')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const rows = await test.db.select().from(communityReports);
    expect(new Set(rows.map(({ decision }) => decision)).size).toBe(1);
  });

  describe('how much may be written', () => {
    const may = () =>
      test.database.transaction((tx) =>
        mayWrite(tx, { memberId: nadia.id, isTeam: false }, test.context.clock()),
      );

    it('a new member may write little in an hour, again in the next hour; later much more', async () => {
      await test.db
        .update(memberProfiles)
        .set({ joinedAt: test.context.clock() })
        .where(eq(memberProfiles.memberId, nadia.id));
      for (let n = 0; n < 5; n += 1) await write(test, nadia, `Text ${n}`);
      expect(await may()).toBeRefused('too-many');
      test.pass(hourMs + 1_000);
      expect(await may()).toEqual({ ok: true });
      test.pass(72 * hourMs);
      for (let n = 0; n < 6; n += 1) await write(test, nadia, `Later ${n}`);
      expect(await may()).toEqual({ ok: true });
    });
  });
});
