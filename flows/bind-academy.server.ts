/** Binds the verbs to what they need. The server does it once; a test does it with its own database, gateways and clock. */
import * as catalogue from '../domain/catalogue/catalogue.store.server.ts';
import * as legal from '../domain/catalogue/legal.store.server.ts';
import { readOwnDetails } from '../domain/members/own-details.store.server.ts';
import { readStanding } from '../domain/members/standing.store.server.ts';
import { createServices } from '../src/features/services.ts';
import { bindService } from '../src/platform/services.ts';
import * as codes from './access-codes.server.ts';
import * as account from './account.server.ts';
import { addProductFile } from './add-product-file.server.ts';
import { alertApprovedReturns } from './alert-approved-returns.server.ts';
import { alertLateClaims } from './alert-late-claims.server.ts';
import * as applying from './apply.server.ts';
import { askGateway } from './ask-gateway.server.ts';
import { askOpenAttempts } from './ask-open-attempts.server.ts';
import {
  askRefund,
  declineRefund,
  giveRefundAccount,
  refundRight,
  staffRequests,
  withdrawRefund,
} from './ask-refund.server.ts';
import { beginCourse } from './begin-course.server.ts';
import { beginPayment } from './begin-payment.server.ts';
import { cancelBooking, cancelBookingByStaff } from './cancel-booking.server.ts';
import { cancelOrder } from './cancel-order.server.ts';
import { changeDetails } from './change-details.server.ts';
import { changeOrderEmail } from './change-order-email.server.ts';
import { checkAttempt } from './check-attempt.server.ts';
import { cardTypes, chooseMethod, waysToPay } from './choose-method.server.ts';
import * as circle from './circle.server.ts';
import * as claiming from './claim-transfer.server.ts';
import { closeCoupon, listCoupons, makeCoupon, quoteCoupon } from './coupons.server.ts';
import * as dataRequests from './data-requests.server.ts';
import * as claims from './decide-claim.server.ts';
import { deleteAccount } from './delete-account.server.ts';
import { beginDownload, download } from './download.server.ts';
import { expireOrders } from './expire-orders.server.ts';
import * as exported from './exports.server.ts';
import type { FlowContext } from './flow-context.ts';
import { forgetOld } from './forget-old.server.ts';
import { beginPart, payInstalment, planOfNumber, planOfOrder } from './instalments.server.ts';
import * as views from './keep-views.server.ts';
import * as letting from './let-in.server.ts';
import * as settlements from './match-settlement.server.ts';
import * as moderation from './moderation.server.ts';
import * as pipeline from './move-application.server.ts';
import { moveBooking, moveBookingByStaff } from './move-booking.server.ts';
import * as notes from './note-on-order.server.ts';
import { noteReturn } from './note-return.server.ts';
import { applyAgain, findNotifications, handleNotification } from './notifications.server.ts';
import { listWaitlists, openCourse } from './open-course.server.ts';
import { previewLink } from './open-preview.server.ts';
import {
  readFilesForStaff,
  readGivenFiles,
  readOrderedFiles,
  renewFiles,
  sendFilesAgain,
} from './ordered-files.server.ts';
import * as outbox from './outbox.server.ts';
import {
  addPicture,
  describePicture,
  pictureAlt,
  pictureFile,
  pictures,
  removePicture,
} from './pictures.server.ts';
import { placeOrder } from './place-order.server.ts';
import { placeTestOrder } from './place-test-order.server.ts';
import { publishDue, publishRecord } from './publish-record.server.ts';
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
import {
  currentSettings,
  findCourse,
  findRunningCampaign,
  listCourses,
  searchCourses,
} from './read-catalogue.server.ts';
import { findPost, findWorkshop, listPosts, listWorkshops } from './read-content.server.ts';
import { readLog } from './read-log.server.ts';
import { findOrders, orderByToken, orderOfReturn, staffOrder } from './read-order.server.ts';
import * as persons from './read-people.server.ts';
import * as records from './read-records.server.ts';
import {
  payoutWaysOf,
  refundable,
  refundsOf,
  refundsOfOrder,
  staffRefund,
  staffRefunds,
} from './read-refunds.server.ts';
import * as sales from './read-sales.server.ts';
import { readSamples } from './read-samples.server.ts';
import { readTimeline } from './read-timeline.server.ts';
import { readToday } from './read-today.server.ts';
import * as transfers from './read-transfers.server.ts';
import { staffUsers, userByEmail } from './read-users.server.ts';
import { listWorkshopSeats, readWorkshopLists } from './read-workshop-lists.server.ts';
import { receiveNotification } from './receive-notification.server.ts';
import { compareNow, reconcile, reconcileNightly, staffRounds } from './reconcile.server.ts';
import { recordPayment } from './record-payment.server.ts';
import * as refunding from './refund-order.server.ts';
import { remindBookings } from './remind-bookings.server.ts';
import { remindUnpaid } from './remind-unpaid.server.ts';
import * as removal from './remove-record.server.ts';
import { reopenForStaff, reopenOrder } from './reopen-order.server.ts';
import {
  bonusLeft,
  changeRight,
  grantOwedRights,
  rightsForStaff,
  rightsOf,
  seatWaiting,
} from './rights.server.ts';
import * as safety from './safety.server.ts';
import * as drafts from './save-draft.server.ts';
import { setHours } from './set-hours.server.ts';
import * as sprints from './sprints.server.ts';
import * as staffPlaces from './staff-places.server.ts';
import { sweepFiles } from './sweep-files.server.ts';
import { sweepUploads } from './sweep-uploads.server.ts';
import * as takingOver from './take-over-order.server.ts';
import { tellOfBuyNow } from './tell-of-buy-now.server.ts';
import { remindSprint, sendDigests } from './tend-community.server.ts';
import { tendInstalments } from './tend-instalments.server.ts';
import * as places from './tend-place.server.ts';
import { tendRefunds } from './tend-refunds.server.ts';
import { tendWaitlists } from './tend-waitlists.server.ts';
import { tendWorkshops } from './tend-workshops.server.ts';
import * as waitlistLinks from './waitlist-links.server.ts';
import { remindWorkshops, saveJoining } from './workshop-joining.server.ts';
import * as workshopPlaces from './workshop-place.server.ts';

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
    ...transfers,
    ...settlements,
    ...notes,
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
    samples: readSamples,
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
