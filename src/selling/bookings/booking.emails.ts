/** E-mails about an hour that was booked. Null when the booking went on meanwhile, and the e-mail would be wrong. */
import { emailWords } from '../../email-words.ts';
import { bookingCalendar, changeableUntil } from '../hours/booking.ts';
import { consoleAddress } from '../../academy/staff/console-address.ts';
import { type BookingFacts, hourRows, readBookingFacts } from './read-bookings.service.ts';
import {
  type Addressee,
  defineEmail,
  type EmailInput,
  type EmailText,
  type Mailing,
  toStaff,
} from '../../academy/emails/email.ts';
import {
  type Block,
  button,
  type Fact,
  facts,
  link,
  orderUrl,
  paragraph,
  promisesOf,
} from '../../academy/emails/email-content.ts';
import { count } from '../../platform/i18n/count.ts';
import { pathIn, type Locale } from '../../platform/i18n/locale.ts';
import { timeZone as morocco } from '../../platform/time/calendar-date.ts';
import { formatMomentIn, formatTimeIn } from '../../platform/time/time-zones.ts';
import { moneyBackBlocks } from '../refunds/refund.emails.ts';
import { findRefund, type Refund } from '../refunds/refunds.service.ts';
import { shownNumber } from '../orders/order.ts';
import { type AboutOrder, staffText, toBuyer } from '../order-emails/order-parts.emails.ts';
import { ownOrderPath } from '../../academy/emails/message.ts';
import { sessionMessage } from '../../academy/messages/words.ts';

/** `refund`: of the money that goes back with a cancelled hour. */
type AboutBooking = AboutOrder & BookingFacts & { now: Date; refund: Refund | null };
type Write = (context: AboutBooking) => EmailText | null;

/** Of an hour that cost nothing without a word of a payment. */
function wordsOf({ order }: AboutBooking) {
  const words = emailWords[order.locale].booking;
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

const whenOf = ({ booking }: AboutBooking, locale: Locale): string =>
  formatMomentIn(booking.startsAt, morocco, locale);

/** Until when the buyer can change it, if that is still ahead. */
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

const calendarLink = (context: AboutBooking): Block =>
  link(wordsOf(context).calendar, orderUrl(context, '/booking/calendar.ics'));

type Words = { preview: string; heading: string; intro: (service: string) => string };

/** Every e-mail begins alike: what happened, then the hour; `after` is what can be done about it. */
const textOfHour = (
  context: AboutBooking,
  wording: Words,
  { subject, withLink, after }: { subject: string; withLink: boolean; after: Block[] },
): EmailText => ({
  subject,
  preview: wording.preview,
  heading: wording.heading,
  blocks: [
    paragraph(wording.intro(context.order.description)),
    facts(hourRows(context.order.locale, context, withLink)),
    ...after,
  ],
});

const booked =
  (name: 'confirmed' | 'moved') =>
  (context: AboutBooking): EmailText | null => {
    const { booking, order, meetingUrl, byAcademy, settings, now } = context;
    if (booking.state !== 'booked') return null;
    const words = wordsOf(context);
    const isOurs = name === 'moved' && byAcademy;
    const wording = isOurs ? words.movedByUs : words[name];
    // What we moved nobody need take, also where the time for moving it themselves is over.
    const isKept = isOurs && changeableUntil(booking, settings) <= now;
    return textOfHour(context, wording, {
      subject: wording.subject(order.description, whenOf(context, order.locale)),
      withLink: true,
      after: [
        ...(meetingUrl === '' ? [paragraph(words.noLink)] : []),
        button(words.openOrder, orderUrl(context)),
        calendarLink(context),
        ...(isOurs && order.amountCentimes > 0 ? [paragraph(words.movedByUs.orElse)] : []),
        ...(isKept ? [] : [changeBlock(context)]),
      ],
    });
  };

/** An hour's reminder leads to the meeting itself, where there is a link. */
const reminder =
  (name: 'day' | 'hour') =>
  (context: AboutBooking): EmailText | null => {
    const { booking, order, meetingUrl, now } = context;
    if (booking.state !== 'booked' || booking.startsAt <= now) return null;
    const words = wordsOf(context);
    const wording = words[name];
    const when = name === 'day' ? whenOf(context, order.locale) : formatTimeIn(booking.startsAt, morocco);
    return textOfHour(context, wording, {
      subject: wording.subject(order.description, when),
      withLink: true,
      after: [
        meetingUrl === '' ? button(words.openOrder, orderUrl(context)) : button(words.meet, meetingUrl),
        ...(meetingUrl === '' ? [paragraph(words.noLink)] : []),
        changeBlock(context),
      ],
    });
  };

/** How much goes back, how and until when; or that nothing does. */
function moneyOf(context: AboutBooking): Block[] {
  const { order, refund } = context;
  const { cancelled: words } = wordsOf(context);
  if (order.status !== 'Refunded') return [paragraph(words.noMoney)];
  return [paragraph(words.money), ...(refund === null ? [] : moneyBackBlocks({ ...context, refund }))];
}

function cancelled(context: AboutBooking): EmailText | null {
  const { booking, order, publicOrigin, byAcademy } = context;
  if (booking.state !== 'cancelled') return null;
  const { cancelled: words, cancelledByUs } = wordsOf(context);
  const wording = byAcademy ? cancelledByUs : words;
  const again = `${publicOrigin}${pathIn(order.locale, `/consultation/${booking.service}`)}`;
  return textOfHour(context, wording, {
    subject: wording.subject(order.description),
    withLink: false,
    after: [...moneyOf(context), link(words.again, again)],
  });
}

function lost(context: AboutBooking): EmailText | null {
  const { booking, order } = context;
  if (booking.state !== 'lost') return null;
  const words = wordsOf(context).lost;
  return textOfHour(context, words, {
    subject: words.subject(order.description),
    withLink: false,
    after: [
      button(words.choose, orderUrl(context, '/booking/move')),
      paragraph(words.orMoney(promisesOf(context).paidBack), true),
    ],
  });
}

/** To the expert: who comes. */
function rowsIn(context: AboutBooking): Fact[] {
  const { booking, order, itemName, minutes, expertName, locale } = context;
  const { booking: words, frame, refunds } = emailWords[locale];
  const labels = words.facts;
  return [
    { label: labels.when, value: whenOf(context, locale) },
    { label: labels.length, value: count(minutes, refunds.minutes, locale) },
    { label: frame.item.consultation, value: itemName[locale] },
    { label: labels.expert, value: expertName[locale] },
    { label: labels.learner, value: order.name },
    { label: labels.email, value: order.email, ltr: true },
    ...(order.phone === '' ? [] : [{ label: labels.phone, value: order.phone, ltr: true }]),
    ...(booking.note === '' ? [] : [{ label: labels.note, value: booking.note }]),
  ];
}

const toExpert =
  (name: 'booked' | 'moved' | 'cancelled'): Write =>
  (context) => {
    const { booking, meetingUrl, byAcademy, order, locale, publicOrigin } = context;
    const isFree = name === 'booked' && order.amountCentimes === 0;
    if (booking.state !== (name === 'cancelled' ? 'cancelled' : 'booked')) return null;
    const { expert, free } = emailWords[locale].booking;
    const words = expert[name];
    const { preview, intro } = isFree ? free.expert : words;
    const asksForLink = meetingUrl === '' && name !== 'cancelled';
    return {
      subject: words.subject(whenOf(context, locale)),
      preview,
      heading: words.heading,
      blocks: [
        paragraph(name === 'moved' && byAcademy ? expert.moved.introByUs : intro),
        facts(rowsIn(context)),
        ...(asksForLink ? [paragraph(expert.setLink)] : []),
        button(expert.all, `${publicOrigin}${consoleAddress.bookings()}`),
      ],
    };
  };

/** To the staff: an hour was paid for that had been lost. */
const lostToStaff: Write = (context) =>
  context.booking.state === 'lost'
    ? staffText(context, emailWords[context.locale].booking.staffLost, rowsIn(context))
    : null;

/** The file that puts the hour into a calendar, moves it there, or takes it out. */
function calendarOf(context: AboutBooking, forExpert: boolean): Addressee['calendar'] {
  const { booking, order, itemName, publicOrigin, meetingUrl, expertName, now, locale } = context;
  const { booking: words, frame } = emailWords[locale];
  const who = forExpert ? order.name : expertName[locale];
  const text = bookingCalendar(
    booking,
    {
      title: `${itemName[locale]} · ${who}`,
      description: `${words.facts.learner}: ${order.name}\n${frame.order}: ${shownNumber(order.number)}`,
      // The order opens by its link: the expert's calendar gets the page of the staff console.
      url: forExpert ? `${publicOrigin}${consoleAddress.bookings()}` : orderUrl(context),
      meetingUrl,
      stamp: now,
    },
    new URL(publicOrigin).hostname,
  );
  return { text, method: booking.state === 'booked' ? 'PUBLISH' : 'CANCEL' };
}

async function loadBooking(mailing: Mailing, input: EmailInput): Promise<AboutBooking | null> {
  const data = await toBuyer(mailing, input);
  const about = await readBookingFacts(mailing.db, data.order.id);
  const refundId = input['refund'];
  const refund = typeof refundId === 'string' ? await findRefund(mailing.db, refundId) : null;
  return about && { ...data, ...about, now: mailing.clock(), refund };
}

const ofBuyer = <const Name extends string>(name: Name, write: Write) =>
  defineEmail({
    name,
    async load(mailing, input) {
      const data = await loadBooking(mailing, input);
      if (data === null || name === 'booking-lost') return data;
      return { ...data, calendar: calendarOf(data, false) };
    },
    write,
    message: ({ booking, order, meetingUrl }) =>
      sessionMessage({
        title: order.description,
        startsAt: booking.startsAt,
        where: meetingUrl,
        path: ownOrderPath(order.number),
        locale: order.locale,
      }),
  });

/** What only the staff can do something about, and what an expert without an account in the console has no other way to know. */
const ofExpert = <const Name extends string>(name: Name, write: Write) =>
  defineEmail({
    name,
    async load(mailing, input) {
      const found = await loadBooking(mailing, input);
      if (found === null) return null;
      const { name: _buyer, ...about } = found;
      const isLost = name === 'staff-booking-lost';
      const toTeam = isLost || about.expertAddresses.length === 0;
      const to = toTeam ? await mailing.staffAddresses() : about.expertAddresses;
      const data = { ...about, ...toStaff(to) };
      return isLost ? data : { ...data, calendar: calendarOf(data, true) };
    },
    write,
  });

export const bookingEmails = [
  ofBuyer('booking-confirmed', booked('confirmed')),
  ofBuyer('booking-moved', booked('moved')),
  ofBuyer('booking-cancelled', cancelled),
  ofBuyer('booking-lost', lost),
  ofBuyer('booking-day', reminder('day')),
  ofBuyer('booking-hour', reminder('hour')),
  ofExpert('expert-booked', toExpert('booked')),
  ofExpert('expert-moved', toExpert('moved')),
  ofExpert('expert-cancelled', toExpert('cancelled')),
  ofExpert('staff-booking-lost', lostToStaff),
];
