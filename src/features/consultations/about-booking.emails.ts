/** A letter about an hour: to whom it goes, and the calendar file that goes with it. */
import { letterWords } from '../emails/email-words.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { bookingCalendar } from './booking-calendar.ts';
import type { BookingLetterName } from '../orders/order-letter.ts';
import { officeAddress } from '../staff/office-address.ts';
import { readBookingFacts } from './booking-facts.service.ts';
import { bookingLetters, type AboutBooking } from './booking.emails.ts';
import { expertLetters, type ExpertLetterName } from './expert.emails.ts';
import { orderUrl, type LetterContext } from '../emails/letter-context.ts';
import type { Letter } from '../emails/letter.ts';
import type { MailToPost } from '../emails/mail-to-post.ts';

const isForExpert = (name: string): name is ExpertLetterName => name in expertLetters;
const isForHer = (name: string): name is keyof typeof bookingLetters => name in bookingLetters;

export const isAboutBooking = (name: string): name is BookingLetterName =>
  isForExpert(name) || isForHer(name);

type Addressed = { letter: Letter; to: readonly string[]; calendar?: MailToPost['calendar'] };

/** The file that puts the hour into a calendar, moves it there, or takes it out. */
function calendarOf(context: AboutBooking, name: BookingLetterName): MailToPost['calendar'] {
  const { booking, order, itemName, publicOrigin, meetingUrl, expertName, now } = context;
  const forExpert = isForExpert(name);
  // An expert's letter begins in English, whatever her learner reads.
  const locale = forExpert ? 'en' : order.locale;
  const { booking: words, frame } = letterWords[locale];
  const isCancelled = booking.state !== 'booked';
  const who = forExpert ? order.name : expertName[locale];
  const text = bookingCalendar(
    booking,
    {
      title: `${itemName[locale]} · ${who}`,
      description: `${words.facts.learner}: ${order.name}\n${frame.order}: ${order.number}`,
      // Her order opens by its link: the expert's calendar gets the office's page.
      url: forExpert ? `${publicOrigin}${officeAddress.bookings()}` : orderUrl(context),
      meetingUrl,
      stamp: now,
    },
    new URL(publicOrigin).hostname,
  );
  return { text, method: isCancelled ? 'CANCEL' : 'PUBLISH' };
}

/** Null when there is nothing to say any more. An expert without an account in the office is told by the office. */
export async function aboutBooking(
  db: Handle,
  context: LetterContext & { now: Date },
  {
    name,
    to,
    staffAddresses,
  }: {
    name: BookingLetterName;
    /** Another address than the one it would go to. */
    to: string | null;
    staffAddresses: () => Promise<readonly string[]>;
  },
): Promise<Addressed | null> {
  const facts = await readBookingFacts(db, context.order.id);
  if (!facts) return null;
  const about = { ...context, ...facts };
  const letter = isForExpert(name)
    ? expertLetters[name](about)
    : isForHer(name)
      ? bookingLetters[name](about)
      : null;
  if (letter === null) return null;
  const { expertAddresses } = facts;
  const forOffice = name === 'staff-booking-lost' || expertAddresses.length === 0;
  const usual = isForExpert(name)
    ? forOffice
      ? await staffAddresses()
      : expertAddresses
    : [context.order.email];
  const calendar = name.endsWith('lost') ? undefined : calendarOf(about, name);
  return { letter, to: to === null ? usual : [to], calendar };
}
