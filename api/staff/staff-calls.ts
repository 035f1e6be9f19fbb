/** Every call of the office, in the order in which its document tells of them. */
import { applicationCalls } from './applications.ts';
import { applicationStageCalls } from './application-stages.ts';
import { workshopListCalls } from './workshop-lists.ts';
import { workshopPlaceCalls } from './workshop-places.ts';
import { bookingCalls } from './bookings.ts';
import { accessCodeCalls } from './access-codes.ts';
import { catalogueCalls } from './catalogue.ts';
import { sampleCalls } from './samples.ts';
import { productFileCalls } from './product-files.ts';
import { pictureCalls } from './pictures.ts';
import { couponCalls } from './coupons.ts';
import { refundCalls } from './order-refunds.ts';
import { orderPaperCalls } from './order-papers.ts';
import { lettingCalls } from './letting.ts';
import { orderCalls } from './orders.ts';
import { peopleCalls } from './people.ts';
import { secondFactorCalls } from './second-factor.ts';
import { reportCalls } from './reports.ts';
import { sessionCalls } from './session.ts';
import { claimCalls } from './claims.ts';
import { hoursCalls } from './hours.ts';
import { partnerCalls } from './partners.ts';
import { comparisonCalls } from './reconcile.ts';
import { settlementCalls } from './settlement.ts';
import { exportCalls } from './exports.ts';
import { monthCalls } from './months.ts';
import { statementCalls } from './statement.ts';
import { viewCalls } from './views.ts';
import { todayCalls } from './today.ts';
import { logCalls } from './log.ts';
import { letterCalls } from './mails.ts';
import { notificationCalls } from './notifications.ts';
import { waitlistCalls } from './waitlists.ts';
import { eventCalls } from './events.ts';
import { featureCalls } from './feature-calls.ts';
import { markVoiceCalls } from './mark-voice.ts';
import { mediaPartCalls } from './media-parts.ts';
import type { StaffCall } from './staff-call.ts';

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
