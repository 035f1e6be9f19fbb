/** An e-mail that staff wrote, to one of its readers, and as a test to the colleague who wrote it. */
import { cutText, isUuid } from '../../platform/text/typed-text.ts';
import { eq } from 'drizzle-orm';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { callName } from '../../platform/people/person.ts';
import { type Locale, locales, pathIn } from '../../platform/i18n/locale.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import type { Block, EmailContent, FootLine, Piece } from '../../academy/emails/email-content.ts';
import { type Addressee, defineEmail, type EmailText, type Mailing } from '../../academy/emails/email.ts';
import { newsWords } from '../../academy/emails/news-words.ts';
import type { AcademySettings } from '../../academy/settings/settings.ts';
import { readBy, type Purpose, sampleName, type Texts, withName, type Written } from './broadcast.ts';
import { broadcastRecipients, broadcasts } from './broadcasts.table.ts';
import { newsToken } from './send-broadcasts.service.ts';
import { mayBeWrittenTo } from './segments.store.ts';

type BroadcastEmail = Addressee & { written: Written; publicOrigin: string; firstName: string | null };

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

function emailOf({ written, purpose, to, name, stop, publicOrigin, settings }: Making): BroadcastEmail {
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

/* Markdown as e-mails show it: paragraphs, headings, lists, bold, italics and links. Everything else becomes plain words. */

type Node = ReturnType<typeof fromMarkdown>['children'][number];
type Reading = { locale: Locale; publicOrigin: string };

/** Beyond these the parser's work grows faster than the text. */
const mostStars = 2_500;
const nestedLine = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){9}/m;
const isTame = (text: string): boolean =>
  !nestedLine.test(text) && (text.match(/[*_[\]]/g)?.length ?? 0) <= mostStars;

/** A page of the site by its path in the reader's language, the web, a mailbox or a telephone; undefined for the rest. */
function targetOf(address: string, { locale, publicOrigin }: Reading): string | undefined {
  if (/[\s\p{Cc}\\]/u.test(address)) return undefined;
  if (/^\/(?!\/)/.test(address)) return `${publicOrigin}${pathIn(locale, address)}`;
  if (/^(?:mailto|tel):./i.test(address)) return address;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
}

type Look = Omit<Piece, 'text'>;

function piecesOf(nodes: readonly Node[], reading: Reading, look: Look): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (node.type === 'break') return [{ ...look, text: '\n' }];
    if ('value' in node) return [{ ...look, text: node.value.replaceAll('\n', ' ') }];
    if (node.type === 'image') return node.alt ? [{ ...look, text: node.alt }] : [];
    if (!('children' in node)) return [];
    const inner = node.children as Node[];
    if (node.type === 'strong') return piecesOf(inner, reading, { ...look, bold: true });
    if (node.type === 'emphasis') return piecesOf(inner, reading, { ...look, italic: true });
    const href = node.type === 'link' ? targetOf(node.url, reading) : undefined;
    return piecesOf(inner, reading, href === undefined ? look : { ...look, href });
  });
}

/** Blocks inside an item of a list stand in one line. */
const itemOf = (nodes: readonly Node[], reading: Reading): Piece[] =>
  nodes.flatMap((node, at) => [...(at === 0 ? [] : [{ text: ' ' }]), ...piecesOf([node], reading, {})]);

const wordsOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

function blocksOf(node: Node, reading: Reading): Block[] {
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', text: wordsOf(piecesOf(node.children, reading, {})) }];
    case 'list': {
      const items = node.children.map((item) => itemOf(item.children, reading));
      return [{ kind: 'list', ordered: node.ordered === true, items }];
    }
    case 'blockquote':
      return node.children.flatMap((inner) => blocksOf(inner, reading));
    default: {
      const pieces = piecesOf([node], reading, {});
      return wordsOf(pieces).trim() === '' ? [] : [{ kind: 'rich', pieces }];
    }
  }
}

/** `publicOrigin`: 'https://derb.example', before links to pages of the site. A text that is hard to parse is shown unformatted. */
export function blocksOfMarkdown(text: string, reading: Reading): Block[] {
  if (isTame(text)) return fromMarkdown(text).children.flatMap((node) => blocksOf(node, reading));
  return text
    .split(/\n[ \t]*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ kind: 'rich', pieces: [{ text: paragraph }] }));
}

function write({ written, publicOrigin, firstName }: BroadcastEmail): EmailText {
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
  async load(mailing, input): Promise<BroadcastEmail | null> {
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
    return emailOf({ written, purpose, to, name, stop, publicOrigin, settings });
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
  const email = emailOf({ written, purpose, to: '', name, stop, publicOrigin, settings });
  return broadcast.contentFor(email, settings);
}

const testMark = { en: '[Test]', ar: '[تجربة]', fr: '[Test]' } as const;

const broadcastTest = defineEmail({
  name: 'broadcast-test',
  async load({ db, publicOrigin }, input): Promise<BroadcastEmail | null> {
    const [id, to] = [String(input['broadcast']), String(input['to'])];
    const locale = locales.find((one) => one === input['locale']);
    if (!isUuid(id) || locale === undefined) return null;
    const [text] = await db.select().from(broadcasts).where(eq(broadcasts.id, id));
    const written = text && readBy(locale, text);
    if (!text || written?.locale !== locale) return null;
    const stop = `${publicOrigin}${pathIn(locale, '/news-emails/test')}`;
    const settings = await readSettings(db);
    const name = sampleName[locale];
    return emailOf({ written, purpose: text.purpose, to, name, stop, publicOrigin, settings });
  },
  write(email) {
    const text = write(email);
    return { ...text, subject: `${testMark[email.locale]} ${text.subject}` };
  },
});

export const broadcastEmails = [broadcast, broadcastTest];
