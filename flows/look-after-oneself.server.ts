/** Profile, member pages, blocks and reports. */
import { areApart } from '../domain/community/blocks.store.server.ts';
import { blockMember, readBlocked, unblockMember } from '../domain/community/block-member.store.server.ts';
import { readTextsOf } from '../domain/community/member-texts.store.server.ts';
import {
  changeProfile,
  endDigest,
  findByUnsubscribeToken,
  findProfile,
  findShown,
} from '../domain/community/profile.store.server.ts';
import { findSubject, type Subject } from '../domain/community/reported-subject.store.server.ts';
import { addReport } from '../domain/community/reports.store.server.ts';
import { endReminders, readFinished } from '../domain/community/sprint-members.store.server.ts';
import type { Viewer } from '../domain/community/viewer.ts';
import type { Handle } from '../db/handle.ts';
import { mayTry } from '../domain/staff/tries.store.server.ts';
import { postStaffLetter } from '../mail/outbox.store.server.ts';
import { asViewer } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';
import { mayWriteToStaff } from './letter-limits.ts';
import type { SafetyVerbs } from './safety-verbs.ts';

const mostTexts = 30;
const reportsADay = { most: 20, windowMs: 86_400_000 };

const notFound = { ok: false, reason: 'not-found' } as const;

/**
 * What she may report is what she may see: nothing removed, and nothing of anybody she is apart from. Whom she has blocked
 * herself she may still report.
 */
async function visible(tx: Handle, { memberId }: Viewer, subject: Subject | null): Promise<Subject | null> {
  if (!subject || subject.removedAt !== null) return null;
  const { authorId, kind, isAnonymous } = subject;
  // A text without a name stays in sight: were it gone for whom its author is apart from, blocking would tell who wrote it.
  if (authorId === null || isAnonymous || !(await areApart(tx, memberId, authorId))) return subject;
  if (kind !== 'member') return null;
  const blocked = await readBlocked(tx, memberId);
  return blocked.some((one) => one.memberId === authorId) ? subject : null;
}

const profiles = (
  context: FlowContext,
): Pick<SafetyVerbs, 'ownProfile' | 'changeProfile' | 'memberPage'> => ({
  ownProfile: (member) =>
    asViewer(context, member, async (tx, { memberId }) => {
      const profile = await findProfile(tx, memberId);
      if (!profile) return notFound;
      const blocked = await readBlocked(tx, memberId);
      return { ok: true, profile, blocked, finished: await readFinished(tx, memberId) };
    }),
  changeProfile: ({ member, profile }) =>
    asViewer(context, member, async (tx, { memberId }) => {
      await changeProfile(tx, memberId, profile);
      return { ok: true };
    }),
  memberPage: ({ member, id }) =>
    asViewer(context, member, async (tx, { memberId }) => {
      const shown = await findShown(tx, id);
      if (!shown) return notFound;
      const isBlocked = (await readBlocked(tx, memberId)).some((one) => one.memberId === id);
      if (!isBlocked && (await areApart(tx, memberId, id))) return notFound;
      const texts = isBlocked ? [] : await readTextsOf(tx, memberId, id, mostTexts);
      const finished = isBlocked ? [] : await readFinished(tx, id);
      return { ok: true, shown, isMe: id === memberId, isBlocked, texts, finished };
    }),
});

const blocks = (context: FlowContext): Pick<SafetyVerbs, 'block' | 'unblock'> => ({
  block: ({ member, id }) =>
    asViewer(context, member, async (tx, { memberId }) => {
      if (id === memberId) return { ok: false, reason: 'self' };
      const other = await findShown(tx, id);
      if (!other) return notFound;
      if (other.isTeam) return { ok: false, reason: 'team' };
      await blockMember(tx, memberId, id, context.clock());
      return { ok: true };
    }),
  unblock: ({ member, id }) =>
    asViewer(context, member, async (tx, { memberId }) => {
      await unblockMember(tx, memberId, id);
      return { ok: true };
    }),
});

const reports = (context: FlowContext): Pick<SafetyVerbs, 'toReport' | 'report'> => ({
  toReport: ({ member, kind, id }) =>
    asViewer(context, member, async (tx, viewer) => {
      const subject = await visible(tx, viewer, await findSubject(tx, kind, id));
      if (!subject || subject.authorId === viewer.memberId) return notFound;
      const { isAnonymous, authorName, authorId, body } = subject;
      const who = isAnonymous ? { name: null, memberId: null } : { name: authorName, memberId: authorId };
      return { ok: true, ...who, body };
    }),
  report: ({ member, kind, id, words }) =>
    asViewer(context, member, async (tx, viewer) => {
      const subject = await visible(tx, viewer, await findSubject(tx, kind, id));
      if (!subject || subject.authorId === viewer.memberId) return notFound;
      const now = context.clock();
      const { memberId } = viewer;
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
    }),
});

const letters = ({ database }: FlowContext): Pick<SafetyVerbs, 'lettersOf' | 'endLetters'> => ({
  async lettersOf(token) {
    const profile = await findByUnsubscribeToken(database.db, token);
    return profile && { wantsDigest: profile.wantsDigest };
  },
  endLetters: ({ token, what }) =>
    database.transaction(async (tx) => {
      const profile = await findByUnsubscribeToken(tx, token);
      if (!profile) return false;
      if (what === 'digest') await endDigest(tx, token);
      else await endReminders(tx, profile.memberId);
      return true;
    }),
});

export const lookAfterOneself = (context: FlowContext): SafetyVerbs => ({
  ...profiles(context),
  ...blocks(context),
  ...reports(context),
  ...letters(context),
});
