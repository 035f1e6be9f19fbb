/** Staff move applications from stage to stage. Whoever comes second is shown who was first. */
import { cutText, severalLines } from '../../platform/text/typed-text.ts';
import type { Handle } from '../../platform/db/handle.ts';
import {
  type Application,
  countScholarships,
  lockApplication,
  moveStage,
  readApplication,
  writeReply,
  writeStaffNote,
  writeVerdict,
} from '../../catalogue/applicants/applications.service.ts';
import {
  type ApplicationStage,
  isPlainMove,
  longestSentence,
  longestReply,
  longestStageNote,
  outcomeOf,
  stageAfterReply,
  stagesBefore,
} from '../../catalogue/applicants/application.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayAnswerApplications, mayGiveFreeAccess, type Who } from '../../academy/staff/who-may.ts';
import { postApplicationEmail } from '../../academy/emails/post-emails.service.ts';
import type { StaffMember } from '../../academy.ts';
import type { ServiceContext } from '../../context.ts';
import { readCourse } from '../../academy/content/content.service.ts';
import { readyReplyIn } from './ready-replies.ts';
import { refuseOwnOrder } from '../../academy/staff/own-order.ts';
import { reasonIn } from '../../selling/free-access/free-access.ts';
import { giveOneWithin } from '../../selling/free-access/give-free-access.service.ts';
import { lockStock } from '../../selling/orders/entitlements.service.ts';

/** `by`: the member of staff who moved it; null when it was nobody. */
export type MovedMeanwhile = {
  ok: false;
  reason: 'moved-meanwhile';
  stage: ApplicationStage | null;
  by: string | null;
};
export type NoApplication = { ok: false; reason: 'application-not-found' };

/** The API has checked already: getting here without the right is a bug. */
function assertMay(staff: Who): void {
  if (!mayAnswerApplications(staff)) throw new Error(`${staff.role} may not answer applications.`);
}

const none = { ok: false, reason: 'application-not-found' } as const;

/** Read after the move failed: the colleague who was first has committed by then. */
async function movedBy(tx: Handle, id: string): Promise<MovedMeanwhile> {
  const now = await readApplication(tx, id);
  return { ok: false, reason: 'moved-meanwhile', stage: now?.stage ?? null, by: now?.stageBy ?? null };
}

/** `from`: the stage that staff saw. Declining and beginning a draft have actions of their own. */
export async function moveApplication(
  context: ServiceContext,
  { id, from, to, staff }: { id: string; from: ApplicationStage; to: ApplicationStage; staff: StaffMember },
): Promise<{ ok: true } | NoApplication | MovedMeanwhile | { ok: false; reason: 'no-such-move' }> {
  assertMay(staff);
  const { database, uuid } = context;
  const at = context.clock();
  return database.transaction(async (tx) => {
    const found = await readApplication(tx, id);
    if (!found) return none;
    const allowed = stagesBefore(found.kind, to);
    if (!isPlainMove(found.kind, to) || !allowed.includes(from)) return { ok: false, reason: 'no-such-move' };
    // A proposal whose draft was deleted begins anew under any slug.
    const withoutDraft = to === 'agreed' ? { courseSlug: null } : {};
    if (!(await moveStage(tx, { id, from: [from], to, at, by: staff.email, ...withoutDraft })))
      return movedBy(tx, id);
    const line = { id: uuid(), at, staff, act: 'move-application', subject: id } as const;
    await writeStaffLog(tx, { ...line, before: { stage: from }, after: { stage: to } });
    return { ok: true };
  });
}

/** With an e-mail in the applicant's language. `sentence`: what staff add to it, or ''. */
export async function declineProposal(
  context: ServiceContext,
  { id, from, sentence, staff }: { id: string; from: ApplicationStage; sentence: string; staff: StaffMember },
): Promise<{ ok: true } | NoApplication | MovedMeanwhile> {
  assertMay(staff);
  const { database, uuid } = context;
  const at = context.clock();
  return database.transaction(async (tx) => {
    const found = await readApplication(tx, id);
    if (found?.kind !== 'host-course') return none;
    const allowed = stagesBefore('host-course', 'declined').filter((stage) => stage === from);
    const reason = cutText(severalLines(sentence), longestSentence) || null;
    if (!(await moveStage(tx, { id, from: allowed, to: 'declined', at, by: staff.email, told: reason })))
      return movedBy(tx, id);
    const emailName = 'course-proposal-declined' as const;
    // A proposal may return to talks and be declined once more, which is another e-mail.
    const dedupeKey = `${emailName}:${id}:${at.getTime()}`;
    await postApplicationEmail(tx, { dedupeKey, emailName, applicationId: id }, at);
    const line = { id: uuid(), at, staff, act: 'decline-proposal', subject: id } as const;
    await writeStaffLog(tx, { ...line, before: { stage: from }, after: { stage: 'declined' } });
    return { ok: true };
  });
}

function postReply(tx: Handle, { id, at, repliedAt }: { id: string; at: Date; repliedAt: string }) {
  const emailName = 'application-reply' as const;
  const dedupeKey = `${emailName}:${id}:${at.getTime()}`;
  return postApplicationEmail(tx, { dedupeKey, emailName, applicationId: id, repliedAt }, at);
}

/**
 * An e-mail in the words of staff, to be written in the applicant's language; it stays with the application. A message becomes
 * answered, a new proposal is talked about. `from`: the stage that staff saw.
 */
export async function replyToApplication(
  { database, clock, uuid }: ServiceContext,
  { id, from, text, staff }: { id: string; from: ApplicationStage; text: string; staff: StaffMember },
): Promise<{ ok: true } | NoApplication | MovedMeanwhile> {
  assertMay(staff);
  const at = clock();
  return database.transaction(async (tx) => {
    const found = await readApplication(tx, id);
    const to = found && stageAfterReply(found.kind, from);
    if (!to) return none;
    const reply = { at: at.toISOString(), by: staff.email, text: cutText(severalLines(text), longestReply) };
    if (!(await writeReply(tx, { id, from, to, reply }))) return movedBy(tx, id);
    await postReply(tx, { id, at, repliedAt: reply.at });
    // The text is deleted with the application, so the log does not repeat it.
    const line = { id: uuid(), at, staff, act: 'reply-to-application', subject: id } as const;
    await writeStaffLog(tx, { ...line, before: { stage: from }, after: { stage: to } });
    return { ok: true };
  });
}

/** Why a scholarship that two want to give cannot be given. */
type NotGiven = 'none-left' | 'owns-already' | 'sold-out' | 'own-order' | 'course-gone' | 'failed';

/** The order of 0 MAD behind a scholarship. Its seats are counted while the course's stock is held, so that none is given twice. */
async function giveScholarship(
  context: ServiceContext,
  tx: Handle,
  { id, subject, name, email, phone, locale, why, staff }: Application & { why: string; staff: StaffMember },
): Promise<{ ok: true } | { ok: false; reason: NotGiven }> {
  const slug = subject ?? '';
  const course = await readCourse(tx, slug);
  if (!course?.scholarships) return { ok: false, reason: 'course-gone' };
  await lockStock(tx, slug);
  if ((await countScholarships(tx, slug)) >= course.scholarships.seats)
    return { ok: false, reason: 'none-left' };
  const given = await giveOneWithin(context, tx, {
    key: `scholarship ${id}`,
    item: { kind: 'course', slug },
    as: 'scholarship',
    why,
    overSeats: false,
    locale,
    person: { name: name ?? '', email, phone: phone ?? '', locale },
    staff,
  });
  if (given.ok) return given;
  const known = ['owns-already', 'sold-out', 'own-order'] as const;
  return { ok: false, reason: known.find((one) => one === given.reason) ?? 'failed' };
}

/**
 * One of the two people who decide about a scholarship; saying it again replaces what one said before. With the second yes the
 * learner has the course, if whoever says it may give access; with the second no she is told. `why` stays with the request.
 */
export async function judgeScholarship(
  context: ServiceContext,
  { id, isYes, why: written, staff }: { id: string; isYes: boolean; why: string; staff: StaffMember },
): Promise<
  | { ok: true; stage: ApplicationStage }
  | NoApplication
  | MovedMeanwhile
  | { ok: false; reason: 'why' | NotGiven }
> {
  assertMay(staff);
  const why = reasonIn(written);
  if (why === null) return { ok: false, reason: 'why' };
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const found = await lockApplication(tx, id);
    if (found?.kind !== 'scholarship') return none;
    if (refuseOwnOrder(staff, { email: found.email })) return { ok: false, reason: 'own-order' };
    if (found.stage !== 'new') return movedBy(tx, id);
    const verdicts = [...found.verdicts, { at: at.toISOString(), by: staff.email, isYes, why }];
    const outcome = outcomeOf(verdicts);
    const stage = outcome === 'given' && !mayGiveFreeAccess(staff) ? null : outcome;
    if (stage === 'given') {
      const given = await giveScholarship(context, tx, { ...found, why, staff });
      if (!given.ok) return given;
    }
    await writeVerdict(tx, { id, verdicts, stage });
    if (stage === 'declined') {
      const reply = {
        at: at.toISOString(),
        by: staff.email,
        text: readyReplyIn('scholarship', found.locale),
      };
      await writeReply(tx, { id, from: stage, to: stage, reply });
      await postReply(tx, { id, at, repliedAt: reply.at });
    }
    // The reasons are deleted with the application, so the log does not repeat them.
    const line = { id: context.uuid(), at, staff, act: 'judge-scholarship', subject: id } as const;
    const after: { stage: ApplicationStage } = { stage: stage ?? 'new' };
    await writeStaffLog(tx, {
      ...line,
      detail: { isYes: isYes ? 'yes' : 'no' },
      before: { stage: 'new' },
      after,
    });
    return { ok: true, ...after };
  });
}

/** `was`: the note that staff saw, so that a colleague's is not overwritten. An empty note is none. */
export async function noteOnApplication(
  { database, clock, uuid }: ServiceContext,
  { id, was, note, staff }: { id: string; was: string | null; note: string; staff: StaffMember },
): Promise<{ ok: true } | NoApplication | { ok: false; reason: 'note-changed'; note: string | null }> {
  assertMay(staff);
  const written = cutText(severalLines(note), longestStageNote) || null;
  return database.transaction(async (tx) => {
    if (!(await readApplication(tx, id))) return none;
    if (!(await writeStaffNote(tx, { id, was, note: written }))) {
      const now = await readApplication(tx, id);
      return { ok: false, reason: 'note-changed', note: now?.staffNote ?? null };
    }
    // The note is deleted with the application, so the log does not repeat it.
    await writeStaffLog(tx, { id: uuid(), at: clock(), staff, act: 'note-on-application', subject: id });
    return { ok: true };
  });
}
