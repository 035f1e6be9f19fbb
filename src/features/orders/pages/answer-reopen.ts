import { redirect } from 'react-router';
import type { open } from '../../site/academy-context.ts';
import { clientAddress } from '../../site/client-address.ts';

type Opened = Pick<ReturnType<typeof open>, 'academy' | 'links'>;

/** Opens an ended order again and leads on: to the ways to pay, or back with what is different now. */
export async function answerReopen(
  { academy, links }: Opened,
  { token, cohort }: { token: string; cohort?: string | undefined },
  request: Request,
) {
  const self = links.order(token);
  const before = await academy.orderByToken(token);
  const reopened = await academy.reopenOrder({ token, cohort, address: clientAddress(request) });
  if (!reopened.ok) return redirect(`${self}?notice=${reopened.reason}`, 303);
  if (before?.order.couponCode && reopened.order.couponCode === null)
    return redirect(`${self}?notice=coupon-gone`, 303);
  const samePrice = before?.order.amountCentimes === reopened.order.amountCentimes;
  return redirect(samePrice ? links.orderMethod(token) : `${self}?notice=price-now`, 303);
}
