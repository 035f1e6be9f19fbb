/** What the office takes away as files. */
import { exportApplications, exportSession, exportWaitlist } from './export-applications.server.ts';
import { exportLog } from './export-log.server.ts';
import { exportMonth } from './export-month.server.ts';
import { exportOrders } from './export-orders.server.ts';
import { exportRoster } from './export-roster.server.ts';
import { readMonth } from './read-month.server.ts';
import type { StaffExportVerbs } from './export-verbs.ts';
import type { FlowContext } from './flow-context.ts';

export const bindExports = (context: FlowContext): StaffExportVerbs => ({
  exportOrders: (input) => exportOrders(context, input),
  readMonth: (input) => readMonth(context, input),
  exportMonth: (input) => exportMonth(context, input),
  exportApplications: (input) => exportApplications(context, input),
  exportWaitlist: (input) => exportWaitlist(context, input),
  exportSession: (input) => exportSession(context, input),
  exportRoster: (input) => exportRoster(context, input),
  exportLog: (input) => exportLog(context, input),
});
