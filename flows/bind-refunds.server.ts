/** Binds what a buyer sees and says of money on its way back. */
import { askRefund, refundRight, withdrawRefund } from './ask-refund.server.ts';
import type { FlowContext } from './flow-context.ts';
import { giveRefundAccount } from './give-refund-account.server.ts';
import { payoutWaysOf, refundsOf } from './read-refunds.server.ts';
import type { RefundVerbs } from './refund-verbs.ts';

export const bindRefunds = (context: FlowContext): RefundVerbs => ({
  refundsOf: (token) => refundsOf(context, token),
  payoutWaysOf: (token) => payoutWaysOf(context, token),
  refundRight: (token) => refundRight(context, token),
  askRefund: (input) => askRefund(context, input),
  withdrawRefund: (input) => withdrawRefund(context, input),
  giveRefundAccount: (input) => giveRefundAccount(context, input),
});
