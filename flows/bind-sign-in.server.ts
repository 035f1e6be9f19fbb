/** Binds what is asked about an address that a sign-in has proved. */
import { readOwnDetails } from '../domain/members/own-details.store.server.ts';
import { readStanding } from '../domain/members/standing.store.server.ts';
import { findUnpaidOrder } from '../domain/members/unpaid-order.store.server.ts';
import { canBeTakenOver, isPayable } from '../domain/orders/order.ts';
import type { FlowContext } from './flow-context.ts';
import type { SignInVerbs } from './sign-in-verbs.ts';
import { takeOverOrder } from './take-over-order.server.ts';

export const bindSignIn = (context: FlowContext): SignInVerbs => ({
  standingOf: (email) => readStanding(context.database.db, email),
  async unpaidOrderOf(email) {
    const order = await findUnpaidOrder(context.database.db, email);
    if (!order) return null;
    const { status } = order;
    return { ...order, isPayable: isPayable(status), canBeTakenOver: canBeTakenOver(status) };
  },
  detailsOf: (email) => readOwnDetails(context.database.db, email),
  takeOverOrder: (input) => takeOverOrder(context, input),
});
