/** Binds the verbs to what they need. The server does it once; a test does it with its own database, gateways and clock. */
import {
  readJob,
  readJobs,
  readProduct,
  readProducts,
  readService,
  readServices,
  readSettings,
  readTrainers,
} from '../domain/catalogue/catalogue.store.server.ts';
import {
  readLegalTexts,
  readLegalVersion,
  readLegalVersions,
} from '../domain/catalogue/legal.store.server.ts';
import { readOwnDetails } from '../domain/members/own-details.store.server.ts';
import { readStanding } from '../domain/members/standing.store.server.ts';
import type { Academy } from './academy.server.ts';
import type { ReconcileVerbs } from './reconcile-verbs.ts';
import { bindOrderDesk } from './bind-order-desk.server.ts';
import { bindStaffLists } from './bind-staff-lists.server.ts';
import {
  addAccessCodes,
  platformCodes,
  removeAccessCodes,
  tickPlatformCode,
  unusedCodes,
} from './add-access-codes.server.ts';
import { applyAgain, handleNotification } from './apply-again.server.ts';
import { askGateway } from './ask-gateway.server.ts';
import { alertApprovedReturns } from './alert-approved-returns.server.ts';
import { alertLateClaims } from './alert-late-claims.server.ts';
import { askOpenAttempts } from './ask-open-attempts.server.ts';
import { beginPayment } from './begin-payment.server.ts';
import { attachReceipt, receiptsOf } from './attach-receipt.server.ts';
import { declineRefund, staffRequests } from './ask-refund.server.ts';
import { bindRefunds } from './bind-refunds.server.ts';
import { changeRefundWay } from './change-refund-way.server.ts';
import { completePayout } from './complete-payout.server.ts';
import { correctProof } from './correct-proof.server.ts';
import { refundable, refundsOfOrder, staffRefund, staffRefunds } from './read-refunds.server.ts';
import { refundOrder } from './refund-order.server.ts';
import { tendRefunds } from './tend-refunds.server.ts';
import { bindInstalments, bindStaffInstalments } from './bind-instalments.server.ts';
import { bindExports } from './bind-exports.server.ts';
import { bindStaffToday } from './bind-today.server.ts';
import { bindLog } from './bind-log.server.ts';
import { cancelOrder } from './cancel-order.server.ts';
import { changeDetails } from './change-details.server.ts';
import { checkAttempt } from './check-attempt.server.ts';
import { chooseMethod, waysToPay } from './choose-method.server.ts';
import { claimBankTransfer } from './claim-bank-transfer.server.ts';
import { claimCashTransfer } from './claim-cash-transfer.server.ts';
import { decideClaim } from './decide-claim.server.ts';
import { expireOrders } from './expire-orders.server.ts';
import { forgetOld } from './forget-old.server.ts';
import { matchSettlement } from './match-settlement.server.ts';
import { noteReturn } from './note-return.server.ts';
import { receiveNotification } from './receive-notification.server.ts';
import { recordPayment } from './record-payment.server.ts';
import { remindBookings } from './remind-bookings.server.ts';
import { remindUnpaid } from './remind-unpaid.server.ts';
import { reopenOrder } from './reopen-order.server.ts';
import { sendMailAgain } from './send-mail-again.server.ts';
import { sweepFiles } from './sweep-files.server.ts';

import { createServices } from '../src/features/services.ts';
import { bindService } from '../src/platform/services.ts';
import {
  changeWishes,
  exportAccount,
  readAccount,
  readHad,
  stillOpen,
  wishes,
  worksHere,
} from './account.server.ts';
import * as circle from './circle.server.ts';
import * as dataRequests from './data-requests.server.ts';
import { deleteAccount } from './delete-account.server.ts';
import * as moderation from './moderation.server.ts';
import {
  addPicture,
  describePicture,
  pictureAlt,
  pictureFile,
  pictures,
  removePicture,
} from './pictures.server.ts';
import { people, person } from './read-people.server.ts';
import * as safety from './safety.server.ts';
import * as sprints from './sprints.server.ts';
import * as staffPlaces from './staff-places.server.ts';
import { sweepUploads } from './sweep-uploads.server.ts';
import { takeOverOrder, unpaidOrderOf } from './take-over-order.server.ts';
import { remindSprint, sendDigests } from './tend-community.server.ts';
import type { FlowContext } from './flow-context.ts';
import { placeOrder } from './place-order.server.ts';
import { placeTestOrder } from './place-test-order.server.ts';
import { findPost, findWorkshop, listPosts, listWorkshops } from './read-content.server.ts';
import { findCourse, findRunningCampaign, listCourses, searchCourses } from './read-catalogue.server.ts';
import { staffPools } from './read-pools.server.ts';
import { staffRounds } from './read-rounds.server.ts';
import { compareNow, reconcile, reconcileNightly } from './reconcile.server.ts';
import { orderByToken, orderOfReturn, staffOrder } from './read-order.server.ts';
import { staffUsers, userByEmail } from './read-users.server.ts';
import { readTransfers } from './read-transfers.server.ts';
import { tellOfBuyNow } from './tell-of-buy-now.server.ts';
import {
  bonusLeft,
  changeRight,
  grantOwedRights,
  seatWaiting,
  rightsForStaff,
  rightsOf,
} from './rights.server.ts';
import { tendInstalments } from './tend-instalments.server.ts';
import { tendWorkshops } from './tend-workshops.server.ts';
import { addProductFile } from './add-product-file.server.ts';
import {
  applyForJob,
  applyToWorkshop,
  joinWaitlist,
  proposeCourse,
  requestAccess,
  requestConsultation,
  writeToUs,
} from './apply.server.ts';
import { beginCourse } from './begin-course.server.ts';
import { cancelBooking, cancelBookingByStaff } from './cancel-booking.server.ts';
import { closeCoupon } from './close-coupon.server.ts';
import { beginDownload, download } from './download.server.ts';
import { listCoupons } from './list-coupons.server.ts';
import { makeCoupon } from './make-coupon.server.ts';
import { declineProposal, hostBoard, moveApplication, noteOnApplication } from './move-application.server.ts';
import { moveBooking, moveBookingByStaff } from './move-booking.server.ts';
import { listWaitlists, openCourse } from './open-course.server.ts';
import { previewLink } from './open-preview.server.ts';
import {
  readFilesForStaff,
  readGivenFiles,
  readOrderedFiles,
  renewFiles,
  sendFilesAgain,
} from './ordered-files.server.ts';
import { publishDue, publishRecord } from './publish-record.server.ts';
import { quoteCoupon } from './quote-coupon.server.ts';
import { staffApplications } from './read-applications.server.ts';
import {
  bookingForStaff,
  bookingOf,
  countLostBookings,
  expertHoursFor,
  freeHours,
  hoursToMove,
  staffBookings,
} from './read-bookings.server.ts';
import { listRecords, listRemoved, recordForEditing, recordHistory } from './read-records.server.ts';
import { readSamples } from './read-samples.server.ts';
import { listWorkshopSeats, readWorkshopLists } from './read-workshop-lists.server.ts';
import { claimRecord, moveRecord, removeRecord, removeSamples, setOnSale } from './remove-record.server.ts';
import {
  createRecord,
  dropDraft,
  restoreRevision,
  saveDraft,
  unscheduleRecord,
} from './save-draft.server.ts';
import { setHours } from './set-hours.server.ts';
import { endPlace, markAttendance, offerSeat, seatByHand } from './tend-place.server.ts';
import { tendWaitlists } from './tend-waitlists.server.ts';
import { earlyLink, leaveWaitlist, setWaitlistLetters, waitlistLetters } from './waitlist-links.server.ts';
import { giveUpWorkshopPlace, readWorkshopPlace, takeOfferedSeat } from './workshop-place.server.ts';
import { remindWorkshops, saveJoining } from './workshop-joining.server.ts';

/** What people ask for: with forms, by the links of letters, for files they bought and hours they booked. */
export const bindAsking = (context: FlowContext) =>
  bindService(context, {
    joinWaitlist,
    applyToWorkshop,
    proposeCourse,
    requestAccess,
    writeToUs,
    applyForJob,
    requestConsultation,
    workshopPlace: readWorkshopPlace,
    takeOfferedSeat,
    giveUpWorkshopPlace,
    earlyLink,
    waitlistLetters,
    setWaitlistLetters,
    leaveWaitlist,
    quoteCoupon,
    download,
    countDownload: beginDownload,
    filesOfOrder: readOrderedFiles,
    filesOfGift: readGivenFiles,
    sendFilesAgain,
    freeHours,
    bookingOf,
    hoursToMove,
    moveBooking,
    cancelBooking,
  });

/** What the office does about the same. */
export const bindAnswering = (context: FlowContext) =>
  bindService(context, {
    applications: staffApplications,
    workshopsInList: listWorkshopSeats,
    workshopLists: readWorkshopLists,
    hostBoard,
    moveApplication,
    declineProposal,
    beginCourse,
    noteOnApplication,
    markAttendance,
    seatByHand,
    offerSeat,
    saveJoining,
    endPlace,
    waitlists: listWaitlists,
    openCourse,
    coupons: listCoupons,
    makeCoupon,
    closeCoupon,
    filesOfOrder: readFilesForStaff,
    renewFiles,
    bookings: staffBookings,
    countLostBookings,
    booking: bookingForStaff,
    moveBooking: moveBookingByStaff,
    cancelBooking: cancelBookingByStaff,
    hours: expertHoursFor,
    setHours,
  });

/** Drafts, publishing and history of what the academy offers, and the sample it was opened with. */
export const bindStaffCatalogue = (context: FlowContext) =>
  bindService(context, {
    listRecords,
    listRemoved,
    recordForEditing,
    createRecord,
    saveDraft,
    publishRecord,
    unscheduleRecord,
    dropDraft,
    recordHistory,
    restoreRevision,
    removeRecord,
    moveRecord,
    setOnSale,
    claimRecord,
    samples: readSamples,
    removeSamples,
    previewLink,
    addProductFile,
  });

/** What members and other programs ask, and what everybody reads of the law. */
export const bindMembers = (context: FlowContext) => ({
  ...bindService(context.database.db, {
    standingOf: readStanding,
    detailsOf: readOwnDetails,
    legalTexts: readLegalTexts,
    legalVersions: readLegalVersions,
    legalVersion: readLegalVersion,
  }),
  ...bindService(context, {
    unpaidOrderOf,
    takeOverOrder,
    userByEmail,
    checkAttempt,
    tellOfBuyNow,
    placeTestOrder,
    pictureFile,
    pictureAlt,
  }),
  account: bindService(context, {
    read: readAccount,
    has: readHad,
    wishes,
    changeWishes,
    export: exportAccount,
    stillOpen,
    worksHere,
    delete: deleteAccount,
  }),
  circle: bindService(context, circle),
  safety: bindService(context, safety),
  sprints: bindService(context, sprints),
});

/** What the office does about members, colleagues and pictures. */
export const bindStaffMembers = (context: FlowContext) => ({
  ...bindService(context, { people, person, users: staffUsers }),
  ...bindService(context, dataRequests),
  ...bindService(context, staffPlaces),
  ...bindService(context, { pictures, addPicture, describePicture, removePicture }),
  moderation: bindService(context, moderation),
});

const bindReconcile = (context: FlowContext): ReconcileVerbs => ({
  rounds: () => staffRounds(context),
  compareNow: (input) => compareNow(context, input),
  matchSettlement: (input) => matchSettlement(context, input),
  applyAgain: (input) => applyAgain(context, input),
  markHandled: (input) => handleNotification(context, input),
});

const bindStaff = (context: FlowContext): Academy['staff'] => ({
  order: (number) => staffOrder(context, number),
  decideClaim: (input) => decideClaim(context, input),
  ...readTransfers(context),
  ...bindStaffMembers(context),
  ...bindExports(context),
  ...bindStaffLists(context),
  ...bindOrderDesk(context),
  ...bindAnswering(context),
  ...bindStaffCatalogue(context),
  ...bindStaffInstalments(context),
  ...bindStaffToday(context),
  recordPayment: (input) => recordPayment(context, input),
  refunds: () => staffRefunds(context),
  refundRequests: (orderId) => staffRequests(context, orderId),
  declineRefund: (input) => declineRefund(context, input),
  refundsOfOrder: (number) => refundsOfOrder(context, number),
  refund: (id) => staffRefund(context, id),
  refundable: (number, surplusReference) => refundable(context, number, surplusReference),
  refundOrder: (input) => refundOrder(context, input),
  completePayout: (input) => completePayout(context, input),
  correctProof: (input) => correctProof(context, input),
  changeRefundWay: (input) => changeRefundWay(context, input),
  sendMailAgain: (input) => sendMailAgain(context, input),
  pools: () => staffPools(context),
  addAccessCodes: (input) => addAccessCodes(context, input),
  unusedCodes: (input) => unusedCodes(context, input),
  removeAccessCodes: (input) => removeAccessCodes(context, input),
  rightsOfOrder: (number) => rightsForStaff(context, number),
  changeRight: (input) => changeRight(context, input),
  platformCodes: (input) => platformCodes(context, input),
  tickPlatformCode: (input) => tickPlatformCode(context, input),
  ...bindReconcile(context),
  ...bindLog(context),
});

export function bindAcademy(context: FlowContext): Academy {
  const { db } = context.database;
  return {
    ...createServices(context),
    ...bindMembers(context),
    settings: () => readSettings(db, { sampleToo: !context.production }),
    courses: () => listCourses(context),
    course: (slug) => findCourse(context, slug),
    searchCourses: (query) => searchCourses(context, query),
    runningCampaign: () => findRunningCampaign(context),
    workshops: () => listWorkshops(context),
    workshop: (slug) => findWorkshop(context, slug),
    products: () => readProducts(db),
    product: (slug) => readProduct(db, slug),
    trainers: () => readTrainers(db),
    posts: () => listPosts(context),
    post: (slug) => findPost(context, slug),
    jobs: () => readJobs(db),
    job: (slug) => readJob(db, slug),
    consultationServices: () => readServices(db),
    consultationService: (slug) => readService(db, slug),
    placeOrder: (input) => placeOrder(context, input),
    orderByToken: (token) => orderByToken(context, token),
    cardTypes: () => [...new Set(context.gateways.flatMap((gateway) => gateway.cardTypes))],
    waysToPay: (order) => waysToPay(context, order),
    changeDetails: (input) => changeDetails(context, input),
    chooseMethod: (input) => chooseMethod(context, input),
    beginPayment: (input) => beginPayment(context, input),
    claimBankTransfer: (input) => claimBankTransfer(context, input),
    claimCashTransfer: (input) => claimCashTransfer(context, input),
    attachReceipt: (input) => attachReceipt(context, input),
    receiptsOf: (token) => receiptsOf(context, token),
    ...bindRefunds(context),
    cancelOrder: (input) => cancelOrder(context, input),
    reopenOrder: (input) => reopenOrder(context, input),
    receiveNotification: (input) => receiveNotification(context, input),
    noteReturn: (input) => noteReturn(context, input),
    askGateway: (input) => askGateway(context, input),
    orderOfReturn: (input) => orderOfReturn(context, input),
    ...bindAsking(context),
    rightsOf: (token) => rightsOf(context, token),
    bonusLeft: (slug) => bonusLeft(context, slug),
    ...bindInstalments(context),
    staff: bindStaff(context),
  };
}

/** What the clock does, as verbs of their own: screens never see them. Each returns how many it worked on. */
export type AcademyClockwork = {
  /** How many members it came past. */
  sendDigests(): Promise<number>;
  remindSprint(): Promise<number>;
  /** Returns how many letters it wrote. */
  tendWaitlists(): Promise<number>;
  /** Publishes what was meant for a time that has come. Returns how many records. */
  publishDue(): Promise<number>;
  expireOrders(): Promise<number>;
  askOpenAttempts(): Promise<number>;
  tendRefunds(): Promise<number>;
  reconcileNightly(): Promise<number>;
  /** One whole round at once, by hand; false when another is under way. */
  reconcile(): Promise<boolean>;
  remindUnpaid(): Promise<number>;
  alertLateClaims(): Promise<number>;
  alertApprovedReturns(): Promise<number>;
  sweepReceipts(): Promise<number>;
  sweepPictures(): Promise<number>;
  tendWorkshops(): Promise<number>;
  tendInstalments(): Promise<number>;
  grantOwedRights(): Promise<number>;
  remindBookings(): Promise<number>;
  forgetOld(): Promise<number>;
};

export const bindClockwork = (context: FlowContext): AcademyClockwork => ({
  ...bindService(context, { tendWaitlists, publishDue, sendDigests, remindSprint }),
  expireOrders: () => expireOrders(context),
  askOpenAttempts: () => askOpenAttempts(context),
  tendRefunds: () => tendRefunds(context),
  reconcileNightly: () => reconcileNightly(context),
  reconcile: () => reconcile(context, 'command'),
  remindUnpaid: () => remindUnpaid(context),
  alertLateClaims: () => alertLateClaims(context),
  alertApprovedReturns: () => alertApprovedReturns(context),
  sweepReceipts: () => sweepFiles(context, 'receipts'),
  sweepPictures: async () =>
    (await sweepFiles(context, 'pictures')) +
    (await sweepFiles(context, 'library')) +
    (await sweepUploads(context)),
  tendWorkshops: async () => (await tendWorkshops(context)) + (await remindWorkshops(context)),
  tendInstalments: () => tendInstalments(context),
  grantOwedRights: async () => (await seatWaiting(context)) + (await grantOwedRights(context)),
  remindBookings: () => remindBookings(context),
  forgetOld: () => forgetOld(context),
});
