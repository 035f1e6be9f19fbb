/** On from her own pages to an order in her name: unpaid, it is hers alone from then on, by a link that this browser holds. */
import { redirect } from 'react-router';
import type { ScreenArgs } from '../../site/academy-context.ts';
import { rememberOrder } from '../../orders/order-cookie.ts';
import { postedForm } from '../../orders/pages/posted-form.ts';
import { openMember } from './open-member.ts';

export async function goToOwnOrder(args: ScreenArgs): Promise<Response> {
  const house = await openMember(args);
  if (house.elsewhere) return house.elsewhere;
  const { academy, links, member, publicOrigin } = house;
  const form = await postedForm(args.request);
  const number = form.get('order');
  if (typeof number !== 'string') return redirect(links.accountOrders(), 303);
  const taken = await academy.takeOverOrder({ email: member.email, number });
  // Paid or claimed meanwhile: its page says so.
  if (!taken.ok)
    return redirect(
      taken.reason === 'order-not-found' ? links.accountOrders() : links.order(taken.token),
      303,
    );
  const to = form.get('to') === 'pay' ? links.orderMethod(taken.token) : links.order(taken.token);
  const headers = { 'Set-Cookie': rememberOrder(args.request, taken.token, publicOrigin) };
  return redirect(to, { status: 303, headers });
}
