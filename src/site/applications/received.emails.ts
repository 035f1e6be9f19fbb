/**
 * E-mails that say: we have what you sent, and this happens next. Null when what was asked for is no longer there.
 */
import { emailWords } from '../../email-words.ts';
import { fileSize } from '../../platform/files/file-size.ts';
import { linkEnds } from '../../catalogue/shop/download-rules.ts';
import { downloadToken } from '../../catalogue/shop/download-token.ts';
import { formatMad } from '../../platform/money/money.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { formatDeadline, formatMoment } from '../../platform/time/calendar-date.ts';
import { waitlistEmailsToken } from '../../catalogue/applicants/waitlist.service.ts';
import {
  type Block,
  button,
  type Fact,
  facts,
  link,
  paragraph,
  steps,
} from '../../academy/emails/email-content.ts';
import { defineEmail, type EmailText } from '../../academy/emails/email.ts';
import { contactTopics } from '../../catalogue/applicants/application.ts';
import { type AboutApplication, addressOf, toApplicant } from './application.emails.ts';

/** The heading 'What happens next' over numbered steps. */
export const nextSteps = ({ locale }: AboutApplication, items: readonly string[]): Block[] =>
  steps(emailWords[locale].frame.nextTitle, items);

const received = <const Name extends string>(
  name: Name,
  write: (data: AboutApplication) => EmailText | null,
) => defineEmail({ name, load: toApplicant, write });

type PlainWords = {
  subject: (name: string) => string;
  preview: string;
  heading: string;
  intro: (name: string) => string;
  next?: readonly string[];
  button: string;
};

/** An e-mail about one thing by its name, with what happens next and the way to its page. */
const aboutOne = (
  data: AboutApplication,
  words: PlainWords,
  { name, path, rows }: { name: string; path: string; rows?: readonly Fact[] },
): EmailText => ({
  subject: words.subject(name),
  preview: words.preview,
  heading: words.heading,
  blocks: [
    paragraph(words.intro(name)),
    ...(rows === undefined ? [] : [facts(rows)]),
    ...(words.next === undefined ? [] : nextSteps(data, words.next)),
    button(words.button, addressOf(data, path)),
  ],
});

const waitlistJoined = received('waitlist-joined', (data) => {
  const { subject, locale, signer, waitlistEntryId } = data;
  if (subject?.kind !== 'course') return null;
  const { slug, words: own } = subject.record;
  const words = emailWords[locale].received.waitlist;
  const text = aboutOne(data, words, { name: own[locale].name, path: `/courses/${slug}` });
  if (waitlistEntryId === null) return text;
  const href = addressOf(data, `/waitlist-letters/${waitlistEmailsToken(signer, waitlistEntryId)}`);
  return { ...text, blocks: [...text.blocks, link(words.leave, href)] };
});

const proposalReceived = received('course-proposal-received', (data) => {
  const { subject, preview, heading, intro, next, button: label } = emailWords[data.locale].received.proposal;
  const back = button(label, addressOf(data, '/host-course#how'));
  return { subject, preview, heading, blocks: [paragraph(intro), ...nextSteps(data, next), back] };
});

const messageReceived = received('message-received', (data) => {
  const { received: words, staffApplication } = emailWords[data.locale];
  const { subject, preview, heading, intro, next } = words.message;
  const { answers, sentAt } = data.application;
  const topic = contactTopics.find((one) => one === answers['topic']);
  // Not the message itself: anybody can type anybody's address beside anything.
  const rows = [
    ...(topic ? [{ label: staffApplication.answers.topic, value: staffApplication.topics[topic] }] : []),
    { label: words.messageAt, value: formatMoment(sentAt, data.locale) },
  ];
  return { subject, preview, heading, blocks: [paragraph(intro), facts(rows), ...nextSteps(data, next)] };
});

const jobApplicationReceived = received('job-application-received', (data) => {
  const { subject, locale } = data;
  if (subject?.kind !== 'job') return null;
  const { slug, words } = subject.record;
  const { title: name } = words[locale];
  return aboutOne(data, emailWords[locale].received.job, { name, path: `/careers/${slug}` });
});

const scholarshipAsked = received('scholarship-asked', (data) => {
  const { subject, locale } = data;
  if (subject?.kind !== 'course') return null;
  const { slug, words } = subject.record;
  const { name } = words[locale];
  return aboutOne(data, emailWords[locale].received.scholarship, { name, path: `/courses/${slug}` });
});

const consultationRequested = received('consultation-requested', (data) => {
  const { subject, locale } = data;
  if (subject?.kind !== 'service') return null;
  const { slug, priceCentimes, minutes, words: own } = subject.record;
  const words = emailWords[locale].received.consultation;
  const rows = [
    { label: words.price, value: formatMad(priceCentimes, locale) },
    { label: words.length, value: words.minutes(minutes) },
  ];
  return aboutOne(data, words, { name: own[locale].title, path: `/consultation/${slug}`, rows });
});

const interestNoted = received('interest-noted', (data) => {
  const { subject, locale } = data;
  if (subject?.kind !== 'product') return null;
  const { slug, words } = subject.record;
  const { name } = words[locale];
  return aboutOne(data, emailWords[locale].received.interest, { name, path: `/products/${slug}` });
});

function sizeOf(bytes: number, locale: Locale): string {
  const { unit, number } = fileSize(bytes);
  return emailWords[locale].accessLink.units[unit](number);
}

/** The link counts from when it was asked for; an e-mail that could not be posted until it ended is not posted at all. */
const accessLink = received('access-link', (data) => {
  const { subject, application, signer, now, calledForAt, locale } = data;
  if (subject?.kind !== 'product' || !subject.record.isFree || subject.record.files === null) return null;
  const expiresAt = linkEnds(calledForAt);
  if (now >= expiresAt) return null;
  const { slug: productSlug, files, words: own } = subject.record;
  const token = downloadToken(signer, { productSlug, locale, applicationId: application.id, expiresAt });
  const words = emailWords[locale].accessLink;
  const until = formatDeadline(expiresAt, locale);
  return {
    subject: words.subject(own[locale].name),
    preview: words.preview(until),
    heading: words.heading,
    blocks: [
      paragraph(words.intro(own[locale].name)),
      facts([
        { label: words.file, value: files[locale].name },
        { label: words.size, value: sizeOf(files[locale].bytes, locale) },
        { label: words.until, value: until },
      ]),
      button(words.button, addressOf(data, `/downloads/${token}`)),
      paragraph(words.again, true),
    ],
  };
});

export const receivedEmails = [
  waitlistJoined,
  proposalReceived,
  messageReceived,
  jobApplicationReceived,
  scholarshipAsked,
  consultationRequested,
  interestNoted,
  accessLink,
];
