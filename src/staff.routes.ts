/** The staff API's calls, one line a list. The console's client gets its types from this table alone. */
import type { ContractsOf } from './features/staff/staff-call.ts';
import { accessCodeCalls } from './features/access/access-codes.staff.ts';
import { lettingCalls } from './features/access/letting.staff.ts';
import { applicationStageCalls } from './features/applications/application-stages.staff.ts';
import { applicationCalls } from './features/applications/applications.staff.ts';
import { catalogueCalls } from './features/catalogue/catalogue.staff.ts';
import { settingsCalls } from './features/catalogue/settings.staff.ts';
import { sampleCalls } from './features/catalogue/samples.staff.ts';
import { certificateCalls } from './features/certificates/certificates.staff.ts';
import { announcementCalls, liveCalls } from './features/classroom/live.staff.ts';
import { questionCalls } from './features/classroom/questions.staff.ts';
import { filmCalls, markingCalls, teachingCalls } from './features/classroom/teaching.staff.ts';
import { cohortCalls } from './features/cohorts/cohorts.staff.ts';
import { partnerCalls } from './features/community/partners.staff.ts';
import { bookingCalls } from './features/consultations/bookings.staff.ts';
import { hoursCalls } from './features/consultations/hours.staff.ts';
import { broadcastCalls } from './features/broadcasts/broadcasts.staff.ts';
import { priceCalls } from './features/catalogue/prices.staff.ts';
import { couponCalls } from './features/coupons/coupons.staff.ts';
import { deliveryCalls } from './features/deliveries/deliveries.staff.ts';
import { emailTextCalls } from './features/emails/email-texts.staff.ts';
import { emailCalls } from './features/emails/mails.staff.ts';
import { mediaCalls } from './features/media/media.staff.ts';
import { messageCalls } from './features/messages/messages.staff.ts';
import { placingCalls } from './features/checkout/place-for-buyer.staff.ts';
import { orderDocumentCalls, orderCalls } from './features/orders/orders.staff.ts';
import { serviceCalls } from './features/payments/services.staff.ts';
import { notificationCalls } from './features/payments/notifications.staff.ts';
import { peopleCalls } from './features/people/people.staff.ts';
import { pictureCalls } from './features/pictures/pictures.staff.ts';
import { comparisonCalls } from './features/reconciliation/reconcile.staff.ts';
import { settlementCalls } from './features/reconciliation/settlement.staff.ts';
import { statementCalls } from './features/reconciliation/statement.staff.ts';
import { refundCalls } from './features/refunds/refunds.staff.ts';
import { exportCalls, monthCalls } from './features/reports/exports.staff.ts';
import { figureCalls } from './features/reports/figures.staff.ts';
import { reportCalls } from './features/reports/reports.staff.ts';
import { reviewCalls } from './features/reviews/reviews.staff.ts';
import { rosterCalls } from './features/roster/roster.staff.ts';
import { productFileCalls } from './features/shop/product-files.staff.ts';
import { logCalls } from './features/staff/log.staff.ts';
import { passkeyCalls } from './features/staff/passkeys.staff.ts';
import { secondFactorCalls } from './features/staff/second-factor.staff.ts';
import { sessionCalls } from './features/staff/session.staff.ts';
import { signInCalls } from './features/staff/sign-ins.staff.ts';
import { todayCalls } from './features/today/today.staff.ts';
import { claimCalls } from './features/transfers/claims.staff.ts';
import { waitlistCalls } from './features/waitlists/waitlists.staff.ts';
import { eventCalls } from './features/webhooks/events.staff.ts';
import { workshopListCalls, workshopSeatCalls } from './features/workshops/workshops.staff.ts';

export const staffCalls = [
  ...accessCodeCalls,
  ...lettingCalls,
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
