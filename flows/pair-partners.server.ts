/** A moderator makes two members partners in a sprint, and both are told. */
import { findProfile } from '../domain/community/profile.store.server.ts';
import { pairUp } from '../domain/community/sprint-partners.store.server.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { mayModerate } from '../domain/staff/who-may.ts';
import { postMemberLetter } from '../mail/outbox.store.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffModerationVerbs } from './moderation-verbs.ts';

type Pair = StaffModerationVerbs['pairPartners'];

export async function pairPartners(
  { database, clock, uuid }: FlowContext,
  { startsOn, memberIds, staff }: Parameters<Pair>[0],
): ReturnType<Pair> {
  if (!mayModerate(staff)) throw new Error(`${staff.role} may not moderate.`);
  return database.transaction(async (tx) => {
    const paired = await pairUp(tx, startsOn, memberIds);
    if (!paired.ok) return paired;
    const at = clock();
    const [one, other] = memberIds;
    for (const [memberId, partner] of [
      [one, other],
      [other, one],
    ] as const) {
      const letter = { letter: 'sprint-partner', startsOn, partner } as const;
      if ((await findProfile(tx, memberId)) !== null)
        await postMemberLetter(tx, { dedupeKey: `sprint-partner:${uuid()}`, memberId, ...letter }, at);
    }
    const subject = `${startsOn} ${one} ${other}`;
    await writeStaffLog(tx, { id: uuid(), at, staff, act: 'pair-partners', subject, after: { startsOn } });
    await database.notify('outbox');
    return { ok: true };
  });
}
