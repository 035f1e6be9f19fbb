/** Binds services to their context. The server does it once; a test with its own database, gateways and clock. */
import * as catalogue from './features/catalogue/catalogue.store.ts';
import * as legal from './features/legal/legal.store.ts';
import { readOwnDetails, readStatus } from './features/accounts/account.store.ts';
import * as broadcasts from './features/broadcasts/broadcasts.service.ts';
import {
  newsByToken,
  newsChoice,
  setNewsByToken,
  setNewsChoice,
} from './features/broadcasts/send-broadcasts.service.ts';
import * as certificateAdmin from './features/certificates/certificate-admin.service.ts';
import * as certificates from './features/certificates/certificates.service.ts';
import * as assignments from './features/classroom/assignment.service.ts';
import * as classroom from './features/classroom/classroom.service.ts';
import * as handedFiles from './features/classroom/handed-files.service.ts';
import * as films from './features/classroom/films.service.ts';
import * as learningEmails from './features/classroom/learning-emails.service.ts';
import * as learning from './features/classroom/learning.service.ts';
import * as teachingEmails from './features/classroom/send-teaching-emails.service.ts';
import * as liveSchedule from './features/classroom/live-schedule.service.ts';
import * as live from './features/classroom/live.service.ts';
import * as marking from './features/classroom/marking.service.ts';
import * as offline from './features/classroom/offline.service.ts';
import * as questionWriting from './features/classroom/question-writing.service.ts';
import * as questions from './features/classroom/question.service.ts';
import * as quiz from './features/classroom/quiz.service.ts';
import * as learningEvents from './features/classroom/told-events.service.ts';
import * as cohorts from './features/cohorts/cohorts.service.ts';
import * as media from './features/media/media.service.ts';
import * as reviews from './features/reviews/reviews.service.ts';
import { openDraft } from './features/classroom/teaching.service.ts';
import { readTranscript, setCaptions } from './features/media/media-jobs.service.ts';
import { bindService, type Context } from './platform/context.ts';
import * as codes from './features/access/access-codes.service.ts';
import * as account from './features/accounts/account.service.ts';
import { addProductFile } from './features/shop/product-files.service.ts';
import { nextClaim, receipt, receipts, settingsFaults } from './features/transfers/read-transfers.service.ts';
import * as applying from './features/applications/apply.service.ts';
import { askGateway, checkAttempt, noteReturn } from './features/payments/gateway-answers.service.ts';
import * as refundRequests from './features/refunds/ask-refund.service.ts';
import { beginCourse } from './features/access/begin-course.service.ts';
import { beginPayment } from './features/payments/begin-payment.service.ts';
import {
  cancelBooking,
  cancelBookingByStaff,
  moveBooking,
  moveBookingByStaff,
} from './features/consultations/change-booking.service.ts';
import * as unpaid from './features/orders/unpaid-orders.service.ts';
import { changeDetails } from './features/orders/change-details.service.ts';
import { changeOrderEmail, correctBuyer } from './features/orders/change-order-email.service.ts';
import { cardTypes, chooseMethod, planChoice, waysToPay } from './features/checkout/choose-method.service.ts';
import * as communityHome from './features/community/community-home.service.ts';
import * as communityActions from './features/community/community.service.ts';
import * as claiming from './features/transfers/claim-transfer.service.ts';
import {
  changeCoupon,
  closeCoupon,
  listCoupons,
  makeCoupon,
  quoteCoupon,
} from './features/coupons/coupons.service.ts';
import * as dataRequests from './features/privacy/data-requests.service.ts';
import * as claims from './features/transfers/decide-claim.service.ts';
import { deleteAccount } from './features/privacy/delete-account.service.ts';
import * as downloads from './features/shop/downloads.service.ts';
import * as exported from './features/reports/exports.service.ts';
import type { ServiceContext } from './context.ts';
import * as instalments from './features/instalments/instalments.service.ts';
import * as accessRequests from './features/access/access-requests.service.ts';
import * as letting from './features/access/let-in.service.ts';
import * as settlements from './features/reconciliation/match-settlement.service.ts';
import * as moderation from './features/community/moderation.service.ts';
import * as pipeline from './features/applications/move-application.service.ts';
import * as marks from './features/people/mark-person.service.ts';
import { answerRefundAsk, lookAtDouble, noteOnOrder } from './features/orders/note-on-order.service.ts';
import {
  applyAgain,
  handleNotification,
  connectedServices,
} from './features/payments/notifications.service.ts';
import * as waitlists from './features/waitlists/waitlists.service.ts';
import { previewLink } from './features/catalogue/open-preview.service.ts';
import * as messages from './features/messages/messages.service.ts';
import * as deliveries from './features/deliveries/deliveries.service.ts';
import * as emailTexts from './features/emails/email-texts.service.ts';
import * as outbox from './features/emails/outbox.service.ts';
import * as library from './features/pictures/pictures.service.ts';
import { placeOrder } from './features/checkout/place-order.service.ts';
import * as byHand from './features/checkout/sell-by-hand.service.ts';
import { placeTestOrder } from './features/checkout/place-test-order.service.ts';
import { changeSettings, publishRecord, setPrice } from './features/catalogue/publish-record.service.ts';
import { staffApplication, staffApplications } from './features/applications/read-applications.service.ts';
import * as bookings from './features/consultations/read-bookings.service.ts';
import {
  awaitsOpening,
  currentSettings,
  findCourse,
  findPost,
  findRunningCampaign,
  findWorkshop,
  listCourses,
  listPosts,
  listWorkshops,
} from './features/catalogue/read-catalogue.service.ts';
import { readLog } from './features/staff/read-log.service.ts';
import * as orders from './features/orders/read-order.service.ts';
import * as persons from './features/people/read-people.service.ts';
import * as records from './features/catalogue/read-records.service.ts';
import * as moneyBack from './features/refunds/read-refunds.service.ts';
import { proof } from './features/reports/proof.service.ts';
import { funnel } from './features/reports/funnel.service.ts';
import { figures, groupProgress } from './features/reports/read-sales.service.ts';
import { readTimeline } from './features/orders/read-timeline.service.ts';
import { readFirstSteps } from './features/today/first-steps.service.ts';
import { readToday } from './features/today/read-today.service.ts';
import { listWorkshopSeats, readWorkshopLists } from './features/workshops/read-workshop-lists.service.ts';
import { receiveNotification } from './features/payments/receive-notification.service.ts';
import { compareNow, staffRuns } from './features/reconciliation/reconcile.service.ts';
import { recordPayment } from './features/payments/record-payment.service.ts';
import * as refunding from './features/refunds/refund-order.service.ts';
import * as removal from './features/catalogue/remove-record.service.ts';
import { bonusLeft, changeRight, rightsForStaff, rightsOf } from './features/access/rights.service.ts';
import * as safety from './features/community/safety.service.ts';
import * as priceRequests from './features/catalogue/price-requests.service.ts';
import * as drafts from './features/catalogue/save-draft.service.ts';
import { setHours } from './features/consultations/set-hours.service.ts';
import * as sprints from './features/community/sprints.service.ts';
import * as staffRoles from './features/staff/staff-roles.service.ts';
import * as staffSignIns from './features/staff/staff-sign-ins.service.ts';
import * as takingOver from './features/orders/take-over-order.service.ts';
import { notifyBuyNow } from './features/orders/buy-now.service.ts';
import {
  endSeat,
  giveUpWorkshopSeat,
  markAttendance,
  offerSeat,
  seatByHand,
  takeOfferedSeat,
  workshopSeat,
} from './features/workshops/workshop-place.service.ts';
import { saveJoining } from './features/workshops/workshop-joining.service.ts';

/** Services of the learning features, each module under its own name. */
const bindLearning = (context: Context) => ({
  cohorts: bindService(context, cohorts),
  media: bindService(context, { ...media, readTranscript, setCaptions }),
  films: bindService(context, films),
  classroom: { ...bindService(context, classroom), ...bindService(context, learningEvents) },
  learning: bindService(context, learning),
  offline: bindService(context, offline),
  certificates: { ...bindService(context, certificates), ...bindService(context, certificateAdmin) },
  quiz: bindService(context, quiz),
  preview: bindService(context, { openDraft }),
  assignments: bindService(context, assignments),
  handedFiles: bindService(context, handedFiles),
  marking: bindService(context, marking),
  live: { ...bindService(context, live), ...bindService(context, liveSchedule) },
  learningEmails: {
    ...bindService(context, learningEmails),
    ...bindService(context, teachingEmails),
  },
  questions: { ...bindService(context, questions), ...bindService(context, questionWriting) },
  reviews: bindService(context, reviews),
});

/** Reads the catalogue for pages. */
const bindCatalogue = (context: ServiceContext) => ({
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
    awaitsOpening,
    courses: listCourses,
    course: findCourse,
    runningCampaign: findRunningCampaign,
    workshops: listWorkshops,
    workshop: findWorkshop,
    posts: listPosts,
    post: findPost,
    proof,
  }),
});

/** A buyer's actions on an order, and its pages. */
const bindCheckout = (context: ServiceContext) =>
  bindService(context, {
    ...claiming,
    placeOrder,
    orderByToken: orders.orderByToken,
    orderOfReturn: orders.orderOfReturn,
    cardTypes,
    waysToPay,
    quoteCoupon,
    changeDetails,
    chooseMethod,
    planChoice,
    beginPayment,
    receiveNotification,
    noteReturn,
    askGateway,
    cancelOrder: unpaid.cancelOrder,
    reopenOrder: unpaid.reopenOrder,
    planOfOrder: instalments.planOfOrder,
    payInstalment: instalments.payInstalment,
    refundsOf: moneyBack.refundsOf,
    payoutWaysOf: moneyBack.payoutWaysOf,
    refundRight: refundRequests.refundRight,
    askRefund: refundRequests.askRefund,
    withdrawRefund: refundRequests.withdrawRefund,
    giveRefundAccount: refundRequests.giveRefundAccount,
    rightsOf,
    bonusLeft,
  });

/** Applications, links in e-mails, bought files and booked hours. */
const bindAsking = (context: ServiceContext) =>
  bindService(context, {
    ...applying,
    earlyLink: waitlists.earlyLink,
    waitlistEmails: waitlists.waitlistEmails,
    setWaitlistEmails: waitlists.setWaitlistEmails,
    leaveWaitlist: waitlists.leaveWaitlist,
    workshopSeat,
    takeOfferedSeat,
    giveUpWorkshopSeat,
    download: downloads.download,
    countDownload: downloads.beginDownload,
    filesOfOrder: downloads.readOrderedFiles,
    filesOfGift: downloads.readGivenFiles,
    sendFilesAgain: downloads.sendFilesAgain,
    freeHours: bookings.freeHours,
    consultationsGiven: bookings.countGiven,
    bookingOf: bookings.bookingOf,
    hoursToMove: bookings.hoursToMove,
    moveBooking,
    cancelBooking,
  });

/** Members, calls of other programs, and the pages of law. */
const bindMembers = (context: ServiceContext) => ({
  ...bindService(context.database.db, {
    statusOf: readStatus,
    detailsOf: readOwnDetails,
    legalTexts: legal.readLegalTexts,
    legalVersions: legal.readLegalVersions,
    legalVersion: legal.readLegalVersion,
  }),
  ...bindService(context, {
    ...takingOver,
    userByEmail: account.userByEmail,
    checkAttempt,
    tellOfBuyNow: notifyBuyNow,
    placeTestOrder,
    pictureFile: library.pictureFile,
    pictureAlt: library.pictureAlt,
  }),
  account: bindService(context, {
    read: account.readAccount,
    has: account.readHad,
    wishes: account.wishes,
    changeWishes: account.changeWishes,
    export: account.exportAccount,
    stillOpen: account.stillOpen,
    worksHere: account.isStaff,
    delete: deleteAccount,
  }),
  messages: bindService(context, {
    asksAboutMessages: messages.asksAboutMessages,
    messagesOf: messages.messagesOf,
    sendPhoneProof: messages.sendPhoneProof,
    provePhone: messages.provePhone,
    stopMessages: messages.stopMessages,
    receiveMessages: messages.receiveMessages,
    confirmMessages: messages.confirmMessages,
  }),
  news: bindService(context, { newsByToken, newsChoice, setNewsByToken, setNewsChoice }),
  community: bindService(context, communityActions),
  communityHome: bindService(context, communityHome),
  safety: bindService(context, safety),
  sprints: bindService(context, sprints),
});

/** Staff actions on orders and money. */
const bindConsole = (context: ServiceContext) =>
  bindService(context, {
    ...outbox,
    ...deliveries,
    ...emailTexts,
    connectedServices,
    ...claims,
    nextClaim,
    receipt,
    receipts,
    settingsFaults,
    ...settlements,
    lookAtDouble,
    noteOnOrder,
    answerRefundAsk,
    ...byHand,
    noteOnPerson: marks.noteOnPerson,
    removeNoteOnPerson: marks.removeNoteOnPerson,
    tagPerson: marks.tagPerson,
    tagsInUse: marks.tagsInUse,
    ...letting,
    ...accessRequests,
    ...refunding,
    ...codes,
    figures,
    funnel,
    groupProgress,
    ...exported,
    order: orders.staffOrder,
    findOrders: orders.findOrders,
    countOrderGroups: orders.countOrderGroups,
    orderTimeline: readTimeline,
    recordPayment,
    changeOrderEmail,
    correctBuyer,
    reopenOrderForStaff: unpaid.reopenOrderForStaff,
    cancelOrderForStaff: unpaid.cancelOrderForStaff,
    planOfNumber: instalments.planOfNumber,
    beginPart: instalments.beginPart,
    refunds: moneyBack.staffRefunds,
    duplicatePayments: moneyBack.duplicatePayments,
    refundRequests: refundRequests.staffRequests,
    declineRefund: refundRequests.declineRefund,
    refundsOfOrder: moneyBack.refundsOfOrder,
    refund: moneyBack.staffRefund,
    refundable: moneyBack.refundable,
    rightsOfOrder: rightsForStaff,
    changeRight,
    coupons: listCoupons,
    makeCoupon,
    changeCoupon,
    closeCoupon,
    runs: staffRuns,
    compareNow,
    applyAgain,
    markHandled: handleNotification,
    today: readToday,
    firstSteps: readFirstSteps,
    readLog,
  });

/** Staff actions on applications and learners. */
const bindAnswering = (context: ServiceContext) =>
  bindService(context, {
    ...pipeline,
    markAttendance,
    seatByHand,
    offerSeat,
    endSeat,
    applications: staffApplications,
    application: staffApplication,
    workshopsInList: listWorkshopSeats,
    workshopLists: readWorkshopLists,
    beginCourse,
    saveJoining,
    waitlists: waitlists.listWaitlists,
    openCourse: waitlists.openCourse,
    filesOfOrder: downloads.readFilesForStaff,
    renewFiles: downloads.renewFiles,
    bookings: bookings.staffBookings,
    bookingWeek: bookings.bookingWeek,
    countLostBookings: bookings.countLostBookings,
    booking: bookings.bookingForStaff,
    hourOfOrder: bookings.hourOfOrder,
    moveBooking: moveBookingByStaff,
    cancelBooking: cancelBookingByStaff,
    hours: bookings.expertHoursFor,
    setHours,
  });

const { keepDraft: _inside, readUnder: _rule, ...draftCalls } = drafts;

/** Drafts, publishing and history of the catalogue, and the sample. */
const bindStaffCatalogue = (context: ServiceContext) =>
  bindService(context, {
    ...records,
    ...draftCalls,
    ...removal,
    ...priceRequests,
    publishRecord,
    setPrice,
    changeSettings,
    previewLink,
    addProductFile,
  });

/** Staff actions on members, colleagues and pictures. */
const bindStaffMembers = (context: ServiceContext) => ({
  ...bindService(context, {
    ...persons,
    ...broadcasts,
    ...dataRequests,
    ...staffRoles,
    ...staffSignIns,
    users: account.staffUsers,
    pictures: library.pictures,
    addPicture: library.addPicture,
    describePicture: library.describePicture,
    removePicture: library.removePicture,
  }),
  moderation: bindService(context, moderation),
});

export const bindAcademy = (context: ServiceContext) => ({
  ...bindLearning(context),
  ...bindCatalogue(context),
  ...bindCheckout(context),
  ...bindAsking(context),
  ...bindMembers(context),
  staff: {
    ...bindConsole(context),
    ...bindAnswering(context),
    ...bindStaffCatalogue(context),
    ...bindStaffMembers(context),
  },
});

export type Services = ReturnType<typeof bindLearning>;
