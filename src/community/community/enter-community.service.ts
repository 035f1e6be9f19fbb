/** Who may enter the community and its sprints: checked by every action that reads or writes there. */
import type { Database } from '../../platform/db/database.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { findProfile } from './profile.store.ts';
import { findInSprint, type SprintMember } from './sprint.store.ts';
import { isSprint } from './sprint.ts';
import type { Viewer } from '../../academy/settings/membership.ts';
import { mayEnterCommunity, type Member } from '../../academy/sign-in/member.ts';
import { readStanding } from '../../selling/order-management/orders-of-member.service.ts';

export type NoAccess = { ok: false; reason: 'no-access' };
export type NotThere = NoAccess | { ok: false; reason: 'not-found' };

/** Null without a confirmed membership, and for members whom the team has shut out. */
export async function enterCommunity(db: Handle, member: Member): Promise<Viewer | null> {
  const { status, endsOn } = await readStanding(db, member.email);
  if (!mayEnterCommunity(status)) return null;
  const profile = await findProfile(db, member.id);
  if (profile === null || profile.shutOutAt !== null) return null;
  return { memberId: member.id, isTeam: status === 'team', ...(endsOn !== null && { endsOn }) };
}

/** Runs an action in one transaction, if the member may enter. */
export const asViewer = <const T>(
  { database }: { database: Database },
  member: Member,
  act: (tx: Handle, viewer: Viewer) => Promise<T>,
): Promise<T | NoAccess> =>
  database.transaction(async (tx) => {
    const viewer = await enterCommunity(tx, member);
    return viewer === null ? { ok: false, reason: 'no-access' } : act(tx, viewer);
  });

/** For what only reads, without a transaction: what the request knows already is not asked again. */
export async function asReader<const T>(
  { database: { db } }: { database: Database },
  member: Member,
  read: (db: Handle, viewer: Viewer) => Promise<T>,
): Promise<T | NoAccess> {
  const viewer = await enterCommunity(db, member);
  return viewer === null ? { ok: false, reason: 'no-access' } : read(db, viewer);
}

/** Runs an action in one transaction, if the member is in the sprint. `mine`: the member's row before it. */
export const asSprinter = <const T>(
  context: { database: Database },
  { member, startsOn }: { member: Member; startsOn: string },
  act: (tx: Handle, mine: SprintMember) => Promise<T>,
): Promise<T | { ok: false; reason: 'no-access' | 'not-in-it' }> =>
  asViewer(context, member, async (tx, { memberId }) => {
    const mine = isSprint(startsOn) ? await findInSprint(tx, startsOn, memberId) : null;
    return mine === null ? { ok: false, reason: 'not-in-it' } : act(tx, mine);
  });
