/** Which errands of the office a role is shown: none that leads to a page she may not open. */
import {
  mayDecideClaims,
  mayReconcile,
  mayRefund,
  maySeeAccessCodes,
  maySeeNotifications,
  maySeeOrders,
  type Who,
} from '../../../domain/staff/who-may.ts';

const who = {
  claims: mayDecideClaims,
  otherMethod: maySeeOrders,
  waitingForCode: maySeeAccessCodes,
  refusedNotifications: maySeeNotifications,
  differences: mayReconcile,
};

export type ErrandCounts = Record<keyof typeof who, number>;

/** None of what is not hers. */
export const errandsFor = (staff: Who, counts: ErrandCounts): ErrandCounts => ({
  claims: who.claims(staff) ? counts.claims : 0,
  otherMethod: who.otherMethod(staff) ? counts.otherMethod : 0,
  waitingForCode: who.waitingForCode(staff) ? counts.waitingForCode : 0,
  refusedNotifications: who.refusedNotifications(staff) ? counts.refusedNotifications : 0,
  differences: who.differences(staff) ? counts.differences : 0,
});

export type RefundCounts = { open: number; late: number; surplus: number };

export const refundErrandsFor = (staff: Who, counts: RefundCounts): RefundCounts =>
  mayRefund(staff) ? counts : { open: 0, late: 0, surplus: 0 };
