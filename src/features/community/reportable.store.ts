/** What a member may report. */
import type { Handle } from '../../platform/db/handle.ts';
import { readBlocked } from './block-member.store.ts';
import { areApart } from './blocks.store.ts';
import type { ReportKind } from './report-form.ts';
import { findSubject, type Subject } from './reported-subject.store.ts';

/**
 * What she may report is what she may see: nothing removed, and nothing of anybody she is apart from. Whom she has blocked
 * herself she may still report.
 */
async function isVisible(tx: Handle, memberId: string, subject: Subject): Promise<boolean> {
  if (subject.removedAt !== null) return false;
  const { authorId, kind, isAnonymous } = subject;
  // A text without a name stays in sight: were it gone for whom its author is apart from, blocking would tell who wrote it.
  if (authorId === null || isAnonymous || !(await areApart(tx, memberId, authorId))) return true;
  if (kind !== 'member') return false;
  const blocked = await readBlocked(tx, memberId);
  return blocked.some((one) => one.memberId === authorId);
}

/** Null for what she may not see, and for what is her own. */
export async function findReportable(
  tx: Handle,
  memberId: string,
  { kind, id }: { kind: ReportKind; id: string },
): Promise<Subject | null> {
  const subject = await findSubject(tx, kind, id);
  if (!subject || subject.authorId === memberId) return null;
  return (await isVisible(tx, memberId, subject)) ? subject : null;
}
