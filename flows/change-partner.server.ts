/** A member parts from her partner; both wait for another, without a reason. */
import { endPair } from '../domain/community/sprint-partners.store.server.ts';
import { asSprinter } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';
import type { SprintVerbs } from './sprint-verbs.ts';

type Change = SprintVerbs['changePartner'];

export const changePartner = (context: FlowContext, about: Parameters<Change>[0]): ReturnType<Change> =>
  asSprinter(context, about, async (tx, { startsOn, memberId }) => {
    await endPair(tx, { startsOn, memberId, stillWants: true });
    return { ok: true };
  });
