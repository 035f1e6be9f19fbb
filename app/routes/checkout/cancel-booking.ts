/** '/orders/:token/booking': she gives her hour back. To be read, it is on the page of its order. */
import { redirect } from 'react-router';
import { open } from '../../academy-context.ts';
import type { TokenArgs } from './open-step.ts';
import { postedForm } from './posted-form.ts';

const orderPage = (args: TokenArgs): string => open(args).links.order(args.params.token ?? '');

export const loader = (args: TokenArgs): Response => redirect(orderPage(args), 303);

export async function action(args: TokenArgs): Promise<Response> {
  const { academy } = open(args);
  const withMoney = (await postedForm(args.request)).get('money') === 'yes';
  const cancelled = await academy.cancelBooking({ token: args.params.token ?? '', withMoney });
  const notice = cancelled.ok
    ? cancelled.refunded
      ? 'hour-paid-back'
      : 'hour-cancelled'
    : `cancel-${cancelled.reason}`;
  return redirect(`${orderPage(args)}?notice=${notice}`, 303);
}
