/** How the office looks through long lists, as verbs. */
import type { OrderListQuery } from '../domain/orders/order-list.ts';
import type { NewStaffView, StaffView } from '../domain/staff/staff-view.ts';
import type { StaffMember } from './academy.server.ts';
import type { OrderInList } from './staff-order-verbs.ts';

export type SaveViewResult =
  | { ok: true; view: StaffView }
  /** 'too-many-views': 30 of hers lie there. 'not-staff': her place was taken from her meanwhile. */
  | { ok: false; reason: 'too-many-views' | 'not-staff' };

export type StaffListVerbs = {
  /**
   * A page of orders, by the limits of `orderListQuery`, which the caller has checked. `total` is null when more than 10,000
   * fit; `hasNext` is always right. Who may: `maySeeOrders`.
   */
  findOrders(query: OrderListQuery): Promise<{ rows: OrderInList[]; total: number | null; hasNext: boolean }>;
  /** Her own, by list and name. Who may: `mayKeepViews`, as for the next two. */
  savedViews(staff: StaffMember): Promise<StaffView[]>;
  /** By the limits of `newStaffView`. A name she has in that list already gets the new filter. What was typed to search is left out. */
  saveView(input: NewStaffView & { staff: StaffMember }): Promise<SaveViewResult>;
  /** False when she has no such view. */
  forgetView(input: { id: string; staff: StaffMember }): Promise<boolean>;
};
