/**
 * What each role may do, one permission each. 'owner' runs the academy, 'finance' handles the money, 'support' helps learners,
 * 'editor' writes the catalogue, 'moderator' keeps the community safe, 'expert' gives consultations and sees only their own.
 */
export const staffRoles = ['owner', 'finance', 'support', 'editor', 'moderator', 'expert'] as const;
export type StaffRole = (typeof staffRoles)[number];

export type Who = { role: StaffRole };

const oneOf =
  (...roles: StaffRole[]) =>
  ({ role }: Who): boolean =>
    roles.includes(role);

/** Orders, the people who placed them, and what happened to them. */
export const maySeeOrders = oneOf('owner', 'finance', 'support');
/** Whether a claimed transfer arrived: confirming opens what was bought, refusing notifies the buyer. */
export const mayDecideClaims = oneOf('owner', 'finance');
/** Receipts that buyers uploaded of their transfers: they show bank accounts and relatives' names. */
export const maySeeReceipts = oneOf('owner', 'finance');
/** Money that came another way: opens what was bought without a gateway's confirmation. */
export const mayRecordPayments = oneOf('owner', 'finance');
/** An order for somebody at today’s price, as they would place it themselves. */
export const mayPlaceOrders = oneOf('owner', 'finance', 'support');
/** Access without a payment, as a gift or a scholarship: like a coupon that takes off the whole price. */
export const mayGiveFreeAccess = oneOf('owner', 'finance');
/** Money going back: deciding, paying by hand, choosing another way. */
export const mayRefund = oneOf('owner', 'finance');
/** How many access codes are left, and for whom they are missing. */
export const maySeeAccessCodes = oneOf('owner', 'finance', 'support');
/** New codes go at once to those who wait for one. */
export const mayAddCodes = oneOf('owner', 'support');
/** Notes on an order or a person, and tags of people, that only staff read. */
export const mayNoteOrders = oneOf('owner', 'finance', 'support');
/** Signing a member out on all devices. */
export const mayEndSessions = oneOf('owner', 'support');
/** An order that ended without money, for its buyer: at today’s price. */
export const mayReopenOrders = oneOf('owner', 'finance', 'support');
/** An unpaid order that its buyer does not want any more. */
export const mayCancelOrders = oneOf('owner', 'finance', 'support');
/** The link to pay of an order, for its buyer: whoever has it can read the order and change its details. */
export const maySharePayLinks = oneOf('owner', 'support');
/** Another name, phone or e-mail address on an order, after a typo: whoever reads the address gets what was bought. */
export const mayChangeOrderEmail = oneOf('owner', 'support');
/** The full number of downloads of a bought file again, and an e-mail with links. */
export const mayRenewFiles = oneOf('owner', 'support');
/** The same e-mail once more, to the address of the order. */
export const maySendMailAgain = oneOf('owner', 'finance', 'support');
/** Applies a refused notification of a gateway once more, or puts it away. */
export const mayApplyAgain = oneOf('owner', 'finance');
/** Comparing what gateways and banks report with the orders. */
export const mayReconcile = oneOf('owner', 'finance');
/** Notifications of gateways, refused or not. */
export const maySeeNotifications = oneOf('owner', 'finance');
/** Applications by form, and who has a seat in a workshop. Each is also e-mailed to the academy's own address, whoever reads there. */
export const maySeeApplications = oneOf('owner', 'support');
/** Moving an application: answered, put away, agreed, declined with an e-mail, begun as a draft; and attendance at workshops. */
export const mayAnswerApplications = oneOf('owner', 'support');
/** Sending applications again that did not reach the configured address. */
export const mayForwardAgain = oneOf('owner', 'support');
/** What was sold, how much came in, and how many visits led to it. */
export const maySeeSales = oneOf('owner', 'finance');
/** What trainers have a share in, their statements, and what is paid to them. */
export const maySeeShares = oneOf('owner', 'finance');
/** Organisations that buy seats, their papers, and who sits in the seats: inviting, and taking back what nobody took. */
export const maySeeOrganisations = oneOf('owner', 'finance', 'support');
/** Quotes, invoices, payments and credit notes of organisations. */
export const maySellSeats = oneOf('owner', 'finance');
/** Their own share alone. */
export const maySeeOwnShares = oneOf('owner', 'expert');
/** Removing everything that came with the sample academy from the pages at once. */
export const mayRemoveSamples = oneOf('owner');
/** Orders as a file, with everybody's names and numbers: a file cannot be taken back. */
export const mayExportOrders = oneOf('owner', 'finance');
/** A month's sales with their sums, for the accountant. */
export const mayExportMonth = oneOf('owner', 'finance');
/** Applications and waitlists, as a file. */
export const mayExportApplications = oneOf('owner', 'support');
/** Learners, access and progress that come from another system, by a file. */
export const mayImport = oneOf('owner');
/** The log as a file. */
export const mayExportLog = oneOf('owner');
/** Every e-mail that was sent, waits or failed, by its name and recipient; a failed one can be sent again. */
export const maySeeMails = oneOf('owner', 'support');
/** Data about people sent by webhooks, and the answers. */
export const maySeeWebhooks = oneOf('owner', 'support');
/** One of the types of deliveries; `typesFor` says which. */
export const maySeeDeliveries = oneOf('owner', 'finance', 'support');
/** Who did what in the staff console. */
export const maySeeLog = oneOf('owner');

/** Everybody known by an order or an account, and what each has. */
export const maySeePeople = oneOf('owner', 'finance', 'support');
/** E-mails to many learners: drafts, previews and tests. Addresses are shown to those who see people. */
export const mayWriteToLearners = oneOf('owner', 'editor');
/** Sending them, and stopping one: it cannot be taken back. */
export const maySendToLearners = oneOf('owner');
/** Requests about personal data by law: recording them, the copy of the data, the deletion. */
export const mayAnswerDataRequests = oneOf('owner', 'support');
/** Staff and their roles. */
export const mayManageStaff = oneOf('owner');

/** Reports of members, and what is done about them. */
export const mayModerate = oneOf('owner', 'support', 'moderator');
/** Booked consultations; an expert sees their own. */
export const maySeeBookings = oneOf('owner', 'support', 'expert');
/** When an expert has time, and the meeting link; an expert sets their own. */
export const maySetHours = oneOf('owner', 'support', 'expert');
/** The hours of one expert, by their slug as a trainer. */
export const maySetHoursOf = (who: Who & { expert?: string }, expert: string): boolean =>
  maySetHours(who) && (who.role !== 'expert' || who.expert === expert);
/** Moving a booked hour, or cancelling it with a full refund; an expert does it with their own. */
export const mayChangeBookings = oneOf('owner', 'support', 'expert');
/** The booked hours of one expert, by their slug as a trainer. */
export const mayChangeBookingsOf = (who: Who & { expert?: string }, expert: string): boolean =>
  mayChangeBookings(who) && (who.role !== 'expert' || who.expert === expert);
/** Removing a colleague’s authenticator app when their phone is lost: until they set up another, the code by e-mail is enough. */
export const mayResetSecondFactor = oneOf('owner');
/** Which coupons there are, what each takes off and until when: for whoever is asked for one. */
export const maySeeCoupons = oneOf('owner', 'finance', 'support');
/** Making and closing coupons, and what they cost. */
export const mayManageCoupons = oneOf('owner', 'finance');
/** Opening a course to its waitlist before everybody else. */
export const mayOpenCourses = oneOf('owner', 'support');

/** The catalogue and the blog, with drafts and history. */
export const maySeeCatalogue = oneOf('owner', 'finance', 'support', 'editor');
/** Courses, workshops, products, trainers, articles, jobs, consultations and campaigns, in both languages: drafts, and their order. */
export const mayEditCatalogue = oneOf('owner', 'editor');
/** Publishing drafts; `mayPublishRecord` is asked for their kind. */
export const mayPublishCatalogue = oneOf('owner', 'finance', 'editor');
/** What somebody pays: a price or a campaign is written and published by them alone; to all others it is shown. */
export const maySetPrices = oneOf('owner', 'finance');
/** The academy's own account, promises and addresses. */
export const mayEditSettings = oneOf('owner');
/** The pages of law, as drafts and published. */
export const mayEditLegal = oneOf('owner');
/** Kinds of records that only the owner writes and publishes. */
const ownersKinds: Partial<Record<string, (who: Who) => boolean>> = {
  settings: mayEditSettings,
  legal: mayEditLegal,
};
/** A record of a certain kind; 'settings' is the academy itself, 'legal' a page of law. */
export const mayWriteRecord = (who: Who, kind: string): boolean =>
  (ownersKinds[kind] ?? mayEditCatalogue)(who);
/** A draft that changes only the price of a record. */
export const mayWritePrices = (who: Who, kind: string): boolean =>
  ownersKinds[kind] === undefined && maySetPrices(who);
/** Publishing a draft of this kind; where prices differ `maySetPrices` is asked as well. */
export const mayPublishRecord = (who: Who, kind: string): boolean =>
  ownersKinds[kind]?.(who) ?? (mayEditCatalogue(who) || maySetPrices(who));
/** Outlines, lessons, videos and cohorts. A trainer only their own: `mayTeachFor` is asked as well. */
export const mayTeach = oneOf('owner', 'editor', 'support', 'expert');
/** Learners' addresses, and the list of a group as a file. A trainer only their own groups. */
export const mayFollowLearners = oneOf('owner', 'support', 'expert');
/** Adding a picture to the library, for a record or in a lesson; a trainer sees only their own. */
export const mayAddPictures = oneOf('owner', 'editor', 'support', 'expert');
/** Hiding reviews of courses: not for the trainer who is reviewed. */
export const mayRemoveReviews = oneOf('owner', 'support', 'moderator');
/** Certificates are proof by the academy: those who answer learners look them up and revoke them. */
export const mayRevokeCertificates = oneOf('owner', 'support');
