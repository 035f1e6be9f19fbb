/** Every call of the office, in the order in which its document tells of them. */
import { applicationCalls } from './applications.ts';
import { bookingCalls } from './bookings.ts';
import { accessCodeCalls } from './access-codes.ts';
import { catalogueCalls } from './catalogue.ts';
import { couponCalls } from './coupons.ts';
import { refundCalls } from './order-refunds.ts';
import { orderCalls } from './orders.ts';
import { reportCalls } from './reports.ts';
import { sessionCalls } from './session.ts';
import { claimCalls } from './claims.ts';
import { exportCalls } from './exports.ts';
import { statementCalls } from './statement.ts';
import { viewCalls } from './views.ts';
import { todayCalls } from './today.ts';
import { logCalls } from './log.ts';
import { letterCalls } from './mails.ts';
import { notificationCalls } from './notifications.ts';
import { waitlistCalls } from './waitlists.ts';
import { webhookCalls } from './webhooks.ts';
import type { StaffCall } from './staff-call.ts';

export const staffCalls: readonly StaffCall[] = [
  ...sessionCalls,
  ...todayCalls,
  ...orderCalls,
  ...refundCalls,
  ...claimCalls,
  ...statementCalls,
  ...viewCalls,
  ...exportCalls,
  ...catalogueCalls,
  ...accessCodeCalls,
  ...couponCalls,
  ...reportCalls,
  ...logCalls,
  ...letterCalls,
  ...webhookCalls,
  ...notificationCalls,
  ...applicationCalls,
  ...waitlistCalls,
  ...bookingCalls,
];
