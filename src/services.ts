/** Binds the verbs to what they need. The server does it once; a test does it with its own database, gateways and clock. */
import * as catalogue from './features/catalogue/catalogue.store.ts';
import * as legal from './features/legal/legal.store.ts';
import { readOwnDetails } from './features/accounts/own-details.store.ts';
import { readStanding } from './features/accounts/standing.store.ts';
import { createServices } from './feature-services.ts';
import { bindService } from './platform/services.ts';
import * as codes from './features/access/access-codes.service.ts';
import * as account from './features/accounts/account.service.ts';
import { addProductFile } from './features/shop/add-product-file.service.ts';
import { alertApprovedReturns } from './features/refunds/alert-approved-returns.service.ts';
import {
  alertLateClaims,
  nextClaim,
  receipt,
  receipts,
  settingsFaults,
} from './features/transfers/read-transfers.service.ts';
import * as applying from './features/applications/apply.service.ts';
import {
  askGateway,
  askOpenAttempts,
  checkAttempt,
  noteReturn,
} from './features/payments/gateway-answers.service.ts';
import {
  askRefund,
  declineRefund,
  giveRefundAccount,
  refundRight,
  staffRequests,
  withdrawRefund,
} from './features/refunds/ask-refund.service.ts';
import { beginCourse } from './features/access/begin-course.service.ts';
import { beginPayment } from './features/payments/begin-payment.service.ts';
import { cancelBooking, cancelBookingByStaff } from './features/consultations/cancel-booking.service.ts';
import {
  cancelOrder,
  expireOrders,
  remindUnpaid,
  reopenForStaff,
  reopenOrder,
} from './features/orders/cancel-order.service.ts';
import { changeDetails } from './features/orders/change-details.service.ts';
import { changeOrderEmail } from './features/orders/change-order-email.service.ts';
import { cardTypes, chooseMethod, waysToPay } from './features/checkout/choose-method.service.ts';
import * as circle from './features/community/circle.service.ts';
import * as claiming from './features/transfers/claim-transfer.service.ts';
import { closeCoupon, listCoupons, makeCoupon, quoteCoupon } from './features/coupons/coupons.service.ts';
import * as dataRequests from './features/privacy/data-requests.service.ts';
import * as claims from './features/transfers/decide-claim.service.ts';
import { deleteAccount } from './features/privacy/delete-account.service.ts';
import { beginDownload, download } from './features/shop/download.service.ts';
import * as exported from './features/reports/exports.service.ts';
import type { FlowContext } from './context.ts';
import { forgetOld } from './features/privacy/forget-old.service.ts';
import {
  beginPart,
  payInstalment,
  planOfNumber,
  planOfOrder,
  tendInstalments,
} from './features/instalments/instalments.service.ts';
import * as views from './features/staff/keep-views.service.ts';
import * as letting from './features/access/let-in.service.ts';
import * as settlements from './features/reconciliation/match-settlement.service.ts';
import * as moderation from './features/community/moderation.service.ts';
import * as pipeline from './features/applications/move-application.service.ts';
import { moveBooking, moveBookingByStaff } from './features/consultations/move-booking.service.ts';
import { lookAtDouble, noteOnOrder } from './features/orders/note-on-order.service.ts';
import {
  applyAgain,
  findNotifications,
  handleNotification,
} from './features/payments/notifications.service.ts';
import { listWaitlists, openCourse } from './features/waitlists/open-course.service.ts';
import { previewLink } from './features/catalogue/open-preview.service.ts';
import {
  readFilesForStaff,
  readGivenFiles,
  readOrderedFiles,
  renewFiles,
  sendFilesAgain,
} from './features/shop/ordered-files.service.ts';
import * as outbox from './features/emails/outbox.service.ts';
import {
  addPicture,
  describePicture,
  pictureAlt,
  pictureFile,
  pictures,
  removePicture,
} from './features/pictures/pictures.service.ts';
import { placeOrder } from './features/checkout/place-order.service.ts';
import { placeTestOrder } from './features/checkout/place-test-order.service.ts';
import { publishDue, publishRecord } from './features/catalogue/publish-record.service.ts';
import { staffApplications } from './features/applications/read-applications.service.ts';
import {
  bookingForStaff,
  bookingOf,
  countLostBookings,
  expertHoursFor,
  freeHours,
  hoursToMove,
  staffBookings,
} from './features/consultations/read-bookings.service.ts';
import {
  currentSettings,
  findCourse,
  findRunningCampaign,
  listCourses,
  searchCourses,
} from './features/catalogue/read-catalogue.service.ts';
import {
  findPost,
  findWorkshop,
  listPosts,
  listWorkshops,
} from './features/catalogue/read-content.service.ts';
import { readLog } from './features/staff/read-log.service.ts';
import { findOrders, orderByToken, orderOfReturn, staffOrder } from './features/orders/read-order.service.ts';
import * as persons from './features/people/read-people.service.ts';
import * as records from './features/catalogue/read-records.service.ts';
import {
  payoutWaysOf,
  refundable,
  refundsOf,
  refundsOfOrder,
  staffRefund,
  staffRefunds,
} from './features/refunds/read-refunds.service.ts';
import * as sales from './features/reports/read-sales.service.ts';
import { readTimeline } from './features/orders/read-timeline.service.ts';
import { readToday } from './features/today/read-today.service.ts';
import { staffUsers, userByEmail } from './features/accounts/read-users.service.ts';
import { listWorkshopSeats, readWorkshopLists } from './features/workshops/read-workshop-lists.service.ts';
import { receiveNotification } from './features/payments/receive-notification.service.ts';
import {
  compareNow,
  reconcile,
  reconcileNightly,
  staffRounds,
} from './features/reconciliation/reconcile.service.ts';
import { recordPayment } from './features/payments/record-payment.service.ts';
import * as refunding from './features/refunds/refund-order.service.ts';
import { remindBookings } from './features/consultations/remind-bookings.service.ts';
import * as removal from './features/catalogue/remove-record.service.ts';
import {
  bonusLeft,
  changeRight,
  grantOwedRights,
  rightsForStaff,
  rightsOf,
  seatWaiting,
} from './features/access/rights.service.ts';
import * as safety from './features/community/safety.service.ts';
import * as drafts from './features/catalogue/save-draft.service.ts';
import { setHours } from './features/consultations/set-hours.service.ts';
import * as sprints from './features/community/sprints.service.ts';
import * as staffPlaces from './features/workshops/staff-places.service.ts';
import { sweepFiles } from './features/shop/sweep-files.service.ts';
import { sweepUploads } from './features/catalogue/sweep-uploads.service.ts';
import * as takingOver from './features/orders/take-over-order.service.ts';
import { tellOfBuyNow } from './features/orders/tell-of-buy-now.service.ts';
import { remindSprint, sendDigests } from './features/community/tend-community.service.ts';
import * as places from './features/workshops/tend-place.service.ts';
import { tendRefunds } from './features/refunds/tend-refunds.service.ts';
import { tendWaitlists } from './features/waitlists/tend-waitlists.service.ts';
import { tendWorkshops } from './features/workshops/tend-workshops.service.ts';
import * as waitlistLinks from './features/waitlists/waitlist-links.service.ts';
import { remindWorkshops, saveJoining } from './features/workshops/workshop-joining.service.ts';
import * as workshopPlaces from './features/workshops/workshop-place.service.ts';

/** What is offered, as its pages read it. */
const bindCatalogue = (context: FlowContext) => ({
  ...bindService(context.database.db, {
    products: catalogue.readProducts,
    product: catalogue.readProduct,
    trainers: catalogue.readTrainers,
    jobs: catalogue.readJobs,
    job: catalogue.readJob,
    consultationServices: catalogue.readServices,
    consultationService: catalogue.readService,
  }),
  ...bindService(context, {
    settings: currentSettings,
    courses: listCourses,
    course: findCourse,
    searchCourses,
    runningCampaign: findRunningCampaign,
    workshops: listWorkshops,
    workshop: findWorkshop,
    posts: listPosts,
    post: findPost,
  }),
});

/** What a buyer does with an order, and reads of it. */
const bindCheckout = (context: FlowContext) =>
  bindService(context, {
    ...claiming,
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

/** What people ask for: with forms, by the links of letters, for files they bought and hours they booked. */
const bindAsking = (context: FlowContext) =>
  bindService(context, {
    ...applying,
    ...waitlistLinks,
    ...workshopPlaces,
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

/** What members and other programs ask, and what everybody reads of the law. */
const bindMembers = (context: FlowContext) => ({
  ...bindService(context.database.db, {
    standingOf: readStanding,
    detailsOf: readOwnDetails,
    legalTexts: legal.readLegalTexts,
    legalVersions: legal.readLegalVersions,
    legalVersion: legal.readLegalVersion,
  }),
  ...bindService(context, {
    ...takingOver,
    userByEmail,
    checkAttempt,
    tellOfBuyNow,
    placeTestOrder,
    pictureFile,
    pictureAlt,
  }),
  account: bindService(context, {
    read: account.readAccount,
    has: account.readHad,
    wishes: account.wishes,
    changeWishes: account.changeWishes,
    export: account.exportAccount,
    stillOpen: account.stillOpen,
    worksHere: account.worksHere,
    delete: deleteAccount,
  }),
  circle: bindService(context, circle),
  safety: bindService(context, safety),
  sprints: bindService(context, sprints),
});

/** What the office does with orders and money, and reads of them. */
const bindOffice = (context: FlowContext) =>
  bindService(context, {
    ...outbox,
    ...claims,
    nextClaim,
    receipt,
    receipts,
    settingsFaults,
    ...settlements,
    lookAtDouble,
    noteOnOrder,
    ...letting,
    ...refunding,
    ...codes,
    ...views,
    ...sales,
    ...exported,
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
  });

/** What the office does about what people ask for. */
const bindAnswering = (context: FlowContext) =>
  bindService(context, {
    ...pipeline,
    ...places,
    applications: staffApplications,
    workshopsInList: listWorkshopSeats,
    workshopLists: readWorkshopLists,
    beginCourse,
    saveJoining,
    waitlists: listWaitlists,
    openCourse,
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
const bindStaffCatalogue = (context: FlowContext) =>
  bindService(context, {
    ...records,
    ...drafts,
    ...removal,
    publishRecord,
    previewLink,
    addProductFile,
  });

/** What the office does about members, colleagues and pictures. */
const bindStaffMembers = (context: FlowContext) => ({
  ...bindService(context, {
    ...persons,
    ...dataRequests,
    ...staffPlaces,
    users: staffUsers,
    pictures,
    addPicture,
    describePicture,
    removePicture,
  }),
  moderation: bindService(context, moderation),
});

export const bindAcademy = (context: FlowContext) => ({
  ...createServices(context),
  ...bindCatalogue(context),
  ...bindCheckout(context),
  ...bindAsking(context),
  ...bindMembers(context),
  staff: {
    ...bindOffice(context),
    ...bindAnswering(context),
    ...bindStaffCatalogue(context),
    ...bindStaffMembers(context),
  },
});

/** What the clock does, as verbs of their own: screens never see them. Each returns how many it worked on. */
export const bindClockwork = (context: FlowContext) => ({
  ...bindService(context, {
    tendWaitlists,
    publishDue,
    sendDigests,
    remindSprint,
    expireOrders,
    askOpenAttempts,
    tendRefunds,
    reconcileNightly,
    remindUnpaid,
    alertLateClaims,
    alertApprovedReturns,
    tendInstalments,
    remindBookings,
    forgetOld,
  }),
  /** One whole round at once, by hand; false when another is under way. */
  reconcile: () => reconcile(context, 'command'),
  sweepReceipts: () => sweepFiles(context, 'receipts'),
  sweepPictures: async () =>
    (await sweepFiles(context, 'pictures')) +
    (await sweepFiles(context, 'library')) +
    (await sweepUploads(context)),
  tendWorkshops: async () => (await tendWorkshops(context)) + (await remindWorkshops(context)),
  grantOwedRights: async () => (await seatWaiting(context)) + (await grantOwedRights(context)),
});

export type AcademyClockwork = ReturnType<typeof bindClockwork>;
