/** All that letters say, by language. */
import { ar as accountDeletedAr } from './account-deleted/ar.ts';
import { en as accountDeletedEn } from './account-deleted/en.ts';
import { ar as freeAr } from './free/ar.ts';
import { en as freeEn } from './free/en.ts';
import { ar as accessReadyAr } from './access-ready/ar.ts';
import { en as accessReadyEn } from './access-ready/en.ts';
import { ar as accessSoonAr } from './access-soon/ar.ts';
import { en as accessSoonEn } from './access-soon/en.ts';
import { ar as rightsAr } from './rights/ar.ts';
import { en as rightsEn } from './rights/en.ts';
import { ar as bookingAr } from './booking/ar.ts';
import { en as bookingEn } from './booking/en.ts';
import { ar as claimRefusedAr } from './claim-refused/ar.ts';
import { en as claimRefusedEn } from './claim-refused/en.ts';
import { ar as communityAr } from './community/ar.ts';
import { en as communityEn } from './community/en.ts';
import { ar as circleAr } from '../pages/circle/ar.ts';
import { en as circleEn } from '../pages/circle/en.ts';
import { ar as clarityDetailsAr } from '../pages/clarity-details/ar.ts';
import { en as clarityDetailsEn } from '../pages/clarity-details/en.ts';
import { ar as memberCodeAr } from './member-code/ar.ts';
import { en as memberCodeEn } from './member-code/en.ts';
import { ar as giftAr } from './gift/ar.ts';
import { en as giftEn } from './gift/en.ts';
import { ar as frameAr } from './frame/ar.ts';
import { en as frameEn } from './frame/en.ts';
import { ar as howToPayAr } from './how-to-pay/ar.ts';
import { en as howToPayEn } from './how-to-pay/en.ts';
import { ar as instalmentsAr } from './instalments/ar.ts';
import { en as instalmentsEn } from './instalments/en.ts';
import { ar as orderDeskAr } from './order-desk/ar.ts';
import { en as orderDeskEn } from './order-desk/en.ts';
import { ar as orderReminderAr } from './order-reminder/ar.ts';
import { en as orderReminderEn } from './order-reminder/en.ts';
import { ar as membershipReadyAr } from './membership-ready/ar.ts';
import { en as membershipReadyEn } from './membership-ready/en.ts';
import { ar as staffApprovedReturnAr } from './staff-approved-return/ar.ts';
import { en as staffApprovedReturnEn } from './staff-approved-return/en.ts';
import { ar as staffOtherMethodAr } from './staff-other-method/ar.ts';
import { en as staffOtherMethodEn } from './staff-other-method/en.ts';
import { ar as productReadyAr } from './product-ready/ar.ts';
import { en as productReadyEn } from './product-ready/en.ts';
import { ar as orderReceivedAr } from './order-received/ar.ts';
import { en as orderReceivedEn } from './order-received/en.ts';
import { ar as staffClaimsLateAr } from './staff-claims-late/ar.ts';
import { en as staffClaimsLateEn } from './staff-claims-late/en.ts';
import { ar as staffClaimWaitingAr } from './staff-claim-waiting/ar.ts';
import { en as staffClaimWaitingEn } from './staff-claim-waiting/en.ts';
import { ar as staffCodeAr } from './staff-code/ar.ts';
import { ar as staffPlaceAr } from './staff-place/ar.ts';
import { ar as staffPayeeChangedAr } from './staff-payee-changed/ar.ts';
import { en as staffPayeeChangedEn } from './staff-payee-changed/en.ts';
import { en as staffPlaceEn } from './staff-place/en.ts';
import { en as staffCodeEn } from './staff-code/en.ts';
import { ar as secondFactorResetAr } from './second-factor-reset/ar.ts';
import { en as secondFactorResetEn } from './second-factor-reset/en.ts';
import { ar as staffPoolEmptyAr } from './staff-pool-empty/ar.ts';
import { en as staffPoolEmptyEn } from './staff-pool-empty/en.ts';
import { ar as accessLinkAr } from './access-link/ar.ts';
import { en as accessLinkEn } from './access-link/en.ts';
import { ar as proposalDeclinedAr } from './proposal-declined/ar.ts';
import { en as proposalDeclinedEn } from './proposal-declined/en.ts';
import { ar as receivedAr } from './received/ar.ts';
import { en as receivedEn } from './received/en.ts';
import { ar as staffApplicationAr } from './staff-application/ar.ts';
import { en as staffApplicationEn } from './staff-application/en.ts';
import { ar as staffWaitlistAr } from './staff-waitlist/ar.ts';
import { en as staffWaitlistEn } from './staff-waitlist/en.ts';
import { ar as waitlistOpenAr } from './waitlist-open/ar.ts';
import { en as waitlistOpenEn } from './waitlist-open/en.ts';
import { ar as workshopPlaceAr } from './workshop-place/ar.ts';
import { en as workshopPlaceEn } from './workshop-place/en.ts';
import { ar as refundsAr } from '../pages/refunds/ar.ts';
import { en as refundsEn } from '../pages/refunds/en.ts';
import { ar as refundAr } from './refund/ar.ts';
import { en as refundEn } from './refund/en.ts';
import type { InArabic } from '../shape.ts';

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
