/** All that letters say, by language. */
import { ar as accountDeletedAr } from '../accounts/account-deleted-email.words.ar.ts';
import { en as accountDeletedEn } from '../accounts/account-deleted-email.words.en.ts';
import { ar as freeAr } from '../shop/free-email.words.ar.ts';
import { en as freeEn } from '../shop/free-email.words.en.ts';
import { ar as accessReadyAr } from '../access/access-ready-email.words.ar.ts';
import { en as accessReadyEn } from '../access/access-ready-email.words.en.ts';
import { ar as accessSoonAr } from '../access/access-soon-email.words.ar.ts';
import { en as accessSoonEn } from '../access/access-soon-email.words.en.ts';
import { ar as rightsAr } from '../access/rights-email.words.ar.ts';
import { en as rightsEn } from '../access/rights-email.words.en.ts';
import { ar as bookingAr } from '../consultations/booking-email.words.ar.ts';
import { en as bookingEn } from '../consultations/booking-email.words.en.ts';
import { ar as claimRefusedAr } from '../transfers/claim-refused-email.words.ar.ts';
import { en as claimRefusedEn } from '../transfers/claim-refused-email.words.en.ts';
import { ar as communityAr } from '../community/community-email.words.ar.ts';
import { en as communityEn } from '../community/community-email.words.en.ts';
import { ar as circleAr } from '../community/circle.words.ar.ts';
import { en as circleEn } from '../community/circle.words.en.ts';
import { ar as clarityDetailsAr } from '../community/clarity-details.words.ar.ts';
import { en as clarityDetailsEn } from '../community/clarity-details.words.en.ts';
import { ar as memberCodeAr } from '../accounts/member-code-email.words.ar.ts';
import { en as memberCodeEn } from '../accounts/member-code-email.words.en.ts';
import { ar as giftAr } from '../access/gift-email.words.ar.ts';
import { en as giftEn } from '../access/gift-email.words.en.ts';
import { ar as frameAr } from './frame-email.words.ar.ts';
import { en as frameEn } from './frame-email.words.en.ts';
import { ar as howToPayAr } from '../transfers/how-to-pay-email.words.ar.ts';
import { en as howToPayEn } from '../transfers/how-to-pay-email.words.en.ts';
import { ar as instalmentsAr } from '../instalments/instalments-email.words.ar.ts';
import { en as instalmentsEn } from '../instalments/instalments-email.words.en.ts';
import { ar as orderDeskAr } from '../orders/order-desk-email.words.ar.ts';
import { en as orderDeskEn } from '../orders/order-desk-email.words.en.ts';
import { ar as orderReminderAr } from '../orders/order-reminder-email.words.ar.ts';
import { en as orderReminderEn } from '../orders/order-reminder-email.words.en.ts';
import { ar as membershipReadyAr } from '../community/membership-ready-email.words.ar.ts';
import { en as membershipReadyEn } from '../community/membership-ready-email.words.en.ts';
import { ar as staffApprovedReturnAr } from '../refunds/staff-approved-return-email.words.ar.ts';
import { en as staffApprovedReturnEn } from '../refunds/staff-approved-return-email.words.en.ts';
import { ar as staffOtherMethodAr } from '../transfers/staff-other-method-email.words.ar.ts';
import { en as staffOtherMethodEn } from '../transfers/staff-other-method-email.words.en.ts';
import { ar as productReadyAr } from '../shop/product-ready-email.words.ar.ts';
import { en as productReadyEn } from '../shop/product-ready-email.words.en.ts';
import { ar as orderReceivedAr } from '../orders/order-received-email.words.ar.ts';
import { en as orderReceivedEn } from '../orders/order-received-email.words.en.ts';
import { ar as staffClaimsLateAr } from '../transfers/staff-claims-late-email.words.ar.ts';
import { en as staffClaimsLateEn } from '../transfers/staff-claims-late-email.words.en.ts';
import { ar as staffClaimWaitingAr } from '../transfers/staff-claim-waiting-email.words.ar.ts';
import { en as staffClaimWaitingEn } from '../transfers/staff-claim-waiting-email.words.en.ts';
import { ar as staffCodeAr } from '../staff/staff-code-email.words.ar.ts';
import { ar as staffPlaceAr } from '../workshops/staff-place-email.words.ar.ts';
import { ar as staffPayeeChangedAr } from '../refunds/staff-payee-changed-email.words.ar.ts';
import { en as staffPayeeChangedEn } from '../refunds/staff-payee-changed-email.words.en.ts';
import { en as staffPlaceEn } from '../workshops/staff-place-email.words.en.ts';
import { en as staffCodeEn } from '../staff/staff-code-email.words.en.ts';
import { ar as secondFactorResetAr } from '../staff/second-factor-reset-email.words.ar.ts';
import { en as secondFactorResetEn } from '../staff/second-factor-reset-email.words.en.ts';
import { ar as staffPoolEmptyAr } from '../access/staff-pool-empty-email.words.ar.ts';
import { en as staffPoolEmptyEn } from '../access/staff-pool-empty-email.words.en.ts';
import { ar as accessLinkAr } from '../access/access-link-email.words.ar.ts';
import { en as accessLinkEn } from '../access/access-link-email.words.en.ts';
import { ar as proposalDeclinedAr } from '../applications/proposal-declined-email.words.ar.ts';
import { en as proposalDeclinedEn } from '../applications/proposal-declined-email.words.en.ts';
import { ar as receivedAr } from '../applications/received-email.words.ar.ts';
import { en as receivedEn } from '../applications/received-email.words.en.ts';
import { ar as staffApplicationAr } from '../applications/staff-application-email.words.ar.ts';
import { en as staffApplicationEn } from '../applications/staff-application-email.words.en.ts';
import { ar as staffWaitlistAr } from '../waitlists/staff-waitlist-email.words.ar.ts';
import { en as staffWaitlistEn } from '../waitlists/staff-waitlist-email.words.en.ts';
import { ar as waitlistOpenAr } from '../waitlists/waitlist-open-email.words.ar.ts';
import { en as waitlistOpenEn } from '../waitlists/waitlist-open-email.words.en.ts';
import { ar as workshopPlaceAr } from '../workshops/workshop-place-email.words.ar.ts';
import { en as workshopPlaceEn } from '../workshops/workshop-place-email.words.en.ts';
import { ar as refundsAr } from '../refunds/refunds.words.ar.ts';
import { en as refundsEn } from '../refunds/refunds.words.en.ts';
import { ar as refundAr } from '../refunds/refund-email.words.ar.ts';
import { en as refundEn } from '../refunds/refund-email.words.en.ts';
import type { InArabic } from '../../../content/shape.ts';

const en = {
  frame: frameEn,
  gift: giftEn,
  orderReceived: orderReceivedEn,
  howToPay: howToPayEn,
  orderReminder: orderReminderEn,
  orderDesk: orderDeskEn,
  instalments: instalmentsEn,
  staffClaimsLate: staffClaimsLateEn,
  accessReady: accessReadyEn,
  free: freeEn,
  accountDeleted: accountDeletedEn,
  accessSoon: accessSoonEn,
  rights: rightsEn,
  claimRefused: claimRefusedEn,
  membershipReady: membershipReadyEn,
  productReady: productReadyEn,
  staffOtherMethod: staffOtherMethodEn,
  staffApprovedReturn: staffApprovedReturnEn,
  staffPoolEmpty: staffPoolEmptyEn,
  staffClaimWaiting: staffClaimWaitingEn,
  staffCode: staffCodeEn,
  staffPlace: staffPlaceEn,
  staffPayeeChanged: staffPayeeChangedEn,
  secondFactorReset: secondFactorResetEn,
  memberCode: memberCodeEn,
  community: communityEn,
  sprintWeeks: clarityDetailsEn.weeks,
  spaceNames: {
    announcements: circleEn.spaces.announcements.name,
    wins: circleEn.spaces.wins.name,
    questions: circleEn.spaces.questions.name,
    accountability: circleEn.spaces.accountability.name,
  },
  booking: bookingEn,
  accessLink: accessLinkEn,
  received: receivedEn,
  proposalDeclined: proposalDeclinedEn,
  staffApplication: staffApplicationEn,
  waitlistOpen: waitlistOpenEn,
  staffWaitlist: staffWaitlistEn,
  workshopPlace: workshopPlaceEn,
  refund: refundEn,
  /** How lengths of time are counted, as on the pages. */
  refunds: refundsEn,
};

export type LetterWords = InArabic<typeof en>;

const ar: LetterWords = {
  frame: frameAr,
  gift: giftAr,
  orderReceived: orderReceivedAr,
  howToPay: howToPayAr,
  orderReminder: orderReminderAr,
  orderDesk: orderDeskAr,
  instalments: instalmentsAr,
  staffClaimsLate: staffClaimsLateAr,
  accessReady: accessReadyAr,
  free: freeAr,
  accountDeleted: accountDeletedAr,
  accessSoon: accessSoonAr,
  rights: rightsAr,
  claimRefused: claimRefusedAr,
  membershipReady: membershipReadyAr,
  productReady: productReadyAr,
  staffOtherMethod: staffOtherMethodAr,
  staffApprovedReturn: staffApprovedReturnAr,
  staffPoolEmpty: staffPoolEmptyAr,
  staffClaimWaiting: staffClaimWaitingAr,
  staffCode: staffCodeAr,
  staffPlace: staffPlaceAr,
  staffPayeeChanged: staffPayeeChangedAr,
  secondFactorReset: secondFactorResetAr,
  memberCode: memberCodeAr,
  community: communityAr,
  sprintWeeks: clarityDetailsAr.weeks,
  spaceNames: {
    announcements: circleAr.spaces.announcements.name,
    wins: circleAr.spaces.wins.name,
    questions: circleAr.spaces.questions.name,
    accountability: circleAr.spaces.accountability.name,
  },
  booking: bookingAr,
  accessLink: accessLinkAr,
  received: receivedAr,
  proposalDeclined: proposalDeclinedAr,
  staffApplication: staffApplicationAr,
  waitlistOpen: waitlistOpenAr,
  staffWaitlist: staffWaitlistAr,
  workshopPlace: workshopPlaceAr,
  refund: refundAr,
  refunds: refundsAr,
};

export const letterWords = { en, ar } as const;
