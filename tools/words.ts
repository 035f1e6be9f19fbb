/**
 * `npm run words`: checks every sentence of the site, the e-mails, the staff console and the sample academy against docs/glossary.md:
 * no term of its columns "not", one way to write amounts and per cent, buttons in sentence case. Ends with 1 when it finds something.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

type Language = 'en' | 'ar' | 'fr';
type Sentence = { file: string; line: number; text: string; language: Language; isButton: boolean };
type Rule = { language: Language; term: string; instead: string; isIn: (text: string) => boolean };
export type Hit = { file: string; line: number; term: string; instead: string; text: string };

const files = [
  'src/**/words.{en,ar,ary,fr}.ts',
  'src/**/*.words.{en,ar,fr}.ts',
  'src/catalogue/courses/*.darija.ts',
  'console/src/words/**/{en,ar,fr,admin-ar}.ts',
  'content/sample/**/*.{ts,md}',
];

/** Short vowels and shadda: written or not, a word is the same. */
const withoutMarks = (text: string): string => text.replace(/[\u064b-\u0652\u0670\u0640]/gu, '');

const isArabic = (text: string): boolean => /[\u0621-\u064a]/u.test(text);
const isFrench = (file: string): boolean => /[./]fr\.(?:ts|md)$/.test(file);
const languageOf = ({ text, inFrench }: { text: string; inFrench: boolean }): Language =>
  isArabic(text) ? 'ar' : inFrench ? 'fr' : 'en';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Finds the term as a whole word; in Arabic also after the prefixes that are written with it. */
function finder(term: string, language: Language): Rule['isIn'] {
  if (language !== 'ar') {
    const latin = new RegExp(String.raw`(?<![\p{L}\d_-])${escaped(term)}(?![\p{L}\d_])`, 'iu');
    return (text) => latin.test(text);
  }
  const prefixes = '[وف]?[بلك]?(?:ال|لل)?';
  const arabic = new RegExp(String.raw`(?<!\p{L})${prefixes}${escaped(withoutMarks(term))}(?!\p{L})`, 'u');
  return (text) => arabic.test(withoutMarks(text));
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const termsOf = (cell: string, separator: RegExp): string[] =>
  cell
    .replace(/\([^)]*\)/g, '')
    .split(separator)
    .map((term) => term.trim())
    .filter((term) => term !== '');

/** The rules of the glossary's tables, and the files that its last section allows a term in. */
export function readGlossary(text: string): { rules: Rule[]; allowed: Map<string, string[]> } {
  const rules: Rule[] = [];
  const allowed = new Map<string, string[]>();
  let inFrench = false;
  for (const line of text.split('\n')) {
    const exception = /^- `([^`]+)`: (.*)$/u.exec(line);
    if (exception?.[1] !== undefined) allowed.set(exception[1], termsOf(exception[2] ?? '', /,/));
    if (!line.startsWith('|') || /^\|[\s|-]+$/.test(line)) continue;
    const [, english = '', arabic = '', notEnglish = '', notArabic = ''] = cellsOf(line);
    if (english === 'English') continue;
    if (english === 'French') {
      inFrench = true;
      continue;
    }
    if (inFrench) {
      for (const term of termsOf(arabic, /,/))
        rules.push({ language: 'fr', term, instead: english, isIn: finder(term, 'fr') });
      continue;
    }
    for (const term of termsOf(notEnglish, /,/))
      rules.push({ language: 'en', term, instead: english, isIn: finder(term, 'en') });
    for (const term of termsOf(notArabic, /،/))
      rules.push({ language: 'ar', term, instead: arabic, isIn: finder(term, 'ar') });
  }
  return { rules, allowed };
}

/** A slug, an address, the name of an icon: nobody reads it as a word. */
const isName = (text: string): boolean => /^[\w./:#@-]*$/.test(text) && !/^[A-Z]?[a-z]+$/.test(text);

/** The texts inside a function that fills in values: its quoted strings, and the pieces of its templates. */
const textsOfFunction = (code: string): string[] =>
  [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/gu)].flatMap(([, quoted, template]) =>
    (quoted === undefined ? (template ?? '').split(/\$\{[^}]*\}/u) : [quoted])
      // A template inside another leaves code.
      .filter((one) => !one.includes('${'))
      .map((one) =>
        one.replace(/\\u([\da-f]{4})/giu, (_, code: string) =>
          String.fromCodePoint(Number.parseInt(code, 16)),
        ),
      ),
  );

type Found = { text: string; isButton: boolean; inFrench: boolean };

function* textsOf(value: unknown, isButton: boolean, inFrench: boolean): Generator<Found> {
  if (typeof value === 'string') yield { text: value, isButton, inFrench };
  else if (typeof value === 'function')
    for (const text of textsOfFunction(value.toString())) yield { text, isButton, inFrench };
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      yield* textsOf(inner, isButton || /^(buttons|cta|submit|action)$/.test(key), inFrench || key === 'fr');
}

async function sentencesOfCode(file: string, text: string): Promise<Sentence[]> {
  const lines = text.split('\n');
  const module: object = await import(pathToFileURL(path.resolve(file)).href);
  return (
    [...textsOf({ ...module }, false, isFrench(file))]
      .filter(({ text: each }) => !isName(each))
      .map((one) => {
        const start = one.text.slice(0, 30).split(/['\n\\]/)[0] ?? '';
        const line = lines.findIndex((each) => each.includes(start)) + 1;
        return { file, line, ...one, language: languageOf(one) };
      })
      // Where files only gather others, each sentence belongs to the other file.
      .filter(({ line }) => line > 0)
  );
}

const sentencesOfMarkdown = (file: string, text: string): Sentence[] =>
  text.split('\n').map((line, index) => ({
    file,
    line: index + 1,
    text: line,
    language: languageOf({ text: line, inFrench: isFrench(file) }),
    isButton: false,
  }));

/** Names that keep their capital inside a button. */
const names =
  /^(WhatsApp|WafaCash|Cash|Plus|Clarity|Community|LinkedIn|PDF|MAD|RIB|CIN|CMI|Visa|Mastercard|Google|YouTube|I|Derb)$/;

/** Verbs of «you» and «I» whose ت has no vowel, and every verb after «أنك». */
const spokenTo =
  /(?<![\u0621-\u0652])(?:[وف]?ل?(?:كن|شئ|لس|أرد|احتج|رأي|أعطي|أنهي|اشتري|زر|اختر|استطع|غب|تلقّي)|(?:أنك|لأنك|بأنك)(?: قد)? [\u0621-\u0652]{3,6})ت(?![\u064b-\u0652])(?:ه|ها|نا|ني)?(?![\u0621-\u0652])/u;

/** How French is set, and what would be another language in it, or speak to one person as a friend. */
const french: readonly (readonly [fault: RegExp, instead: string])[] = [
  [/(?<=[^\s\u202f!?.…])[;!?](?=\s|$)/u, 'a narrow no-break space (U+202F) before ; ! ?'],
  [/(?<=[^\u00a0]):(?=\s|$)/u, 'a no-break space (U+00A0) before :'],
  [/«(?=[^\u00a0])|(?<=[^\u00a0])»/u, 'no-break spaces (U+00A0) inside « »'],
  [/(?<=\p{L})'(?=\p{L})/u, 'the apostrophe ’'],
  [/\p{L}·\p{L}+/u, 'a word of one form, or both in full'],
  [/(?<![\p{L}-])(?:tu|toi|te|tes)(?![\p{L}-])/iu, 'vous'],
  [/(?<=\s)(?:the|your|and|with|this|please|of|you)(?![\p{L}’-])/iu, 'French'],
];

/** What no table can say: how amounts, per cent, buttons and the vowels of the reader are written. */
export function faultsOf({
  file,
  text,
  language,
  isButton,
}: Omit<Sentence, 'line'>): { term: string; instead: string }[] {
  const faults: { term: string; instead: string }[] = [];
  const amount = /(?<![\d.,/-])[1-9]\d{0,2}[.,]\d{3}(?![\d.,]*\d)/.exec(text)?.[0];
  if (amount !== undefined) faults.push({ term: amount, instead: 'a thin space (U+202F) between thousands' });
  // The sample's lessons quote other languages.
  if (language === 'fr' && !file.startsWith('content/'))
    for (const [wrong, instead] of french) {
      const found = wrong.exec(text)?.[0];
      if (found !== undefined) faults.push({ term: found, instead });
    }
  const centimes =
    language === 'en' ? /(?<!\d)\d+,\d{2}(?![\d,]|\u00a0DH)/ : /(?<!رقم )(?<![\d.])\d+\.\d{2}(?![\d.])/;
  const decimal = centimes.exec(text)?.[0];
  if (decimal !== undefined)
    faults.push({ term: decimal, instead: language === 'en' ? 'a point: 0.50' : 'a comma: 0,50' });
  if (/\d ?٪|\d %/.test(text)) faults.push({ term: '%', instead: 'the sign % at its number' });
  if (/أنتِ/.test(text) && file.startsWith('src/')) faults.push({ term: 'أنتِ', instead: 'أنت' });
  // Nobody else has these forms («كانت»، «شاءت»): the vowel tells «you» from «I», and so it is written.
  const reader = language === 'ar' && file.endsWith('words.ar.ts') ? spokenTo.exec(text)?.[0] : undefined;
  if (reader !== undefined)
    faults.push({ term: reader, instead: 'a kasra on the ت of the reader, a damma on that of the writer' });
  if (language === 'en' && isButton && !/[.?!:]/.test(text)) {
    const capital = text
      .trim()
      .split(/\s+/)
      .slice(1)
      .find((word) => /^[A-Z][a-z]/.test(word) && !names.test(word));
    if (capital !== undefined) faults.push({ term: capital, instead: 'sentence case' });
  }
  return faults;
}

/**
 * Verbs that speak to one woman: imperatives that begin with an alif («اختاري»), by their form; the others («راجعي») by their
 * stem, for adjectives end like them («تجاري»); the present («تريدين») and the past («كتبتِ»).
 */
const toAWoman = {
  withAlif: /(?<!\p{L})[وف]?[اأ](?!ل)\p{L}{2,6}(?:ي|يها?|يهم|يهما|يني|ينا)(?!\p{L})/gu,
  byStem:
    /(?<!\p{L})[وف]?(?:بدل|تابع|تأكد|تجاهل|تحقق|تذكر|تواصل|تصل|توقف|جدد|جرب|جهز|حاول|حدث|حدد|حرر|حضر|حمل|حول|خذ|خصص|دع|دون|راجع|راسل|رتب|ركب|سجل|سلم|سم|شارك|شغل|صحح|صدر|صغر|صف|صل|صور|ضع|عد|عدل|علق|علم|عودي|عين|غادر|غير|فعل|قارن|قدم|قرر|قس|قسم|قول|كبر|كرر|كون|لخص|مرر|نظم|نفذ|وافق|وزع|وقع)ي(?:ها?|هم|هما|ني|نا)?(?!\p{L})/gu,
  present: /(?<!\p{L})[وفس]?ت\p{L}{2,6}ين(?:ها?|هم|ني|نا)?(?!\p{L})/gu,
  past: /(?<!\p{L})\p{L}+تِ(?:ها?)?(?!\p{L})/gu,
};
/** Nouns and adjectives of the same form: «اختياري», «تعيين», and two of a thing («تحويلين»). */
const notToAWoman =
  /^[وف]?(?:ابتدائي|اجتماعي|احتياطي|اختياري|استثنائي|افتراضي|اقتصادي|أبدي|أجنبي|أساسي|أسبوعي|أصلي|أفقي|أولي|ت(?:أم|حس|خم|ضم|عي|كو|لق|مر|مك|بي|دو|زي|ثم)ين|ت\p{L}{2}ي\p{L}ين)$/u;

/** The staff console speaks to no one: a member of staff may be a man. What stands in «» is said to others. */
export function addressOf({
  file,
  text,
  language,
}: Pick<Sentence, 'file' | 'text' | 'language'>): { term: string; instead: string }[] {
  if (language !== 'ar' || !file.startsWith('console/')) return [];
  // A passive has its damma («أُملي»), a verb after «لم» its kasra («يأتِ»).
  const own = text.replace(/«[^»]*»|(?<!\p{L})[وف]?أُ[\p{L}\p{M}]*|(?<!\p{L})ي[\p{L}\p{M}]*/gu, ' ');
  const bare = withoutMarks(own);
  const { past, ...verbs } = toAWoman;
  return [
    ...own.replace(/[\u064b-\u064f\u0651\u0652]/gu, '').matchAll(past),
    ...Object.values(verbs).flatMap((verb) => [...bare.matchAll(verb)]),
  ]
    .map(([word]) => word)
    .filter((word) => !notToAWoman.test(word))
    .map((term) => ({ term, instead: 'a noun or an impersonal sentence' }));
}

/** Everything that goes against the glossary, in the order of the files. */
export async function checkWords(): Promise<Hit[]> {
  const { rules, allowed } = readGlossary(readFileSync('docs/glossary.md', 'utf8'));
  const hits: Hit[] = [];
  for (const file of globSync(files).sort()) {
    if (file.includes('.test.')) continue;
    const content = readFileSync(file, 'utf8');
    const sentences = file.endsWith('.md')
      ? sentencesOfMarkdown(file, content)
      : await sentencesOfCode(file, content);
    for (const sentence of sentences) {
      // The name of our own paper, where every other payment is «الدفع».
      const text = sentence.text.replaceAll('وصل الأداء', 'وصل').replace(/\{\w+\}|\]\([^)]*\)/gu, ' ');
      for (const { language, term, instead, isIn } of rules) {
        if (language !== sentence.language || !isIn(text)) continue;
        if (allowed.get(term)?.some((place) => file.includes(place)) === true) continue;
        hits.push({ file, line: sentence.line, term, instead, text: sentence.text });
      }
      for (const fault of [...faultsOf({ ...sentence, text }), ...addressOf(sentence)])
        if (allowed.get(fault.term)?.some((place) => file.includes(place)) !== true)
          hits.push({ file, line: sentence.line, ...fault, text: sentence.text });
    }
  }
  return hits;
}

if (import.meta.main) {
  const hits = await checkWords();
  for (const { file, line, term, instead, text } of hits)
    console.log(`${file}:${line}  ${term} → ${instead}\n    ${text.trim().slice(0, 140)}`);
  console.log(`${hits.length} found`);
  process.exitCode = hits.length === 0 ? 0 : 1;
}
