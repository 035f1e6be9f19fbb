/** The verbs of one order in the office. */
import type { FlowContext } from './flow-context.ts';
import { noteOnOrder } from './note-on-order.server.ts';
import type { StaffOrderDeskVerbs } from './order-desk-verbs.ts';
import { reopenForStaff } from './reopen-for-staff.server.ts';

export const bindOrderDesk = (context: FlowContext): StaffOrderDeskVerbs => ({
  noteOnOrder: (input) => noteOnOrder(context, input),
  reopenOrderForStaff: (input) => reopenForStaff(context, input),
});
