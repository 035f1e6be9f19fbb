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
  'bodyAr',
  'bodyEn',
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
  'textAr',
  'textEn',
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
