/**
 * The door for what people type and paste: marks that nobody sees, halves of characters, and where a text may be cut. Requests are
 * cleaned by `cleaned` before any rule looks; rules that read what did not come by a request call `oneLine` or `severalLines`.
 */

/** All that Unicode calls ignorable or a mark of direction: word processors and messengers put them beside what is copied. */
const marks = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu;
/** What joins letters and emoji, or chooses how they look. */
const joining = String.raw`\u034F\u180B-\u180D\u180F\u200C\u200D\uFE00-\uFE0F\u{E0020}-\u{E007F}\u{E0100}-\u{E01EF}`;
const atBegin = /^[\s\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]+/u;
const endsBare = new RegExp(
  String.raw`^(?:\s|(?![${joining}])[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}])$`,
  'u',
);
/** Half of a character beyond the first 65,536, as a cut leaves it. The database refuses it in JSON. */
const halves = /\p{Cs}/gu;

/** Without marks and halves; spaces stay as they are. */
export const withoutMarks = (typed: string): string => typed.replace(halves, '').replace(marks, '');

/** What a field of one line holds: without marks, in one spelling, every white space one space. */
export const oneLine = (typed: string): string =>
  withoutMarks(typed)
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Where the spaces and marks at the end begin; by steps, since a pattern would try each space of a long text. */
function endOf(text: string): number {
  let end = text.length;
  while (end > 0) {
    const before = end - (/[\uDC00-\uDFFF]/.test(text.charAt(end - 1)) ? 2 : 1);
    if (!endsBare.test(text.slice(before, end))) break;
    end = before;
  }
  return end;
}

/** Without marks before the first and behind the last letter; spaces stay. */
function bareAtEnds(typed: string): string {
  const text = typed.replace(halves, '').replace(atBegin, (run) => run.replace(marks, ''));
  const end = endOf(text);
  return text.slice(0, end) + text.slice(end).replace(marks, '');
}

/** What a field of several lines holds: joiners and marks within stay, since emoji and mixed scripts need them; ends are bare. */
export const severalLines = (typed: string): string =>
  bareAtEnds(typed.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, ''))
    .normalize('NFC')
    .trim();

/** A text of our own or a title on one line: the header of an e-mail must not break. Its spaces and marks of direction stay. */
export const onOneLine = (text: string): string => text.replace(/\s*[\p{Cc}\u2028\u2029]+\s*/gu, ' ').trim();

/** A subject or a title that somebody typed. */
export const titleLine = (typed: string): string => onOneLine(withoutMarks(typed)).normalize('NFC');

/**
 * At most so many units of UTF-16, never through a character as readers see it: an emoji with its skin, a letter with its vowel
 * signs. A text that is short enough comes back as it is.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // A character is rarely longer than that; a tower of accents is cut where the database can bear it.
  const near = text.slice(0, most + 64);
  let end = 0;
  for (const { index } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(near)) {
    if (index > most) break;
    end = index;
  }
  return end > 0 || most < 64 ? text.slice(0, end) : text.slice(0, most).replace(halves, '');
}

/** The same with ' …' where something was cut, which counts. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${cutText(text, most - 1).trimEnd()}…`;

/** Whether a text says anything: a letter, a digit, a sign. */
export const saysSomething = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Names of fields that may hold several lines, and of groups whose own rules tell which of their texts may. */
const ofSeveralLines = new Set([
  'about',
  'body',
  'content',
  'experience',
  'giftNote',
  'message',
  'note',
  'notes',
  'preferredTimes',
  'proof',
  'reason',
  'record',
  'sentence',
  'settings',
  'source',
  'text',
  'texts',
  'why',
]);

const cleanedText = (typed: string, isLong: boolean): string =>
  isLong || typed.includes('\n') ? bareAtEnds(typed) : withoutMarks(typed);

/**
 * A value of JSON or a form as rules may read it: texts without halves of characters, of one line without marks, of several without
 * them at their ends. `isLong`: within a field that may hold several lines.
 */
export function cleaned(value: unknown, isLong = false): unknown {
  if (typeof value === 'string') return cleanedText(value, isLong);
  if (Array.isArray(value)) return value.map((one: unknown) => cleaned(one, isLong));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      withoutMarks(name),
      cleaned(one, isLong || ofSeveralLines.has(name)),
    ]),
  );
}

/** One field by its name. */
export const cleanedField = (name: string, typed: string): string =>
  cleanedText(typed, ofSeveralLines.has(name));

/** Whether `cleaned` could change a text: nearly none. */
export const mayHoldMarks = (text: string): boolean =>
  /[\0\p{Cs}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]|\\u/u.test(text);

/* Signs that keyboards, programs and pages put into numbers and codes, and that mean nothing. */

const isDigit = (point: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(point));

/** Digits of every script come in runs of ten, zero first. */
function latinDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (isDigit(first - 1)) first -= 1;
  return String((point - first) % 10);
}

/** Digits of every script as ours. */
export const latinDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, latinDigit);

/**
 * What may stand between the parts of a number or a code, for a class of characters: spaces of all kinds, hyphens and dashes, the
 * minus, underscore, point, slash and colon.
 */
export const betweenParts = String.raw`\s\p{Pd}\u2212_./\\:`;

/* A UUID as the database writes it, in lower case with hyphens. Queries with anything else would raise a database error. */

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** The UUID of 32 hexadecimal digits. */
export const uuidOfHex = (digits: string): string =>
  digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/*
 * A web address as people type it on a phone: 'linkedin.com/in/layla' is completed, since only its beginning is hard to type.
 * What names another scheme, or is no address, stays as it is for the field's own rule to refuse.
 */

export function withScheme(typed: string): string {
  if (typed.startsWith('//')) return `https:${typed}`;
  const hasScheme = /^[a-z][a-z0-9+-]*:/i.test(typed);
  return !hasScheme && /^[^\s/@?#]+\.[^\s/@?#]{2,}([/?#]|$)/u.test(typed) ? `https://${typed}` : typed;
}

/** Characters that no text needs: those that are invisible or change the order of what follows; joiners stay. */
const unwanted = /[\u00AD\u200B\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFC]/gu;

/** Letters carry two or three marks in any language; more of them would cover the lines above. */
const towers = /(\p{M}{4})\p{M}+/gu;

/** Line ends as '\n', at most one empty line between paragraphs, lines trimmed. Cleaning twice changes nothing. */
export function cleanText(text: string): string {
  return severalLines(text.replace(/\u2028|\u2029/g, '\n').replace(/\t/g, ' '))
    .replace(unwanted, '')
    .replace(towers, '$1')
    .replace(/[^\S\n]+$/gmu, '')
    .replace(/^[^\S\n]+/gmu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** One line: the alternative text of a picture. */
export const cleanLine = (text: string, most: number): string =>
  cutText(oneLine(text).replace(towers, '$1'), most).trim();
