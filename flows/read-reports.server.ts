/** What waits for a moderator. */
import { ownCasesOf } from '../domain/community/own-case.store.server.ts';
import { readHeld } from '../domain/community/profile.store.server.ts';
import { findSubject } from '../domain/community/reported-subject.store.server.ts';
import { readCases } from '../domain/community/reports.store.server.ts';
import { currentSprints } from '../domain/community/sprint.ts';
import { readWaiting } from '../domain/community/sprint-partners.store.server.ts';
import { dateInMorocco } from '../domain/time/calendar-date.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffModerationVerbs } from './moderation-verbs.ts';

type Reading = Pick<StaffModerationVerbs, 'reports' | 'waitingForPartner'>;

export const readReports = ({ database, clock }: FlowContext): Reading => ({
  reports: (staff) =>
    database.transaction(async (tx) => {
      const ownCase = await ownCasesOf(tx, staff);
      const cases = [];
      for (const each of await readCases(tx)) {
        const subject = await findSubject(tx, each.kind, each.id);
        if (subject === null) cases.push({ ...each, subject, own: null });
        else {
          const { authorId, ...shown } = subject;
          const authorName = shown.isAnonymous ? null : shown.authorName;
          cases.push({ ...each, subject: { ...shown, authorName }, own: ownCase(authorId) });
        }
      }
      const held = await readHeld(tx, clock());
      return { cases, held: held.map((each) => ({ ...each, isOwn: ownCase(each.memberId) !== null })) };
    }),
  waitingForPartner: () => readWaiting(database.db, currentSprints(dateInMorocco(clock()))),
});
