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
import type { CatalogueClockwork } from './catalogue-verbs.ts';
import type { ReconcileVerbs } from './reconcile-verbs.ts';
import { bindApplications } from './bind-applications.server.ts';
import { bindBookings, bindStaffBookings } from './bind-bookings.server.ts';
import { bindCatalogueClockwork, bindStaffCatalogue } from './bind-catalogue.server.ts';
import { bindInvitations, bindStaffInvitations, bindWaitlistClockwork } from './bind-invitations.server.ts';
import { bindOrderDesk } from './bind-order-desk.server.ts';
import { bindShop, bindStaffShop } from './bind-shop.server.ts';
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
import { bindStaffPipeline } from './bind-pipeline.server.ts';
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
import { addProductFile } from './add-product-file.server.ts';
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
import type { WaitlistClockwork } from './waitlist-verbs.ts';
import { placeOrder } from './place-order.server.ts';
import { placeTestOrder } from './place-test-order.server.ts';
import { findPost, findWorkshop, listPosts, listWorkshops } from './read-content.server.ts';
import { findCourse, findRunningCampaign, listCourses, searchCourses } from './read-catalogue.server.ts';
import { staffApplications } from './read-applications.server.ts';
import { staffPools } from './read-pools.server.ts';
import { staffRounds } from './read-rounds.server.ts';
import { compareNow, reconcile, reconcileNightly } from './reconcile.server.ts';
import { orderByToken, orderOfReturn, staffOrder } from './read-order.server.ts';
import { staffUsers, userByEmail } from './read-users.server.ts';
import { readTransfers } from './read-transfers.server.ts';
import { listWorkshopSeats, readWorkshopLists } from './read-workshop-lists.server.ts';
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
import { remindWorkshops } from './workshop-joining.server.ts';

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
  ...bindService(context, { pictures, addPicture, describePicture, removePicture, addProductFile }),
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
  ...bindStaffShop(context),
  ...bindExports(context),
  ...bindStaffLists(context),
  ...bindOrderDesk(context),
  ...bindStaffInvitations(context),
  ...bindStaffBookings(context),
  ...bindStaffCatalogue(context),
  ...bindStaffInstalments(context),
  ...bindStaffToday(context),
  ...bindStaffPipeline(context),
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
  applications: (filter) => staffApplications(context, filter),
  workshopsInList: () => listWorkshopSeats(context),
  workshopLists: (slug) => readWorkshopLists(context, slug),
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
    ...bindApplications(context),
    ...bindShop(context),
    ...bindInvitations(context),
    rightsOf: (token) => rightsOf(context, token),
    bonusLeft: (slug) => bonusLeft(context, slug),
    ...bindBookings(context),
    ...bindInstalments(context),
    staff: bindStaff(context),
  };
}

/** What the clock does, as verbs of their own: screens never see them. Each returns how many it worked on. */
export type AcademyClockwork = WaitlistClockwork &
  CatalogueClockwork & {
    /** How many members it came past. */
    sendDigests(): Promise<number>;
    remindSprint(): Promise<number>;
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
  ...bindWaitlistClockwork(context),
  ...bindCatalogueClockwork(context),
  ...bindService(context, { sendDigests, remindSprint }),
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
