/** The verbs about courses that are paid in parts, bound to what they need. */
import { beginPart } from './begin-part.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { InstalmentVerbs, StaffInstalmentVerbs } from './instalment-verbs.ts';
import { payInstalment } from './pay-instalment.server.ts';
import { placeOrder } from './place-order.server.ts';
import { planOfNumber, planOfOrder } from './read-instalments.server.ts';
import { reopenOrder } from './reopen-order.server.ts';

export function bindInstalments(context: FlowContext): InstalmentVerbs {
  const checkout = {
    placeOrder: (input: Parameters<typeof placeOrder>[1]) => placeOrder(context, input),
    reopenOrder: (input: { token: string }) => reopenOrder(context, input),
  };
  return {
    planOfOrder: (token) => planOfOrder(context, token),
    payInstalment: (input) => payInstalment(context, checkout, input),
  };
}

export const bindStaffInstalments = (context: FlowContext): StaffInstalmentVerbs => ({
  planOfNumber: (number) => planOfNumber(context, number),
  beginPart: (input) => beginPart(context, bindInstalments(context).payInstalment, input),
});
