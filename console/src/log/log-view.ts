/** A line of the log, split into values with words and values for machines: names without a word, ids, JSON. */
import { type ConsoleLocale, dayOf, formatTags, languageNames, madOf, momentOf } from '../locale.ts';
import type { ConsoleWords } from '../words/words.ts';
import { nameOfPlace } from '../catalogue/labels.ts';
import { wordOf } from '../words/word-of.ts';
import { weekdayName } from '../hours/week.ts';
import type { DoneOf } from '../api.ts';

type LogRow = DoneOf<'GET log'>['rows'][number];

/** These follow from another action and come after it. */
const follows: ReadonlySet<string> = new Set(['move-application', 'create-record']);

const actionOf = ({ at, email }: LogRow): string => `${at} ${email}`;

type Action<Row> = { row: Row; also: Row[] };

/**
 * Groups the lines that one action left: a service writes all its lines with the same instant. The causing action comes
 * first, the others in the order of the list.
 */
export function actionsOf(rows: readonly LogRow[]): Action<LogRow>[] {
  const byAction = Map.groupBy(rows, actionOf);
  return [...byAction.values()].flatMap((lines) => {
    const [row, ...also] = lines.toSorted((a, b) => Number(follows.has(a.act)) - Number(follows.has(b.act)));
    return row ? [{ row, also }] : [];
  });
}

/** An expert's hours as the log keeps them: '1 540-720' is Monday from 9 to 12, '2026-12-24 closed null-null' a day off. */
type HoursWords = Pick<ConsoleWords, 'hours'> & { locale: ConsoleLocale };

const clock = (minutes: string): string =>
  `${Math.floor(Number(minutes) / 60)}:${String(Number(minutes) % 60).padStart(2, '0')}`;

/** 1 is Monday, as was 1 January 2024. */
const weekdayOf = (number: string, locale: ConsoleLocale): string =>
  new Intl.DateTimeFormat(formatTags[locale], { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, Number(number))),
  );

const span = (from: string, until: string) => `\u2066${clock(from)}–${clock(until)}\u2069`;

function oneInWords(text: string, { hours, locale }: HoursWords): string {
  const [, weekday, from = '', until = ''] = /^([1-7]) (\d+)-(\d+)$/.exec(text) ?? [];
  if (weekday !== undefined) return `${weekdayOf(weekday, locale)} ${span(from, until)}`;
  const [, day, kind = '', begin, end] =
    /^(\d{4}-\d\d-\d\d) (\w+) (?:(\d+)-(\d+)|null-null)$/.exec(text) ?? [];
  if (day === undefined) return text;
  const times = begin !== undefined && end !== undefined ? ` ${span(begin, end)}` : '';
  return `${dayOf(day, locale)}: ${wordOf(hours.kinds, kind) ?? kind}${times}`;
}

const hoursInWords = (text: string, t: HoursWords): string =>
  text
    .split(', ')
    .map((one) => oneInWords(one, t))
    .join(t.locale === 'ar' ? '، ' : ', ');

type Value = NonNullable<LogRow['before']>[string];
type Row = Pick<LogRow, 'act' | 'about' | 'detail'>;
type Texts = ConsoleWords & { locale: ConsoleLocale };
type Words = Readonly<Record<string, string>>;

/** The log writes this for a value that it does not keep. */
const notKept = '[not kept]';
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const day = /^\d{4}-\d\d-\d\d$/;
/** A day of the week in a record, alone or one of several. */
const isWeekday = /(?:^|\.)(?:weekday|days\.\d+)$/;
/** A bank account number (RIB), shown in groups as a bank prints it. */
const rib = /^(\d{3})(\d{3})(\d{16})(\d{2})$/;
const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Which table has the words of a state depends on what has the state. */
function statesOf({ about: { of }, act }: Row, t: Texts): Words {
  if (of === 'order') return act.endsWith('-hour') ? t.bookings.states : t.refunds.states;
  if (of === 'workshop') return t.applications.places;
  if (of === 'data-request') return t.people.requests.states;
  return t.deliveries.states;
}

function kindsOf({ about: { of } }: Row, t: Texts): Words {
  if (of === 'data-request') return t.people.requests.kinds;
  if (of === 'coupon') return t.log.values;
  if (of === 'application-kind') return t.applications.kinds;
  const { kinds } = t.catalogue;
  return Object.fromEntries(Object.entries(kinds).map(([kind, { one }]) => [kind, one]));
}

/** The table with the words of a field's values. */
function tableOf(name: string, row: Row, t: Texts): Words | null {
  switch (name) {
    case 'status':
      return t.orders.statuses;
    case 'paymentOption':
    case 'method':
      return t.orders.methods;
    case 'stage':
      return { ...t.applications.stages, ...t.pipeline.stages };
    case 'state':
      return statesOf(row, t);
    case 'kind':
      return kindsOf(row, t);
    case 'role':
      return t.people.staff.roles;
    case 'way':
      return row.about.of === 'data-request' ? t.people.requests.ways : t.refunds.ways;
    case 'paidBy':
      return t.orderPage.record.ways;
    case 'what':
      return { ...t.deliveries.events, ...t.deliveries.emails };
    case 'verdict':
      return { ...t.orderPage.verdicts, ...t.log.values };
    case 'locale':
      return languageNames;
    case 'atPlatform':
    case 'decision':
    case 'list':
      return t.log.values;
    default:
      return row.about.of === 'record' ? t.catalogue.choices : null;
  }
}

/** Lists of plain values become a sentence; other JSON is for machines. */
function listed(text: string): string | null {
  try {
    const read: unknown = JSON.parse(text);
    if (!Array.isArray(read)) return null;
    return read.every((one) => typeof one === 'string' || typeof one === 'number') ? read.join(', ') : null;
  } catch {
    return null;
  }
}

/** What a coupon is for: kinds in words, single items by their address. */
function scopeInWords(text: string, { coupons }: Texts): string | null {
  const entries = listed(text)?.split(', ');
  return entries?.map((entry) => coupons.wholes[entry] ?? entry.replace(/^\w+:/, '')).join(', ') ?? null;
}

function textOf(name: string, text: string, row: Row, t: Texts): string | null {
  if (text === notKept) return t.log.notKept;
  if (id.test(text)) return null;
  if (rib.test(text)) return text.replace(rib, '$1 $2 $3 $4');
  if (instant.test(text)) return momentOf(text, t.locale);
  if (day.test(text)) return dayOf(text, t.locale);
  if (row.about.of === 'expert' && (name === 'hours' || name === 'days')) return hoursInWords(text, t);
  if (row.about.of === 'coupon' && name === 'scope') return scopeInWords(text, t);
  if (/^[[{]/.test(text)) return listed(text);
  const table = tableOf(name, row, t);
  return (table && wordOf(table, text)) ?? text;
}

/** A value of the log for a reader: words, money, days. Null where it has none, as an id or JSON. */
export function valueInWords(name: string, value: Value | undefined, row: Row, t: Texts): string | null {
  if (value === null || value === undefined || value === '' || value === '[]') return t.log.nothing;
  if (typeof value === 'boolean') return value ? t.log.yes : t.log.no;
  if (row.about.of === 'record' && isWeekday.test(name)) return weekdayName(Number(value), t.locale);
  const isMoney = name.endsWith('Centimes') || name === 'priceBefore';
  if (isMoney && Number.isSafeInteger(Number(value))) return madOf(Number(value), t.locale);
  return typeof value === 'number' ? String(value) : textOf(name, value, row, t);
}

/**
 * The name of a changed field, as the catalogue's form names it where a record changed. Null where it has no word: then it
 * is for machines.
 */
function fieldInWords(
  name: string,
  { about, detail }: Pick<LogRow, 'about' | 'detail'>,
  { catalogue, log }: Pick<ConsoleWords, 'catalogue' | 'log'>,
): string | null {
  const kind = detail?.['kind'];
  const place = about.of === 'record' && kind !== undefined ? nameOfPlace(catalogue, kind, name) : '';
  return place === '' ? (wordOf(log.fields, name) ?? null) : place;
}

export type ShownField = {
  name: string;
  label: string;
  /** Null where the log has no value from before. */
  was: string | null;
  is: string;
};

export type ShownDetails = { fields: ShownField[]; technical: Record<string, unknown> };

/** Fields that the head of the line shows already. */
const inHead = (row: LogRow): ReadonlySet<string> =>
  new Set(row.about.of === 'record' ? ['revision', 'kind'] : row.about.of === 'workshop' ? ['place'] : []);

/** The filter of an exported list, as fields of its own. */
function opened(detail: NonNullable<LogRow['detail']>): NonNullable<LogRow['detail']> {
  const { filter, ...others } = detail;
  if (filter === undefined) return detail;
  try {
    const asked = Object.entries(JSON.parse(filter) as object).filter(
      ([, value]) => value !== null && value !== '' && value !== false,
    );
    return { ...others, ...Object.fromEntries(asked.map(([name, value]) => [name, String(value)])) };
  } catch {
    return detail;
  }
}

export function logDetailsOf(row: LogRow, t: Texts): ShownDetails {
  const { before, after } = row;
  const detail = opened(row.detail ?? {});
  const details: ShownDetails = { fields: [], technical: {} };
  const add = (name: string, was: string | null, is: string | null, raw: unknown, isWhole: boolean) => {
    const label = fieldInWords(name, row, t);
    if (label === null || is === null || !isWhole) details.technical[name] = raw;
    else details.fields.push({ name, label, was, is });
  };
  for (const [name, value] of Object.entries(detail))
    if (inHead(row).has(name)) details.technical[name] = value;
    else add(name, null, valueInWords(name, value, row, t), value, true);
  if (row.reason !== null) add('reason', null, row.reason, row.reason, true);
  for (const name of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])) {
    const is = valueInWords(name, after?.[name], row, t);
    const wasThere = before !== null && Object.hasOwn(before, name);
    const was = wasThere ? valueInWords(name, before[name], row, t) : null;
    const raw = { before: before?.[name] ?? null, after: after?.[name] ?? null };
    add(name, was, is, raw, !wasThere || was !== null);
  }
  return details;
}
