/** Codes that lower a price, and private links to those who waited: bound to what they need. */
import { closeCoupon } from './close-coupon.server.ts';
import type { CouponVerbs, StaffCouponVerbs } from './coupon-verbs.ts';
import type { FlowContext } from './flow-context.ts';
import { leaveWaitlist } from './leave-waitlist.server.ts';
import { listCoupons } from './list-coupons.server.ts';
import { makeCoupon } from './make-coupon.server.ts';
import { listWaitlists, openCourse } from './open-course.server.ts';
import { quoteCoupon } from './quote-coupon.server.ts';
import { readEarlyLink } from './read-early-link.server.ts';
import { readWaitlistLetters } from './read-waitlist-letters.server.ts';
import { setWaitlistLetters } from './set-waitlist-letters.server.ts';
import { tendWaitlists } from './tend-waitlists.server.ts';
import type { StaffWaitlistVerbs, WaitlistClockwork, WaitlistVerbs } from './waitlist-verbs.ts';

export const bindInvitations = (context: FlowContext): CouponVerbs & WaitlistVerbs => ({
  quoteCoupon: (input) => quoteCoupon(context, input),
  earlyLink: (input) => readEarlyLink(context, input),
  waitlistLetters: (token) => readWaitlistLetters(context, token),
  setWaitlistLetters: (input) => setWaitlistLetters(context, input),
  leaveWaitlist: (token) => leaveWaitlist(context, token),
});

export const bindStaffInvitations = (context: FlowContext): StaffCouponVerbs & StaffWaitlistVerbs => ({
  coupons: () => listCoupons(context),
  makeCoupon: (input) => makeCoupon(context, input),
  closeCoupon: (input) => closeCoupon(context, input),
  waitlists: () => listWaitlists(context),
  openCourse: (input) => openCourse(context, input),
});

export const bindWaitlistClockwork = (context: FlowContext): WaitlistClockwork => ({
  tendWaitlists: () => tendWaitlists(context),
});
