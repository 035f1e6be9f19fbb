/** Actions of moderators. All are written to the staff log. */
import { and, eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { type ModerationAct, quietDaysOf, type ReportKind } from './report-form.ts';
import { findProfile, setQuiet } from './profile.store.ts';
import { lift, shutOut } from '../../academy/accounts/profiles.service.ts';
import { type Case, findSubject, readCases, removeText, settleCase, type Subject } from './reports.store.ts';
import type { ReportDecision } from './space.ts';
import { hasPublicPosts } from './public-posts.store.ts';
import { refreshVisitors } from '../../academy/content/content.service.ts';
import { endPair, leaveSprint, type NotPaired, pairUp, readSprintsOf, readWaiting } from './sprint.store.ts';
import { currentSprints } from './sprint.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayModerate } from '../../academy/staff/who-may.ts';
import { dateInMorocco, endOfDay } from '../../platform/time/calendar-date.ts';
import { postMemberEmail } from '../../academy/emails/post-emails.service.ts';
import type { StaffMember } from '../../academy.ts';
import type { ServiceContext } from '../../context.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import type { Decider } from '../../academy/staff/own-order.ts';
import { type Held, readHeld } from './reports.service.ts';

/** Nobody decides about themselves as a member: a colleague does. An owner may, and the log shows it. */
async function isOwnCase(db: Handle, { email, role }: Decider, memberId: string | null): Promise<boolean> {
  if (role === 'owner' || memberId === null) return false;
  const own = and(eq(memberUsers.id, memberId), eq(memberUsers.email, email));
  return (await db.select({ id: memberUsers.id }).from(memberUsers).where(own)).length > 0;
}

type About = { kind: ReportKind; id: string };

// The API has checked already: getting here without the right is a bug.
function mustMay(staff: StaffMember): void {
  if (!mayModerate(staff)) throw new Error(`${staff.role} may not moderate.`);
}

/** `subject` null: its author has deleted it in the meantime. Of a text without a name no author is included. */
export type CaseView = Case & { subject: Omit<Subject, 'authorId'> | null };

/** What waits, the longest waiting first; or what was decided, the newest first. Who may: `mayModerate`. */
export const reports = (
  { database }: ServiceContext,
  { show }: { show: 'open' | 'decided' },
): Promise<CaseView[]> =>
  database.transaction(async (tx) => {
    const cases = [];
    for (const each of await readCases(tx, show)) {
      const subject = await findSubject(tx, each.kind, each.id);
      if (subject === null) cases.push({ ...each, subject });
      else {
        const { authorId: _ofNobodyHere, ...shown } = subject;
        const authorName = shown.isAnonymous ? null : shown.authorName;
        cases.push({ ...each, subject: { ...shown, authorName } });
      }
    }
    return cases;
  });

/** Members who are muted or blocked, by whom and why. Who may: `mayModerate`. */
export const heldMembers = ({ database, clock }: ServiceContext): Promise<Held[]> =>
  readHeld(database.db, clock());

const dayMs = 86_400_000;

const decisionOf = (act: ModerationAct): ReportDecision =>
  act === 'keep' ? 'kept' : act === 'remove' ? 'removed' : act === 'shut-out' ? 'shut-out' : 'quieted';

/** A member who is shut out leaves the sprints, and is nobody's partner. */
async function endSprints({ clock }: ServiceContext, tx: Handle, memberId: string): Promise<void> {
  const now = clock();
  for (const { startsOn } of await readSprintsOf(tx, memberId, currentSprints(dateInMorocco(now)))) {
    await endPair(tx, { startsOn, memberId, stillWants: false });
    await leaveSprint(tx, startsOn, memberId, now);
  }
}

type Decision = { act: ModerationAct; reason: string; by: string; reported: About };

/** Applies a decision to the text and its author, and sends the author an e-mail with the reason. */
async function effect(
  context: ServiceContext,
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
  const until = quietDays === null ? null : endOfDay(new Date(at.getTime() + quietDays * dayMs));
  const hold = { by, why: reason };
  if (until !== null && !(await setQuiet(tx, memberId, until, hold))) return false;
  if (act === 'shut-out') {
    await shutOut(tx, memberId, at, hold);
    await endSprints(context, tx, memberId);
  }
  const dedupeKey = `circle-decision:${context.uuid()}`;
  const content = { emailName: 'circle-decision', decision, reason } as const;
  const about = kind === 'member' ? {} : { about: { kind, id } };
  const till = until === null ? {} : { until: until.toISOString() };
  await postMemberEmail(tx, { dedupeKey, memberId, ...content, ...about, ...till }, at);
  return true;
}

/** Once to each reporter: whether something was done, and nothing more. */
async function notifyReporters(
  { uuid, clock }: ServiceContext,
  tx: Handle,
  reporterIds: readonly string[],
  outcome: 'done' | 'kept',
): Promise<void> {
  const content = { emailName: 'report-decided', outcome } as const;
  for (const memberId of reporterIds)
    await postMemberEmail(tx, { dedupeKey: `report-decided:${uuid()}`, memberId, ...content }, clock());
}

/** 'already-decided': somebody else was first. 'nobody': the account is gone. 'own': it is about the moderator. */
export async function decideReport(
  context: ServiceContext,
  { kind, id, act, reason, staff }: About & { act: ModerationAct; reason: string; staff: StaffMember },
): Promise<{ ok: true } | { ok: false; reason: 'already-decided' | 'nobody' | 'not-for-this' | 'own' }> {
  const { database, clock, uuid } = context;
  mustMay(staff);
  if (kind === 'member' && act === 'remove') return { ok: false, reason: 'not-for-this' };
  return database.transaction(async (tx) => {
    const subject = await findSubject(tx, kind, id);
    if (subject && (await isOwnCase(tx, staff, subject.authorId))) return { ok: false, reason: 'own' };
    const isAboutAuthor = act !== 'keep' && act !== 'remove';
    if (isAboutAuthor && !subject?.authorId) return { ok: false, reason: 'nobody' };
    const action = { decision: decisionOf(act), act, why: reason, by: staff.email, at: clock() };
    const reporterIds = await settleCase(tx, { kind, id }, action);
    if (reporterIds === null) return { ok: false, reason: 'already-decided' };
    await effect(context, tx, subject, { act, reason, by: staff.email, reported: { kind, id } });
    await notifyReporters(context, tx, reporterIds, act === 'keep' ? 'kept' : 'done');
    await writeStaffLog(tx, {
      id: uuid(),
      at: action.at,
      staff,
      act: `report-${act}`,
      subject: `${kind} ${id}`,
      before: { decision: null },
      after: { decision: action.decision, quietDays: quietDaysOf(act) },
      ...(reason === '' ? {} : { detail: { reason } }),
    });
    // What was taken down may be a post that visitors read.
    if (act !== 'keep') await refreshVisitors(context, tx);
    return { ok: true };
  });
}

/**
 * Mutes or blocks a member whom nobody reported; they get the reason by e-mail. 'held-already': they are blocked. 'nobody': there
 * is no such member. 'own': it is the moderator.
 */
export async function holdMember(
  context: ServiceContext,
  {
    memberId,
    act,
    reason,
    staff,
  }: { memberId: string; act: Exclude<ModerationAct, 'keep' | 'remove'>; reason: string; staff: StaffMember },
): Promise<{ ok: true } | { ok: false; reason: 'nobody' | 'own' | 'held-already' }> {
  const { database, clock, uuid } = context;
  mustMay(staff);
  return database.transaction(async (tx) => {
    if (await isOwnCase(tx, staff, memberId)) return { ok: false, reason: 'own' };
    const profile = await findProfile(tx, memberId);
    if (profile === null) return { ok: false, reason: 'nobody' };
    if (profile.shutOutAt !== null) return { ok: false, reason: 'held-already' };
    const subject = await findSubject(tx, 'member', memberId);
    const reported = { kind: 'member', id: memberId } as const;
    await effect(context, tx, subject, { act, reason, by: staff.email, reported });
    await writeStaffLog(tx, {
      id: uuid(),
      at: clock(),
      staff,
      act: `report-${act}`,
      subject: `member ${memberId}`,
      before: { decision: null },
      after: { decision: decisionOf(act), quietDays: quietDaysOf(act) },
      detail: { reason },
    });
    await refreshVisitors(context, tx);
    return { ok: true };
  });
}

/** The author of a text without a name; the log records it. Null when there is none. */
export async function revealAuthor(
  { database, clock, uuid }: ServiceContext,
  { kind, id, staff }: About & { staff: StaffMember },
): Promise<string | null> {
  mustMay(staff);
  return database.transaction(async (tx) => {
    const found = await findSubject(tx, kind, id);
    const line = { id: uuid(), at: clock(), staff, act: 'reveal-author' } as const;
    await writeStaffLog(tx, { ...line, subject: `${kind} ${id}` });
    return found?.authorName ?? null;
  });
}

/** The member may write, or enter, again. 'not-held': they may already. 'own': it is about the moderator. */
export async function liftDecision(
  context: ServiceContext,
  { memberId, staff }: { memberId: string; staff: StaffMember },
): Promise<{ ok: true } | { ok: false; reason: 'not-held' | 'own' }> {
  const { database, clock, uuid } = context;
  mustMay(staff);
  return database.transaction(async (tx) => {
    const at = clock();
    if (await isOwnCase(tx, staff, memberId)) return { ok: false, reason: 'own' };
    const held = await findProfile(tx, memberId);
    if (!(await lift(tx, memberId, at))) return { ok: false, reason: 'not-held' };
    const change = {
      before: { quietUntil: held?.quietUntil, shutOutAt: held?.shutOutAt },
      after: { quietUntil: null, shutOutAt: null },
    };
    const line = { id: uuid(), at, staff, act: 'lift-decision', subject: memberId } as const;
    await writeStaffLog(tx, { ...line, ...change });
    if (await hasPublicPosts(tx, memberId)) await refreshVisitors(context, tx);
    return { ok: true };
  });
}

/** Who waits for a partner in the running and the coming sprint. */
export const waitingForPartner = ({ database, clock }: ServiceContext) =>
  readWaiting(database.db, currentSprints(dateInMorocco(clock())));

/** Makes two members partners in a sprint; both get an e-mail. */
export async function pairPartners(
  { database, clock, uuid }: ServiceContext,
  {
    startsOn,
    memberIds,
    staff,
  }: { startsOn: string; memberIds: readonly [string, string]; staff: StaffMember },
): Promise<{ ok: true } | { ok: false; reason: NotPaired }> {
  mustMay(staff);
  return database.transaction(async (tx) => {
    const paired = await pairUp(tx, startsOn, memberIds);
    if (!paired.ok) return paired;
    const at = clock();
    const [one, other] = memberIds;
    for (const [memberId, partner] of [
      [one, other],
      [other, one],
    ] as const) {
      const content = { emailName: 'sprint-partner', startsOn, partner } as const;
      if ((await findProfile(tx, memberId)) !== null)
        await postMemberEmail(tx, { dedupeKey: `sprint-partner:${uuid()}`, memberId, ...content }, at);
    }
    const subject = `${startsOn} ${one} ${other}`;
    await writeStaffLog(tx, { id: uuid(), at, staff, act: 'pair-partners', subject, after: { startsOn } });
    return { ok: true };
  });
}
