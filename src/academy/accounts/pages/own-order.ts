import { redirect } from 'react-router';
import { open, type ScreenArgs } from '../../frame/academy-context.ts';
import { signInPath } from './own-path.ts';
import { orderTokensOf } from '../order-cookie.ts';

/**
 * Where messages lead: a link without a key. A browser that holds the order goes to its page, who is signed in to their orders,
 * and everybody else to the sign-in. Whether there is such an order nobody learns here.
 */
export async function loader({ params, ...args }: ScreenArgs & { params: { number?: string } }) {
  const { academy, links, memberAuth } = open(args);
  for (const token of orderTokensOf(args.request)) {
    const view = await academy.orderByToken(token);
    if (view?.order.number === params.number) return redirect(links.order(token), 303);
  }
  const member = await memberAuth.whoIs(args.request);
  return redirect(
    member === null ? signInPath(links.signIn(), links.accountOrders()) : links.accountOrders(),
    303,
  );
}
