/** What the team has written before the first member comes. It stands under the first member of staff, who may delete it. */
import { randomBytes, randomUUID } from 'node:crypto';
import { communityPosts as samplePosts, communityTeam } from '../../content/sample/community.ts';
import type { Handle } from '../platform/db/handle.ts';
import { insertPost, setPinned } from '../features/community/write-texts.store.ts';
import { foldName } from '../features/accounts/folded-name.ts';
import { memberProfiles } from '../features/accounts/member.table.ts';
import { memberUsers } from '../features/accounts/sign-in.table.ts';

const minuteMs = 60_000;

/** `firstStaff`: an address in lower case. Nothing when she has an account already. */
export async function seedCommunity(tx: Handle, firstStaff: string, now: Date): Promise<void> {
  const [author] = await tx
    .insert(memberUsers)
    .values({
      id: randomUUID(),
      name: communityTeam.name,
      email: firstStaff,
      emailVerified: true,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: memberUsers.id });
  if (!author) return;
  await tx.insert(memberProfiles).values({
    memberId: author.id,
    displayName: communityTeam.name,
    foldedName: foldName(communityTeam.name),
    city: communityTeam.city,
    about: '',
    locale: 'ar',
    wantsDigest: false,
    unsubscribeToken: randomBytes(24).toString('base64url'),
    joinedAt: now,
  });
  for (const [index, { space, isPinned, body }] of samplePosts.entries()) {
    const at = new Date(now.getTime() - (samplePosts.length - index) * minuteMs);
    const id = randomUUID();
    const text = { body: body.ar, bodyEn: body.en };
    await insertPost(tx, { id, space, ...text, at, authorId: author.id, isAnonymous: false }, null);
    if (isPinned) await setPinned(tx, id, true);
  }
}
