/**
 * One definition per e-mail. Its data is read when it is posted, so that it is true then; null from `load` or
 * `write`: it is no longer so, and nothing is posted.
 *
 *     export const certificateReady = defineEmail({ name: 'certificate-ready', load, write });
 */
import type { Handle } from '../../platform/db/handle.ts';
import type { Signer } from '../../platform/signed-token.ts';
import { readSettings } from '../content/content.service.ts';
import { hasOwnLook, lookOf } from '../settings/look.ts';
import type { AcademySettings } from '../settings/settings.ts';
import type { Who } from '../staff/who-may.ts';
import { whatsappNumber } from '../../platform/people/phone.ts';
import { callName } from '../../platform/people/person.ts';
import type { AcademySecret } from '../../platform/secret.ts';
import { type Locale, spokenIn } from '../../platform/i18n/locale.ts';
import { withOwnTexts } from './email-texts.ts';
import { readOwnTexts } from './own-texts.service.ts';
import { emailWords, hasOwnWords, withWords } from '../../email-words.ts';
import { type Block, type EmailContent, type EmailPart, type FootLine, paragraph } from './email-content.ts';
import type { MailToPost } from './mail-to-post.ts';
import type { ClaimedEmail } from './outbox.ts';
import type { OutboxRow } from '../../selling/order-management/outbox-rows.service.ts';
import type { Message } from './message.ts';

/** What a browser shows of it. `path`: the page that it opens, with its language. */
export type Push = { title: string; text: string; path: string };

/** What an e-mail is made with. */
export type Mailing = {
  db: Handle;
  /** 'https://derb.example', without a trailing slash. */
  publicOrigin: string;
  clock: () => Date;
  /** What codes on their way are sealed with. */
  secret: AcademySecret;
  signer: Signer;
  /** Who is written to about the staff's tasks, lower case: with `may` only those who may do what the e-mail asks for. */
  staffAddresses: (may?: (who: Who) => boolean) => Promise<readonly string[]>;
  /** Whether an address belongs to anybody of the staff. */
  worksHere: (email: string) => Promise<boolean>;
  /** Whether e-mails may name the bank account that the sample academy invented; left out, they do not. */
  sampleToo?: boolean;
};

export type QueuedEmail = Omit<ClaimedEmail, 'dedupeKey' | 'attempts'>;

/** The row of the outbox, and what its payload holds, unchecked. */
export type EmailInput = Record<string, unknown> & QueuedEmail;

/** How an e-mail is sent, beside its text. */
type Envelope = {
  /** Replaced by another address in the payload. */
  to: readonly string[];
  /** Whom a reply goes to, where it is not the academy. */
  replyTo?: string;
  /** Where one press ends e-mails of its kind; left out where it is owed. */
  unsubscribe?: string;
  calendar?: MailToPost['calendar'];
};

/** To whom an e-mail goes, and in which language it is written. */
export type Addressee = Envelope & {
  locale: Locale;
  /** As the person is greeted, whole; null greets without a name, left out nobody is greeted. */
  name?: string | null;
  /** Why it was sent, instead of the sentence under e-mails about an order. */
  why?: string;
  /** Small lines at the end, instead of how to ask, why it was sent and the academy's address. */
  foot?: readonly FootLine[];
  /** Where one press ends e-mails of its kind, small at the end. */
  stop?: FootLine;
  /** To those who work here it is written in the academy's first language, without small lines at the end. */
  isToStaff?: true;
};

/** The console's language is kept by each browser, so that no account knows it: `contentOf` takes the academy's. */
export const toStaff = (to: readonly string[]) => ({ to, locale: 'en', isToStaff: true }) as const;

/** The text of an e-mail in the language of its data; `blocks` after the greeting. */
export type EmailText = Pick<EmailContent, 'subject' | 'preview'> & Omit<EmailPart, 'locale'>;

/** `message`: what goes to a phone beside it; null where this e-mail has none. */
export type MadeEmail = Envelope & { content: EmailContent; message: Message | null; push: Push | null };

export type Email<Name extends string = string> = {
  name: Name;
  make(mailing: Mailing, row: QueuedEmail): Promise<MadeEmail | null>;
  isTrue?: IsTrue;
};

/** Whether it would be made, where its row alone says so (null: it does not): a list does not read what each of its e-mails says. */
type IsTrue = ((row: OutboxRow) => boolean | null) | undefined;

/** An e-mail from data that was read already: for staff, who look at it before it is sent, and for tests. */
type DefinedEmail<Name extends string, Data> = Email<Name> & {
  contentFor(data: Data, settings: AcademySettings): EmailContent | null;
};

type Definition<Name extends string, Data extends Addressee> = {
  /** As it is called in the outbox. */
  name: Name;
  load(mailing: Mailing, input: EmailInput): Promise<Data | null>;
  write(data: Data, settings: AcademySettings): EmailText | null;
  /** What is sent by WhatsApp beside it; only where `emailsWithMessage` names it. */
  message?(data: NoInfer<Data>): Message | null;
  /** What goes to a browser instead of it. */
  push?(data: NoInfer<Data>): Push | null;
  isTrue?: IsTrue;
};

/** What stands around its text is the academy's: greeting, signature, small lines. */
export function contentOf<Data extends Addressee>(
  write: (data: Data) => EmailText | null,
  data: Data,
  settings: AcademySettings,
): EmailContent | null {
  const { name, isToStaff = false } = data;
  const locale = isToStaff ? (spokenIn(settings)[0] ?? data.locale) : data.locale;
  const { frame } = emailWords[locale];
  const siteName = settings.siteName[locale];
  const first = callName(name ?? null);
  const text = write({ ...data, locale });
  if (text === null) return null;
  const { subject, preview, heading, blocks } = text;
  const signature = (isToStaff ? '' : settings.emailSignature?.[locale]) ?? '';
  const lines = signature
    .split('\n')
    .flatMap((text, at) => (at === 0 ? [{ text }] : [{ text: '\n' }, { text }]));
  const signed: Block[] = signature === '' ? [] : [{ kind: 'rich', pieces: lines }];
  const { hi, hello } = frame;
  const greeting = name === undefined ? [] : [paragraph(first === null ? hi : hello(first))];
  const { why = frame.why(siteName) } = data;
  const whatsapp = {
    label: frame.whatsapp(`\u2066${whatsappNumber(settings.whatsapp)}\u2069`),
    href: `https://wa.me/${settings.whatsapp.replace(/\D/g, '')}`,
  };
  const stop = data.stop === undefined ? [] : [data.stop];
  const usual = isToStaff ? [] : [frame.reply, whatsapp, why, ...stop, settings.address[locale]];
  return {
    subject,
    preview,
    siteName,
    parts: [{ locale, heading, blocks: [...greeting, ...blocks, ...signed] }],
    foot: data.foot ?? usual,
    tiles: !isToStaff,
    ...(hasOwnLook(settings) && { look: lookOf(settings) }),
  };
}

export function defineEmail<const Name extends string, Data extends Addressee>({
  name,
  load,
  write,
  message,
  push,
  isTrue,
}: Definition<Name, Data>): DefinedEmail<Name, Data> {
  const contentFor = (data: Data, settings: AcademySettings) =>
    contentOf((each: Data) => write(each, settings), data, settings);
  return {
    name,
    contentFor,
    isTrue,
    async make(mailing, row) {
      // Nothing else of the row: staff look at rows with columns of their own, which are not the payload's.
      const { id, payload, orderId, applicationId, memberId, createdAt } = row;
      const ofRow = { id, payload, orderId, applicationId, memberId, createdAt };
      const write = async () => {
        const data = await load(mailing, {
          ...payload,
          ...(payload['input'] as object | undefined),
          ...ofRow,
        });
        return { data, content: data && contentFor(data, await readSettings(mailing.db)) };
      };
      const { data, content } = hasOwnWords()
        ? await write()
        : await withWords(withOwnTexts(await readOwnTexts(mailing.db)), write);
      if (data === null || content === null) return null;
      const { to, replyTo, unsubscribe, calendar } = data;
      return {
        content,
        message: message?.(data) ?? null,
        push: push?.(data) ?? null,
        to: typeof payload['to'] === 'string' ? [payload['to']] : to,
        ...(replyTo === undefined ? {} : { replyTo }),
        ...(unsubscribe === undefined ? {} : { unsubscribe }),
        ...(calendar === undefined ? {} : { calendar }),
      };
    },
  };
}

/** A preview that a colleague sent to themselves: its content is in the outbox, as it was looked at. */
export const testOfEmail: Email<'email-test'> = {
  name: 'email-test',
  async make(_mailing, { payload }) {
    const { content, to } = payload as { content: EmailContent; to: string };
    return { content, message: null, push: null, to: [to] };
  },
};
