/**
 * Messages by WhatsApp: which there are, when somebody said yes or no to them, and what became of each. A message goes beside an
 * e-mail, but for what goes one way only (`postOneWay`), and never carries a key: its button leads to a page that knows its reader, or
 * asks for a sign-in.
 */
import type { Locale } from '../../platform/i18n/locale.ts';
import { cutText } from '../../platform/text/typed-text.ts';
import type { DeliveryState } from '../../gateways/messaging/messaging.ts';
import { codeMinutes } from '../sign-in/member.ts';

/** As Meta prices them; none of ours is 'marketing'. */
type Category = 'utility' | 'authentication';
type Shape = {
  category: Category;
  /** How many gaps its text has. */
  gaps: number;
  button: boolean;
};

/** By the names under which they are approved. Their texts: `templateTexts` in the words of this feature. */
export const templates = {
  derb_order_received: { category: 'utility', gaps: 4, button: true },
  derb_pay_by_transfer: { category: 'utility', gaps: 5, button: true },
  derb_pay_in_cash: { category: 'utility', gaps: 6, button: true },
  derb_order_ends: { category: 'utility', gaps: 3, button: true },
  derb_claim_received: { category: 'utility', gaps: 3, button: true },
  derb_not_found: { category: 'utility', gaps: 3, button: true },
  derb_instalment: { category: 'utility', gaps: 4, button: true },
  derb_payment_found: { category: 'utility', gaps: 3, button: true },
  derb_paid_and_open: { category: 'utility', gaps: 2, button: true },
  derb_open: { category: 'utility', gaps: 1, button: true },
  derb_membership: { category: 'utility', gaps: 2, button: true },
  derb_session: { category: 'utility', gaps: 3, button: true },
  derb_study: { category: 'utility', gaps: 3, button: true },
  derb_word: { category: 'utility', gaps: 1, button: true },
  derb_code: { category: 'authentication', gaps: 1, button: true },
} as const satisfies Record<string, Shape>;

export type TemplateName = keyof typeof templates;

/** The longest value in a gap. Of a whole text 1,024 signs are allowed. */
const longestValue = 130;

/** Line breaks, tabs and rows of spaces are refused in a gap, as is an empty one. */
export function inGap(value: string): string {
  // The spaces inside an amount stay, so that it does not break.
  const line = value.replace(/[\t\n\v\f\r\u0085\u2028\u2029 ]+/gu, ' ').trim();
  return line === '' ? '–' : cutText(line, longestValue);
}

/** One message, before anybody knows to which phone it goes. `path`: where its button leads, without the first slash. */
export type Message = { template: TemplateName; values: readonly string[]; path: string };

export const message = (template: TemplateName, values: readonly string[], path: string): Message => ({
  template,
  values: values.map(inGap),
  path: path.replace(/^\//, ''),
});

/** The page of an order for whoever holds it in this browser or signs in: a link without a key, for what goes to a phone. */
export const ownOrderPath = (number: string): string => `/orders/mine/${number}`;

/** A text with its gaps filled. */
export const filled = (text: string, values: readonly string[]): string =>
  text.replace(/\{\{(\d)\}\}/g, (gap, number: string) => values[Number(number) - 1] ?? gap);

/** E-mails that a message may go beside, by their names in the outbox. */
export const emailsWithMessage = [
  'order-received',
  'how-to-pay',
  'order-reminder',
  'claim-received',
  'claim-refused',
  'payment-taken-back',
  'instalment-reminder',
  'access-soon',
  'access-ready',
  'classroom-open',
  'membership-ready',
  'membership-ending',
  'product-ready',
  'live-day',
  'live-hour',
  'booking-day',
  'booking-hour',
  'workshop-day',
  'workshop-hour',
] as const;

/** About orders that nobody has paid: whoever typed the number proved nothing, so these have a limit. */
export const unpaidMessages: readonly string[] = [
  'order-received',
  'how-to-pay',
  'order-reminder',
  'claim-received',
  'claim-refused',
];

/** Where an answer came from. 'checkout' is whoever typed the number; the other two had the phone in hand. */
export type ConsentSource = 'checkout' | 'account' | 'whatsapp';
export type Consent = { wants: boolean; source: ConsentSource; answeredAt: Date };

const clockToleranceMs = 5 * 60_000;

/**
 * Whether a new answer takes the place of the one that is kept. Nobody at a checkout undoes what was answered from the phone itself
 * or the account that proved it, and a box that was left empty there takes nothing back. Texts from the phone come late, twice and
 * in any order: the later one counts, and of two in one second STOP. Their time is Meta's and in whole seconds: by our clock they
 * may seem a little earlier than they are.
 */
export function replaces(next: Consent, kept: Consent | null): boolean {
  if (kept === null) return true;
  if (next.source === 'checkout') return next.wants && !kept.wants && kept.source === 'checkout';
  if (next.source === 'account') return true;
  const later = next.answeredAt.getTime() - kept.answeredAt.getTime();
  if (kept.source === 'whatsapp') return later > 0 || (later === 0 && !next.wants);
  return later > -clockToleranceMs;
}

/** The words, without case, accents, short vowels, hamza, and all that is no letter. */
const bareWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

const setOf = (words: string): ReadonlySet<string> => new Set(bareWords(words));
const stops = setOf(
  'stop unsubscribe arrêt arrête arrêter arrêtez désabonner توقف قف إيقاف توقفي توقفوا أوقفي أوقفوا ستوب سطوب',
);
const starts = setOf('start ابدئي ابدأ ابدأي');
/** What is written beside such a word and changes nothing. */
const beside = setOf(
  'please pls thanks the all messages message whatsapp svp merci les من فضلك شكرا الرسائل رسائل واتساب',
);

/** What somebody asks for who writes one of the words, and nothing else that could mean more; null is not kept. */
export function askedBy(text: string): 'stop' | 'start' | null {
  const words = bareWords(text).filter((word) => !beside.has(word));
  if (words.length === 0) return null;
  if (words.every((word) => stops.has(word))) return 'stop';
  return words.every((word) => starts.has(word)) ? 'start' : null;
}

/** In which language to answer. */
export const languageOf = (text: string): Locale => (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en');

export type Delivery = { state: DeliveryState; at: Date; code: number | null };

export const deliveryRank = { sent: 0, failed: 1, delivered: 2, read: 3 } as const satisfies Record<
  DeliveryState,
  number
>;
export const deliveryStates = [
  'sent',
  'delivered',
  'read',
  'failed',
] as const satisfies readonly DeliveryState[];

/** Statuses come in any order, and more than once: the furthest one stays. What was delivered has not failed. */
export const isFurther = (next: DeliveryState, kept: DeliveryState | null): boolean =>
  kept === null || deliveryRank[next] > deliveryRank[kept];

/**
 * A number that was proved from the account signs in for so long, and again as long whenever it did: prepaid numbers that nobody
 * uses are given to somebody else.
 */
export const provedDays = 180;
const dayMs = 86_400_000;
export const isStillProved = (provedAt: Date, now: Date): boolean =>
  now.getTime() - provedAt.getTime() < provedDays * dayMs;

export const phoneCodeMs = codeMinutes * 60_000;
/** Wrong tries of one code, from any caller. */
export const phoneCodeTries = 5;

/** What a code is for: signing in, or proving that a number is the member's. */
/** 'take-gift': signs in whoever has the code of a gift that is still to be taken, whether or not the number has an account. */
export type CodePurpose =
  | { kind: 'sign-in' }
  | { kind: 'prove'; memberId: string }
  | { kind: 'take-gift'; orderId: string };

/** What is answered to `askedBy`. */
export type MessageReply = 'messages-stopped' | 'messages-started';
