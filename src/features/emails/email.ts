/**
 * One definition an e-mail. What it says is read when it is posted, so that it says what is true then; null from `load`: it is
 * no longer so, and nothing is posted.
 *
 *     export const certificateReady = defineEmail({ name: 'certificate-ready', load, subject, preview, heading, body });
 */
import type { Handle } from '../../platform/db/handle.ts';
import type { Signer } from '../applications/signed-token.ts';
import { readSettings } from '../catalogue/catalogue.store.ts';
import type { AcademySettings } from '../settings/settings.ts';
import { callName } from '../../platform/people/person.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { emailWords } from './email-words.ts';
import type { Block, Letter, EmailPart } from './email-content.ts';
import type { MailToPost } from './mail-to-post.ts';

/** What an e-mail is made with. */
export type Mailing = {
  db: Handle;
  /** 'https://derb.example', without a trailing slash. */
  publicOrigin: string;
  clock: () => Date;
  signer: Signer;
};

/** To whom an e-mail goes, and in which language it is written. */
export type Addressee = {
  to: readonly string[];
  locale: Locale;
  /** As the person is greeted, whole; null greets without a name. */
  name: string | null;
  /** Why it was sent, instead of the sentence under e-mails about an order. */
  why?: string;
  /** To those who work here it is said in both languages, the named one first. */
  inBothLanguages?: true;
  /** Where one press ends e-mails of its kind; left out where it is owed. */
  unsubscribe?: string;
  calendar?: MailToPost['calendar'];
};

export type MadeEmail = {
  letter: Letter;
  to: readonly string[];
  unsubscribe?: string;
  calendar?: MailToPost['calendar'];
};

/** `input`: what stands in the outbox beside the name; its order's id under `orderId`. Checked by `load`. */
export type Email = {
  name: string;
  make(mailing: Mailing, input: Record<string, unknown>): Promise<MadeEmail | null>;
};

type Definition<Data extends Addressee> = {
  name: string;
  load(mailing: Mailing, input: Record<string, unknown>): Promise<Data | null>;
  subject(data: Data): string;
  /** What a list of mails shows after the subject. */
  preview(data: Data): string;
  heading(data: Data): string;
  /** After the greeting. */
  body(data: Data): readonly Block[];
};

function emailFor<Data extends Addressee>(
  { subject, preview, heading, body }: Definition<Data>,
  data: Data,
  settings: AcademySettings,
): Letter {
  const { locale, name, why, inBothLanguages } = data;
  const { frame } = emailWords[locale];
  const siteName = settings.siteName[locale];
  const first = name === null ? null : callName(name);
  const partIn = (told: Data): EmailPart => {
    const { hi, hello } = emailWords[told.locale].frame;
    const greeting: Block = { kind: 'paragraph', text: first === null ? hi : hello(first) };
    return { locale: told.locale, heading: heading(told), blocks: [greeting, ...body(told)] };
  };
  const other: Locale = locale === 'en' ? 'ar' : 'en';
  return {
    subject: subject(data),
    preview: preview(data),
    siteName,
    parts: [partIn(data), ...(inBothLanguages ? [partIn({ ...data, locale: other })] : [])],
    foot: inBothLanguages ? [] : [frame.reply, why ?? frame.why(siteName), settings.address[locale]],
  };
}

export const defineEmail = <Data extends Addressee>(definition: Definition<Data>): Email => ({
  name: definition.name,
  async make(mailing, input) {
    const data = await definition.load(mailing, input);
    if (data === null) return null;
    const { to, unsubscribe, calendar } = data;
    return {
      letter: emailFor(definition, data, await readSettings(mailing.db)),
      to,
      ...(unsubscribe === undefined ? {} : { unsubscribe }),
      ...(calendar === undefined ? {} : { calendar }),
    };
  },
});

export const emailButton = (locale: Locale, label: string, href: string): Block => ({
  kind: 'button',
  label,
  href,
  orCopy: emailWords[locale].frame.orCopy,
});
