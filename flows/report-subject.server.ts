/** A member reports a text or another member; the staff are told. */
import { findReportable } from '../domain/community/reportable.store.server.ts';
import { addReport } from '../domain/community/reports.store.server.ts';
import { mayTry } from '../domain/staff/tries.store.server.ts';
import { postStaffLetter } from '../mail/outbox.store.server.ts';
import { asViewer } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';
import { mayWriteToStaff } from './letter-limits.ts';
import type { SafetyVerbs } from './safety-verbs.ts';

type Report = SafetyVerbs['report'];

const reportsADay = { most: 20, windowMs: 86_400_000 };

export const reportSubject = (
  context: FlowContext,
  { member, kind, id, words }: Parameters<Report>[0],
): ReturnType<Report> =>
  asViewer(context, member, async (tx, { memberId }) => {
    const subject = await findReportable(tx, memberId, { kind, id });
    if (!subject) return { ok: false, reason: 'not-found' };
    const now = context.clock();
    if (!(await mayTry(tx, `reports:${memberId}`, reportsADay, now)))
      return { ok: false, reason: 'too-many' };
    const reportId = context.uuid();
    const isNew = await addReport(tx, { id: reportId, reporterId: memberId, subject, words, now });
    if (isNew && (await mayWriteToStaff(context, tx, 'reports'))) {
      const about = { dedupeKey: `staff-report:${reportId}`, letter: 'staff-report' } as const;
      await postStaffLetter(tx, about, now);
      await context.database.notify('outbox');
    }
    return { ok: true };
  });
