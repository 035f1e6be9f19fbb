/** A member wishes something else of her sprint. */
import { changeSprint as writeWishes } from '../domain/community/sprint-members.store.server.ts';
import { endPair } from '../domain/community/sprint-partners.store.server.ts';
import { asSprinter } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';
import type { SprintVerbs } from './sprint-verbs.ts';

type Change = SprintVerbs['changeSprint'];

export const changeSprint = (
  context: FlowContext,
  { member, startsOn, wishes: { goal, reminders, partner } }: Parameters<Change>[0],
): ReturnType<Change> =>
  asSprinter(context, { member, startsOn }, async (tx, { memberId }) => {
    // Who no longer wants a partner parts from the one she has.
    if (!partner) await endPair(tx, { startsOn, memberId, stillWants: false });
    const wishes = { goal, wantsReminders: reminders, wantsPartner: partner };
    await writeWishes(tx, { startsOn, memberId, ...wishes });
    return { ok: true };
  });
