/** Binds what is asked about an address that a sign-in has proved. */
import { readStanding } from '../domain/members/standing.store.server.ts';
import { findUnpaidOrder } from '../domain/members/unpaid-order.store.server.ts';
import { isPayable } from '../domain/orders/order.ts';
import type { FlowContext } from './flow-context.ts';
import type { SignInVerbs } from './sign-in-verbs.ts';

export const bindSignIn = ({ database: { db } }: FlowContext): SignInVerbs => ({
  standingOf: (email) => readStanding(db, email),
  async unpaidOrderOf(email) {
    const order = await findUnpaidOrder(db, email);
    return order && { ...order, isPayable: isPayable(order.status) };
  },
});
