/** Every e-mail, by the name it has in the outbox. */
import { type Email, testOfEmail } from './features/emails/email.ts';
import { accessEmails } from './features/access/access.emails.ts';
import { accountEmails } from './features/accounts/account.emails.ts';
import { applicationEmails } from './features/applications/application.emails.ts';
import { receivedEmails } from './features/applications/received.emails.ts';
import { broadcastEmails } from './features/broadcasts/broadcast.emails.ts';
import { priceEmails } from './features/catalogue/price.emails.ts';
import { certificateEmails } from './features/certificates/emails.ts';
import { assignmentEmails, cohortEmails, trainerEmails } from './features/classroom/teaching.emails.ts';
import { learningEmails } from './features/classroom/learning.emails.ts';
import { classroomOpen } from './features/classroom/welcome.emails.ts';
import { communityEmails } from './features/community/about-member.emails.ts';
import { membershipEmails } from './features/community/membership.emails.ts';
import { bookingEmails } from './features/consultations/booking.emails.ts';
import { instalmentEmails } from './features/instalments/instalment.emails.ts';
import { buyerEmails } from './features/orders/buyer.emails.ts';
import { refundEmails } from './features/refunds/refund.emails.ts';
import { staffAlertEmails } from './features/refunds/staff-alerts.emails.ts';
import { productEmails } from './features/shop/product.emails.ts';
import { secondFactorEmails } from './features/staff/second-factor.emails.ts';
import { transferEmails } from './features/transfers/transfer.emails.ts';
import { openCourseEmails } from './features/waitlists/open-course.emails.ts';
import { staffRoleEmails } from './features/workshops/staff-place.emails.ts';
import { workshopEmails } from './features/workshops/workshop.emails.ts';

const all = [
  ...accessEmails,
  ...accountEmails,
  ...applicationEmails,
  ...receivedEmails,
  ...broadcastEmails,
  ...priceEmails,
  ...certificateEmails,
  classroomOpen,
  ...learningEmails,
  ...cohortEmails,
  ...assignmentEmails,
  ...trainerEmails,
  ...communityEmails,
  ...membershipEmails,
  ...bookingEmails,
  ...instalmentEmails,
  ...buyerEmails,
  ...refundEmails,
  ...staffAlertEmails,
  ...productEmails,
  ...secondFactorEmails,
  ...transferEmails,
  ...openCourseEmails,
  ...staffRoleEmails,
  ...workshopEmails,
  testOfEmail,
];

export type EmailName = (typeof all)[number]['name'];

export const emails: ReadonlyMap<string, Email> = new Map(all.map((email) => [email.name, email]));
