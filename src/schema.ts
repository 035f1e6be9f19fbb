/** Every table of the app. The SQL that creates them is in migrations/. */
import { accessCodes, entitlements } from './selling/orders/access.table.ts';
import { bundleParts } from './selling/orders/bundle-parts.table.ts';
import { accessRequests } from './selling/free-access/access-requests.table.ts';
import {
  academySettings,
  campaigns,
  consultationServices,
  contentVersion,
  courses,
  jobs,
  legalTexts,
  posts,
  bundles,
  products,
  seatChanges,
  trainers,
  workshops,
} from './academy/content/catalogue.table.ts';
import { pictures } from './admin/records/pictures.table.ts';
import { catalogueRevisions } from './academy/content/revisions.table.ts';
import { visitsByDay, visitsBySource } from './admin/reports/visits.table.ts';
import { applications } from './catalogue/applicants/application.table.ts';
import { workshopJoining, workshopSeats } from './catalogue/workshops/workshop-place.table.ts';
import { productDownloads } from './selling/downloads/product-downloads.table.ts';
import { broadcastRecipients, broadcasts } from './site/broadcasts/broadcasts.table.ts';
import { emailChoices } from './academy/emails/email-choices.table.ts';
import { courseOpenings } from './catalogue/applicants/course-openings.table.ts';
import { events } from './academy/webhooks/events.table.ts';
import { bookings, expertDays, expertHours, expertSettings } from './selling/hours/bookings.table.ts';
import {
  communityMentions,
  communityPictures,
  communityPosts,
  communityReactions,
  communityReads,
  communityReplies,
  communityReports,
} from './community/community/community.table.ts';
import { callGuests } from './community/community/call-guests.table.ts';
import { sprintDays, sprintMembers } from './community/community/sprint.table.ts';
import { dataRequests } from './site/account/data-requests.table.ts';
import { memberProfiles } from './academy/accounts/member.table.ts';
import {
  memberAccounts,
  memberCodes,
  memberSessions,
  memberUsers,
  staffAccounts,
  staffCodes,
  staffSessions,
  staffUsers,
} from './academy/sign-in/sign-in.table.ts';
import { coupons, couponUses } from './selling/coupons/coupons.table.ts';
import { instalmentPlans, instalments } from './selling/instalments/instalments.table.ts';
import { waitlistEntries } from './catalogue/applicants/waitlist.table.ts';
import {
  gatewayNotifications,
  orderHistory,
  orders,
  paymentAttempts,
} from './selling/orders/orders.table.ts';
import { waitingNotifications } from './selling/orders/waiting-notifications.table.ts';
import { orderNotes } from './selling/refunds/order-notes.table.ts';
import { personNotes, personTags } from './academy/accounts/people.table.ts';
import { reconciliations } from './selling/refunds/reconciliations.table.ts';
import { refundRequests, refunds } from './selling/refunds/refunds.table.ts';
import { friendCodes, friendSpends, friendUses } from './selling/friends/friends.table.ts';
import {
  organisationPapers,
  organisations,
  organisationSeats,
  seatDeals,
} from './selling/organisations/organisations.table.ts';
import { shareLines, sharePayees, shareStatements, shareTerms } from './selling/shares/shares.table.ts';
import { transferReceipts } from './selling/transfers/transfer-receipts.table.ts';
import { staffLog, staffLogSeals, staffMembers } from './academy/staff/staff.table.ts';
import {
  staffPassedSteps,
  staffPasskeyChallenges,
  staffPasskeys,
  staffRecoveryCodes,
  staffSecondFactors,
  staffTrustedDevices,
} from './academy/staff-sign-in/second-factor.table.ts';
import { tries } from './platform/limits/in-database.ts';
import { certificates, signingKeys } from './learning/certificates/certificates.table.ts';
import {
  announcements,
  attendance,
  handedFiles,
  learningEmails,
  learningEvents,
  lessonNotes,
  lessonQuestions,
  lessons,
  lessonVersions,
  liveSessions,
  marks,
  modules,
  practiceCards,
  pushAddresses,
  questionVotes,
  quizAttempts,
  studyPlans,
  submissions,
} from './learning/classroom/classroom.table.ts';
import { groupChoices, peerReviews, studyPartners } from './learning/classroom/peers.table.ts';
import { outcomes } from './learning/outcomes/outcomes.table.ts';
import { portfolioPhotos, portfolios, portfolioWorks } from './learning/portfolio/portfolios.table.ts';
import { cohorts, enrolments } from './selling/orders/cohorts.table.ts';
import { media, mediaFiles } from './academy/media/media.table.ts';
import { importLines, imports } from './learning/imports/imports.table.ts';
import { courseReviews } from './learning/reviews/reviews.table.ts';
import { practiceBankPayments } from './gateways/practice/practice-bank.table.ts';
import { emailTexts } from './academy/emails/email-texts.table.ts';
import { mailbox, outbox } from './academy/emails/outbox.table.ts';
import { messageConsents, messageDeliveries, provedPhones } from './academy/emails/messages.table.ts';
import { phoneCodes } from './academy/messages/phone-codes.table.ts';
import { communityBlocks } from './academy/accounts/blocks.table.ts';

export const schema = {
  courses,
  workshops,
  products,
  bundles,
  bundleParts,
  trainers,
  posts,
  jobs,
  consultationServices,
  campaigns,
  legalTexts,
  academySettings,
  contentVersion,
  seatChanges,
  catalogueRevisions,
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
  staffLogSeals,
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
  friendCodes,
  friendUses,
  friendSpends,
  sharePayees,
  shareTerms,
  shareStatements,
  shareLines,
  organisations,
  seatDeals,
  organisationPapers,
  organisationSeats,
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
  peerReviews,
  groupChoices,
  studyPartners,
  handedFiles,
  marks,
  lessonNotes,
  lessonQuestions,
  practiceCards,
  pushAddresses,
  questionVotes,
  liveSessions,
  attendance,
  announcements,
  learningEmails,
  studyPlans,
  certificates,
  signingKeys,
  portfolios,
  portfolioWorks,
  portfolioPhotos,
  outcomes,
  courseReviews,
  imports,
  importLines,
};
