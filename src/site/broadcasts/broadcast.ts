/** E-mails that staff write to many learners: to whom, by which rule of law 09-08, and in which language each is read. */
import { type Locale, locales, readingOrder } from '../../platform/i18n/locale.ts';

/** 'news' needs the reader's agreement; 'course' is about something they have, and is part of the service. */
export const purposes = ['news', 'course'] as const;
export type Purpose = (typeof purposes)[number];

/** `segment_of` names the course, the group, the tag, or the days of 'idle'; it is empty for the others. */
export const segments = [
  'everybody',
  'buyers',
  'cohort',
  'members',
  'unfinished',
  'idle',
  'waitlist',
  'tag',
] as const;
export type SegmentKind = (typeof segments)[number];
export type Segment = { kind: SegmentKind; of: string };

/** Those who have what the message is about. */
const ofOwners: ReadonlySet<SegmentKind> = new Set(['buyers', 'cohort', 'members', 'unfinished']);
const withoutOf: ReadonlySet<SegmentKind> = new Set(['everybody', 'members']);

/** Only owners of something can be written to without their agreement. */
export const maySuit = (purpose: Purpose, kind: SegmentKind): boolean =>
  purpose === 'news' || ofOwners.has(kind);

export const needsOf = (kind: SegmentKind): boolean => !withoutOf.has(kind);

/** Days without a purchase, 1 to 3,650; null for anything else. */
export function idleDays(of: string): number | null {
  const days = /^\d{1,4}$/.test(of) ? Number(of) : 0;
  return days >= 1 && days <= 3_650 ? days : null;
}

export const broadcastStates = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const;
export type BroadcastState = (typeof broadcastStates)[number];

/** 'skipped': their turn came when they no longer wanted it, or it was stopped. 'bounced': refused for good. */
export const recipientStates = ['waiting', 'queued', 'sent', 'skipped', 'failed', 'bounced'] as const;
export type RecipientState = (typeof recipientStates)[number];

/** How many it went to. 'waiting': their turn has not come, also once it was stopped. */
export type Counts = Record<'all' | Exclude<RecipientState, 'queued'>, number>;

export const longestSubject = 150;
export const longestText = 12_000;

type ByLanguage = Partial<Record<Locale, string>>;
export type Texts = { subject: ByLanguage; text: ByLanguage };
export type Written = { locale: Locale; subject: string; text: string };

const isFilled = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

/** The languages in which both subject and text are written. */
export const writtenIn = ({ subject, text }: Texts): Written[] =>
  locales
    .map((locale) => ({ locale, subject: subject[locale] ?? '', text: text[locale] ?? '' }))
    .filter((one) => isFilled(one.subject) && isFilled(one.text));

/** What is read by somebody of that language: their own, else the one that is written. Null: nothing is. */
export function readBy(locale: Locale, texts: Texts): Written | null {
  const written = writtenIn(texts);
  const [shown] = readingOrder(locale).flatMap((one) => written.filter((each) => each.locale === one));
  return shown ?? null;
}

type Missing = 'required' | 'unknown-field';

/** A field in braces that is not {name}: it would be read as it stands. */
const strange = /\{(?!name\})\w{1,20}\}/;

/**
 * What keeps it from being sent, by field, 'text.fr': a language is written whole or not at all, and one has to be; a field in
 * braces is {name}.
 */
export function missingIn({ subject, text }: Texts): Record<string, Missing> {
  const fields = locales.flatMap((locale) => [
    { name: `subject.${locale}`, typed: subject[locale], other: text[locale] },
    { name: `text.${locale}`, typed: text[locale], other: subject[locale] },
  ]);
  if (!fields.some(({ typed }) => isFilled(typed))) return { subject: 'required', text: 'required' };
  return Object.fromEntries(
    fields.flatMap(({ name, typed, other }): [string, Missing][] => {
      if (strange.test(typed ?? '')) return [[name, 'unknown-field']];
      return isFilled(typed) || !isFilled(other) ? [] : [[name, 'required']];
    }),
  );
}

/** Puts the first name where {name} stands; without one it goes, with the comma and the space beside it. */
export const withName = (text: string, name: string | null): string =>
  name === null
    ? text.replaceAll(/^\{name\}[,،]?[ \t]*|[,،]?[ \t]*\{name\}/gmu, '')
    : text.replaceAll('{name}', name);

/** Whom a preview and a test greet. */
export const sampleName = { en: 'Salma', ar: 'سلمى', fr: 'Salma' } as const;

/** How many may be queued now, and since when others count, so that no more than `perMinute` leave. */
export function batchOf(perMinute: number): { windowMs: number; most: number } {
  const windowMs = Math.max(10_000, Math.ceil(60_000 / perMinute));
  return { windowMs, most: Math.max(1, Math.floor((perMinute * windowMs) / 60_000)) };
}
