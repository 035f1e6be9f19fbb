/** The staff API's calls, one line a list. The console's client gets its types from this table alone. */
import type { ContractsOf } from './academy/staff/staff-call.ts';
import { accessCodeCalls } from './selling/access/access-codes.staff.ts';
import { freeAccessCalls } from './selling/free-access/free-access.staff.ts';
import { applicationStageCalls } from './site/applications/application-stages.staff.ts';
import { applicationCalls } from './site/applications/applications.staff.ts';
import { catalogueCalls } from './admin/records/catalogue.staff.ts';
import { settingsCalls } from './admin/records/settings.staff.ts';
import { sampleCalls } from './admin/records/samples.staff.ts';
import { certificateCalls } from './learning/certificates/certificates.staff.ts';
import { announcementCalls, liveCalls } from './learning/classroom/live.staff.ts';
import { peerReviewCalls } from './learning/classroom/peer-reviews.staff.ts';
import { questionCalls } from './learning/classroom/questions.staff.ts';
import { filmCalls, markingCalls, teachingCalls } from './learning/classroom/teaching.staff.ts';
import { cohortCalls } from './selling/cohorts/cohorts.staff.ts';
import { partnerCalls } from './community/community/partners.staff.ts';
import { bookingCalls } from './selling/bookings/bookings.staff.ts';
import { hoursCalls } from './selling/hours/hours.staff.ts';
import { broadcastCalls } from './site/broadcasts/broadcasts.staff.ts';
import { priceCalls } from './admin/records/prices.staff.ts';
import { couponCalls } from './selling/coupons/coupons.staff.ts';
import { deliveryCalls, emailCalls } from './admin/deliveries/deliveries.staff.ts';
import { emailTextCalls } from './admin/deliveries/email-texts.staff.ts';
import { mediaCalls } from './academy/media/media.staff.ts';
import { messageCalls } from './academy/messages/messages.staff.ts';
import { placingCalls } from './selling/checkout/place-for-buyer.staff.ts';
import { orderDocumentCalls, orderCalls } from './selling/order-management/orders.staff.ts';
import { notificationCalls, serviceCalls } from './selling/payments/payments.staff.ts';
import { peopleCalls } from './admin/people/people.staff.ts';
import { pictureCalls } from './admin/records/pictures.staff.ts';
import { comparisonCalls } from './admin/reconciliation/reconcile.staff.ts';
import { settlementCalls } from './admin/reconciliation/settlement.staff.ts';
import { statementCalls } from './admin/reconciliation/statement.staff.ts';
import { friendCalls } from './selling/friends/friends.staff.ts';
import { organisationCalls } from './selling/organisations/organisations.staff.ts';
import { shareCalls } from './selling/shares/shares.staff.ts';
import { refundCalls } from './selling/refunds/refunds.staff.ts';
import { exportCalls, monthCalls } from './admin/reports/exports.staff.ts';
import { figureCalls } from './admin/reports/figures.staff.ts';
import { reportCalls } from './admin/reports/reports.staff.ts';
import { reviewCalls } from './learning/reviews/reviews.staff.ts';
import { importCalls } from './learning/imports/imports.staff.ts';
import { rosterCalls } from './learning/roster/roster.staff.ts';
import { productFileCalls } from './catalogue/shop/product-files.staff.ts';
import { logCalls } from './admin/colleagues/log.staff.ts';
import { passkeyCalls } from './academy/staff-sign-in/passkeys.staff.ts';
import { secondFactorCalls } from './academy/staff-sign-in/second-factor.staff.ts';
import { sessionCalls } from './academy/staff-sign-in/session.staff.ts';
import { signInCalls } from './academy/staff-sign-in/sign-ins.staff.ts';
import { todayCalls } from './admin/today/today.staff.ts';
import { claimCalls } from './selling/transfers/claims.staff.ts';
import { waitlistCalls } from './selling/waitlists/waitlists.staff.ts';
import { eventCalls } from './academy/webhooks/events.staff.ts';
import { workshopListCalls, workshopSeatCalls } from './admin/reports/workshops.staff.ts';

export const staffCalls = [
  ...accessCodeCalls,
  ...freeAccessCalls,
  ...importCalls,
  ...applicationStageCalls,
  ...applicationCalls,
  ...catalogueCalls,
  ...settingsCalls,
  ...priceCalls,
  ...sampleCalls,
  ...certificateCalls,
  ...announcementCalls,
  ...liveCalls,
  ...questionCalls,
  ...peerReviewCalls,
  ...filmCalls,
  ...markingCalls,
  ...teachingCalls,
  ...cohortCalls,
  ...partnerCalls,
  ...bookingCalls,
  ...hoursCalls,
  ...couponCalls,
  ...emailCalls,
  ...emailTextCalls,
  ...mediaCalls,
  ...messageCalls,
  ...orderDocumentCalls,
  ...orderCalls,
  ...placingCalls,
  ...notificationCalls,
  ...serviceCalls,
  ...peopleCalls,
  ...pictureCalls,
  ...comparisonCalls,
  ...settlementCalls,
  ...statementCalls,
  ...refundCalls,
  ...friendCalls,
  ...shareCalls,
  ...organisationCalls,
  ...exportCalls,
  ...monthCalls,
  ...reportCalls,
  ...reviewCalls,
  ...rosterCalls,
  ...productFileCalls,
  ...logCalls,
  ...secondFactorCalls,
  ...passkeyCalls,
  ...sessionCalls,
  ...signInCalls,
  ...todayCalls,
  ...figureCalls,
  ...claimCalls,
  ...waitlistCalls,
  ...broadcastCalls,
  ...deliveryCalls,
  ...eventCalls,
  ...workshopListCalls,
  ...workshopSeatCalls,
] as const;

export type StaffContracts = ContractsOf<typeof staffCalls>;
