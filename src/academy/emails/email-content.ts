/** The content of an e-mail in blocks, of which its HTML and its plain text are made. */
import { createHash } from 'node:crypto';
import { type Locale, pathIn } from '../../platform/i18n/locale.ts';
import { emailWords, type EmailWords } from '../../email-words.ts';
import { policyValues, rightInWords, promisedTo } from '../legal/policy-values.ts';
import { formatDeadline } from '../../platform/time/calendar-date.ts';
import type { Look } from '../settings/look.ts';
import type { OrderFacts } from '../../selling/order-emails/order-facts.service.ts';

export type Fact = {
  label: string;
  value: string;
  /** Numbers, codes and addresses read left to right in Arabic e-mails too. */
  ltr?: boolean;
};

/** Words of a written text; '\n' breaks the line. */
export type Piece = { text: string; bold?: true; italic?: true; href?: string };

export type Block =
  | { kind: 'paragraph'; text: string; soft?: boolean }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; rows: readonly Fact[] }
  /** `isAmount`: a sum to pay, the largest thing of the e-mail. */
  | { kind: 'code'; label: string; code: string; isAmount?: true }
  | { kind: 'quote'; label: string; text: string }
  | { kind: 'steps'; items: readonly string[] }
  /** `boxed`: what is promised, on a ground of its own. */
  | { kind: 'rich'; pieces: readonly Piece[]; boxed?: true }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Piece[])[] }
  /** A plain link to it stands at the end. */
  | { kind: 'button'; label: string; href: string; isOutline?: true }
  /** A way on that is not the e-mail's main one. */
  | { kind: 'link'; label: string; href: string };

/** The text in its language. */
export type EmailPart = { locale: Locale; heading: string; blocks: readonly Block[] };

export type EmailContent = {
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  siteName: string;
  parts: readonly [EmailPart];
  /** Small lines at the end. */
  foot: readonly FootLine[];
  /** A row of tiles stands over the text. */
  tiles?: boolean;
  /** The academy's own logo and colours; left out while they are as delivered. */
  look?: Look;
};

export type FootLine = string | { label: string; href: string };

/** The same e-mail has the same Message-ID whoever posts it, and however often: mail programs and the local mailbox know it by that. */
export function messageIdOf(dedupeKey: string, publicOrigin: string): string {
  const { hostname } = new URL(publicOrigin);
  const id = createHash('sha256').update(dedupeKey).digest('base64url').slice(0, 40);
  return `<${id}@${hostname}>`;
}

/** A link is followed by its address. */
export const piecesText = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, href }) => (href === undefined || href === text ? text : `${text} (${href})`)).join('');

/** The plain-text part of an e-mail: the same words as the page, for readers that show no HTML. */
function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'heading':
      return block.text.toUpperCase();
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'code':
    case 'quote':
      return `${block.label}:\n${block.kind === 'code' ? block.code : block.text}`;
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${item}`).join('\n');
    case 'rich':
      return piecesText(block.pieces);
    case 'list':
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${piecesText(item)}`)
        .join('\n');
    case 'button':
    case 'link':
      return `${block.label}:\n${block.href}`;
  }
}

const partText = ({ heading, blocks }: EmailPart): string => [heading, ...blocks.map(textOf)].join('\n\n');

const footText = (line: FootLine): string =>
  typeof line === 'string' ? line : `${line.label} (${line.href})`;

/** Lines end with \n; paragraphs are set apart by an empty line. */
export const emailText = ({ parts, foot, siteName }: EmailContent): string =>
  `${[partText(parts[0]), '-- ', [siteName, ...foot.map(footText)].join('\n')].join('\n\n').replace('-- \n\n', '-- \n')}\n`;

/** What e-mails about an order are made with: its facts, its words and its addresses. */
export type EmailContext = OrderFacts & {
  /** 'https://derb.example', without a trailing slash. */
  publicOrigin: string;
};

/** An order that closes ends there; a later part of a price is owed all the same. */
const wordsOfPart = (words: EmailWords): EmailWords => {
  const { until, reminder, hard } = words.instalments.part;
  return {
    ...words,
    orderReceived: { ...words.orderReceived, until },
    orderReminder: { ...words.orderReminder, ...reminder, notWanted: hard },
    orderByStaff: {
      ...words.orderByStaff,
      reopened: { ...words.orderByStaff.reopened, until, notWanted: hard },
    },
  };
};

/** In the order's language; of an order of 0 MAD without a word of a payment, and with the reason for which nothing is paid. */
export function wordsFor({ order }: EmailContext): EmailWords {
  const words =
    order.itemKind === 'instalment' ? wordsOfPart(emailWords[order.locale]) : emailWords[order.locale];
  if (order.amountCentimes > 0) return words;
  const { free } = words;
  const why = order.freeAs === null ? free.free : free.freeReasons[order.freeAs];
  const withReason = <T extends { intro: (item: string) => string }>(own: T): T => ({
    ...own,
    intro: (item: string) => `${own.intro(item)} ${why}`,
  });
  return {
    ...words,
    frame: { ...words.frame, paid: free.paid },
    accessReady: { ...words.accessReady, ...withReason(free.accessReady) },
    accessSoon: { ...words.accessSoon, ...withReason(free.accessSoon) },
    membershipReady: { ...words.membershipReady, ...withReason(free.membershipReady) },
    productReady: { ...words.productReady, ...withReason(free.productReady) },
  };
}

/** That money can be asked back, unless none was paid. */
export const ofMoney = ({ order }: EmailContext, block: Block): Block[] =>
  order.amountCentimes > 0 ? [block] : [];

/** The address of the order's own page, or of a step under it. */
export const orderUrl = ({ order, publicOrigin }: EmailContext, step = ''): string =>
  `${publicOrigin}${pathIn(order.locale, `/orders/${order.token}${step}`)}`;

/** What this order was promised, in numbers and in its language. */
export const promisesOf = (context: EmailContext) =>
  policyValues(promisedTo(context.order, context.settings), wordsFor(context).refunds, context.order.locale);

/** How long, and from when, the money can be asked back, after a preposition. */
export const rightOf = (context: EmailContext): string =>
  rightInWords(context.order, context.settings, {
    paidAt: context.paidAt ?? null,
    forms: wordsFor(context).refunds,
    locale: context.order.locale,
  });

/** With the hour, as the pages of the order show it. */
export const payUntil = ({ order }: EmailContext): string => formatDeadline(order.expiresAt, order.locale);

export const paragraph = (text: string, soft = false): Block => ({ kind: 'paragraph', text, soft });
/** What is promised; these words of it in bold and on one line. */
export const boxed = (text: string, strong: string): Block => {
  const [before = '', after = ''] = text.split(strong);
  const pieces = [{ text: before }, { text: strong, bold: true } as const, { text: after }];
  return { kind: 'rich', pieces, boxed: true };
};
export const facts = (rows: readonly Fact[]): Block => ({ kind: 'facts', rows });
export const button = (label: string, href: string): Block => ({ kind: 'button', label, href });
/** Beside the e-mail's main one. */
export const outlined = (label: string, href: string): Block => ({
  kind: 'button',
  label,
  href,
  isOutline: true,
});
export const link = (label: string, href: string): Block => ({ kind: 'link', label, href });
export const amountBox = (label: string, code: string): Block => ({
  kind: 'code',
  label,
  code,
  isAmount: true,
});
export const quote = (label: string, text: string): Block => ({ kind: 'quote', label, text });

/** Numbered steps under a heading. */
export const steps = (heading: string, items: readonly string[]): Block[] => [
  { kind: 'heading', text: heading },
  { kind: 'steps', items },
];
