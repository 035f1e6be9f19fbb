/** What emails to the staff have in common: English and Arabic in one, because staff read both. */
import { emailWords } from './email-words.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { consoleAddress } from '../staff/console-address.ts';
import type { Block, Fact, Letter, EmailContext, EmailPart } from './email-content.ts';

/** An e-mail whose subject is English and whose text is both. */
export const inBothLanguages = (
  { settings }: EmailContext,
  { subject, preview }: { subject: string; preview: string },
  partIn: (locale: Locale) => EmailPart,
): Letter => ({
  subject,
  preview,
  siteName: settings.siteName.en,
  parts: [partIn('en'), partIn('ar')],
  foot: [],
});

/** The way to a page of staff. */
export const consoleButton = (
  { publicOrigin }: EmailContext,
  locale: Locale,
  { label, path }: { label: string; path: string },
): Block => ({
  kind: 'button',
  label,
  href: `${publicOrigin}${path}`,
  orCopy: emailWords[locale].frame.orCopy,
});

type Said = { heading: string; intro: string; button: string };

/** What happened to an order, its facts, what else is to be said, and the way to its page in the staff console. */
export const orderPart = (
  context: EmailContext,
  locale: Locale,
  { words, rows, more = [] }: { words: Said; rows: readonly Fact[]; more?: readonly Block[] },
): EmailPart => ({
  locale,
  heading: words.heading,
  blocks: [
    { kind: 'paragraph', text: words.intro },
    { kind: 'facts', rows },
    ...more,
    consoleButton(context, locale, { label: words.button, path: consoleAddress.order(context.order.number) }),
  ],
});
