/** A member reads what she is about to report, as it stands. */
import { findReportable } from '../domain/community/reportable.store.server.ts';
import { asViewer } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';
import type { SafetyVerbs } from './safety-verbs.ts';

type Read = SafetyVerbs['toReport'];

export const readReportable = (
  context: FlowContext,
  { member, kind, id }: Parameters<Read>[0],
): ReturnType<Read> =>
  asViewer(context, member, async (tx, { memberId }) => {
    const subject = await findReportable(tx, memberId, { kind, id });
    if (!subject) return { ok: false, reason: 'not-found' };
    const { isAnonymous, authorName, authorId, body } = subject;
    const who = isAnonymous ? { name: null, memberId: null } : { name: authorName, memberId: authorId };
    return { ok: true, ...who, body };
  });
