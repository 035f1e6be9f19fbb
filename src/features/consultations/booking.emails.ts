/** Letters to her about her hour. Null when the booking went on meanwhile, and the letter would be wrong. */
import { letterWords } from '../emails/email-words.ts';
import { changeableUntil } from './booking.ts';
import type { BookingLetterName } from '../orders/order-letter.ts';
import { pathIn } from '../../platform/i18n/locale.ts';
import { timeZone as morocco } from '../../platform/time/calendar-date.ts';
import { formatMomentIn, formatTimeIn } from '../../platform/time/time-zones.ts';
import type { BookingFacts } from './booking-facts.service.ts';
import { letterTo } from '../orders/buyer.emails.ts';
import { hourRows } from './hour-rows.ts';
import { button, orderUrl, paragraph, promisesOf, type LetterContext } from '../emails/letter-context.ts';
import type { Block, Letter } from '../emails/letter.ts';

export type AboutBooking = LetterContext & BookingFacts & { now: Date };
type ToHer = Exclude<BookingLetterName, `expert-${string}` | 'staff-booking-lost'>;

/** Of an hour that cost nothing without a word of a payment. */
function wordsOf({ order }: AboutBooking) {
  const words = letterWords[order.locale].booking;
  if (order.amountCentimes > 0) return words;
  const { change, kept, confirmed, nothingBack } = words.free;
  return {
    ...words,
    change,
    kept,
    confirmed: { ...words.confirmed, ...confirmed },
    cancelled: { ...words.cancelled, money: nothingBack, noMoney: nothingBack },
    cancelledByUs: { ...words.cancelledByUs, preview: nothingBack },
  };
}

export const whenOf = ({ booking }: AboutBooking, locale: 'en' | 'ar'): string =>
  formatMomentIn(booking.startsAt, morocco, locale);

/** Until when she can change it, if that is still ahead. */
function changeBlock(context: AboutBooking): Block {
  const { booking, settings, order, now } = context;
  const until = changeableUntil(booking, settings);
  const words = wordsOf(context);
  return paragraph(
    until > now
      ? words.change(formatMomentIn(until, morocco, order.locale), promisesOf(context).paidBack)
      : words.kept,
    true,
  );
}

const calendarLink = (context: AboutBooking): Block => ({
  kind: 'link',
  label: wordsOf(context).calendar,
  href: orderUrl(context, '/booking/calendar.ics'),
});

type Said = { preview: string; heading: string; intro: (service: string) => string };

/** Every letter begins alike: what happened, then the hour; `after` is what can be done about it. */
const letterOfHour = (
  context: AboutBooking,
  said: Said,
  { subject, withLink, after }: { subject: string; withLink: boolean; after: Block[] },
): Letter =>
  letterTo(context, {
    subject,
    preview: said.preview,
    heading: said.heading,
    blocks: [
      paragraph(said.intro(context.order.description)),
      { kind: 'facts', rows: hourRows(context.order.locale, context, withLink) },
      ...after,
    ],
  });

const booked =
  (name: 'confirmed' | 'moved') =>
  (context: AboutBooking): Letter | null => {
    const { booking, order, meetingUrl, byAcademy, settings, now } = context;
    if (booking.state !== 'booked') return null;
    const words = wordsOf(context);
    const isOurs = name === 'moved' && byAcademy;
    const said = isOurs ? words.movedByUs : words[name];
    // What we moved she need not take, also where the time for moving it herself is over.
    const isKept = isOurs && changeableUntil(booking, settings) <= now;
    return letterOfHour(context, said, {
      subject: said.subject(order.description, whenOf(context, order.locale)),
      withLink: true,
      after: [
        ...(meetingUrl === '' ? [paragraph(words.noLink)] : []),
        button(context, words.openOrder),
        calendarLink(context),
        ...(isOurs && order.amountCentimes > 0 ? [paragraph(words.movedByUs.orElse)] : []),
        ...(isKept ? [] : [changeBlock(context)]),
      ],
    });
  };

/** An hour's reminder leads to the meeting itself, where there is a link. */
const reminder =
  (name: 'day' | 'hour') =>
  (context: AboutBooking): Letter | null => {
    const { booking, order, meetingUrl, now } = context;
    if (booking.state !== 'booked' || booking.startsAt <= now) return null;
    const words = wordsOf(context);
    const said = words[name];
    const when = name === 'day' ? whenOf(context, order.locale) : formatTimeIn(booking.startsAt, morocco);
    return letterOfHour(context, said, {
      subject: said.subject(order.description, when),
      withLink: true,
      after: [
        meetingUrl === '' ? button(context, words.openOrder) : button(context, words.meet, meetingUrl),
        ...(meetingUrl === '' ? [paragraph(words.noLink)] : []),
        changeBlock(context),
      ],
    });
  };

function cancelled(context: AboutBooking): Letter | null {
  const { booking, order, publicOrigin, byAcademy } = context;
  if (booking.state !== 'cancelled') return null;
  const { cancelled: words, cancelledByUs } = wordsOf(context);
  const said = byAcademy ? cancelledByUs : words;
  const again = `${publicOrigin}${pathIn(order.locale, `/consultation/${booking.service}`)}`;
  return letterOfHour(context, said, {
    subject: said.subject(order.description),
    withLink: false,
    after: [
      paragraph(order.status === 'Refunded' ? words.money : words.noMoney),
      button(context, words.again, again),
    ],
  });
}

function lost(context: AboutBooking): Letter | null {
  const { booking, order } = context;
  if (booking.state !== 'lost') return null;
  const words = wordsOf(context).lost;
  return letterOfHour(context, words, {
    subject: words.subject(order.description),
    withLink: false,
    after: [
      button(context, words.choose, orderUrl(context, '/booking/move')),
      paragraph(words.orMoney(promisesOf(context).paidBack), true),
    ],
  });
}

export const bookingLetters: Record<ToHer, (context: AboutBooking) => Letter | null> = {
  'booking-confirmed': booked('confirmed'),
  'booking-moved': booked('moved'),
  'booking-cancelled': cancelled,
  'booking-lost': lost,
  'booking-day': reminder('day'),
  'booking-hour': reminder('hour'),
};
