/** What members see and change of themselves, and how they keep others away. Every verb asks anew who may enter. */
import { blockMember, readBlocked, unblockMember } from './block-member.store.ts';
import { areApart } from './blocks.store.ts';
import { readTextsOf } from './member-texts.store.ts';
import {
  changeProfile as writeProfile,
  endDigest,
  findByUnsubscribeToken,
  findProfile,
  findShown,
  isNameTaken,
} from './profile.store.ts';
import type { ProfileChange } from './profile-form.ts';
import type { ReportKind, ReportWords } from './report-form.ts';
import { findReportable } from './reportable.store.ts';
import { addReport } from './reports.store.ts';
import { endReminders, readFinished } from './sprint-members.store.ts';
import type { Member } from '../accounts/member.ts';
import { mayTry } from '../staff/tries.store.ts';
import { postStaffLetter } from '../emails/outbox.store.ts';
import { asViewer } from './enter-community.service.ts';
import type { FlowContext } from '../../context.ts';
import { mayWriteToStaff } from '../emails/letter-limits.service.ts';

const notFound = { ok: false, reason: 'not-found' } as const;

/** What she says of herself, whom she has blocked, and the first days of the sprints she has finished. */
export const ownProfile = (context: FlowContext, member: Member) =>
  asViewer(context, member, async (tx, { memberId }) => {
    const profile = await findProfile(tx, memberId);
    if (!profile) return notFound;
    const blocked = await readBlocked(tx, memberId);
    return { ok: true, profile, blocked, finished: await readFinished(tx, memberId) };
  });

/** 'name-taken': another member is called so, or nearly; nothing is changed then. */
export const changeProfile = (
  context: FlowContext,
  { member, profile }: { member: Member; profile: ProfileChange },
) =>
  asViewer(context, member, async (tx, viewer) => {
    if (await isNameTaken(tx, viewer, profile.displayName)) return { ok: false, reason: 'name-taken' };
    await writeProfile(tx, viewer.memberId, profile);
    return { ok: true };
  });

const mostTexts = 30;

/**
 * The page of another, or of herself as others see it. 'not-found' too for whoever has blocked the viewer: nobody learns
 * that. `isBlocked`: whether the viewer has blocked her; then nothing of hers stands here.
 */
export const memberPage = (context: FlowContext, { member, id }: { member: Member; id: string }) =>
  asViewer(context, member, async (tx, { memberId }) => {
    const shown = await findShown(tx, id);
    if (!shown) return notFound;
    const isBlocked = (await readBlocked(tx, memberId)).some((one) => one.memberId === id);
    if (!isBlocked && (await areApart(tx, memberId, id))) return notFound;
    const texts = isBlocked ? [] : await readTextsOf(tx, memberId, id, mostTexts);
    const finished = isBlocked ? [] : await readFinished(tx, id);
    return { ok: true, shown, isMe: id === memberId, isBlocked, texts, finished };
  });

/** She reads nothing more of another. 'team': who works here cannot be blocked, so that nobody writes out of their sight. */
export const block = (context: FlowContext, { member, id }: { member: Member; id: string }) =>
  asViewer(context, member, async (tx, { memberId }) => {
    if (id === memberId) return { ok: false, reason: 'self' };
    const other = await findShown(tx, id);
    if (!other) return notFound;
    if (other.isTeam) return { ok: false, reason: 'team' };
    await blockMember(tx, memberId, id, context.clock());
    return { ok: true };
  });

export const unblock = (context: FlowContext, { member, id }: { member: Member; id: string }) =>
  asViewer(context, member, async (tx, { memberId }) => {
    await unblockMember(tx, memberId, id);
    return { ok: true };
  });

/**
 * What she is about to report, as it stands; 'not-found' for what she may not see herself. `name` null: asked without a name.
 */
export const toReport = (
  context: FlowContext,
  { member, kind, id }: { member: Member; kind: ReportKind; id: string },
) =>
  asViewer(context, member, async (tx, { memberId }) => {
    const subject = await findReportable(tx, memberId, { kind, id });
    if (!subject) return notFound;
    const { isAnonymous, authorName, authorId, body } = subject;
    const who = isAnonymous ? { name: null, memberId: null } : { name: authorName, memberId: authorId };
    return { ok: true, ...who, body };
  });

const reportsADay = { most: 20, windowMs: 86_400_000 };

/**
 * A text or another member; the staff are told. 'too-many': more in a day than one person means. Reported twice is reported
 * once.
 */
export const report = (
  context: FlowContext,
  { member, kind, id, words }: { member: Member; kind: ReportKind; id: string; words: ReportWords },
) =>
  asViewer(context, member, async (tx, { memberId }) => {
    const subject = await findReportable(tx, memberId, { kind, id });
    if (!subject) return notFound;
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

/** What the link in a letter ends; null for a token of nobody. */
export async function lettersOf({ database }: FlowContext, token: string) {
  const profile = await findByUnsubscribeToken(database.db, token);
  return profile && { wantsDigest: profile.wantsDigest };
}

/** Whoever holds the link of a letter ends letters of its kind; false for a token of nobody. */
export const endLetters = (
  { database }: FlowContext,
  { token, what }: { token: string; what: 'digest' | 'reminders' },
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const profile = await findByUnsubscribeToken(tx, token);
    if (!profile) return false;
    if (what === 'digest') await endDigest(tx, token);
    else await endReminders(tx, profile.memberId);
    return true;
  });
