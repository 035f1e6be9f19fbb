/** An e-mail that staff wrote, to one of its readers, and as a test to the colleague who wrote it. */
import { cutText } from '../../platform/text/typed-text.ts';
import { eq } from 'drizzle-orm';
import { callName } from '../../platform/people/person.ts';
import { isUuid } from '../../platform/text/uuid.ts';
import { type Locale, locales, pathIn } from '../../platform/i18n/locale.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import type { EmailContent, FootLine } from '../../academy/emails/email-content.ts';
import { type Addressee, defineEmail, type EmailText, type Mailing } from '../../academy/emails/email.ts';
import { blocksOfMarkdown } from '../../academy/emails/markdown-blocks.ts';
import { newsWords } from '../../academy/emails/news-words.ts';
import type { AcademySettings } from '../../academy/settings/settings.ts';
import { readBy, type Purpose, sampleName, type Texts, withName, type Written } from './broadcast.ts';
import { broadcastRecipients, broadcasts } from './broadcasts.table.ts';
import { newsToken } from './send-broadcasts.service.ts';
import { mayBeWrittenTo } from './news-choices.store.ts';

type Letter = Addressee & { written: Written; publicOrigin: string; firstName: string | null };

type Making = {
  written: Written;
  purpose: Purpose;
  to: string;
  name: string;
  /** The whole address that ends news. */
  stop: string;
  publicOrigin: string;
  settings: AcademySettings;
};

function letterOf({ written, purpose, to, name, stop, publicOrigin, settings }: Making): Letter {
  const { locale } = written;
  const words = newsWords[locale];
  const isNews = purpose === 'news';
  const why = (isNews ? words.why : words.whyCourse)(settings.siteName[locale]);
  const foot: FootLine[] = [
    why,
    ...(isNews ? [{ label: words.stop, href: stop }] : []),
    settings.address[locale],
  ];
  const firstName = callName(name);
  const unsubscribe = isNews ? { unsubscribe: stop } : {};
  return { to: [to], locale, foot, written, publicOrigin, firstName, ...unsubscribe };
}

const previewLength = 110;

function write({ written, publicOrigin, firstName }: Letter): EmailText {
  const { locale, subject, text } = written;
  const title = withName(subject, firstName).trim();
  const body = withName(text, firstName);
  const plain = body.replaceAll(/[#*_>`]|\]\([^)]*\)|[[\]]/g, '').replaceAll(/\s+/g, ' ');
  const preview = cutText(plain.trim(), previewLength);
  return {
    subject: title,
    preview,
    heading: title,
    blocks: blocksOfMarkdown(body, { locale, publicOrigin }),
  };
}

const stopAddress = ({ publicOrigin, signer }: Mailing, recipientId: string, locale: Locale): string =>
  `${publicOrigin}${pathIn(locale, `/news-emails/${newsToken(signer, recipientId)}`)}`;

/** Asked again for each reader when their turn comes: null once it was stopped, or they want or get no more. */
const broadcast = defineEmail({
  name: 'broadcast',
  async load(mailing, input): Promise<Letter | null> {
    const { db, publicOrigin } = mailing;
    const id = String(input['recipient']);
    if (!isUuid(id)) return null;
    const [found] = await db
      .select({ recipient: broadcastRecipients, text: broadcasts })
      .from(broadcastRecipients)
      .innerJoin(broadcasts, eq(broadcasts.id, broadcastRecipients.broadcastId))
      .where(eq(broadcastRecipients.id, id));
    if (found?.recipient.state !== 'queued' || found.text.state !== 'sending') return null;
    const { email: to, name, locale } = found.recipient;
    const { purpose } = found.text;
    const written = readBy(locale, found.text);
    if (written === null || !(await mayBeWrittenTo(db, to, purpose === 'news'))) return null;
    const stop = stopAddress(mailing, id, locale);
    const settings = await readSettings(db);
    return letterOf({ written, purpose, to, name, stop, publicOrigin, settings });
  },
  write,
});

/** The e-mail as it is read, with a link that ends nothing. Null: that language is not written. */
export function showBroadcast(
  { texts, purpose, locale }: { texts: Texts; purpose: Purpose; locale: Locale },
  { settings, publicOrigin, name }: { settings: AcademySettings; publicOrigin: string; name: string },
): EmailContent | null {
  const written = readBy(locale, texts);
  if (written?.locale !== locale) return null;
  const stop = `${publicOrigin}${pathIn(locale, '/news-emails/test')}`;
  const letter = letterOf({ written, purpose, to: '', name, stop, publicOrigin, settings });
  return broadcast.contentFor(letter, settings);
}

const testMark = { en: '[Test]', ar: '[تجربة]' } as const;

const broadcastTest = defineEmail({
  name: 'broadcast-test',
  async load({ db, publicOrigin }, input): Promise<Letter | null> {
    const [id, to] = [String(input['broadcast']), String(input['to'])];
    const locale = locales.find((one) => one === input['locale']);
    if (!isUuid(id) || locale === undefined) return null;
    const [text] = await db.select().from(broadcasts).where(eq(broadcasts.id, id));
    const written = text && readBy(locale, text);
    if (!text || written?.locale !== locale) return null;
    const stop = `${publicOrigin}${pathIn(locale, '/news-emails/test')}`;
    const settings = await readSettings(db);
    const name = sampleName[locale];
    return letterOf({ written, purpose: text.purpose, to, name, stop, publicOrigin, settings });
  },
  write(letter) {
    const text = write(letter);
    return { ...text, subject: `${testMark[letter.locale]} ${text.subject}` };
  },
});

export const broadcastEmails = [broadcast, broadcastTest];
