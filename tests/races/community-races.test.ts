/** Races in the community, on real PostgreSQL. Every test names the guard it proves. */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  communityMentions,
  communityPosts,
  communityReactions,
  communityReplies,
} from '../../src/community/community/community.table.ts';
import type { Member } from '../../src/academy/sign-in/member.ts';
import type { Subject } from '../../src/community/community/community.service.ts';
import { aKey, aMember, write } from '../support/community.ts';
import { academyForEach } from '../support/open-test-academy.ts';
import { atOnce } from '../support/races.ts';

const times = <T>(many: number, action: (index: number) => Promise<T>): Promise<T[]> =>
  atOnce(Array.from({ length: many }, (_, index) => () => action(index)));

describe('members at once', () => {
  let salma: Member;
  let hajar: Member;
  const test = academyForEach({ engine: 'postgres', poolSize: 12 });
  beforeEach(async () => {
    salma = await aMember(test, 'Salma');
    hajar = await aMember(test, 'Hajar');
  });

  const rows = async () => ({
    posts: await test.db.select().from(communityPosts),
    replies: await test.db.select().from(communityReplies),
    reactions: await test.db.select().from(communityReactions),
    mentions: await test.db.select().from(communityMentions),
  });

  // Guards: the profile's row lock, and the id that the form makes.
  it('one form sent ten times at once is one post, and one reply', async () => {
    await write(test, hajar, 'I am here');
    const key = aKey();
    const form = { space: 'wins', key, body: 'Thank you @Hajar', isAnonymous: false, picture: null } as const;
    const posts = await times(10, () => test.academy.community.writePost({ member: salma, ...form }));
    expect(new Set(posts.map((answer) => answer.ok && answer.id)).size).toBe(1);
    const [first] = posts;
    const postId = first?.ok ? first.id : '';
    const answer = { member: hajar, postId, key, body: 'Yes, @Salma' };
    const replies = await times(10, () => test.academy.community.writeReply(answer));
    expect(replies.every(({ ok }) => ok)).toBe(true);
    const all = await rows();
    expect(all.posts).toHaveLength(2);
    expect(all.replies).toHaveLength(1);
    expect(all.mentions).toHaveLength(2);
  });

  // Guard: the reaction's own key.
  it('a sign pressed ten times at once by two members is given twice', async () => {
    const subject: Subject = { kind: 'post', id: await write(test, salma, 'Look') };
    await times(20, (index) =>
      test.academy.community.react({
        member: index % 2 === 0 ? salma : hajar,
        subject,
        reaction: 'heart',
        isWanted: true,
      }),
    );
    expect((await rows()).reactions).toHaveLength(2);
    const read = await test.academy.community.post({ member: hajar, id: subject.id });
    expect(read).toMatchObject({ post: { reactions: [{ count: 2 }] } });
  });

  // Guard: the post's row lock, taken by replies, reactions and deletion.
  it('what is sent while a post is deleted either comes first and goes with it, or finds it gone', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await write(test, salma, `Round ${round}`);
      const subject: Subject = { kind: 'post', id };
      const [replied, reacted, removed, edited] = await Promise.all([
        test.academy.community.writeReply({ member: hajar, postId: id, key: aKey(), body: 'Wait' }),
        test.academy.community.react({ member: hajar, subject, reaction: 'idea', isWanted: true }),
        test.academy.community.remove({ member: salma, subject }),
        test.academy.community.edit({ member: salma, subject, body: 'Changed' }),
      ]);
      expect(removed.ok).toBe(true);
      for (const answer of [replied, reacted, edited])
        if (!answer.ok) expect(answer.reason).toBe('not-found');
      expect(await test.academy.community.post({ member: hajar, id })).toBeRefused('not-found');
    }
    const all = await rows();
    // The text is gone, whoever came first; and no reaction or notification points to a deleted post.
    expect(all.posts.map(({ body }) => body)).toEqual(['', '', '', '', '']);
    expect(all.reactions).toEqual([]);
    expect(all.mentions).toEqual([]);
  });
});
