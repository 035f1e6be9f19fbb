/**
 * What each role may do, as sentences. 'owner' runs the academy, 'finance' looks for the money, 'support' helps learners,
 * 'moderator' keeps the community safe, 'expert' gives consultations and sees her own and nothing else.
 * What may be looked at and what may be changed is named here, and asked for where it happens.
 */
export const staffRoles = ['owner', 'finance', 'support', 'moderator', 'expert'] as const;
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
/** As many downloads of a bought file again, and a letter with links. */
export const mayRenewFiles = oneOf('owner', 'support');
/** The same letter once more, to the address of the order. */
export const maySendMailAgain = oneOf('owner', 'finance', 'support');
/** Applies a refused message of a gateway once more, or puts it away. */
export const mayApplyAgain = oneOf('owner', 'finance');
/** What gateways and banks report, compared with the orders. */
export const mayReconcile = oneOf('owner', 'finance');
/** What gateways told us, refused or not. */
export const maySeeNotifications = oneOf('owner', 'finance');
/** What people asked for with a form, and who sits in a workshop. Each is told to the academy's own address too, whoever reads there. */
export const maySeeApplications = oneOf('owner', 'support');
/** Applications that the configured address did not take, once more. */
export const mayForwardAgain = oneOf('owner', 'support');
/** Who did what in the office. */
export const maySeeLog = oneOf('owner');

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
/** Codes that lower a price. */
export const mayManageCoupons = oneOf('owner', 'finance');
/** Opening a course to those who wait for it, before everybody else. */
export const mayOpenCourses = oneOf('owner', 'support');
