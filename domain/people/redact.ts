/** Takes what names a person out of a text that is kept: an answer of a bank, a note about an order. */

/** What stands where something was taken out. */
export const takenOut = '[erased]';

/** As it may be spelt in a form, in an address and in JSON. */
function spellings(text: string): string[] {
  const encoded = encodeURIComponent(text);
  const escaped = text.replace(
    /[^\x20-\x7e]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const entities = text.replaceAll('@', '&#64;');
  return [text, encoded, encoded.replaceAll('%20', '+'), text.replaceAll(' ', '+'), escaped, entities];
}

/** A Moroccan number is also written without its country: '0612345678'. */
const phoneSpellings = (phone: string): string[] =>
  phone.length < 8
    ? []
    : [phone, phone.slice(1), ...(phone.startsWith('+212') ? [`0${phone.slice(4)}`] : [])].flatMap(spellings);

type NamedBy = {
  emails: readonly string[];
  /** E.164. */
  phones: readonly string[];
  /** Whole names as they were typed. */
  names: readonly string[];
};

/** A function that takes out every spelling, whatever its case. Names shorter than three letters are left: they say nothing. */
export function redactor({ emails, phones, names }: NamedBy): (text: string) => string {
  const wanted = [
    ...emails.flatMap(spellings),
    ...phones.flatMap(phoneSpellings),
    ...names.filter((name) => name.trim().length > 2).flatMap(spellings),
  ];
  const all = [...new Set(wanted)]
    .filter((one) => one !== '')
    .sort((a, b) => b.length - a.length)
    .map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (all.length === 0) return (text) => text;
  const pattern = new RegExp(all.join('|'), 'giu');
  return (text) => text.replace(pattern, takenOut);
}

/** The same for every text in a value of JSON; names of fields stay. */
export function redactAll<T>(value: T, redact: (text: string) => string): T {
  if (typeof value === 'string') return redact(value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => redactAll(one, redact)) as T;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, redactAll(one, redact)])) as T;
}
