/** Letters to the expert about who comes, and to the office about an hour that was lost. Both languages in one. */
import { letterWords } from '../emails/email-words.ts';
import type { BookingLetterName } from '../orders/order-letter.ts';
import { count } from '../../platform/i18n/count.ts';
import { officeAddress } from '../staff/office-address.ts';
import { whenOf, type AboutBooking } from './booking.emails.ts';
import type { Fact, Letter } from '../emails/letter.ts';
import { inBothLanguages, officeButton, orderPart } from '../emails/staff-letter.ts';

export type ExpertLetterName = Extract<BookingLetterName, `expert-${string}` | 'staff-booking-lost'>;

function rowsIn(context: AboutBooking, locale: 'en' | 'ar'): Fact[] {
  const { booking, order, itemName, minutes, expertName } = context;
  const { booking: words, frame, refunds } = letterWords[locale];
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
    const said = letterWords.en.booking.expert[name];
    const subject = said.subject(whenOf(context, 'en'));
    return inBothLanguages(
      context,
      {
        subject,
        preview: isFree ? letterWords.en.booking.free.expert.preview : said.preview,
      },
      (locale) => {
        const { expert, free } = letterWords[locale].booking;
        const intro = isFree ? free.expert.intro : expert[name].intro;
        const asksForLink = meetingUrl === '' && name !== 'cancelled';
        return {
          locale,
          heading: expert[name].heading,
          blocks: [
            { kind: 'paragraph', text: isOurs ? expert.moved.introByUs : intro },
            { kind: 'facts', rows: rowsIn(context, locale) },
            ...(asksForLink ? [{ kind: 'paragraph', text: expert.setLink } as const] : []),
            officeButton(context, locale, { label: expert.all, path: officeAddress.bookings() }),
          ],
        };
      },
    );
  };

function lostToStaff(context: AboutBooking): Letter | null {
  if (context.booking.state !== 'lost') return null;
  const { subject, preview } = letterWords.en.booking.staffLost;
  const said = { subject: subject(context.order.number), preview };
  return inBothLanguages(context, said, (locale) =>
    orderPart(context, locale, {
      words: letterWords[locale].booking.staffLost,
      rows: rowsIn(context, locale),
    }),
  );
}

export const expertLetters: Record<ExpertLetterName, (context: AboutBooking) => Letter | null> = {
  'expert-booked': toExpert('booked'),
  'expert-moved': toExpert('moved'),
  'expert-cancelled': toExpert('cancelled'),
  'staff-booking-lost': lostToStaff,
};
