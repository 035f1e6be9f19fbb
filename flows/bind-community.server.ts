/** Binds the verbs of the community beyond its texts. */
import { askForPartner } from './ask-for-partner.server.ts';
import { blockMember } from './block-member.server.ts';
import { changePartner } from './change-partner.server.ts';
import { changeProfile } from './change-profile.server.ts';
import { changeSprint } from './change-sprint.server.ts';
import { checkInDay } from './check-in-day.server.ts';
import type { CommunityClockwork, CommunityVerbs, StaffCommunityVerbs } from './community-verbs.ts';
import { decideReport } from './decide-report.server.ts';
import { endMemberLetters } from './end-member-letters.server.ts';
import type { FlowContext } from './flow-context.ts';
import { joinSprint } from './join-sprint.server.ts';
import { leaveSprint } from './leave-sprint.server.ts';
import { liftDecision } from './lift-decision.server.ts';
import { pairPartners } from './pair-partners.server.ts';
import { readMemberLetters } from './read-member-letters.server.ts';
import { readMemberPage } from './read-member-page.server.ts';
import { readOwnProfile } from './read-own-profile.server.ts';
import { readReportable } from './read-reportable.server.ts';
import { readReports } from './read-reports.server.ts';
import { readSprint } from './read-sprint.server.ts';
import { reportSubject } from './report-subject.server.ts';
import { revealAuthor } from './reveal-author.server.ts';
import { setDayGoal } from './set-day-goal.server.ts';
import { remindSprint, sendDigests } from './tend-community.server.ts';
import { unblockMember } from './unblock-member.server.ts';

export const bindCommunity = (context: FlowContext): CommunityVerbs => ({
  safety: {
    ownProfile: (member) => readOwnProfile(context, member),
    changeProfile: (input) => changeProfile(context, input),
    memberPage: (input) => readMemberPage(context, input),
    block: (input) => blockMember(context, input),
    unblock: (input) => unblockMember(context, input),
    toReport: (input) => readReportable(context, input),
    report: (input) => reportSubject(context, input),
    lettersOf: (token) => readMemberLetters(context, token),
    endLetters: (input) => endMemberLetters(context, input),
  },
  sprints: {
    ...readSprint(context),
    joinSprint: (input) => joinSprint(context, input),
    changeSprint: (input) => changeSprint(context, input),
    leaveSprint: (input) => leaveSprint(context, input),
    setDayGoal: (input) => setDayGoal(context, input),
    checkIn: (input) => checkInDay(context, input),
    askForPartner: (input) => askForPartner(context, input),
    changePartner: (input) => changePartner(context, input),
  },
});

export const bindModeration = (context: FlowContext): StaffCommunityVerbs => ({
  moderation: {
    ...readReports(context),
    decideReport: (input) => decideReport(context, input),
    revealAuthor: (input) => revealAuthor(context, input),
    liftDecision: (input) => liftDecision(context, input),
    pairPartners: (input) => pairPartners(context, input),
  },
});

export const bindCommunityClockwork = (context: FlowContext): CommunityClockwork => ({
  sendDigests: () => sendDigests(context),
  remindSprint: () => remindSprint(context),
});
