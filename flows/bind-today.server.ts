/** The verbs of the office's first page. */
import type { FlowContext } from './flow-context.ts';
import { readFunnel, salesByDay } from './read-sales.server.ts';
import { readToday } from './read-today.server.ts';
import type { StaffTodayVerbs } from './today-verbs.ts';

export const bindStaffToday = (context: FlowContext): StaffTodayVerbs => ({
  today: (input) => readToday(context, input),
  salesByDay: (input) => salesByDay(context, input),
  funnel: (input) => readFunnel(context, input),
});
