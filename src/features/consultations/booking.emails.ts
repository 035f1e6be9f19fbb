/** An e-mail about an hour: to whom it goes, and the calendar file that goes with it. */
import { emailWords } from '../emails/email-words.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { bookingCalendar, changeableUntil } from './booking.ts';
import type { BookingEmailName } from '../orders/order-email.ts';
import { consoleAddress } from '../staff/console-address.ts';
import { type BookingFacts, hourRows, readBookingFacts } from './read-bookings.service.ts';
import {
  button,
  type EmailContext,
  orderUrl,
  paragraph,
  promisesOf,
  type Block,
  type Fact,
  type Letter,
} from '../emails/email-content.ts';
import type { MailToPost } from '../emails/mail-to-post.ts';
import { count } from '../../platform/i18n/count.ts';
import { inBothLanguages, consoleButton, orderPart } from '../emails/staff-email.emails.ts';
import { pathIn } from '../../platform/i18n/locale.ts';
import { timeZone as morocco } from '../../platform/time/calendar-date.ts';
import { formatMomentIn, formatTimeIn } from '../../platform/time/time-zones.ts';
import { emailTo } from '../orders/buyer.emails.ts';

/** E-mails to her about her hour. Null when the booking went on meanwhile, and the e-mail would be wrong. */
type AboutBooking = EmailContext & BookingFacts & { now: Date };
type ToHer = Exclude<BookingEmailName, `expert-${string}` | 'staff-booking-lost'>;

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

const whenOf = ({ booking }: AboutBooking, locale: 'en' | 'ar'): string =>
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

/** Every e-mail begins alike: what happened, then the hour; `after` is what can be done about it. */
const emailOfHour = (
  context: AboutBooking,
  said: Said,
  { subject, withLink, after }: { subject: string; withLink: boolean; after: Block[] },
): Letter =>
  emailTo(context, {
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
    return emailOfHour(context, said, {
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
    return emailOfHour(context, said, {
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
  return emailOfHour(context, said, {
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
  return emailOfHour(context, words, {
    subject: words.subject(order.description),
    withLink: false,
    after: [
      button(context, words.choose, orderUrl(context, '/booking/move')),
      paragraph(words.orMoney(promisesOf(context).paidBack), true),
    ],
  });
}

export const bookingEmails: Record<ToHer, (context: AboutBooking) => Letter | null> = {
  'booking-confirmed': booked('confirmed'),
  'booking-moved': booked('moved'),
  'booking-cancelled': cancelled,
  'booking-lost': lost,
  'booking-day': reminder('day'),
  'booking-hour': reminder('hour'),
};

/** E-mails to the expert about who comes, and to the staff console about an hour that was lost. Both languages in one. */
type ExpertEmailName = Extract<BookingEmailName, `expert-${string}` | 'staff-booking-lost'>;

function rowsIn(context: AboutBooking, locale: 'en' | 'ar'): Fact[] {
  const { booking, order, itemName, minutes, expertName } = context;
  const { booking: words, frame, refunds } = emailWords[locale];
  const { facts } = words;
  return [
    { label: facts.when, value: whenOf(context, locale) },
    { label: facts.length, value: count(minutes, refunds.minutes, locale) },
    { label: frame.item.consultation, value: itemName[locale] },
    { label: facts.expert, value: expertName[locale] },
    { label: facts.learner, value: order.name },
    { label: facts.email, value: order.email, ltr: true },
    ...(order.phone === '' ? [] : [{ label: facts.phone, value: order.phone, ltr: true }]),
    ...(booking.note === '' ? [] : [{ label: facts.note, value: booking.note }]),
  ];
}

const toExpert =
  (name: 'booked' | 'moved' | 'cancelled') =>
  (context: AboutBooking): Letter | null => {
    const { booking, meetingUrl, byAcademy, order } = context;
    const isFree = name === 'booked' && order.amountCentimes === 0;
    if (booking.state !== (name === 'cancelled' ? 'cancelled' : 'booked')) return null;
    const isOurs = name === 'moved' && byAcademy;
    const said = emailWords.en.booking.expert[name];
    const subject = said.subject(whenOf(context, 'en'));
    return inBothLanguages(
      context,
      {
        subject,
        preview: isFree ? emailWords.en.booking.free.expert.preview : said.preview,
      },
      (locale) => {
        const { expert, free } = emailWords[locale].booking;
        const intro = isFree ? free.expert.intro : expert[name].intro;
        const asksForLink = meetingUrl === '' && name !== 'cancelled';
        return {
          locale,
          heading: expert[name].heading,
          blocks: [
            { kind: 'paragraph', text: isOurs ? expert.moved.introByUs : intro },
            { kind: 'facts', rows: rowsIn(context, locale) },
            ...(asksForLink ? [{ kind: 'paragraph', text: expert.setLink } as const] : []),
            consoleButton(context, locale, { label: expert.all, path: consoleAddress.bookings() }),
          ],
        };
      },
    );
  };

function lostToStaff(context: AboutBooking): Letter | null {
  if (context.booking.state !== 'lost') return null;
  const { subject, preview } = emailWords.en.booking.staffLost;
  const said = { subject: subject(context.order.number), preview };
  return inBothLanguages(context, said, (locale) =>
    orderPart(context, locale, {
      words: emailWords[locale].booking.staffLost,
      rows: rowsIn(context, locale),
    }),
  );
}

export const expertEmails: Record<ExpertEmailName, (context: AboutBooking) => Letter | null> = {
  'expert-booked': toExpert('booked'),
  'expert-moved': toExpert('moved'),
  'expert-cancelled': toExpert('cancelled'),
  'staff-booking-lost': lostToStaff,
};

const isForExpert = (name: string): name is ExpertEmailName => name in expertEmails;
const isForHer = (name: string): name is keyof typeof bookingEmails => name in bookingEmails;

export const isAboutBooking = (name: string): name is BookingEmailName => isForExpert(name) || isForHer(name);

type Addressed = { letter: Letter; to: readonly string[]; calendar?: MailToPost['calendar'] };

/** The file that puts the hour into a calendar, moves it there, or takes it out. */
function calendarOf(context: AboutBooking, name: BookingEmailName): MailToPost['calendar'] {
  const { booking, order, itemName, publicOrigin, meetingUrl, expertName, now } = context;
  const forExpert = isForExpert(name);
  // An expert's e-mail begins in English, whatever her learner reads.
  const locale = forExpert ? 'en' : order.locale;
  const { booking: words, frame } = emailWords[locale];
  const isCancelled = booking.state !== 'booked';
  const who = forExpert ? order.name : expertName[locale];
  const text = bookingCalendar(
    booking,
    {
      title: `${itemName[locale]} · ${who}`,
      description: `${words.facts.learner}: ${order.name}\n${frame.order}: ${order.number}`,
      // Her order opens by its link: the expert's calendar gets the staff console's page.
      url: forExpert ? `${publicOrigin}${consoleAddress.bookings()}` : orderUrl(context),
      meetingUrl,
      stamp: now,
    },
    new URL(publicOrigin).hostname,
  );
  return { text, method: isCancelled ? 'CANCEL' : 'PUBLISH' };
}

/** Null when there is nothing to say any more. An expert without an account in the staff console is told by the staff console. */
export async function aboutBooking(
  db: Handle,
  context: EmailContext & { now: Date },
  {
    name,
    to,
    staffAddresses,
  }: {
    name: BookingEmailName;
    /** Another address than the one it would go to. */
    to: string | null;
    staffAddresses: () => Promise<readonly string[]>;
  },
): Promise<Addressed | null> {
  const facts = await readBookingFacts(db, context.order.id);
  if (!facts) return null;
  const about = { ...context, ...facts };
  const letter = isForExpert(name)
    ? expertEmails[name](about)
    : isForHer(name)
      ? bookingEmails[name](about)
      : null;
  if (letter === null) return null;
  const { expertAddresses } = facts;
  const forStaff = name === 'staff-booking-lost' || expertAddresses.length === 0;
  const usual = isForExpert(name)
    ? forStaff
      ? await staffAddresses()
      : expertAddresses
    : [context.order.email];
  const calendar = name.endsWith('lost') ? undefined : calendarOf(about, name);
  return { letter, to: to === null ? usual : [to], calendar };
}
