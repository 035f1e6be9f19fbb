/** Removes personal data from a text that is kept: an answer of a bank, a note about an order. */
/** Replaces what was removed. */
export const takenOut = '[erased]';

/** Spellings of a text in a form, in a URL and in JSON. */
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

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const isLatin = (sign: string | undefined): boolean => sign !== undefined && /^[\x21-\x7e]$/.test(sign);

/**
 * Escapes (percent and JSON) of characters that no address contains, so that their last digits do not count as the beginning of an
 * address: '%20salma@…' is a space and the address, '%2Bsalma@…' is a longer address.
 */
const writtenSigns = String.raw`%(?:[01][0-9a-f]|2[02689cf]|3[a-f]|5[bd]|7[bcd])|(?<!\\)\\(?:[bfnrt]|u00(?:0[0-9a-f]|2[0268-9c]|3[a-f]))`;
/** Escapes of letters in other scripts: an Arabic word directly before a Latin address is not part of it. */
const writtenEmails = String.raw`%[89a-f][0-9a-f]|\\u(?:00[89a-f]|0[1-9a-f][0-9a-f]|[1-9a-f][0-9a-f]{2})[0-9a-f]`;

/**
 * Every spelling of an address or a number as a whole: 'lma@example.com' is not in 'salma@example.com', nor 'salma@example.com' in
 * 'salma@example.com.ma'. A dot that ends a sentence ends the address too.
 */
function exactly(address: string): string {
  const letters = (sign: string | undefined) =>
    isLatin(sign) ? String.raw`\w` : String.raw`\p{L}\p{M}\p{N}_`;
  const [first, last] = [letters(address.at(0)), letters(address.at(-1))];
  const written = isLatin(address.at(0)) ? `${writtenSigns}|${writtenEmails}` : writtenSigns;
  const begins = String.raw`(?<![${first}.+%-]|[${first}.+-]')|(?<=${written})`;
  const ends = String.raw`(?![${last}]|\.[${last}]|-+[${last}])`;
  // Where '@' is written '%40' a plus is a space, and the plus of an address '%2B'.
  const each = [...new Set(spellings(address))].map((spelling) => {
    const space = spelling.includes('%40') ? String.raw`|(?<=\+)` : '';
    return `(?:${begins}${space})${literally(spelling)}${ends}`;
  });
  return each.join('|');
}

/** Whether a text contains this whole address or number, in any spelling. */
export function naming(address: string): (text: string) => boolean {
  const pattern = new RegExp(exactly(address), 'iu');
  return (text) => pattern.test(text);
}

type NamedBy = {
  emails: readonly string[];
  /** E.164. */
  phones: readonly string[];
  /** Whole names as they were typed. */
  names: readonly string[];
};

/** A function that removes every spelling, in any case. Names shorter than three letters stay: they identify nobody. */
export function redactor({ emails, phones, names }: NamedBy): (text: string) => string {
  const others = [
    ...phones.flatMap(phoneSpellings),
    ...names.filter((name) => name.trim().length > 2).flatMap(spellings),
  ];
  const words = [...new Set(others)]
    .filter((one) => one !== '')
    .sort((a, b) => b.length - a.length)
    .map(literally);
  const all = [...emails.filter((one) => one !== '').map(exactly), ...words];
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
