/** Members of the community in tests, as rows: profiles and orders. */
import { randomUUID } from 'node:crypto';
import type { Engine } from '../../src/platform/db/database.ts';
import { membership } from '../../src/academy/settings/membership.ts';
import type { Space } from '../../src/community/community/space.ts';
import type { Member } from '../../src/academy/sign-in/member.ts';
import { memberProfiles } from '../../src/academy/accounts/member.table.ts';
import { memberUsers } from '../../src/academy/sign-in/sign-in.table.ts';
import { staffMembers } from '../../src/academy/staff/staff.table.ts';
import type { StaffRole } from '../../src/academy/staff/who-may.ts';
import type { NewPost } from '../../src/community/community/community.service.ts';
import { someDetails } from './builders.ts';
import { place, placeAndPay } from './actions.ts';
import { openTestAcademy, type TestAcademy } from './open-test-academy.ts';
import { postEmails } from './post-emails.ts';
import { communityBlocks } from '../../src/academy/accounts/blocks.table.ts';
import { allowed } from './sure.ts';

/** Somebody who has signed in once. */
export async function aVisitor(
  { database: { db } }: Pick<TestAcademy, 'database'>,
  displayName: string,
): Promise<Member> {
  const id = randomUUID();
  const email = `${id.slice(0, 8)}@example.com`;
  const at = new Date('2026-05-01T08:00:00Z');
  const user = { id, email, name: displayName, emailVerified: true, createdAt: at, updatedAt: at };
  await db.insert(memberUsers).values(user);
  await db.insert(memberProfiles).values({
    memberId: id,
    displayName,
    city: 'Fes',
    about: '',
    locale: 'en',
    wantsDigest: false,
    unsubscribeToken: randomUUID(),
    joinedAt: at,
  });
  return { id, email };
}

const orderOf = ({ email }: Member) => ({
  item: { kind: 'membership', slug: membership.slug } as const,
  details: someDetails({ email, phone: '' }),
});

export async function aMember(test: TestAcademy, displayName: string): Promise<Member> {
  const member = await aVisitor(test, displayName);
  await placeAndPay(test, orderOf(member));
  return member;
}

/** Has ordered the membership and not paid it. */
export async function anUnpaid(test: TestAcademy, displayName: string): Promise<Member> {
  const member = await aVisitor(test, displayName);
  await place(test, orderOf(member));
  return member;
}

/** Has paid for a course, but for no membership. */
export async function aBuyer(test: TestAcademy, displayName: string): Promise<Member> {
  const member = await aVisitor(test, displayName);
  await placeAndPay(test, { details: someDetails({ email: member.email }) });
  return member;
}

export async function aTeamMember(
  test: TestAcademy,
  displayName: string,
  role: StaffRole = 'moderator',
): Promise<Member> {
  const member = await aVisitor(test, displayName);
  const addedAt = new Date('2026-05-01T08:00:00Z');
  await test.db.insert(staffMembers).values({ email: member.email, role, addedAt });
  return member;
}

/** A community in a new academy with two members, and an empty outbox. Close `test` afterwards. */
export async function openTestCommunity(
  engine: Engine,
): Promise<{ test: TestAcademy; salma: Member; nadia: Member }> {
  const test = await openTestAcademy({ engine });
  const salma = await aMember(test, 'Salma');
  const nadia = await aMember(test, 'Nadia');
  await postEmails(test);
  return { test, salma, nadia };
}

export const block = ({ db }: TestAcademy, who: Member, whom: Member) =>
  db.insert(communityBlocks).values({ memberId: who.id, blockedId: whom.id, at: new Date() });

export const aKey = (): string => `test-key-${randomUUID()}`;

/** Writes a post; throws when it is refused. */
export async function write(
  { academy }: TestAcademy,
  member: Member,
  body: string,
  of: Partial<NewPost> & { space?: Space } = {},
): Promise<string> {
  return allowed(
    await academy.community.writePost({
      member,
      space: 'wins',
      key: aKey(),
      body,
      isAnonymous: false,
      picture: null,
      ...of,
    }),
  ).id;
}

export async function reply({ academy }: TestAcademy, member: Member, postId: string, body: string) {
  return allowed(await academy.community.writeReply({ member, postId, key: aKey(), body })).id;
}

/** Everything the community shows to somebody, as one text: to check what must not be in it. */
export async function allThatShows({ academy }: TestAcademy, member: Member, words: string): Promise<string> {
  const { community } = academy;
  const feed = await community.posts({ member, space: null, before: null });
  const posts = feed.ok ? await Promise.all(feed.posts.map(({ id }) => community.post({ member, id }))) : [];
  return JSON.stringify({
    enter: await community.enter(member),
    feed,
    posts,
    search: await community.search({ member, query: words }),
    mentions: await community.mentions(member),
  });
}
