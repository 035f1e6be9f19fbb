import type { Words } from '../../../content/words.ts';

/** The address of a reply by mail. What a stranger typed is encoded: it adds no recipient, no header and no text. */
export function replyAddress(
  { email, about, locale }: { email: string; about: Record<'en' | 'ar', string> | null; locale: 'en' | 'ar' },
  words: Words['staff']['applications'],
): string {
  const subject = about === null ? words.replyPlain : words.replySubject(about[locale]);
  // The one '@' is no harm and is what mail programs expect to see.
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}
