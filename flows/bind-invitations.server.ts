/** Codes that lower a price, and private links to those who waited: bound to what they need. */
import type { CouponVerbs, StaffCouponVerbs } from './coupon-verbs.ts';
import type { FlowContext } from './flow-context.ts';
import { closeCoupon, listCoupons, makeCoupon } from './manage-coupons.server.ts';
import { listWaitlists, openCourse } from './open-course.server.ts';
import { quoteCoupon } from './quote-coupon.server.ts';
import { tendWaitlists } from './tend-waitlists.server.ts';
import { earlyLink, leaveWaitlist, setWaitlistLetters, waitlistLetters } from './waitlist-letters.server.ts';
import type { StaffWaitlistVerbs, WaitlistClockwork, WaitlistVerbs } from './waitlist-verbs.ts';

export const bindInvitations = (context: FlowContext): CouponVerbs & WaitlistVerbs => ({
  quoteCoupon: (input) => quoteCoupon(context, input),
  earlyLink: (input) => earlyLink(context, input),
  waitlistLetters: (token) => waitlistLetters(context, token),
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
