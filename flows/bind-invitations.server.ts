/** Private links to those who waited: bound to what they need. */
import type { FlowContext } from './flow-context.ts';
import { leaveWaitlist } from './leave-waitlist.server.ts';
import { listWaitlists, openCourse } from './open-course.server.ts';
import { readEarlyLink } from './read-early-link.server.ts';
import { readWaitlistLetters } from './read-waitlist-letters.server.ts';
import { setWaitlistLetters } from './set-waitlist-letters.server.ts';
import { tendWaitlists } from './tend-waitlists.server.ts';
import type { StaffWaitlistVerbs, WaitlistClockwork, WaitlistVerbs } from './waitlist-verbs.ts';

export const bindInvitations = (context: FlowContext): WaitlistVerbs => ({
  earlyLink: (input) => readEarlyLink(context, input),
  waitlistLetters: (token) => readWaitlistLetters(context, token),
  setWaitlistLetters: (input) => setWaitlistLetters(context, input),
  leaveWaitlist: (token) => leaveWaitlist(context, token),
});

export const bindStaffInvitations = (context: FlowContext): StaffWaitlistVerbs => ({
  waitlists: () => listWaitlists(context),
  openCourse: (input) => openCourse(context, input),
});

export const bindWaitlistClockwork = (context: FlowContext): WaitlistClockwork => ({
  tendWaitlists: () => tendWaitlists(context),
});
