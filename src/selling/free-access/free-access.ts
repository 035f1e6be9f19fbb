/** Rules for letting people in without payment: what staff type, and the list they paste. Reads no records. */
import type { Locale } from '../../platform/i18n/locale.ts';
import type { FieldProblems } from '../../platform/forms/read-form.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import type { OwnOrder } from '../../academy/staff/own-order.ts';
import { atOnce } from '../../platform/time/sliced.ts';
import { type BuyerDetails, readBuyer } from '../orders/order-form.ts';
import { readingCells, type Separator, separators } from '../../platform/text/table-cells.ts';
import { withoutMarks } from '../../platform/text/typed-text.ts';
import type { OpenedKind } from '../../academy/settings/sold-kinds.ts';

export const mostPeople = 500;
export const longestList = 100_000;
/** Characters of the reason. */
export const longestWhy = 300;

/** Normalised for storage; null when it is empty, too short or too long. */
export function reasonIn(written: string): string | null {
  const why = written.replaceAll('\0', '').replace(/\s+/gu, ' ').trim();
  return why.length < 3 || why.length > longestWhy ? null : why;
}

/** As typed or read, not checked yet. */
export type TypedPerson = {
  name: string;
  email: string;
  phone: string;
  locale: string;
  /** Left out: what was chosen for all of them. */
  item?: FreeItem | undefined;
  /** Left out or empty: the reason that was given for all of them. */
  why?: string | undefined;
};
export type ListedPerson = Required<Omit<TypedPerson, 'item'>> & {
  /** The course or group as it is written; empty: what was chosen for all. */
  named: string;
  /** Counted from 1, with empty lines. */
  line: number;
};

/** One person to let in; the phone is optional. `fallback`: the language when none is given. */
export function readPerson(
  { locale, name, email, phone }: Omit<TypedPerson, 'item'>,
  fallback: Locale,
): { ok: true; details: BuyerDetails; locale: Locale } | { ok: false; problems: FieldProblems } {
  const reading = readBuyer('membership', { name, email, phone });
  const language = languageIn(locale) ?? (locale.trim() === '' ? fallback : null);
  if (reading.ok && language !== null) return { ok: true, details: reading.value, locale: language };
  return {
    ok: false,
    problems: {
      ...(reading.ok ? {} : reading.problems),
      ...(language === null ? { locale: 'choice-required' as const } : {}),
    },
  };
}

const languages: ReadonlyMap<string, Locale> = new Map([
  ['en', 'en'],
  ['english', 'en'],
  ['anglais', 'en'],
  ['الإنجليزية', 'en'],
  ['ar', 'ar'],
  ['arabic', 'ar'],
  ['arabe', 'ar'],
  ['العربية', 'ar'],
  ['fr', 'fr'],
  ['french', 'fr'],
  ['français', 'fr'],
  ['francais', 'fr'],
  ['الفرنسية', 'fr'],
]);

const languageIn = (typed: string): Locale | null => languages.get(typed.trim().toLowerCase()) ?? null;

type Column = Exclude<keyof ListedPerson, 'line'>;
const columns: readonly Column[] = ['name', 'email', 'phone', 'locale', 'named', 'why'];

/** Column headings in the three languages of the staff. */
const headings: Record<Column, RegExp> = {
  email: /mail|courriel|بريد/iu,
  phone: /phone|t[ée]l|mobile|gsm|هاتف/iu,
  locale: /lang|locale|لغة/iu,
  named: /course|group|formation|cours|groupe|دورة|فوج|مجموعة/iu,
  why: /note|reason|remarque|raison|ملاحظ|سبب/iu,
  name: /name|nom|اسم/iu,
};

/** Which column is where, by a heading row. Null for a row that holds a person. */
function columnsOf(row: readonly string[]): Map<Column, number> | null {
  if (row.some((cell) => cell.includes('@'))) return null;
  const found = new Map<Column, number>();
  for (const [at, cell] of row.entries()) {
    const column = (Object.keys(headings) as Column[]).find(
      (one) => !found.has(one) && headings[one].test(cell),
    );
    if (column) found.set(column, at);
  }
  return found.has('email') ? found : null;
}

/** The separator that is most frequent in the first line. */
const separatorOf = (text: string): Separator => {
  const first = text.split(/\r\n|\r|\n/, 1)[0] ?? '';
  const times = (sign: string) => first.split(sign).length;
  return separators.reduce((best, one) => (times(one) > times(best) ? one : best));
};

export type ListProblem = 'empty' | 'too-large' | 'too-many-lines';

/** Name, e-mail, phone, language, course or group, note: in this order, or as a heading row has them. Semicolons, commas or tabs; quoted or not. */
export function readPeople(
  text: string,
): { ok: true; people: ListedPerson[] } | { ok: false; reason: ListProblem } {
  if (text.length > longestList) return { ok: false, reason: 'too-large' };
  const plain = withoutMarks(text).replaceAll('\0', '');
  const rows = atOnce(readingCells(plain, separatorOf(plain), mostPeople + 2));
  const [first] = rows;
  if (!first) return { ok: false, reason: 'empty' };
  const headed = columnsOf(first.cells);
  const people = headed ? rows.slice(1) : rows;
  if (people.length === 0) return { ok: false, reason: 'empty' };
  if (people.length > mostPeople) return { ok: false, reason: 'too-many-lines' };
  const place = headed ?? new Map(columns.map((column, at) => [column, at]));
  const cellOf = (cells: readonly string[], column: Column) => cells[place.get(column) ?? -1] ?? '';
  return {
    ok: true,
    people: people.map(({ line, cells }) => ({
      line,
      name: cellOf(cells, 'name'),
      email: cellOf(cells, 'email'),
      phone: cellOf(cells, 'phone'),
      locale: cellOf(cells, 'locale'),
      named: cellOf(cells, 'named').trim(),
      why: cellOf(cells, 'why').trim(),
    })),
  };
}

/** What people are let in to without payment. */
export type FreeItem = {
  kind: OpenedKind;
  slug: string;
  /** The dated group, of a course sold by groups; left out: the next with a seat. */
  cohort?: string | undefined;
};

/** Why no order can be placed: announced only; open to those who waited, by their links; closed for sale; every seat is taken; no date that can be joined. */
export const notSold = ['coming', 'waitlist-first', 'closed', 'full', 'no-date'] as const;
export type NotSold = (typeof notSold)[number];

export type WhyNotIn =
  /** The same person is earlier in the list. */
  | 'twice'
  | 'owns-already'
  | OwnOrder['reason']
  /** Every seat is taken, and `overSeats` was not asked for. */
  | 'sold-out';

/** A line of a list before anybody is let in. `waitsForCode`: may come in, but has to wait for a code. */
export type PersonBefore = Omit<ListedPerson, 'named'> & {
  /** What they get; null where the line names nothing that anybody can be let in to. */
  item: (FreeItem & { name: Localised<string> }) | null;
  /** By an order or an account. */
  isKnown: boolean;
  /** By the name of the column. */
  problems: Record<string, string>;
  whyNot: WhyNotIn | null;
  waitsForCode: boolean;
};

export type PersonAfter = { email: string } & (
  | { ok: true; orderNumber: string; waitsForCode: boolean; repeated: boolean }
  /** `orderNumber`: by which the person owns it already. 'failed': see the server's log; can be tried again. */
  | { ok: false; reason: WhyNotIn | 'failed'; orderNumber?: string }
  | { ok: false; reason: 'bad-person'; problems: FieldProblems }
);
