/** A mail ready for the post, and the rules its headers keep. */
export type MailToPost = {
  /** '<…@…>': made from the e-mail's dedupe key, so that an e-mail delivered twice is one e-mail to the reader. */
  messageId: string;
  /** Bare addresses, without names. */
  to: readonly string[];
  from: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  /** 'ar' or 'en', for the Content-Language header. */
  language: string;
  /** An address that ends e-mails of its kind when it is posted to, without a question: for List-Unsubscribe. */
  unsubscribe?: string;
  /** The academy's own logo as PNG; left out, the mark as delivered goes with it. */
  logo?: Uint8Array;
  /** A calendar file that goes with it. */
  calendar?: { text: string; method: 'PUBLISH' | 'CANCEL' };
};

/** Delivers one mail or throws. */
export type Post = (mail: MailToPost) => Promise<void>;

export const longestInPost = { address: 320, subject: 400, messageId: 300 };

/** Control characters, and the two signs that some programs read as the end of a line. */
const breaksLines = /[\p{Cc}\u2028\u2029]/u;
/**
 * How a fault begins that trying again does not mend: it lies in what the academy wrote. Such an e-mail is shown with those that
 * failed, from its first try on.
 */
export const ownFault = 'This e-mail cannot leave as it is written: ';

const bareAddress = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+$/u;
const fromAddress = /^(?:[^<>@]{1,100} <[^\s@<>,;:"\\]+@[^\s@<>,;:"\\]+>|[^\s@<>,;:"\\]+@[^\s@<>,;:"\\]+)$/u;

/**
 * Why this mail must not be posted, or null. What stands in a header comes from settings, records and strangers; a line
 * break in it would let its author write headers of their own.
 */
export function headerFault(mail: MailToPost): string | null {
  const fault = faultIn(mail);
  return fault === null ? null : `${ownFault}${fault}`;
}

function faultIn(mail: MailToPost): string | null {
  const { to, from, replyTo, subject, messageId, unsubscribe = '' } = mail;
  for (const [name, value] of Object.entries({
    from,
    replyTo,
    subject,
    messageId,
    unsubscribe,
    to: to.join(''),
  }))
    if (breaksLines.test(value)) return `The header '${name}' holds a line break or a control character.`;
  if (to.length === 0) return 'There is nobody to post it to.';
  for (const address of [...to, replyTo])
    if (address.length > longestInPost.address || !bareAddress.test(address))
      return 'An address cannot be right.';
  if (from.length > longestInPost.address || !fromAddress.test(from)) return 'The sender cannot be right.';
  if (subject.trim() === '' || subject.length > longestInPost.subject)
    return 'The subject is empty or too long.';
  if (messageId.length > longestInPost.messageId || !/^<[\w.+-]+@[\w.-]+>$/.test(messageId))
    return 'The Message-ID cannot be right.';
  if (unsubscribe !== '' && !/^https?:\/\/[\w.:/%?=&~-]+$/.test(unsubscribe))
    return 'The address that ends such e-mails cannot be right.';
  return null;
}
