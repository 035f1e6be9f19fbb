/** The verbs of long lists. */
import { readViews } from '../domain/staff/staff-views.store.server.ts';
import { findOrders } from './find-orders.server.ts';
import type { FlowContext } from './flow-context.ts';
import { forgetView } from './forget-view.server.ts';
import { saveView } from './save-view.server.ts';
import type { StaffListVerbs } from './staff-list-verbs.ts';

export const bindStaffLists = (context: FlowContext): StaffListVerbs => ({
  findOrders: (query) => findOrders(context, query),
  savedViews: ({ email }) => readViews(context.database.db, email),
  saveView: (input) => saveView(context, input),
  forgetView: (input) => forgetView(context, input),
});
