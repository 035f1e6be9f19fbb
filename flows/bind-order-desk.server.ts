/** The verbs of one order in the office. */
import { changeOrderEmail } from './change-order-email.server.ts';
import { confirmClaims } from './confirm-claims.server.ts';
import { decideClaim } from './decide-claim.server.ts';
import type { FlowContext } from './flow-context.ts';
import { endFree, letIn, readLetting, readLettingItems } from './let-in.server.ts';
import { lookAtDouble, noteOnOrder } from './note-on-order.server.ts';
import type { StaffOrderDeskVerbs } from './order-desk-verbs.ts';
import { readStatement } from './read-statement.server.ts';
import { readTimeline } from './read-timeline.server.ts';
import { reopenForStaff } from './reopen-for-staff.server.ts';

export const bindOrderDesk = (context: FlowContext): StaffOrderDeskVerbs => ({
  noteOnOrder: (input) => noteOnOrder(context, input),
  lookAtDouble: (input) => lookAtDouble(context, input),
  changeOrderEmail: (input) => changeOrderEmail(context, input),
  lettingItems: () => readLettingItems(context.database.db, context.clock()),
  readLetting: (input) => readLetting(context, input),
  letIn: (input) => letIn(context, input),
  endFree: (input) => endFree(context, input),
  reopenOrderForStaff: (input) => reopenForStaff(context, input),
  readStatement: (input) => readStatement(context, input),
  confirmClaims: (input) => confirmClaims(context, input, (one) => decideClaim(context, one)),
  orderTimeline: (orderNumber) => readTimeline(context, orderNumber),
});
