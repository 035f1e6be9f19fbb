/** Every table of the house, listed once. The SQL that makes them is in migrations/. */
import { accessCodes, entitlements } from '../domain/access/access.table.ts';
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
} from '../domain/catalogue/catalogue.table.ts';
import { pictures } from '../domain/catalogue/pictures.table.ts';
import { catalogueRevisions } from '../domain/catalogue/revisions.table.ts';
import { visitsByDay } from '../domain/catalogue/visits.table.ts';
import { applications } from '../domain/applications/application.table.ts';
import { workshopJoining, workshopPlaces } from '../domain/applications/workshop-place.table.ts';
import { productDownloads } from '../domain/access/product-downloads.table.ts';
import { courseOpenings } from '../domain/applications/course-openings.table.ts';
import { events } from '../domain/events/events.table.ts';
import { bookings, expertDays, expertHours, expertSettings } from '../domain/bookings/bookings.table.ts';
import {
  communityBlocks,
  communityMentions,
  communityPictures,
  communityPosts,
  communityReactions,
  communityReads,
  communityReplies,
  communityReports,
} from '../domain/community/community.table.ts';
import { sprintDays, sprintMembers } from '../domain/community/sprint.table.ts';
import { dataRequests } from '../domain/members/data-requests.table.ts';
import { memberProfiles } from '../domain/members/member.table.ts';
import { memberAccounts, memberCodes, memberSessions, memberUsers } from '../domain/members/sign-in.table.ts';
import { coupons, couponUses } from '../domain/orders/coupons.table.ts';
import { instalmentPlans, instalments } from '../domain/orders/instalments.table.ts';
import { waitlistEntries } from '../domain/applications/waitlist.table.ts';
import {
  gatewayNotifications,
  orderHistory,
  orders,
  paymentAttempts,
} from '../domain/orders/orders.table.ts';
import { orderNotes } from '../domain/orders/order-notes.table.ts';
import { reconciliations } from '../domain/orders/reconciliations.table.ts';
import { refundRequests, refunds } from '../domain/orders/refunds.table.ts';
import { transferReceipts } from '../domain/orders/transfer-receipts.table.ts';
import {
  staffPassedSteps,
  staffRecoveryCodes,
  staffSecondFactors,
} from '../domain/staff/second-factor.table.ts';
import { staffAccounts, staffCodes, staffSessions, staffUsers } from '../domain/staff/sign-in.table.ts';
import { staffLog, staffMembers } from '../domain/staff/staff.table.ts';
import { certificates, signingKeys } from '../src/features/certificates/certificates.table.ts';
import {
  announcements,
  attendance,
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
} from '../src/features/classroom/classroom.table.ts';
import { handedFiles } from '../src/features/classroom/handed-files.table.ts';
import { cohorts, enrolments } from '../src/features/cohorts/cohorts.table.ts';
import { media, mediaFiles } from '../src/features/media/media.table.ts';
import { courseReviews } from '../src/features/reviews/reviews.table.ts';
import { staffViews } from '../domain/staff/staff-views.table.ts';
import { tries } from '../domain/staff/tries.table.ts';
import { practiceBankPayments } from '../gateways/practice/practice-bank.table.ts';
import { mailbox, outbox } from '../mail/outbox.table.ts';

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
  pictures,
  orders,
  paymentAttempts,
  gatewayNotifications,
  orderHistory,
  orderNotes,
  transferReceipts,
  refunds,
  refundRequests,
  reconciliations,
  entitlements,
  accessCodes,
  waitlistEntries,
  applications,
  workshopJoining,
  workshopPlaces,
  events,
  outbox,
  mailbox,
  staffMembers,
  staffLog,
  staffViews,
  staffSecondFactors,
  staffRecoveryCodes,
  staffPassedSteps,
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
  visitsByDay,
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
