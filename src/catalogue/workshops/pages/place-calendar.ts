/** '/workshop-places/:token/calendar.ics': the session with its link or address, for its seat's owner; 404 for others. */
import { seatCalendar } from '../workshop-joining.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { calendarAnswer } from '../../../academy/frame/page-headers.ts';

export async function loader(args: ScreenArgs & { params: { token?: string } }): Promise<Response> {
  const { academy, t, locale, links, clock, publicOrigin } = open(args);
  const token = args.params.token ?? '';
  const seat = (await academy.workshopSeat(token))?.seat ?? null;
  if (seat === null) return new Response(null, { status: 404 });
  const text = seatCalendar(seat, {
    locale,
    labels: t.workshopApplication.place.joining,
    url: `${publicOrigin}${links.workshopSeat(token)}`,
    stamp: clock(),
    hostname: new URL(publicOrigin).hostname,
  });
  return calendarAnswer(text, { name: seat.workshop.slug, caching: 'no-store' });
}
