import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inLanguage } from '../features/community/community-text.ts';
import { communityPosts } from '../features/community/community.table.ts';
import { memberUsers } from '../features/accounts/sign-in.table.ts';
import { locales } from '../platform/i18n/locale.ts';
import { staffMembers } from '../features/staff/staff.table.ts';
import { aMember } from '../../tests/support/circle.ts';
import { openTestAcademy, type TestAcademy } from '../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../tests/support/open-test-database.ts';
import { seedCommunity } from './seed-community.ts';

const owner = 'owner@example.com';
const addedAt = new Date('2026-05-01T08:00:00Z');

describeOnBothEngines('what the academy has written before the first member comes', (engine) => {
  let test: TestAcademy;
  beforeEach(async () => {
    test = await openTestAcademy({ engine });
    const { db } = test.database;
    await db.insert(staffMembers).values({ email: owner, role: 'owner', addedAt });
    await seedCommunity(db, owner, test.context.clock());
  });
  afterEach(() => test.close());

  const author = async () => {
    const { id, email } = memberUsers;
    const [row] = await test.database.db.select({ id, email }).from(memberUsers).where(eq(email, owner));
    if (!row) throw new Error('nobody wrote it');
    return row;
  };

  it('is read in the language of the reader alone, and found by the words of both', async () => {
    const reader = await aMember(test, 'Salma');
    const { circle } = test.academy;
    const feed = await circle.posts({ member: reader, space: null, before: null });
    if (!feed.ok) throw new Error('not let in');
    expect(feed.posts).toHaveLength(3);
    for (const post of feed.posts)
      for (const locale of locales) {
        const words = inLanguage(locale, post).match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];
        const isArabic = words.map((word) => /\p{Script=Arabic}/u.test(word));
        expect(new Set(isArabic), inLanguage(locale, post)).toEqual(new Set([locale === 'ar']));
      }
    for (const query of ['screenshots', 'لقواعد السبع']) {
      const answer = await circle.search({ member: reader, query });
      expect(answer.ok && answer.found.map(({ bodyEn }) => bodyEn !== null), query).toEqual([true]);
    }
  });

  it('says in its other language nothing once it was changed, and nothing at all once it was deleted', async () => {
    const member = await author();
    const [changed, removed] = await test.database.db.select().from(communityPosts);
    if (!changed || !removed) throw new Error('no posts');
    const { circle } = test.academy;
    const edited = await circle.edit({
      member,
      subject: { kind: 'post', id: changed.id },
      body: 'جملة أخرى',
    });
    expect(edited.ok).toBe(true);
    await circle.remove({ member, subject: { kind: 'post', id: removed.id } });
    for (const { id } of [changed, removed]) {
      const [row] = await test.database.db.select().from(communityPosts).where(eq(communityPosts.id, id));
      expect(row?.bodyEn).toBeNull();
      expect(row?.folded).not.toContain('rules');
    }
  });

  it('is told to the team whole when somebody reports it', async () => {
    const member = await aMember(test, 'Salma');
    const [post] = await test.database.db.select().from(communityPosts);
    const shown = await test.academy.safety.toReport({ member, kind: 'post', id: post?.id ?? '' });
    expect(shown.ok && shown.body).toContain('«تبليغ»');
    expect(shown.ok && shown.body).toContain('“Report”');
  });
});
