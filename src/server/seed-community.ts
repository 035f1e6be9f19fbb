/** What the sample community begins with: the team's first posts, and the hosts with what they wrote. */
import { randomBytes, randomUUID } from 'node:crypto';
import {
  communityHostPosts,
  communityHosts,
  communityPosts as teamPosts,
  communityTeam,
} from '../../content/sample/community-hosts.ts';
import type { SampleHostPost } from '../../content/shape.ts';
import { foldName } from '../academy/accounts/folded-name.ts';
import { memberProfiles } from '../academy/accounts/member.table.ts';
import { memberUsers } from '../academy/sign-in/sign-in.table.ts';
import { foldForSearch } from '../platform/text/fold-for-search.ts';
import {
  communityPosts,
  communityReactions,
  communityReplies,
} from '../community/community/community.table.ts';
import { reactions } from '../community/community/space.ts';
import { insertPost, setPinned } from '../community/community/write-posts.service.ts';
import type { Handle } from '../platform/db/handle.ts';
import { addDays, dateInMorocco, instantInMorocco } from '../platform/time/calendar-date.ts';

const minuteMs = 60_000;

const profileOf = (
  memberId: string,
  { name, city, about = '' }: { name: string; city: string; about?: string },
) => ({
  memberId,
  displayName: name,
  city,
  about,
  locale: 'ar' as const,
  wantsDigest: false,
  unsubscribeToken: randomBytes(24).toString('base64url'),
});

/** The first posts of the team, under the first member of staff, who may delete them. `firstStaff`: in lower case. Does nothing if they have an account. */
export async function seedCommunity(tx: Handle, firstStaff: string, now: Date): Promise<void> {
  const times = { createdAt: now, updatedAt: now };
  const [author] = await tx
    .insert(memberUsers)
    .values({ id: randomUUID(), name: communityTeam.name, email: firstStaff, emailVerified: true, ...times })
    .onConflictDoNothing()
    .returning({ id: memberUsers.id });
  if (!author) return;
  await tx.insert(memberProfiles).values({
    ...profileOf(author.id, communityTeam),
    foldedName: foldName(communityTeam.name),
    joinedAt: now,
  });
  for (const [index, { space, isPinned, body }] of teamPosts.entries()) {
    const at = new Date(now.getTime() - (teamPosts.length - index) * minuteMs);
    const id = randomUUID();
    const text = { body: body.ar, bodies: body };
    await insertPost(tx, { id, space, ...text, at, authorId: author.id, isAnonymous: false }, null);
    if (isPinned) await setPinned(tx, id, true);
  }
  // On the first page what the hosts wrote comes first; the team may still change these for a day.
  await tx
    .update(communityPosts)
    .set({ activeAt: instantInMorocco(addDays(dateInMorocco(now), -60), '09:00') });
}

/** Rows of a post with its replies and reactions. Nothing is later than `now`. */
function rowsOfPost(sample: SampleHostPost, idOf: (key: string) => string, now: Date) {
  const today = dateInMorocco(now);
  const at = instantInMorocco(addDays(today, -sample.daysAgo), sample.at);
  const later = (minutes: number) => new Date(Math.min(at.getTime() + minutes * minuteMs, now.getTime()));
  const textOf = (by: string, body: string, createdAt: Date) => ({
    id: randomUUID(),
    authorId: idOf(by),
    isAnonymous: false,
    body,
    folded: foldForSearch(body),
    createdAt,
  });
  const text = textOf(sample.by, sample.body, at);
  const replies = (sample.replies ?? []).map(({ by, afterMinutes, body }) => ({
    ...textOf(by, body, later(afterMinutes)),
    postId: text.id,
  }));
  const post = {
    ...text,
    space: sample.space,
    isPinned: false,
    isPublic: sample.isPublic ?? false,
    activeAt: replies.at(-1)?.createdAt ?? at,
  };
  const given = reactions.flatMap((kind) =>
    (sample.given?.[kind] ?? []).map((by, place) => ({
      subjectId: text.id,
      postId: text.id,
      memberId: idOf(by),
      kind,
      at: later((place + 1) * 10),
    })),
  );
  return { post, replies, given };
}

/** Their addresses lead nowhere and nobody can sign in with them, and their names are free for members. */
export async function seedHosts(tx: Handle, now: Date): Promise<void> {
  const oldest = Math.max(...communityHostPosts.map(({ daysAgo }) => daysAgo));
  const joinedAt = instantInMorocco(addDays(dateInMorocco(now), -oldest - 1), '09:00');
  const times = { createdAt: joinedAt, updatedAt: joinedAt };
  const ids = new Map(communityHosts.map(({ key }) => [key, randomUUID()]));
  const idOf = (key: string): string => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`There is no host called ${key}.`);
    return id;
  };
  await tx.insert(memberUsers).values(
    communityHosts.map(({ key, name }) => ({
      id: idOf(key),
      name,
      email: `sample-host-${key}`,
      emailVerified: false,
      ...times,
    })),
  );
  await tx.insert(memberProfiles).values(
    communityHosts.map(({ key, ...host }) => ({
      ...profileOf(idOf(key), host),
      isSampleHost: true,
      joinedAt,
    })),
  );
  const rows = communityHostPosts.map((post) => rowsOfPost(post, idOf, now));
  await tx.insert(communityPosts).values(rows.map(({ post }) => post));
  await tx.insert(communityReplies).values(rows.flatMap(({ replies }) => replies));
  await tx.insert(communityReactions).values(rows.flatMap(({ given }) => given));
}
