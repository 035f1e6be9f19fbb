/**
 * E-mails that say: we have what you sent, and this happens next; and what staff changed about an order. Null when what was
 * asked for is no longer there.
 */
import { emailWords } from '../emails/email-words.ts';
import type { ApplicantEmailName } from '../applications/application.ts';
import { downloadHours, fileSize } from '../shop/download-rules.ts';
import { downloadToken } from '../shop/download-token.ts';
import { formatMad } from '../../platform/money/money.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { formatMoment } from '../../platform/time/calendar-date.ts';
import { waitlistEmailsToken } from '../waitlists/waitlist.store.ts';
import {
  addressOf,
  buttonTo,
  emailToApplicant,
  nextSteps,
  textBlock,
} from '../applications/application.emails.ts';
import type { ApplicationEmailContext } from '../applications/read-applications.service.ts';
import {
  type Letter,
  button,
  type EmailContext,
  orderUrl,
  paragraph,
  payUntil,
  wordsFor,
} from '../emails/email-content.ts';
import type { WorkshopEmailName } from '../workshops/workshop.emails.ts';
import type { OrderDeskEmailName } from './order-email.ts';
import { isPayable } from './order.ts';
import { emailTo, orderRows } from './buyer.emails.ts';

export type ReceivedEmailName = Exclude<ApplicantEmailName, WorkshopEmailName | 'course-proposal-declined'>;

type PlainWords = {
  subject: (name: string) => string;
  preview: string;
  heading: string;
  intro: (name: string) => string;
  next?: Parameters<typeof nextSteps>[1];
  button: string;
};

/** An e-mail about one thing by its name, with what happens next and the way to its page. */
const aboutOne = (
  context: ApplicationEmailContext,
  words: PlainWords,
  { name, path, rows }: { name: string; path: string; rows?: { label: string; value: string }[] },
): Letter =>
  emailToApplicant(context, {
    subject: words.subject(name),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      textBlock(words.intro(name)),
      ...(rows === undefined ? [] : [{ kind: 'facts' as const, rows }]),
      ...(words.next === undefined ? [] : nextSteps(context, words.next)),
      buttonTo(context, words.button, path),
    ],
  });

const wordsOf = ({ application }: ApplicationEmailContext) => emailWords[application.locale].received;

function waitlistJoined(context: ApplicationEmailContext): Letter | null {
  const { subject, application, signer, waitlistEntryId } = context;
  if (subject?.kind !== 'course') return null;
  const { slug, words } = subject.record;
  const { name } = words[application.locale];
  const said = wordsOf(context).waitlist;
  const letter = aboutOne(context, said, { name, path: `/courses/${slug}` });
  if (waitlistEntryId === null) return letter;
  const href = addressOf(context, `/waitlist-letters/${waitlistEmailsToken(signer, waitlistEntryId)}`);
  const [part] = letter.parts;
  return {
    ...letter,
    parts: [{ ...part, blocks: [...part.blocks, { kind: 'link', label: said.leave, href }] }],
  };
}

function proposalReceived(context: ApplicationEmailContext): Letter {
  const { subject, preview, heading, intro, next, button } = wordsOf(context).proposal;
  const blocks = [textBlock(intro), ...nextSteps(context, next), buttonTo(context, button, '/host-course')];
  return emailToApplicant(context, { subject, preview, heading, blocks });
}

function messageReceived(context: ApplicationEmailContext): Letter {
  const { subject, preview, heading, intro, next } = wordsOf(context).message;
  const blocks = [textBlock(intro), ...nextSteps(context, next)];
  return emailToApplicant(context, { subject, preview, heading, blocks });
}

function jobApplicationReceived(context: ApplicationEmailContext): Letter | null {
  const { subject, application } = context;
  if (subject?.kind !== 'job') return null;
  const { slug, words } = subject.record;
  const { title } = words[application.locale];
  return aboutOne(context, wordsOf(context).job, { name: title, path: `/careers/${slug}` });
}

function consultationRequested(context: ApplicationEmailContext): Letter | null {
  const { subject, application } = context;
  if (subject?.kind !== 'service') return null;
  const { locale } = application;
  const { slug, priceCentimes, minutes, words: own } = subject.record;
  const words = wordsOf(context).consultation;
  const rows = [
    { label: words.price, value: formatMad(priceCentimes, locale) },
    { label: words.length, value: words.minutes(minutes) },
  ];
  return aboutOne(context, words, { name: own[locale].title, path: `/consultation/${slug}`, rows });
}

function interestNoted(context: ApplicationEmailContext): Letter | null {
  const { subject, application } = context;
  if (subject?.kind !== 'product') return null;
  const { slug, words } = subject.record;
  const { name } = words[application.locale];
  return aboutOne(context, wordsOf(context).interest, { name, path: `/products/${slug}` });
}

function sizeOf(bytes: number, locale: Locale): string {
  const { unit, number } = fileSize(bytes);
  return emailWords[locale].accessLink.units[unit](number);
}

/** The link counts from when it was asked for; an e-mail that could not be posted until it ended is not posted at all. */
function accessLink(context: ApplicationEmailContext): Letter | null {
  const { subject, application, signer, now, calledForAt } = context;
  if (subject?.kind !== 'product' || !subject.record.isFree || subject.record.files === null) return null;
  const expiresAt = new Date(calledForAt.getTime() + downloadHours * 3_600_000);
  if (now >= expiresAt) return null;
  const { locale, id: applicationId } = application;
  const { slug: productSlug, files, words: own } = subject.record;
  const token = downloadToken(signer, { productSlug, locale, applicationId, expiresAt });
  const words = emailWords[locale].accessLink;
  const until = formatMoment(expiresAt, locale);
  const rows = [
    { label: words.file, value: files[locale].name },
    { label: words.size, value: sizeOf(files[locale].bytes, locale) },
    { label: words.until, value: until },
  ];
  return emailToApplicant(context, {
    subject: words.subject(own[locale].name),
    preview: words.preview(until),
    heading: words.heading,
    blocks: [
      textBlock(words.intro(own[locale].name)),
      { kind: 'facts', rows },
      buttonTo(context, words.button, `/downloads/${token}`),
      textBlock(words.again, true),
    ],
  });
}

export const receivedEmails: Record<ReceivedEmailName, (context: ApplicationEmailContext) => Letter | null> =
  {
    'waitlist-joined': waitlistJoined,
    'course-proposal-received': proposalReceived,
    'message-received': messageReceived,
    'job-application-received': jobApplicationReceived,
    'consultation-requested': consultationRequested,
    'interest-noted': interestNoted,
    'access-link': accessLink,
  };

/** E-mails about what the staff console did with one order, in the language of the order. Null: the order went on meanwhile. */
function reopened(context: EmailContext): Letter | null {
  const { order } = context;
  if (!isPayable(order.status)) return null;
  const { frame, orderDesk } = wordsFor(context);
  const words = orderDesk.reopened;
  const until = payUntil(context);
  return emailTo(context, {
    subject: words.subject(order.description, order.number),
    preview: words.preview(until),
    heading: words.heading,
    blocks: [
      paragraph(words.intro(order.description)),
      { kind: 'facts', rows: orderRows(context, frame.amount) },
      button(context, words.pay, orderUrl(context, '/method')),
      paragraph(words.until(until)),
      paragraph(words.notWanted, true),
      paragraph(frame.keepLink, true),
    ],
  });
}

function addressChanged(context: EmailContext): Letter {
  const { order } = context;
  const { frame, orderDesk } = wordsFor(context);
  const words = orderDesk.addressChanged;
  return emailTo(context, {
    subject: words.subject(order.number),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      paragraph(words.intro(order.description)),
      button(context, frame.openOrder),
      paragraph(words.link),
      paragraph(words.notYou, true),
      paragraph(frame.keepLink, true),
    ],
  });
}

/** To an address that may be a stranger's: no name, no link, and not where the order went. */
function addressLeft({ order, settings, ...context }: EmailContext): Letter {
  const { frame, orderDesk } = wordsFor({ order, settings, ...context });
  const words = orderDesk.addressLeft;
  const siteName = settings.siteName[order.locale];
  const blocks = [frame.hi, words.intro(order.number), words.link, words.yours].map((text) =>
    paragraph(text),
  );
  return {
    subject: words.subject(order.number),
    preview: words.preview,
    siteName,
    parts: [{ locale: order.locale, heading: words.heading, blocks }],
    foot: [frame.why(siteName), settings.address[order.locale]],
  };
}

export const orderDeskEmails: Record<OrderDeskEmailName, (context: EmailContext) => Letter | null> = {
  'order-reopened': reopened,
  'order-address-changed': addressChanged,
  'order-address-left': addressLeft,
};
