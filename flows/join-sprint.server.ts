/** A member joins a sprint, or comes back to one she left. */
import { joinSprint as writeJoining } from '../domain/community/sprint-members.store.server.ts';
import { openToJoin } from '../domain/community/sprint.ts';
import { dateInMorocco } from '../domain/time/calendar-date.ts';
import { asViewer } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';
import type { SprintVerbs } from './sprint-verbs.ts';

type Join = SprintVerbs['joinSprint'];

export const joinSprint = (
  context: FlowContext,
  { member, startsOn, wishes: { goal, reminders, partner } }: Parameters<Join>[0],
): ReturnType<Join> =>
  asViewer(context, member, async (tx, { memberId }) => {
    const now = context.clock();
    if (!openToJoin(dateInMorocco(now)).includes(startsOn)) return { ok: false, reason: 'not-open' };
    const wishes = { goal, wantsReminders: reminders, wantsPartner: partner };
    await writeJoining(tx, { startsOn, memberId, ...wishes, now });
    return { ok: true };
  });
