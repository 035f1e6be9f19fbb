/** The academy's own texts of e-mails: read, changed, set back, looked at and sent to oneself. */
import type { ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { type Locale, inEach } from '../../platform/i18n/locale.ts';
import type { StaffMember } from '../../academy.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import { byLanguage } from '../../academy/staff/logged-change.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayEditSettings } from '../../academy/staff/who-may.ts';
import { type EmailContent, paragraph } from '../../academy/emails/email-content.ts';
import {
  type EditableEmail,
  type EmailGroup,
  emailGroups,
  type EmailLine,
  faultOfText,
  filledText,
  isSubject,
  linesOf,
  type OwnText,
  type TextFault,
  textToKeep,
  withOwnTexts,
} from '../../academy/emails/email-texts.ts';
import { sampleOf } from '../../academy/emails/email-fields.ts';
import { readOwnTexts, replaceOwnTexts } from '../../academy/emails/own-texts.service.ts';
import { contentOf } from '../../academy/emails/email.ts';
import { emailWords, withWords } from '../../email-words.ts';
import { type OutboxRow, readNewestEmails } from '../../selling/order-management/outbox-rows.service.ts';
import { postTestEmail } from '../../academy/emails/post-emails.service.ts';

export type EmailInTexts = { name: EditableEmail; group: EmailGroup; changed: Record<Locale, number> };

/** Every e-mail that can be written anew, with how many of its texts are the academy's own. */
export async function emailTextList({ database: { db } }: ServiceContext): Promise<EmailInTexts[]> {
  const own = await readOwnTexts(db);
  const count = (name: string, locale: Locale) =>
    own.filter((one) => one.email === name && one.locale === locale).length;
  return (Object.keys(emailGroups) as EmailGroup[]).flatMap((group) =>
    (Object.keys(emailGroups[group]) as EditableEmail[]).map((name) => ({
      name,
      group,
      changed: inEach((one) => count(name, one)),
    })),
  );
}

/** `samples`: a value for each of its fields, invented; `isOneLine`: a subject. */
type LineNow = EmailLine & { text: string; samples: Record<string, string>; isOneLine: boolean };

type Asked = { name: EditableEmail; locale: Locale };

async function linesNow(db: Handle, { name, locale }: Asked): Promise<LineNow[]> {
  const own = (await readOwnTexts(db)).filter((one) => one.email === name && one.locale === locale);
  return linesOf(name, locale).map((line) => ({
    ...line,
    isOneLine: isSubject(line.path),
    samples: samplesOf({ name, locale }, line.fields),
    text: own.find(({ path }) => path === line.path)?.text ?? line.delivered,
  }));
}

/** One e-mail in a language, as it is sent now and as it was delivered. */
export const emailTextsOf = ({ database }: ServiceContext, asked: Asked): Promise<LineNow[]> =>
  linesNow(database.db, asked);

type Written = Asked & {
  texts: Readonly<Record<string, string>>;
  /** The e-mail to make it from; left out: the usual one. */
  variant?: string | undefined;
};
type Faulty = { ok: false; faults: Record<string, TextFault> };

/** Of texts that differ from those delivered. */
function ownOf({ name, locale, texts }: Written): { ok: true; own: OwnText[] } | Faulty {
  const lines = linesOf(name, locale).flatMap((line) => {
    const typed = texts[line.path];
    return typed === undefined ? [] : [{ line, text: textToKeep(line, typed) }];
  });
  const faults = lines.flatMap(({ line, text }) => {
    const fault = faultOfText(line, text);
    return fault === null ? [] : [[line.path, fault] as const];
  });
  if (faults.length > 0) return { ok: false, faults: Object.fromEntries(faults) };
  const own = lines.filter(({ line, text }) => text !== line.delivered);
  return { ok: true, own: own.map(({ line: { path }, text }) => ({ email: name, locale, path, text })) };
}

/** Replaces the academy's own texts of this e-mail in this language; a text as delivered is set back. */
export async function saveEmailTexts(
  context: ServiceContext,
  { staff, ...written }: Written & { staff: StaffMember },
): Promise<{ ok: true } | Faulty> {
  // The staff API has checked this: getting here without the right is a bug.
  if (!mayEditSettings(staff)) throw new Error(`${staff.role} may not write e-mails.`);
  const { name, locale } = written;
  const read = ownOf(written);
  if (!read.ok) return read;
  const at = context.clock();
  await context.database.transaction(async (tx) => {
    const before = await linesNow(tx, written);
    const rows = read.own.map((one) => ({ ...one, changedBy: staff.email, changedAt: at }));
    await replaceOwnTexts(tx, written, rows);
    const changed = before.flatMap(({ path, text, delivered }) => {
      const next = read.own.find((one) => one.path === path)?.text ?? delivered;
      return next === text ? [] : [{ text, next }];
    });
    if (changed.length === 0) return;
    await writeStaffLog(tx, {
      id: context.uuid(),
      at,
      staff,
      act: 'change-email-text',
      subject: name,
      before: byLanguage('body', { [locale]: changed.map(({ text }) => text).join(' · ') }),
      after: byLanguage('body', { [locale]: changed.map(({ next }) => next).join(' · ') }),
      isOpen: () => true,
    });
  });
  return { ok: true };
}

const samplesOf = ({ name, locale }: Asked, fields: readonly string[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, sampleOf(name, locale, field)]));

/** As many of the newest are looked through. */
const mostLookedAt = 30;

/** Signs that no text holds: in a finished e-mail they say of which texts it was made. */
const markOf = (at: number): string => String.fromCharCode(0xe000 + at);

/** An e-mail as it was sent in other words than the usual: another way to pay, or that nothing is to be paid. */
type Variant = {
  /** Of the newest e-mail of this kind. */
  id: string;
  subject: string;
  /** The texts that the usual one does not have. */
  differs: string[];
};

type Ways = { usual: OutboxRow | null; variants: (Variant & { row: OutboxRow })[] };

/** How this e-mail was sent lately in this language: usual is what has the most of its general texts, and one of its own at all. */
async function waysOf(
  context: ServiceContext,
  { name, locale, texts }: Written,
  others: readonly OwnText[],
): Promise<Ways> {
  const lines = linesOf(name, locale);
  const marked = lines.map(({ path, delivered }, at) => {
    const text = `${markOf(at)}${texts[path] ?? delivered}`;
    return { email: name, locale, path, text };
  });
  const words = withOwnTexts([...others, ...marked]);
  const found = new Map<string, { row: OutboxRow; subject: string; paths: string[] }>();
  for (const row of await readNewestEmails(context.database.db, name, mostLookedAt)) {
    const made = await withWords(words, () => context.emailInWords(row)).catch(() => null);
    if (made?.content?.parts[0].locale !== locale) continue;
    const json = JSON.stringify(made.content);
    const paths = lines.flatMap(({ path }, at) => (json.includes(markOf(at)) ? [path] : []));
    const subject = made.subject.replace(/[\uE000-\uE0FF]/gu, '');
    if (!found.has(paths.join())) found.set(paths.join(), { row, subject, paths });
  }
  const general = ({ paths }: { paths: string[] }) => paths.filter((path) => !path.includes('/')).length;
  // Of several, the one whose texts stand first.
  const firstOf = (paths: readonly string[], others: readonly string[]) =>
    lines.findIndex(({ path }) => paths.includes(path) && !others.includes(path));
  const all = [...found.values()].toSorted(
    (one, other) =>
      general(other) - general(one) || firstOf(one.paths, other.paths) - firstOf(other.paths, one.paths),
  );
  const usual = all.find(({ paths }) => paths.length > 0);
  const variants = all
    .filter((one) => one !== usual)
    .map(({ row, subject, paths }) => {
      const differs = paths.filter((path) => !usual?.paths.includes(path));
      return { id: row.id, subject, differs, row };
    });
  return { usual: usual?.row ?? null, variants };
}

/** Where none was sent yet in this language: its texts one below the other, with invented values. */
async function bare(context: ServiceContext, { name, locale, texts }: Written): Promise<EmailContent> {
  const lines = linesOf(name, locale).map(({ path, delivered, fields }) => ({
    path,
    text: filledText(texts[path] ?? delivered, samplesOf({ name, locale }, fields)),
  }));
  // 'bank/subject' and 'subjectBefore' are subjects, too: the first one stands for all.
  const isOf = (part: string, path: string) => new RegExp(`(^|/)${part}|${part}$`, 'i').test(path);
  const of = (part: string) => lines.find(({ path }) => isOf(part, path))?.text ?? '';
  const rest = lines.filter(({ path }) => !['subject', 'preview', 'heading'].some((one) => isOf(one, path)));
  return {
    subject: of('subject'),
    preview: of('preview'),
    siteName: (await readSettings(context.database.db)).siteName[locale],
    parts: [{ locale, heading: of('heading'), blocks: rest.map(({ text }) => paragraph(text)) }],
    foot: [],
  };
}

type Previewed = { ok: true; content: EmailContent; isReal: boolean; variants: Variant[] } | Faulty;

/**
 * The e-mail as it would be with these texts, saved or not; one that is left out is as saved. Made from the newest one that was sent
 * in that language the usual way, or as `variant`, without the keys of its links.
 */
export async function previewEmail(context: ServiceContext, typed: Written): Promise<Previewed> {
  const all = await readOwnTexts(context.database.db);
  const isThis = ({ email, locale }: OwnText) => email === typed.name && locale === typed.locale;
  const saved = all.filter(isThis).map(({ path, text }) => [path, text] as const);
  const written = { ...typed, texts: { ...Object.fromEntries(saved), ...typed.texts } };
  const read = ownOf(written);
  if (!read.ok) return read;
  const others = all.filter((one) => !isThis(one));
  const { usual, variants } = await waysOf(context, written, others);
  const chosen = variants.find(({ id }) => id === typed.variant)?.row ?? usual;
  const words = withOwnTexts([...others, ...read.own]);
  const made = chosen && (await withWords(words, () => context.emailInWords(chosen)));
  const content = made?.content ?? null;
  return {
    ok: true,
    content: content ?? (await bare(context, written)),
    isReal: content !== null,
    variants: variants.map(({ row: _row, ...variant }) => variant),
  };
}

/** Sends a short e-mail to whoever asks, with the sender, the signature and the look that are saved. */
export async function testSender(
  context: ServiceContext,
  { staff, locale }: { staff: StaffMember; locale: Locale },
): Promise<void> {
  // The staff API has checked this: getting here without the right is a bug.
  if (!mayEditSettings(staff)) throw new Error(`${staff.role} may not test the settings.`);
  const { heading, text, why, ...words } = emailWords[locale].senderTest;
  const content = contentOf(
    () => ({ ...words, heading, blocks: [paragraph(text)] }),
    { to: [staff.email], locale, why },
    await readSettings(context.database.db),
  );
  if (content === null) return;
  await postTest(context, { staff, content, subject: 'email-test' });
}

type Test = { staff: StaffMember; content: EmailContent; subject: string };

async function postTest(context: ServiceContext, { staff, content, subject }: Test): Promise<void> {
  const id = context.uuid();
  await context.database.transaction(async (tx) => {
    await postTestEmail(tx, { id, to: staff.email, content }, context.clock());
    const line = { id: context.uuid(), at: context.clock(), staff, act: 'test-email' } as const;
    await writeStaffLog(tx, { ...line, subject });
  });
}

/** Sends that preview to whoever asks. */
export async function testEmail(
  context: ServiceContext,
  { staff, ...written }: Written & { staff: StaffMember },
): Promise<{ ok: true } | Faulty> {
  const seen = await previewEmail(context, written);
  if (!seen.ok) return seen;
  await postTest(context, { staff, content: seen.content, subject: written.name });
  return { ok: true };
}
