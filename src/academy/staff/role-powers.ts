/**
 * What a role may do, in a few groups instead of fifty permissions: shown to owners who add staff. All permissions of a group
 * belong to the same roles, and every permission is in one group; a test checks both.
 */
import * as may from './who-may.ts';
import { staffRoles, type StaffRole, type Who } from './who-may.ts';

type Sentence = (who: Who) => boolean;

const sentencesOf = {
  /** Who works here, the academy itself, and what everybody did. */
  academy: [
    may.mayManageStaff,
    may.maySendToLearners,
    may.mayResetSecondFactor,
    may.mayEditSettings,
    may.mayEditLegal,
    may.mayRemoveSamples,
    may.maySeeLog,
    may.mayExportLog,
    may.mayImport,
  ],
  /** Transfers, payments by hand, refunds, banks, the month. */
  money: [
    may.mayDecideClaims,
    may.maySeeReceipts,
    may.mayRecordPayments,
    may.mayGiveFreeAccess,
    may.mayRefund,
    may.mayApplyAgain,
    may.mayReconcile,
    may.maySeeNotifications,
    may.maySeeSales,
    may.maySeeShares,
    may.maySellSeats,
    may.mayExportOrders,
    may.mayExportMonth,
  ],
  /** What somebody pays. */
  prices: [may.maySetPrices, may.mayManageCoupons],
  /** Orders and the people behind them. */
  orders: [
    may.maySeeOrders,
    may.mayNoteOrders,
    may.mayReopenOrders,
    may.mayCancelOrders,
    may.mayPlaceOrders,
    may.maySendMailAgain,
    may.maySeeAccessCodes,
    may.maySeeDeliveries,
    may.maySeePeople,
    may.maySeeCoupons,
    may.maySeeOrganisations,
  ],
  /** Access, addresses, e-mails, applications, waitlists, requests about data. */
  learners: [
    may.mayAddCodes,
    may.mayChangeOrderEmail,
    may.maySharePayLinks,
    may.mayRenewFiles,
    may.mayEndSessions,
    may.maySeeApplications,
    may.mayAnswerApplications,
    may.mayForwardAgain,
    may.mayExportApplications,
    may.maySeeMails,
    may.maySeeWebhooks,
    may.mayOpenCourses,
    may.mayAnswerDataRequests,
    may.mayRevokeCertificates,
  ],
  /** Reports, who may write in the community, and reviews of courses. */
  community: [may.mayModerate, may.mayRemoveReviews],
  /** Hours with experts, and the addresses of a group's learners; an expert only their own. */
  hours: [may.maySeeBookings, may.maySetHours, may.mayChangeBookings, may.mayFollowLearners],
  /** Outlines, lessons and cohorts; a trainer only those of their own courses. */
  teaching: [may.mayTeach, may.mayAddPictures],
  /** Only their own share of what is sold, and its statements. */
  ownShares: [may.maySeeOwnShares],
  /** What is offered and written, as drafts and on the pages. */
  writing: [may.mayEditCatalogue, may.mayWriteToLearners],
  /** Looking at what is offered, with drafts and history. */
  reading: [may.maySeeCatalogue],
  /** Publishing drafts. */
  publishing: [may.mayPublishCatalogue],
} satisfies Record<string, readonly Sentence[]>;

export type Power = keyof typeof sentencesOf;
export const powers = Object.keys(sentencesOf) as Power[];

/** The permissions that are shown as one group. */
export const sentencesIn = (power: Power): readonly Sentence[] => sentencesOf[power];

export const powersOf = (role: StaffRole): Power[] =>
  powers.filter((power) => sentencesOf[power].every((sentence) => sentence({ role })));

export const rolePowers: readonly { role: StaffRole; powers: Power[] }[] = staffRoles.map((role) => ({
  role,
  powers: powersOf(role),
}));
