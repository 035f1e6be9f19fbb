/**
 * From a row of the outbox to a mail: has its e-mail made, and hands it to the post.
 *
 *     const post = emailPoster({ db, post, from, secret, publicOrigin, clock, staffAddresses, worksHere });
 */
import type { Locale } from '../platform/i18n/locale.ts';
import type { Context } from '../platform/context.ts';
import { makeSigner } from '../platform/signed-token.ts';
import { emails } from '../emails.ts';
import { readSettings } from '../academy/content/content.service.ts';
import type { AcademySettings } from '../academy/settings/settings.ts';
import { logoHeights } from '../platform/files/picture.ts';
import { maskRib } from '../academy/settings/where-money-goes.ts';
import { hasNoMailbox, isNobody } from '../platform/people/mailbox.ts';
import type { MadeEmail, Mailing, QueuedEmail } from '../academy/emails/email.ts';
import { type EmailContent, emailText, messageIdOf } from '../academy/emails/email-content.ts';
import { longestInPost, type Post } from '../academy/emails/mail-to-post.ts';
import type { OutboxRow } from '../selling/order-management/outbox-rows.service.ts';
import type { OutboxKind, Posted } from '../academy/emails/outbox.ts';
import { filled, type Message } from '../academy/emails/message.ts';
import { templateTexts } from '../academy/messages/words.ts';
import { cutText, onOneLine } from '../platform/text/typed-text.ts';

/** What e-mails are made with; they are signed with the secret. */
export type EmailMaking = Omit<Mailing, 'signer'>;

export type EmailPosterOptions = EmailMaking & {
  post: Post;
  /** The sender of all e-mails; null takes the academy's own name and address. */
  from: string | null;
  /** The academy's own logo as PNG; left out, the mark as delivered goes with every e-mail. */
  logoPng?: Context['logoPng'];
};

/** Makes one e-mail as it would leave now; null when what it would say is no longer so (the order went on, the code has run out). */
export function emailMaker(options: EmailMaking): (row: QueuedEmail) => Promise<MadeEmail | null> {
  const mailing = { ...options, signer: makeSigner(options.secret) };
  return async (row) => {
    const name = String(row.payload['emailName']);
    const email = emails.get(name);
    if (!email) throw new Error(`There is no e-mail '${name}'.`);
    const made = await email.make(mailing, row);
    return made?.to.some(isNobody) ? null : made;
  };
}

/** Whether an e-mail would be posted if its turn were now. One that cannot be worded may be tried: the try reports what is wrong. */
export function emailIsTrue(options: EmailMaking): (row: OutboxRow) => Promise<boolean> {
  const make = emailMaker(options);
  return async (row) => {
    const isKnown = row.kind === 'mail' && row.to !== null && !isNobody(row.to);
    const told = isKnown ? emails.get(row.emailName)?.isTrue?.(row) : undefined;
    return told ?? make(row).then(Boolean, () => true);
  };
}

/** 'MA64 •••• •••• •••• •••• •••• 2396' */
const maskIban = (iban: string): string =>
  `${iban.slice(0, 4)}${iban.slice(4, -4).replace(/\d/g, '•')}${iban.slice(-4)}`;

/** Whatever opens something without a sign-in: long keys in addresses, and account numbers but for their ends. */
const closed = (text: string): string =>
  text
    .replace(/https?:\/\/\S+/g, (url) =>
      url.replace(/[^/?&=#]{20,}/g, (part) => (/[A-Z\d_.]/.test(part) ? '•••' : part)),
    )
    .replace(/\bMA\d{2}(?: ?\d{4}){6}\b/g, maskIban)
    .replace(/\b\d{3} ?\d{3} ?\d{16} ?\d{2}\b/g, (rib) => maskRib(rib));

/** Every text of it. */
function closedIn<T>(value: T): T {
  if (typeof value === 'string') return closed(value) as T & string;
  if (Array.isArray(value)) return value.map((one: unknown) => closedIn(one)) as T & unknown[];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, closedIn(one as unknown)])) as T;
}

/** What a message says, for staff to read. */
const messageInWords = ({ template, values }: Message, locale: Locale): string =>
  filled(templateTexts[locale][template].text, values);

/** `content` and `to`: of an e-mail, not of a message. */
type InWords = { subject: string; text: string; content?: EmailContent; to?: readonly string[] };

/** What an e-mail would say now, for staff to read; null when that is no longer so. Words are not kept once they are posted. */
export function emailInWords(
  options: EmailMaking,
): (row: QueuedEmail & { kind?: OutboxKind }) => Promise<InWords | null> {
  const make = emailMaker(options);
  return async (row) => {
    const email = await make(row);
    if (row.kind !== 'message')
      return (
        email && {
          subject: email.content.subject,
          text: closed(emailText(email.content)),
          content: closedIn(email.content),
          to: email.to,
        }
      );
    const { locale } = email?.content.parts[0] ?? { locale: 'en' };
    return email?.message ? { subject: 'WhatsApp', text: messageInWords(email.message, locale) } : null;
  };
}

/** The sender that the server is set to keeps its address; its name is the academy's own where there is one. */
function senderOf(from: string | null, settings: Pick<AcademySettings, 'senderName' | 'siteName' | 'email'>) {
  const { senderName = null, siteName, email } = settings;
  if (from === null) return `${senderName ?? siteName.en} <${email}>`;
  const [, address = from] = /<([^<>]+)>$/.exec(from) ?? [];
  return senderName === null ? from : `${senderName} <${address}>`;
}

/** With the academy's own logo, where it has one that is still there. */
async function dressed(
  content: EmailContent,
  logoPng: Context['logoPng'],
): Promise<{ content: EmailContent; logo?: Uint8Array }> {
  const { look } = content;
  if (!look?.logo) return { content };
  const logo = await logoPng?.(look.logo.id, 2 * logoHeights.email);
  return logo ? { content, logo } : { content: { ...content, look: { ...look, logo: null } } };
}

/** Who works here changes: of an e-mail to whoever has a role nothing else says to whom it went. */
const isForTeam = ({ payload }: QueuedEmail): boolean =>
  /^(staff|expert)-/.test(String(payload['emailName'])) && payload['to'] === undefined;

/** Posts one e-mail or throws. 'overtaken' when what it would say is no longer so: then nothing is posted. */
export function emailPoster(
  options: EmailPosterOptions,
): (row: QueuedEmail & { dedupeKey: string }) => Promise<Posted> {
  const { db, post, from, publicOrigin, logoPng } = options;
  const make = emailMaker(options);
  return async (row) => {
    const made = await make(row);
    // Who signs in by phone alone is written to there: a message goes beside the e-mail.
    if (made === null || made.to.some(hasNoMailbox)) return 'overtaken';
    const { content, to, replyTo, calendar, unsubscribe } = made;
    const settings = await readSettings(db);
    // React is needed for e-mails only: the server opens without it.
    const { emailPage } = await import('../academy/emails/email-page.tsx');
    const { content: shown, logo } = await dressed(content, logoPng);
    await post({
      messageId: messageIdOf(row.dedupeKey, publicOrigin),
      to,
      // Written before subjects were one line, they are one when they leave.
      from: onOneLine(senderOf(from, settings)),
      replyTo: replyTo ?? settings.replyTo ?? settings.email,
      subject: cutText(onOneLine(content.subject), longestInPost.subject) || content.siteName,
      html: emailPage(shown),
      ...(logo && { logo }),
      text: emailText(content),
      language: content.parts[0].locale,
      unsubscribe,
      ...(calendar ? { calendar } : {}),
    });
    return isForTeam(row) ? { to } : 'posted';
  };
}
