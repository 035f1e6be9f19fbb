/**
 * What each role may do, as sentences. 'owner' runs the academy, 'finance' looks for the money, 'support' helps learners.
 * Everybody who works here may look at orders; what changes something is named here and asked for where it happens.
 */
export const staffRoles = ['owner', 'finance', 'support'] as const;
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
/** How many codes are left, and for whom they are missing. */
export const maySeeAccessCodes = oneOf('owner', 'finance', 'support');
/** New codes serve at once those who wait. */
export const mayAddCodes = oneOf('owner', 'support');
/** The same letter once more, to the address of the order. */
export const maySendMailAgain = oneOf('owner', 'finance', 'support');
/** What gateways told us, refused or not. */
export const maySeeNotifications = oneOf('owner', 'finance');
/** What people asked for with a form, and who sits in a workshop. Each is told to the academy's own address too, whoever reads there. */
export const maySeeApplications = oneOf('owner', 'support');
/** Applications that the configured address did not take, once more. */
export const mayForwardAgain = oneOf('owner', 'support');
/** Who did what in the office. */
export const maySeeLog = oneOf('owner');
