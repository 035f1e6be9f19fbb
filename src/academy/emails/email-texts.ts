/**
 * Which texts of e-mails the academy may write itself. A text is a sentence of the e-mails' words: a string, or a function whose
 * parameters are its fields, named in email-fields.ts. Sentences that count or choose among forms stay as delivered.
 */
import { z } from 'zod';
import { type Locale, inEach } from '../../platform/i18n/locale.ts';
import { emailFields } from './email-fields.ts';
import { deliveredWords } from '../../email-words.ts';
import { onOneLine, titleLine, withoutMarks } from '../../platform/text/typed-text.ts';

/** Where the words of an e-mail are; '.' leads into a part of them. Grouped by what an e-mail is about. */
export const emailGroups = {
  orders: {
    'order-received': 'orderReceived',
    'how-to-pay': 'howToPay',
    'order-reminder': 'orderReminder',
    'order-reopened': 'orderByStaff.reopened',
    'order-address-changed': 'orderByStaff.addressChanged',
  },
  payments: {
    'claim-received': 'claimReceived',
    'claim-refused': 'claimRefused',
    'instalment-paid': 'instalments.paid',
    'instalment-reminder': 'instalments.reminder',
    'instalment-paused': 'instalments.paused',
  },
  access: {
    'access-ready': 'accessReady',
    'access-soon': 'accessSoon',
    'right-ready': 'rights',
    'product-ready': 'productReady',
    'membership-ready': 'membershipReady',
    'membership-ending': 'membershipEnding',
    'gift-sent': 'gift',
    'access-link': 'accessLink',
  },
  refunds: {
    'refund-asked': 'refund.asked',
    'refund-declined': 'refund.declined',
    'refund-decided': 'refund.decided',
    'refund-done': 'refund.done',
    'refund-came-back': 'refund.cameBack',
  },
  consultations: {
    'consultation-requested': 'received.consultation',
    'booking-confirmed': 'booking.confirmed',
    'booking-moved': 'booking.moved',
    'booking-cancelled': 'booking.cancelled',
    'booking-day': 'booking.day',
    'booking-hour': 'booking.hour',
  },
  workshops: {
    'workshop-seat': 'workshopSeat.seat',
    'workshop-seat-offer': 'workshopSeat.offer',
    'workshop-waiting': 'workshopSeat.waiting',
    'workshop-day': 'workshopSeat.soon',
    'workshop-hour': 'workshopSeat.now',
    'workshop-new-date': 'workshopSeat.newDate',
  },
  requests: {
    'waitlist-joined': 'received.waitlist',
    'message-received': 'received.message',
    'job-application-received': 'received.job',
    'scholarship-asked': 'received.scholarship',
    'course-proposal-received': 'received.proposal',
    'course-proposal-declined': 'proposalDeclined',
    'interest-noted': 'received.interest',
  },
  community: {
    'sprint-reminder': 'community.reminder',
    'sprint-missed': 'community.missed',
    'sprint-partner': 'community.partner',
    'sprint-finished': 'community.finished',
  },
  account: { 'member-code': 'memberCode', 'account-deleted': 'accountDeleted' },
} as const;
export type EmailGroup = keyof typeof emailGroups;

export const emailSections = {
  ...emailGroups.orders,
  ...emailGroups.payments,
  ...emailGroups.access,
  ...emailGroups.refunds,
  ...emailGroups.consultations,
  ...emailGroups.workshops,
  ...emailGroups.requests,
  ...emailGroups.community,
  ...emailGroups.account,
};
export type EditableEmail = keyof typeof emailSections;

export const isEditableEmail = (name: string): name is EditableEmail => Object.hasOwn(emailSections, name);

export type EmailLine = {
  /** Within the e-mail: 'subject', 'sent/intro', 'next/0'. */
  path: string;
  /** With its fields in braces. */
  delivered: string;
  fields: string[];
  /** Fields that must stay: sums, codes and deadlines that were promised. */
  needed: string[];
};

const mustStay = new Set(
  'amount until date day hours days minutes years paidBack when agencies checks left number now before'.split(
    ' ',
  ),
);

type Tree = { readonly [key: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
type Sentence = (...values: unknown[]) => unknown;
const isSentence = (value: unknown): value is Sentence => typeof value === 'function';

const fieldsAt = (name: EditableEmail, path: string): string[] => emailFields[name]?.[path]?.split(' ') ?? [];

/** A sentence with its fields in braces; null where it does not simply contain them. */
export function templateOf(sentence: Sentence, fields: readonly string[]): string | null {
  if (fields.length === 0 || sentence.length !== fields.length) return null;
  try {
    const delivered = sentence(...fields.map((field) => `{${field}}`));
    if (typeof delivered !== 'string') return null;
    return fields.every((field) => delivered.includes(`{${field}}`)) ? delivered : null;
  } catch {
    return null;
  }
}

function linesIn(name: EditableEmail, value: unknown, path: string): EmailLine[] {
  // Braces are places for numbers: forms of a plural.
  if (typeof value === 'string')
    return /[{}]/.test(value) ? [] : [{ path, delivered: value, fields: [], needed: [] }];
  if (isSentence(value)) {
    const fields = fieldsAt(name, path);
    const delivered = templateOf(value, fields);
    const needed = fields.filter((field) => mustStay.has(field));
    return delivered === null ? [] : [{ path, delivered, fields, needed }];
  }
  if (!isTree(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    linesIn(name, inner, path === '' ? key : `${path}/${key}`),
  );
}

const stepsOf = (name: EditableEmail): string[] => emailSections[name].split('.');

/** All that an e-mail says as delivered. */
export const sectionOf = (name: EditableEmail, locale: Locale): unknown =>
  stepsOf(name).reduce<unknown>(
    (words, step) => (isTree(words) ? words[step] : undefined),
    deliveredWords[locale],
  );

/** The texts of an e-mail, in the order in which they are kept. */
export const linesOf = (name: EditableEmail, locale: Locale): EmailLine[] =>
  linesIn(name, sectionOf(name, locale), '');

export const longestText = 2_000;

/** Subjects, and what stands in one: the reply to an application is about something. */
export const isSubject = (path: string): boolean => /(?:^|\/)(?:subject|about)|subject$/i.test(path);

/** As it is kept: a subject is one line. */
export const textToKeep = (
  { path, delivered }: Pick<EmailLine, 'path' | 'delivered'>,
  typed: string,
): string => {
  if (!isSubject(path)) return typed.trim();
  return withoutMarks(delivered) === delivered ? titleLine(typed) : onOneLine(typed);
};

/** What somebody wrote, by the path of the text. */
export const writtenTexts = z
  .record(z.string().max(100), z.string().max(longestText * 2))
  .refine((texts) => Object.keys(texts).length <= 100, 'too-long');

export type TextFault = 'required' | 'too-long' | 'unknown-field' | 'missing-field';

/** What is wrong with a text that somebody wrote; null: nothing. */
export function faultOfText(
  { fields, needed }: Pick<EmailLine, 'fields' | 'needed'>,
  text: string,
): TextFault | null {
  if (text.trim() === '') return 'required';
  if (text.length > longestText) return 'too-long';
  const used = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, field = '']) => field);
  const rest = text.replace(/\{[^{}]*\}/g, '');
  if (/[{}]/.test(rest) || used.some((field) => !fields.includes(field))) return 'unknown-field';
  return needed.some((field) => !used.includes(field)) ? 'missing-field' : null;
}

/** Values may hold braces: they are filled in once. */
export const filledText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, field: string) => values[field] ?? whole);

type Own = { text: string; fields: readonly string[] };

function replaced(value: unknown, { text, fields }: Own): unknown {
  if (!isSentence(value)) return text;
  return (...given: unknown[]) =>
    filledText(text, Object.fromEntries(fields.map((field, at) => [field, String(given[at])])));
}

function laidAt(value: unknown, [step, ...rest]: readonly string[], own: Own): unknown {
  if (step === undefined) return replaced(value, own);
  // What is delivered has changed since: the text has no place any more.
  if (!isTree(value) || !Object.hasOwn(value, step)) return value;
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === step ? laidAt(one, rest, own) : one));
  return { ...value, [step]: laidAt(value[step], rest, own) };
}

export type OwnText = { email: string; locale: Locale; path: string; text: string };

/** The delivered words with the academy's own texts in their places; a text that no longer fits is left out. */
export function withOwnTexts(texts: readonly OwnText[]): typeof deliveredWords {
  const lay = (locale: Locale) =>
    texts.reduce<unknown>((words, { email, locale: of, path, text }) => {
      if (of !== locale || !isEditableEmail(email)) return words;
      const line = linesOf(email, locale).find((one) => one.path === path);
      if (!line || faultOfText(line, text) !== null) return words;
      return laidAt(words, [...stepsOf(email), ...path.split('/')], { text, fields: line.fields });
    }, deliveredWords[locale]);
  // Only texts were replaced by texts.
  return inEach(lay) as typeof deliveredWords;
}
