/** '/orders/:token/booking/calendar.ics': the hour for a calendar app. A later file moves or removes it. */
import { bookingCalendar } from '../../hours/booking.ts';
import { open } from '../../../academy/frame/academy-context.ts';
import { shownNumber } from '../../orders/order.ts';
import { calendarAnswer } from '../../../academy/frame/page-headers.ts';
import type { TokenArgs } from '../../orders/pages/open-step.ts';

/** 404 for an unknown order and an hour that is not paid. */
export async function loader(args: TokenArgs): Promise<Response> {
  const { academy, t, locale, links, clock, publicOrigin } = open(args);
  const token = args.params.token ?? '';
  const [view, found, trainers] = await Promise.all([
    academy.bookingOf(token),
    academy.orderByToken(token),
    academy.trainers(),
  ]);
  const states = ['booked', 'cancelled'];
  if (!view || !found || !states.includes(view.booking.state)) return new Response(null, { status: 404 });
  const { order } = found;
  const expert = trainers.find(({ slug }) => slug === view.booking.expert)?.words[locale].name;
  const text = bookingCalendar(
    view.booking,
    {
      title: expert === undefined ? order.description : `${order.description} · ${expert}`,
      description: `${t.order.facts.order}: ${shownNumber(order.number)}`,
      url: `${publicOrigin}${links.order(token)}`,
      meetingUrl: view.meetingUrl,
      stamp: clock(),
    },
    new URL(publicOrigin).hostname,
  );
  return calendarAnswer(text, { name: order.number, caching: 'no-store' });
}
