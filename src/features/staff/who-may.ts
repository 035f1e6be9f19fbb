/**
 * What each role may do, as sentences. 'owner' runs the academy, 'finance' looks for the money, 'support' helps learners,
 * 'editor' writes what is offered, 'moderator' keeps the community safe, 'expert' gives consultations and sees her own and nothing else.
 * What may be looked at and what may be changed is named here, and asked for where it happens.
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
/** Whether a claimed transfer is there: confirming opens what was bought, refusing tells the buyer. */
export const mayDecideClaims = oneOf('owner', 'finance');
/** Pictures and PDFs that buyers sent of their transfers: they show accounts and names of people's families. */
export const maySeeReceipts = oneOf('owner', 'finance');
/** Money that came another way: it opens what was bought, without a gateway's word. */
export const mayRecordPayments = oneOf('owner', 'finance');
/** Somebody in without a payment, as a gift or a scholarship: like a code that takes off the whole price. */
export const mayLetIn = oneOf('owner', 'finance');
/** Money going back: deciding, paying by hand, choosing another way. */
export const mayRefund = oneOf('owner', 'finance');
/** How many codes are left, and for whom they are missing. */
export const maySeeAccessCodes = oneOf('owner', 'finance', 'support');
/** New codes serve at once those who wait. */
export const mayAddCodes = oneOf('owner', 'support');
/** Notes on an order that staff alone read. */
export const mayNoteOrders = oneOf('owner', 'finance', 'support');
/** An order that ended without money, for its buyer: at today’s price. */
export const mayReopenOrders = oneOf('owner', 'finance', 'support');
/** Another e-mail address on an order, after a typo: whoever has it is given what was bought. */
export const mayChangeOrderEmail = oneOf('owner', 'support');
/** As many downloads of a bought file again, and an e-mail with links. */
export const mayRenewFiles = oneOf('owner', 'support');
/** The same e-mail once more, to the address of the order. */
export const maySendMailAgain = oneOf('owner', 'finance', 'support');
/** Applies a refused message of a gateway once more, or puts it away. */
export const mayApplyAgain = oneOf('owner', 'finance');
/** What gateways and banks report, compared with the orders. */
export const mayReconcile = oneOf('owner', 'finance');
/** What gateways told us, refused or not. */
export const maySeeNotifications = oneOf('owner', 'finance');
/** What people asked for with a form, and who sits in a workshop. Each is told to the academy's own address too, whoever reads there. */
export const maySeeApplications = oneOf('owner', 'support');
/** Where an application stands: answered, put away, agreed, declined with an e-mail, begun as a draft; and who came to a workshop. */
export const mayAnswerApplications = oneOf('owner', 'support');
/** Applications that the configured address did not take, once more. */
export const mayForwardAgain = oneOf('owner', 'support');
/** How she likes to look at a list, for herself. */
export const mayKeepViews = oneOf('owner', 'finance', 'support', 'editor', 'moderator', 'expert');
/** What was sold, how much came in, and how many visits led to it. */
export const maySeeSales = oneOf('owner', 'finance');
/** All that came with the sample academy, taken off the pages at once. */
export const mayRemoveSamples = oneOf('owner');
/** Orders as a file, with the names and numbers of everybody in it: a file is not called back. */
export const mayExportOrders = oneOf('owner', 'finance');
/** A month's sales with their sums, for the accountant. */
export const mayExportMonth = oneOf('owner', 'finance');
/** Applications, and who waits for a course, as a file. */
export const mayExportApplications = oneOf('owner', 'support');
/** The log as a file. */
export const mayExportLog = oneOf('owner');
/** Every e-mail that was posted, waits or was given up, by its name and to whom; one that was given up can be sent again. */
export const maySeeMails = oneOf('owner', 'support');
/** What other servers were told of people, and what they answered. */
export const maySeeWebhooks = oneOf('owner', 'support');
/** Who did what in the staff console. */
export const maySeeLog = oneOf('owner');

/** Everybody the academy knows by an order or an account, and what each has. */
export const maySeePeople = oneOf('owner', 'finance', 'support');
/** What people ask about their own data by law: writing it down, their file, their erasure. */
export const mayAnswerDataRequests = oneOf('owner', 'support');
/** Who works here, and as what. */
export const mayManageStaff = oneOf('owner');

/** Reports of members, and what is done about them. */
export const mayModerate = oneOf('owner', 'support', 'moderator');
/** Consultations that are booked; an expert sees her own. */
export const maySeeBookings = oneOf('owner', 'support', 'expert');
/** When an expert has time, and where they meet; an expert sets her own. */
export const maySetHours = oneOf('owner', 'support', 'expert');
/** The hours of a certain expert, by the slug of the trainer she is. */
export const maySetHoursOf = (who: Who & { expert?: string }, expert: string): boolean =>
  maySetHours(who) && (who.role !== 'expert' || who.expert === expert);
/** Another time for a booked hour, or cancelling it with all the money; an expert does it with her own. */
export const mayChangeBookings = oneOf('owner', 'support', 'expert');
/** The booked hours of a certain expert, by the slug of the trainer she is. */
export const mayChangeBookingsOf = (who: Who & { expert?: string }, expert: string): boolean =>
  mayChangeBookings(who) && (who.role !== 'expert' || who.expert === expert);
/** A colleague’s authenticator app, when her phone is gone: until she has another, the code by e-mail alone stands before it. */
export const mayResetSecondFactor = oneOf('owner');
/** Codes that lower a price. */
export const mayManageCoupons = oneOf('owner', 'finance');
/** Opening a course to those who wait for it, before everybody else. */
export const mayOpenCourses = oneOf('owner', 'support');

/** What is offered and written about, drafts and history with it. */
export const maySeeCatalogue = oneOf('owner', 'finance', 'support', 'editor');
/** Courses, workshops, products, trainers, articles, jobs, consultations and campaigns, in both languages: drafts, and their order. */
export const mayEditCatalogue = oneOf('owner', 'editor');
/** Drafts that are ready, brought to the pages; `mayPublishRecord` is asked for their kind. */
export const mayPublishCatalogue = oneOf('owner', 'finance', 'editor');
/** What somebody pays: a draft that changes a price or a campaign is published by them alone. */
export const maySetPrices = oneOf('owner', 'finance');
/** The academy's own account, promises and addresses. */
export const mayEditSettings = oneOf('owner');
/** What the academy promises by law: its pages of law, as drafts and on the pages. */
export const mayEditLegal = oneOf('owner');
/** Kinds of records that the owner alone writes and publishes. */
const ownersKinds: Partial<Record<string, (who: Who) => boolean>> = {
  settings: mayEditSettings,
  legal: mayEditLegal,
};
/** A record of a certain kind; 'settings' is the academy itself, 'legal' a page of law. */
export const mayWriteRecord = (who: Who, kind: string): boolean =>
  (ownersKinds[kind] ?? mayEditCatalogue)(who);
/** A draft that changes what somebody pays, and nothing else of the record. */
export const mayWritePrices = (who: Who, kind: string): boolean =>
  ownersKinds[kind] === undefined && maySetPrices(who);
/** Bringing a draft of a certain kind to the pages; where prices differ `maySetPrices` is asked as well. */
export const mayPublishRecord = (who: Who, kind: string): boolean =>
  ownersKinds[kind]?.(who) ?? (mayEditCatalogue(who) || maySetPrices(who));
/** What is taught: outlines, lessons, their films and cohorts. A trainer sees her own alone: `mayTeachFor` is asked as well. */
export const mayTeach = oneOf('owner', 'editor', 'support', 'expert');
/** Where learners reach the academy's teaching: their addresses, and the list of a group as a file. A trainer of their own groups. */
export const mayFollowLearners = oneOf('owner', 'support', 'expert');
/** A new picture in the library, for a record or in a lesson; a trainer is shown her own alone. */
export const mayAddPictures = oneOf('owner', 'editor', 'support', 'expert');
/** Reviews of courses, out of everybody's sight: not the trainer who is reviewed. */
export const mayRemoveReviews = oneOf('owner', 'support', 'moderator');
/** A certificate is the academy's word: those who answer to learners look for one, and take it back. */
export const mayRevokeCertificates = oneOf('owner', 'support');
