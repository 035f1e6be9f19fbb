/** What leaves the academy for somebody, and what payment services report to it: one list. */
import { cutText } from '../../platform/text/typed-text.ts';
import { maySeeMails, maySeeNotifications, maySeeWebhooks, type Who } from '../../academy/staff/who-may.ts';

/** 'message': by WhatsApp, beside the e-mail of the same name. 'push': to a learner's browser, instead of it. 'event': to another system. 'notification': from a payment service. */
export const deliveryTypes = ['mail', 'message', 'push', 'event', 'notification'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

const maySee: Record<DeliveryType, (who: Who) => boolean> = {
  mail: maySeeMails,
  message: maySeeMails,
  push: maySeeMails,
  event: maySeeWebhooks,
  notification: maySeeNotifications,
};

/** What an answer means, as far as it is known: the first that fits. */
const meanings = [
  [
    'address',
    /cannot be right|nobody to post|\b5\.1\.[1-3]\b|user unknown|no such user|unknown user|does not exist|mailbox (unavailable|not found)/i,
  ],
  ['content', /subject is empty|line break/i],
  ['full', /\b[45]\.2\.2\b|\b552\b|quota|mailbox (is )?full/i],
  ['login', /\b53[0-5]\b|invalid login|authentication|EAUTH/i],
  ['blocked', /\b5\.7\.|spam|blocked|blacklist|\b554\b/i],
  ['unreachable', /ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EDNS|ESOCKET|timeout|timed out|in time/i],
  ['account', /^account/],
  ['template', /^template/],
  ['later', /^busy|\b4(21|5[0-2])\b|\b4\.\d\.\d\b|try again|greylist/i],
  ['receiver', /receiver/i],
  ['address', /\b550\b/],
] as const;
export type AnswerMeaning = (typeof meanings)[number][0] | 'other';

/** Of what a mail server, WhatsApp or a connected system answered. */
export const meaningOf = (answer: string): AnswerMeaning =>
  meanings.find(([, pattern]) => pattern.test(answer))?.[0] ?? 'other';

export const typesFor = (who: Who): DeliveryType[] => deliveryTypes.filter((type) => maySee[type](who));

const longestError = 500;

const redactions: readonly (readonly [pattern: RegExp, stands: string])[] = [
  [/\bhttps?:\/\/[^\s<>"']+/gi, '[link]'],
  [/[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g, '[address]'],
  // A code of a sign-in has six digits; answers of mail servers have three, or 5.7.1.
  [/(?<![\d.])\d{6,}(?![\d.])/g, '[number]'],
  [/[\w-]{24,}/g, '[…]'],
];

/**
 * What a mail server, or a program, answered about an e-mail it did not take, without what opens something or names somebody. Null
 * stays null. At most 500 signs.
 */
export const redactError = (text: string | null): string | null =>
  text === null
    ? null
    : cutText(
        redactions.reduce((left, [pattern, stands]) => left.replace(pattern, stands), text),
        longestError,
      );
