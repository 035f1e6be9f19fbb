import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { communityHostPosts, communityHosts } from '../../../content/sample/community-hosts.ts';
import { seedHosts } from '../../server/seed-community.ts';
import { staff as owner } from '../../../tests/support/actions.ts';
import { aTeamMember, block, openTestCommunity, reply, write } from '../../../tests/support/community.ts';
import type { TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import type { Member } from '../../academy/sign-in/member.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { contentVersion } from '../../academy/content/catalogue.table.ts';
import { erasePerson } from '../../admin/privacy/delete-account.service.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { giveStaffRole, removeStaff } from '../../admin/colleagues/staff-roles.service.ts';
import { staffLog } from '../../academy/staff/staff.table.ts';
import { communityPosts, communityReads, communityReplies } from './community.table.ts';
import { isInScriptOf } from '../../platform/i18n/locale.ts';
import type { Author } from './post-view.ts';
import { spaces } from './space.ts';
import { allowed } from '../../../tests/support/sure.ts';

const dayMs = 86_400_000;

describeOnBothEngines('around the posts of the community', (engine) => {
  let test: TestAcademy;
  let salma: Member;
  let nadia: Member;
  beforeEach(async () => {
    ({ test, salma, nadia } = await openTestCommunity(engine));
  });
  afterEach(() => test.close());

  const db = () => test.db;
  const home = () => test.academy.communityHome;
  const shown = async () => (await home().publicPosts()).map(({ id }) => id);
  const version = async () => (await db().select().from(contentVersion))[0]?.version ?? 0;
  const show = (member: Member, id: string, isPublic = true) =>
    home().showToVisitors({ member, id, isPublic });

  describe('visitors', () => {
    it('read what the team showed them, until it is hidden, removed or changed: new words are chosen anew; each time the public pages are made anew', async () => {
      const karima = await aTeamMember(test, 'Karima');
      const id = await write(test, karima, 'Tonight at 20:30', { space: 'announcements' });
      expect(await shown()).toEqual([]);
      const versions = [await version()];
      const since = async () => versions.push(await version());
      expect(await show(karima, id)).toEqual({ ok: true });
      await since();
      expect(await home().publicPosts()).toMatchObject([{ id, name: 'Karima', isTeam: true, replies: 0 }]);
      await test.academy.community.edit({
        member: karima,
        subject: { kind: 'post', id },
        body: 'Tonight at 21:00',
      });
      await since();
      expect(await shown()).toEqual([]);
      await show(karima, id);
      await since();
      expect(await home().publicPosts()).toMatchObject([{ body: 'Tonight at 21:00' }]);
      const profile = { displayName: 'Karima B', city: 'Rabat', about: '', digest: false, week: false };
      expect(await test.academy.safety.changeProfile({ member: karima, profile })).toEqual({ ok: true });
      await since();
      expect(await home().publicPosts()).toMatchObject([{ name: 'Karima B', city: 'Rabat' }]);
      await show(karima, id, false);
      await since();
      expect(await shown()).toEqual([]);
      await show(karima, id);
      await since();
      await test.academy.community.remove({ member: karima, subject: { kind: 'post', id } });
      await since();
      expect(await shown()).toEqual([]);
      expect(new Set(versions).size).toBe(versions.length);
    });

    it('read nothing of a colleague who was dismissed or shut out, at once; the name they chose anew is shown', async () => {
      const karima = await aTeamMember(test, 'Karima');
      const id = await write(test, karima, 'Tonight at 20:30', { space: 'announcements' });
      await show(karima, id);
      const versions = [await version()];
      const since = async () => versions.push(await version());
      const profile = { displayName: 'Rima', city: 'Safi', about: '', digest: false, week: false };
      await test.academy.safety.changeProfile({ member: karima, profile });
      await since();
      expect(await home().publicPosts()).toMatchObject([{ id, name: 'Rima', city: 'Safi' }]);
      await removeStaff(test.context, { email: karima.email });
      await since();
      expect(await shown()).toEqual([]);
      await giveStaffRole(test.context, { email: karima.email, role: 'moderator', expert: null });
      await since();
      expect(await shown()).toEqual([id]);
      await db()
        .update(memberProfiles)
        .set({ shutOutAt: test.context.clock() })
        .where(eq(memberProfiles.memberId, karima.id));
      expect(await shown()).toEqual([]);
      await test.academy.staff.moderation.liftDecision({ memberId: karima.id, staff: owner });
      await since();
      expect(await shown()).toEqual([id]);
      expect(new Set(versions).size).toBe(versions.length);
    });

    it('no longer read what its author wrote who is shut out, or whose account is erased; the pages are made anew', async () => {
      const since = async (act: () => Promise<unknown>) => {
        const before = await version();
        let hints = 0;
        const stop = test.database.listen('content', () => (hints += 1));
        await expect.poll(() => hints).toBeGreaterThan(0);
        hints = 0;
        await act();
        await expect.poll(() => hints).toBeGreaterThan(0);
        stop();
        return (await version()) - before;
      };
      const karima = await aTeamMember(test, 'Karima');
      const hiba = await aTeamMember(test, 'Hiba', 'editor');
      for (const one of [karima, hiba]) await show(one, await write(test, one, 'Well done'));
      const about = { kind: 'member', id: hiba.id } as const;
      await write(test, hiba, 'To members', { space: 'wins' });
      await test.academy.safety.report({
        member: salma,
        ...about,
        words: { reason: 'harassment', note: '' },
      });
      const shutOut = { ...about, act: 'shut-out', reason: 'Rude', staff: owner } as const;
      expect(await since(() => test.academy.staff.moderation.decideReport(shutOut))).toBe(1);
      expect(await home().publicPosts()).toMatchObject([{ name: 'Karima' }]);
      const asks = { locale: 'en', hold: async () => true } as const;
      expect(await since(() => erasePerson(test.context, karima, asks))).toBe(1);
      expect(await shown()).toEqual([]);
    });

    it('are shown a post by its author or by who moderates, and by no other colleague', async () => {
      const karima = await aTeamMember(test, 'Karima');
      const hiba = await aTeamMember(test, 'Hiba', 'editor');
      const [ofKarima, ofHiba] = [await write(test, karima, 'Well done'), await write(test, hiba, 'Bravo')];
      expect(await show(hiba, ofKarima)).toBeRefused('not-found');
      expect(await show(hiba, ofHiba)).toEqual({ ok: true });
      expect(await show(karima, ofKarima)).toEqual({ ok: true });
      expect(await show(hiba, ofKarima, false)).toBeRefused('not-found');
      expect(await show(karima, ofHiba, false)).toEqual({ ok: true });
      expect(await shown()).toEqual([ofKarima]);
    });

    it('never read a post of a member, even one marked in the database, nor a text with a name in it; members show nothing', async () => {
      const karima = await aTeamMember(test, 'Karima');
      const theirs = await write(test, salma, 'My first customer');
      const named = await write(test, karima, 'Well done @Salma');
      const own = await write(test, karima, 'Well done');
      for (const id of [theirs, named, 'nothing']) expect(await show(karima, id)).toBeRefused('not-found');
      expect(await show(salma, own)).toBeRefused('not-found');
      expect(await show(salma, theirs)).toBeRefused('not-found');
      await db().update(communityPosts).set({ isPublic: true });
      expect(await shown()).toEqual([own]);
    });
  });

  describe('this week', () => {
    const weekOf = async (member: Member) => {
      const read = allowed(await home().home(member));
      return { count: read.week.count, names: read.week.names.map(({ name }) => name) };
    };
    const ticks = (member: Member, showsWeek = true) =>
      db().update(memberProfiles).set({ showsWeek }).where(eq(memberProfiles.memberId, member.id));
    const opens = (member: Member, daysAgo: number) =>
      db()
        .insert(communityReads)
        .values({
          memberId: member.id,
          space: 'wins',
          readAt: new Date(test.context.clock().getTime() - daysAgo * dayMs),
        });

    it('counts who opened a space, and names only those who wrote under their name and ticked that they may be named', async () => {
      await opens(salma, 1);
      await opens(nadia, 8);
      expect(await weekOf(salma)).toEqual({ count: 1, names: [] });
      await write(test, nadia, 'May I ask?', { space: 'questions', isAnonymous: true });
      expect(await weekOf(salma)).toEqual({ count: 1, names: [] });
      await ticks(nadia);
      expect(await weekOf(salma)).toEqual({ count: 1, names: [] });
      await write(test, nadia, 'Three parcels sent');
      expect(await weekOf(salma)).toEqual({ count: 1, names: ['Nadia'] });
      await ticks(nadia, false);
      expect((await weekOf(salma)).names).toEqual([]);
    });

    it('names nobody who never ticked it', async () => {
      await write(test, nadia, 'Three parcels sent');
      expect((await weekOf(salma)).names).toEqual([]);
    });

    it('names nobody to a member who has blocked them or was blocked', async () => {
      await ticks(nadia);
      await write(test, nadia, 'Three parcels sent');
      expect((await weekOf(salma)).names).toEqual(['Nadia']);
      await block(test, nadia, salma);
      expect((await weekOf(salma)).names).toEqual([]);
    });

    it('begins with an introduction until there is one', async () => {
      const toIntroduce = async () => {
        const read = await home().home(salma);
        return read.ok && read.toIntroduce;
      };
      expect(await toIntroduce()).toEqual({ name: 'Salma', city: 'Fes' });
      const id = await write(test, salma, 'I am Salma, from Fes', { space: 'introductions' });
      expect(await toIntroduce()).toBeNull();
      await test.academy.community.remove({ member: salma, subject: { kind: 'post', id } });
      expect(await toIntroduce()).toMatchObject({ name: 'Salma' });
    });
  });

  describe('the hosts of the sample', () => {
    beforeEach(() => seedHosts(db(), test.context.clock()));

    it('are ten, who wrote twenty posts in every space members write in, and three in each language for visitors', async () => {
      const authors: Author[] = [];
      for (let before: string | null = ''; before !== null;) {
        const page: Awaited<ReturnType<typeof test.academy.community.posts>> =
          await test.academy.community.posts({ member: salma, space: null, before });
        if (!page.ok) throw new Error(page.reason);
        authors.push(...page.posts.map(({ author }) => author));
        before = page.next;
      }
      expect(communityHosts).toHaveLength(10);
      expect(authors).toHaveLength(20);
      expect(authors.every((author) => author.kind === 'member' && author.isHost && !author.isTeam)).toBe(
        true,
      );
      expect(new Set(communityHostPosts.map(({ space }) => space))).toEqual(
        new Set(spaces.filter((space) => space !== 'announcements')),
      );
      const now = test.context.clock();
      const posts = await home().publicPosts();
      for (const locale of ['en', 'ar'] as const)
        expect(posts.filter(({ body }) => isInScriptOf(locale, body)).length).toBeGreaterThanOrEqual(3);
      for (const text of [
        ...(await db().select().from(communityPosts)),
        ...(await db().select().from(communityReplies)),
      ])
        expect(text.createdAt.getTime()).toBeLessThanOrEqual(now.getTime());
    });

    it('are nobody: not among the people, not in the week, without a name that a member could miss, and without e-mail', async () => {
      const people = await test.academy.staff.people({ search: '', show: 'all', page: 1, perPage: 50 });
      expect(JSON.stringify(people)).not.toContain('sample-host');
      const read = await home().home(salma);
      expect(read.ok && read.week).toEqual({ count: 0, names: [] });
      const hosts = await db().select().from(memberProfiles).where(eq(memberProfiles.isSampleHost, true));
      expect(hosts.every(({ foldedName, wantsDigest }) => foldedName === null && !wantsDigest)).toBe(true);
      for (const { memberId } of hosts) {
        const [user] = await db().select().from(memberUsers).where(eq(memberUsers.id, memberId));
        expect(user?.email).not.toContain('@');
        const host = { id: memberId, email: user?.email ?? '' };
        expect(await test.academy.community.enter(host)).toEqual({ ok: false, status: 'unknown' });
      }
      const waiting = (await db().select().from(outbox)).filter(({ doneAt }) => doneAt === null);
      expect(waiting.filter(({ dedupeKey }) => !dedupeKey.startsWith('order-received:'))).toEqual([]);
    });

    it('go with the sample: their posts, the replies to them and what they replied elsewhere; what members wrote stays', async () => {
      const mine = await write(test, salma, 'My first customer');
      const [theirs] = await db().select().from(communityPosts).where(eq(communityPosts.isPublic, true));
      await reply(test, nadia, theirs?.id ?? '', 'Thank you');
      await reply(test, nadia, mine, 'Bravo');
      const before = await version();
      expect(await home().sampleHosts({ staff: owner })).toBe(10);
      expect(await home().removeSampleHosts({ staff: owner })).toBe(10);
      expect(await home().removeSampleHosts({ staff: owner })).toBe(0);
      expect(await home().sampleHosts({ staff: owner })).toBe(0);
      expect((await db().select().from(communityPosts)).map(({ id }) => id)).toEqual([mine]);
      expect((await db().select().from(communityReplies)).map(({ body }) => body)).toEqual(['Bravo']);
      expect(await shown()).toEqual([]);
      expect(await version()).toBe(before + 1);
      const acts = (await db().select().from(staffLog)).map(({ act }) => act);
      expect(acts.filter((act) => act === 'remove-sample-hosts')).toHaveLength(1);
    });

    it('are shown and removed by whoever may remove the sample', () => {
      const editor = { email: 'hiba@academy.example', role: 'editor' } as const;
      expect(() => home().sampleHosts({ staff: editor })).toThrow('may not');
      expect(() => home().removeSampleHosts({ staff: editor })).toThrow('may not');
    });
  });
});
