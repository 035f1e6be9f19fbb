/** A member asks after the partner she has not heard of; once in a sprint. */
import { findInSprint } from '../domain/community/sprint-members.store.server.ts';
import { postMemberLetter } from '../mail/outbox.store.server.ts';
import { asSprinter } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';
import type { SprintVerbs } from './sprint-verbs.ts';

type Ask = SprintVerbs['askForPartner'];

export const askForPartner = (context: FlowContext, about: Parameters<Ask>[0]): ReturnType<Ask> =>
  asSprinter(context, about, async (tx, { startsOn, partnerId }) => {
    if (partnerId === null || (await findInSprint(tx, startsOn, partnerId)) === null)
      return { ok: false, reason: 'not-in-it' };
    const dedupeKey = `sprint-missed:${startsOn}:${partnerId}`;
    const letter = { letter: 'sprint-missed', startsOn } as const;
    await postMemberLetter(tx, { dedupeKey, memberId: partnerId, ...letter }, context.clock());
    await context.database.notify('outbox');
    return { ok: true };
  });
