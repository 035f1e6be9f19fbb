/** A moderator decides what becomes of a text or of a member that was reported. */
import type { Handle } from '../db/handle.ts';
import { quietDaysOf, type ModerationAct } from '../domain/community/decision-form.ts';
import { ownCasesOf } from '../domain/community/own-case.store.server.ts';
import { setQuiet, shutOut } from '../domain/community/profile.store.server.ts';
import { findSubject, type Subject } from '../domain/community/reported-subject.store.server.ts';
import type { ReportKind } from '../domain/community/report-form.ts';
import { removeText, settleCase } from '../domain/community/reports.store.server.ts';
import type { ReportDecision } from '../domain/community/space.ts';
import { leaveSprint, readSprintsOf } from '../domain/community/sprint-members.store.server.ts';
import { endPair } from '../domain/community/sprint-partners.store.server.ts';
import { currentSprints } from '../domain/community/sprint.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { mayModerate } from '../domain/staff/who-may.ts';
import { dateInMorocco } from '../domain/time/calendar-date.ts';
import { postMemberLetter } from '../mail/outbox.store.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffModerationVerbs } from './moderation-verbs.ts';

const dayMs = 86_400_000;

const decisionOf = (act: ModerationAct): ReportDecision =>
  act === 'keep' ? 'kept' : act === 'remove' ? 'removed' : act === 'shut-out' ? 'shut-out' : 'quieted';

/** Out of the community is out of its sprints, and nobody's partner. */
async function endSprints({ clock }: FlowContext, tx: Handle, memberId: string): Promise<void> {
  const now = clock();
  for (const { startsOn } of await readSprintsOf(tx, memberId, currentSprints(dateInMorocco(now)))) {
    await endPair(tx, { startsOn, memberId, stillWants: false });
    await leaveSprint(tx, startsOn, memberId, now);
  }
}

type Decision = {
  act: ModerationAct;
  reason: string;
  by: string;
  reported: { kind: ReportKind; id: string };
};

/** What a decision does to the text and to whoever wrote it, and the letter that tells her why. */
async function effect(
  context: FlowContext,
  tx: Handle,
  subject: Subject | null,
  { act, reason, by, reported }: Decision,
): Promise<boolean> {
  const at = context.clock();
  const decision = decisionOf(act);
  if (decision === 'kept') return true;
  const { kind, id } = reported;
  if (kind !== 'member') await removeText(tx, { kind, id }, { by, at, reason });
  const memberId = subject?.authorId ?? null;
  if (memberId === null) return decision === 'removed';
  const quietDays = quietDaysOf(act);
  const until = quietDays === null ? null : new Date(at.getTime() + quietDays * dayMs);
  if (until !== null && !(await setQuiet(tx, memberId, until))) return false;
  if (act === 'shut-out') {
    await shutOut(tx, memberId, at);
    await endSprints(context, tx, memberId);
  }
  const dedupeKey = `circle-decision:${context.uuid()}`;
  const told = { letter: 'circle-decision', decision, reason } as const;
  const about = kind === 'member' ? {} : { about: { kind, id } };
  const till = until === null ? {} : { until: until.toISOString() };
  await postMemberLetter(tx, { dedupeKey, memberId, ...told, ...about, ...till }, at);
  return true;
}

/** Once to each who reported it: whether something was done, or that nobody else could look, and nothing more. */
async function tellReporters(
  { uuid, clock }: FlowContext,
  tx: Handle,
  reporterIds: readonly string[],
  outcome: 'done' | 'kept' | 'closed',
): Promise<void> {
  const told = { letter: 'report-decided', outcome } as const;
  for (const memberId of reporterIds)
    await postMemberLetter(tx, { dedupeKey: `report-decided:${uuid()}`, memberId, ...told }, clock());
}

type Decide = StaffModerationVerbs['decideReport'];

export async function decideReport(
  context: FlowContext,
  { kind, id, act, reason, staff }: Parameters<Decide>[0],
): ReturnType<Decide> {
  const { database, clock, uuid } = context;
  if (!mayModerate(staff)) throw new Error(`${staff.role} may not moderate.`);
  if (kind === 'member' && act === 'remove') return { ok: false, reason: 'not-for-this' };
  return database.transaction(async (tx) => {
    const subject = await findSubject(tx, kind, id);
    const own = (await ownCasesOf(tx, staff))(subject?.authorId);
    if (own === 'for-another' || (own !== null && act !== 'keep')) return { ok: false, reason: 'own' };
    if (own !== null && reason === '') return { ok: false, reason: 'reason-required' };
    const isAboutHer = act !== 'keep' && act !== 'remove';
    if (isAboutHer && !subject?.authorId) return { ok: false, reason: 'nobody' };
    const deed = { decision: decisionOf(act), by: staff.email, at: clock() };
    const reporterIds = await settleCase(tx, { kind, id }, deed);
    if (reporterIds === null) return { ok: false, reason: 'already-decided' };
    await effect(context, tx, subject, { act, reason, by: staff.email, reported: { kind, id } });
    const outcome = own === null ? (act === 'keep' ? 'kept' : 'done') : 'closed';
    await tellReporters(context, tx, reporterIds, outcome);
    await writeStaffLog(tx, {
      id: uuid(),
      at: deed.at,
      staff,
      act: own === null ? `report-${act}` : 'close-own-report',
      subject: `${kind} ${id}`,
      before: { decision: null },
      after: { decision: deed.decision, quietDays: quietDaysOf(act) },
      ...(reason === '' ? {} : { detail: { reason } }),
    });
    await database.notify('outbox');
    return { ok: true };
  });
}
