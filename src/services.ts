/** Binds services to their context. The server does it once; a test with its own database, gateways and clock. */
import * as catalogue from './academy/content/content.service.ts';
import * as legal from './academy/legal/legal.service.ts';
import { readOwnDetails, readStatus } from './selling/order-management/orders-of-member.service.ts';
import { readTerm } from './selling/orders/entitlements.service.ts';
import * as broadcasts from './site/broadcasts/broadcasts.service.ts';
import * as news from './site/broadcasts/send-broadcasts.service.ts';
import * as certificateAdmin from './learning/certificates/certificate-admin.service.ts';
import * as certificates from './learning/certificates/certificates.service.ts';
import * as shownCertificates from './learning/certificates/shown-certificates.service.ts';
import * as assignments from './learning/classroom/assignment.service.ts';
import * as classroom from './learning/classroom/classroom.service.ts';
import * as groups from './learning/classroom/group.service.ts';
import * as handedFiles from './learning/classroom/handed-files.service.ts';
import * as films from './learning/classroom/films.service.ts';
import * as learningEmails from './learning/classroom/learning-emails.service.ts';
import * as learning from './learning/classroom/learning.service.ts';
import * as practice from './learning/classroom/practice.service.ts';
import * as studyPlans from './learning/classroom/study-plan.service.ts';
import * as teachingEmails from './learning/classroom/send-teaching-emails.service.ts';
import * as liveSchedule from './learning/classroom/live-schedule.service.ts';
import * as live from './learning/classroom/live.service.ts';
import * as marking from './learning/classroom/marking.service.ts';
import * as notes from './learning/classroom/notes.service.ts';
import * as offline from './learning/classroom/offline.service.ts';
import * as peerReviews from './learning/classroom/peer-reviews.service.ts';
import { setPush } from './learning/classroom/push.service.ts';
import * as questionWriting from './learning/classroom/question-writing.service.ts';
import * as questions from './learning/classroom/question.service.ts';
import * as quiz from './learning/classroom/quiz.service.ts';
import { keepDealing } from './learning/classroom/review-deals.service.ts';
import * as learningEvents from './learning/classroom/lesson-events.service.ts';
import { search } from './learning/classroom/search.service.ts';
import * as cohorts from './selling/cohorts/cohorts.service.ts';
import { readTagsInUse } from './academy/accounts/person-marks.service.ts';
import * as outcomes from './learning/outcomes/outcomes.service.ts';
import * as portfolio from './learning/portfolio/portfolio.service.ts';
import * as shownPortfolio from './learning/portfolio/shown-portfolio.service.ts';
import * as media from './academy/media/media.service.ts';
import * as reviews from './learning/reviews/reviews.service.ts';
import { openDraft } from './learning/classroom/teaching.service.ts';
import { readTranscript, setCaptions } from './academy/media/media-jobs.service.ts';
import { bindService, type Context } from './platform/context.ts';
import * as codes from './selling/access/access-codes.service.ts';
import * as account from './site/account/account.service.ts';
import { addProductFile } from './catalogue/shop/product-files.service.ts';
import { nextClaim, receipt, receipts, settingsFaults } from './selling/transfers/read-transfers.service.ts';
import * as applying from './site/applications/apply.service.ts';
import { askGateway, checkAttempt, noteReturn } from './selling/payments/gateway-answers.service.ts';
import * as refundRequests from './selling/refunds/ask-refund.service.ts';
import { beginCourse } from './admin/records/begin-course.service.ts';
import { beginPayment } from './selling/payments/begin-payment.service.ts';
import * as bookingChanges from './selling/bookings/change-booking.service.ts';
import * as unpaid from './selling/checkout/unpaid-orders.service.ts';
import { changeDetails, changeGiftDay } from './selling/checkout/change-details.service.ts';
import { changeOrderEmail, correctBuyer } from './selling/checkout/change-order-email.service.ts';
import * as choosing from './selling/checkout/choose-method.service.ts';
import * as giving from './selling/checkout/take-gift.service.ts';
import * as communityHome from './community/community/community-home.service.ts';
import * as communityActions from './community/community/community.service.ts';
import * as claiming from './selling/transfers/claim-transfer.service.ts';
import * as coupons from './selling/coupons/coupons.service.ts';
import * as dataRequests from './admin/privacy/data-requests.service.ts';
import * as claims from './selling/transfers/decide-claim.service.ts';
import { deleteAccount } from './admin/privacy/delete-account.service.ts';
import * as friends from './selling/friends/friends.service.ts';
import * as downloads from './selling/downloads/downloads.service.ts';
import * as exported from './admin/reports/exports.service.ts';
import type { ServiceContext } from './context.ts';
import { renewMembership } from './selling/checkout/renewals.service.ts';
import * as instalments from './selling/checkout/instalments.service.ts';
import * as accessRequests from './selling/free-access/access-requests.service.ts';
import { rehearseImport } from './learning/imports/rehearse-import.service.ts';
import * as importing from './learning/imports/imports.service.ts';
import { endFree, giveFreeAccess, readFreeAccess } from './selling/free-access/give-free-access.service.ts';
import * as settlements from './admin/reconciliation/match-settlement.service.ts';
import * as moderation from './community/community/moderation.service.ts';
import * as pipeline from './site/applications/move-application.service.ts';
import * as marks from './admin/people/mark-person.service.ts';
import { answerRefundAsk, lookAtDouble, noteOnOrder } from './selling/refunds/note-on-order.service.ts';
import { forStaff as forNotified } from './selling/payments/notifications.service.ts';
import * as waitlists from './selling/waitlists/waitlists.service.ts';
import { previewLink } from './admin/records/open-preview.service.ts';
import * as messages from './site/account/messages.service.ts';
import * as deliveries from './admin/deliveries/deliveries.service.ts';
import * as emailTexts from './admin/deliveries/email-texts.service.ts';
import * as outbox from './admin/deliveries/outbox.service.ts';
import * as library from './admin/records/pictures.service.ts';
import { placeOrder } from './selling/checkout/place-order.service.ts';
import * as byHand from './selling/checkout/sell-by-hand.service.ts';
import { placeTestOrder } from './selling/checkout/place-test-order.service.ts';
import { changeSettings, publishRecord, setPrice } from './admin/records/publish-record.service.ts';
import { staffApplication, staffApplications } from './site/applications/read-applications.service.ts';
import * as bookings from './selling/bookings/read-bookings.service.ts';
import * as offers from './site/offers/read-catalogue.service.ts';
import { readLog } from './admin/colleagues/read-log.service.ts';
import { bundleOffers } from './selling/orders/bundle-parts.service.ts';
import { findEmailOfToken } from './selling/orders/orders.service.ts';
import * as orders from './selling/order-management/read-order.service.ts';
import * as persons from './admin/people/read-people.service.ts';
import * as records from './admin/records/read-records.service.ts';
import * as moneyBack from './selling/order-management/read-refunds.service.ts';
import { proof } from './site/proof/proof.service.ts';
import { funnel } from './admin/reports/funnel.service.ts';
import { figures, groupProgress } from './admin/reports/read-sales.service.ts';
import { readTimeline } from './selling/order-management/read-timeline.service.ts';
import { readFirstSteps } from './admin/today/first-steps.service.ts';
import { readToday } from './admin/today/read-today.service.ts';
import { listWorkshopSeats, readWorkshopLists } from './site/applications/read-workshop-lists.service.ts';
import { receiveNotification } from './selling/payments/receive-notification.service.ts';
import { compareNow, staffRuns } from './admin/reconciliation/reconcile.service.ts';
import { leadersPage } from './learning/roster/leader.service.ts';
import { organisationsForLearners, organisationsForStaff } from './selling/organisations/seats.service.ts';
import * as payingShares from './selling/shares/pay-shares.service.ts';
import { ownShares, savePayee, setShare, sharedItems, staffShares } from './selling/shares/shares.service.ts';
import { recordPayment } from './selling/payments/record-payment.service.ts';
import { discountOrder } from './selling/order-management/discount-order.service.ts';
import { takeBack } from './selling/order-management/take-back.service.ts';
import * as refunding from './selling/refunds/refund-order.service.ts';
import * as removal from './admin/records/remove-record.service.ts';
import { bonusLeft, changeRight, rightsForStaff, rightsOf } from './selling/access/rights.service.ts';
import * as safety from './community/community/safety.service.ts';
import * as drafts from './admin/records/save-draft.service.ts';
import { setHours } from './selling/hours/set-hours.service.ts';
import * as sprints from './community/community/sprints.service.ts';
import * as staffRoles from './admin/colleagues/staff-roles.service.ts';
import * as staffSignIns from './academy/staff-sign-in/staff-sign-ins.service.ts';
import * as takingOver from './selling/order-management/take-over-order.service.ts';
import { notifyBuyNow } from './selling/orders/buy-now.service.ts';
import {
  endSeat,
  giveUpWorkshopSeat,
  markAttendance,
  offerSeat,
  seatByHand,
  takeOfferedSeat,
  workshopSeat,
} from './catalogue/workshops/workshop-place.service.ts';
import { saveJoining } from './catalogue/workshops/workshop-joining.service.ts';

/** Services of the learning features, each module under its own name. */
const bindLearning = (context: Context) => ({
  cohorts: bindService(context, cohorts),
  media: bindService(context, { ...media, readTranscript, setCaptions }),
  films: bindService(context, films),
  classroom: { ...bindService(context, classroom), ...bindService(context, learningEvents) },
  learning: bindService(context, { ...learning, search }),
  notes: bindService(context, notes),
  offline: bindService(context, offline),
  push: { ...bindService(context, { setPush }), publicKey: context.pushing?.publicKey ?? null },
  certificates: bindService(context, { ...certificates, ...shownCertificates, ...certificateAdmin }),
  portfolio: bindService(context, { ...portfolio, ...shownPortfolio }),
  outcomes: bindService(context, outcomes),
  ...bindService(context, { leadersPage }),
  quiz: bindService(context, quiz),
  practice: bindService(context, practice),
  preview: bindService(context, { openDraft }),
  assignments: bindService(context, assignments),
  handedFiles: bindService(context, handedFiles),
  peerReviews: bindService(context, { ...peerReviews, keepDealing }),
  groups: bindService(context, groups),
  marking: bindService(context, marking),
  live: { ...bindService(context, live), ...bindService(context, liveSchedule) },
  learningEmails: bindService(context, { ...learningEmails, ...teachingEmails }),
  studyPlans: bindService(context, studyPlans),
  questions: { ...bindService(context, questions), ...bindService(context, questionWriting) },
  reviews: bindService(context, reviews),
});

/** Reads the catalogue for pages. */
const bindCatalogue = (context: ServiceContext) => ({
  ...bindService(context.database.db, {
    products: catalogue.readProducts,
    product: catalogue.readProduct,
    bundles: catalogue.readBundles,
    /** Its record alone, without prices and seats. */
    courseAlone: catalogue.readCourse,
    courseNames: catalogue.readCourseNames,
    courseNamed: catalogue.readCourseNamed,
    trainers: catalogue.readTrainers,
    jobs: catalogue.readJobs,
    job: catalogue.readJob,
    consultationServices: catalogue.readServices,
    consultationService: catalogue.readService,
    withoutLost: offers.withoutLost,
  }),
  ...bindService(context, {
    settings: offers.currentSettings,
    awaitsOpening: offers.awaitsOpening,
    courses: offers.listCourses,
    listedSlugs: offers.listedSlugs,
    course: offers.findCourse,
    runningCampaign: offers.findRunningCampaign,
    workshops: offers.listWorkshops,
    workshop: offers.findWorkshop,
    posts: offers.listPosts,
    post: offers.findPost,
    proof,
  }),
});

/** A buyer's actions on an order, and its pages. */
const bindCheckout = (context: ServiceContext) =>
  bindService(context, {
    ...claiming,
    ...choosing,
    ...giving,
    ...organisationsForLearners,
    placeOrder,
    orderByToken: orders.orderByToken,
    orderAlone: orders.orderAlone,
    orderOfReturn: orders.orderOfReturn,
    ...friends.forLearners,
    ...bundleOffers,
    changeDetails,
    changeGiftDay,
    beginPayment,
    receiveNotification,
    noteReturn,
    askGateway,
    cancelOrder: unpaid.cancelOrder,
    reopenOrder: unpaid.reopenOrder,
    planOfOrder: instalments.planOfOrder,
    payInstalment: instalments.payInstalment,
    renewMembership,
    refundsOf: moneyBack.refundsOf,
    payoutWaysOf: moneyBack.payoutWaysOf,
    ...refundRequests.forBuyers,
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
    moveBooking: bookingChanges.moveBooking,
    cancelBooking: bookingChanges.cancelBooking,
  });

/** Members, calls of other programs, and the pages of law. */
const bindMembers = (context: ServiceContext) => ({
  ...bindService(context.database.db, {
    statusOf: readStatus,
    termOf: readTerm,
    emailOfToken: findEmailOfToken,
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
  messages: bindService(context, messages),
  news: bindService(context, news.choices),
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
    signPersonOut: marks.signPersonOut,
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
    takeBack,
    discountOrder,
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
    coupons: coupons.listCoupons,
    makeCoupon: coupons.makeCoupon,
    changeCoupon: coupons.changeCoupon,
    closeCoupon: coupons.closeCoupon,
    runs: staffRuns,
    compareNow,
    ...forNotified,
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
    moveBooking: bookingChanges.moveBookingByStaff,
    cancelBooking: bookingChanges.cancelBookingByStaff,
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
    ...payingShares,
    ...organisationsForStaff,
    users: account.staffUsers,
    pictures: library.pictures,
    addPicture: library.addPicture,
    describePicture: library.describePicture,
    removePicture: library.removePicture,
  }),
  ...bindService(context, { ownShares, savePayee, setShare, sharedItems, staffShares, ...friends.forStaff }),
  ...bindService(context.database.db, { tagsInUse: readTagsInUse }),
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
    ...bindService(context, { readFreeAccess, giveFreeAccess, endFree, rehearseImport, ...importing }),
    ...bindAnswering(context),
    ...bindStaffCatalogue(context),
    ...bindStaffMembers(context),
  },
});

export type Services = ReturnType<typeof bindLearning>;
