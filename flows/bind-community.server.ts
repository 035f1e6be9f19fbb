/** Binds the verbs of the community beyond its texts. */
import { askForPartner } from './ask-for-partner.server.ts';
import { changePartner } from './change-partner.server.ts';
import { changeSprint } from './change-sprint.server.ts';
import { checkInDay } from './check-in-day.server.ts';
import type { CommunityClockwork, CommunityVerbs, StaffCommunityVerbs } from './community-verbs.ts';
import { decideReport } from './decide-report.server.ts';
import type { FlowContext } from './flow-context.ts';
import { joinSprint } from './join-sprint.server.ts';
import { leaveSprint } from './leave-sprint.server.ts';
import { liftDecision } from './lift-decision.server.ts';
import { lookAfterOneself } from './look-after-oneself.server.ts';
import { pairPartners } from './pair-partners.server.ts';
import { readReports } from './read-reports.server.ts';
import { readSprint } from './read-sprint.server.ts';
import { revealAuthor } from './reveal-author.server.ts';
import { setDayGoal } from './set-day-goal.server.ts';
import { remindSprint, sendDigests } from './tend-community.server.ts';

export const bindCommunity = (context: FlowContext): CommunityVerbs => ({
  safety: lookAfterOneself(context),
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
