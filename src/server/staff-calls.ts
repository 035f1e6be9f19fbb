/** Every call of the office, in the order in which its document tells of them. */
import { applicationCalls } from '../features/applications/applications.staff.ts';
import { applicationStageCalls } from '../features/applications/application-stages.staff.ts';
import { workshopListCalls } from '../features/workshops/workshop-lists.staff.ts';
import { workshopPlaceCalls } from '../features/workshops/workshop-places.staff.ts';
import { bookingCalls } from '../features/consultations/bookings.staff.ts';
import { accessCodeCalls } from '../features/access/access-codes.staff.ts';
import { catalogueCalls } from '../features/catalogue/catalogue.staff.ts';
import { sampleCalls } from '../features/catalogue/samples.staff.ts';
import { productFileCalls } from '../features/shop/product-files.staff.ts';
import { pictureCalls } from '../features/pictures/pictures.staff.ts';
import { couponCalls } from '../features/coupons/coupons.staff.ts';
import { refundCalls } from '../features/refunds/order-refunds.staff.ts';
import { orderPaperCalls } from '../features/orders/order-papers.staff.ts';
import { lettingCalls } from '../features/access/letting.staff.ts';
import { orderCalls } from '../features/orders/orders.staff.ts';
import { peopleCalls } from '../features/people/people.staff.ts';
import { secondFactorCalls } from '../features/staff/second-factor.staff.ts';
import { reportCalls } from '../features/reports/reports.staff.ts';
import { sessionCalls } from '../features/staff/session.staff.ts';
import { claimCalls } from '../features/transfers/claims.staff.ts';
import { hoursCalls } from '../features/consultations/hours.staff.ts';
import { partnerCalls } from '../features/community/partners.staff.ts';
import { comparisonCalls } from '../features/reconciliation/reconcile.staff.ts';
import { settlementCalls } from '../features/reconciliation/settlement.staff.ts';
import { exportCalls } from '../features/reports/exports.staff.ts';
import { monthCalls } from '../features/reports/months.staff.ts';
import { statementCalls } from '../features/reconciliation/statement.staff.ts';
import { viewCalls } from '../features/staff/views.staff.ts';
import { todayCalls } from '../features/today/today.staff.ts';
import { logCalls } from '../features/staff/log.staff.ts';
import { letterCalls } from '../features/emails/mails.staff.ts';
import { notificationCalls } from '../features/payments/notifications.staff.ts';
import { waitlistCalls } from '../features/waitlists/waitlists.staff.ts';
import { eventCalls } from '../features/webhooks/events.staff.ts';
import { featureCalls } from './feature-calls.ts';
import { markVoiceCalls } from './mark-voice.ts';
import { mediaPartCalls } from './media-parts.ts';
import type { StaffCall } from '../features/staff/staff-call.ts';

export const staffCalls: readonly StaffCall[] = [
  ...featureCalls,
  ...markVoiceCalls,
  ...mediaPartCalls,
  ...sessionCalls,
  ...secondFactorCalls,
  ...todayCalls,
  ...orderCalls,
  ...lettingCalls,
  ...orderPaperCalls,
  ...refundCalls,
  ...claimCalls,
  ...statementCalls,
  ...comparisonCalls,
  ...settlementCalls,
  ...viewCalls,
  ...monthCalls,
  ...exportCalls,
  ...catalogueCalls,
  ...sampleCalls,
  ...pictureCalls,
  ...productFileCalls,
  ...accessCodeCalls,
  ...couponCalls,
  ...reportCalls,
  ...partnerCalls,
  ...logCalls,
  ...letterCalls,
  ...eventCalls,
  ...notificationCalls,
  ...applicationCalls,
  ...applicationStageCalls,
  ...workshopListCalls,
  ...workshopPlaceCalls,
  ...waitlistCalls,
  ...bookingCalls,
  ...peopleCalls,
  ...hoursCalls,
];
