/** Every e-mail, by the name it has in the outbox. */
import { type Email, testOfEmail } from './academy/emails/email.ts';
import { accessEmails } from './selling/order-emails/access.emails.ts';
import { accountEmails } from './site/account/account.emails.ts';
import { applicationEmails } from './site/applications/application.emails.ts';
import { receivedEmails } from './site/applications/received.emails.ts';
import { broadcastEmails } from './site/broadcasts/broadcast.emails.ts';
import { certificateEmails } from './learning/certificates/emails.ts';
import { assignmentEmails, cohortEmails, trainerEmails } from './learning/classroom/teaching.emails.ts';
import { learningEmails } from './learning/classroom/learning.emails.ts';
import { outcomeEmails } from './learning/outcomes/outcome.emails.ts';
import { peerEmails } from './learning/classroom/peers.emails.ts';
import { studyTime } from './learning/classroom/study-plan.emails.ts';
import { classroomOpen } from './learning/classroom/welcome.emails.ts';
import { communityEmails } from './community/community/about-member.emails.ts';
import { membershipEmails } from './community/community/membership.emails.ts';
import { bookingEmails } from './selling/bookings/booking.emails.ts';
import { instalmentEmails } from './selling/order-emails/instalment.emails.ts';
import { buyerEmails } from './selling/order-management/buyer.emails.ts';
import { refundEmails } from './selling/refunds/refund.emails.ts';
import { staffAlertEmails } from './selling/refunds/staff-alerts.emails.ts';
import { friendEmails } from './selling/friends/friend.emails.ts';
import { shareEmails } from './selling/shares/share.emails.ts';
import { organisationEmails } from './selling/organisations/organisation.emails.ts';
import { productEmails } from './selling/downloads/product.emails.ts';
import { secondFactorEmails } from './academy/staff-sign-in/second-factor.emails.ts';
import { transferEmails } from './selling/transfers/transfer.emails.ts';
import { openCourseEmails } from './selling/waitlists/open-course.emails.ts';
import { staffRoleEmails } from './site/applications/staff-place.emails.ts';
import { workshopEmails } from './site/applications/workshop.emails.ts';

const all = [
  ...accessEmails,
  ...accountEmails,
  ...applicationEmails,
  ...receivedEmails,
  ...broadcastEmails,
  ...certificateEmails,
  classroomOpen,
  ...learningEmails,
  studyTime,
  ...outcomeEmails,
  ...cohortEmails,
  ...assignmentEmails,
  ...peerEmails,
  ...trainerEmails,
  ...communityEmails,
  ...membershipEmails,
  ...bookingEmails,
  ...instalmentEmails,
  ...buyerEmails,
  ...refundEmails,
  ...staffAlertEmails,
  ...friendEmails,
  ...shareEmails,
  ...organisationEmails,
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
