/**
 * A table of learners, orders or progress that another system exported, read line by line. Columns are known by their headings.
 * Reads no records, decides nothing and never throws: what is unclear is said beside its line.
 */
import { isDay } from '../../platform/time/calendar-date.ts';
import { atOnce } from '../../platform/time/sliced.ts';
import { toE164 } from '../../platform/people/phone.ts';
import { readAmount } from '../../platform/money/typed-amount.ts';
import { foldForSearch } from '../../platform/text/fold-for-search.ts';
import { readingCells, type Row, separators } from '../../platform/text/table-cells.ts';
import { cutText, latinDigits, oneLine, withoutMarks } from '../../platform/text/typed-text.ts';

export const mostImportedLines = 2_000;
const longestImport = 1_000_000;
/** Of the name of a file or of a course in it. */
export const longestName = 200;

const columns = [
  'email',
  'phone',
  'first',
  'last',
  'name',
  'course',
  'number',
  'finished',
  'share',
  'date',
  'amount',
  'currency',
  'status',
] as const;
type Column = (typeof columns)[number];

const of = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'u');
const who = '(?:(?:billing|user|student|customer|learner|participant) )?';

/** Folded headings of the four systems, and plain ones in the three languages. The first that fits names the column. */
const headings: Readonly<Record<Column, RegExp>> = {
  email: of(
    `${who}e ?mail(?: address)?(?: billing)?|(?:adresse )?(?:de |d )?(?:e ?mail|courriel|messagerie)|(?:ال)?بريد(?: (?:ال)?الكتروني)?|الايميل`,
  ),
  phone: of(
    `${who}(?:phone|telephone|mobile|gsm|tel|portable|whatsapp)(?: ?1| number| billing| mobile)?|(?:numero|n) (?:de |d )?(?:telephone|portable)|(?:رقم )?(?:ال)?(?:هاتف|جوال|واتساب)`,
  ),
  first: of(`${who}first ?name(?: billing)?|prenoms?|الاسم (?:الشخصي|الاول)`),
  last: of(
    `${who}(?:last ?name|surname)(?: billing)?|nom(?: de famille)?|(?:الاسم|اسم) (?:العايلي|العايله)|النسب|اللقب`,
  ),
  name: of(
    `(?:full )?${who}names?|full name|nom complet|nom (?:et )?prenom|prenom (?:et )?nom|student|customer|learner|eleve|apprenante?|client|(?:ال)?اسم(?: (?:ال)?كامل)?`,
  ),
  course: of(
    '(?:courses?|products?|items?|line items?|formations?|cours|produits?|articles?)(?: ?names?| titles?)?(?: ?\\d+| s)?|(?:nom|titre|intitule) (?:du |de la |de l )(?:cours|formation|produit|article)|(?:اسم )?(?:ال)?(?:دوره|منتج|تكوين)',
  ),
  number: of(
    '(?:order|sale|transaction)(?: (?:id|number|no|ref|reference))?|(?:n|no|num|numero|ref|reference)(?: de)?(?: la)? (?:commande|vente)|commande|رقم (?:ال)?طلب',
  ),
  finished: of(
    '(?:completed|finished|completion) (?:at|on|date)(?: utc)?|termine le|acheve le|date (?:d |de )(?:achevement|fin)|تاريخ (?:الاتمام|الانتهاء)',
  ),
  share: of(
    '(?:course )?progress|percent(?:age)?(?: complet(?:ed?|ion))?|completed percentage|progression|avancement|pourcentage(?: .*)?|(?:نسبه )?(?:ال)?(?:تقدم|اتمام|انجاز)',
  ),
  date: of(
    '(?:order |purchase |sale |enrol\\w* )?date(?: created| paid| utc)?|(?:purchased|enrol\\w+|activated|joined|created|sold) at(?: utc)?|date (?:de |d )?(?:la )?(?:commande|achat|inscription|vente|paiement)|(?:ال)?تاريخ(?: .*)?',
  ),
  amount: of(
    '(?:(?:order )?(?:total|amount)(?: amount)?|(?:final |sale )?price|paid|(?:n|net) revenue|prix|montant(?: total| paye| ttc)?|total ttc)(?: (?:mad|dhs?|usd|eur))?|(?:ال)?مبلغ|(?:ال)?ثمن|المجموع',
  ),
  currency: of('(?:order )?currency|devise|monnaie|(?:ال)?عمله'),
  status: of('(?:order |payment )?status|(?:statut|etat)(?: de la commande)?|(?:ال)?حاله(?: (?:ال)?طلب)?'),
};

const columnOf = (heading: string): Column | null => {
  const folded = foldForSearch(heading.slice(0, 80));
  // '% Completed' folds to one word, which alone would say nothing.
  if (heading.includes('%')) return /^(?:complete|termine|acheve)/.test(folded) ? 'share' : null;
  return columns.find((one) => headings[one].test(folded)) ?? null;
};

export const importSources = ['teachable', 'thinkific', 'moodle', 'woocommerce', 'other'] as const;
export type ImportSource = (typeof importSources)[number];
const names: Readonly<Record<ImportSource, string>> = {
  teachable: 'Teachable',
  thinkific: 'Thinkific',
  moodle: 'Moodle',
  woocommerce: 'WooCommerce',
  other: '',
};

/** Headings that one system alone writes. */
const signs: readonly (readonly [ImportSource, RegExp])[] = [
  ['woocommerce', /^(?:billing|shipping) | billing$|^line item|^(?:n|net) revenue$|^order status$/],
  ['thinkific', /^activated at|^percentage completed$|^viewed$|^is free trial$/],
  ['teachable', /^purchased at|^percent complete$|^sale id$|^earnings/],
  [
    'moodle',
    /^id ?number$|^institution$|^adresse de courriel$|^numero d identification$|completion date$|date d achevement$/,
  ],
];

const sourceOf = (heads: readonly string[]): ImportSource => {
  const folded = heads.map(foldForSearch);
  return signs.find(([, sign]) => folded.some((one) => sign.test(one)))?.[0] ?? 'other';
};

/** Why a line is nothing to import, whoever it is about. */
type LineFault = 'not-paid' | 'more-cells';
/** What was left out of a line, which is imported all the same. */
export const remarks = [
  'date-unclear',
  'date-unreadable',
  'amount-unclear',
  'phone-unreadable',
  'letters-lost',
] as const;
type Remark = (typeof remarks)[number];

/** One person and one course. */
export type ImportedRow = {
  /** Counted from 1, as a table program counts. */
  line: number;
  name: string;
  /** In lower case; empty where there is none. */
  email: string;
  /** E.164; empty where there is none that can be. */
  phone: string;
  /** The course or product as the file names it; empty: it does not. */
  course: string;
  /** The old order for people: system, number, day and amount. */
  note: string;
  /** 0 to 1; null: the file says nothing. */
  share: number | null;
  /** Titles of lessons that are done. */
  lessons: readonly string[];
  fault: LineFault | null;
  remarks: readonly Remark[];
};

export type ImportProblem = 'empty' | 'too-large' | 'too-many-lines' | 'no-headings';
export type ImportReading = {
  source: ImportSource;
  /** Headings that say nothing here. */
  ignored: string[];
  rows: ImportedRow[];
};

const day = (year = '', month = '', date = ''): string | null => {
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(text) ? text : null;
};
const localOf = (cell: string) => /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/.exec(cell);

/** Reads days of one column, or a remark of what is none: whether the day or the month comes first is told by the whole of it. */
export function readingDays(cells: readonly string[]): (cell: string) => string {
  const all = cells.flatMap((cell) =>
    [localOf(latinDigits(cell.trim())) ?? []].filter(({ length }) => length > 0),
  );
  const dayFirst = all.some(([, one]) => Number(one) > 12);
  const monthFirst = all.some(([, , two]) => Number(two) > 12);
  return (typed) => {
    const cell = latinDigits(typed.trim());
    const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(cell);
    if (iso) return day(iso[1], iso[2], iso[3]) ?? 'date-unreadable';
    const [, one = '', two = '', year] = localOf(cell) ?? [];
    if (year === undefined) return 'date-unreadable';
    const [a, b] = [day(year, two, one), day(year, one, two)];
    // Only one of them is a day, or both are the same.
    if (a === b || a === null || b === null) return a ?? b ?? 'date-unreadable';
    if (dayFirst === monthFirst) return 'date-unclear';
    return dayFirst ? a : b;
  };
}

const isNotPaid =
  /refund|cancel|fail|pending|on hold|draft|trash|checkout|annul|rembours|echou|attente|brouillon|ملغ|مسترجع|معلق|فشل/u;
const isDone = /^(?:completed?|done|yes|termine|acheve|oui|مكتمل|تم)/u;
const isState =
  /^(?:(?:not |in)?completed?|done|yes|no|(?:non |pas )?(?:termine|acheve)|oui|non|(?:غير )?مكتمل|تم|لا)(?: |$)/u;

/** 0 to 1 out of '75 %', '75' or, where no cell is above 1, '0.75'. */
function readingShares(cells: readonly string[]): (cell: string) => number | null {
  const read = (cell: string): number | null => {
    const number = /^(\d+(?:[.,]\d+)?)\s*[%٪]?$/.exec(latinDigits(cell.trim()))?.[1];
    return number === undefined ? null : Number(number.replace(',', '.'));
  };
  const isOfOne = cells.every((cell) => !cell.includes('%') && (read(cell) ?? 0) <= 1);
  return (cell) => {
    const number = read(cell);
    return number === null ? null : Math.min(1, isOfOne ? number : number / 100);
  };
}

type Table = { heads: readonly string[]; as: readonly (Column | null)[]; body: readonly Row[] };

/** The separator under which the most headings are understood; without an e-mail or a phone it is no list of people. */
function tableOf(text: string): Table | null {
  const tables = separators.flatMap((separator): Table[] => {
    const [first, ...body] = atOnce(readingCells(text, separator, mostImportedLines + 2));
    const heads = first?.cells ?? [];
    const as = heads
      .map(columnOf)
      .map((one, at, all) => (one === 'course' || all.indexOf(one) === at ? one : null));
    return as.includes('email') || as.includes('phone') ? [{ heads, as, body }] : [];
  });
  const known = ({ as }: Table) => as.filter((one) => one !== null).length;
  return tables.toSorted((one, other) => known(other) - known(one))[0] ?? null;
}

/** Moodle has a column for each activity, whose cells say whether it is done. */
const lessonsAt = ({ heads, as, body }: Table, source: ImportSource): number[] =>
  heads.flatMap((head, at) => {
    const cells = body.flatMap(({ cells: all }) => (all[at] ? [foldForSearch(all[at])] : []));
    const isLesson = source === 'moodle' && as[at] === null && head !== '' && cells.length > 0;
    return isLesson && cells.every((cell) => isState.test(cell)) ? [at] : [];
  });

/** The old order in words, for people; `currency`: of the amount, empty where it is ours. */
function noteOf(
  source: ImportSource,
  cells: (column: Column) => string,
  { currency, days: read }: { currency: string; days: Readers['days'] },
) {
  const said: Remark[] = [];
  const [date, amount] = [cells('date'), cells('amount')];
  const found = date === '' ? '' : read(date);
  const isDated = found === '' || isDay(found);
  if (!isDated) said.push(found as Remark);
  const isHere = /^(?:|mad|dhs?|dirhams?|درهم)$/iu.test(currency);
  const money = amount === '' || !isHere ? null : readAmount(amount);
  if (money?.ok === false) said.push('amount-unclear');
  const paid = money?.ok ? `${(money.centimes / 100).toFixed(2)} DH` : `${amount} ${currency}`.trim();
  const parts = [names[source], cells('number'), isDated ? found : date, paid];
  // What could not be read stands in the note as it was: nothing is lost.
  return {
    note: cutText(['Import', ...parts.filter((part) => part !== '')].map(oneLine).join(' · '), 300),
    said,
  };
}

/** 'name:A course|quantity:1' and 'A course × 1', as shops write what was sold. */
const courseIn = (cell: string): string =>
  oneLine(/^name:([^|]+)/.exec(cell)?.[1] ?? cell.replace(/ [x×] ?\d+$/u, ''));

type Readers = {
  days: (cell: string) => string;
  shares: (cell: string) => number | null;
  lessons: number[];
};

/** Table programs take a number for an amount, and write its first sign as they like. */
const phoneIn = (typed: string): string | null =>
  typed === '' ? '' : (toE164(typed) ?? toE164(`+${typed.replace(/\D/g, '')}`));

const faultOf = (status: string, surplus: readonly string[]): LineFault | null => {
  if (surplus.some((cell) => cell !== '')) return 'more-cells';
  return isNotPaid.test(foldForSearch(status)) ? 'not-paid' : null;
};

function rowsOf({ line, cells }: Row, table: Table, source: ImportSource, readers: Readers): ImportedRow[] {
  const { heads, as } = table;
  const cellOf = (column: Column) => (cells[as.indexOf(column)] ?? '').trim();
  const ofHead = /\b(usd|eur)\b/iu.exec(heads[as.indexOf('amount')] ?? '')?.[1] ?? '';
  const currency = cellOf('currency') || ofHead;
  const { note, said } = noteOf(source, cellOf, { currency, days: readers.days });
  const phone = phoneIn(cellOf('phone'));
  if (phone === null) said.push('phone-unreadable');
  if (cells.some((cell) => cell.includes('\uFFFD'))) said.push('letters-lost');
  const whole = [cellOf('first'), cellOf('last')].filter((part) => part !== '').join(' ');
  const isFinished = cellOf('finished') !== '' && !/^(?:no|non|لا|0|-|—)$/iu.test(cellOf('finished'));
  const courses = cells.flatMap((cell, at) => (as[at] === 'course' && cell !== '' ? [courseIn(cell)] : []));
  const row = {
    line,
    name: cellOf('name') || whole,
    email: cellOf('email').toLowerCase(),
    phone: phone ?? '',
    note,
    share: isFinished ? 1 : readers.shares(cellOf('share')),
    lessons: readers.lessons
      .filter((at) => isDone.test(foldForSearch(cells[at] ?? '')))
      .map((at) => heads[at] ?? ''),
    fault: faultOf(cellOf('status'), cells.slice(heads.length)),
    remarks: said,
  };
  return (courses.length === 0 ? [''] : courses).map((course) => ({
    ...row,
    course: course.slice(0, longestName),
  }));
}

/** Every line of the table, the empty ones left out. */
export function readImport(
  text: string,
): { ok: true; reading: ImportReading } | { ok: false; reason: ImportProblem } {
  if (text.length > longestImport) return { ok: false, reason: 'too-large' };
  const plain = withoutMarks(text).replaceAll('\0', '');
  if (plain.trim() === '') return { ok: false, reason: 'empty' };
  const table = tableOf(plain);
  if (table === null) return { ok: false, reason: 'no-headings' };
  const { heads, as, body } = table;
  if (body.length === 0) return { ok: false, reason: 'empty' };
  if (body.length > mostImportedLines) return { ok: false, reason: 'too-many-lines' };
  const source = sourceOf(heads);
  const below = (column: Column) => body.map(({ cells }) => cells[as.indexOf(column)] ?? '');
  const lessons = lessonsAt(table, source);
  const readers = { days: readingDays(below('date')), shares: readingShares(below('share')), lessons };
  const ignored = heads.filter((head, at) => head !== '' && as[at] === null && !lessons.includes(at));
  return {
    ok: true,
    reading: { source, ignored, rows: body.flatMap((row) => rowsOf(row, table, source, readers)) },
  };
}
