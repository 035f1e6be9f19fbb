/**
 * What the log keeps of a change: the fields that differ, with short values before and after. Secrets and what people wrote to
 * each other are never stored: of such fields the log only shows that they changed.
 */
import type { Locale } from '../../platform/i18n/locale.ts';
import { shortened } from '../../platform/text/typed-text.ts';

export type LoggedValue = string | number | boolean | null;
export type LoggedFields = Record<string, LoggedValue>;

/** What a service passes: plain data. */
export type Fields = Readonly<Record<string, unknown>>;

/** A text by language, as fields of the log: 'title.fr'. */
export const byLanguage = (field: string, texts: Partial<Record<Locale, string>>): Fields =>
  Object.fromEntries(Object.entries(texts).map(([locale, text]) => [`${field}.${locale}`, text]));

/** Stands for a value that the log does not store. */
export const notKept = '[not kept]';

/** The name under which the log counts the changed fields that it left out. */
export const moreFields = 'moreFields';

const most = { fields: 30, name: 60, text: 300 };

/** Words in field names whose values are secrets, payment details or texts of e-mails; in the singular. */
const secretWords = new Set(
  [
    'token secret password otp seal sealed cookie session code hash passkey meeting',
    'cvv cvc pan iban rib account proof payout',
    'html body message text letter reply answer',
  ].flatMap((words) => words.split(' ')),
);

/** 'accessCodes' is 'access' and 'code'. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .map((word) => word.replace(/s$/, ''));

const isSecret = (name: string): boolean =>
  /card.?number/i.test(name) || wordsOf(name).some((word) => secretWords.has(word));

/** Removes what the database cannot store: zero bytes and half of a surrogate pair. */
export const shortText = (text: string, longest: number): string => {
  const clean = text.replaceAll('\0', '').toWellFormed();
  return shortened(clean, longest);
};

function plain(value: unknown): LoggedValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean') return value;
  const text =
    typeof value === 'string' ? value : value instanceof Date ? isoOf(value) : (JSON.stringify(value) ?? '');
  return shortText(text, most.text);
}

const isoOf = (at: Date): string => (Number.isNaN(at.getTime()) ? '' : at.toISOString());

const own = (fields: Fields, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : null);
const same = (one: unknown, other: unknown): boolean => whole(one) === whole(other);
const whole = (value: unknown): string =>
  JSON.stringify(value instanceof Date ? isoOf(value) : (value ?? null));

function kept(fields: Fields | null, names: readonly string[], isOpen: IsOpen): LoggedFields | null {
  if (fields === null) return null;
  const pairs = names
    .filter((name) => Object.hasOwn(fields, name))
    .map((name): [string, LoggedValue] => {
      const value = plain(fields[name]);
      return [
        shortText(name, most.name),
        value !== null && !isOpen(name) && isSecret(name) ? notKept : value,
      ];
    });
  return Object.fromEntries(pairs);
}

/** Fields kept whole whatever their names, and before all others. */
export type IsOpen = (name: string) => boolean;
const noneIsOpen: IsOpen = () => false;

/**
 * `before` null: created; `after` null: deleted. Whole values are compared, short ones kept. Equal fields are left out, so no
 * change is `{}` twice.
 */
export function loggedChange(
  before: Fields | null,
  after: Fields | null,
  isOpen: IsOpen = noneIsOpen,
): { before: LoggedFields | null; after: LoggedFields | null } {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((name) => before === null || after === null || !same(own(before, name), own(after, name)))
    .toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)));
  if (names.length <= most.fields)
    return { before: kept(before, names, isOpen), after: kept(after, names, isOpen) };
  const first = names.slice(0, most.fields - 1);
  const rest = { [moreFields]: names.length - first.length };
  return {
    before: before && { ...kept(before, first, isOpen), ...rest },
    after: after && { ...kept(after, first, isOpen), ...rest },
  };
}
