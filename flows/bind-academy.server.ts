/** Binds the verbs to what they need. The server does it once; a test does it with its own database, gateways and clock. */
import {
  readJob,
  readJobs,
  readProduct,
  readProducts,
  readService,
  readServices,
  readTrainers,
} from '../domain/catalogue/catalogue.store.server.ts';
import type { Academy } from './academy.server.ts';
import { claimBankTransfer, claimCashTransfer, attachReceipt, receiptsOf } from './claim-transfer.server.ts';
import {
  sendMailAgain,
  outboxMails,
  outboxMail,
  sendOutboxMailAgain,
  staffEvents,
  staffEvent,
  sendEventAgain,
  countReplay,
  replayEvents,
} from './outbox.server.ts';
import { readTimeline } from './read-timeline.server.ts';
import { changeOrderEmail } from './change-order-email.server.ts';
import { planOfNumber, beginPart, planOfOrder, payInstalment } from './instalments.server.ts';
import { listCoupons, makeCoupon, closeCoupon, quoteCoupon } from './coupons.server.ts';
import { readToday } from './read-today.server.ts';
import { readLog } from './read-log.server.ts';
import { bindService } from '../src/platform/services.ts';
import type { Handle } from '../db/handle.ts';
import { bindApplications } from './bind-applications.server.ts';
import { bindBookings, bindStaffBookings } from './bind-bookings.server.ts';
import { bindAccount } from './bind-account.server.ts';
import { bindCatalogueClockwork, bindStaffCatalogue } from './bind-catalogue.server.ts';
import { bindInvitations, bindStaffInvitations, bindWaitlistClockwork } from './bind-invitations.server.ts';
import { bindLegal } from './bind-legal.server.ts';
import { bindPictures, bindStaffPictures, sweepLibrary } from './bind-pictures.server.ts';
import { bindShop, bindStaffShop } from './bind-shop.server.ts';
import { applyAgain, handleNotification, findNotifications } from './notifications.server.ts';
import { askGateway } from './ask-gateway.server.ts';
import { alertApprovedReturns } from './alert-approved-returns.server.ts';
import { alertLateClaims } from './alert-late-claims.server.ts';
import { askOpenAttempts } from './ask-open-attempts.server.ts';
import { bindSignIn } from './bind-sign-in.server.ts';
import { bindCommunity, bindCommunityClockwork, bindModeration } from './bind-community.server.ts';
import { beginPayment } from './begin-payment.server.ts';
import {
  declineRefund,
  staffRequests,
  refundRight,
  askRefund,
  withdrawRefund,
  giveRefundAccount,
} from './ask-refund.server.ts';
import {
  refundable,
  refundsOfOrder,
  staffRefund,
  staffRefunds,
  refundsOf,
  payoutWaysOf,
} from './read-refunds.server.ts';
import { tendRefunds } from './tend-refunds.server.ts';
import { bindStaffPeople } from './bind-people.server.ts';
import { bindStaffPipeline } from './bind-pipeline.server.ts';
import { bindCircle } from './bind-circle.server.ts';
import { cancelOrder } from './cancel-order.server.ts';
import { changeDetails } from './change-details.server.ts';
import { checkAttempt } from './check-attempt.server.ts';
import { chooseMethod, waysToPay, cardTypes } from './choose-method.server.ts';
import { expireOrders } from './expire-orders.server.ts';
import { forgetOld } from './forget-old.server.ts';
import { noteReturn } from './note-return.server.ts';
import { receiveNotification } from './receive-notification.server.ts';
import { recordPayment } from './record-payment.server.ts';
import { remindBookings } from './remind-bookings.server.ts';
import { remindUnpaid } from './remind-unpaid.server.ts';
import { reopenOrder, reopenForStaff } from './reopen-order.server.ts';
import { sweepFiles } from './sweep-files.server.ts';

import { createServices } from '../src/features/services.ts';
import type { FlowContext } from './flow-context.ts';
import * as claims from './decide-claim.server.ts';
import * as transfers from './read-transfers.server.ts';
import * as settlements from './match-settlement.server.ts';
import * as notes from './note-on-order.server.ts';
import * as letting from './let-in.server.ts';
import * as refunding from './refund-order.server.ts';
import * as codes from './access-codes.server.ts';
import * as views from './keep-views.server.ts';
import * as sales from './read-sales.server.ts';
import * as exported from './exports.server.ts';
import { placeOrder } from './place-order.server.ts';
import { placeTestOrder } from './place-test-order.server.ts';
import { findPost, findWorkshop, listPosts, listWorkshops } from './read-content.server.ts';
import {
  findCourse,
  findRunningCampaign,
  listCourses,
  searchCourses,
  currentSettings,
} from './read-catalogue.server.ts';
import { staffApplications } from './read-applications.server.ts';
import { compareNow, reconcile, reconcileNightly, staffRounds } from './reconcile.server.ts';
import { orderByToken, orderOfReturn, staffOrder, findOrders } from './read-order.server.ts';
import { staffUsers, userByEmail } from './read-users.server.ts';
import { listWorkshopSeats, readWorkshopLists } from './read-workshop-lists.server.ts';
import { tellOfBuyNow } from './tell-of-buy-now.server.ts';
import { bonusLeft, changeRight, grantOwedRights, rightsForStaff, rightsOf } from './rights.server.ts';
import { tendInstalments } from './tend-instalments.server.ts';
import { tendWorkshops } from './tend-workshops.server.ts';
import { remindWorkshops } from './workshop-joining.server.ts';

/** What the office does with orders and money, and reads of them. */
export const bindOffice = (context: FlowContext) => ({
  ...bindService(context, claims),
  ...bindService(context, transfers),
  ...bindService(context, settlements),
  ...bindService(context, notes),
  ...bindService(context, letting),
  ...bindService(context, refunding),
  ...bindService(context, codes),
  ...bindService(context, views),
  ...bindService(context, sales),
  ...bindService(context, exported),
  ...bindService(context, {
    order: staffOrder,
    findOrders,
    orderTimeline: readTimeline,
    recordPayment,
    changeOrderEmail,
    reopenOrderForStaff: reopenForStaff,
    planOfNumber,
    beginPart,
    refunds: staffRefunds,
    refundRequests: staffRequests,
    declineRefund,
    refundsOfOrder,
    refund: staffRefund,
    refundable,
    rightsOfOrder: rightsForStaff,
    changeRight,
    coupons: listCoupons,
    makeCoupon,
    closeCoupon,
    rounds: staffRounds,
    compareNow,
    applyAgain,
    markHandled: handleNotification,
    findNotifications,
    today: readToday,
    readLog,
    outboxMails,
    outboxMail,
    sendMailAgain,
    sendOutboxMailAgain,
    events: staffEvents,
    event: staffEvent,
    sendEventAgain,
    countEvents: countReplay,
    replayEvents,
  }),
});

const bindStaff = (context: FlowContext): Academy['staff'] => ({
  ...bindOffice(context),
  ...bindStaffShop(context),
  ...bindStaffInvitations(context),
  ...bindStaffBookings(context),
  ...bindStaffCatalogue(context),
  ...bindStaffPictures(context),
  ...bindModeration(context),
  ...bindStaffPeople(context),
  ...bindStaffPipeline(context),
  users: (filter) => staffUsers(context, filter),
  applications: (filter) => staffApplications(context, filter),
  workshopsInList: () => listWorkshopSeats(context),
  workshopLists: (slug) => readWorkshopLists(context, slug),
});

/** A reading of the database alone, as a verb. */
const ofDatabase =
  <Rest extends unknown[], Answer>(read: (db: Handle, ...rest: Rest) => Answer) =>
  ({ database: { db } }: FlowContext, ...rest: Rest): Answer =>
    read(db, ...rest);

/** What is offered, as its pages read it. */
export const bindCatalogue = (context: FlowContext) =>
  bindService(context, {
    settings: currentSettings,
    courses: listCourses,
    course: findCourse,
    searchCourses,
    runningCampaign: findRunningCampaign,
    workshops: listWorkshops,
    workshop: findWorkshop,
    products: ofDatabase(readProducts),
    product: ofDatabase(readProduct),
    trainers: ofDatabase(readTrainers),
    posts: listPosts,
    post: findPost,
    jobs: ofDatabase(readJobs),
    job: ofDatabase(readJob),
    consultationServices: ofDatabase(readServices),
    consultationService: ofDatabase(readService),
  });

/** What a buyer does with an order, and reads of it. */
export const bindCheckout = (context: FlowContext) =>
  bindService(context, {
    placeOrder,
    orderByToken,
    orderOfReturn,
    cardTypes,
    waysToPay,
    quoteCoupon,
    changeDetails,
    chooseMethod,
    beginPayment,
    receiveNotification,
    noteReturn,
    askGateway,
    claimBankTransfer,
    claimCashTransfer,
    attachReceipt,
    receiptsOf,
    cancelOrder,
    reopenOrder,
    planOfOrder,
    payInstalment,
    refundsOf,
    payoutWaysOf,
    refundRight,
    askRefund,
    withdrawRefund,
    giveRefundAccount,
    rightsOf,
    bonusLeft,
  });

export function bindAcademy(context: FlowContext): Academy {
  return {
    ...createServices(context),
    ...bindCatalogue(context),
    ...bindCheckout(context),
    placeTestOrder: (input) => placeTestOrder(context, input),
    ...bindApplications(context),
    ...bindShop(context),
    ...bindPictures(context),
    ...bindLegal(context),
    ...bindInvitations(context),
    ...bindBookings(context),
    userByEmail: (email) => userByEmail(context, email),
    checkAttempt: (input) => checkAttempt(context, input),
    tellOfBuyNow: (input) => tellOfBuyNow(context, input),
    ...bindSignIn(context),
    ...bindAccount(context),
    ...bindCircle(context),
    ...bindCommunity(context),
    staff: bindStaff(context),
  };
}

/** What the clock does, as verbs of their own: screens never see them. Each returns how many it worked on. */
export const bindClockwork = (context: FlowContext) => ({
  ...bindWaitlistClockwork(context),
  ...bindCatalogueClockwork(context),
  ...bindCommunityClockwork(context),
  ...bindService(context, {
    expireOrders,
    askOpenAttempts,
    tendRefunds,
    reconcileNightly,
    remindUnpaid,
    alertLateClaims,
    alertApprovedReturns,
    tendInstalments,
    grantOwedRights,
    remindBookings,
    forgetOld,
  }),
  /** One whole round at once, by hand; false when another is under way. */
  reconcile: () => reconcile(context, 'command'),
  sweepReceipts: () => sweepFiles(context, 'receipts'),
  sweepPictures: async () => (await sweepFiles(context, 'pictures')) + (await sweepLibrary(context)),
  tendWorkshops: async () => (await tendWorkshops(context)) + (await remindWorkshops(context)),
});

export type AcademyClockwork = ReturnType<typeof bindClockwork>;
