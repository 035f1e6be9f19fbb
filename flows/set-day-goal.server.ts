/** A member writes what she means to do on a day of her sprint. */
import { writeGoal } from '../domain/community/sprint-members.store.server.ts';
import { isOpenDay } from '../domain/community/sprint.ts';
import { dateInMorocco } from '../domain/time/calendar-date.ts';
import { asSprinter } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';
import type { SprintVerbs } from './sprint-verbs.ts';

type SetGoal = SprintVerbs['setDayGoal'];

export const setDayGoal = (
  context: FlowContext,
  { member, startsOn, day, goal }: Parameters<SetGoal>[0],
): ReturnType<SetGoal> =>
  asSprinter(context, { member, startsOn }, async (tx, { memberId }) => {
    if (!isOpenDay(startsOn, day, dateInMorocco(context.clock()))) return { ok: false, reason: 'not-come' };
    await writeGoal(tx, { startsOn, memberId, day }, goal);
    return { ok: true };
  });
