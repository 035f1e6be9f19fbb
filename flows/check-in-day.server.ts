/** A member checks in a day of her sprint; the last one makes the badge and its letter. */
import {
  checkInDay as writeDay,
  finishIfDone,
  lockSprint,
} from '../domain/community/sprint-members.store.server.ts';
import { isOpenDay } from '../domain/community/sprint.ts';
import { dateInMorocco } from '../domain/time/calendar-date.ts';
import { postMemberLetter } from '../mail/outbox.store.server.ts';
import { asSprinter } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';
import type { SprintVerbs } from './sprint-verbs.ts';

type CheckIn = SprintVerbs['checkIn'];

export const checkInDay = (
  context: FlowContext,
  { member, startsOn, day, line }: Parameters<CheckIn>[0],
): ReturnType<CheckIn> =>
  asSprinter(context, { member, startsOn }, async (tx, { memberId }) => {
    const at = context.clock();
    if (!isOpenDay(startsOn, day, dateInMorocco(at))) return { ok: false, reason: 'not-come' };
    await lockSprint(tx, startsOn, memberId);
    await writeDay(tx, { startsOn, memberId, day }, line, at);
    const isFinished = await finishIfDone(tx, { startsOn, memberId, at });
    if (isFinished) {
      const dedupeKey = `sprint-finished:${startsOn}:${memberId}`;
      await postMemberLetter(tx, { dedupeKey, memberId, letter: 'sprint-finished', startsOn }, at);
      await context.database.notify('outbox');
    }
    return { ok: true, isFinished };
  });
