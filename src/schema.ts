/** Every table of the app. The SQL that creates them is in migrations/. */
import { accessCodes, accessRequests, entitlements } from './features/access/access.table.ts';
import {
  academySettings,
  campaigns,
  consultationServices,
  contentVersion,
  courses,
  jobs,
  legalTexts,
  posts,
  products,
  trainers,
  workshops,
} from './features/catalogue/catalogue.table.ts';
import { pictures } from './features/pictures/pictures.table.ts';
import { catalogueRevisions, priceRequests } from './features/catalogue/revisions.table.ts';
import { visitsByDay, visitsBySource } from './features/reports/visits.table.ts';
import { applications } from './features/applications/application.table.ts';
import { workshopJoining, workshopSeats } from './features/workshops/workshop-place.table.ts';
import { productDownloads } from './features/shop/product-downloads.table.ts';
import { broadcastRecipients, broadcasts } from './features/broadcasts/broadcasts.table.ts';
import { emailChoices } from './features/emails/email-choices.table.ts';
import { courseOpenings } from './features/waitlists/course-openings.table.ts';
import { events } from './features/webhooks/events.table.ts';
import {
  bookings,
  expertDays,
  expertHours,
  expertSettings,
} from './features/consultations/bookings.table.ts';
import {
  communityBlocks,
  communityMentions,
  communityPictures,
  communityPosts,
  communityReactions,
  communityReads,
  communityReplies,
  communityReports,
} from './features/community/community.table.ts';
import { callGuests } from './features/community/call-guests.table.ts';
import { sprintDays, sprintMembers } from './features/community/sprint.table.ts';
import { dataRequests } from './features/privacy/data-requests.table.ts';
import { memberProfiles } from './features/accounts/member.table.ts';
import {
  memberAccounts,
  memberCodes,
  memberSessions,
  memberUsers,
} from './features/accounts/sign-in.table.ts';
import { coupons, couponUses } from './features/coupons/coupons.table.ts';
import { instalmentPlans, instalments } from './features/instalments/instalments.table.ts';
import { waitlistEntries } from './features/waitlists/waitlist.table.ts';
import {
  gatewayNotifications,
  orderHistory,
  orderNotes,
  orders,
  paymentAttempts,
  waitingNotifications,
} from './features/orders/orders.table.ts';
import { personNotes, personTags } from './features/people/people.table.ts';
import { reconciliations } from './features/reconciliation/reconciliations.table.ts';
import { refundRequests, refunds } from './features/refunds/refunds.table.ts';
import { transferReceipts } from './features/transfers/transfer-receipts.table.ts';
import {
  staffAccounts,
  staffCodes,
  staffLog,
  staffMembers,
  staffPassedSteps,
  staffPasskeyChallenges,
  staffPasskeys,
  staffRecoveryCodes,
  staffSecondFactors,
  staffSessions,
  staffTrustedDevices,
  staffUsers,
} from './features/staff/staff.table.ts';
import { tries } from './platform/limits/in-database.ts';
import { certificates, signingKeys } from './features/certificates/certificates.table.ts';
import {
  announcements,
  attendance,
  handedFiles,
  learningEmails,
  learningEvents,
  lessonQuestions,
  lessons,
  lessonVersions,
  liveSessions,
  marks,
  modules,
  questionVotes,
  quizAttempts,
  submissions,
} from './features/classroom/classroom.table.ts';
import { cohorts, enrolments } from './features/cohorts/cohorts.table.ts';
import { media, mediaFiles } from './features/media/media.table.ts';
import { courseReviews } from './features/reviews/reviews.table.ts';
import { practiceBankPayments } from './gateways/practice/practice-bank.table.ts';
import { emailTexts } from './features/emails/email-texts.table.ts';
import { mailbox, outbox } from './features/emails/outbox.table.ts';
import {
  messageConsents,
  messageDeliveries,
  phoneCodes,
  provedPhones,
} from './features/messages/messages.table.ts';

export const schema = {
  courses,
  workshops,
  products,
  trainers,
  posts,
  jobs,
  consultationServices,
  campaigns,
  legalTexts,
  academySettings,
  contentVersion,
  catalogueRevisions,
  priceRequests,
  pictures,
  orders,
  paymentAttempts,
  gatewayNotifications,
  waitingNotifications,
  orderHistory,
  orderNotes,
  personNotes,
  personTags,
  transferReceipts,
  refunds,
  refundRequests,
  reconciliations,
  entitlements,
  accessCodes,
  accessRequests,
  waitlistEntries,
  emailChoices,
  broadcasts,
  broadcastRecipients,
  applications,
  workshopJoining,
  workshopSeats,
  events,
  outbox,
  emailTexts,
  mailbox,
  staffMembers,
  staffLog,
  staffSecondFactors,
  staffRecoveryCodes,
  staffPassedSteps,
  staffPasskeys,
  staffPasskeyChallenges,
  staffTrustedDevices,
  staffUsers,
  staffSessions,
  staffAccounts,
  staffCodes,
  tries,
  practiceBankPayments,
  productDownloads,
  courseOpenings,
  coupons,
  couponUses,
  instalmentPlans,
  instalments,
  expertHours,
  expertDays,
  expertSettings,
  bookings,
  memberUsers,
  memberSessions,
  memberAccounts,
  memberCodes,
  memberProfiles,
  messageConsents,
  provedPhones,
  phoneCodes,
  messageDeliveries,
  dataRequests,
  communityPosts,
  communityReplies,
  communityPictures,
  communityReactions,
  communityMentions,
  communityReads,
  communityBlocks,
  communityReports,
  sprintMembers,
  sprintDays,
  callGuests,
  visitsByDay,
  visitsBySource,
  cohorts,
  enrolments,
  media,
  mediaFiles,
  modules,
  lessons,
  lessonVersions,
  learningEvents,
  quizAttempts,
  submissions,
  handedFiles,
  marks,
  lessonQuestions,
  questionVotes,
  liveSessions,
  attendance,
  announcements,
  learningEmails,
  certificates,
  signingKeys,
  courseReviews,
};
